//! Consecutive rounds. The points of a won round carry over to the next; a loss ends the series and
//! enters it into the high scores.

mod counting;
mod record;

pub use counting::{Origin, Reason, RoundKind, RoundResult, SeriesResult};
pub use record::SeriesRecord;

use super::{
    Date, DealFilter, DealName, DealSeed, Dealer, Event, Move, Refusal, Round, Rules, State,
    deal_seed::picked_number,
};
use counting::Marks;

/// The current round and the series it belongs to. There is always a round; after a loss a new
/// series starts.
///
/// Every method that ends a round returns a [`RoundResult`] for
/// [`Records::enter`](super::Records::enter), exactly once for each round that was shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    rules: Rules,
    filter: DealFilter,
    /// Seed for the deal numbers. `picked` is the count of numbers picked so far.
    seed: u64,
    picked: u32,
    /// Whether the seed was given by the player, who could know the deals.
    foreseen: bool,
    rounds_won: u32,
    /// Reasons against this series from earlier rounds.
    earlier: Marks,
    /// Origin of the current deal.
    origin: Origin,
    /// Reasons against the current round.
    marks: Marks,
    round: Round,
    /// Whether the result of the current round was returned.
    settled: bool,
    /// Series that waits for the end of a daily deal.
    aside: Option<Box<Self>>,
}

impl Series {
    /// Starts a series with deals picked by chance. The seed decides which; the caller takes it
    /// from a clock.
    pub fn begin(dealer: &Dealer, rules: Rules, filter: DealFilter, seed: u64) -> Self {
        let mut picked = 0;
        let round = Self::pick(dealer, rules, filter, seed, &mut picked);
        Self {
            rules,
            filter,
            seed,
            picked,
            foreseen: false,
            rounds_won: 0,
            earlier: Marks::default(),
            origin: Origin::Chance,
            marks: Marks::default(),
            round,
            settled: false,
            aside: None,
        }
    }

    /// Marks the seed as given by the player: no deal of this series counts for the high scores.
    pub fn foreseen(self) -> Self {
        Self {
            foreseen: true,
            ..self
        }
    }

    /// Starts a round with the next number picked by chance.
    fn pick(
        dealer: &Dealer,
        rules: Rules,
        filter: DealFilter,
        seed: u64,
        picked: &mut u32,
    ) -> Round {
        let name = DealName::Number(picked_number(seed, *picked));
        *picked = picked.wrapping_add(1);
        Round::numbered(dealer.mine(), dealer.seed(name, rules, filter), rules)
    }

    /// Leaves the round and starts a new series with other rules or another filter.
    pub fn change(
        &mut self,
        dealer: &Dealer,
        rules: Rules,
        filter: DealFilter,
    ) -> Option<RoundResult> {
        let settled = self.leave(false);
        (self.rules, self.filter) = (rules, filter);
        self.pick_anew(dealer);
        settled
    }

    /// Leaves the round and starts a new series with the deal of this number.
    pub fn begin_typed(&mut self, dealer: &Dealer, number: u64) -> Option<RoundResult> {
        let settled = self.leave(false);
        let name = DealName::Number(number);
        let seed = dealer.seed(name, self.rules, self.filter);
        let round = Round::numbered(dealer.mine(), seed, self.rules);
        self.start(round, Origin::Typed);
        settled
    }

    /// Deals the round of a day. It is the same for all players: standard rules, winnable. A series
    /// that can continue is set aside, with its round as it is; any other round is left. The
    /// series ends with the daily deal.
    pub fn begin_daily(&mut self, dealer: &Dealer, date: Date) -> Option<RoundResult> {
        let settled = if self.is_set_aside_for_daily() {
            self.aside = Some(Box::new(self.clone()));
            None
        } else {
            self.leave(false)
        };
        let seed = dealer.seed(DealName::Daily(date), Rules::WRAP, DealFilter::Winnable);
        let round = Round::numbered(dealer.mine(), seed, Rules::WRAP);
        self.start(round, Origin::Daily);
        settled
    }

    /// Returns whether [`Series::begin_daily`] would set this series aside.
    pub fn is_set_aside_for_daily(&self) -> bool {
        self.origin != Origin::Daily && self.round.state() != State::Lost && self.aside.is_none()
    }

    /// Returns the series that was set aside for a daily deal.
    pub fn aside(&self) -> Option<&Self> {
        self.aside.as_deref()
    }

    /// Continues with the series that was set aside, if there is one. Otherwise continues with the
    /// next round: after a win with its points, otherwise in a new series. A round that is not over
    /// is given up.
    pub fn next(&mut self, dealer: &Dealer) -> Option<RoundResult> {
        if let Some(aside) = self.aside.take() {
            let settled = self.leave(false);
            *self = *aside;
            return settled;
        }
        let settled = self.leave(true);
        if self.round.state() == State::Won && self.origin != Origin::Daily {
            let won = self.rounds_won.saturating_add(1);
            let points = self.round.score().banked;
            let earlier = self.all_marks();
            self.pick_anew(dealer);
            self.round = self.round.clone().carrying(points);
            (self.rounds_won, self.earlier) = (won, earlier);
        } else {
            self.pick_anew(dealer);
        }
        settled
    }

