//! Cards of a Prospector round: the layout, the discard pile with the target card on top, and the
//! draw pile. Animates the events it receives and applies no rules.

mod deal;
mod draw_pile_counter;
mod flourish;
mod gleam;
mod groups;
mod heat;
mod marks;
mod places;
mod play;
mod shadows;
mod sparkle;

pub use groups::{CounterPlate, TableauMarks, TableauMotion, TableauSpacing};
pub use heat::heat_of;
use parlour_shell::cards::sounds;

use self::{
    draw_pile_counter::DrawPileCounter,
    flourish::{Flourish, Flourishes},
    gleam::Gleams,
    heat::Heat,
};
use fyrox::{
    core::{
        algebra::Vector3, pool::Handle, reflect::prelude::*, type_traits::prelude::*,
        variable::InheritableVariable, visitor::prelude::*,
    },
    graph::SceneGraph,
    plugin::error::GameResult,
    scene::node::Node,
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::{
    cards::{Layout, SlotId},
    prospector::{Event, Round},
};
use parlour_shell::{
    app::{
        Shell,
        settings::{Palette, Quality},
        sounds::Cue,
    },
    cards::{
        card::HALF_SIZE,
        faces::CardFaces,
        flight::{Flight, Flights},
        pool::CardPool,
        pose::Pose,
    },
    scene::{
        data::{check_fields, check_script},
        highlights::Highlights,
        marks::{Mark, paint},
        motion::{Tween, paced},
        particles::Particles,
        ray::Ray,
    },
};
use std::{
    collections::{BTreeMap, HashMap, HashSet, VecDeque},
    sync::Arc,
};

/// Height of a dragged card above the target card, in scene units.
const DRAG_HEIGHT: f32 = 0.35;
/// Time in which it follows the pointer, in seconds at normal speed.
const DRAG_TIME: f32 = 0.05;

/// Place of a card from the player's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot {
    /// Slot of the layout.
    Slot(SlotId),
    /// Draw pile.
    Draw,
    /// Discard pile, with the target card on top.
    Target,
}

/// Command to show something.
#[derive(Debug, Clone)]
pub enum Command {
    /// Show a round at once.
    Set(Box<Round>),
    /// Show the round that is on the table with new pictures.
    Repaint(Box<Round>),
    /// Gather the cards and deal a round.
    Deal(Box<Round>),
    /// Animate events.
    Play(Vec<Event>),
}

