//! The one who knows the rules at Prospector's table: the documents' Prospector. It owns the
//! series of rounds, takes intents, and hands what happened to the tableau, which plays it.

use super::tableau::{Command, Tableau};
use crate::{camera::CameraRig, data::check_script};
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
use std::collections::VecDeque;

/// What a player, a guide or a test wants of the game.
#[derive(Debug, Clone, PartialEq)]
pub enum Intent {
    /// Take a card or draw one.
    Play(Move),
    /// Take the last move back.
    Undo,
    /// Make it again.
    Redo,
    /// The next round, or a new series.
    Next,
    /// The same deal again.
    Restart,
    /// The deal of a day.
    Daily(Date),
    /// The deal with this number.
    Deal(u64),
    /// A new series by other rules or with other deals.
    Change(Rules, DealFilter),
}

/// What the rest of the program hears of the game.
#[derive(Debug, Clone, PartialEq)]
pub enum News {
    /// A move was made; its motion begins.
    Played {
        /// What happened.
        events: Vec<Event>,
    },
    /// A move was taken back.
    TakenBack {
        /// How many are left.
        ply: usize,
    },
    /// A move was refused.
    Refused(Move, Refusal),
    /// Another round lies on the table, or is being dealt.
    Placed,
    /// A round was left, and enters the books.
    Left(RoundResult),
    /// The guide waits for another move than this, or than taking something back.
    NotYet(Option<Move>),
    /// The round is over, and the cards have come to rest.
    Over {
        /// Whether it was won.
        won: bool,
    },
    /// Everything is at rest and the table takes input.
    Ready,
}

/// What the table is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Phase {
    /// Nothing lies on it yet.
    #[default]
    Empty,
    /// Cards are dealt.
    Dealing,
    /// It takes input. Cards may still be on their way: they never hold up the next move.
    Digging,
    /// The round is over.
    Over,
}

/// Owns the series of rounds at the table.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "e8bb5a39-4a6d-4d9e-8a5f-bd6c5c0dbb23")]
#[visit(optional)]
pub struct Prospector {
    /// The node with the Tableau script.
    pub tableau: InheritableVariable<Handle<Node>>,
    /// The camera, with the CameraRig script.
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
    /// Whether everything was at rest when it was last looked at.
    resting: bool,
    inbox: VecDeque<Intent>,
    news: Vec<News>,
    /// Whether a hand may play.
    open: bool,
    /// The only move that the guide lets be made.
    lead: Option<Move>,
}

impl ScriptTrait for Prospector {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &ctx.scene.graph;
        let (own, tableau, camera) = (ctx.handle, *self.tableau, *self.camera);
        check_script::<Tableau>(
            graph,
            own,
            "Prospector.tableau",
            tableau,
            "a node with a Tableau",
        )?;
        let right = "a camera with a CameraRig";
        check_script::<CameraRig>(graph, own, "Prospector.camera", camera, right)
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &mut ctx.scene.graph;
        let camera = graph
            .try_get_script_of::<CameraRig>(*self.camera)
            .is_ok_and(CameraRig::is_at_rest);
        let tableau = graph.try_get_script_of_mut::<Tableau>(*self.tableau)?;
        while let Some(intent) = self.state.inbox.pop_front() {
            if self.state.phase == Phase::Dealing && !self.replaces(&intent) {
                // What is asked for while cards are dealt is kept and done after it.
                self.state.inbox.push_front(intent);
                break;
            }
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
                None => Phase::Digging,
            };
            if let Some(state) = over
                && before != Phase::Over
            {
                self.state.news.push(News::Over {
                    won: state == RoundState::Won,
                });
            }
            if self.state.inbox.is_empty() {
                self.state.news.push(News::Ready);
            }
        }
        Ok(())
    }
}

/// What the rest of the program asks.
impl Prospector {
    /// The series on the table; none before one was placed.
    pub fn series(&self) -> Option<&Series> {
        self.state.series.as_ref()
    }

    /// Who deals, and knows the solver.
    pub fn dealer(&self) -> Option<&Dealer> {
        self.state.dealer.as_ref()
    }

    /// What the table is doing.
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Whether every card has come to rest and everything asked for is done.
    pub fn is_at_rest(&self) -> bool {
        self.state.resting && self.state.inbox.is_empty()
    }

    /// Whether a hand may play.
    pub fn may_play(&self) -> bool {
        self.state.open
    }

    /// Lets only this move be made until told otherwise; any with `None`.
    pub fn set_lead(&mut self, lead: Option<Move>) {
        self.state.lead = lead;
    }

    /// Says whether a hand may play.
    pub fn set_open(&mut self, open: bool) {
        self.state.open = open;
    }

    /// Hands an intent over; it is answered in the next update, with news.
    pub fn submit(&mut self, intent: Intent) {
        self.state.inbox.push_back(intent);
    }

    /// What happened since the last call.
    pub fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.state.news)
    }

    /// A hint was shown to the player.
    pub fn hint_shown(&mut self) {
        if let Some(series) = &mut self.state.series {
            series.hint_shown();
        }
    }

    /// Puts a series on the table; returns what the tableau has to show for it. A round in which
    /// nothing was done yet is dealt, another lies there at once.
    pub fn place(&mut self, dealer: Dealer, series: Series) -> Command {
        let round = Box::new(series.round().clone());
        let fresh = round.history().is_empty() && round.future().is_empty();
        self.state.dealer = Some(dealer);
        self.state.series = Some(series);
        self.state.inbox.clear();
        self.state.phase = Phase::Dealing;
        self.state.resting = false;
        self.state.news.push(News::Placed);
        if fresh {
            Command::Deal(round)
        } else {
            Command::Set(round)
        }
    }
}

impl Prospector {
    /// Whether this intent puts other cards on the table, and so need not wait for those.
    fn replaces(&self, intent: &Intent) -> bool {
        !matches!(intent, Intent::Play(_) | Intent::Undo | Intent::Redo)
    }

    /// Lets the rules judge an intent: what the tableau has to show, and the news.
    fn take(&mut self, intent: Intent) -> Vec<Command> {
        let state = &mut self.state;
        let (Some(series), Some(dealer)) = (&mut state.series, &state.dealer) else {
            return Vec::new();
        };
        let left = match intent {
            Intent::Play(mv) if state.lead.is_some_and(|lead| lead != mv) => {
                state.news.push(News::NotYet(Some(mv)));
                return Vec::new();
            }
            Intent::Undo | Intent::Redo if state.lead.is_some() => {
                state.news.push(News::NotYet(None));
                return Vec::new();
            }
            Intent::Play(mv) => {
                return match series.play(mv) {
                    Ok(events) => {
                        state.phase = Phase::Digging;
                        state.news.push(News::Played {
                            events: events.clone(),
                        });
                        vec![Command::Play(events)]
                    }
                    Err(refusal) => {
                        state.news.push(News::Refused(mv, refusal));
                        Vec::new()
                    }
                };
            }
            Intent::Undo | Intent::Redo => {
                let undo = intent == Intent::Undo;
                if series.round().state() == RoundState::Won {
                    // What was won stays won.
                    return Vec::new();
                }
                let events = if undo { series.undo() } else { series.redo() };
                let Some(events) = events else {
                    return Vec::new();
                };
                state.phase = Phase::Digging;
                state.news.push(if undo {
                    News::TakenBack {
                        ply: series.round().history().len(),
                    }
                } else {
                    News::Played {
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
        state.news.extend(left.map(News::Left));
        state.news.push(News::Placed);
        vec![Command::Deal(Box::new(series.round().clone()))]
    }
}
