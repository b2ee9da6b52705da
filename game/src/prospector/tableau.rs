//! The cards of a round on the table: the mine, the target on the discard pile, the draw pile. It
//! plays what happened and knows nothing of the rules.

use crate::{
    cards::{
        flight::{Flight, Flights, Pose},
        pool::CardPool,
    },
    chess::geometry::Ray,
    data::check_prefab,
    marks::{Mark, paint},
    motion::Easing,
    plugin::Parlour,
    settings::Palette,
    sounds::Sound,
};
use fyrox::{
    core::{
        algebra::{Point3, Vector3},
        pool::Handle,
        reflect::prelude::*,
        type_traits::prelude::*,
        variable::InheritableVariable,
        visitor::prelude::*,
    },
    graph::SceneGraph,
    plugin::error::{GameError, GameResult},
    resource::model::{ModelResource, ModelResourceExtension},
    scene::{
        Scene,
        collider::{BitMask, InteractionGroups},
        graph::physics::{Intersection, RayCastOptions},
        node::Node,
    },
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::{
    cards::{Card, Layout, Point, SlotId},
    prospector::{Event, Round},
};
use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    sync::Arc,
};

/// What a card on the table is to the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A card of the mine.
    Slot(SlotId),
    /// The draw pile.
    Draw,
    /// The target, or a card under it.
    Target,
}

/// What the tableau is asked to show.
#[derive(Debug, Clone)]
pub enum Command {
    /// Put everything where it belongs at once.
    Set(Box<Round>),
    /// Gather the cards and deal them.
    Deal(Box<Round>),
    /// Play what happened.
    Play(Vec<Event>),
}

