//! Description of the Duel for the shell.

use crate::{
    options::DuelOptions,
    panels::DuelDialog,
    scene::{
        board::{
            CrystalMaterials, DuelBoard, DuelMotion, DuelPortrait, DuelPrefabs, DuelReading,
            EffectMaterials,
        },
        body::{CardFigures, CardSigns, DuelCard},
        faces::{CrackMaterials, DuelFaces, GlowMaterials},
        manager::DuelManager,
        opponent::OpponentTask,
        plate::TurnPlate,
        side::{DuelSide, FieldShape, HandShape},
    },
    sounds,
    table::DuelTable,
};
use fyrox::keyboard::KeyCode;
use parlour_shell::{
    app::{gamepad::PadButton, input::DragTrigger, options::TableId},
    archive::ArchiveKind,
    table::{TableKind, workers::TaskKind},
    ui::Dialog,
};

/// Identifies the Duel's table.
pub const ID: TableId = TableId::new("duel");

/// The Duel, for the list of tables.
pub const KIND: TableKind = TableKind {
    id: ID,
    scene: "data/scenes/duel.rgs",
    help: Some(|| Dialog::new(DuelDialog::Help)),
    drag_trigger: DragTrigger::ByRising,
    gamepad: [
        PadButton {
            key: KeyCode::Space,
            help: "duel-help-skip",
        },
        PadButton {
            key: KeyCode::KeyE,
            help: "duel-help-end-turn",
        },
    ],
    sounds: &[sounds::ALL],
    check: |options| Ok(options.of::<DuelOptions>().check()?),
    archive: Some(ArchiveKind {
        extension: "ron",
        older: None,
    }),
    register_scripts: |scripts| {
        scripts.add::<DuelCard>("DuelCard");
        scripts.add::<DuelFaces>("DuelFaces");
        scripts.add::<DuelSide>("DuelSide");
        scripts.add::<DuelBoard>("DuelTable");
        scripts.add::<DuelManager>("DuelManager");
        scripts.add::<TurnPlate>("TurnPlate");
    },
    register_editors: |editors| {
        editors.register_inheritable_inspectable::<CardFigures>();
        editors.register_inheritable_inspectable::<CardSigns>();
        editors.register_inheritable_inspectable::<GlowMaterials>();
        editors.register_inheritable_inspectable::<CrackMaterials>();
        editors.register_inheritable_inspectable::<HandShape>();
        editors.register_inheritable_inspectable::<FieldShape>();
        editors.register_inheritable_inspectable::<DuelPrefabs>();
        editors.register_inheritable_inspectable::<DuelPortrait>();
        editors.register_inheritable_inspectable::<CrystalMaterials>();
        editors.register_inheritable_inspectable::<EffectMaterials>();
        editors.register_inheritable_inspectable::<DuelMotion>();
        editors.register_inheritable_inspectable::<DuelReading>();
    },
    tasks: &[TaskKind::of::<OpponentTask>()],
    open: |loader, options| Box::new(DuelTable::load(loader, options)),
};
