//! Layout of the cards: computes each card's pose and updates its body.

use super::{DuelBoard, Landing, SEEN_DEAD};
use crate::scene::{
    body::DuelCard,
    face::{Badge, Form},
    faces::DuelFaces,
    places,
    places::{CARD_HEIGHT, CARD_WIDTH, Row, THICKNESS},
    shards::Shards,
    side::Side,
    view_state::Spot,
};
use fyrox::{
    core::{
        algebra::{UnitQuaternion, Vector2, Vector3},
        pool::Handle,
    },
    graph::SceneGraph,
    scene::{Scene, node::Node},
};
use parlour_rules::duel::{CardId, Keyword, Player};
use parlour_shell::{
    cards::{card::materials, flight::Flight, pose::Pose},
    scene::{
        motion::{Easing, towards},
        nodes::{first_mesh, set_visible, surface},
    },
};
use std::f32::consts::PI;

/// Distance between held cards in height, in scene units, so that each floats above the previous
/// one.
const APART: f32 = 0.12;
/// Height above the hand of a card that is choosing its target, in scene units.
const LIFTED: f32 = 0.25;
/// Scale of a carried card, as a share of that of the hand. It is smaller, to leave what is below it in
/// sight.
const CARRIED: f32 = 0.85;
/// Tilt of a held card, as a share of that of the hand. A steeper card reflects the lamp.
const HELD_TILT: f32 = 0.4;
/// Width of the row of minions for which the highlight is made, in scene units.
const LANDING: f32 = 8.2;
/// Seconds in which a card rises under the pointer.
const LIFT: f32 = 0.19;
/// Lean of a dragged card, in radians for a speed of one scene unit per second, and at most.
const DRAG_LEAN: (f32, f32) = (0.035, 0.4);

fn place_in(cards: &[CardId], id: CardId) -> Option<usize> {
    cards.iter().position(|card| *card == id)
}

impl DuelBoard {
    /// Returns the places on a player's side of the table.
    pub(super) fn side(&self, player: Player) -> Side {
        self.state.sides[usize::from(!self.is_near(player))]
    }

    /// Returns the places on the near side.
    pub(super) fn near(&self) -> &Side {
        &self.state.sides[0]
    }

    /// Returns the row of a player's minions. The cards of both rows have the scale of the fuller
    /// one.
    pub(super) fn row(&self, player: Player) -> Row {
        let scales = Player::ALL.map(|player| {
            let (count, _) = self.minions(player);
            self.side(player).field.scale_of(count)
        });
        let row = self.side(player).field;
        Row {
            scale: scales.into_iter().fold(row.scale, f32::min),
            ..row
        }
    }

    /// Returns the number of places in a player's row, and the index of the gap for a minion that
    /// is about to be played.
    fn minions(&self, player: Player) -> (usize, Option<usize>) {
        let gap = self.state.gap.filter(|_| self.is_near(player));
        let count = self.state.view_state.side(player).field.len();
        (count + usize::from(gap.is_some()), gap)
    }

    pub(super) fn is_near(&self, player: Player) -> bool {
        self.state.seat == Some(player)
    }

    /// Returns the pose of a held card. The first one is at the left, and in a small window it is
    /// larger without reaching further to the left.
    fn held_pose(&self, index: usize) -> Pose {
        let usual = *self.reading.held_scale;
        let scale = usual.max(self.state.hand_view.legible());
        let across = index as f32 * scale * 0.9 + (scale - usual) * CARD_WIDTH * 0.5;
        let aside = Vector3::new(-across, index as f32 * APART, 0.0);
        Pose::new(self.state.stand + aside, true)
            .tilted(self.tilt() * HELD_TILT)
            .scaled(scale)
    }

