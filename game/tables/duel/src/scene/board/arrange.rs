//! Layout of the cards: computes each card's pose and updates its body.

use super::{DuelBoard, Landing, SEEN_DEAD};
use crate::scene::{
    body::{Large, Overlays},
    faces::DuelFaces,
    places,
    places::{CARD_HEIGHT, THICKNESS},
    side::Side,
    view_state::{Spot, ViewState},
};
use fyrox::{
    core::{
        algebra::{UnitQuaternion, Vector3},
        pool::Handle,
    },
    graph::SceneGraph,
    material::MaterialResource,
    scene::{Scene, mesh::Mesh, node::Node},
};
use parlour_rules::duel::{CardId, DefinitionId, Keyword, Player};
use parlour_shell::cards::{
    card::materials,
    flight::{Flight, Pose},
};
use std::f32::consts::PI;

/// Distance between held cards in height, in scene units, so that each floats above the previous
/// one.
const APART: f32 = 0.12;

impl DuelBoard {
    /// Returns the places on a player's side of the table.
    pub(super) fn side(&self, player: Player) -> Option<Side> {
        let [near, far] = self.state.sides?;
        Some(if self.state.seat == Some(player) {
            near
        } else {
            far
        })
    }

    fn is_near(&self, player: Player) -> bool {
        self.state.seat == Some(player)
    }

    /// Returns the pose of the card at `index` of `count` held cards.
    fn held_pose(&self, index: usize, count: usize) -> Pose {
        let across = index as f32 - (count.max(1) - 1) as f32 * 0.5;
        let scale = *self.reading.held_scale;
        let aside = Vector3::new(-across * scale * 0.9, index as f32 * APART, 0.0);
        Pose::new(self.state.stand + aside, true)
            .tilted(self.tilt())
            .scaled(scale)
    }

    /// Returns the pose that a card should have in this view state.
    pub(super) fn pose_of(&self, stage: &ViewState, id: CardId) -> Option<Pose> {
        if let Some((card, place)) = self.state.carried
            && card == id
        {
            let scale = self.state.sides.map_or(1.0, |[near, _]| near.hand.scale);
            return Some(
                Pose::new(place, true)
                    .tilted(self.tilt() * 0.5)
                    .scaled(scale * 1.1),
            );
        }
        let (player, spot) = stage.spot(id)?;
        let side = self.side(player)?;
        let own = stage.side(player);
        let raised = self.state.raised == Some(id);
        Some(match spot {
            Spot::Hero => {
                let lifted = if raised { 0.1 } else { 0.0 };
                let up = Vector3::new(0.0, THICKNESS * 0.5 + lifted, 0.0);
                Pose::new(side.hero + up, true).scaled(side.hero_scale)
            }
            Spot::Hand(index) => {
                let near = self.is_near(player);
                let raised_at = self
                    .state
                    .raised
                    .filter(|_| near)
                    .and_then(|card| own.hand.iter().position(|other| *other == card));
                let mut pose = side.hand.pose(index, own.hand.len(), raised_at);
                if near && raised {
                    let (sin, cos) = side.hand.tilt.sin_cos();
                    let up = Vector3::new(0.0, sin, cos) * *self.reading.raised_height;
                    let towards = Vector3::new(0.0, cos, -sin) * 0.45;
                    pose.place += up + towards;
                    pose.yaw = 0.0;
                    pose.scale *= *self.reading.raised_scale;
                }
                pose
            }
            Spot::Field(index) => {
                // Leaves a gap for a minion that is about to be played.
                let gap = self.state.gap.filter(|_| self.is_near(player));
                let count = own.field.len() + usize::from(gap.is_some());
                let index = index + usize::from(gap.is_some_and(|gap| index >= gap));
                let mut pose = side.field.pose(index, count);
                if raised {
                    pose.place.y += 0.1;
                }
                pose
            }
            Spot::Graveyard => {
                let place = own.graveyard.iter().position(|other| *other == id)?;
                places::on_pile(side.graveyard, place + 1, true)
            }
            Spot::Held => {
                let index = stage.held.iter().position(|other| *other == id)?;
                self.held_pose(index, stage.held.len())
            }
        })
    }

    /// Returns whether the viewer sees the front of a card.
    pub(super) fn shows_front(&self, stage: &ViewState, id: CardId) -> bool {
        match stage.spot(id) {
            Some((player, Spot::Hand(_))) => self.is_near(player) && !self.state.covered,
            Some(_) => true,
            None => false,
        }
    }

