//! The duel's board. Animates the events of a match one after another and keeps the cards in place.
//! It applies no rules and only shows the events it receives.

mod arrange;
mod combat;
mod effects;
mod groups;
mod hand;
mod heroes;
mod orders;
mod picking;
mod play;
mod signs;
mod view_event;

pub use groups::{
    CrystalMaterials, DuelMotion, DuelPortrait, DuelPrefabs, DuelReading, EffectMaterials,
};
pub use picking::Under;
pub use view_event::{HistoryAction, HistoryEntry, HistoryOutcome, NumberTone, ViewEvent, Word};

use self::hand::HandView;
use super::{
    arrow::Arrow,
    face::Kind,
    faces::{DuelFaces, Glow},
    forecast::Forecast,
    shards::Shards,
    side::{DuelSide, Side},
    sprites::Sprites,
    view_state::ViewState,
};
use fyrox::{
    core::{
        algebra::{UnitQuaternion, Vector3},
        pool::Handle,
        reflect::prelude::*,
        type_traits::prelude::*,
        variable::InheritableVariable,
        visitor::prelude::*,
    },
    graph::SceneGraph,
    plugin::error::GameResult,
    resource::model::{ModelResource, ModelResourceExtension},
    scene::{Scene, camera::Camera, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::duel::{
    CardId, CardRef, DefinitionId, Element, Event, Player, actions::Attack, limits,
};
use parlour_shell::{
    app::{Shell, settings::Palette, sounds::Cue},
    cards::{flight::Flights, pool::CardPool},
    scene::{
        camera::CameraRig,
        data::{check_fields, check_script},
        highlights::Highlights,
        idle_motion,
        idle_motion::IdleMotion,
        marks::{Mark, paint},
        nodes::{first_mesh, set_visible},
        shake::Shake,
    },
};
use std::collections::{HashMap, VecDeque};

/// Step of the animation queue.
#[derive(Debug, Clone)]
enum Beat {
    /// Show an event of the rules.
    Event(Box<Event>),
    /// Let an attacker that has drawn back lunge at its target.
    Lunge(Attack),
    /// Show the impact of damage after its projectile has arrived. The displayed values change only
    /// now.
    Land(Box<Event>),
    /// Break the portrait of a defeated hero.
    Break(Player),
    /// Draw a card and hold it up.
    Draw(Player, CardRef),
    /// Hold up a card that is already in a hand.
    HoldUp(CardId),
    /// Move a held card into the hand.
    ToHand(Player, CardId),
    /// Show a card that is burned, then remove it.
    Burn(Player, CardRef),
    /// Shrink a held card and move it to the graveyard.
    Vanish(CardId),
    /// Add an intent that was shown to the history.
    History(HistoryEntry),
}

/// Part of the table that sparkles because a lesson is about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pulse {
    /// Button that ends the turn.
    EndTurn,
    /// Mana crystals of the player.
    Mana,
}

/// Area where the carried card can be dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Landing {
    /// Row of the player's minions, for a minion.
    Row,
    /// Whole table, for a spell without a target.
    Table,
}