/// Lays out the cards of a round.
#[derive(Visit, Reflect, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "b0a6e7f1-58a5-4b4e-8f7e-93b7a2d05c22")]
#[visit(optional)]
pub struct Tableau {
    /// The node with the CardPool.
    pub pool: InheritableVariable<Handle<Node>>,
    /// Mark of the card under the pointer.
    pub hover_mark: InheritableVariable<Option<ModelResource>>,
    /// Mark of a hint.
    pub hint_mark: InheritableVariable<Option<ModelResource>>,
    /// Length of the layout's unit in the scene: a card is 2.56 of them wide.
    #[reflect(min_value = 0.05, max_value = 2.0, step = 0.01)]
    pub unit: InheritableVariable<f32>,
    /// How much higher each layer of the mine lies than the one under it.
    #[reflect(min_value = 0.0, max_value = 0.2, step = 0.001)]
    pub layer_height: InheritableVariable<f32>,
    /// How much higher each card of a pile lies than the one under it.
    #[reflect(min_value = 0.0, max_value = 0.1, step = 0.001)]
    pub pile_height: InheritableVariable<f32>,
    /// How high a card rises under the pointer.
    #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
    pub hover_height: InheritableVariable<f32>,
    /// Height of the way of a card that is taken or drawn.
    #[reflect(min_value = 0.0, max_value = 4.0, step = 0.05)]
    pub flight_height: InheritableVariable<f32>,
    /// Seconds that a card takes to the target.
    #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
    pub flight_time: InheritableVariable<f32>,
    /// Seconds that a card takes to turn over.
    #[reflect(min_value = 0.0, max_value = 3.0, step = 0.01)]
    pub flip_time: InheritableVariable<f32>,
    /// Seconds from one dealt card to the next.
    #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
    pub deal_interval: InheritableVariable<f32>,
    /// Seconds that a card takes to rise under the pointer.
    #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
    pub hover_time: InheritableVariable<f32>,

    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

#[derive(Debug, Default, Clone)]
struct State {
    layout: Option<Arc<Layout>>,
    origin: Vector3<f32>,
    commands: VecDeque<Command>,
    /// Whether the cards of the last round are on their way to be dealt anew.
    gathered: bool,
    flights: Flights,
    slots: BTreeMap<SlotId, Handle<Node>>,
    /// The card that is drawn next comes first.
    draw: Vec<Handle<Node>>,
    /// The target comes last.
    discard: Vec<Handle<Node>>,
    /// The card that is lifted under the pointer.
    lifted: Option<(Spot, Handle<Node>)>,
    hint: Option<Spot>,
    marks: HashMap<Mark, Handle<Node>>,
    palette: Option<Palette>,
    speed: f32,
    sounds: Vec<Sound>,
    time: f32,
}

impl Default for Tableau {
    fn default() -> Self {
        Self {
            pool: Default::default(),
            hover_mark: Default::default(),
            hint_mark: Default::default(),
            unit: 0.449.into(),
            layer_height: 0.036.into(),
            pile_height: 0.009.into(),
            hover_height: 0.14.into(),
            flight_height: 0.9.into(),
            flight_time: 0.34.into(),
            flip_time: 0.22.into(),
            deal_interval: 0.06.into(),
            hover_time: 0.08.into(),
            state: State::default(),
        }
    }
}

/// Seconds in which the cards come together before they are dealt, at normal speed.
const GATHER_TIME: f32 = 0.45;
/// Half the thickness of a card.
const HALF_THICKNESS: f32 = 0.008;

impl ScriptTrait for Tableau {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let name = ctx.scene.graph[ctx.handle].name_owned();
        let missing = |field: &str| GameError::str(format!("{name}: Tableau.{field} is not set"));
        if ctx
            .scene
            .graph
            .try_get_script_of::<CardPool>(*self.pool)
            .is_err()
        {
            return Err(missing("pool"));
        }
        for (field, mark) in [
            ("hover_mark", &self.hover_mark),
            ("hint_mark", &self.hint_mark),
        ] {
            check_prefab(&name, &format!("Tableau.{field}"), mark.as_ref())?;
        }
        Ok(())
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let Some(parlour) = ctx.plugins.of_type_ref::<Parlour>() else {
            return Ok(());
        };
        let palette = parlour.settings().palette;
        self.state.speed = parlour.settings().motion.factor();
        self.state.time += ctx.dt;
        self.state.origin = ctx.scene.graph[ctx.handle].global_position();
        if self.state.palette != Some(palette) {
            self.state.palette = Some(palette);
            for (mark, prefab) in [
                (Mark::Hover, &self.hover_mark),
                (Mark::Hint, &self.hint_mark),
            ] {
                if let Some(prefab) = prefab.as_ref() {
                    paint(prefab, mark, palette);
                }
            }
        }
        let ready = ctx
            .scene
            .graph
            .try_get_script_of::<CardPool>(*self.pool)
            .is_ok_and(|pool| !pool.bodies().is_empty());
        while ready && let Some(command) = self.state.commands.pop_front() {
            // Cards are dealt when those of the round before have come together.
            if let Command::Deal(_) = command {
                if !std::mem::replace(&mut self.state.gathered, true) {
                    self.gather();
                    self.state.flights.advance(ctx.scene, 0.0);
                }
                if !self.state.flights.is_at_rest() {
                    self.state.commands.push_front(command);
                    break;
                }
                self.state.gathered = false;
            }
            match command {
                Command::Set(round) => self.set(ctx.scene, &round, false),
                Command::Deal(round) => self.set(ctx.scene, &round, true),
                Command::Play(events) => self.play(ctx.scene, &events),
            }
        }
        self.state.flights.advance(ctx.scene, ctx.dt);
        let heard = self.state.flights.take_sounds();
        self.state.sounds.extend(heard);
        self.show_marks(ctx.scene);
        Ok(())
    }
}

/// What others ask of the tableau.
impl Tableau {
    /// Asks for something.
    pub fn command(&mut self, command: Command) {
        self.state.commands.push_back(command);
    }

    /// Lays cards as this layout says from now on.
    pub fn set_layout(&mut self, layout: Arc<Layout>) {
        self.state.layout = Some(layout);
    }

    /// Whether everything asked for has been shown.
    pub fn is_at_rest(&self) -> bool {
        self.state.commands.is_empty() && self.state.flights.is_at_rest()
    }

    /// What is to be heard since the last call.
    pub fn take_sounds(&mut self) -> Vec<Sound> {
        std::mem::take(&mut self.state.sounds)
    }

