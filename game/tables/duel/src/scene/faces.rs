//! Materials of the duel's cards: fronts, backs, value badges and glows.

use super::face::{Badge, Face, FacePictures, Form, Kind, Place, Tone, design::Field};
use fyrox::{
    core::{
        color::Color, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    material::{MaterialResource, MaterialResourceExtension},
    plugin::error::GameResult,
    resource::texture::TextureResource,
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::duel::{DefinitionId, Figures};
use parlour_shell::{
    cards::card::{CardMaterials, with_picture},
    scene::{data::check_fields, group::group},
};
use std::collections::HashMap;

/// Shade over a card that can't be played now. It is lighter than that of [`Glow::Dim`], so that
/// the text stays legible.
const SHADE: Color = Color::from_rgba(10, 8, 8, 100);

/// Reason for a card's glow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Glow {
    /// Can be played.
    Able,
    /// Can attack.
    Ready,
    /// Under the pointer or the keyboard cursor.
    Hover,
    /// Picked up.
    Selected,
    /// Enemy that is a valid target.
    EnemyTarget,
    /// Friendly character that is a valid target.
    OwnTarget,
    /// Highlighted by a lesson.
    Hint,
    /// Not a valid target while the player aims, so it is darkened.
    Dim,
    /// Card in the hand that can't be played now, so it is a little darker.
    Shade,
}

group! {
    /// Materials of the glow around cards.
    GlowMaterials {
        /// Edge of a card that can be played.
        able: Option<MaterialResource>,
        /// Edge of a minion or hero that can attack.
        ready: Option<MaterialResource>,
        /// Glow of the card under the pointer or the keyboard cursor.
        hover: Option<MaterialResource>,
        /// Glow of a card that was picked up.
        selected: Option<MaterialResource>,
        /// Glow of an enemy that is a valid target.
        enemy_target: Option<MaterialResource>,
        /// Glow of a friendly character that is a valid target.
        own_target: Option<MaterialResource>,
        /// Glow of a card that a lesson points at.
        hint: Option<MaterialResource>,
        /// Shade over a card that is not a valid target while the player aims.
        dim: Option<MaterialResource>,
    }
}

/// State of a hero's portrait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Crack {
    /// Cracked at the edge.
    Edge,
    /// Cracked to the middle.
    Deep,
    /// About to break.
    Broken,
}

group! {
    /// Materials of the cracks over a hero's portrait.
    CrackMaterials {
        /// Cracks at the edge.
        edge: Option<MaterialResource>,
        /// Cracks to the middle.
        deep: Option<MaterialResource>,
        /// Cracks of a portrait that breaks.
        broken: Option<MaterialResource>,
    }
}

/// Materials of the duel's cards. Attach it to the node with the `CardPool`. The table sets the
/// pictures when it opens.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "f3cfe2a9-51c2-4a8b-b0c5-2f9f5a0de903")]
#[visit(optional)]
pub struct DuelFaces {
    /// Base material of fronts. The game copies it for each card and sets the texture.
    pub front: InheritableVariable<Option<MaterialResource>>,
    /// Material of the card back.
    pub back: InheritableVariable<Option<MaterialResource>>,
    /// Base material of value badges. The game copies it for each badge and sets the texture.
    pub badge: InheritableVariable<Option<MaterialResource>>,
    /// Materials of the glow around cards.
    pub glows: GlowMaterials,
    /// Materials of the cracks over a hero's portrait.
    pub cracks: CrackMaterials,

    /// Material of [`Glow::Shade`].
    #[reflect(hidden)]
    #[visit(skip)]
    shade: Option<MaterialResource>,
    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

#[derive(Debug, Default, Clone)]
struct State {
    pictures: Option<FacePictures>,
    faces: HashMap<DefinitionId, Face>,
    fronts: HashMap<(DefinitionId, Kind), MaterialResource>,
    badges: HashMap<(Kind, Badge), MaterialResource>,
}

/// Material of a badge, and its center and size on a card of width 1 with the origin at the card's
/// center and y up.
pub type PlacedBadge = (MaterialResource, Field);

impl ScriptTrait for DuelFaces {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        self.shade = self.glows.dim.as_ref().map(shade);
        check_fields(&ctx.scene.graph, ctx.handle, self, "DuelFaces", &[])
    }
}

impl DuelFaces {
    /// Sets the pictures, and the content of each card in the player's language. Clears all cached
    /// materials.
    pub fn set_faces(&mut self, pictures: FacePictures, faces: HashMap<DefinitionId, Face>) {
        self.state = State {
            pictures: Some(pictures),
            faces,
            ..State::default()
        };
    }

    /// Returns the paths of pictures that have turned out to be missing or invalid since the last
    /// call.
    pub fn take_failed(&mut self) -> Vec<String> {
        let pictures = self.state.pictures.as_mut();
        pictures.map_or_else(Vec::new, FacePictures::take_failed)
    }

    /// Returns the material of the cracks over a hero's portrait.
    pub fn crack(&self, crack: Crack) -> Option<MaterialResource> {
        let material = match crack {
            Crack::Edge => &self.cracks.edge,
            Crack::Deep => &self.cracks.deep,
            Crack::Broken => &self.cracks.broken,
        };
        (**material).clone()
    }

    /// Returns the texture of a card's front, which panels also use.
    pub fn front_texture(&mut self, definition: DefinitionId) -> Option<TextureResource> {
        let kind = self.kind_of(definition, Form::Large)?;
        picture_of(&self.front_of(definition, kind)?)
    }

