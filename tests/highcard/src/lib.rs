//! High Card, the smallest table that plays, saves and resumes a game. Only tests know it: they
//! show that a table can be added without touching the shell or another table.
//!
//! Its texts are with those of the shipped tables, in `data/locales`.
//!
//! | module | content |
//! |---|---|
//! | [`rules`] | the game: two piles, and the higher card wins the round |
//! | [`scene`] | script of `highcard.rgs`, which a test puts into a copy of `data/scenes` |
//! | [`panels`] | panel, command and menu entry |
//! | [`table`] | [`table::HighCardTable`], which connects them with the shell |

pub mod panels;
pub mod rules;
pub mod scene;
pub mod table;

use fyrox::keyboard::KeyCode;
use parlour_shell::{
    app::{gamepad::PadButton, input::DragTrigger, options::TableId},
    table::TableKind,
};

/// Identifies the table.
pub const ID: TableId = TableId::new("highcard");

/// High Card, for a list of tables.
pub const KIND: TableKind = TableKind {
    id: ID,
    scene: "data/scenes/highcard.rgs",
    help: None,
    drag_trigger: DragTrigger::Nothing,
    gamepad: [
        PadButton {
            key: KeyCode::Backspace,
            help: "help-undo",
        },
        PadButton {
            key: KeyCode::Space,
            help: "help-pad-a",
        },
    ],
    sounds: &[],
    check: |_| Ok(()),
    archive: None,
    register_scripts: |scripts| {
        scripts.add::<scene::HighCard>("HighCard");
    },
    register_editors: |_| {},
    tasks: &[],
    open: |loader, _| Box::new(table::HighCardTable::load(loader)),
};