    /// Returns the pose that a card should have, or `None` if it has no place or is too deep in its
    /// graveyard to be visible.
    pub(super) fn pose_of(&self, id: CardId) -> Option<Pose> {
        let view_state = &self.state.view_state;
        let (player, spot) = view_state.spot(id)?;
        if let Some((card, place)) = self.state.carried
            && card == id
        {
            let scale = self.near().hand.scale * CARRIED;
            let pose = Pose::new(place, true).tilted(self.tilt() * 0.5);
            return Some(pose.scaled(scale));
        }
        let side = self.side(player);
        let own = view_state.side(player);
        let raised = self.state.raised == Some(id);
        Some(match spot {
            Spot::Hero => {
                let lifted = if raised { 0.1 } else { 0.0 };
                let up = Vector3::new(0.0, THICKNESS * 0.5 + lifted, 0.0);
                Pose::new(side.hero + up, true).scaled(side.hero_scale)
            }
            Spot::Hand(index) => {
                let near = self.is_near(player);
                let raised_card = self.state.raised.filter(|_| near);
                let raised_at = raised_card.and_then(|card| place_in(&own.hand, card));
                let pose = side.hand.pose(index, own.hand.len(), raised_at);
                match (near && raised, self.state.aiming) {
                    (true, false) => self.state.hand_view.raised(pose),
                    (true, true) => Pose {
                        place: pose.place + Vector3::new(0.0, LIFTED, 0.0),
                        ..pose
                    },
                    (false, _) => pose,
                }
            }
            Spot::Field(index) => {
                let (count, gap) = self.minions(player);
                let index = index + usize::from(gap.is_some_and(|gap| index >= gap));
                let mut pose = self.row(player).pose(index, count);
                if raised {
                    pose.place.y += 0.1;
                }
                pose
            }
            Spot::Graveyard => {
                let place = place_in(&own.graveyard, id)?;
                let is_seen = place + SEEN_DEAD >= own.graveyard.len();
                let pose = places::on_pile(side.graveyard, place + 1, true);
                is_seen.then(|| pose.scaled(side.graveyard_scale))?
            }
            Spot::Held => self.held_pose(place_in(&view_state.held, id)?),
        })
    }

    /// Sends every card to its pose and updates its materials and badges.
    pub(super) fn arrange(&mut self, scene: &mut Scene) {
        self.put_away(scene);
        for id in self.state.view_state.ids() {
            let Some(pose) = self.pose_of(id) else {
                continue;
            };
            let known = self.state.bodies.get(&id).copied();
            let Some(body) = known.or_else(|| self.take_body(id)) else {
                continue;
            };
            self.update_body(scene, id, body);
            if self.is_broken(id) {
                set_visible(&mut scene.graph, body, false);
            }
            if known.is_none() {
                self.state.flights.put(scene, body, pose);
            } else if self.state.striker != Some(id) && self.state.flights.goal(body) != Some(pose)
            {
                let flight = self.flight_to_place(id);
                self.state.flights.send(body, pose, flight);
            }
        }
        self.show_piles(scene);
        self.show_crystals(scene);
    }

    /// Returns the flight of a card to its place: elastic under the pointer, and close behind the
    /// hand that drags it.
    fn flight_to_place(&self, id: CardId) -> Flight {
        let (seconds, easing) = if self.state.carried.is_some_and(|(card, _)| card == id) {
            (0.06, Easing::InOut)
        } else if self.state.raised == Some(id) && self.is_lively() {
            (LIFT, Easing::OutBack)
        } else {
            (*self.motion.slide_time, Easing::InOut)
        };
        Flight::new(seconds * self.state.speed, 0.0).eased(easing)
    }

    /// Lets the carried card lean in the direction in which it is dragged, within `dt` seconds.
    pub(super) fn drag(&mut self, dt: f32) {
        let carried = self.state.carried;
        let body = carried.and_then(|(card, _)| self.state.bodies.get(&card).copied());
        let now = body.zip(carried.map(|(_, place)| place));
        let before = self.state.dragged;
        if let Some((body, _)) = before.filter(|_| before.map(|(body, _)| body) != body) {
            self.state.flights.lean(body, Vector2::zeros());
        }
        if let (Some((body, place)), Some((dragged, from))) = (now, before)
            && body == dragged
            && dt > 0.0
        {
            let (per_speed, most) = DRAG_LEAN;
            let lean = (place - from).xz() * (per_speed / dt);
            self.state.flights.lean(body, lean.cap_magnitude(most));
        }
        self.state.dragged = now;
    }

