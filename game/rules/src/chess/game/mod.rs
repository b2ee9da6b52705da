//! A game: its moves, draw claims, outcome, undo and redo.

mod event;
mod outcome;
mod record;

pub use event::Event;
pub use outcome::{Claim, Ending, Outcome, Reason};
pub use record::{Record, ReplayError};

use std::collections::HashMap;

use super::{Color, Move, Piece, Position, Rules};

/// Number of occurrences of a position, and number of half-moves without capture or pawn move,
/// after which a draw can be claimed (articles 9.2 and 9.3) or is automatic (9.6).
const CLAIMABLE_OCCURRENCES: usize = 3;
const MOST_OCCURRENCES: usize = 5;
const CLAIMABLE_CLOCK: u32 = 100;
const MOST_CLOCK: u32 = 150;

/// Reason why an action was refused; the game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The move is illegal.
    #[error("illegal move {0}")]
    Illegal(Move),
    /// The game is over.
    #[error("the game is over: {0}")]
    Over(Outcome),
    /// The claim is not true in this position.
    #[error("draw claim not available: {0}")]
    NotClaimable(Claim),
}

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Move.
    pub mv: Move,
    /// Algebraic notation with check and mate marks.
    pub san: String,
    /// UCI notation.
    pub uci: String,
    /// Position before the move.
    pub before: Position,
    /// Position after the move.
    pub after: Position,
    /// Events of the move.
    pub events: Vec<Event>,
}

/// A game from its start to the current position, with undone moves that can be redone.
///
/// ```
/// use parlour_rules::chess::{Claim, Game, Reason, Rules};
///
/// let mut game = Game::new(Rules::Standard);
/// for text in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"] {
///     game.play(game.position().parse_san(text)?)?;
/// }
/// assert_eq!(game.claims(), [Claim::Threefold]);
/// game.claim_draw(Claim::Threefold)?;
/// assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::Threefold));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    /// All moves, including those undone.
    line: Vec<Played>,
    /// Number of moves of `line` that are played.
    ply: usize,
    /// Number of times that each position has occurred up to now, by its hash.
    occurrences: HashMap<u64, usize>,
    ending: Option<Ending>,
    outcome: Option<Outcome>,
}

impl Game {
    /// Starts a game from the start position of these rules.
    pub fn new(rules: Rules) -> Self {
        Self::from_position(Position::start(rules))
    }

    /// Starts a game from the Chess960 position with this number, 0 to 959.
    pub fn chess960(number: u16) -> Self {
        Self::from_position(Position::chess960(number))
    }

    /// Starts a game from any position; it can be over at once.
    pub fn from_position(start: Position) -> Self {
        let mut game = Self {
            occurrences: HashMap::from([(start.hash(), 1)]),
            start,
            line: Vec::new(),
            ply: 0,
            ending: None,
            outcome: None,
        };
        game.outcome = game.verdict();
        game
    }

    /// Returns the rules.
    pub const fn rules(&self) -> Rules {
        self.start.rules()
    }

    /// Returns the start position.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Returns the current position.
    pub fn position(&self) -> &Position {
        self.history()
            .last()
            .map_or(&self.start, |played| &played.after)
    }

    /// Returns the number of half-moves played.
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// Returns the moves played, the first one first.
    pub fn history(&self) -> &[Played] {
        &self.line[..self.ply]
    }

    /// Returns the undone moves, the next one to redo first.
    pub fn future(&self) -> &[Played] {
        &self.line[self.ply..]
    }

    /// Returns the outcome, if the game is over.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Returns the end that players or clock brought about, if they did.
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Plays a move and drops undone moves. Returns the events.
    ///
    /// # Errors
    /// Returns an error if the game is over or the move is illegal.
    pub fn play(&mut self, mv: Move) -> Result<Vec<Event>, PlayError> {
        self.refuse_if_over()?;
        if !self.position().is_legal(mv) {
            return Err(PlayError::Illegal(mv));
        }
        Ok(self.play_on(mv))
    }

    /// Plays a legal move even after an automatic draw.
    pub(super) fn play_on(&mut self, mv: Move) -> Vec<Event> {
        let before = self.position().clone();
        let after = before.after(mv);
        let mut events = Event::of_move(&before, mv);
        events.extend(Event::check(&after));
        self.line.truncate(self.ply);
        self.line.push(Played {
            mv,
            san: before.san(mv),
            uci: before.uci(mv),
            before,
            after,
            events: Vec::new(),
        });
        self.advance();
        events.extend(self.outcome.map(Event::Over));
        self.line[self.ply - 1].events.clone_from(&events);
        events
    }

    /// Counts the next move of the line as played.
    fn advance(&mut self) {
        self.ply += 1;
        let hash = self.position().hash();
        *self.occurrences.entry(hash).or_default() += 1;
        self.ending = None;
        self.outcome = self.verdict();
    }

    /// Undoes the last action: a declared end, otherwise the last move. Returns the events, or
    /// `None` at the start of the game.
    pub fn undo(&mut self) -> Option<Vec<Event>> {
        if self.ending.take().is_some() {
            self.outcome = self.verdict();
            return Some(vec![Event::Reopened]);
        }
        let before = self.ply.checked_sub(1)?;
        let hash = self.position().hash();
        match self.occurrences() {
            0 | 1 => self.occurrences.remove(&hash),
            count => self.occurrences.insert(hash, count - 1),
        };
        self.ply = before;
        let undone = &self.line[self.ply];
        let mut events: Vec<_> = undone
            .events
            .iter()
            .rev()
            .filter_map(|event| event.reversed())
            .collect();
        self.outcome = self.verdict();
        events.extend(Event::check(self.position()));
        Some(events)
    }