    /// Where the middle of a spot's top card is, or will be when it has arrived.
    pub fn place_of(&self, spot: Spot) -> Option<Vector3<f32>> {
        let node = match spot {
            Spot::Slot(slot) => self.state.slots.get(&slot),
            Spot::Draw => self.state.draw.first(),
            Spot::Target => self.state.discard.last(),
        };
        let pose = self.state.flights.goal(*node?)?;
        Some(pose.place)
    }

    /// Where the middle of a slot's card belongs, whether there is one or not.
    pub fn home_of(&self, slot: SlotId) -> Option<Vector3<f32>> {
        self.slot_pose(slot, true).map(|pose| pose.place)
    }

    /// The card that the ray meets first.
    pub fn spot_under(&self, scene: &Scene, ray: &Ray) -> Option<Spot> {
        let mut met: Vec<Intersection> = Vec::new();
        scene.graph.physics.cast_ray(
            RayCastOptions {
                ray_origin: Point3::from(ray.origin),
                ray_direction: ray.direction,
                max_len: 200.0,
                groups: InteractionGroups::new(BitMask::all(), BitMask::all()),
                sort_results: true,
            },
            &mut met,
        );
        met.iter().find_map(|intersection| {
            let collider = scene.graph.try_get(intersection.collider).ok()?;
            self.spot_of(collider.parent())
        })
    }

    fn spot_of(&self, body: Handle<Node>) -> Option<Spot> {
        let slot = self.state.slots.iter().find(|(_, node)| **node == body);
        if let Some((slot, _)) = slot {
            return Some(Spot::Slot(*slot));
        }
        if self.state.draw.contains(&body) {
            return Some(Spot::Draw);
        }
        // What flies to the target is not in the way of the next pick.
        let target = self.state.discard.contains(&body) && !self.state.flights.is_flying(body);
        target.then_some(Spot::Target)
    }

    /// The card under the pointer or the keys, which rises; `None` lets it down.
    pub fn lift(&mut self, spot: Option<Spot>) {
        let node = spot.and_then(|spot| match spot {
            Spot::Slot(slot) => self.state.slots.get(&slot).copied(),
            Spot::Draw => self.state.draw.first().copied(),
            Spot::Target => None,
        });
        let wanted = spot.zip(node);
        if self.state.lifted == wanted {
            return;
        }
        let time = *self.hover_time * self.state.speed;
        if let Some((spot, node)) = std::mem::replace(&mut self.state.lifted, wanted)
            && self.spot_of(node) == Some(spot)
            && let Some(mut pose) = self.state.flights.goal(node)
        {
            pose.place.y -= *self.hover_height;
            self.state.flights.send(node, pose, Flight::new(time, 0.0));
        }
        if let Some((_, node)) = wanted
            && let Some(mut pose) = self.state.flights.goal(node)
        {
            pose.place.y += *self.hover_height;
            self.state.flights.send(node, pose, Flight::new(time, 0.0));
        }
    }

    /// Marks what a hint points at; `None` takes the mark away.
    pub fn hint(&mut self, spot: Option<Spot>) {
        self.state.hint = spot;
    }

    /// What a hint points at.
    pub fn hinted(&self) -> Option<Spot> {
        self.state.hint
    }

    /// A card shakes its head.
    pub fn refuse(&mut self, spot: Spot) {
        let node = match spot {
            Spot::Slot(slot) => self.state.slots.get(&slot).copied(),
            Spot::Draw => self.state.draw.first().copied(),
            Spot::Target => self.state.discard.last().copied(),
        };
        if let Some(node) = node {
            self.state.flights.shake(node, 0.35 * self.state.speed);
        }
        self.state.sounds.push(Sound::CardRefuse);
    }
}

/// Where cards belong.
impl Tableau {
    fn at(&self, point: Point, height: f32) -> Vector3<f32> {
        // Right of the player is −X, away from them +Z.
        self.state.origin
            + Vector3::new(
                -point.x * *self.unit,
                HALF_THICKNESS + height,
                point.y * *self.unit,
            )
    }

