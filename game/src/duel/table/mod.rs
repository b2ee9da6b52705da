//! The cards of a duel on the table. It plays what happened, event by event, and knows nothing of
//! the rules: the documents' BoardView and HandView.

mod arrange;
mod effects;
mod play;

use super::{
    arrow::Arrow,
    body::DuelCard,
    faces::{DuelFaces, Glow},
    places::CARD_WIDTH,
    side::{DuelSide, Side},
    sprites::Sprites,
    stage::{Spot, Stage},
};
use crate::{
    cards::{
        flight::{Flights, Pose},
        pool::CardPool,
    },
    chess::geometry::Ray,
    data::check_prefab,
    marks::{Mark, paint},
    plugin::Parlour,
    settings::Palette,
    sounds::Sound,
    ui::Done,
};
use fyrox::{
    core::{
        algebra::{Point3, UnitQuaternion, Vector3},
        pool::Handle,
        reflect::prelude::*,
        type_traits::prelude::*,
        variable::InheritableVariable,
        visitor::prelude::*,
    },
    graph::SceneGraph,
    material::MaterialResource,
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
use parlour_rules::duel::{CardId, CardRef, DefinitionId, Duel, Event, Outcome, Player, limits};
use std::collections::{HashMap, VecDeque};

/// What is under a pointer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Under {
    /// A card.
    Card(CardId),
    /// The button that ends the turn.
    EndTurn,
    /// The table, here.
    Mat(Vector3<f32>),
}

/// What the table asks others to say or show.
#[derive(Debug, Clone, PartialEq)]
pub enum Cue {
    /// A number rises from a place.
    Number {
        /// Where.
        at: Vector3<f32>,
        /// What is read.
        text: String,
        /// How it is meant.
        tone: NumberTone,
    },
    /// A word in the middle for some seconds.
    Word {
        /// What it tells.
        word: Word,
        /// Seconds for which it stays.
        seconds: f32,
    },
    /// Something was done, for the strip of the last actions.
    Done(Done),
    /// The match is over.
    Over(Outcome),
}

/// How a number is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberTone {
    /// Hit points lost.
    Damage,
    /// Hit points that came back, figures that have grown.
    Better,
    /// Neither.
    Plain,
}

/// What a word in the middle tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    /// Whose turn begins.
    Turn(Player),
    /// There was nothing to draw, for so many points of damage.
    Fatigue(u16),
    /// The hand was full.
    Overdraw,
    /// The opponent plays this.
    Card(DefinitionId),
}

/// One thing to be shown after the other.
#[derive(Debug, Clone)]
enum Beat {
    /// Something happened.
    Event(Box<Event>),
    /// A card is drawn and held up.
    Draw(Player, CardRef),
    /// A card that is held goes into the hand.
    ToHand(Player, CardId),
    /// A card is burned: shown, and then gone.
    Burn(Player, CardRef),
    /// What is held shrinks to nothing and lies on the graveyard.
    Vanish(CardId),
}