    /// Plays the next undone move, if there is one.
    pub fn redo(&mut self) -> Option<Vec<Event>> {
        let events = self.line.get(self.ply)?.events.clone();
        self.advance();
        Some(events)
    }

    /// Returns how many times the current position has occurred, including now.
    pub fn occurrences(&self) -> usize {
        self.occurrences_of(self.position())
    }

    /// Returns how many times a position has occurred up to now.
    fn occurrences_of(&self, position: &Position) -> usize {
        let count = self.occurrences.get(&position.hash());
        count.copied().unwrap_or_default()
    }

    /// Returns whether the claim is true in the current position, even if the game has ended for
    /// another reason.
    pub fn is_claimable(&self, claim: Claim) -> bool {
        match claim {
            Claim::Threefold => self.occurrences() >= CLAIMABLE_OCCURRENCES,
            // Mate and stalemate on the hundredth half-move take precedence.
            Claim::Fifty => {
                let position = self.position();
                position.halfmove_clock() >= CLAIMABLE_CLOCK && position.has_legal_move()
            }
        }
    }

    /// Returns whether the player to move could claim a draw by announcing a next move (articles
    /// 9.2.1 and 9.3.1).
    pub fn is_claimable_by_next_move(&self, claim: Claim) -> bool {
        let position = self.position();
        position.legal_moves().into_iter().any(|mv| {
            let next = position.after(mv);
            match claim {
                Claim::Threefold => self.occurrences_of(&next) + 1 >= CLAIMABLE_OCCURRENCES,
                Claim::Fifty => next.halfmove_clock() >= CLAIMABLE_CLOCK,
            }
        })
    }

    /// Returns the draws that can be claimed now.
    pub fn claims(&self) -> Vec<Claim> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        Claim::ALL
            .into_iter()
            .filter(|&claim| self.is_claimable(claim))
            .collect()
    }

    /// Ends the game with a claimed draw.
    ///
    /// # Errors
    /// Returns an error if the game is over or the claim is not true.
    pub fn claim_draw(&mut self, claim: Claim) -> Result<Vec<Event>, PlayError> {
        self.end(Ending::Claimed(claim))
    }

    /// Ends the game with an agreed draw.
    ///
    /// # Errors
    /// Returns an error if the game is over.
    pub fn agree_draw(&mut self) -> Result<Vec<Event>, PlayError> {
        self.end(Ending::Agreement)
    }

    /// Ends the game: this color resigns.
    ///
    /// # Errors
    /// Returns an error if the game is over.
    pub fn resign(&mut self, color: Color) -> Result<Vec<Event>, PlayError> {
        self.end(Ending::Resignation(color))
    }

    /// Ends the game: this color's time has run out. The opponent wins, or it is a draw if the
    /// opponent's material cannot mate.
    ///
    /// # Errors
    /// Returns an error if the game is over.
    pub fn flag(&mut self, color: Color) -> Result<Vec<Event>, PlayError> {
        self.end(Ending::Time(color))
    }

    /// Ends the game as declared.
    fn end(&mut self, ending: Ending) -> Result<Vec<Event>, PlayError> {
        self.refuse_if_over()?;
        let outcome = match ending {
            Ending::Claimed(claim) if !self.is_claimable(claim) => {
                return Err(PlayError::NotClaimable(claim));
            }
            Ending::Claimed(claim) => Outcome::draw(claim.reason()),
            Ending::Agreement => Outcome::draw(Reason::Agreement),
            Ending::Resignation(color) => Outcome::win(!color, Reason::Resignation),
            Ending::Time(color) if self.position().has_sufficient_material_to_mate(!color) => {
                Outcome::win(!color, Reason::Time)
            }
            Ending::Time(_) => Outcome::draw(Reason::Time),
        };
        self.ending = Some(ending);
        self.outcome = Some(outcome);
        Ok(vec![Event::Over(outcome)])
    }

    fn refuse_if_over(&self) -> Result<(), PlayError> {
        self.outcome
            .map_or(Ok(()), |outcome| Err(PlayError::Over(outcome)))
    }

    /// Returns the outcome that follows from the moves alone. Mate takes precedence over every draw
    /// (article 9.6.2).
    fn verdict(&self) -> Option<Outcome> {
        let position = self.position();
        let us = position.turn();
        if position.king(us).is_none() {
            return Some(Outcome::win(!us, Reason::KingCaptured));
        }
        if !position.has_legal_move() {
            return Some(if position.in_check() {
                Outcome::win(!us, Reason::Checkmate)
            } else {
                Outcome::draw(Reason::Stalemate)
            });
        }
        if position.is_insufficient_material() {
            return Some(Outcome::draw(Reason::InsufficientMaterial));
        }
        if self.occurrences() >= MOST_OCCURRENCES {
            return Some(Outcome::draw(Reason::Fivefold));
        }
        (position.halfmove_clock() >= MOST_CLOCK).then_some(Outcome::draw(Reason::SeventyFive))
    }

    /// Returns the pieces captured by this color, in order.
    pub fn captured(&self, by: Color) -> Vec<Piece> {
        self.history()
            .iter()
            .flat_map(|played| &played.events)
            .filter_map(|event| match event {
                Event::Captured { piece, .. } if piece.color != by => Some(*piece),
                _ => None,
            })
            .collect()
    }

    /// Returns the material balance in pawns: White's points minus Black's.
    pub fn material(&self) -> i32 {
        self.position().material()
    }
}