    fn slot_pose(&self, slot: SlotId, face_up: bool) -> Option<Pose> {
        let layout = self.state.layout.as_ref()?;
        let slot = layout.slot(slot)?;
        // Neighbours in a row may overlap: every other one lies on those beside it.
        let row = layout
            .slots()
            .iter()
            .filter(|other| other.layer == slot.layer);
        let upper = row.take_while(|other| other.id != slot.id).count() % 2 == 1;
        let mut height = f32::from(slot.layer) * *self.layer_height;
        if upper {
            height += 2.0 * HALF_THICKNESS + 0.001;
        }
        Some(Pose::new(self.at(layout.place(slot), height), face_up))
    }

    /// The card that is drawn next lies on top; `count` cards lie in the pile.
    fn draw_pose(&self, index: usize, count: usize) -> Option<Pose> {
        let layout = self.state.layout.as_ref()?;
        let height = (count - 1 - index.min(count - 1)) as f32 * *self.pile_height;
        let point = layout.place_in_pile(layout.draw_pile()?, index);
        Some(Pose::new(self.at(point, height), false))
    }

    fn discard_pose(&self, index: usize) -> Option<Pose> {
        let layout = self.state.layout.as_ref()?;
        let point = layout.place_in_pile(layout.discard_pile()?, index);
        let mut pose = Pose::new(self.at(point, index as f32 * *self.pile_height), true);
        // No hand puts cards down quite straight; the same card of a pile always lies the same.
        let careless = (index as f32 * 12.9898).sin() * 43_758.547;
        pose.yaw = (careless - careless.floor() - 0.5) * 0.08;
        Some(pose)
    }

    fn dress(&self, scene: &mut Scene, body: Handle<Node>, front: Option<Card>, gold: bool) {
        let Ok(pool) = scene.graph.try_get_script_of_mut::<CardPool>(*self.pool) else {
            return;
        };
        // The pool and the body are both in the scene: it is told with its own copy of what it
        // needs, and keeps what it has learnt.
        let mut taken = std::mem::take(pool);
        taken.dress(scene, body, front, gold);
        if let Ok(pool) = scene.graph.try_get_script_of_mut::<CardPool>(*self.pool) {
            *pool = taken;
        }
    }
}

/// What the tableau does.
impl Tableau {
    /// Puts the cards of a round where they belong: at once, or dealt one after the other.
    fn set(&mut self, scene: &mut Scene, round: &Round, deal: bool) {
        let mut bodies = match scene.graph.try_get_script_of::<CardPool>(*self.pool) {
            Ok(pool) => pool.bodies().to_vec().into_iter(),
            Err(_) => return,
        };
        let speed = if deal { self.state.speed } else { 0.0 };
        self.state.lifted = None;
        self.state.hint = None;
        self.state.slots.clear();
        self.state.draw.clear();
        self.state.discard.clear();
        let slots: Vec<SlotId> = match &self.state.layout {
            Some(layout) => layout.slots().iter().map(|slot| slot.id).collect(),
            None => return,
        };
        for slot in slots {
            let Some(card) = round.card(slot) else {
                continue;
            };
            let Some(body) = bodies.next() else { break };
            let gold = round.is_gold(slot);
            // What lies face down is dressed already, too: nothing is put together later.
            self.dress(scene, body, Some(card), gold);
            self.state.slots.insert(slot, body);
        }
        let gold_of = |card: Card| {
            let dealt = round.deal();
            dealt
                .gold()
                .iter()
                .any(|slot| dealt.deck().iter().nth(slot.index()) == Some(&card))
        };
        let discarded: Vec<Card> = round.discard_pile().iter().copied().collect();
        for card in discarded.into_iter().chain([round.target()]) {
            let Some(body) = bodies.next() else { break };
            let gold = gold_of(card);
            self.dress(scene, body, Some(card), gold);
            self.state.discard.push(body);
        }
        for _ in 0..round.draw_pile().len() {
            let Some(body) = bodies.next() else { break };
            self.dress(scene, body, None, false);
            self.state.draw.push(body);
        }
        for body in bodies {
            if let Ok(node) = scene.graph.try_get_node_mut(body) {
                node.set_visibility(false);
            }
        }
        if deal {
            self.heap(scene);
        }
        let mut delay = 0.1 * speed;
        let fly = Flight::new(0.3 * speed, 0.5);
        let dealt: Vec<(SlotId, Handle<Node>)> = self
            .state
            .slots
            .iter()
            .map(|(slot, body)| (*slot, *body))
            .collect();
        for (slot, body) in dealt {
            if let Some(pose) = self.slot_pose(slot, round.is_face_up(slot)) {
                if deal {
                    let flight = fly.after(delay).leaving(Sound::Deal);
                    self.state.flights.send(body, pose, flight);
                    delay += *self.deal_interval * speed;
                } else {
                    self.state.flights.put(scene, body, pose);
                }
            }
        }
        for (index, body) in self.state.discard.clone().into_iter().enumerate() {
            if let Some(pose) = self.discard_pose(index) {
                if deal {
                    let flight = Flight::new(*self.flight_time * speed, 0.9)
                        .after(delay + 0.2 * speed)
                        .leaving(Sound::Draw);
                    self.state.flights.send(body, pose, flight);
                } else {
                    self.state.flights.put(scene, body, pose);
                }
            }
        }
        let count = self.state.draw.len();
        for (index, body) in self.state.draw.clone().into_iter().enumerate() {
            if let Some(pose) = self.draw_pose(index, count) {
                if deal {
                    self.state
                        .flights
                        .send(body, pose, Flight::new(0.3 * speed, 0.0).after(delay));
                } else {
                    self.state.flights.put(scene, body, pose);
                }
            }
        }
    }

