//! What the Duel's cards show: fronts, backs and figures, as materials.

use super::face::{Badge, Face, FacePictures, Kind, Place, Tone, design::Field};
use crate::{
    cards::card::{CardMaterials, with_picture},
    group::group,
};
use fyrox::{
    core::{
        reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    material::MaterialResource,
    plugin::error::{GameError, GameResult},
    resource::texture::TextureResource,
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::duel::{DefinitionId, Figures};
use std::collections::HashMap;

/// Why a card shines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Glow {
    /// It can be played, or can attack.
    Able,
    /// It is under the pointer or the keys.
    Hover,
    /// It was picked up.
    Selected,
    /// It is an enemy that can be aimed at.
    EnemyTarget,
    /// It is one's own and can be aimed at.
    OwnTarget,
    /// A lesson points at it.
    Hint,
    /// Something is aimed, and not at this: it lies in the shade.
    Dim,
}

group! {
    /// What shines round a card, and what that means.
    GlowMaterials {
        /// A card that can be played or can attack.
        able: Option<MaterialResource>,
        /// The card under the pointer.
        hover: Option<MaterialResource>,
        /// A card that was picked up.
        selected: Option<MaterialResource>,
        /// An enemy that can be aimed at.
        enemy_target: Option<MaterialResource>,
        /// One's own that can be aimed at.
        own_target: Option<MaterialResource>,
        /// A card that a lesson points at.
        hint: Option<MaterialResource>,
        /// A card that cannot be aimed at, while something is aimed: this lies over it.
        dim: Option<MaterialResource>,
    }
}

/// Holds the faces of the Duel's cards. It sits on the node with the CardPool, and is given the
/// pictures by who sits down at the table.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "f3cfe2a9-51c2-4a8b-b0c5-2f9f5a0de903")]
#[visit(optional)]
pub struct DuelFaces {
    /// Material of a front; its picture is put in.
    pub front: InheritableVariable<Option<MaterialResource>>,
    /// Material of the back.
    pub back: InheritableVariable<Option<MaterialResource>>,
    /// Material of a figure that has changed; its picture is put in.
    pub badge: InheritableVariable<Option<MaterialResource>>,
    /// What shines round cards.
    pub glows: GlowMaterials,

    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

#[derive(Debug, Default, Clone)]
struct State {
    pictures: Option<FacePictures>,
    faces: HashMap<DefinitionId, Face>,
    fronts: HashMap<DefinitionId, MaterialResource>,
    badges: HashMap<(bool, Badge), MaterialResource>,
}

impl ScriptTrait for DuelFaces {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        for (field, material) in [
            ("front", &self.front),
            ("back", &self.back),
            ("badge", &self.badge),
            ("glows.able", &self.glows.able),
            ("glows.hover", &self.glows.hover),
            ("glows.selected", &self.glows.selected),
            ("glows.enemy_target", &self.glows.enemy_target),
            ("glows.own_target", &self.glows.own_target),
            ("glows.hint", &self.glows.hint),
            ("glows.dim", &self.glows.dim),
        ] {
            if material.is_none() {
                let name = ctx.scene.graph[ctx.handle].name();
                return Err(GameError::str(format!(
                    "{name}: DuelFaces.{field} is not set"
                )));
            }
        }
        Ok(())
    }
}

impl DuelFaces {
    /// Takes the pictures, and what is on each card in the player's language. What was put
    /// together before is forgotten.
    pub fn set_faces(&mut self, pictures: FacePictures, faces: HashMap<DefinitionId, Face>) {
        self.state = State {
            pictures: Some(pictures),
            faces,
            ..State::default()
        };
    }

    /// The texture of a card's front, for panels too.
    pub fn front_texture(&mut self, definition: DefinitionId) -> Option<TextureResource> {
        let face = self.state.faces.get(&definition)?;
        self.state.pictures.as_mut()?.front(face)
    }

    /// What is on a card.
    pub fn face(&self, definition: DefinitionId) -> Option<&Face> {
        self.state.faces.get(&definition)
    }

    /// What a card wears. Without a definition, as long as nobody may see it, it is a back alone.
    pub fn materials_of(&mut self, definition: Option<DefinitionId>) -> CardMaterials {
        CardMaterials {
            front: definition.and_then(|definition| self.front_of(definition)),
            back: (*self.back).clone(),
            edge: None,
        }
    }

    /// Why a card shines, as a material.
    pub fn glow(&self, glow: Glow) -> Option<MaterialResource> {
        let material = match glow {
            Glow::Able => &self.glows.able,
            Glow::Hover => &self.glows.hover,
            Glow::Selected => &self.glows.selected,
            Glow::EnemyTarget => &self.glows.enemy_target,
            Glow::OwnTarget => &self.glows.own_target,
            Glow::Hint => &self.glows.hint,
            Glow::Dim => &self.glows.dim,
        };
        (**material).clone()
    }

    /// The figures of a card that are laid over the printed ones, each with its material: in the
    /// hand those that have changed, on the table attack and health.
    pub fn badges(
        &mut self,
        definition: DefinitionId,
        figures: &Figures,
        armour: i16,
        on_table: bool,
    ) -> [(Place, Option<MaterialResource>); 4] {
        let hero = self.is_hero(definition);
        let wanted = self.wanted(definition, figures, armour, on_table);
        wanted.map(|(place, badge)| (place, badge.and_then(|badge| self.badge_of(hero, badge))))
    }

    /// The figures of a card that are not as printed, for panels: each with where it is on the card,
    /// whose width is 1.
    pub fn changed_figures(
        &mut self,
        definition: DefinitionId,
        figures: &Figures,
        armour: i16,
    ) -> Vec<(Field, TextureResource)> {
        let hero = self.is_hero(definition);
        let wanted = self.wanted(definition, figures, armour, false);
        let Some(pictures) = self.state.pictures.as_mut() else {
            return Vec::new();
        };
        wanted
            .into_iter()
            .filter_map(|(place, badge)| {
                let field = pictures.badge_field(hero, place)?;
                Some((field, pictures.badge(hero, badge?)?))
            })
            .collect()
    }

    fn is_hero(&self, definition: DefinitionId) -> bool {
        self.face(definition)
            .is_some_and(|face| face.kind == Kind::Hero)
    }

    fn wanted(
        &self,
        definition: DefinitionId,
        figures: &Figures,
        armour: i16,
        on_table: bool,
    ) -> [(Place, Option<Badge>); 4] {
        let Some(face) = self.face(definition) else {
            return Badge::PLACES.map(|place| (place, None));
        };
        let hero = face.kind == Kind::Hero;
        Badge::PLACES.map(|place| {
            let badge = match place {
                Place::Cost => face.cost.filter(|_| !on_table).and_then(|printed| {
                    let value = i32::from(figures.cost);
                    // Of the cost less is better.
                    changed(place, value, printed, Tone::of(-value, -printed))
                }),
                Place::Attack => {
                    let (value, printed) = (i32::from(figures.attack), face.attack.unwrap_or(0));
                    let tone = Tone::of(value, printed);
                    if on_table && !hero {
                        Some(Badge { place, value, tone })
                    } else {
                        changed(place, value, printed, tone)
                    }
                }
                Place::Health => face.health.and_then(|printed| {
                    let (value, most) = (i32::from(figures.health), i32::from(figures.max_health));
                    let tone = if value < most {
                        Tone::Worse
                    } else {
                        Tone::of(value, printed)
                    };
                    if on_table {
                        Some(Badge { place, value, tone })
                    } else {
                        changed(place, value, printed, tone)
                    }
                }),
                Place::Armour => changed(place, i32::from(armour), 0, Tone::Printed),
            };
            (place, badge)
        })
    }

    fn front_of(&mut self, definition: DefinitionId) -> Option<MaterialResource> {
        if let Some(material) = self.state.fronts.get(&definition) {
            return Some(material.clone());
        }
        let texture = self.front_texture(definition)?;
        let material = with_picture((*self.front).as_ref()?, texture);
        self.state.fronts.insert(definition, material.clone());
        Some(material)
    }

    fn badge_of(&mut self, hero: bool, badge: Badge) -> Option<MaterialResource> {
        if let Some(material) = self.state.badges.get(&(hero, badge)) {
            return Some(material.clone());
        }
        let texture = self.state.pictures.as_mut()?.badge(hero, badge)?;
        let material = with_picture((*self.badge).as_ref()?, texture);
        self.state.badges.insert((hero, badge), material.clone());
        Some(material)
    }
}

/// A badge, unless the figure is as printed.
fn changed(place: Place, value: i32, printed: i32, tone: Tone) -> Option<Badge> {
    (value != printed || tone != Tone::Printed).then_some(Badge { place, value, tone })
}
