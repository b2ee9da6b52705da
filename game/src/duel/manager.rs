//! The one who knows the rules at the Duel's table: the documents' GameViewSystem. It owns the match,
//! takes intents, lets the computer think, and hands what happened to the table, which plays it.

use super::{board::DuelBoard, opponent::Thinker};
use crate::{camera::CameraRig, ui::Control};
use fyrox::{
    core::{
        pool::Handle, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    plugin::error::{GameError, GameResult},
    scene::{camera::Camera, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::duel::{
    Duel, Event, HandPlaces, Intent, KnownDecks, Match, Phase as MatchPhase, Player, Refusal,
};
use std::collections::VecDeque;

/// What the rest of the program hears of the match.
#[derive(Debug, Clone, PartialEq)]
pub enum SessionEvent {
    /// Something was done; its motion begins.
    Done {
        /// Who did it.
        player: Player,
        /// What.
        intent: Intent,
        /// What happened.
        events: Vec<Event>,
    },
    /// Something was refused.
    Refused(Player, Intent, Refusal),
    /// Another match lies on the table.
    Placed,
    /// Everything is at rest and the table takes input.
    Ready,
}

/// Who may use the hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum InputOwner {
    /// Nobody: the menu is open, or a curtain is drawn.
    #[default]
    Nobody,
    /// This player, when it is their turn.
    Of(Player),
}

/// Owns the match.
#[derive(Visit, Reflect, Default, Debug, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "6e0f4f0d-5b27-4f61-8a3c-5b1d3e3ce806")]
#[visit(optional)]
pub struct DuelManager {
    /// The node with the DuelTable script.
    pub table: InheritableVariable<Handle<Node>>,
    /// The camera, with the CameraRig script.
    pub camera: InheritableVariable<Handle<Camera>>,

    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

#[derive(Debug, Default)]
struct State {
    game: Option<Match>,
    controls: Option<[Control; 2]>,
    input_owner: InputOwner,
    /// Whether the computer may play; not while the menu is open.
    running: bool,
    /// Factor of the time that the computer takes at least.
    pace: f32,
    inbox: VecDeque<(Player, Intent)>,
    news: Vec<SessionEvent>,
    thinker: Thinker,
    /// The decks that the computer has heard of.
    known: KnownDecks,
    resting: bool,
}

impl Clone for DuelManager {
    /// A copy has the scene's fields, and no match.
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
        let name = graph[ctx.handle].name();
        if graph.try_get_script_of::<DuelBoard>(*self.table).is_err() {
            return Err(GameError::str(format!(
                "{name}: DuelManager.table is not set to a node with a DuelTable"
            )));
        }
        if graph.try_get_script_of::<CameraRig>(*self.camera).is_err() {
            return Err(GameError::str(format!(
                "{name}: DuelManager.camera is not set to a camera with a CameraRig"
            )));
        }
        Ok(())
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &mut ctx.scene.graph;
        let camera = graph
            .try_get_script_of::<CameraRig>(*self.camera)
            .is_ok_and(CameraRig::is_at_rest);
        let table = graph.try_get_script_of_mut::<DuelBoard>(*self.table)?;
        while let Some((player, intent)) = self.state.inbox.pop_front() {
            // One thing after the other; giving up need not wait.
            if !table.has_caught_up() && intent != Intent::Concede {
                self.state.inbox.push_front((player, intent));
                break;
            }
            if let Some(events) = self.take(player, intent) {
                table.play_events(events);
                self.state.resting = false;
            }
        }
        if !table.has_caught_up() {
            self.state.resting = false;
            return Ok(());
        }
        self.think();
        if !self.state.resting && table.is_at_rest() && camera && self.state.inbox.is_empty() {
            self.state.resting = true;
            self.state.news.push(SessionEvent::Ready);
        }
        Ok(())
    }
}

/// What the rest of the program asks.
impl DuelManager {
    /// The match at this moment; none before one was placed.
    pub fn duel(&self) -> Option<&Duel> {
        self.state.game.as_ref().map(Match::duel)
    }

    /// The match with all that was done in it.
    pub fn game(&self) -> Option<&Match> {
        self.state.game.as_ref()
    }

    /// Who sits where.
    pub fn controls(&self) -> Option<[Control; 2]> {
        self.state.controls
    }

    /// Whether everything is at rest and everything asked for is done.
    pub fn is_at_rest(&self) -> bool {
        self.state.resting && self.state.inbox.is_empty() && !self.state.thinker.is_busy()
    }

    /// Whether the computer is thinking.
    pub fn is_thinking(&self) -> bool {
        self.state.thinker.is_busy()
    }

    /// Who may use the hands now: only when it is their turn.
    pub fn input_owner(&self) -> Option<Player> {
        let InputOwner::Of(player) = self.state.input_owner else {
            return None;
        };
        let duel = self.duel()?;
        let local = self.control(player) == Some(Control::Local);
        (local && duel.is_on_turn(player)).then_some(player)
    }

    /// Says who may use the hands, and whether the computer may play.
    pub fn set_input_owner(&mut self, input_owner: InputOwner, running: bool) {
        self.state.input_owner = input_owner;
        self.state.running = running;
        if !running {
            self.state.thinker.stop();
        }
    }

    /// Factor of the time that the computer takes at least.
    pub fn set_pace(&mut self, pace: f32) {
        self.state.pace = pace;
    }

    /// Hands an intent over; it is answered in one of the next updates, with news.
    pub fn submit(&mut self, player: Player, intent: Intent) {
        self.state.inbox.push_back((player, intent));
    }

    /// What happened since the last call.
    pub fn drain_events(&mut self) -> Vec<SessionEvent> {
        std::mem::take(&mut self.state.news)
    }

    /// Tells the computer which decks there are.
    pub fn know(&mut self, known: KnownDecks) {
        self.state.known = known;
    }

    /// Puts a match on the table.
    pub fn place(&mut self, game: Match, controls: [Control; 2]) {
        self.state.thinker.stop();
        self.state.game = Some(game);
        self.state.controls = Some(controls);
        self.state.inbox.clear();
        self.state.resting = false;
        self.state.news.push(SessionEvent::Placed);
    }

    fn control(&self, player: Player) -> Option<Control> {
        let controls = self.state.controls?;
        controls.get(player.index()).copied()
    }
}

impl DuelManager {
    /// Lets the rules judge an intent: what the table has to show, and the news.
    fn take(&mut self, player: Player, intent: Intent) -> Option<Vec<Event>> {
        let game = self.state.game.as_mut()?;
        match game.act(player, intent) {
            Ok(events) => {
                self.state.thinker.stop();
                self.state.news.push(SessionEvent::Done {
                    player,
                    intent,
                    events: events.clone(),
                });
                Some(events)
            }
            Err(refusal) => {
                self.state
                    .news
                    .push(SessionEvent::Refused(player, intent, refusal));
                None
            }
        }
    }

    /// Lets the computer think when it is its turn, and takes what it has found.
    fn think(&mut self) {
        if !self.state.running || !self.state.inbox.is_empty() {
            return;
        }
        let Some(game) = &self.state.game else { return };
        let duel = game.duel();
        let due = Player::ALL.into_iter().find_map(|player| {
            let Some(Control::Computer(level)) = self.control(player) else {
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
        if !self.state.thinker.is_busy() {
            let pace = self.state.pace;
            let known = self.state.known.clone();
            self.state
                .thinker
                .begin(duel.clone(), player, level, known, pace);
        }
        match self.state.thinker.answer() {
            Some(Ok(intent)) => self.state.inbox.push_back((player, intent)),
            Some(Err(())) => {
                // Its thread is gone: the game goes on.
                let intent = match duel.phase() {
                    MatchPhase::Mulligan => Intent::Mulligan(HandPlaces::NONE),
                    _ => Intent::EndTurn,
                };
                self.state.inbox.push_back((player, intent));
            }
            None => {}
        }
    }
}