    /// The cards of the last round come together, face down, where the draw pile is.
    fn gather(&mut self) {
        let bodies = self
            .state
            .slots
            .values()
            .chain(&self.state.discard)
            .chain(&self.state.draw);
        let mut any = false;
        for (index, body) in bodies.copied().enumerate().collect::<Vec<_>>() {
            if let Some(mut pose) = self.draw_pose(0, 1) {
                any = true;
                pose.place.y += index as f32 * *self.pile_height;
                let flight = Flight::new(GATHER_TIME * self.state.speed, 0.4);
                self.state.flights.send(body, pose, flight);
            }
        }
        if any {
            self.state.sounds.push(Sound::Shuffle);
        }
    }

    /// All cards lie in one heap: those to be dealt first on top.
    fn heap(&mut self, scene: &mut Scene) {
        let order: Vec<Handle<Node>> = self
            .state
            .slots
            .values()
            .chain(self.state.discard.iter())
            .chain(self.state.draw.iter())
            .copied()
            .collect();
        let count = order.len();
        for (index, body) in order.into_iter().enumerate() {
            if let Some(mut pose) = self.draw_pose(0, 1) {
                pose.place.y += (count - index) as f32 * *self.pile_height;
                self.state.flights.put(scene, body, pose);
            }
        }
    }