/// Lays out the cards of a duel and animates its events.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "0f0ac83e-8a4e-4a0e-9b4c-2b8a5f8fd105")]
#[visit(optional)]
pub struct DuelBoard {
    /// Node with the `CardPool` and `DuelFaces` scripts.
    pub pool: InheritableVariable<Handle<Node>>,
    /// Node with the `DuelSide` script of the side next to the camera.
    pub near: InheritableVariable<Handle<Node>>,
    /// Node with the `DuelSide` script of the opposite side.
    pub far: InheritableVariable<Handle<Node>>,
    /// Node that marks the place where cards are held up for reading.
    pub stand: InheritableVariable<Handle<Node>>,
    /// End-turn button: a rigid body with the collider that the pointer hits.
    pub end_turn: InheritableVariable<Handle<Node>>,
    /// Node of the end-turn button that turns over: one side shows for the player's turn, the other
    /// for the opponent's.
    pub end_turn_face: InheritableVariable<Handle<Node>>,
    /// Mat below the cards.
    pub mat: InheritableVariable<Handle<Node>>,
    /// Nodes that replace others in a portrait window.
    pub portrait: DuelPortrait,
    /// Node with the `Highlights` script, which defines the colors of glows and arrows.
    pub highlights: InheritableVariable<Handle<Node>>,
    /// Prefabs that are instantiated when the scene starts.
    pub prefabs: DuelPrefabs,
    /// Materials of the mana crystals.
    pub crystals: CrystalMaterials,
    /// Materials of the effect sprites.
    pub effects: EffectMaterials,
    /// Durations of the animations.
    pub motion: DuelMotion,
    /// Placement of cards that the player reads.
    pub reading: DuelReading,

    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

#[derive(Debug, Default, Clone)]
struct State {
    view_state: ViewState,
    /// Player at the near side; `None` before the first match.
    seat: Option<Player>,
    /// Whether the near hand is face down as well.
    covered: bool,
    /// Places of the near and the far side in the scene, and those with the hand along the edge of
    /// the window.
    places: [Side; 2],
    sides: [Side; 2],
    stand: Vector3<f32>,
    /// Whether the places for a portrait window are in use.
    is_portrait: bool,
    /// Place of the end-turn button in the scene.
    end_turn: Option<Vector3<f32>>,
    hand_view: HandView,
    bodies: HashMap<CardId, Handle<Node>>,
    free: Vec<Handle<Node>>,
    /// Bodies of removed cards that are still on their last flight.
    ghosts: Vec<Handle<Node>>,
    /// Front that each body shows; `None` inside if it shows none.
    worn: HashMap<Handle<Node>, Option<(DefinitionId, Kind)>>,
    flights: Flights,
    sprites: Sprites,
    /// Sprites of the signs of keywords, which must not take those of effects.
    signs: Sprites,
    idle_motion: IdleMotion,
    arrow: Arrow,
    crystals: [Vec<Handle<Node>>; 2],
    beats: VecDeque<Beat>,
    /// Seconds until the next beat.
    wait: f32,
    /// Cards drawn in this turn while their owner could not see them.
    unseen: Vec<(Player, CardId)>,
    /// Look of the damage of each card.
    elements: HashMap<DefinitionId, Element>,
    /// Rotation of the end-turn plate in radians; 0 shows the player's turn.
    plate: f32,
    /// Part that sparkles, and the seconds until it sparkles next.
    pulse: Option<(Pulse, f32)>,
    /// Whether the opening hands are being dealt.
    dealing: bool,
    /// Minion or hero whose attack is being shown.
    striker: Option<CardId>,
    shake: Shake,
    /// Seconds for which time is still slow, because the last blow is being shown.
    slow: f32,
    /// Place of the last blow, while time is slow.
    last_blow: Option<Vector3<f32>>,
    /// Players whose hero is defeated.
    defeated: Vec<Player>,
    /// Pieces of broken portraits.
    shards: Vec<Shards>,
    /// Card under the pointer or the keyboard cursor.
    raised: Option<CardId>,
    /// Whether that card is choosing its target.
    aiming: bool,
    /// Card that follows the pointer, with its position.
    carried: Option<(CardId, Vector3<f32>)>,
    /// Body of the carried card and its position in the last update.
    dragged: Option<(Handle<Node>, Vector3<f32>)>,
    /// Index at which the near side leaves a gap for a minion.
    gap: Option<usize>,
    glows: HashMap<CardId, Glow>,
    aim: Option<(Vector3<f32>, Vector3<f32>)>,
    /// Forecast of the attack or card that the player aims with.
    forecast: Forecast,
    /// Node of the highlight where a card can be dropped, and the area that it shows.
    landing: Handle<Node>,
    lands: Option<Landing>,
    /// Whether the layout must be updated.
    changed: bool,
    view_events: Vec<ViewEvent>,
    sounds: Vec<Cue>,
    palette: Option<Palette>,
    /// Factors of all durations: the animation speed from the settings, and the pace set by the
    /// table. Below 1 is faster.
    speed: f32,
    pace: f32,
    /// Whether the rest of the queue is shown without animation.
    skipping: bool,
}

/// Largest number of sprites that can be visible at once.
const SPRITES: usize = 64;
/// Largest number of moving signs of keywords.
const SIGNS: usize = 32;
/// Number of dashes in the arrow.
const DASHES: usize = 22;
/// Number of cards on top of a graveyard that have a body. A block shows the rest.
const SEEN_DEAD: usize = 2;

impl ScriptTrait for DuelBoard {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &ctx.scene.graph;
        let own = ctx.handle;
        check_fields(graph, own, self, "DuelTable", &[])?;
        let right = "a node with a CardPool and a DuelFaces";
        check_script::<CardPool>(graph, own, "DuelTable.pool", *self.pool, right)?;
        check_script::<DuelFaces>(graph, own, "DuelTable.pool", *self.pool, right)?;
        let right = "a node with Highlights";
        let field = "DuelTable.highlights";
        check_script::<Highlights>(graph, own, field, *self.highlights, right)?;
        let right = "a node with a DuelSide";
        check_script::<DuelSide>(graph, own, "DuelTable.near", *self.near, right)?;
        check_script::<DuelSide>(graph, own, "DuelTable.far", *self.far, right)?;
        for (field, side) in [("near", *self.portrait.near), ("far", *self.portrait.far)] {
            let field = format!("DuelTable.portrait.{field}");
            check_script::<DuelSide>(graph, own, &field, side, right)?;
        }
        set_visible(&mut ctx.scene.graph, *self.portrait.mat, false);
        let make = |prefab: &Option<ModelResource>, scene: &mut Scene| {
            let Some(prefab) = prefab else {
                return Handle::NONE;
            };
            let node = prefab.instantiate(scene);
            set_visible(&mut scene.graph, node, false);
            node
        };
        let mut sprites: Vec<_> = (0..SPRITES + SIGNS)
            .map(|_| {
                let root = make(&self.prefabs.sprite, ctx.scene);
                // Children of a hidden node are never drawn, so only the mesh itself is hidden.
                let graph = &mut ctx.scene.graph;
                set_visible(graph, root, true);
                first_mesh(graph, root).unwrap_or(root)
            })
            .collect();
        let signs = sprites.split_off(SPRITES);
        self.state.sprites.give(ctx.scene, sprites);
        self.state.signs.give(ctx.scene, signs);
        let dashes = (0..DASHES)
            .map(|_| make(&self.prefabs.arrow_dash, ctx.scene))
            .collect();
        let head = make(&self.prefabs.arrow_head, ctx.scene);
        self.state.arrow = Arrow::new(dashes, head);
        self.state.landing = make(&self.prefabs.landing, ctx.scene);
        for crystals in &mut self.state.crystals {
            *crystals = (0..limits::MANA)
                .map(|_| make(&self.prefabs.crystal, ctx.scene))
                .collect();
        }
        Ok(())
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let Some(shell) = Shell::of(&ctx.plugins) else {
            return Ok(());
        };
        let palette = shell.settings.palette;
        let motion = shell.settings.motion.factor();
        self.state.flights.calm = shell.settings.reduce_motion;
        self.take_bodies(ctx.scene);
        self.look_round(ctx.scene, shell.camera);
        if self.state.seat.is_none() {
            return Ok(());
        }
        if self.state.palette != Some(palette) {
            self.state.palette = Some(palette);
            self.paint(ctx.scene, palette);
            self.state.changed = true;
        }
        self.place_hand(ctx.scene, shell);
        self.state.speed = if self.state.skipping { 0.0 } else { motion };
        self.state.flights.speed = self.pace();
        self.state.flights.ground = Some(self.near().field.middle.y);
        let dt = self.time(ctx.dt);
        self.state.wait -= dt;
        while self.state.wait <= 0.0 {
            let Some(beat) = self.state.beats.pop_front() else {
                self.state.wait = 0.0;
                self.state.skipping = false;
                break;
            };
            let seconds = self.play(ctx.scene, beat);
            self.state.wait = self.state.wait.max(-dt) + seconds * self.pace();
            self.state.changed = true;
        }
        if std::mem::take(&mut self.state.changed) {
            self.arrange(ctx.scene);
        }
        self.drag(dt);
        self.state.flights.advance(ctx.scene, dt);
        self.lay_ghosts();
        let heard = self.state.flights.take_sounds();
        self.state.sounds.extend(heard);
        let facing = UnitQuaternion::from_axis_angle(&Vector3::x_axis(), -self.tilt());
        self.state.sprites.advance(ctx.scene, dt, facing);
        self.move_idly(ctx.scene, shell, dt, facing);
        self.advance_shards(ctx.scene, dt);
        self.move_camera(ctx.scene, shell, dt);
        let aim = self.state.aim;
        self.state.arrow.show(ctx.scene, aim, ctx.dt);
        self.light_landing(ctx.scene);
        self.turn_plate(ctx.scene, ctx.dt);
        if idle_motion::is_awake(shell) {
            self.pulse(ctx.scene, ctx.dt);
        }
        Ok(())
    }
}