    /// Deals the same cards again with the points from the start of the round. A round that is not
    /// over is given up. The series no longer counts.
    pub fn restart(&mut self) -> Option<RoundResult> {
        let settled = self.leave(false);
        self.earlier = self.all_marks();
        self.marks = Marks {
            restarted: true,
            ..Marks::default()
        };
        let points = self.round.carried();
        self.round = self.round.clone().carrying(points);
        self.settled = false;
        settled
    }

    fn pick_anew(&mut self, dealer: &Dealer) {
        let round = Self::pick(dealer, self.rules, self.filter, self.seed, &mut self.picked);
        self.start(round, Origin::Chance);
    }

    /// Starts a new series with this round.
    fn start(&mut self, round: Round, origin: Origin) {
        self.round = round;
        self.origin = origin;
        self.rounds_won = 0;
        self.earlier = Marks::default();
        self.marks = Marks::default();
        self.settled = false;
    }

    /// Returns the current round.
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// Returns the rules of future rounds; a daily deal has separate ones ([`Round::rules`]).
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the filter for future deals.
    pub const fn deal_filter(&self) -> DealFilter {
        self.filter
    }

    /// Returns the origin of the current deal.
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// Returns the number of rounds won before the current one.
    pub const fn rounds_won(&self) -> u32 {
        self.rounds_won
    }

    /// Returns the reasons why this series will not enter the high scores; empty if it will.
    pub fn reasons(&self) -> Vec<Reason> {
        self.all_marks().reasons()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Like [`Round::play`]; also if the result of the round was already returned.
    pub fn play(&mut self, mv: Move) -> Result<Vec<Event>, Refusal> {
        if self.settled && self.round.state() == State::Playing {
            return Err(Refusal::Over(State::Lost));
        }
        self.round.play(mv)
    }

    /// Undoes the last move like [`Round::undo`]; `None` once the result of the round was returned.
    pub fn undo(&mut self) -> Option<Vec<Event>> {
        if self.settled {
            return None;
        }
        let events = self.round.undo()?;
        self.marks.undo = true;
        Some(events)
    }

    /// Plays the next undone move like [`Round::redo`].
    pub fn redo(&mut self) -> Option<Vec<Event>> {
        if self.settled {
            return None;
        }
        self.round.redo()
    }

    /// Notes that a hint was shown; ignored once the result of the round was returned.
    pub fn hint_shown(&mut self) {
        self.marks.hint |= !self.settled;
    }

    /// Returns the result once if the round is over. The round can then no longer be undone.
    pub fn settle(&mut self) -> Option<RoundResult> {
        if self.round.state() == State::Playing {
            return None;
        }
        self.leave(true)
    }

    /// Returns the result that leaving the round for the next one would give, without changing
    /// anything; `None` while the round can be played.
    pub fn outlook(&self) -> Option<RoundResult> {
        let mut over = Self {
            settled: false,
            ..self.clone()
        };
        over.settle()
    }

    /// Ends the round; one that is not over is lost. The series ends after a loss, after the daily
    /// deal, and if it is not continued after a win.
    fn leave(&mut self, goes_on: bool) -> Option<RoundResult> {
        if std::mem::replace(&mut self.settled, true) {
            return None;
        }
        let round = &self.round;
        let won = round.state() == State::Won;
        let score = round.score().banked.saturating_add(round.score().open());
        let ended = !won || !goes_on || self.origin == Origin::Daily;
        Some(RoundResult {
            deal: round.seed(),
            rules: round.rules(),
            kind: self.kind(),
            aided: self.is_aided(),
            won,
            given_up: round.state() == State::Playing,
            round_score: score.saturating_sub(round.carried()),
            best_run: round.best_run(),
            ended: ended.then(|| SeriesResult {
                score,
                rounds_won: self.rounds_won.saturating_add(u32::from(won)),
                reasons: self.reasons(),
            }),
        })
    }

    /// Returns whether a move of the current round was undone or a hint shown.
    pub const fn is_aided(&self) -> bool {
        self.marks.undo || self.marks.hint
    }

    /// Returns the kind of the current round in the statistics.
    pub const fn kind(&self) -> RoundKind {
        match self.origin {
            _ if self.marks.restarted => RoundKind::Restarted,
            Origin::Chance => RoundKind::Chance,
            Origin::Typed => RoundKind::Typed,
            Origin::Daily => RoundKind::Daily,
        }
    }

    /// Returns the reasons against the series, including the current round.
    fn all_marks(&self) -> Marks {
        let mut marks = self.earlier.with(self.marks);
        marks.seeded |= self.foreseen;
        match self.origin {
            Origin::Chance => {}
            Origin::Typed => marks.typed = true,
            Origin::Daily => marks.daily = true,
        }
        marks
    }

    /// Returns whether the current deal has this name, in any attempt.
    pub fn is_deal(&self, name: DealName) -> bool {
        self.round
            .seed()
            .is_some_and(|seed: DealSeed| seed.name == name)
    }
}