    /// Sends every card to its pose and updates its materials and badges.
    pub(super) fn arrange(&mut self, scene: &mut Scene) {
        let Some(stage) = self.state.stage.take() else {
            return;
        };
        self.put_away(scene, &stage);
        for id in stage.ids() {
            if self.is_buried(&stage, id) {
                continue;
            }
            let Some(pose) = self.pose_of(&stage, id) else {
                continue;
            };
            let known = self.state.bodies.get(&id).copied();
            let Some(body) = known.or_else(|| self.take_body(id)) else {
                continue;
            };
            self.update_body(scene, &stage, id, body);
            if known.is_none() {
                self.state.flights.put(scene, body, pose);
            } else if self.state.striker != Some(id) && self.state.flights.goal(body) != Some(pose)
            {
                let carried = self.state.carried.is_some_and(|(card, _)| card == id);
                let seconds = if carried {
                    0.06
                } else {
                    *self.motion.slide_time
                };
                let flight = Flight::new(seconds * self.state.speed, 0.0);
                self.state.flights.send(body, pose, flight);
            }
        }
        self.show_piles(scene, &stage);
        self.show_crystals(scene, &stage);
        self.state.stage = Some(stage);
    }

    /// Releases all card bodies, because a new match starts.
    pub(super) fn forget(&mut self) {
        self.state.worn.clear();
        self.state.unseen.clear();
        self.state.striker = None;
        self.state.raised = None;
        self.state.carried = None;
        self.state.gap = None;
        self.state.aim = None;
        self.state.glows.clear();
        self.state.dealing = false;
        self.state.changed = true;
        let bodies = std::mem::take(&mut self.state.bodies);
        self.state.free.extend(bodies.into_values());
    }

    /// Returns bodies of cards that have no place, or are deep in a graveyard, to the pool.
    fn put_away(&mut self, scene: &mut Scene, stage: &ViewState) {
        let gone: Vec<CardId> = self
            .state
            .bodies
            .keys()
            .copied()
            .filter(|id| stage.spot(*id).is_none() || self.is_buried(stage, *id))
            .collect();
        for id in gone {
            if let Some(body) = self.state.bodies.remove(&id) {
                self.state.free.push(body);
            }
        }
        for body in &self.state.free {
            if let Ok(node) = scene.graph.try_get_node_mut(*body)
                && node.visibility()
            {
                node.set_visibility(false);
            }
        }
    }

    /// Returns whether a card is too deep in its graveyard to be visible.
    fn is_buried(&self, stage: &ViewState, id: CardId) -> bool {
        let Some((player, Spot::Graveyard)) = stage.spot(id) else {
            return false;
        };
        let dead = &stage.side(player).graveyard;
        let seen = dead.len().saturating_sub(SEEN_DEAD);
        dead[..seen].contains(&id)
    }

    /// Assigns a free body to a card, or returns `None` if the pool is empty.
    pub(super) fn take_body(&mut self, id: CardId) -> Option<Handle<Node>> {
        let body = self.state.free.pop()?;
        self.state.worn.remove(&body);
        self.state.bodies.insert(id, body);
        Some(body)
    }

    /// Updates the face, badges, overlays and glow of a card body.
    fn update_body(
        &mut self,
        scene: &mut Scene,
        stage: &ViewState,
        id: CardId,
        body: Handle<Node>,
    ) {
        let Some(shown) = stage.card(id).copied() else {
            return;
        };
        let front = self.shows_front(stage, id).then_some(shown.definition);
        if self.state.worn.get(&body) != Some(&front) {
            self.wear(scene, body, front);
        }
        let Some(parts) = self.parts(scene, body) else {
            return;
        };
        let spot = stage.spot(id);
        let armour = match spot {
            Some((player, Spot::Hero)) => stage.side(player).armour,
            _ => 0,
        };
        let on_table = matches!(spot, Some((_, Spot::Hero | Spot::Field(_))));
        let seen = front
            .and(shown.figures)
            .filter(|_| matches!(spot, Some((_, Spot::Hero | Spot::Field(_) | Spot::Hand(_)))));
        let badges = seen.and_then(|figures| {
            let faces = scene
                .graph
                .try_get_script_of_mut::<DuelFaces>(*self.pool)
                .ok()?;
            Some(faces.badges(shown.definition, &figures, armour, on_table))
        });
        match badges {
            Some(badges) => {
                for (place, material) in badges {
                    parts.set_badge(scene, place, material);
                }
            }
            None => {
                for place in crate::scene::face::Badge::PLACES {
                    parts.set_badge(scene, place, None);
                }
            }
        }
        let large = match spot {
            Some((_, Spot::Hero)) => Large::Hero,
            Some((_, Spot::Field(_))) => Large::Minion,
            _ => Large::No,
        };
        parts.set_large(scene, large);
        let minion = matches!(spot, Some((_, Spot::Field(_))));
        let overlays = seen
            .filter(|_| on_table)
            .map_or_else(Overlays::default, |figures| Overlays {
                taunt: figures.keywords.contains(Keyword::Taunt) && minion,
                shield: figures.keywords.contains(Keyword::DivineShield),
                ice: figures.frozen,
                silence: figures.silenced,
                sleep: minion
                    && figures.exhausted
                    && figures.attack > 0
                    && stage.turn == Some(shown.owner),
            });
        parts.set_overlays(scene, overlays);
        let glow = self.state.glows.get(&id).copied();
        let material = glow.and_then(|glow| {
            let faces = scene
                .graph
                .try_get_script_of::<DuelFaces>(*self.pool)
                .ok()?;
            faces.glow(glow)
        });
        parts.set_glow(scene, material);
    }