    /// Returns whether the front that panels use has a line from the card's fable.
    pub fn has_fable(&self, definition: DefinitionId) -> bool {
        let pictures = self.state.pictures.as_ref();
        let face = self.face(definition);
        pictures
            .zip(face)
            .is_some_and(|(pictures, face)| pictures.has_fable(face))
    }

    /// Returns the content of a card's face.
    pub fn face(&self, definition: DefinitionId) -> Option<&Face> {
        self.state.faces.get(&definition)
    }

    /// Returns the layout of a card's front in a form.
    pub fn kind_of(&self, definition: DefinitionId, form: Form) -> Option<Kind> {
        Some(self.face(definition)?.kind.in_form(form))
    }

    /// Returns the materials of a card with a front of this layout. Without a definition, the
    /// front keeps its material, for cards whose front is hidden.
    pub fn materials_of(&mut self, front: Option<(DefinitionId, Kind)>) -> CardMaterials {
        CardMaterials {
            front: front.and_then(|(definition, kind)| self.front_of(definition, kind)),
            back: (*self.back).clone(),
            edge: None,
        }
    }

    /// Returns the material of a glow.
    pub fn glow(&self, glow: Glow) -> Option<MaterialResource> {
        let material = match glow {
            Glow::Able => &self.glows.able,
            Glow::Ready => &self.glows.ready,
            Glow::Hover => &self.glows.hover,
            Glow::Selected => &self.glows.selected,
            Glow::EnemyTarget => &self.glows.enemy_target,
            Glow::OwnTarget => &self.glows.own_target,
            Glow::Hint => &self.glows.hint,
            Glow::Dim => &self.glows.dim,
            Glow::Shade => return self.shade.clone(),
        };
        (**material).clone()
    }

    /// Returns each badge of a card, or `None` where the printed value is visible. In the hand only
    /// changed values have a badge. On the battlefield Health always has one, Attack has one on
    /// minions, and the cost has none.
    pub fn badges(
        &mut self,
        definition: DefinitionId,
        figures: &Figures,
        armour: i16,
        form: Form,
    ) -> [(Place, Option<PlacedBadge>); 4] {
        let wanted = self.wanted(definition, figures, armour, form == Form::Portrait);
        let kind = self.kind_of(definition, form);
        wanted.map(|(place, badge)| {
            let mut placed = || {
                let field = self.state.pictures.as_ref()?.badge_field(kind?, place)?;
                Some((self.badge_of(kind?, badge?)?, field))
            };
            (place, placed())
        })
    }

    /// Returns the badges of changed values for panels: center and size on a card of width 1, with
    /// the origin at the top left corner and y down, and the texture.
    pub fn changed_figures(
        &mut self,
        definition: DefinitionId,
        figures: &Figures,
        armour: i16,
    ) -> Vec<(Field, TextureResource)> {
        // Nothing is printed on heroes.
        let form = match self.kind_of(definition, Form::Full) {
            Some(Kind::Hero) => Form::Portrait,
            _ => Form::Full,
        };
        let badges = self.badges(definition, figures, armour, form);
        let shape = self
            .state
            .pictures
            .as_ref()
            .map_or(0.0, FacePictures::shape);
        let changed = badges.into_iter().filter_map(|(_, badge)| {
            let (material, field) = badge?;
            let field = Field {
                x: field.x + 0.5,
                y: shape * 0.5 - field.y,
                ..field
            };
            Some((field, picture_of(&material)?))
        });
        changed.collect()
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
                    // A lower cost is better.
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

    fn front_of(&mut self, definition: DefinitionId, kind: Kind) -> Option<MaterialResource> {
        if let Some(material) = self.state.fronts.get(&(definition, kind)) {
            return Some(material.clone());
        }
        let face = self.state.faces.get(&definition)?.clone();
        let texture = self
            .state
            .pictures
            .as_mut()?
            .front(&Face { kind, ..face })?;
        let material = with_picture((*self.front).as_ref()?, texture.clone());
        // Part of the picture glows, so that a card near the lamp isn't bleached.
        material.data_ref().bind("emissionTexture", texture);
        self.state
            .fronts
            .insert((definition, kind), material.clone());
        Some(material)
    }

    fn badge_of(&mut self, kind: Kind, badge: Badge) -> Option<MaterialResource> {
        if let Some(material) = self.state.badges.get(&(kind, badge)) {
            return Some(material.clone());
        }
        let texture = self.state.pictures.as_mut()?.badge(kind, badge)?;
        let material = with_picture((*self.badge).as_ref()?, texture);
        self.state.badges.insert((kind, badge), material.clone());
        Some(material)
    }
}

/// Returns the material of [`Glow::Shade`], given that of [`Glow::Dim`].
fn shade(dim: &MaterialResource) -> MaterialResource {
    let shade = dim.deep_copy();
    shade.data_ref().set_property("diffuseColor", SHADE);
    shade
}

/// Returns the texture of a material that was made with [`with_picture`].
fn picture_of(material: &MaterialResource) -> Option<TextureResource> {
    material.data_ref().texture("diffuseTexture")
}

/// Returns a badge if the value differs from the printed one or has a color.
fn changed(place: Place, value: i32, printed: i32, tone: Tone) -> Option<Badge> {
    (value != printed || tone != Tone::Printed).then_some(Badge { place, value, tone })
}