/// Lays out the cards of a duel and plays what happens.
#[derive(Visit, Reflect, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "0f0ac83e-8a4e-4a0e-9b4c-2b8a5f8fd105")]
#[visit(optional)]
pub struct DuelTable {
    /// The node with the CardPool and the DuelFaces.
    pub pool: InheritableVariable<Handle<Node>>,
    /// The side at which the player sits.
    pub near: InheritableVariable<Handle<Node>>,
    /// The opponent's side.
    pub far: InheritableVariable<Handle<Node>>,
    /// Where cards are held up to be read.
    pub stand: InheritableVariable<Handle<Node>>,
    /// The button that ends the turn: a body whose collider a ray meets.
    pub end_turn: InheritableVariable<Handle<Node>>,
    /// The part of it that turns over when it is the opponent's turn.
    pub end_turn_face: InheritableVariable<Handle<Node>>,
    /// Prefab of a mana crystal.
    pub crystal: InheritableVariable<Option<ModelResource>>,
    /// Material of a crystal that is there to be spent.
    pub crystal_full: InheritableVariable<Option<MaterialResource>>,
    /// Material of one that is spent.
    pub crystal_spent: InheritableVariable<Option<MaterialResource>>,
    /// Prefab of a dash of the arrow.
    pub arrow_dash: InheritableVariable<Option<ModelResource>>,
    /// Prefab of the arrow's head.
    pub arrow_head: InheritableVariable<Option<ModelResource>>,
    /// Prefab of a small picture that flies; its material is replaced by one of those below.
    pub sprite: InheritableVariable<Option<ModelResource>>,
    /// A missile.
    pub missile: InheritableVariable<Option<MaterialResource>>,
    /// A bolt.
    pub bolt: InheritableVariable<Option<MaterialResource>>,
    /// A ring that spreads.
    pub wave: InheritableVariable<Option<MaterialResource>>,
    /// Healing.
    pub leaf: InheritableVariable<Option<MaterialResource>>,
    /// Frost.
    pub frost: InheritableVariable<Option<MaterialResource>>,
    /// What hits.
    pub impact: InheritableVariable<Option<MaterialResource>>,
    /// What is left of a minion.
    pub smoke: InheritableVariable<Option<MaterialResource>>,
    /// Something has grown stronger.
    pub sparkle: InheritableVariable<Option<MaterialResource>>,
    /// A shield that goes.
    pub bubble: InheritableVariable<Option<MaterialResource>>,
    /// Silence.
    pub veil: InheritableVariable<Option<MaterialResource>>,
    /// Seconds that a card takes to its new place.
    #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
    pub slide_time: InheritableVariable<f32>,
    /// Seconds for which a drawn card is held up.
    #[reflect(min_value = 0.0, max_value = 5.0, step = 0.05)]
    pub hold_time: InheritableVariable<f32>,
    /// Seconds from one dealt card to the next.
    #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
    pub deal_interval: InheritableVariable<f32>,
    /// Seconds for which the opponent's card is shown.
    #[reflect(min_value = 0.0, max_value = 5.0, step = 0.05)]
    pub show_time: InheritableVariable<f32>,
    /// Seconds that an attacker takes to its target.
    #[reflect(min_value = 0.0, max_value = 2.0, step = 0.01)]
    pub strike_time: InheritableVariable<f32>,
    /// Seconds for which fatigue grows, and shrinks again.
    #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
    pub fatigue_time: InheritableVariable<f32>,
    /// Size of a card that is held up.
    #[reflect(min_value = 0.5, max_value = 4.0, step = 0.05)]
    pub held_scale: InheritableVariable<f32>,
    /// Size of a card in the hand under the pointer, times its size there.
    #[reflect(min_value = 1.0, max_value = 3.0, step = 0.05)]
    pub raised_scale: InheritableVariable<f32>,
    /// How far a card in the hand rises under the pointer.
    #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
    pub raised_height: InheritableVariable<f32>,

    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

impl Default for DuelTable {
    fn default() -> Self {
        Self {
            pool: Default::default(),
            near: Default::default(),
            far: Default::default(),
            stand: Default::default(),
            end_turn: Default::default(),
            end_turn_face: Default::default(),
            crystal: Default::default(),
            crystal_full: Default::default(),
            crystal_spent: Default::default(),
            arrow_dash: Default::default(),
            arrow_head: Default::default(),
            sprite: Default::default(),
            missile: Default::default(),
            bolt: Default::default(),
            wave: Default::default(),
            leaf: Default::default(),
            frost: Default::default(),
            impact: Default::default(),
            smoke: Default::default(),
            sparkle: Default::default(),
            bubble: Default::default(),
            veil: Default::default(),
            slide_time: 0.25.into(),
            hold_time: 1.0.into(),
            deal_interval: 0.06.into(),
            show_time: 1.1.into(),
            strike_time: 0.17.into(),
            fatigue_time: 0.5.into(),
            held_scale: 1.9.into(),
            raised_scale: 1.45.into(),
            raised_height: 0.95.into(),
            state: State::default(),
        }
    }
}

#[derive(Debug, Default, Clone)]
struct State {
    ready: bool,
    stage: Option<Stage>,
    /// The player at the near side.
    seat: Option<Player>,
    /// Whether the near hand is hidden, too.
    covered: bool,
    sides: Option<[Side; 2]>,
    stand: Vector3<f32>,
    bodies: HashMap<CardId, Handle<Node>>,
    free: Vec<Handle<Node>>,
    /// Bodies of cards that are gone, on their last way.
    ghosts: Vec<Handle<Node>>,
    /// What each body wears.
    worn: HashMap<Handle<Node>, Option<DefinitionId>>,
    flights: Flights,
    sprites: Sprites,
    arrow: Arrow,
    crystals: [Vec<Handle<Node>>; 2],
    beats: VecDeque<Beat>,
    /// Seconds until the next beat.
    wait: f32,
    /// Whether first cards are being dealt.
    dealing: bool,
    /// The minion that strikes now.
    striker: Option<CardId>,
    /// The card under the pointer or the keys.
    raised: Option<CardId>,
    /// The card that follows the pointer, and where it is.
    carried: Option<(CardId, Vector3<f32>)>,
    /// Where the near side makes room for a minion.
    gap: Option<usize>,
    glows: HashMap<CardId, Glow>,
    aim: Option<(Vector3<f32>, Vector3<f32>)>,
    /// Whether the cards must be looked at again.
    changed: bool,
    cues: Vec<Cue>,
    sounds: Vec<Sound>,
    palette: Option<Palette>,
    /// Factor of all times: the player's setting, and the pace of the opponent.
    speed: f32,
    pace: f32,
    /// Whether what is left of the sequence is shown at once.
    skipping: bool,
}

/// How many small pictures can fly at a time.
const SPRITES: usize = 24;
/// How many dashes the arrow has.
const DASHES: usize = 22;
/// How many cards of a graveyard have bodies.
const SEEN_DEAD: usize = 2;

impl ScriptTrait for DuelTable {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &ctx.scene.graph;
        let name = graph[ctx.handle].name_owned();
        let missing = |field: &str| GameError::str(format!("{name}: DuelTable.{field} is not set"));
        if graph.try_get_script_of::<CardPool>(*self.pool).is_err()
            || graph.try_get_script_of::<DuelFaces>(*self.pool).is_err()
        {
            return Err(missing("pool"));
        }
        for (field, side) in [("near", *self.near), ("far", *self.far)] {
            if graph.try_get_script_of::<DuelSide>(side).is_err() {
                return Err(missing(field));
            }
        }
        for (field, node) in [
            ("stand", *self.stand),
            ("end_turn", *self.end_turn),
            ("end_turn_face", *self.end_turn_face),
        ] {
            if graph.try_get_node(node).is_err() {
                return Err(missing(field));
            }
        }
        for (field, prefab) in [
            ("crystal", &self.crystal),
            ("arrow_dash", &self.arrow_dash),
            ("arrow_head", &self.arrow_head),
            ("sprite", &self.sprite),
        ] {
            check_prefab(&name, &format!("DuelTable.{field}"), prefab.as_ref())?;
        }
        for (field, material) in self.materials() {
            if material.is_none() {
                return Err(missing(field));
            }
        }
        let make = |prefab: &Option<ModelResource>, scene: &mut Scene| {
            let Some(prefab) = prefab else {
                return Handle::NONE;
            };
            let node = prefab.instantiate(scene);
            scene.graph[node].set_visibility(false);
            node
        };
        let sprites: Vec<_> = (0..SPRITES)
            .map(|_| {
                let root = make(&self.sprite, ctx.scene);
                mesh_below(ctx.scene, root)
            })
            .collect();
        self.state.sprites.give(sprites);
        let dashes = (0..DASHES)
            .map(|_| make(&self.arrow_dash, ctx.scene))
            .collect();
        let head = make(&self.arrow_head, ctx.scene);
        self.state.arrow = Arrow::new(dashes, head);
        for crystals in &mut self.state.crystals {
            *crystals = (0..limits::MANA)
                .map(|_| make(&self.crystal, ctx.scene))
                .collect();
        }
        self.state.ready = true;
        Ok(())
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let Some(parlour) = ctx.plugins.of_type_ref::<Parlour>() else {
            return Ok(());
        };
        let palette = parlour.settings().palette;
        let motion = parlour.settings().motion.factor();
        self.take_bodies(ctx.scene);
        if !self.state.ready || self.state.stage.is_none() {
            return Ok(());
        }
        if self.state.palette != Some(palette) {
            self.state.palette = Some(palette);
            self.paint(ctx.scene, palette);
        }
        self.look_round(ctx.scene);
        self.state.speed = if self.state.skipping { 0.0 } else { motion };
        self.state.wait -= ctx.dt;
        while self.state.wait <= 0.0 {
            let Some(beat) = self.state.beats.pop_front() else {
                self.state.wait = 0.0;
                self.state.skipping = false;
                break;
            };
            let seconds = self.play(ctx.scene, beat);
            self.state.wait = self.state.wait.max(-ctx.dt) + seconds * self.pace();
            self.state.changed = true;
        }
        if std::mem::take(&mut self.state.changed) {
            self.arrange(ctx.scene);
        }
        self.state.flights.advance(ctx.scene, ctx.dt);
        self.lay_ghosts();
        let heard = self.state.flights.take_sounds();
        self.state.sounds.extend(heard);
        let facing = UnitQuaternion::from_axis_angle(&Vector3::x_axis(), -self.tilt());
        self.state.sprites.advance(ctx.scene, ctx.dt, facing);
        let aim = self.state.aim;
        self.state.arrow.show(ctx.scene, aim, ctx.dt);
        Ok(())
    }
}

