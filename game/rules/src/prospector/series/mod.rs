//! Rounds one after the other: points are carried from a won round to the next, and held against
//! the high scores when one is lost.

mod counting;
mod record;

pub use counting::{Origin, Reason, RoundKind, RoundResult, SeriesResult};
pub use record::SeriesRecord;

use super::{
    Date, DealFilter, DealName, DealSeed, Dealer, Event, Move, Refusal, Round, Rules, State,
    deal_seed::picked_number,
};
use counting::Marks;

/// The round on the table and the series that it belongs to. There is always a round; after a loss
/// a new series begins.
///
/// Everything that ends a round answers with a [`RoundResult`] for the books
/// ([`Records::enter`](super::Records::enter)), once for each round that was seen, whichever way it was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    rules: Rules,
    filter: DealFilter,
    /// From which the numbers of the deals are picked, and how many were picked.
    seed: u64,
    picked: u32,
    /// Whether somebody said what the numbers are picked from, and so could know the deals.
    foreseen: bool,
    rounds_won: u32,
    /// What speaks against this series because of its earlier rounds.
    earlier: Marks,
    /// What this round's deal is.
    origin: Origin,
    /// What speaks against this round besides.
    marks: Marks,
    round: Round,
    /// Whether this round's [`RoundResult`] was handed out.
    settled: bool,
}

impl Series {
    /// A series of deals picked by chance. The seed says which; whoever has a clock hands one in.
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
        }
    }

    /// The same series when its seed came from somebody and not from chance: no deal of it counts for
    /// the high scores.
    pub fn foreseen(self) -> Self {
        Self {
            foreseen: true,
            ..self
        }
    }

    /// The round with the next number picked by chance.
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

    /// Leaves the round and begins a new series with other rules or wishes.
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

    /// Leaves the round and begins a new series with the deal of this number.
    pub fn begin_typed(&mut self, dealer: &Dealer, number: u64) -> Option<RoundResult> {
        let settled = self.leave(false);
        let name = DealName::Number(number);
        let seed = dealer.seed(name, self.rules, self.filter);
        let round = Round::numbered(dealer.mine(), seed, self.rules);
        self.start(round, Origin::Typed);
        settled
    }

    /// Leaves the round and deals that of a day. It is the same for everybody: by the chapter's
    /// rules, and it can be won. The series ends with it.
    pub fn begin_daily(&mut self, dealer: &Dealer, date: Date) -> Option<RoundResult> {
        let settled = self.leave(false);
        let seed = dealer.seed(DealName::Daily(date), Rules::WRAP, DealFilter::Winnable);
        let round = Round::numbered(dealer.mine(), seed, Rules::WRAP);
        self.start(round, Origin::Daily);
        settled
    }

    /// Goes on: after a won round to the next one, with its points; else to a new series. A round
    /// that is not over is given up.
    pub fn next(&mut self, dealer: &Dealer) -> Option<RoundResult> {
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

    /// Deals the same cards again, with the points that the round began with. A round that is not
    /// over is given up, and from now on the series does not count.
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

    /// A new series, with this round.
    fn start(&mut self, round: Round, origin: Origin) {
        self.round = round;
        self.origin = origin;
        self.rounds_won = 0;
        self.earlier = Marks::default();
        self.marks = Marks::default();
        self.settled = false;
    }

    /// The round on the table.
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// The rules of the rounds to come; a daily deal has its own ([`Round::rules`]).
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Which deals are wanted.
    pub const fn deal_filter(&self) -> DealFilter {
        self.filter
    }

    /// How this round's deal came to be on the table.
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// How many rounds of this series were won before this one.
    pub const fn rounds_won(&self) -> u32 {
        self.rounds_won
    }

    /// Why this series will not enter the high scores; nothing if it will.
    pub fn reasons(&self) -> Vec<Reason> {
        self.all_marks().reasons()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// As [`Round::play`]; nothing can be played in a round that was settled.
    pub fn play(&mut self, mv: Move) -> Result<Vec<Event>, Refusal> {
        if self.settled && self.round.state() == State::Playing {
            return Err(Refusal::Over(State::Lost));
        }
        self.round.play(mv)
    }

    /// Takes back the last move, as [`Round::undo`]; nothing once the round is settled.
    pub fn undo(&mut self) -> Option<Vec<Event>> {
        if self.settled {
            return None;
        }
        let events = self.round.undo()?;
        self.marks.undo = true;
        Some(events)
    }

    /// Plays the next move that was taken back, as [`Round::redo`].
    pub fn redo(&mut self) -> Option<Vec<Event>> {
        if self.settled {
            return None;
        }
        self.round.redo()
    }

    /// A hint was shown. One for a round that was settled changes nothing.
    pub fn hint_shown(&mut self) {
        self.marks.hint |= !self.settled;
    }

    /// If the round is over, hands out what goes into the books, once; from then on it cannot be
    /// taken back.
    pub fn settle(&mut self) -> Option<RoundResult> {
        if self.round.state() == State::Playing {
            return None;
        }
        self.leave(true)
    }

    /// What the round on the table brings into the books if it is left for the next one; nothing
    /// while it can be played. The round stays as it is.
    pub fn outlook(&self) -> Option<RoundResult> {
        let mut over = Self {
            settled: false,
            ..self.clone()
        };
        over.settle()
    }

    /// Settles the round, which is lost if it is not over. A series ends at a loss, with the daily
    /// deal, and when it does not go on after a win.
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
            aided: self.marks.undo || self.marks.hint,
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

    fn kind(&self) -> RoundKind {
        match self.origin {
            _ if self.marks.restarted => RoundKind::Restarted,
            Origin::Chance => RoundKind::Chance,
            Origin::Typed => RoundKind::Typed,
            Origin::Daily => RoundKind::Daily,
        }
    }

    /// What speaks against the series, this round included.
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

    /// Whether the deal on the table is this one, in whichever attempt.
    pub fn is_deal(&self, name: DealName) -> bool {
        self.round
            .seed()
            .is_some_and(|seed: DealSeed| seed.name == name)
    }
}
