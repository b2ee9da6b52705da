//! Groups of the board's fields in the editor.

use fyrox::{
    core::{pool::Handle, reflect::prelude::*, visitor::prelude::*},
    material::MaterialResource,
    resource::model::ModelResource,
    scene::node::Node,
};
use parlour_shell::scene::group::group;

group! {
    /// Prefabs that are instantiated when the scene starts.
    DuelPrefabs {
        /// Prefab of one mana crystal.
        crystal: Option<ModelResource>,
        /// Prefab of one dash of the targeting arrow: a flat quad that points along +Z.
        arrow_dash: Option<ModelResource>,
        /// Prefab of the arrowhead: a flat quad that points along +Z.
        arrow_head: Option<ModelResource>,
        /// Prefab of the highlight where a card can be dropped. It must be as large as a row of
        /// minions that is 8.2 scene units wide, with its origin in the middle.
        landing: Option<ModelResource>,
        /// Prefab of a quad for flying and bursting effects. Its material is replaced by one of the
        /// effect materials.
        sprite: Option<ModelResource>,
    }
}

group! {
    /// Nodes that replace others in a portrait window.
    DuelPortrait {
        /// Node with the `DuelSide` script of the side next to the camera.
        near: Handle<Node>,
        /// Node with the `DuelSide` script of the opposite side.
        far: Handle<Node>,
        /// Node that marks the place where cards are held up for reading.
        stand: Handle<Node>,
        /// Node that marks the place of the end-turn button.
        end_turn: Handle<Node>,
        /// Mat.
        mat: Handle<Node>,
    }
}

group! {
    /// Materials of the mana crystals.
    CrystalMaterials {
        /// Material of a crystal that can be spent.
        full: Option<MaterialResource>,
        /// Material of a spent crystal.
        spent: Option<MaterialResource>,
    }
}

group! {
    /// Materials of the effect sprites.
    EffectMaterials {
        /// Missile: damage to a random target.
        missile: Option<MaterialResource>,
        /// Beam: damage to one hero.
        beam: Option<MaterialResource>,
        /// Bolt: damage to a chosen minion.
        bolt: Option<MaterialResource>,
        /// Spreading ring: damage to several targets.
        wave: Option<MaterialResource>,
        /// Stroke of lightning: damage to a chosen target by a card of that element.
        lightning: Option<MaterialResource>,
        /// Cold burst: impact of lightning.
        shock: Option<MaterialResource>,
        /// Leaf: healing.
        leaf: Option<MaterialResource>,
        /// Snowflake: freezing.
        frost: Option<MaterialResource>,
        /// Flash: point of contact of a hit.
        flash: Option<MaterialResource>,
        /// Burst: impact of damage, and destruction.
        impact: Option<MaterialResource>,
        /// Smoke: death, summoning and transformation of a minion.
        smoke: Option<MaterialResource>,
        /// Spark: buffs, triggers and the end-turn button.
        sparkle: Option<MaterialResource>,
        /// Bubble: Armor, and a breaking Divine Shield.
        bubble: Option<MaterialResource>,
        /// Veil: silence.
        veil: Option<MaterialResource>,
        /// Drop: destruction by a poisonous card.
        poison: Option<MaterialResource>,
        /// Torn book: fatigue.
        fatigue: Option<MaterialResource>,
        /// Glint: sign of Taunt and Divine Shield.
        glint: Option<MaterialResource>,
        /// Bubble of poison: sign of Poisonous.
        toxin: Option<MaterialResource>,
        /// Curl of wind: sign of Windfury.
        gust: Option<MaterialResource>,
        /// Drop of blood: sign of Lifesteal.
        drop: Option<MaterialResource>,
        /// Marks of speed: sign of Charge.
        dash: Option<MaterialResource>,
    }
}

group! {
    /// Durations in seconds at normal animation speed.
    DuelMotion {
        /// Seconds for a card to slide to a new place. Most other card movements are multiples of
        /// it.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
        slide_time: f32 = 0.25,
        /// Seconds for which an overdrawn card is held up. A drawn card is held up for 70% of it.
        #[reflect(min_value = 0.0, max_value = 5.0, step = 0.05)]
        hold_time: f32 = 1.0,
        /// Seconds between two cards when the opening hands are dealt.
        #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
        deal_interval: f32 = 0.06,
        /// Seconds for which the card that the opponent plays is held up.
        #[reflect(min_value = 0.0, max_value = 5.0, step = 0.05)]
        show_time: f32 = 1.1,
        /// Seconds for which an attacker draws back.
        #[reflect(min_value = 0.0, max_value = 2.0, step = 0.01)]
        wind_up_time: f32 = 0.11,
        /// Seconds for an attacker to reach its target after that.
        #[reflect(min_value = 0.0, max_value = 2.0, step = 0.01)]
        strike_time: f32 = 0.13,
        /// Seconds for which the fatigue picture grows. It shrinks in the same time.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
        fatigue_time: f32 = 0.5,
        /// Seconds for the plate on the end-turn button to turn over.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
        plate_time: f32 = 0.5,
    }
}

group! {
    /// Placement of cards that the player reads.
    DuelReading {
        /// Width of a card in the near hand, as a fraction of the window's height.
        #[reflect(min_value = 0.05, max_value = 0.5, step = 0.005)]
        hand_size: f32 = 0.226,
        /// Largest width of a card in the near hand, as a fraction of the width that panels leave
        /// free. It applies in narrow windows.
        #[reflect(min_value = 0.05, max_value = 0.5, step = 0.005)]
        hand_width: f32 = 0.2,
        /// Scale of a card that is held up for reading.
        #[reflect(min_value = 0.5, max_value = 4.0, step = 0.05)]
        held_scale: f32 = 1.45,
        /// Scale of the hand card under the pointer, relative to the hand's other cards.
        #[reflect(min_value = 1.0, max_value = 3.0, step = 0.05)]
        raised_scale: f32 = 1.4,
        /// Smallest width of the hand card under the pointer, in units of the panels. It applies in
        /// small windows, where the other cards are hard to read.
        #[reflect(min_value = 50.0, max_value = 400.0, step = 5.0)]
        raised_size: f32 = 185.0,
    }
}