/// Lays out the cards of a round and animates its events. The node's position is the origin of the
/// layout.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "b0a6e7f1-58a5-4b4e-8f7e-93b7a2d05c22")]
#[visit(optional)]
pub struct Tableau {
    /// Node with the `CardPool` and `CardFaces` scripts.
    pub pool: InheritableVariable<Handle<Node>>,
    /// Node with the `Highlights` script, which defines the colors of the marks.
    pub highlights: InheritableVariable<Handle<Node>>,
    /// Prefabs of the marks on cards.
    pub marks: TableauMarks,
    /// Counter beside the draw pile.
    pub tally: CounterPlate,
    /// Distances between cards.
    pub spacing: TableauSpacing,
    /// Durations and heights of the animations.
    pub motion: TableauMotion,

    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

#[derive(Debug, Default, Clone)]
struct State {
    layout: Option<Arc<Layout>>,
    origin: Vector3<f32>,
    /// Part of its depth by which the table is deeper in this window.
    deeper: f32,
    commands: VecDeque<Command>,
    /// Whether the cards have been gathered for the next deal.
    gathered: bool,
    flights: Flights,
    slots: BTreeMap<SlotId, Handle<Node>>,
    /// Draw pile. The next card to be drawn is first.
    draw: Vec<Handle<Node>>,
    /// Discard pile. The target card is last.
    discard: Vec<Handle<Node>>,
    /// Raised card under the pointer or the keyboard cursor.
    lifted: Option<(Spot, Handle<Node>)>,
    /// Card that follows the pointer, and the pose to which it returns.
    dragged: Option<(Handle<Node>, Pose)>,
    hints: Vec<Spot>,
    marks: HashMap<Mark, Vec<Handle<Node>>>,
    gleams: Gleams,
    /// Gold cards of the layout and the discard pile.
    gold: HashSet<Handle<Node>>,
    flourishes: Flourishes,
    particles: Particles,
    heat: Heat,
    feast: Tween,
    draw_pile_counter: DrawPileCounter,
    palette: Option<Palette>,
    speed: f32,
    sounds: Vec<Cue>,
    time: f32,
}

/// Half the thickness of a card in scene units.
const HALF_THICKNESS: f32 = HALF_SIZE[1];

impl ScriptTrait for Tableau {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let (graph, own) = (&ctx.scene.graph, ctx.handle);
        let optional = [
            "Tableau.marks.gleam",
            "Tableau.tally.tens",
            "Tableau.tally.ones",
        ];
        check_fields(graph, own, self, "Tableau", &optional)?;
        let right = "a node with a CardPool and a CardFaces";
        check_script::<CardPool>(graph, own, "Tableau.pool", *self.pool, right)?;
        check_script::<CardFaces>(graph, own, "Tableau.pool", *self.pool, right)?;
        let right = "a node with Highlights";
        check_script::<Highlights>(graph, own, "Tableau.highlights", *self.highlights, right)?;
        if let Some(gleam) = self.marks.gleam.as_ref() {
            self.state.gleams = Gleams::make(ctx.scene, gleam);
        }
        self.state.particles = Particles::make(ctx.scene, ctx.resource_manager);
        self.state.heat = Heat::make(ctx.scene, ctx.resource_manager);
        let quality =
            Shell::of(&ctx.plugins).map_or_else(Quality::default, |shell| shell.settings.quality);
        self.prepare_tally(ctx.scene, ctx.resource_manager, quality);
        Ok(())
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let Some(shell) = Shell::of(&ctx.plugins) else {
            return Ok(());
        };
        let palette = shell.settings.palette;
        let (quality, camera) = (shell.settings.quality, shell.camera);
        self.state.speed = shell.settings.motion.factor();
        self.state.flights.calm = shell.settings.reduce_motion;
        self.state.time += ctx.dt;
        self.state.origin = ctx.scene.graph[ctx.handle].global_position();
        if self.state.palette != Some(palette) {
            self.state.palette = Some(palette);
            let graph = &ctx.scene.graph;
            let highlights = graph.try_get_script_of::<Highlights>(*self.highlights)?;
            for (mark, prefab) in [
                (Mark::Hover, &self.marks.hover),
                (Mark::Hint, &self.marks.hint),
            ] {
                if let Some(prefab) = prefab.as_ref() {
                    paint(prefab, highlights.color(mark, palette));
                }
            }
        }
        let ready = ctx
            .scene
            .graph
            .try_get_script_of::<CardPool>(*self.pool)
            .is_ok_and(|pool| !pool.bodies().is_empty());
        let ready = self.stretch(ctx.scene, camera) && ready;
        while ready && let Some(command) = self.state.commands.pop_front() {
            // A deal starts when the cards of the previous round have been gathered.
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
                Command::Repaint(round) => {
                    let hints = std::mem::take(&mut self.state.hints);
                    self.set(ctx.scene, &round, false);
                    self.state.hints = hints;
                }
                Command::Deal(round) => self.set(ctx.scene, &round, true),
                Command::Play(events) => self.play(ctx.scene, &events),
            }
        }
        for card in self.state.flourishes.cards() {
            self.state.flights.refresh(card);
        }
        self.state.flights.advance(ctx.scene, ctx.dt);
        let sounds = self.state.flights.take_sounds();
        self.state.sounds.extend(sounds);
        self.thin_shadows(ctx.scene);
        self.state.flourishes.advance(ctx.scene, ctx.dt);
        self.state.gleams.advance(ctx.scene, ctx.dt);
        let dt = paced(ctx.dt, self.state.speed);
        self.burn(ctx.scene, dt, quality);
        self.state.feast.advance(dt);
        let camera = ctx.scene.graph.try_get(camera)?.global_position();
        self.state.particles.advance(ctx.scene, dt, camera);
        self.count_draws(ctx.scene);
        self.show_marks(ctx.scene);
        Ok(())
    }
}

impl Tableau {
    /// Queues a command.
    pub fn command(&mut self, command: Command) {
        self.state.commands.push_back(command);
    }

    /// Sets the layout of the slots and piles. It applies to the next round.
    pub fn set_layout(&mut self, layout: Arc<Layout>) {
        self.state.layout = Some(layout);
    }

    /// Returns whether all commands have been shown and no card is moving.
    pub fn is_at_rest(&self) -> bool {
        self.state.commands.is_empty() && self.state.flights.is_at_rest()
    }

    /// Takes the sounds since the last call.
    pub fn take_sounds(&mut self) -> Vec<Cue> {
        std::mem::take(&mut self.state.sounds)
    }

