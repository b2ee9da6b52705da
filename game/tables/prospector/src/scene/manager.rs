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
use parlour_rules::{
    prospector,
    prospector::{
        Date, DealFilter, Dealer, Event, Move, Round, RoundResult, Rules, Series, SeriesRecord,
        State as RoundState,
    },
};
use parlour_shell::{
    scene::{camera::CameraRig, data::check_script},
    table::{
        session,
        session::{Session, SessionQueue},
    },
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
    /// Continue the series that was set aside. Without one, start the next round, or a new series if
    /// this one has ended.
    Next,
    /// Restart the round with the same deal.
    Restart,
    /// Start the daily deal of a date, and set a series aside that can continue.
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

/// Change of the series.
#[derive(Debug, Clone, PartialEq)]
pub enum SeriesEvent {
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
    /// Another round is being dealt.
    Dealt,
    /// A round was left. Its result must be recorded, and the series as it was can be kept.
    Left(RoundResult, Box<SeriesRecord>),
    /// The round has ended, and all animations with it.
    Over {
        /// Whether the round was won.
        won: bool,
    },
}

/// Reason for which an intent is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The rules refuse this move.
    Rules(Move, prospector::Refusal),
    /// The tutorial expects another move than this one; `None` for undo and redo.
    NotYet(Option<Move>),
    /// There is nothing to undo or redo. A round that was won cannot be undone.
    NothingToUndo,
    /// No series is on the table.
    NoSeries,
}

/// Event for the table.
pub type SessionEvent = session::SessionEvent<SeriesEvent, Refusal>;

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
    queue: SessionQueue<Intent, SeriesEvent, Refusal>,
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
        if camera && tableau.is_at_rest() {
            self.rest();
        }
        self.apply_intents(tableau, &mut ctx.plugins);
        Ok(())
    }
}

impl Session for Prospector {
    type Intent = Intent;
    type Event = SeriesEvent;
    type Refusal = Refusal;
    type View = Tableau;

    fn queue(&mut self) -> &mut SessionQueue<Intent, SeriesEvent, Refusal> {
        &mut self.state.queue
    }

    /// Moves wait until the cards are dealt.
    fn is_ready(&mut self, intent: &Intent, _: &Tableau) -> bool {
        self.state.phase != Phase::Dealing || intent.replaces_round()
    }

    fn apply(&mut self, intent: Intent, tableau: &mut Tableau) -> Result<(), Refusal> {
        let state = &mut self.state;
        let (Some(series), Some(dealer)) = (&mut state.series, &state.dealer) else {
            return Err(Refusal::NoSeries);
        };
        let before = series.record();
        let left = match intent {
            Intent::Play(mv) if state.lead.is_some_and(|lead| lead != mv) => {
                return Err(Refusal::NotYet(Some(mv)));
            }
            Intent::Undo | Intent::Redo if state.lead.is_some() => {
                return Err(Refusal::NotYet(None));
            }
            Intent::Play(_) | Intent::Undo | Intent::Redo => {
                let events = match intent {
                    Intent::Play(mv) => series
                        .play(mv)
                        .map_err(|refusal| Refusal::Rules(mv, refusal))?,
                    _ if series.round().state() == RoundState::Won => {
                        return Err(Refusal::NothingToUndo);
                    }
                    Intent::Undo => series.undo().ok_or(Refusal::NothingToUndo)?,
                    _ => series.redo().ok_or(Refusal::NothingToUndo)?,
                };
                state.phase = Phase::Playing;
                state.queue.emit(match intent {
                    Intent::Undo => SeriesEvent::TakenBack {
                        ply: series.round().history().len(),
                    },
                    _ => SeriesEvent::Played {
                        events: events.clone(),
                    },
                });
                tableau.command(Command::Play(events));
                return Ok(());
            }
            Intent::Next => series.next(dealer),
            Intent::Restart => series.restart(),
            Intent::Daily(date) => series.begin_daily(dealer, date),
            Intent::Deal(number) => series.begin_typed(dealer, number),
            Intent::Change(rules, wanted) => series.change(dealer, rules, wanted),
        };
        state.phase = Phase::Dealing;
        if let Some(result) = left {
            state
                .queue
                .emit(SeriesEvent::Left(result, Box::new(before)));
        }
        state.queue.emit(SeriesEvent::Dealt);
        tableau.command(shown(series.round()));
        Ok(())
    }

    fn come_to_rest(&mut self) {
        let state = &mut self.state;
        let round = state.series.as_ref().map(|series| series.round().state());
        let before = state.phase;
        state.phase = match round {
            Some(RoundState::Won | RoundState::Lost) => Phase::Over,
            Some(RoundState::Playing) | None => Phase::Playing,
        };
        if state.phase == Phase::Over && before != Phase::Over {
            let won = round == Some(RoundState::Won);
            state.queue.emit(SeriesEvent::Over { won });
        }
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
        self.state.queue.is_at_rest()
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

    /// Starts or continues a series. Returns the command for the tableau.
    pub fn place(&mut self, dealer: Dealer, series: Series) -> Command {
        let command = shown(series.round());
        self.state.dealer = Some(dealer);
        self.state.series = Some(series);
        self.state.phase = Phase::Dealing;
        self.state.queue.place();
        command
    }
}

/// Returns the command that shows a round: one without moves is dealt, another is shown at once.
fn shown(round: &Round) -> Command {
    let fresh = round.history().is_empty() && round.future().is_empty();
    let round = Box::new(round.clone());
    if fresh {
        Command::Deal(round)
    } else {
        Command::Set(round)
    }
}
