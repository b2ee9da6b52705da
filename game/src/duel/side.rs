//! A side of the duel's table: where its cards lie. The documents' PlayerView.

use super::places::{Fan, Row};
use crate::group::group;
use fyrox::{
    core::{
        algebra::Vector3, pool::Handle, reflect::prelude::*, type_traits::prelude::*,
        variable::InheritableVariable, visitor::prelude::*,
    },
    graph::SceneGraph,
    plugin::error::{GameError, GameResult},
    scene::{Scene, node::Node},
    script::{ScriptContext, ScriptTrait},
};

group! {
    /// How the hand is held.
    HandShape {
        /// How far the cards of the hand are lifted towards the player, in degrees.
        #[reflect(min_value = 0.0, max_value = 90.0, step = 1.0)]
        tilt: f32 = 36.0,
        /// Width that the hand may take, from the middle of the first card to that of the last.
        #[reflect(min_value = 1.0, max_value = 12.0, step = 0.1)]
        width: f32 = 6.4,
        /// From one card of the hand to the next, as long as there is room.
        #[reflect(min_value = 0.1, max_value = 2.0, step = 0.05)]
        gap: f32 = 1.0,
        /// Degrees that a card at the edge of the hand is turned outwards.
        #[reflect(min_value = -30.0, max_value = 30.0, step = 0.5)]
        spread: f32 = 6.0,
        /// How far a card at the edge of the hand sinks below the middle one.
        #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
        sag: f32 = 0.14,
        /// Size of the cards in the hand.
        #[reflect(min_value = 0.3, max_value = 3.0, step = 0.05)]
        scale: f32 = 1.0,
    }
}

group! {
    /// How minions lie in their row.
    FieldShape {
        /// From one minion to the next, as they lie at size 1.
        #[reflect(min_value = 1.15, max_value = 3.0, step = 0.05)]
        gap: f32 = 1.36,
        /// How large minions are as long as there is room for all of them.
        #[reflect(min_value = 1.0, max_value = 2.0, step = 0.05)]
        scale: f32 = 1.24,
        /// Width of the room for minions.
        #[reflect(min_value = 2.0, max_value = 14.0, step = 0.1)]
        width: f32 = 9.6,
    }
}

/// Where the cards of one side lie: nodes of the scene, and what is measured from them.
#[derive(Visit, Reflect, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "5b0cf9b2-6a0d-4d5f-9d0b-8f1a67a4de01")]
#[visit(optional)]
pub struct DuelSide {
    /// The middle of the hand. One's own sinks from there to the window's lower edge, at most as far as
    /// the table's Reading says.
    pub hand: InheritableVariable<Handle<Node>>,
    /// The middle of the battlefield's row.
    pub field: InheritableVariable<Handle<Node>>,
    /// The hero.
    pub hero: InheritableVariable<Handle<Node>>,
    /// The foot of the deck.
    pub deck: InheritableVariable<Handle<Node>>,
    /// What lies there while there are cards in it: a card that is made as thick as the deck.
    pub deck_block: InheritableVariable<Handle<Node>>,
    /// The foot of the graveyard.
    pub graveyard: InheritableVariable<Handle<Node>>,
    /// What lies there under the topmost card.
    pub graveyard_block: InheritableVariable<Handle<Node>>,
    /// The first mana crystal.
    pub mana: InheritableVariable<Handle<Node>>,
    /// How the hand is held.
    pub hand_shape: HandShape,
    /// How minions lie in their row.
    pub field_shape: FieldShape,
    /// Size of the hero.
    #[reflect(min_value = 1.0, max_value = 2.0, step = 0.05)]
    pub hero_scale: InheritableVariable<f32>,
    /// From one mana crystal to the next; negative goes to the left.
    #[reflect(min_value = -2.0, max_value = 2.0, step = 0.01)]
    pub mana_gap: InheritableVariable<f32>,
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
            hero_scale: 1.16.into(),
            mana_gap: 0.36.into(),
        }
    }
}

impl ScriptTrait for DuelSide {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &ctx.scene.graph;
        let name = graph[ctx.handle].name();
        for (field, node) in [
            ("hand", &self.hand),
            ("field", &self.field),
            ("hero", &self.hero),
            ("deck", &self.deck),
            ("deck_block", &self.deck_block),
            ("graveyard", &self.graveyard),
            ("graveyard_block", &self.graveyard_block),
            ("mana", &self.mana),
        ] {
            if graph.try_get_node(**node).is_err() {
                return Err(GameError::str(format!(
                    "{name}: DuelSide.{field} is not set"
                )));
            }
        }
        Ok(())
    }
}

/// The same as figures.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Side {
    /// How the hand is held.
    pub hand: Fan,
    /// The row of minions.
    pub field: Row,
    /// The middle of the hero.
    pub hero: Vector3<f32>,
    /// The hero's size.
    pub hero_scale: f32,
    /// The foot of the deck.
    pub deck: Vector3<f32>,
    /// The foot of the graveyard.
    pub graveyard: Vector3<f32>,
    /// The first mana crystal, and from one to the next.
    pub mana: (Vector3<f32>, f32),
    /// The nodes of the deck and of the graveyard.
    pub blocks: [Handle<Node>; 2],
}

impl DuelSide {
    /// Where everything of this side is. `face_up` says whether its hand is seen.
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
            graveyard: at(*self.graveyard),
            mana: (at(*self.mana), *self.mana_gap),
            blocks: [*self.deck_block, *self.graveyard_block],
        }
    }
}