    /// Returns the center of a spot's top card, or its goal if the card is moving.
    pub fn place_of(&self, spot: Spot) -> Option<Vector3<f32>> {
        let pose = self.state.flights.goal(self.body_of(spot)?)?;
        Some(pose.place)
    }

    /// Returns the center of a slot, whether it holds a card or not.
    pub fn home_of(&self, slot: SlotId) -> Option<Vector3<f32>> {
        self.slot_pose(slot, true).map(|pose| pose.place)
    }

    /// Returns the spot of the first card that a ray hits.
    pub fn spot_under(&self, ray: &Ray) -> Option<Spot> {
        let slots = self.state.slots.values();
        let cards = slots.chain(&self.state.draw).chain(&self.state.discard);
        // A card that is still flying to the discard pile must not block the next click.
        let there = cards.copied().filter(|body| {
            !self.state.flights.is_flying(*body) || !self.state.discard.contains(body)
        });
        self.spot_of(self.state.flights.under(ray, there)?)
    }

    fn spot_of(&self, body: Handle<Node>) -> Option<Spot> {
        let slot = self.state.slots.iter().find(|(_, node)| **node == body);
        if let Some((slot, _)) = slot {
            return Some(Spot::Slot(*slot));
        }
        if self.state.draw.contains(&body) {
            return Some(Spot::Draw);
        }
        self.state.discard.contains(&body).then_some(Spot::Target)
    }

    /// Returns the body of a spot's top card.
    fn body_of(&self, spot: Spot) -> Option<Handle<Node>> {
        match spot {
            Spot::Slot(slot) => self.state.slots.get(&slot),
            Spot::Draw => self.state.draw.first(),
            Spot::Target => self.state.discard.last(),
        }
        .copied()
    }

    /// Raises the card under the pointer or the keyboard cursor; `None` lowers it.
    pub fn lift(&mut self, spot: Option<Spot>) {
        let node = spot.and_then(|spot| self.body_of(spot));
        if self.state.lifted.map(|(_, node)| node) == node {
            return;
        }
        let time = *self.motion.hover_time * self.state.speed;
        if let Some((_, node)) = self.state.lifted.take() {
            self.state.flights.lift(node, 0.0, time);
        }
        self.state.lifted = spot.zip(node);
        if let Some(node) = node {
            let height = *self.motion.hover_height;
            self.state.flights.lift(node, height, time);
            self.flourish(node, Flourish::Spring, 0.0);
            if self.state.gold.contains(&node) {
                self.gleam(node, time);
            }
        }
    }

    /// Starts a flourish of a card after `delay` seconds.
    fn flourish(&mut self, node: Handle<Node>, flourish: Flourish, delay: f32) {
        if self.sparkles() {
            let seconds = flourish.seconds() * self.state.speed;
            self.state.flourishes.start(node, flourish, seconds, delay);
        }
    }

    /// Moves a card to this point below the pointer, above all others.
    pub fn drag(&mut self, spot: Spot, place: Vector3<f32>) {
        let Some(node) = self.body_of(spot) else {
            return;
        };
        let home = match self.state.dragged {
            Some((dragged, home)) if dragged == node => home,
            _ => {
                self.put_back();
                self.lift(None);
                match self.state.flights.goal(node) {
                    Some(home) => home,
                    None => return,
                }
            }
        };
        self.state.dragged = Some((node, home));
        let mut pose = home;
        pose.place = place + Vector3::y() * DRAG_HEIGHT;
        let flight = Flight::new(DRAG_TIME * self.state.speed, 0.0);
        self.state.flights.send(node, pose, flight);
    }

    /// Returns the dragged card to its place.
    pub fn put_back(&mut self) {
        if let Some((node, home)) = self.state.dragged.take() {
            let time = *self.motion.hover_time * self.state.speed;
            let flight = Flight::new(time, 0.0);
            self.state.flights.send(node, home, flight);
        }
    }

    /// Marks the spots that a hint points at, and no others.
    pub fn hint(&mut self, spots: Vec<Spot>) {
        self.state.hints = spots;
    }

    /// Returns the spots that a hint points at.
    pub fn hinted(&self) -> &[Spot] {
        &self.state.hints
    }

    /// Shakes a card that cannot be taken and plays the refusal sound.
    pub fn refuse(&mut self, spot: Spot) {
        if let Some(node) = self.body_of(spot) {
            self.state.flights.shake(node, 0.35 * self.state.speed);
        }
        self.state.sounds.push(sounds::REFUSE_CARD.into());
    }
}
