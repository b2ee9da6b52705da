//! Description of Prospector for the shell.

use crate::{
    panels::ProspectorDialog,
    scene::{
        manager::Prospector,
        scoreboard::Scoreboard,
        tableau::{CounterPlate, Tableau, TableauMarks, TableauMotion, TableauSpacing},
    },
    sounds,
    table::{ProspectorTable, solver::SolverTask},
};
use fyrox::keyboard::KeyCode;
use parlour_shell::{
    app::{gamepad::PadButton, input::DragTrigger, options::TableId},
    archive::ArchiveKind,
    table::{TableKind, workers::TaskKind},
    ui::Dialog,
};

/// Identifies Prospector's table.
pub const ID: TableId = TableId::new("prospector");

/// Prospector, for the list of tables.
pub const KIND: TableKind = TableKind {
    id: ID,
    scene: "data/scenes/prospector.rgs",
    help: Some(|| Dialog::new(ProspectorDialog::Help)),
    drag_trigger: DragTrigger::Nothing,
    gamepad: [
        PadButton {
            key: KeyCode::Backspace,
            help: "help-undo",
        },
        PadButton {
            key: KeyCode::Space,
            help: "dig-help-space",
        },
    ],
    sounds: &[sounds::ALL, &sounds::NOTES],
    check: |_| Ok(()),
    archive: Some(ArchiveKind {
        extension: "ron",
        older: None,
    }),
    register_scripts: |scripts| {
        scripts.add::<Tableau>("Tableau");
        scripts.add::<Prospector>("Prospector");
        scripts.add::<Scoreboard>("Scoreboard");
    },
    register_editors: |editors| {
        editors.register_inheritable_inspectable::<TableauMarks>();
        editors.register_inheritable_inspectable::<CounterPlate>();
        editors.register_inheritable_inspectable::<TableauSpacing>();
        editors.register_inheritable_inspectable::<TableauMotion>();
    },
    tasks: &[TaskKind::of::<SolverTask>()],
    open: |loader, options| Box::new(ProspectorTable::load(loader, options)),
};