    fn wear(&mut self, scene: &mut Scene, body: Handle<Node>, front: Option<DefinitionId>) {
        self.state.worn.insert(body, front);
        let Ok(faces) = scene.graph.try_get_script_of_mut::<DuelFaces>(*self.pool) else {
            return;
        };
        let worn = faces.materials_of(front);
        materials(scene, body, &worn);
    }

    /// Scales the blocks of the decks and graveyards to their number of cards.
    fn show_piles(&mut self, scene: &mut Scene, stage: &ViewState) {
        for player in Player::ALL {
            let Some(side) = self.side(player) else {
                continue;
            };
            let own = stage.side(player);
            let seen = own.graveyard.len().min(SEEN_DEAD);
            let counts = [own.deck, own.graveyard.len() - seen];
            for (node, count) in side.blocks.into_iter().zip(counts) {
                let Ok(node) = scene.graph.try_get_node_mut(node) else {
                    continue;
                };
                if node.visibility() != (count > 0) {
                    node.set_visibility(count > 0);
                }
                let thick = count.max(1) as f32;
                let transform = node.local_transform_mut();
                let foot = **transform.position();
                transform
                    .set_scale(Vector3::new(1.0, thick, 1.0))
                    .set_position(Vector3::new(foot.x, thick * THICKNESS * 0.5, foot.z));
            }
        }
    }

    fn show_crystals(&mut self, scene: &mut Scene, stage: &ViewState) {
        for player in Player::ALL {
            let Some(side) = self.side(player) else {
                continue;
            };
            let own = stage.side(player);
            let (first, gap) = side.mana;
            let near = usize::from(!self.is_near(player));
            let shown = usize::from(own.slots.max(own.mana));
            for (index, node) in self.state.crystals[near].iter().enumerate() {
                let material: Option<MaterialResource> = if index < usize::from(own.mana) {
                    (*self.crystals.full).clone()
                } else {
                    (*self.crystals.spent).clone()
                };
                let place = first - Vector3::new(gap * index as f32, 0.0, 0.0);
                let Ok(root) = scene.graph.try_get_node_mut(*node) else {
                    continue;
                };
                if root.visibility() != (index < shown) {
                    root.set_visibility(index < shown);
                }
                root.local_transform_mut().set_position(place);
                let below: Vec<_> = scene.graph.traverse_handle_iter(*node).collect();
                for handle in below {
                    if let Ok(node) = scene.graph.try_get_node_mut(handle)
                        && let Some(mesh) = node.cast_mut::<Mesh>()
                        && let Some(surface) = mesh.surfaces_mut().first_mut()
                        && let Some(material) = &material
                        && surface.material() != material
                    {
                        surface.set_material(material.clone());
                    }
                }
            }
        }
    }

    /// Highlights the area where the carried card can be dropped.
    pub(super) fn light_landing(&self, scene: &mut Scene) {
        let lit = self.state.lands.zip(self.state.sides);
        let Ok(node) = scene.graph.try_get_node_mut(self.state.landing) else {
            return;
        };
        if node.visibility() != lit.is_some() {
            node.set_visibility(lit.is_some());
        }
        let Some((lands, [near, far])) = lit else {
            return;
        };
        let (middle, deep) = match lands {
            Landing::Row => (near.field.middle, 1.0),
            Landing::Table => {
                let middle = (near.field.middle + far.field.middle) * 0.5;
                let apart = (far.field.middle - near.field.middle).z;
                (middle, 1.0 + apart / CARD_HEIGHT)
            }
        };
        let transform = node.local_transform_mut();
        let scale = Vector3::new(1.0, 1.0, deep);
        if **transform.position() != middle || **transform.scale() != scale {
            transform.set_position(middle).set_scale(scale);
        }
    }

    /// Rotates the plate on the end-turn button towards the side that shows whether it is the
    /// viewer's turn.
    pub(super) fn turn_plate(&mut self, scene: &mut Scene, dt: f32) {
        let turn = self.state.stage.as_ref().and_then(|stage| stage.turn);
        let own = turn.is_some() && turn == self.state.seat;
        let goal = if own { 0.0 } else { PI };
        let left = goal - self.state.plate;
        let seconds = *self.motion.plate_time * self.state.speed;
        let step = if seconds > 0.0 { PI * dt / seconds } else { PI };
        self.state.plate += left.clamp(-step, step);
        let Ok(face) = scene.graph.try_get_node_mut(*self.end_turn_face) else {
            return;
        };
        let rotation = UnitQuaternion::from_axis_angle(&Vector3::x_axis(), self.state.plate);
        if **face.local_transform().rotation() != rotation {
            face.local_transform_mut().set_rotation(rotation);
        }
    }
}
