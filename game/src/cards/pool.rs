//! The bodies of all cards, made once and used again: the documents' SetPooler.

use super::{card::Card, picture::CardPictures};
use crate::{data::check_prefab, plugin::Parlour, settings::Quality};
use fyrox::{
    core::{
        pool::Handle, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    graph::SceneGraph,
    material::{MaterialResource, MaterialResourceExtension},
    plugin::error::{GameError, GameResult},
    resource::model::{ModelResource, ModelResourceExtension},
    scene::{Scene, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::cards;
use std::collections::HashMap;

/// The design of the deck.
pub const DECK_DESIGN: &str = "data/cards/deck.ron";

/// Makes the bodies of the cards and gives them their faces.
#[derive(Visit, Reflect, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "4f0f9b0a-6f3a-4a6b-8f0e-21d5c3a97b21")]
#[visit(optional)]
pub struct CardPool {
    /// Prefab of a card, with a Card script.
    pub card: InheritableVariable<Option<ModelResource>>,
    /// How many cards there are.
    #[reflect(min_value = 1.0, max_value = 200.0)]
    pub size: InheritableVariable<u32>,
    /// Material of a plain front; its picture is put in.
    pub front: InheritableVariable<Option<MaterialResource>>,
    /// Material of a gold front.
    pub gold_front: InheritableVariable<Option<MaterialResource>>,
    /// Material of a plain back.
    pub back: InheritableVariable<Option<MaterialResource>>,
    /// Material of a gold back.
    pub gold_back: InheritableVariable<Option<MaterialResource>>,

    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

#[derive(Debug, Default, Clone)]
struct State {
    bodies: Vec<Handle<Node>>,
    pictures: Option<CardPictures>,
    fronts: HashMap<(cards::Card, bool), MaterialResource>,
}

impl Default for CardPool {
    fn default() -> Self {
        Self {
            card: Default::default(),
            size: 52.into(),
            front: Default::default(),
            gold_front: Default::default(),
            back: Default::default(),
            gold_back: Default::default(),
            state: State::default(),
        }
    }
}

impl ScriptTrait for CardPool {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let name = ctx.scene.graph[ctx.handle].name_owned();
        let missing = |field: &str| GameError::str(format!("{name}: CardPool.{field} is not set"));
        check_prefab(&name, "CardPool.card", self.card.as_ref())?;
        let prefab = self.card.as_ref().ok_or_else(|| missing("card"))?;
        for (field, material) in [
            ("front", &self.front),
            ("gold_front", &self.gold_front),
            ("back", &self.back),
            ("gold_back", &self.gold_back),
        ] {
            if material.is_none() {
                return Err(missing(field));
            }
        }
        let quality = ctx
            .plugins
            .of_type_ref::<Parlour>()
            .map_or(Quality::High, |parlour| parlour.settings().quality);
        let width = match quality {
            Quality::High => 512,
            Quality::Medium => 384,
            Quality::Low => 256,
        };
        let pictures = CardPictures::load(ctx.resource_manager, DECK_DESIGN, width)
            .map_err(|error| GameError::str(error.to_string()))?;
        self.state.pictures = Some(pictures);
        for _ in 0..*self.size {
            let body = prefab.instantiate(ctx.scene);
            if ctx.scene.graph.try_get_script_of::<Card>(body).is_err() {
                return Err(GameError::str(format!(
                    "{name}: the prefab of CardPool.card has no Card"
                )));
            }
            ctx.scene.graph[body].set_visibility(false);
            self.state.bodies.push(body);
        }
        // Put together now, so that no card holds up the game when it first turns up. Gold fronts
        // are when they are dealt.
        for suit in cards::Suit::ALL {
            for rank in cards::Rank::ALL {
                self.front_of(cards::Card::new(rank, suit), false);
            }
        }
        Ok(())
    }
}

impl CardPool {
    /// The bodies of all cards; none before the scene has started.
    pub fn bodies(&self) -> &[Handle<Node>] {
        &self.state.bodies
    }

    /// The material of a card's front.
    fn front_of(&mut self, card: cards::Card, gold: bool) -> Option<MaterialResource> {
        if let Some(material) = self.state.fronts.get(&(card, gold)) {
            return Some(material.clone());
        }
        let base = if gold { &self.gold_front } else { &self.front };
        let material = base.as_ref()?.deep_copy();
        let texture = self.state.pictures.as_mut()?.front(card, gold)?;
        material.data_ref().bind("diffuseTexture", texture);
        self.state.fronts.insert((card, gold), material.clone());
        Some(material)
    }

    /// Gives a body the back of a gold or plain card, and a front if it is to be seen.
    pub fn dress(
        &mut self,
        scene: &mut Scene,
        body: Handle<Node>,
        front: Option<cards::Card>,
        gold: bool,
    ) {
        let front = front.and_then(|card| self.front_of(card, gold));
        let back = if gold { &self.gold_back } else { &self.back };
        let back = (**back).clone();
        if let Ok(script) = scene.graph.try_get_script_of::<Card>(body) {
            let script = script.clone();
            script.dress(scene, front, back);
        }
        if let Ok(node) = scene.graph.try_get_node_mut(body)
            && !node.visibility()
        {
            node.set_visibility(true);
        }
    }
}