    /// Releases all card bodies, because a new match starts.
    pub(super) fn forget(&mut self) {
        self.state.worn.clear();
        self.state.unseen.clear();
        self.state.striker = None;
        self.state.slow = 0.0;
        self.state.defeated.clear();
        self.state.shards.iter_mut().for_each(Shards::dismiss);
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
    fn put_away(&mut self, scene: &mut Scene) {
        let ids = self.state.bodies.keys().copied();
        let gone: Vec<CardId> = ids.filter(|id| self.pose_of(*id).is_none()).collect();
        let bodies = gone.iter().filter_map(|id| self.state.bodies.remove(id));
        self.state.free.extend(bodies);
        for body in &self.state.free {
            set_visible(&mut scene.graph, *body, false);
        }
    }

    /// Assigns a free body to a card, or returns `None` if the pool is empty.
    pub(super) fn take_body(&mut self, id: CardId) -> Option<Handle<Node>> {
        let body = self.state.free.pop()?;
        self.state.worn.remove(&body);
        self.state.bodies.insert(id, body);
        Some(body)
    }

    /// Updates the face, badges, overlays and glow of a card body.
    fn update_body(&mut self, scene: &mut Scene, id: CardId, body: Handle<Node>) {
        let view_state = &self.state.view_state;
        let (Some(shown), Some((player, spot))) =
            (view_state.card(id).copied(), view_state.spot(id))
        else {
            return;
        };
        let graph = &mut scene.graph;
        let Ok(faces) = graph.try_get_script_of_mut::<DuelFaces>(*self.pool) else {
            return;
        };
        let (hero, minion) = (spot == Spot::Hero, matches!(spot, Spot::Field(_)));
        let on_table = hero || minion;
        let form = match spot {
            Spot::Hero | Spot::Field(_) => Form::Portrait,
            Spot::Held => Form::Large,
            Spot::Hand(_) => self.form_in_hand(player, id),
            Spot::Graveyard => Form::Full,
        };
        let front = self.is_front_seen(id).then_some(shown.definition);
        let figures = front
            .and(shown.figures)
            .filter(|_| on_table || matches!(spot, Spot::Hand(_)));
        let forecast = &self.state.forecast;
        let armour = view_state.side(player).armour;
        let armour = match hero {
            true => forecast.armour(player).unwrap_or(armour),
            false => 0,
        };
        let expected = figures.map(|figures| forecast.figures(id).unwrap_or(figures));
        let badges = match expected {
            Some(figures) => faces.badges(shown.definition, &figures, armour, form),
            None => Badge::PLACES.map(|place| (place, None)),
        };
        let crack = self.crack_of(player, shown.figures).filter(|_| hero);
        let crack = crack.and_then(|crack| faces.crack(crack));
        let glow = self.state.glows.get(&id);
        let glow = glow.and_then(|glow| faces.glow(*glow));
        let front = front.and_then(|front| Some((front, faces.kind_of(front, form)?)));
        if self.state.worn.insert(body, front) != Some(front) {
            let worn = faces.materials_of(front);
            materials(scene, body, &worn);
        }
        let graph = &mut scene.graph;
        let Ok(mut parts) = graph.try_get_script_of::<DuelCard>(body).cloned() else {
            return;
        };
        for (place, badge) in badges {
            parts.set_badge(graph, place, badge);
        }
        if let Ok(own) = graph.try_get_script_of_mut::<DuelCard>(body) {
            own.clone_from(&parts);
        }
        let figures = figures.filter(|_| on_table);
        let has = |keyword| figures.is_some_and(|figures| figures.keywords.contains(keyword));
        let attacks = self.state.striker == Some(id);
        let in_turn = minion && view_state.turn == Some(shown.owner) && !attacks;
        let idle = figures.filter(|figures| in_turn && figures.exhausted && figures.attack > 0);
        for (overlay, shown) in [
            (&parts.signs.taunt, minion && has(Keyword::Taunt)),
            (&parts.signs.shield, has(Keyword::DivineShield)),
            (
                &parts.signs.ice,
                figures.is_some_and(|figures| figures.frozen),
            ),
            (
                &parts.signs.silence,
                figures.is_some_and(|figures| figures.silenced),
            ),
            (
                &parts.signs.sleep,
                idle.is_some_and(|figures| figures.asleep),
            ),
            (
                &parts.signs.spent,
                idle.is_some_and(|figures| !figures.asleep),
            ),
        ] {
            set_visible(graph, **overlay, shown);
        }
        parts.set_glow(graph, glow);
        parts.set_crack(graph, crack);
    }

    /// Scales the blocks of the decks and graveyards to their number of cards.
    fn show_piles(&self, scene: &mut Scene) {
        let graph = &mut scene.graph;
        for player in Player::ALL {
            let side = self.side(player);
            let own = self.state.view_state.side(player);
            let hidden = own.graveyard.len().saturating_sub(SEEN_DEAD);
            let piles = [(own.deck, side.deck_scale), (hidden, side.graveyard_scale)];
            for (block, (count, scale)) in side.blocks.into_iter().zip(piles) {
                set_visible(graph, block, count > 0);
                let Ok(node) = graph.try_get_node_mut(block) else {
                    continue;
                };
                let thick = count.max(1) as f32;
                let transform = node.local_transform_mut();
                let foot = **transform.position();
                transform
                    .set_scale(Vector3::new(scale, thick, scale))
                    .set_position(Vector3::new(foot.x, thick * THICKNESS * 0.5, foot.z));
            }
        }
    }

    fn show_crystals(&self, scene: &mut Scene) {
        let graph = &mut scene.graph;
        for player in Player::ALL {
            let own = self.state.view_state.side(player);
            let (first, gap, columns) = self.side(player).mana;
            let crystals = &self.state.crystals[usize::from(!self.is_near(player))];
            let (mana, shown) = (usize::from(own.mana), usize::from(own.slots.max(own.mana)));
            for (index, crystal) in crystals.iter().enumerate() {
                set_visible(graph, *crystal, index < shown);
                if let Ok(node) = graph.try_get_node_mut(*crystal) {
                    let columns = columns.max(1) as usize;
                    let (row, column) = (index / columns, index % columns);
                    let place = first - Vector3::new(column as f32, 0.0, row as f32) * gap;
                    node.local_transform_mut().set_position(place);
                }
                let (full, spent) = (&self.crystals.full, &self.crystals.spent);
                let material = if index < mana { full } else { spent };
                if let Some(mesh) = first_mesh(graph, *crystal)
                    && let Some(surface) = surface(graph, mesh)
                    && let Some(material) = material.as_ref()
                    && surface.material() != material
                {
                    surface.set_material(material.clone());
                }
            }
        }
    }

    /// Highlights the area where the carried card can be dropped.
    pub(super) fn light_landing(&self, scene: &mut Scene) {
        let [near, far] = self.state.sides;
        let landing = self.state.landing;
        set_visible(&mut scene.graph, landing, self.state.lands.is_some());
        let (middle, deep) = match self.state.lands {
            None => return,
            Some(Landing::Row) => (near.field.middle, 1.0),
            Some(Landing::Table) => {
                let middle = (near.field.middle + far.field.middle) * 0.5;
                let apart = (far.field.middle - near.field.middle).z;
                (middle, 1.0 + apart / CARD_HEIGHT)
            }
        };
        let Ok(node) = scene.graph.try_get_node_mut(landing) else {
            return;
        };
        let transform = node.local_transform_mut();
        let wide = near.field.width / LANDING;
        let scale = Vector3::new(wide, 1.0, deep);
        if **transform.position() != middle || **transform.scale() != scale {
            transform.set_position(middle).set_scale(scale);
        }
    }

    /// Rotates the plate on the end-turn button towards the side that shows whether it is the
    /// viewer's turn.
    pub(super) fn turn_plate(&mut self, scene: &mut Scene, dt: f32) {
        // Before the first turn and after the match it stays as it is.
        let goal = match self.state.view_state.turn {
            Some(turn) if self.state.seat == Some(turn) => 0.0,
            Some(_) => PI,
            None => self.state.plate,
        };
        let seconds = *self.motion.plate_time * self.state.speed;
        self.state.plate = towards(self.state.plate, goal, dt * PI, seconds);
        let Ok(face) = scene.graph.try_get_node_mut(*self.end_turn_face) else {
            return;
        };
        let rotation = UnitQuaternion::from_axis_angle(&Vector3::x_axis(), self.state.plate);
        if **face.local_transform().rotation() != rotation {
            face.local_transform_mut().set_rotation(rotation);
        }
    }
}