impl DuelBoard {
    /// Takes the card bodies from the pool, which can start later than this script.
    fn take_bodies(&mut self, scene: &Scene) {
        if self.state.free.is_empty()
            && self.state.bodies.is_empty()
            && let Ok(pool) = scene.graph.try_get_script_of::<CardPool>(*self.pool)
        {
            self.state.free = pool.bodies().to_vec();
            self.state.changed = true;
        }
    }

    /// Reads the places from the scene, because a designer can move the nodes while the game runs.
    fn look_round(&mut self, scene: &mut Scene, camera: Handle<Camera>) {
        let rig = scene.graph.try_get_script_of::<CameraRig>(camera);
        let stretch = rig.as_ref().ok().and_then(|rig| rig.stretch());
        let stretch = stretch.unwrap_or(1.0);
        let is_portrait = rig.is_ok_and(CameraRig::is_portrait);
        self.set_portrait(scene, is_portrait);
        let (near, far, stand) = match is_portrait {
            true => (
                *self.portrait.near,
                *self.portrait.far,
                *self.portrait.stand,
            ),
            false => (*self.near, *self.far, *self.stand),
        };
        let graph = &scene.graph;
        let side = |node: Handle<Node>, face_up: bool| {
            let side = graph.try_get_script_of::<DuelSide>(node).ok()?;
            let mut places = side.places(scene, face_up);
            places.field.scale *= stretch;
            Some(places)
        };
        let near = side(near, !self.state.covered);
        if let Some((near, far)) = near.zip(side(far, false)) {
            let places = [near, far];
            self.state.changed |= places != self.state.places;
            self.state.places = places;
            self.state.sides = places;
        }
        if let Ok(stand) = graph.try_get_node(stand) {
            self.state.stand = stand.global_position();
        }
    }

