//! A game with what belongs to it at the table: who plays, and the clock beside it.

use super::{
    annotated_game::{Annotations, FileLocation},
    players::Players,
};
use parlour_rules::chess::{Clock, Color, Ending, Event, Game, Move, PlayError};
use std::time::Duration;

/// A game, who plays it, and its clock.
#[derive(Debug, Clone, PartialEq)]
pub struct ChessSession {
    /// The game.
    pub game: Game,
    /// Who plays.
    pub seats: Players,
    /// The clock, if there is one.
    pub clock: Option<Clock>,
    /// What is written of it, if it was read from a file or is gone on with after a look back.
    pub notes: Option<Box<Annotations>>,
    /// Where it stands in a file, if it has ended once.
    pub filed: Option<Box<SavedLocation>>,
}

/// Where a game stands that ended: it may be taken back, go on, and end anew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedLocation {
    /// The file, and the game as it was written there.
    pub home: FileLocation,
    /// After how many single moves it had ended.
    pub ply: usize,
}

impl From<Game> for ChessSession {
    /// Two people, and no clock.
    fn from(game: Game) -> Self {
        Self {
            game,
            seats: Players::default(),
            clock: None,
            notes: None,
            filed: None,
        }
    }
}

impl ChessSession {
    /// Plays a move and presses the clock.
    ///
    /// # Errors
    /// When the rules refuse the move.
    pub fn play(&mut self, mv: Move) -> Result<Vec<Event>, PlayError> {
        let (mover, ply) = (self.game.position().turn(), self.game.ply());
        let events = self.game.play(mv)?;
        // Where it goes another way it is another game than the one that ended.
        self.filed.take_if(|filed| ply < filed.ply);
        if let Some(clock) = &mut self.clock {
            clock.press(mover);
        }
        Ok(events)
    }

    /// Where it stands in a file, if all that is written there is part of it: it was resigned, say,
    /// taken back, and went on.
    pub fn home(&self) -> Option<&FileLocation> {
        let filed = self.filed.as_deref()?;
        (filed.ply <= self.game.ply()).then_some(&filed.home)
    }

    /// The game has ended, and stands in a file now, if anywhere.
    pub fn file(&mut self, home: Option<FileLocation>) {
        let ply = self.game.ply();
        self.filed = home.map(|home| Box::new(SavedLocation { home, ply }));
    }

    /// Lets time pass for the player on move; answers with that player when it has run out.
    pub fn pass(&mut self, elapsed: Duration) -> Option<Color> {
        let turn = self.game.position().turn();
        if self.game.outcome().is_some() {
            return None;
        }
        self.clock.as_mut()?.pass(turn, elapsed)
    }

    /// How many half-moves are taken back at once: against the computer until the person is on
    /// move again. None if that cannot be.
    fn half_moves_back(&self) -> Option<usize> {
        let turn = self.game.position().turn();
        let wanted = match self.seats.only_person() {
            Some(person) if person == turn => 2,
            None if self.seats.are_computers() => return None,
            _ => 1,
        };
        (wanted <= self.game.ply()).then_some(wanted)
    }

    /// Whether the game ended on time: then the last move goes, too, for there would be no time
    /// left to make another.
    fn ended_on_time(&self) -> bool {
        matches!(self.game.ending(), Some(Ending::Time(_)))
    }

    /// Whether something can be taken back.
    pub fn can_take_back(&self) -> bool {
        let declared = self.game.ending().is_some() && !self.ended_on_time();
        declared && !self.seats.are_computers() || self.half_moves_back().is_some()
    }

    /// Takes back the last thing that was done, and against the computer what it did since. Answers
    /// with what to show for each half-move.
    pub fn take_back(&mut self) -> Vec<Vec<Event>> {
        let mut shown = Vec::new();
        if !self.can_take_back() {
            return shown;
        }
        let on_time = self.ended_on_time();
        if self.game.ending().is_some() {
            shown.extend(self.game.undo());
            if !on_time {
                return shown;
            }
        }
        for _ in 0..self.half_moves_back().unwrap_or(0) {
            let Some(events) = self.game.undo() else {
                break;
            };
            shown.push(events);
            if let Some(clock) = &mut self.clock {
                clock.take_back();
            }
        }
        shown
    }

