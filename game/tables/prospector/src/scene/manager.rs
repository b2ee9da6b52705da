//! Session of the Prospector table. Owns the series of rounds, passes intents to the rules, and
//! sends the resulting events to the tableau.

use super::tableau::{Command, Tableau};
use fyrox::{
    core::{
        pool::Handle, reflect::prelude::*, type_traits::prelude::*, variable::InheritableVariable,
        visitor::prelude::*,
    },
    plugin::error::GameResult,
    scene::{camera::Camera, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::prospector::{
    Date, DealFilter, Dealer, Event, Move, Refusal, RoundResult, Rules, Series, State as RoundState,
};
use parlour_shell::{
    scene::{camera::CameraRig, data::check_script},
    table::session::{Session, SessionQueue},
};

/// Action of a player, the tutorial or a test.
#[derive(Debug, Clone, PartialEq)]
pub enum Intent {
    /// Take a card or draw one.
    Play(Move),
    /// Undo the last move.
    Undo,
    /// Redo the last undone move.
    Redo,
    /// Start the next round, or a new series if this one has ended.
    Next,
    /// Restart the round with the same deal.
    Restart,
    /// Start the daily deal of a date.
    Daily(Date),
    /// Start the deal with this number.
    Deal(u64),
    /// Start a new series with other rules or deals.
    Change(Rules, DealFilter),
}

impl Intent {
    /// Returns whether the intent replaces the round, so that it need not wait for the deal in
    /// progress.
    fn replaces_round(&self) -> bool {
        !matches!(self, Self::Play(_) | Self::Undo | Self::Redo)
    }
}

/// Event of the session for the rest of the program.
#[derive(Debug, Clone, PartialEq)]
pub enum SessionEvent {
    /// A move was made or redone. Its animation starts now.
    Played {
        /// Events that it caused.
        events: Vec<Event>,
    },
    /// A move was undone.
    TakenBack {
        /// Number of moves that remain in the history.
        ply: usize,
    },
    /// The rules refused a move.
    Refused(Move, Refusal),
    /// Another round was placed on the table or is being dealt.
    Placed,
    /// A round was left. Its result must be recorded.
    Left(RoundResult),
    /// The tutorial refused this move because it expects another one; `None` for undo and redo.
    NotYet(Option<Move>),
    /// The round has ended, and all animations with it.
    Over {
        /// Whether the round was won.
        won: bool,
    },
    /// All animations have ended and the table accepts input.
    Ready,
}

/// State of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Phase {
    /// No round has been placed yet.
    #[default]
    Empty,
    /// Cards are being dealt.
    Dealing,
    /// The round is in progress. Moves are accepted even while cards are moving.
    Playing,
    /// The round has ended.
    Over,
}

/// Owns the series of rounds and applies intents.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "e8bb5a39-4a6d-4d9e-8a5f-bd6c5c0dbb23")]
#[visit(optional)]
pub struct Prospector {
    /// Node with the `Tableau` script.
    pub tableau: InheritableVariable<Handle<Node>>,
    /// Camera with the `CameraRig` script.
    pub camera: InheritableVariable<Handle<Camera>>,

    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

#[derive(Debug, Default, Clone)]
struct State {
    dealer: Option<Dealer>,
    series: Option<Series>,
    phase: Phase,
    /// Whether all animations had ended at the last update.
    resting: bool,
    queue: SessionQueue<Intent, SessionEvent>,
    /// Only move that the tutorial allows.
    lead: Option<Move>,
}

impl ScriptTrait for Prospector {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &ctx.scene.graph;
        let own = ctx.handle;
        let right = "a node with a Tableau";
        check_script::<Tableau>(graph, own, "Prospector.tableau", *self.tableau, right)?;
        let right = "a camera with a CameraRig";
        check_script::<CameraRig>(graph, own, "Prospector.camera", *self.camera, right)
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &mut ctx.scene.graph;
        let camera = graph
            .try_get_script_of::<CameraRig>(*self.camera)
            .is_ok_and(CameraRig::is_at_rest);
        let tableau = graph.try_get_script_of_mut::<Tableau>(*self.tableau)?;
        // Intents during a deal wait until it has ended.
        while let Some(intent) = self.state.queue.take_if(&mut ctx.plugins, |intent| {
            self.state.phase != Phase::Dealing || intent.replaces_round()
        }) {
            for command in self.take(intent) {
                tableau.command(command);
                self.state.resting = false;
            }
        }
        if !self.state.resting && tableau.is_at_rest() && camera {
            self.state.resting = true;
            let over = self
                .state
                .series
                .as_ref()
                .map(|series| series.round().state())
                .filter(|state| *state != RoundState::Playing);
            let before = self.state.phase;
            self.state.phase = match over {
                Some(_) => Phase::Over,
                None => Phase::Playing,
            };
            if let Some(state) = over
                && before != Phase::Over
            {
                self.state.queue.emit(SessionEvent::Over {
                    won: state == RoundState::Won,
                });
            }
            if self.state.queue.is_empty() {
                self.state.queue.emit(SessionEvent::Ready);
            }
        }
        Ok(())
    }
}

impl Session for Prospector {
    type Intent = Intent;
    type Event = SessionEvent;

    fn queue(&mut self) -> &mut SessionQueue<Intent, SessionEvent> {
        &mut self.state.queue
    }
}

impl Prospector {
    /// Returns the series, or `None` before one was placed.
    pub fn series(&self) -> Option<&Series> {
        self.state.series.as_ref()
    }

    /// Returns the state of the table.
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Returns whether all animations have ended and no intent is queued.
    pub fn is_at_rest(&self) -> bool {
        self.state.resting && self.state.queue.is_empty()
    }

    /// Sets the only move that is allowed, for the tutorial. `None` allows all moves.
    pub fn set_lead(&mut self, lead: Option<Move>) {
        self.state.lead = lead;
    }

    /// Records that the player was shown a hint.
    pub fn hint_shown(&mut self) {
        if let Some(series) = &mut self.state.series {
            series.hint_shown();
        }
    }

    /// Starts or continues a series. Returns the command for the tableau: a round without moves is
    /// dealt, another is shown at once.
    pub fn place(&mut self, dealer: Dealer, series: Series) -> Command {
        let round = Box::new(series.round().clone());
        let fresh = round.history().is_empty() && round.future().is_empty();
        self.state.dealer = Some(dealer);
        self.state.series = Some(series);
        self.state.queue.clear();
        self.state.phase = Phase::Dealing;
        self.state.resting = false;
        self.state.queue.emit(SessionEvent::Placed);
        if fresh {
            Command::Deal(round)
        } else {
            Command::Set(round)
        }
    }
}

impl Prospector {
    /// Applies an intent and records its session events. Returns the commands for the tableau.
    fn take(&mut self, intent: Intent) -> Vec<Command> {
        let state = &mut self.state;
        let (Some(series), Some(dealer)) = (&mut state.series, &state.dealer) else {
            return Vec::new();
        };
        let left = match intent {
            Intent::Play(mv) if state.lead.is_some_and(|lead| lead != mv) => {
                state.queue.emit(SessionEvent::NotYet(Some(mv)));
                return Vec::new();
            }
            Intent::Undo | Intent::Redo if state.lead.is_some() => {
                state.queue.emit(SessionEvent::NotYet(None));
                return Vec::new();
            }
            Intent::Play(mv) => {
                return match series.play(mv) {
                    Ok(events) => {
                        state.phase = Phase::Playing;
                        state.queue.emit(SessionEvent::Played {
                            events: events.clone(),
                        });
                        vec![Command::Play(events)]
                    }
                    Err(refusal) => {
                        state.queue.emit(SessionEvent::Refused(mv, refusal));
                        Vec::new()
                    }
                };
            }
            Intent::Undo | Intent::Redo => {
                let undo = intent == Intent::Undo;
                if series.round().state() == RoundState::Won {
                    // A round that was won cannot be undone.
                    return Vec::new();
                }
                let events = if undo { series.undo() } else { series.redo() };
                let Some(events) = events else {
                    return Vec::new();
                };
                state.phase = Phase::Playing;
                state.queue.emit(if undo {
                    SessionEvent::TakenBack {
                        ply: series.round().history().len(),
                    }
                } else {
                    SessionEvent::Played {
                        events: events.clone(),
                    }
                });
                return vec![Command::Play(events)];
            }
            Intent::Next => series.next(dealer),
            Intent::Restart => series.restart(),
            Intent::Daily(date) => series.begin_daily(dealer, date),
            Intent::Deal(number) => series.begin_typed(dealer, number),
            Intent::Change(rules, wanted) => series.change(dealer, rules, wanted),
        };
        state.phase = Phase::Dealing;
        if let Some(result) = left {
            state.queue.emit(SessionEvent::Left(result));
        }
        state.queue.emit(SessionEvent::Placed);
        vec![Command::Deal(Box::new(series.round().clone()))]
    }
}
