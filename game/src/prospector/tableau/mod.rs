//! The cards of a round on the table: the mine, the target on the discard pile, the draw pile. It
//! plays what happened and knows nothing of the rules.

mod deal;
mod gleam;
mod marks;
mod places;
mod play;
mod shadows;
mod tally;

use self::{gleam::Gleams, tally::Tally};
use crate::{
    cards::{card::HALF_SIZE, faces::CardFaces, flight::Flights, pool::CardPool},
    data::check_prefab,
    marks::{Mark, paint},
    plugin::Parlour,
    ray::Ray,
    settings::{Palette, Quality},
    sounds::Sound,
};
use fyrox::{
    core::{
        algebra::Vector3, pool::Handle, reflect::prelude::*, type_traits::prelude::*,
        variable::InheritableVariable, visitor::prelude::*,
    },
    plugin::error::{GameError, GameResult},
    resource::model::ModelResource,
    scene::node::Node,
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::{
    cards::{Layout, SlotId},
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
    /// The node with the CardPool and the CardFaces.
    pub pool: InheritableVariable<Handle<Node>>,
    /// Mark of the card under the pointer.
    pub hover_mark: InheritableVariable<Option<ModelResource>>,
    /// Mark of a hint.
    pub hint_mark: InheritableVariable<Option<ModelResource>>,
    /// What runs over a gold card when it is turned up or taken; may be left out.
    pub gleam: InheritableVariable<Option<ModelResource>>,
    /// The mesh that shows the tens of how many cards are left to draw, as far left of its parent
    /// as the ones are right of it; may be left out.
    pub tally_tens: InheritableVariable<Handle<Node>>,
    /// The mesh that shows the ones of it; may be left out, and then nothing is counted.
    pub tally_ones: InheritableVariable<Handle<Node>>,
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
    gleams: Gleams,
    tally: Tally,
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
            gleam: Default::default(),
            tally_tens: Default::default(),
            tally_ones: Default::default(),
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

/// Half the thickness of a card.
const HALF_THICKNESS: f32 = HALF_SIZE[1];

impl ScriptTrait for Tableau {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let name = ctx.scene.graph[ctx.handle].name_owned();
        let missing = |field: &str| GameError::str(format!("{name}: Tableau.{field} is not set"));
        let graph = &ctx.scene.graph;
        if graph.try_get_script_of::<CardPool>(*self.pool).is_err() {
            return Err(missing("pool"));
        }
        if graph.try_get_script_of::<CardFaces>(*self.pool).is_err() {
            return Err(GameError::str(format!(
                "{name}: the node of Tableau.pool has no CardFaces"
            )));
        }
        for (field, mark) in [
            ("hover_mark", &self.hover_mark),
            ("hint_mark", &self.hint_mark),
        ] {
            check_prefab(&name, &format!("Tableau.{field}"), mark.as_ref())?;
        }
        if let Some(gleam) = self.gleam.as_ref() {
            check_prefab(&name, "Tableau.gleam", Some(gleam))?;
            self.state.gleams = Gleams::make(ctx.scene, gleam);
        }
        let quality = ctx
            .plugins
            .of_type_ref::<Parlour>()
            .map_or_else(Quality::default, |parlour| parlour.settings().quality);
        self.prepare_tally(ctx.scene, ctx.resource_manager, quality);
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
        self.thin_shadows(ctx.scene);
        self.state.gleams.advance(ctx.scene, ctx.dt);
        self.count_draws(ctx.scene);
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
        let pose = self.state.flights.goal(self.body_of(spot)?)?;
        Some(pose.place)
    }

    /// Where the middle of a slot's card belongs, whether there is one or not.
    pub fn home_of(&self, slot: SlotId) -> Option<Vector3<f32>> {
        self.slot_pose(slot, true).map(|pose| pose.place)
    }

    /// The card that the ray meets first.
    pub fn spot_under(&self, ray: &Ray) -> Option<Spot> {
        let slots = self.state.slots.values();
        let cards = slots.chain(&self.state.draw).chain(&self.state.discard);
        // What flies to the target is not in the way of the next pick.
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

    /// The body of a spot's top card.
    fn body_of(&self, spot: Spot) -> Option<Handle<Node>> {
        match spot {
            Spot::Slot(slot) => self.state.slots.get(&slot),
            Spot::Draw => self.state.draw.first(),
            Spot::Target => self.state.discard.last(),
        }
        .copied()
    }

    /// The card under the pointer or the keys, which rises; `None` lets it down.
    pub fn lift(&mut self, spot: Option<Spot>) {
        let node = spot.and_then(|spot| self.body_of(spot));
        if self.state.lifted.map(|(_, node)| node) == node {
            return;
        }
        let time = *self.hover_time * self.state.speed;
        if let Some((_, node)) = self.state.lifted.take() {
            self.state.flights.lift(node, 0.0, time);
        }
        self.state.lifted = spot.zip(node);
        if let Some(node) = node {
            let height = *self.hover_height;
            self.state.flights.lift(node, height, time);
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
        if let Some(node) = self.body_of(spot) {
            self.state.flights.shake(node, 0.35 * self.state.speed);
        }
        self.state.sounds.push(Sound::CardRefuse);
    }
}