    /// Whether something can be made again.
    pub fn can_make_again(&self) -> bool {
        !self.game.future().is_empty() && !self.seats.are_computers()
    }

    /// Makes again what was taken back, against the computer until the person is on move.
    pub fn make_again(&mut self) -> Vec<Vec<Event>> {
        let mut shown = Vec::new();
        if !self.can_make_again() {
            return shown;
        }
        while let Some(events) = self.game.redo() {
            shown.push(events);
            if let Some(clock) = &mut self.clock {
                clock.make_again();
            }
            let turn = self.game.position().turn();
            if self.seats.only_person().is_none_or(|person| person == turn) {
                break;
            }
        }
        shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_engine::chess::Level;
    use parlour_rules::chess::Rules;

    fn session(seats: Players, control: Option<&str>, moves: &[&str]) -> ChessSession {
        let mut session = ChessSession {
            game: Game::new(Rules::Standard),
            seats,
            clock: control.map(|control| Clock::new(control.parse().unwrap())),
            notes: None,
            filed: None,
        };
        for text in moves {
            let mv = session.game.position().parse_san(text).unwrap();
            session.play(mv).unwrap();
        }
        session
    }

    #[test]
    fn two_people_take_back_one_half_move() {
        let mut session = session(Players::default(), None, &["e4", "e5"]);
        assert_eq!(session.take_back().len(), 1);
        assert_eq!(session.game.ply(), 1);
        assert_eq!(session.make_again().len(), 1);
        assert_eq!(session.game.ply(), 2);
    }

    #[test]
    fn against_the_computer_its_answer_goes_too() {
        let seats = Players::against(Color::White, Level::Hobby);
        let mut game = session(seats, None, &["e4", "e5", "Nf3", "Nc6"]);
        assert_eq!(game.take_back().len(), 2);
        assert_eq!(game.game.ply(), 2);
        assert_eq!(game.make_again().len(), 2);
        // While it thinks only the own move is taken back.
        let mut thinking = session(seats, None, &["e4", "e5", "Nf3"]);
        assert_eq!(thinking.take_back().len(), 1);
        assert_eq!(thinking.game.ply(), 2);
    }

    #[test]
    fn the_computer_s_first_move_stays() {
        let seats = Players::against(Color::Black, Level::Hobby);
        let mut session = session(seats, None, &["e4"]);
        assert!(!session.can_take_back());
        assert!(session.take_back().is_empty());
    }

    #[test]
    fn a_resignation_is_taken_back_by_itself() {
        let seats = Players::against(Color::White, Level::Hobby);
        let mut session = session(seats, None, &["e4", "e5"]);
        session.game.resign(Color::White).unwrap();
        assert_eq!(session.take_back(), [vec![Event::Reopened]]);
        assert_eq!(session.game.ply(), 2);
    }

    #[test]
    fn who_lost_on_time_gets_the_time_before_the_last_move_back() {
        let mut session = session(Players::default(), Some("1+0"), &["e4", "e5"]);
        let fallen = session.pass(Duration::from_secs(61));
        assert_eq!(fallen, Some(Color::White));
        session.game.flag(Color::White).unwrap();
        assert_eq!(session.pass(Duration::from_secs(5)), None);
        assert_eq!(session.take_back().len(), 2);
        assert_eq!((session.game.ply(), session.game.outcome()), (1, None));
        let clock = session.clock.as_ref().unwrap();
        assert_eq!(clock.left(Color::White), Duration::from_secs(60));
    }

    #[test]
    fn nobody_takes_back_for_two_computers() {
        let computer = super::super::players::Participant::Computer(Level::Hobby.into());
        let seats = Players {
            white: computer,
            black: computer,
        };
        let mut session = session(seats, None, &["e4", "e5"]);
        assert!(!session.can_take_back() && !session.can_make_again());
        assert!(session.take_back().is_empty());
    }
}
