//! Session of the duel table. Owns the match, passes intents to the rules, runs the computer
//! opponent, and sends the resulting events to the board.

use super::{
    board::DuelBoard,
    opponent::{Knowledge, OpponentSearch, OpponentTask},
};
use crate::Participant;
use fyrox::{
    core::{
        pool::Handle, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    plugin::error::GameResult,
    scene::{camera::Camera, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::duel::{
    Duel, Event, HandPlaces, Intent, Match, Phase as MatchPhase, Player, Refusal,
};
use parlour_shell::{
    scene::{camera::CameraRig, data::check_script},
    table::{
        job::Ended,
        session,
        session::{Session, SessionQueue},
    },
};

/// Event for the table: those of the rules, or the intent with the reason why it was refused.
pub type SessionEvent = session::SessionEvent<Vec<Event>, (Intent, Refusal)>;

/// Owner of the pointer and keyboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum InputOwner {
    /// No player: a menu or a dialog is open.
    #[default]
    Nobody,
    /// This player, during their turn.
    Of(Player),
}

/// Owns the match and applies intents.
#[derive(Visit, Reflect, Default, Debug, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "6e0f4f0d-5b27-4f61-8a3c-5b1d3e3ce806")]
#[visit(optional)]
pub struct DuelManager {
    /// Node with the `DuelBoard` script.
    pub table: InheritableVariable<Handle<Node>>,
    /// Camera with the `CameraRig` script.
    pub camera: InheritableVariable<Handle<Camera>>,

    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

#[derive(Debug, Default)]
struct State {
    game: Option<Match>,
    participants: Option<[Participant; 2]>,
    input_owner: InputOwner,
    /// Whether the computer can act. It cannot while a menu is open.
    running: bool,
    /// Factor of the computer's minimum thinking time.
    pace: f32,
    queue: SessionQueue<(Player, Intent), Vec<Event>, (Intent, Refusal)>,
    search: OpponentSearch,
    /// Cards and decks for the computer.
    knowledge: Knowledge,
}

impl Clone for DuelManager {
    /// Copies the scene's fields but not the match.
    fn clone(&self) -> Self {
        Self {
            table: self.table.clone(),
            camera: self.camera.clone(),
            state: State::default(),
        }
    }
}

impl ScriptTrait for DuelManager {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &ctx.scene.graph;
        let own = ctx.handle;
        let right = "a node with a DuelTable";
        check_script::<DuelBoard>(graph, own, "DuelManager.table", *self.table, right)?;
        let right = "a camera with a CameraRig";
        check_script::<CameraRig>(graph, own, "DuelManager.camera", *self.camera, right)
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &mut ctx.scene.graph;
        let camera = graph
            .try_get_script_of::<CameraRig>(*self.camera)
            .is_ok_and(CameraRig::is_at_rest);
        let table = graph.try_get_script_of_mut::<DuelBoard>(*self.table)?;
        if camera && table.is_at_rest() {
            self.rest();
        }
        self.apply_intents(table, &mut ctx.plugins);
        if table.has_caught_up() {
            self.think();
        }
        Ok(())
    }
}

impl Session for DuelManager {
    type Intent = (Player, Intent);
    type Event = Vec<Event>;
    type Refusal = (Intent, Refusal);
    type View = DuelBoard;

    fn queue(&mut self) -> &mut SessionQueue<Self::Intent, Self::Event, Self::Refusal> {
        &mut self.state.queue
    }

    /// An intent waits for the animation of the one before. Conceding is possible at any time.
    fn is_ready(&mut self, (_, intent): &(Player, Intent), board: &DuelBoard) -> bool {
        board.has_caught_up() || *intent == Intent::Concede
    }

    fn apply(
        &mut self,
        (player, intent): (Player, Intent),
        board: &mut DuelBoard,
    ) -> Result<(), (Intent, Refusal)> {
        let Some(game) = &mut self.state.game else {
            return Err((intent, Refusal::Over));
        };
        let act = game.act(player, intent);
        let events = act.map_err(|refusal| (intent, refusal))?;
        self.state.search.stop();
        self.state.queue.emit(events.clone());
        board.play_events(events, game.duel());
        Ok(())
    }
}

impl DuelManager {
    /// Returns the state of the match, or `None` before one was placed.
    pub fn duel(&self) -> Option<&Duel> {
        self.state.game.as_ref().map(Match::duel)
    }

    /// Returns the match with its record of intents.
    pub fn game(&self) -> Option<&Match> {
        self.state.game.as_ref()
    }

    /// Returns the players of both sides.
    pub fn participants(&self) -> Option<[Participant; 2]> {
        self.state.participants
    }

    /// Returns whether all animations have ended, no intent is queued, and the computer is idle.
    pub fn is_at_rest(&self) -> bool {
        self.state.queue.is_at_rest() && !self.state.search.is_busy()
    }

    /// Returns whether an intent waits for its answer.
    pub fn has_intent(&self) -> bool {
        !self.state.queue.is_empty()
    }

    /// Returns whether the computer is thinking.
    pub fn is_thinking(&self) -> bool {
        self.state.search.is_busy()
    }

    /// Returns the local player who can act now, or `None` if it is not a local player's turn or
    /// input is blocked.
    pub fn input_owner(&self) -> Option<Player> {
        let InputOwner::Of(player) = self.state.input_owner else {
            return None;
        };
        let duel = self.duel()?;
        let local = self.participant(player) == Some(Participant::Person);
        (local && duel.is_on_turn(player)).then_some(player)
    }

    /// Sets the owner of the input, and whether the computer can act. Stopping the computer
    /// discards its search.
    pub fn set_input_owner(&mut self, input_owner: InputOwner, running: bool) {
        self.state.input_owner = input_owner;
        self.state.running = running;
        if !running {
            self.state.search.stop();
        }
    }

    /// Sets the factor of the computer's minimum thinking time.
    pub fn set_pace(&mut self, pace: f32) {
        self.state.pace = pace;
    }

    /// Sets the decks that the computer knows of.
    pub fn know(&mut self, knowledge: Knowledge) {
        self.state.knowledge = knowledge;
    }

    /// Starts or continues a match. Discards queued intents and the computer's search.
    pub fn place(&mut self, game: Match, participants: [Participant; 2]) {
        self.state.search.stop();
        self.state.game = Some(game);
        self.state.participants = Some(participants);
        self.state.queue.place();
    }

    fn participant(&self, player: Player) -> Option<Participant> {
        let participants = self.state.participants?;
        participants.get(player.index()).copied()
    }
}

impl DuelManager {
    /// Starts the computer's search if it is its turn, and queues the intent that it has found.
    fn think(&mut self) {
        if !self.state.running || !self.state.queue.is_empty() {
            return;
        }
        let Some(game) = &self.state.game else { return };
        let duel = game.duel();
        let due = Player::ALL.into_iter().find_map(|player| {
            let Some(Participant::Computer(level)) = self.participant(player) else {
                return None;
            };
            let its_turn = match duel.phase() {
                MatchPhase::Mulligan => duel.may_exchange(player),
                MatchPhase::Playing => duel.is_on_turn(player),
                MatchPhase::Over => false,
            };
            its_turn.then_some((player, level))
        });
        let Some((player, level)) = due else { return };
        if !self.state.search.is_busy() {
            let task = OpponentTask {
                knowledge: self.state.knowledge.clone(),
                record: game.record().clone(),
                player,
                level,
            };
            self.state.search.begin(task, self.state.pace);
        }
        match self.state.search.answer() {
            Some(Ok(intent)) => self.state.queue.submit((player, intent)),
            // The next update tries to start a thread again.
            None | Some(Err(Ended::NotStarted(_))) => {}
            Some(Err(Ended::Panicked | Ended::Complete)) => {
                // The search thread has ended without an answer, so the computer passes.
                let intent = match duel.phase() {
                    MatchPhase::Mulligan => Intent::Mulligan(HandPlaces::NONE),
                    _ => Intent::EndTurn,
                };
                self.state.queue.submit((player, intent));
            }
        }
    }
}
