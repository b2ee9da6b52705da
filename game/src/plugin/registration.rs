//! Registration of scripts and inspector types with the engine and the editor.

use crate::{
    camera::{CameraRig, ViewFrame, ViewLimits},
    cards::{card::Card, faces::CardFaces, pool::CardPool},
    chess::{
        board::{Board, BoardArrows, BoardMarks, BoardMotion, PieceSet},
        chess_clock::{ChessClock, ClockMotion},
        game_manager::GameManager,
        move_selector::MoveSelector,
        piece::{Kind, Piece},
        player::Player,
        tile_selector::TileSelector,
    },
    duel::{
        board::{
            CrystalMaterials, DuelBoard, DuelMotion, DuelPrefabs, DuelReading, EffectMaterials,
        },
        body::{CardFigures, CardSigns, DuelCard},
        faces::{DuelFaces, GlowMaterials},
        manager::DuelManager,
        selector::DuelSelector,
        side::{DuelSide, FieldShape, HandShape},
    },
    highlights::{Highlights, Shades},
    light::Lamp,
    prospector::{
        card_selector::CardSelector,
        manager::Prospector,
        scoreboard::Scoreboard,
        tableau::{Tableau, TableauMarks, TableauMotion, TableauSpacing, TallyPlate},
    },
};
use fyrox::{
    gui::inspector::editors::PropertyEditorDefinitionContainer,
    script::constructor::ScriptConstructorContainer,
};

/// Registers every script under the name that scene files and the editor use for it.
pub(crate) fn register_scripts(scripts: &ScriptConstructorContainer) {
    scripts.add::<GameManager>("GameManager");
    scripts.add::<Board>("Board");
    scripts.add::<Piece>("Piece");
    scripts.add::<Player>("Player");
    scripts.add::<TileSelector>("TileSelector");
    scripts.add::<MoveSelector>("MoveSelector");
    scripts.add::<ChessClock>("ChessClock");
    scripts.add::<CameraRig>("CameraRig");
    scripts.add::<Highlights>("Highlights");
    scripts.add::<Lamp>("Lamp");
    scripts.add::<Card>("Card");
    scripts.add::<CardFaces>("CardFaces");
    scripts.add::<CardPool>("CardPool");
    scripts.add::<Tableau>("Tableau");
    scripts.add::<CardSelector>("CardSelector");
    scripts.add::<Prospector>("Prospector");
    scripts.add::<Scoreboard>("Scoreboard");
    scripts.add::<DuelCard>("DuelCard");
    scripts.add::<DuelFaces>("DuelFaces");
    scripts.add::<DuelSide>("DuelSide");
    scripts.add::<DuelBoard>("DuelTable");
    scripts.add::<DuelSelector>("DuelSelector");
    scripts.add::<DuelManager>("DuelManager");
}

/// Registers inspector editors for the types of script fields that the engine doesn't know.
pub(crate) fn register_editors(editors: &PropertyEditorDefinitionContainer) {
    editors.register_inheritable_enum::<Kind, _>();
    editors.register_inheritable_inspectable::<ViewLimits>();
    editors.register_inheritable_inspectable::<ViewFrame>();
    editors.register_inheritable_inspectable::<Shades>();
    editors.register_inheritable_inspectable::<PieceSet>();
    editors.register_inheritable_inspectable::<BoardMarks>();
    editors.register_inheritable_inspectable::<BoardArrows>();
    editors.register_inheritable_inspectable::<BoardMotion>();
    editors.register_inheritable_inspectable::<ClockMotion>();
    editors.register_inheritable_inspectable::<TableauMarks>();
    editors.register_inheritable_inspectable::<TallyPlate>();
    editors.register_inheritable_inspectable::<TableauSpacing>();
    editors.register_inheritable_inspectable::<TableauMotion>();
    editors.register_inheritable_inspectable::<CardFigures>();
    editors.register_inheritable_inspectable::<CardSigns>();
    editors.register_inheritable_inspectable::<GlowMaterials>();
    editors.register_inheritable_inspectable::<HandShape>();
    editors.register_inheritable_inspectable::<FieldShape>();
    editors.register_inheritable_inspectable::<DuelPrefabs>();
    editors.register_inheritable_inspectable::<CrystalMaterials>();
    editors.register_inheritable_inspectable::<EffectMaterials>();
    editors.register_inheritable_inspectable::<DuelMotion>();
    editors.register_inheritable_inspectable::<DuelReading>();
}
