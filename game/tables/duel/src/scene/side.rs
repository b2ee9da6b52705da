//! Script for one side of the duel table, which marks the places of its cards.

use super::places::{Fan, Row};
use fyrox::{
    core::{
        algebra::Vector3, pool::Handle, reflect::prelude::*, type_traits::prelude::*,
        variable::InheritableVariable, visitor::prelude::*,
    },
    graph::SceneGraph,
    plugin::error::GameResult,
    scene::{Scene, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_shell::scene::{data::check_fields, group::group, nodes::set_visible};

group! {
    /// Arrangement of the hand.
    HandShape {
        /// Angle by which the cards of the hand are raised towards the player, in degrees: 0 is
        /// flat, 90 upright.
        #[reflect(min_value = 0.0, max_value = 90.0, step = 1.0)]
        tilt: f32 = 36.0,
        /// Largest distance between the centers of the first and the last card, in scene units.
        #[reflect(min_value = 1.0, max_value = 12.0, step = 0.1)]
        width: f32 = 6.4,
        /// Distance between two cards if the width allows it, in scene units.
        #[reflect(min_value = 0.1, max_value = 2.0, step = 0.05)]
        gap: f32 = 1.0,
        /// Largest fraction of a card that its right neighbor covers: 0 is none, 0.9 nearly all. In
        /// a full hand the cards shrink before more is covered.
        #[reflect(min_value = 0.0, max_value = 0.9, step = 0.05)]
        overlap: f32 = 0.0,
        /// Outward rotation of a card at the edge of the hand, in degrees. Negative values rotate
        /// inwards.
        #[reflect(min_value = -30.0, max_value = 30.0, step = 0.5)]
        spread: f32 = 6.0,
        /// Distance by which a card at the edge of the hand is lower than the center card, in scene
        /// units.
        #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
        sag: f32 = 0.14,
        /// Scale of the cards in the hand if the width allows it. 1 is the normal card size. The
        /// size of the near hand follows the window instead (`DuelBoard`, `Reading`).
        #[reflect(min_value = 0.3, max_value = 3.0, step = 0.05)]
        scale: f32 = 1.0,
    }
}

group! {
    /// Arrangement of the minions.
    FieldShape {
        /// Smallest distance between the centers of two minions at scale 1, in scene units.
        #[reflect(min_value = 1.15, max_value = 3.0, step = 0.01)]
        gap: f32 = 1.26,
        /// Scale of the minions if the width allows it.
        #[reflect(min_value = 0.5, max_value = 2.0, step = 0.05)]
        scale: f32 = 1.36,
        /// Available width for the minions, in scene units.
        #[reflect(min_value = 2.0, max_value = 14.0, step = 0.1)]
        width: f32 = 8.2,
    }
}

/// Places of one side's cards: marker nodes in the scene, and the arrangement around them.
#[derive(Visit, Reflect, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "5b0cf9b2-6a0d-4d5f-9d0b-8f1a67a4de01")]
#[visit(optional)]
pub struct DuelSide {
    /// Node at the center of the hand. The near hand keeps only its height: the game moves it to the
    /// lower edge of the window.
    pub hand: InheritableVariable<Handle<Node>>,
    /// Node at the center of the minions' row.
    pub field: InheritableVariable<Handle<Node>>,
    /// Node at the center of the hero.
    pub hero: InheritableVariable<Handle<Node>>,
    /// Node at the bottom of the deck.
    pub deck: InheritableVariable<Handle<Node>>,
    /// Block that represents the deck: a card-sized node that the game scales in height to the
    /// number of cards, and hides if there are none.
    pub deck_block: InheritableVariable<Handle<Node>>,
    /// Node at the bottom of the graveyard.
    pub graveyard: InheritableVariable<Handle<Node>>,
    /// Block that represents the lower cards of the graveyard, scaled like `deck_block`.
    pub graveyard_block: InheritableVariable<Handle<Node>>,
    /// Node at the first mana crystal.
    pub mana: InheritableVariable<Handle<Node>>,
    /// Arrangement of the hand.
    pub hand_shape: HandShape,
    /// Arrangement of the minions.
    pub field_shape: FieldShape,
    /// Scale of the hero's card. 1 is the normal card size.
    #[reflect(min_value = 1.0, max_value = 2.0, step = 0.05)]
    pub hero_scale: InheritableVariable<f32>,
    /// Scale of the deck. 1 is the normal card size.
    #[reflect(min_value = 0.3, max_value = 2.0, step = 0.05)]
    pub deck_scale: InheritableVariable<f32>,
    /// Scale of the graveyard. 1 is the normal card size.
    #[reflect(min_value = 0.3, max_value = 2.0, step = 0.05)]
    pub graveyard_scale: InheritableVariable<f32>,
    /// Distance between two mana crystals in scene units. Positive values extend to the player's
    /// right, negative ones to the left.
    #[reflect(min_value = -2.0, max_value = 2.0, step = 0.01)]
    pub mana_gap: InheritableVariable<f32>,
    /// Number of mana crystals in a row.
    #[reflect(min_value = 1.0, max_value = 10.0, step = 1.0)]
    pub mana_columns: InheritableVariable<u32>,
}

impl Default for DuelSide {
    fn default() -> Self {
        Self {
            hand: Default::default(),
            field: Default::default(),
            hero: Default::default(),
            deck: Default::default(),
            deck_block: Default::default(),
            graveyard: Default::default(),
            graveyard_block: Default::default(),
            mana: Default::default(),
            hand_shape: Default::default(),
            field_shape: Default::default(),
            hero_scale: 1.3.into(),
            deck_scale: 0.8.into(),
            graveyard_scale: 0.42.into(),
            mana_gap: 0.25.into(),
            mana_columns: 5.into(),
        }
    }
}

impl ScriptTrait for DuelSide {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        check_fields(&ctx.scene.graph, ctx.handle, self, "DuelSide", &[])?;
        // There are no cards before the first match.
        for block in [*self.deck_block, *self.graveyard_block] {
            set_visible(&mut ctx.scene.graph, block, false);
        }
        Ok(())
    }
}

/// Places of one side in scene coordinates, read from a [`DuelSide`].
#[derive(Debug, Default, Clone, Copy, PartialEq)]
pub struct Side {
    /// Arrangement of the hand.
    pub hand: Fan,
    /// Row of minions.
    pub field: Row,
    /// Center of the hero.
    pub hero: Vector3<f32>,
    /// Scale of the hero.
    pub hero_scale: f32,
    /// Bottom of the deck.
    pub deck: Vector3<f32>,
    /// Scale of the deck.
    pub deck_scale: f32,
    /// Bottom of the graveyard.
    pub graveyard: Vector3<f32>,
    /// Scale of the graveyard.
    pub graveyard_scale: f32,
    /// Position of the first mana crystal, the distance to the next, and the number in a row.
    pub mana: (Vector3<f32>, f32, u32),
    /// Nodes of the deck block and the graveyard block.
    pub blocks: [Handle<Node>; 2],
}

impl DuelSide {
    /// Reads the places from the scene. `face_up` means that the hand's fronts are visible. Missing
    /// nodes count as the origin.
    pub fn places(&self, scene: &Scene, face_up: bool) -> Side {
        let at = |node: Handle<Node>| {
            scene
                .graph
                .try_get_node(node)
                .map_or_else(|_| Vector3::zeros(), |node| node.global_position())
        };
        Side {
            hand: Fan {
                middle: at(*self.hand),
                tilt: self.hand_shape.tilt.to_radians(),
                width: self.hand_shape.width.max(0.1),
                gap: *self.hand_shape.gap,
                overlap: *self.hand_shape.overlap,
                spread: self.hand_shape.spread.to_radians(),
                sag: *self.hand_shape.sag,
                scale: *self.hand_shape.scale,
                face_up,
            },
            field: Row {
                middle: at(*self.field),
                gap: *self.field_shape.gap,
                scale: *self.field_shape.scale,
                width: *self.field_shape.width,
            },
            hero: at(*self.hero),
            hero_scale: *self.hero_scale,
            deck: at(*self.deck),
            deck_scale: *self.deck_scale,
            graveyard: at(*self.graveyard),
            graveyard_scale: *self.graveyard_scale,
            mana: (at(*self.mana), *self.mana_gap, *self.mana_columns),
            blocks: [*self.deck_block, *self.graveyard_block],
        }
    }
}