/// The mesh of an instance, or its first node.
fn mesh_below(scene: &Scene, root: Handle<Node>) -> Handle<Node> {
    scene
        .graph
        .traverse_handle_iter(root)
        .find(|node| {
            scene.graph[*node]
                .cast::<fyrox::scene::mesh::Mesh>()
                .is_some()
        })
        .unwrap_or(root)
}

impl DuelTable {
    fn materials(&self) -> [(&'static str, &Option<MaterialResource>); 12] {
        [
            ("crystal_full", &self.crystal_full),
            ("crystal_spent", &self.crystal_spent),
            ("missile", &self.missile),
            ("bolt", &self.bolt),
            ("wave", &self.wave),
            ("leaf", &self.leaf),
            ("frost", &self.frost),
            ("impact", &self.impact),
            ("smoke", &self.smoke),
            ("sparkle", &self.sparkle),
            ("bubble", &self.bubble),
            ("veil", &self.veil),
        ]
    }

    /// The bodies are there when the pool has started, which may be after this.
    fn take_bodies(&mut self, scene: &Scene) {
        if self.state.free.is_empty()
            && self.state.bodies.is_empty()
            && let Ok(pool) = scene.graph.try_get_script_of::<CardPool>(*self.pool)
        {
            self.state.free = pool.bodies().to_vec();
            self.state.changed = true;
        }
    }

    /// Where everything is now; a designer may move it while the game runs.
    fn look_round(&mut self, scene: &Scene) {
        let graph = &scene.graph;
        let side = |node: Handle<Node>, face_up: bool| {
            let side = graph.try_get_script_of::<DuelSide>(node).ok()?;
            Some(side.places(scene, face_up))
        };
        let near = side(*self.near, !self.state.covered);
        let far = side(*self.far, false);
        self.state.sides = near.zip(far).map(|(near, far)| [near, far]);
        if let Ok(stand) = graph.try_get_node(*self.stand) {
            self.state.stand = stand.global_position();
        }
    }

    fn paint(&mut self, scene: &Scene, palette: Palette) {
        let Ok(faces) = scene.graph.try_get_script_of::<DuelFaces>(*self.pool) else {
            return;
        };
        for (glow, mark) in [
            (Glow::Able, Mark::Move),
            (Glow::Hover, Mark::Hover),
            (Glow::Selected, Mark::Selected),
            (Glow::EnemyTarget, Mark::Capture),
            (Glow::OwnTarget, Mark::Hint),
            (Glow::Hint, Mark::Hint),
        ] {
            if let Some(material) = faces.glow(glow) {
                material
                    .data_ref()
                    .set_property("diffuseColor", mark.color(palette));
            }
        }
        for prefab in [&self.arrow_dash, &self.arrow_head] {
            if let Some(prefab) = prefab.as_ref() {
                paint(prefab, Mark::Capture, palette);
            }
        }
    }

    /// How far what faces the camera is tilted.
    fn tilt(&self) -> f32 {
        self.state.sides.map_or(0.6, |[near, _]| near.hand.tilt)
    }

    /// Factor of all times.
    fn pace(&self) -> f32 {
        self.state.speed * self.state.pace
    }
}

/// What others ask of the table.
impl DuelTable {
    /// Puts everything as it is in a match, seen by a player.
    pub fn set(&mut self, duel: &Duel, seat: Player) {
        self.state.beats.clear();
        self.state.wait = 0.0;
        self.state.stage = Some(Stage::of(duel));
        self.sit(seat);
        self.forget();
    }