    fn play(&mut self, scene: &mut Scene, events: &[Event]) {
        let speed = self.state.speed;
        self.state.hint = None;
        self.lift(None);
        let take = Flight::new(*self.flight_time * speed, *self.flight_height);
        let flip = Flight::new(*self.flip_time * speed, 0.15);
        for event in events {
            match *event {
                Event::Taken {
                    slot, gold, chain, ..
                } => {
                    let Some(body) = self.state.slots.remove(&slot) else {
                        continue;
                    };
                    self.state.discard.push(body);
                    if let Some(pose) = self.discard_pose(self.state.discard.len() - 1) {
                        let note = Sound::Take(chain.min(255) as u8);
                        self.state.flights.send(body, pose, take.arriving(note));
                    }
                    if gold {
                        self.state.sounds.push(Sound::Gold);
                    }
                }
                Event::TurnedUp { slot, card, gold } => {
                    let Some(&body) = self.state.slots.get(&slot) else {
                        continue;
                    };
                    self.dress(scene, body, Some(card), gold);
                    if let Some(pose) = self.slot_pose(slot, true) {
                        let flight = flip
                            .after(*self.flight_time * 0.5 * speed)
                            .leaving(Sound::Flip);
                        self.state.flights.send(body, pose, flight);
                    }
                }
                Event::Drawn { card, .. } => {
                    if self.state.draw.is_empty() {
                        continue;
                    }
                    let body = self.state.draw.remove(0);
                    self.dress(scene, body, Some(card), false);
                    self.state.discard.push(body);
                    if let Some(pose) = self.discard_pose(self.state.discard.len() - 1) {
                        self.state
                            .flights
                            .send(body, pose, take.leaving(Sound::Draw));
                    }
                    self.close_up(speed);
                }
                Event::TurnedDown { slot, .. } => {
                    if let Some(&body) = self.state.slots.get(&slot)
                        && let Some(pose) = self.slot_pose(slot, false)
                    {
                        self.state
                            .flights
                            .send(body, pose, flip.leaving(Sound::Flip));
                    }
                }
                Event::PutBack { slot, .. } => {
                    let Some(body) = self.state.discard.pop() else {
                        continue;
                    };
                    self.state.slots.insert(slot, body);
                    if let Some(pose) = self.slot_pose(slot, true) {
                        self.state.flights.send(body, pose, take);
                    }
                }
                Event::Returned { .. } => {
                    let Some(body) = self.state.discard.pop() else {
                        continue;
                    };
                    self.state.draw.insert(0, body);
                    self.close_up(speed);
                    let count = self.state.draw.len();
                    if let Some(pose) = self.draw_pose(0, count) {
                        self.state.flights.send(body, pose, take);
                    }
                }
                // The target stays where it is and is covered by the next, or laid bare by it.
                Event::Discarded { .. } | Event::Recalled { .. } => {}
                // What follows of these is heard and read, not seen on the cards.
                Event::Banked(_)
                | Event::Unbanked(_)
                | Event::Won { .. }
                | Event::Lost { .. }
                | Event::Reopened => {}
            }
        }
    }

    /// The cards of the draw pile move up to where the next one belongs.
    fn close_up(&mut self, speed: f32) {
        let count = self.state.draw.len();
        for (index, body) in self.state.draw.clone().into_iter().enumerate() {
            if let Some(pose) = self.draw_pose(index, count) {
                let mut flight = Flight::new(0.16 * speed, 0.0);
                flight.easing = Easing::Out;
                self.state.flights.send(body, pose, flight);
            }
        }
    }

    fn show_marks(&mut self, scene: &mut Scene) {
        let hover = self.state.lifted.map(|(spot, _)| spot);
        let breath = 1.0 + 0.03 * (self.state.time * 4.0).sin();
        for (mark, spot, prefab, scale) in [
            (Mark::Hover, hover, &self.hover_mark, 1.0),
            (Mark::Hint, self.state.hint, &self.hint_mark, breath),
        ] {
            let pose = spot.and_then(|spot| {
                let node = match spot {
                    Spot::Slot(slot) => self.state.slots.get(&slot),
                    Spot::Draw => self.state.draw.first(),
                    Spot::Target => self.state.discard.last(),
                };
                self.state.flights.goal(*node?)
            });
            let known = self.state.marks.get(&mark).copied();
            let node = match (known, pose, prefab.as_ref()) {
                (Some(node), ..) => node,
                // Made once, before it is first wanted.
                (None, _, Some(prefab)) if prefab.is_ok() => {
                    let node = prefab.instantiate(scene);
                    self.state.marks.insert(mark, node);
                    node
                }
                _ => continue,
            };
            let Ok(node) = scene.graph.try_get_node_mut(node) else {
                continue;
            };
            match pose {
                Some(pose) => {
                    let place = pose.place + Vector3::y() * (HALF_THICKNESS + 0.004);
                    node.local_transform_mut().set_position(place);
                    node.set_uniform_scale(scale);
                    node.set_visibility(true);
                }
                None => {
                    node.set_visibility(false);
                }
            }
        }
    }
}
