//! Materials of playing cards: fronts and backs, plain and gold.

use super::{
    card::{CardMaterials, with_picture},
    picture::CardPictures,
};
use crate::{
    app::TableContext,
    scene::{data::check_fields, styles::Style},
};
use fyrox::{
    core::{
        pool::Handle, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    material::MaterialResource,
    plugin::error::{GameError, GameResult},
    scene::node::Node,
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::cards::{Card, Rank, Suit};
use std::collections::HashMap;

/// Data file with the design of the playing cards.
const DECK: &str = "data/cards/deck.ron";
/// Folder of its pictures.
const FOLDER: &str = "data/textures/cards";

/// Materials of a deck of playing cards. Attach it to the node with the `CardPool`. The table sets
/// the pictures when it opens.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "93b1b8de-2c0f-4f0a-9a55-0c3d6f7e8a14")]
#[visit(optional)]
pub struct CardFaces {
    /// Base material of a plain front. The game copies it for each card and sets the texture.
    pub front: InheritableVariable<Option<MaterialResource>>,
    /// Base material of a gold front. The game copies it for each card and sets the diffuse and
    /// emission textures.
    pub gold_front: InheritableVariable<Option<MaterialResource>>,
    /// Material of a plain card's back.
    pub back: InheritableVariable<Option<MaterialResource>>,
    /// Material of a gold card's back.
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
        check_fields(&ctx.scene.graph, ctx.handle, self, "CardFaces", &[])
    }
}

impl CardFaces {
    /// Reads the pictures of the playing cards in the player's language and sets them in the script
    /// of this node. A table does this when it is attached; the script checks later that the node
    /// has it. Cards that are already shown keep their faces.
    ///
    /// # Errors
    /// A sentence that names the file that is missing or invalid.
    pub fn load_pictures(ctx: &mut TableContext, node: Handle<Node>) -> GameResult {
        let quality = ctx.shell.settings.quality;
        let language = ctx.shell.locale.language().id;
        let style = ctx.shell.faces().and_then(Style::deck);
        let (deck, folders) = match &style {
            Some((deck, folder)) => (deck.as_str(), vec![*folder, FOLDER]),
            None => (DECK, vec![FOLDER]),
        };
        let resources = ctx.engine.resource_manager;
        let pictures = CardPictures::load(resources, deck, &folders, quality, language)
            .map_err(GameError::user)?;
        let graph = &mut ctx.engine.scenes.try_get_mut(ctx.shell.scene)?.graph;
        if let Ok(faces) = graph.try_get_script_of_mut::<Self>(node) {
            faces.set_pictures(pictures);
        }
        Ok(())
    }

    /// Sets the pictures of the deck. Plain fronts are composed now, so that turning over a card
    /// does not cause a pause. Gold fronts are composed when they are first needed.
    pub fn set_pictures(&mut self, pictures: CardPictures) {
        self.pictures = Some(pictures);
        self.fronts.clear();
        for suit in Suit::ALL {
            for rank in Rank::ALL {
                self.front_of(Card::new(rank, suit), false);
            }
        }
        if let Some(pictures) = &mut self.pictures {
            pictures.forget();
        }
    }

    /// Returns the materials of a plain or gold card. Without a `card`, the front keeps its
    /// material.
    pub fn materials_of(&mut self, card: Option<Card>, gold: bool) -> CardMaterials {
        let back = if gold { &self.gold_back } else { &self.back };
        CardMaterials {
            back: (**back).clone(),
            front: card.and_then(|card| self.front_of(card, gold)),
            edge: None,
        }
    }

    /// Returns the front material of a card and composes it if it is not cached. Returns `None`
    /// before the pictures are set.
    fn front_of(&mut self, card: Card, gold: bool) -> Option<MaterialResource> {
        if let Some(material) = self.fronts.get(&(card, gold)) {
            return Some(material.clone());
        }
        let base = if gold { &self.gold_front } else { &self.front };
        let picture = self.pictures.as_mut()?.front(card, gold)?;
        let material = with_picture((**base).as_ref()?, picture.clone());
        if gold {
            // Gold is emissive, except where ranks and suits are printed on it.
            material.data_ref().bind("emissionTexture", picture);
        }
        self.fronts.insert((card, gold), material.clone());
        Some(material)
    }
}