    /// Puts the decks of a match that is going to be dealt; the events of the deal follow.
    pub fn prepare(&mut self, duel: &Duel, seat: Player) {
        self.set(duel, seat);
        if let Some(stage) = &mut self.state.stage {
            for player in Player::ALL {
                let side = stage.side_mut(player);
                let from_deck = side
                    .hand
                    .iter()
                    .filter(|id| !duel.definition(**id).token)
                    .count();
                side.deck += from_deck;
                side.hand.clear();
            }
        }
        self.state.dealing = true;
    }

    /// Plays what happened after everything before it.
    pub fn play_events(&mut self, events: Vec<Event>) {
        let beats = events.into_iter().map(|event| Beat::Event(Box::new(event)));
        self.state.beats.extend(beats);
        self.state.raised = None;
        self.state.changed = true;
    }

    /// Lets another player look at the table.
    pub fn sit(&mut self, seat: Player) {
        self.state.seat = Some(seat);
        self.state.changed = true;
    }

    /// Hides the near hand, too, or shows it.
    pub fn cover(&mut self, covered: bool) {
        if self.state.covered != covered {
            self.state.covered = covered;
            self.state.changed = true;
        }
    }

    /// Factor of the times of what happens: below 1 is faster.
    pub fn set_pace(&mut self, pace: f32) {
        self.state.pace = pace;
    }

