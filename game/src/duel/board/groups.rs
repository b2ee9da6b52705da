//! What a designer sets on the duel's table, in groups.

use crate::group::group;
use fyrox::{
    core::{reflect::prelude::*, visitor::prelude::*},
    material::MaterialResource,
    resource::model::ModelResource,
};

group! {
    /// What is put on the table while the game runs.
    DuelPrefabs {
        /// Prefab of a mana crystal.
        crystal: Option<ModelResource>,
        /// Prefab of a dash of the arrow.
        arrow_dash: Option<ModelResource>,
        /// Prefab of the arrow's head.
        arrow_head: Option<ModelResource>,
        /// Prefab of what is lit where a card may be put down: as large as a row of minions, its
        /// middle in its origin.
        landing: Option<ModelResource>,
        /// Prefab of a small picture that flies; its material is replaced by one of the effects.
        sprite: Option<ModelResource>,
    }
}

group! {
    /// What mana crystals are made of.
    CrystalMaterials {
        /// Material of a crystal that is there to be spent.
        full: Option<MaterialResource>,
        /// Material of one that is spent.
        spent: Option<MaterialResource>,
    }
}

group! {
    /// The small pictures that fly and burst.
    EffectMaterials {
        /// A missile.
        missile: Option<MaterialResource>,
        /// What reaches from a card to a hero.
        beam: Option<MaterialResource>,
        /// A bolt.
        bolt: Option<MaterialResource>,
        /// A ring that spreads.
        wave: Option<MaterialResource>,
        /// Healing.
        leaf: Option<MaterialResource>,
        /// Frost.
        frost: Option<MaterialResource>,
        /// What hits.
        impact: Option<MaterialResource>,
        /// What is left of a minion.
        smoke: Option<MaterialResource>,
        /// Something has grown stronger.
        sparkle: Option<MaterialResource>,
        /// A shield that goes.
        bubble: Option<MaterialResource>,
        /// Silence.
        veil: Option<MaterialResource>,
        /// What is destroyed by poison.
        poison: Option<MaterialResource>,
        /// Nothing is left to draw.
        fatigue: Option<MaterialResource>,
    }
}

group! {
    /// Times in seconds at normal speed.
    DuelMotion {
        /// Seconds that a card takes to its new place.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
        slide_time: f32 = 0.25,
        /// Seconds for which a drawn card is held up.
        #[reflect(min_value = 0.0, max_value = 5.0, step = 0.05)]
        hold_time: f32 = 1.0,
        /// Seconds from one dealt card to the next.
        #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
        deal_interval: f32 = 0.06,
        /// Seconds for which the opponent's card is shown.
        #[reflect(min_value = 0.0, max_value = 5.0, step = 0.05)]
        show_time: f32 = 1.1,
        /// Seconds that an attacker takes to its target.
        #[reflect(min_value = 0.0, max_value = 2.0, step = 0.01)]
        strike_time: f32 = 0.17,
        /// Seconds for which fatigue grows, and shrinks again.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
        fatigue_time: f32 = 0.5,
        /// Seconds in which the button's plate turns over.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
        plate_time: f32 = 0.5,
    }
}

group! {
    /// How cards are held to be read.
    DuelReading {
        /// How far towards the player the near hand goes at most, where there is room below it.
        #[reflect(min_value = 0.0, max_value = 6.0, step = 0.1)]
        hand_sinks: f32 = 3.0,
        /// Size of a card that is held up.
        #[reflect(min_value = 0.5, max_value = 4.0, step = 0.05)]
        held_scale: f32 = 1.75,
        /// Size of a card in the hand under the pointer, times its size there.
        #[reflect(min_value = 1.0, max_value = 3.0, step = 0.05)]
        raised_scale: f32 = 1.3,
        /// How far a card in the hand rises under the pointer.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
        raised_height: f32 = 0.5,
    }
}
