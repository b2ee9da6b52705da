//! Description of chess for the shell.

use crate::{
    model::engine_handle::EngineTask,
    options::ChessOptions,
    panels::ChessDialog,
    scene::{
        board::{Board, BoardArrows, BoardMarks, BoardMotion, PieceSet},
        chess_clock::{ChessClock, ClockMotion},
        coordinates::Coordinates,
        game_manager::GameManager,
        piece::{Kind, Piece},
        player::Player,
    },
    sounds,
    table::{ChessTable, archive},
};
use fyrox::keyboard::KeyCode;
use parlour_shell::{
    app::{gamepad::PadButton, input::DragTrigger, options::TableId},
    archive::ArchiveKind,
    table::{TableKind, workers::TaskKind},
    ui::Dialog,
};

/// Identifies the chess table.
pub const ID: TableId = TableId::new("chess");

/// Chess, for the list of tables.
pub const KIND: TableKind = TableKind {
    id: ID,
    scene: "data/scenes/chess.rgs",
    help: Some(|| Dialog::new(ChessDialog::Help)),
    drag_trigger: DragTrigger::ByMoving,
    gamepad: [
        PadButton {
            key: KeyCode::Backspace,
            help: "help-undo",
        },
        PadButton {
            key: KeyCode::KeyI,
            help: "help-hint",
        },
    ],
    sounds: &[sounds::ALL],
    check: |options| Ok(options.of::<ChessOptions>().game().map(|_| ())?),
    archive: Some(ArchiveKind {
        extension: "pgn",
        older: Some(archive::older_games),
    }),
    register_scripts: |scripts| {
        scripts.add::<GameManager>("GameManager");
        scripts.add::<Board>("Board");
        scripts.add::<Piece>("Piece");
        scripts.add::<Player>("Player");
        scripts.add::<ChessClock>("ChessClock");
        scripts.add::<Coordinates>("Coordinates");
    },
    register_editors: |editors| {
        editors.register_inheritable_enum::<Kind, _>();
        editors.register_inheritable_inspectable::<PieceSet>();
        editors.register_inheritable_inspectable::<BoardMarks>();
        editors.register_inheritable_inspectable::<BoardArrows>();
        editors.register_inheritable_inspectable::<BoardMotion>();
        editors.register_inheritable_inspectable::<ClockMotion>();
    },
    tasks: &[TaskKind::of::<EngineTask>()],
    open: |loader, options| Box::new(ChessTable::load(loader, options)),
};