    /// Shows what is left of the sequence at once.
    pub fn skip(&mut self) {
        self.state.skipping = !self.state.beats.is_empty();
    }

    /// Whether everything that happened has been shown and lies still.
    pub fn is_at_rest(&self) -> bool {
        self.has_caught_up() && self.state.flights.is_at_rest()
    }

    /// Whether everything that happened has been shown; cards may still be on their way.
    pub fn has_caught_up(&self) -> bool {
        self.state.beats.is_empty() && self.state.wait <= 0.0
    }

    /// What lies where, as far as it has been shown.
    pub fn stage(&self) -> Option<&Stage> {
        self.state.stage.as_ref()
    }

    /// What is to be said and shown since the last call.
    pub fn take_cues(&mut self) -> Vec<Cue> {
        std::mem::take(&mut self.state.cues)
    }

    /// What is to be heard since the last call.
    pub fn take_sounds(&mut self) -> Vec<Sound> {
        std::mem::take(&mut self.state.sounds)
    }

    /// A sound from the hands.
    pub fn sound(&mut self, sound: Sound) {
        self.state.sounds.push(sound);
    }

    /// The card under the pointer or the keys, which rises.
    pub fn raise(&mut self, card: Option<CardId>) {
        if self.state.raised != card {
            self.state.raised = card;
            self.state.changed = true;
        }
    }

    /// A card that follows the pointer, and the place among the minions that is kept free for it.
    pub fn carry(&mut self, card: Option<(CardId, Vector3<f32>)>, gap: Option<usize>) {
        if self.state.carried != card || self.state.gap != gap {
            self.state.carried = card;
            self.state.gap = gap;
            self.state.changed = true;
        }
    }

    /// Which cards shine, and why.
    pub fn set_glows(&mut self, glows: HashMap<CardId, Glow>) {
        if self.state.glows != glows {
            self.state.glows = glows;
            self.state.changed = true;
        }
    }

    /// The arrow, from one place to another.
    pub fn aim(&mut self, ends: Option<(Vector3<f32>, Vector3<f32>)>) {
        self.state.aim = ends;
    }

    /// A card shakes its head.
    pub fn refuse(&mut self, card: CardId) {
        if let Some(body) = self.state.bodies.get(&card) {
            self.state.flights.shake(*body, 0.35 * self.state.speed);
        }
        self.state.sounds.push(Sound::CardRefuse);
    }