    /// Shows the mat, the piles and the end-turn button of a portrait window, or of another one.
    fn set_portrait(&mut self, scene: &mut Scene, is_portrait: bool) {
        let graph = &mut scene.graph;
        if is_portrait != self.state.is_portrait {
            self.state.is_portrait = is_portrait;
            set_visible(graph, *self.mat, !is_portrait);
            set_visible(graph, *self.portrait.mat, is_portrait);
            for block in self.state.places.iter().flat_map(|side| side.blocks) {
                set_visible(graph, block, false);
            }
        }
        let place_of = |node| graph.try_get_node(node).map(|node| node.global_position());
        let home = self.state.end_turn.or(place_of(*self.end_turn).ok());
        self.state.end_turn = home;
        let portrait = place_of(*self.portrait.end_turn).ok();
        let place = portrait.filter(|_| is_portrait).or(home);
        if let Some((place, button)) = place.zip(graph.try_get_node_mut(*self.end_turn).ok())
            && **button.local_transform().position() != place
        {
            button.local_transform_mut().set_position(place);
        }
    }

    fn paint(&mut self, scene: &Scene, palette: Palette) {
        let graph = &scene.graph;
        let Ok(highlights) = graph.try_get_script_of::<Highlights>(*self.highlights) else {
            return;
        };
        let Ok(faces) = graph.try_get_script_of::<DuelFaces>(*self.pool) else {
            return;
        };
        for (glow, mark) in [
            (Glow::Able, Mark::Move),
            (Glow::Ready, Mark::Move),
            (Glow::Hover, Mark::Hover),
            (Glow::Selected, Mark::Selected),
            (Glow::EnemyTarget, Mark::Capture),
            (Glow::OwnTarget, Mark::Hint),
            (Glow::Hint, Mark::Hint),
        ] {
            if let Some(material) = faces.glow(glow) {
                material
                    .data_ref()
                    .set_property("diffuseColor", highlights.color(mark, palette));
            }
        }
        for (prefab, mark) in [
            (&self.prefabs.arrow_dash, Mark::Capture),
            (&self.prefabs.arrow_head, Mark::Capture),
            (&self.prefabs.landing, Mark::Move),
        ] {
            if let Some(prefab) = prefab.as_ref() {
                paint(prefab, highlights.color(mark, palette));
            }
        }
    }

    /// Returns the tilt of cards that face the camera, in radians.
    fn tilt(&self) -> f32 {
        self.near().hand.tilt
    }

    /// Returns the factor of all durations.
    fn pace(&self) -> f32 {
        self.state.speed * self.state.pace
    }
}
