//! What playing cards show: their fronts and backs, plain and gold, as materials.

use super::{
    card::{CardMaterials, with_picture},
    picture::CardPictures,
};
use fyrox::{
    core::{
        reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    material::MaterialResource,
    plugin::error::{GameError, GameResult},
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::cards::{Card, Rank, Suit};
use std::collections::HashMap;

/// Holds the faces of a deck of playing cards. It sits on the node with the CardPool, and is given
/// the pictures by who sits down at the table.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "93b1b8de-2c0f-4f0a-9a55-0c3d6f7e8a14")]
#[visit(optional)]
pub struct CardFaces {
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
    pictures: Option<CardPictures>,
    #[reflect(hidden)]
    #[visit(skip)]
    fronts: HashMap<(Card, bool), MaterialResource>,
}

impl ScriptTrait for CardFaces {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        for (field, material) in [
            ("front", &self.front),
            ("gold_front", &self.gold_front),
            ("back", &self.back),
            ("gold_back", &self.gold_back),
        ] {
            if material.is_none() {
                let name = ctx.scene.graph[ctx.handle].name();
                return Err(GameError::str(format!(
                    "{name}: CardFaces.{field} is not set"
                )));
            }
        }
        Ok(())
    }
}

impl CardFaces {
    /// Takes the pictures of a deck. All plain fronts are put together now, so that no card holds
    /// up the game when it first turns up; gold ones are when they are first dealt.
    pub fn set_pictures(&mut self, pictures: CardPictures) {
        self.pictures = Some(pictures);
        self.fronts.clear();
        for suit in Suit::ALL {
            for rank in Rank::ALL {
                self.front_of(Card::new(rank, suit), false);
            }
        }
    }

    /// What a gold or plain card wears; without a `card` its front stays as it is.
    pub fn materials_of(&mut self, card: Option<Card>, gold: bool) -> CardMaterials {
        let back = if gold { &self.gold_back } else { &self.back };
        CardMaterials {
            back: (**back).clone(),
            front: card.and_then(|card| self.front_of(card, gold)),
            edge: None,
        }
    }

    /// The material of a card's front.
    fn front_of(&mut self, card: Card, gold: bool) -> Option<MaterialResource> {
        if let Some(material) = self.fronts.get(&(card, gold)) {
            return Some(material.clone());
        }
        let base = if gold { &self.gold_front } else { &self.front };
        let picture = self.pictures.as_mut()?.front(card, gold)?;
        let material = with_picture((**base).as_ref()?, picture.clone());
        if gold {
            // Gold gives light by itself, but not where it is printed on.
            material.data_ref().bind("emissionTexture", picture);
        }
        self.fronts.insert((card, gold), material.clone());
        Some(material)
    }
}