    /// Where the middle of a card is, or will be when it has arrived.
    pub fn place_of(&self, card: CardId) -> Option<Vector3<f32>> {
        let body = self.state.bodies.get(&card)?;
        self.state.flights.goal(*body).map(|pose| pose.place)
    }

    /// How a card lies, or will when it has arrived.
    pub fn pose(&self, card: CardId) -> Option<Pose> {
        let body = self.state.bodies.get(&card)?;
        self.state.flights.goal(*body)
    }

    /// Cards show other faces from now on.
    pub fn undress(&mut self) {
        self.state.worn.clear();
        self.state.changed = true;
    }

    /// Where the button that ends the turn is.
    pub fn end_turn_place(&self, scene: &Scene) -> Option<Vector3<f32>> {
        let node = scene.graph.try_get_node(*self.end_turn).ok()?;
        Some(node.global_position())
    }

    /// The middle of the near side's battlefield.
    pub fn own_field(&self) -> Option<Vector3<f32>> {
        self.state.sides.map(|[near, _]| near.field.middle)
    }

    /// Under how many of the near side's minions a place lies from the left, if it is on the
    /// table's near half or beyond, and not in the hand.
    pub fn position_at(&self, place: Vector3<f32>) -> Option<usize> {
        let [near, far] = self.state.sides?;
        let stage = self.state.stage.as_ref()?;
        let seat = self.state.seat?;
        let on_table = place.z > near.hero.z - CARD_WIDTH && place.z < far.hero.z + CARD_WIDTH;
        let count = stage.side(seat).field.len();
        on_table.then(|| near.field.position(place, count))
    }

    /// Where the near side's minion at `index` of `count` stands, lifted a little.
    pub fn field_place(&self, index: usize, count: usize) -> Option<Vector3<f32>> {
        let [near, _] = self.state.sides?;
        Some(near.field.pose(index, count).place + Vector3::new(0.0, 0.5, 0.0))
    }

    /// Whether the front of a card is seen.
    pub fn is_front_seen(&self, card: CardId) -> bool {
        let stage = self.state.stage.as_ref();
        stage.is_some_and(|stage| self.shows_front(stage, card))
    }

    /// Whether a card is in a hand or on the table.
    pub fn is_alive(stage: &Stage, card: CardId) -> bool {
        let spot = stage.spot(card);
        matches!(spot, Some((_, Spot::Hand(_) | Spot::Hero | Spot::Field(_))))
    }

    /// What a ray meets first.
    pub fn under(&self, scene: &Scene, ray: &Ray) -> Option<Under> {
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
        let carried = self.state.carried.map(|(card, _)| card);
        let hit = met.iter().find_map(|intersection| {
            let collider = scene.graph.try_get(intersection.collider).ok()?;
            let body = collider.parent();
            if body == *self.end_turn {
                return Some(Under::EndTurn);
            }
            let (card, _) = self.state.bodies.iter().find(|(_, node)| **node == body)?;
            let stage = self.state.stage.as_ref()?;
            let (_, spot) = stage.spot(*card)?;
            let pickable = spot != Spot::Held && carried != Some(*card);
            pickable.then_some(Under::Card(*card))
        });
        hit.or_else(|| self.mat_under(ray).map(Under::Mat))
    }

    /// Where a ray meets the mat.
    pub fn mat_under(&self, ray: &Ray) -> Option<Vector3<f32>> {
        let [near, _] = self.state.sides?;
        let height = near.field.middle.y;
        let down = (height - ray.origin.y) / ray.direction.y;
        (down > 0.0 && down < 200.0).then(|| ray.origin + ray.direction * down)
    }

    /// The place on a ray at which a carried card is held.
    pub fn carried_place(&self, ray: &Ray) -> Option<Vector3<f32>> {
        let [near, _] = self.state.sides?;
        let height = near.field.middle.y + 1.0;
        let down = (height - ray.origin.y) / ray.direction.y;
        (down > 0.0 && down < 200.0).then(|| ray.origin + ray.direction * down)
    }

    /// The body of a card, with its parts.
    fn parts(&self, scene: &Scene, body: Handle<Node>) -> Option<DuelCard> {
        scene
            .graph
            .try_get_script_of::<DuelCard>(body)
            .ok()
            .cloned()
    }
}
