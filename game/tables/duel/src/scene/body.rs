//! Additional parts of a duel card body: value badges, a glow and status overlays.

use super::{
    face::badge::{Badge, Place},
    view_state::Spot,
};
use fyrox::{
    core::{
        algebra::Vector3, pool::Handle, reflect::prelude::*, type_traits::prelude::*,
        variable::InheritableVariable, visitor::prelude::*,
    },
    graph::SceneGraph,
    material::MaterialResource,
    plugin::error::GameResult,
    scene::{graph::Graph, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_shell::scene::{
    group::group,
    nodes::{own_material, set_visible, surface},
};

group! {
    /// Nodes of the value badges that cover the printed values. Each needs a mesh, whose material
    /// the game replaces.
    CardFigures {
        /// Badge of the cost. Shown if the cost differs from the printed one.
        cost: Handle<Node>,
        /// Badge of Attack. Shown if it differs from the printed value, and always on minions on
        /// the battlefield.
        attack: Handle<Node>,
        /// Badge of Health. Shown if it differs from the printed value, and always on the
        /// battlefield.
        health: Handle<Node>,
        /// Badge of a hero's Armor. Shown if there is any.
        armour: Handle<Node>,
        /// Scale of the badges of minions on the battlefield, where they are read from a distance.
        /// 1 is the printed size.
        #[reflect(min_value = 1.0, max_value = 2.0, step = 0.05)]
        table_size: f32 = 1.5,
        /// Scale of the badges of heroes. 1 is the printed size.
        #[reflect(min_value = 1.0, max_value = 4.0, step = 0.05)]
        hero_size: f32 = 2.4,
    }
}

group! {
    /// Overlays that show a card's status effects.
    CardSigns {
        /// Overlay shown while the minion has Taunt.
        taunt: Handle<Node>,
        /// Overlay shown while the card has Divine Shield.
        shield: Handle<Node>,
        /// Overlay shown while the card is frozen.
        ice: Handle<Node>,
        /// Overlay shown while the minion is silenced.
        silence: Handle<Node>,
        /// Overlay shown in its owner's turn while the minion cannot attack yet.
        sleep: Handle<Node>,
        /// Overlay shown in its owner's turn after the minion has attacked.
        spent: Handle<Node>,
    }
}

/// Parts of a duel card body. Attach it to the node with the `Card` script.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "c1ab3cf8-90c0-4f1d-8a85-3a5a7f6c1d02")]
#[visit(optional)]
pub struct DuelCard {
    /// Mesh of the glow around the card. The game sets its material.
    pub glow: InheritableVariable<Handle<Node>>,
    /// Value badges that cover the printed values.
    pub figures: CardFigures,
    /// Overlays for status effects.
    pub signs: CardSigns,

    /// Position and scale of each badge in the prefab, in the order of [`Badge::PLACES`].
    #[reflect(hidden)]
    #[visit(skip)]
    made: Option<[(Vector3<f32>, Vector3<f32>); 4]>,
}

impl ScriptTrait for DuelCard {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let overlays = [
            *self.glow,
            *self.signs.taunt,
            *self.signs.shield,
            *self.signs.ice,
            *self.signs.silence,
            *self.signs.sleep,
            *self.signs.spent,
        ];
        let badges = Badge::PLACES.map(|place| self.badge(place));
        let graph = &mut ctx.scene.graph;
        // The engine draws all meshes that share a material in one batch, which would draw an
        // overlay of one card below the overlay of another.
        for node in overlays.into_iter().chain(badges) {
            own_material(graph, node);
        }
        self.made = Some(Badge::PLACES.map(|place| {
            let node = graph.try_get_node(self.badge(place));
            node.map_or((Vector3::zeros(), Vector3::repeat(1.0)), |node| {
                let transform = node.local_transform();
                (**transform.position(), **transform.scale())
            })
        }));
        Ok(())
    }
}

/// Outward shift of a hero's badge, as a fraction of the width that it gains.
const OUTWARDS: f32 = 0.3;

impl DuelCard {
    fn badge(&self, place: Place) -> Handle<Node> {
        match place {
            Place::Cost => *self.figures.cost,
            Place::Attack => *self.figures.attack,
            Place::Health => *self.figures.health,
            Place::Armour => *self.figures.armour,
        }
    }

    /// Shows a badge with this material, or hides it so that the printed value is visible.
    pub fn set_badge(&self, graph: &mut Graph, place: Place, material: Option<MaterialResource>) {
        paint(graph, self.badge(place), material);
    }

    /// Scales the badges to the size that the card's place requires.
    pub fn set_badge_size(&self, graph: &mut Graph, spot: Spot) {
        let Some(made) = self.made else { return };
        let factor = match spot {
            Spot::Hero => *self.figures.hero_size,
            Spot::Field(_) => *self.figures.table_size,
            Spot::Hand(_) | Spot::Graveyard | Spot::Held => 1.0,
        };
        for (badge, (place, scale)) in Badge::PLACES.into_iter().zip(made) {
            let Ok(node) = graph.try_get_node_mut(self.badge(badge)) else {
                continue;
            };
            let wanted = Vector3::new(scale.x * factor, scale.y * factor, scale.z);
            let mut at = place;
            if spot == Spot::Hero {
                // Moves the badges outwards, so that they do not cover the portrait.
                at.x += place.x.signum() * scale.x * (factor - 1.0) * OUTWARDS;
            }
            let transform = node.local_transform();
            if **transform.scale() != wanted || **transform.position() != at {
                node.local_transform_mut()
                    .set_scale(wanted)
                    .set_position(at);
            }
        }
    }

    /// Shows the glow with this material, or hides it.
    pub fn set_glow(&self, graph: &mut Graph, material: Option<MaterialResource>) {
        paint(graph, *self.glow, material);
    }
}

/// Copies a material to a node's mesh and shows it, or hides the node without one.
fn paint(graph: &mut Graph, node: Handle<Node>, material: Option<MaterialResource>) {
    set_visible(graph, node, material.is_some());
    if let Some(material) = material
        && let Some(surface) = surface(graph, node)
    {
        let mut own = surface.material().data_ref();
        *own = material.data_ref().clone();
    }
}
