//! The cards of a duel on the table. It plays what happened, event by event, and knows nothing of
//! the rules: the documents' BoardView and HandView.

mod arrange;
mod effects;
mod groups;
mod orders;
mod picking;
mod play;
mod view_event;

pub use groups::{CrystalMaterials, DuelMotion, DuelPrefabs, DuelReading, EffectMaterials};
pub use picking::Under;
pub use view_event::{NumberTone, ViewEvent, Word};

use super::{
    arrow::Arrow,
    body::DuelCard,
    faces::{DuelFaces, Glow},
    places::CARD_HEIGHT,
    side::{DuelSide, Side},
    sprites::Sprites,
    view_state::ViewState,
};
use crate::{
    cards::{flight::Flights, pool::CardPool},
    data::{check_prefab, check_script},
    highlights::Highlights,
    marks::{Mark, paint},
    plugin::Parlour,
    settings::Palette,
    sounds::Sound,
};
use fyrox::{
    core::{
        algebra::{UnitQuaternion, Vector2, Vector3},
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
    scene::{Scene, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::duel::{CardId, CardRef, DefinitionId, Event, Player, limits};
use std::collections::{HashMap, VecDeque};

/// One thing to be shown after the other.
#[derive(Debug, Clone)]
enum Beat {
    /// Something happened.
    Event(Box<Event>),
    /// What has flown arrives: only now it is felt, and figures change.
    Land(Box<Event>),
    /// A card is drawn and held up.
    Draw(Player, CardRef),
    /// A card of a hand is held up.
    HoldUp(CardId),
    /// A card that is held goes into the hand.
    ToHand(Player, CardId),
    /// A card is burned: shown, and then gone.
    Burn(Player, CardRef),
    /// What is held shrinks to nothing and lies on the graveyard.
    Vanish(CardId),
}

/// Where a card may be put down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Landing {
    /// Among one's own minions.
    Row,
    /// Anywhere on the table: a spell that is not aimed.
    Table,
}

/// Lays out the cards of a duel and plays what happens.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "0f0ac83e-8a4e-4a0e-9b4c-2b8a5f8fd105")]
#[visit(optional)]
pub struct DuelBoard {
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
    /// The node with the Highlights script, which says what colours the marks have.
    pub highlights: InheritableVariable<Handle<Node>>,
    /// What is put on the table while the game runs.
    pub prefabs: DuelPrefabs,
    /// What mana crystals are made of.
    pub crystals: CrystalMaterials,
    /// The small pictures that fly and burst.
    pub effects: EffectMaterials,
    /// How long everything takes.
    pub motion: DuelMotion,
    /// How cards are held to be read.
    pub reading: DuelReading,

    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

#[derive(Debug, Default, Clone)]
struct State {
    ready: bool,
    stage: Option<ViewState>,
    /// The player at the near side.
    seat: Option<Player>,
    /// Whether the near hand is hidden, too.
    covered: bool,
    sides: Option<[Side; 2]>,
    stand: Vector3<f32>,
    /// How far the near hand has gone towards the player.
    lower: f32,
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
    /// What was drawn in this turn while its owner did not look.
    unseen: Vec<(Player, CardId)>,
    /// How far the turn's plate has turned over, in radians: at 0 its sun is up.
    plate: f32,
    /// While the button that ends the turn calls for a hand: seconds until its next spark.
    beckons: Option<f32>,
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
    /// What is lit where a card may be put down, and where that is.
    landing: Handle<Node>,
    lands: Option<Landing>,
    /// Whether the cards must be looked at again.
    changed: bool,
    cues: Vec<ViewEvent>,
    sounds: Vec<Sound>,
    palette: Option<Palette>,
    /// Factor of all times: the player's setting, and the pace of the opponent.
    speed: f32,
    pace: f32,
    /// Whether what is left of the sequence is shown at once.
    skipping: bool,
}

/// Where the lower edge of the hand is at lowest, in heights of the window.
const HAND_EDGE: f32 = 0.955;
/// How much larger it is for each unit that it is nearer.
const HAND_GROWS: f32 = 0.12;
/// How many small pictures can fly at a time.
const SPRITES: usize = 64;
/// How many dashes the arrow has.
const DASHES: usize = 22;
/// How many cards of a graveyard have bodies.
const SEEN_DEAD: usize = 2;

impl ScriptTrait for DuelBoard {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &ctx.scene.graph;
        let name = graph[ctx.handle].name_owned();
        let missing = |field: &str| GameError::str(format!("{name}: DuelTable.{field} is not set"));
        if graph.try_get_script_of::<CardPool>(*self.pool).is_err()
            || graph.try_get_script_of::<DuelFaces>(*self.pool).is_err()
        {
            return Err(missing("pool"));
        }
        let right = "a node with Highlights";
        let field = "DuelTable.highlights";
        check_script::<Highlights>(graph, ctx.handle, field, *self.highlights, right)?;
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
            ("prefabs.crystal", &self.prefabs.crystal),
            ("prefabs.arrow_dash", &self.prefabs.arrow_dash),
            ("prefabs.arrow_head", &self.prefabs.arrow_head),
            ("prefabs.landing", &self.prefabs.landing),
            ("prefabs.sprite", &self.prefabs.sprite),
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
                let root = make(&self.prefabs.sprite, ctx.scene);
                // What lies below a hidden node is never seen: the mesh alone is hidden.
                ctx.scene.graph[root].set_visibility(true);
                mesh_below(ctx.scene, root)
            })
            .collect();
        self.state.sprites.give(ctx.scene, sprites);
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
        self.state.ready = true;
        Ok(())
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let Some(parlour) = ctx.plugins.of_type_ref::<Parlour>() else {
            return Ok(());
        };
        let palette = parlour.shell.settings().palette;
        let motion = parlour.shell.settings().motion.factor();
        self.take_bodies(ctx.scene);
        if !self.state.ready || self.state.stage.is_none() {
            return Ok(());
        }
        if self.state.palette != Some(palette) {
            self.state.palette = Some(palette);
            self.paint(ctx.scene, palette);
            self.state.changed = true;
        }
        self.look_round(ctx.scene);
        self.lower_hand(ctx.scene, parlour);
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
        self.light_landing(ctx.scene);
        self.turn_plate(ctx.scene, ctx.dt);
        self.spark_button(ctx.scene, ctx.dt);
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

impl DuelBoard {
    fn materials(&self) -> [(&'static str, &Option<MaterialResource>); 15] {
        [
            ("crystals.full", &self.crystals.full),
            ("crystals.spent", &self.crystals.spent),
            ("effects.missile", &self.effects.missile),
            ("effects.beam", &self.effects.beam),
            ("effects.bolt", &self.effects.bolt),
            ("effects.wave", &self.effects.wave),
            ("effects.leaf", &self.effects.leaf),
            ("effects.frost", &self.effects.frost),
            ("effects.impact", &self.effects.impact),
            ("effects.smoke", &self.effects.smoke),
            ("effects.sparkle", &self.effects.sparkle),
            ("effects.bubble", &self.effects.bubble),
            ("effects.veil", &self.effects.veil),
            ("effects.poison", &self.effects.poison),
            ("effects.fatigue", &self.effects.fatigue),
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

    /// In a window in which there is room below it, the near hand is held at the lower edge, and
    /// is larger.
    fn lower_hand(&mut self, scene: &Scene, parlour: &Parlour) {
        let window = parlour.shell.window();
        let free = parlour.shell.insets.free(window);
        let edge = Vector2::new(free.center().x, window.y * HAND_EDGE);
        let Some(ray) = parlour.shell.ray(scene, edge) else {
            return;
        };
        let Some([near, _]) = &mut self.state.sides else {
            return;
        };
        let hand = &mut near.hand;
        let (sin, cos) = hand.tilt.sin_cos();
        let half = CARD_HEIGHT * 0.5 * hand.scale;
        // Where the lower edge of the middle card would be.
        let down = (hand.middle.y - sin * half - ray.origin.y) / ray.direction.y;
        if !down.is_finite() || down <= 0.0 {
            return;
        }
        let place = ray.origin + ray.direction * down;
        let lower = (hand.middle.z - (place.z + cos * half)).clamp(0.0, *self.reading.hand_sinks);
        if (lower - self.state.lower).abs() > 0.02 {
            self.state.lower = lower;
            self.state.changed = true;
        }
        hand.middle.z -= self.state.lower;
        let larger = 1.0 + self.state.lower * HAND_GROWS;
        hand.scale *= larger;
        hand.gap *= larger;
    }

    fn paint(&mut self, scene: &Scene, palette: Palette) {
        let graph = &scene.graph;
        let Ok(highlights) = graph.try_get_script_of::<Highlights>(*self.highlights) else {
            return;
        };
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

    /// How far what faces the camera is tilted.
    fn tilt(&self) -> f32 {
        self.state.sides.map_or(0.6, |[near, _]| near.hand.tilt)
    }

    /// The body of a card, with its parts.
    fn parts(&self, scene: &Scene, body: Handle<Node>) -> Option<DuelCard> {
        scene
            .graph
            .try_get_script_of::<DuelCard>(body)
            .ok()
            .cloned()
    }

    /// Factor of all times.
    fn pace(&self) -> f32 {
        self.state.speed * self.state.pace
    }
}
