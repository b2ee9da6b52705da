//! Script of the scene. A game this small has one script as session, selector and view.

use crate::rules::{Event, Game, Intent, ROUNDS, Refusal};
use fyrox::{
    core::{
        algebra::Vector3, pool::Handle, reflect::prelude::*, type_traits::prelude::*,
        variable::InheritableVariable, visitor::prelude::*,
    },
    graph::SceneGraph,
    plugin::error::{GameError, GameResult},
    scene::{Scene, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_shell::{
    app::Shell,
    cards::{
        card::{self, HALF_SIZE},
        faces::CardFaces,
        flight::{Flight, Flights},
        pool::CardPool,
        pose::Pose,
        sounds,
    },
    scene::{data::check_script, ray::Ray},
    table::session::{Session, SessionQueue},
};

/// Owns the game, turns clicks into intents and shows both piles, each with the cards drawn from it
/// beside it.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "0b7c1b0e-5d0a-4a55-9a3c-9d6a1de0c1f4")]
#[visit(optional)]
pub struct HighCard {
    /// Node with the `CardPool` and `CardFaces` scripts.
    pub pool: InheritableVariable<Handle<Node>>,
    /// Node at the place of the player's pile.
    pub own: InheritableVariable<Handle<Node>>,
    /// Node at the place of the other player's pile.
    pub other: InheritableVariable<Handle<Node>>,

    #[reflect(hidden)]
    #[visit(skip)]
    pub(crate) state: State,
}

/// State of the session and of the view.
#[derive(Debug, Default, Clone)]
pub(crate) struct State {
    pub game: Option<Game>,
    pub queue: SessionQueue<Intent, Event, Refusal>,
    pub flights: Flights,
    /// Bodies of the game's cards; empty until they are laid out.
    bodies: Vec<Handle<Node>>,
    places: [Vector3<f32>; 2],
    /// Factor of animation times.
    speed: f32,
}

impl ScriptTrait for HighCard {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let (graph, own, pool) = (&ctx.scene.graph, ctx.handle, *self.pool);
        check_script::<CardPool>(graph, own, "HighCard.pool", pool, "a node with CardPool")?;
        check_script::<CardFaces>(graph, own, "HighCard.pool", pool, "a node with CardFaces")?;
        for (field, pile) in [("own", *self.own), ("other", *self.other)] {
            let error = |_| GameError::str(format!("missing HighCard.{field}"));
            let pile = graph.try_get_node(pile).map_err(error)?;
            self.state.places[usize::from(field == "other")] = pile.global_position();
        }
        Ok(())
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let (scene, state) = (&mut *ctx.scene, &mut self.state);
        let Some(shell) = Shell::of(&ctx.plugins) else {
            return Ok(());
        };
        state.speed = shell.settings.motion.factor();
        if let (true, Some(game)) = (state.bodies.is_empty(), state.game.clone()) {
            let pool = scene.graph.try_get_script_of::<CardPool>(*self.pool)?;
            state.bodies = pool.bodies().to_vec();
            state.lay_out(scene, &game, *self.pool)?;
        }
        state.flights.advance(scene, ctx.dt);
        if state.flights.is_at_rest() {
            self.rest();
        }
        self.apply_intents(&mut (), &mut ctx.plugins);
        Ok(())
    }
}

impl Session for HighCard {
    type Intent = Intent;
    type Event = Event;
    type Refusal = Refusal;
    /// The script is its own view.
    type View = ();

    fn queue(&mut self) -> &mut SessionQueue<Intent, Event, Refusal> {
        &mut self.state.queue
    }

    fn apply(&mut self, intent: Intent, (): &mut ()) -> Result<(), Refusal> {
        let state = &mut self.state;
        let game = state.game.as_mut().ok_or(Refusal)?;
        let event = game.apply(intent)?;
        let rounds = game.record.rounds;
        state.queue.emit(event);
        if event == Event::Dealt {
            state.bodies.clear();
            return Ok(());
        }
        let flight = Flight::new(0.3 * state.speed, 0.5).leaving(sounds::DRAW);
        for card in [rounds - 1, ROUNDS + rounds - 1] {
            let to = state.pose(card);
            state.flights.send(state.bodies[card], to, flight);
        }
        Ok(())
    }
}

impl State {
    fn rounds(&self) -> usize {
        self.game.as_ref().map_or(ROUNDS, |game| game.record.rounds)
    }

    fn lay_out(&mut self, scene: &mut Scene, game: &Game, pool: Handle<Node>) -> GameResult {
        for (index, body) in self.bodies.clone().into_iter().enumerate() {
            let faces = scene.graph.try_get_script_of_mut::<CardFaces>(pool)?;
            let materials = faces.materials_of(Some(game.cards[index]), false);
            card::materials(scene, body, &materials);
            self.flights.put(scene, body, self.pose(index));
        }
        Ok(())
    }

    /// Returns the pose of a card of the game.
    fn pose(&self, card: usize) -> Pose {
        let (pile, index) = (card / ROUNDS, card % ROUNDS);
        let drawn = index < self.rounds();
        let below = if drawn { index } else { ROUNDS - 1 - index };
        let aside = if drawn { -2.5 * HALF_SIZE[0] } else { 0.0 };
        let offset = Vector3::new(aside, HALF_SIZE[1] * (1 + 2 * below) as f32, 0.0);
        Pose::new(self.places[pile] + offset, drawn)
    }

    /// Returns the center of the top card of a pile, 0 or 1; `None` if the pile is used up.
    pub fn top(&self, pile: usize) -> Option<Vector3<f32>> {
        let card = pile * ROUNDS + self.rounds();
        (self.rounds() < ROUNDS).then(|| self.pose(card).place)
    }

    /// Returns whether the ray meets a pile.
    pub fn is_under(&self, ray: &Ray) -> bool {
        let piles = self.bodies.chunks(ROUNDS);
        let left = piles.flat_map(|pile| pile.iter().skip(self.rounds()));
        self.flights.under(ray, left.copied()).is_some()
    }
}
