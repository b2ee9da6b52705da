//! A game at the table with its players, clock and annotations.

use super::{
    annotated_game::{Annotations, FileLocation},
    players::Players,
};
use parlour_rules::chess::{Clock, Color, Ending, Event, Game, Move, PlayError};
use std::time::Duration;

/// A game with its players, clock and annotations.
#[derive(Debug, Clone, PartialEq)]
pub struct ChessSession {
    /// The game.
    pub game: Game,
    /// Players of both sides.
    pub players: Players,
    /// Clock, if the game is timed.
    pub clock: Option<Clock>,
    /// Annotations, if the game was read from a file or continues after a review.
    pub notes: Option<Box<Annotations>>,
    /// Location in a file, if the game has ended before.
    pub filed: Option<Box<SavedLocation>>,
    /// Number of plies at which White and Black last offered a draw.
    pub draw_offers: [Option<u32>; 2],
}

/// Number of moves that a player makes before the next draw offer.
pub const MOVES_BETWEEN_OFFERS: usize = 10;

/// Location of a game that has ended. Its end can be undone, so that it continues and ends again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedLocation {
    /// File, and the game's text in it.
    pub location: FileLocation,
    /// Number of plies at which it ended.
    pub ply: usize,
}

impl From<Game> for ChessSession {
    /// Creates a session of two people without a clock.
    fn from(game: Game) -> Self {
        Self {
            game,
            players: Players::default(),
            clock: None,
            notes: None,
            filed: None,
            draw_offers: [None; 2],
        }
    }
}

impl ChessSession {
    /// Plays a move and presses the clock.
    ///
    /// # Errors
    /// Returns an error if the rules refuse the move.
    pub fn play(&mut self, mv: Move) -> Result<Vec<Event>, PlayError> {
        let (mover, ply) = (self.game.position().turn(), self.game.ply());
        let events = self.game.play(mv)?;
        // With other moves it is another game than the one that was saved.
        self.filed.take_if(|filed| ply < filed.ply);
        if let Some(clock) = &mut self.clock {
            clock.press(mover);
        }
        Ok(events)
    }

    /// Records that the side to move offers a draw.
    pub fn offer_draw(&mut self) {
        let turn = self.game.position().turn();
        self.draw_offers[turn.index()] = u32::try_from(self.game.ply()).ok();
    }

    /// Returns the number of moves that the side to move has to make before it can offer a draw, 0 if
    /// it can now. An offer that was undone doesn't count.
    pub fn moves_to_draw_offer(&self) -> usize {
        let (turn, ply) = (self.game.position().turn(), self.game.ply());
        let offered = self.draw_offers[turn.index()].map(|offered| offered as usize);
        let offered = offered.filter(|offered| *offered <= ply);
        let made = |offered: usize| (ply - offered) / 2;
        offered.map_or(0, |offered| {
            MOVES_BETWEEN_OFFERS.saturating_sub(made(offered))
        })
    }

    /// Returns the location in a file, if everything that is written there is part of the game.
    ///
    /// That is so after a resignation was undone and the game continued.
    pub fn location(&self) -> Option<&FileLocation> {
        let filed = self.filed.as_deref()?;
        (filed.ply <= self.game.ply()).then_some(&filed.location)
    }

    /// Records where the game was saved after it ended; `None` if it was not saved.
    pub fn file(&mut self, location: Option<FileLocation>) {
        let ply = self.game.ply();
        self.filed = location.map(|location| Box::new(SavedLocation { location, ply }));
    }

    /// Advances the clock of the side to move. Returns that side if its time has run out.
    pub fn pass(&mut self, elapsed: Duration) -> Option<Color> {
        let turn = self.game.position().turn();
        if self.game.outcome().is_some() {
            return None;
        }
        self.clock.as_mut()?.pass(turn, elapsed)
    }

    /// Returns the number of plies to undo at once, or `None` if nothing can be undone.
    ///
    /// Against a computer, enough plies are undone that the person is to move again.
    fn half_moves_back(&self) -> Option<usize> {
        let turn = self.game.position().turn();
        let wanted = match self.players.only_person() {
            Some(person) if person == turn => 2,
            None if self.players.are_computers() => return None,
            _ => 1,
        };
        (wanted <= self.game.ply()).then_some(wanted)
    }

    /// Returns whether the game ended on time. Undo then includes the last move, because the player
    /// has run out of time for another.
    fn ended_on_time(&self) -> bool {
        matches!(self.game.ending(), Some(Ending::Time(_)))
    }

    /// Returns whether something can be undone. Games between two computers have no undo.
    pub fn can_take_back(&self) -> bool {
        let declared = self.game.ending().is_some() && !self.ended_on_time();
        declared && !self.players.are_computers() || self.half_moves_back().is_some()
    }

    /// Undoes the last move or the end of the game. Against a computer, its reply is included.
    ///
    /// Returns the events of each ply to animate.
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

    /// Returns whether something can be redone.
    pub fn can_make_again(&self) -> bool {
        !self.game.future().is_empty() && !self.players.are_computers()
    }

    /// Redoes what was undone. Against a computer, it continues until the person is to move.
    ///
    /// Returns the events of each ply to animate.
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
            if self
                .players
                .only_person()
                .is_none_or(|person| person == turn)
            {
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

    fn session(players: Players, control: Option<&str>, moves: &[&str]) -> ChessSession {
        let mut session = ChessSession {
            game: Game::new(Rules::Standard),
            players,
            clock: control.map(|control| Clock::new(control.parse().unwrap())),
            notes: None,
            filed: None,
            draw_offers: [None; 2],
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
        let players = Players::against(Color::White, Level::Hobby);
        let mut game = session(players, None, &["e4", "e5", "Nf3", "Nc6"]);
        assert_eq!(game.take_back().len(), 2);
        assert_eq!(game.game.ply(), 2);
        assert_eq!(game.make_again().len(), 2);
        // While the computer thinks, only the person's move is undone.
        let mut thinking = session(players, None, &["e4", "e5", "Nf3"]);
        assert_eq!(thinking.take_back().len(), 1);
        assert_eq!(thinking.game.ply(), 2);
    }

    #[test]
    fn the_computer_s_first_move_stays() {
        let players = Players::against(Color::Black, Level::Hobby);
        let mut session = session(players, None, &["e4"]);
        assert!(!session.can_take_back());
        assert!(session.take_back().is_empty());
    }

    #[test]
    fn a_resignation_is_taken_back_by_itself() {
        let players = Players::against(Color::White, Level::Hobby);
        let mut session = session(players, None, &["e4", "e5"]);
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
        let players = Players {
            white: computer,
            black: computer,
        };
        let mut session = session(players, None, &["e4", "e5"]);
        assert!(!session.can_take_back() && !session.can_make_again());
        assert!(session.take_back().is_empty());
    }

    #[test]
    fn the_next_draw_offer_takes_ten_moves() {
        let mut session = session(Players::default(), None, &[]);
        assert_eq!(session.moves_to_draw_offer(), 0);
        session.offer_draw();
        assert_eq!(session.moves_to_draw_offer(), MOVES_BETWEEN_OFFERS);
        let there_and_back = [
            "g1f3", "g8f6", "b1c3", "b8c6", "f3g1", "f6g8", "c3b1", "c6b8",
        ];
        let mut moves = there_and_back.into_iter().cycle();
        let mut play = |session: &mut ChessSession| {
            for _ in 0..2 {
                let mv = session.game.position().parse_uci(moves.next().unwrap());
                session.play(mv.unwrap()).unwrap();
            }
        };
        play(&mut session);
        assert_eq!(session.moves_to_draw_offer(), MOVES_BETWEEN_OFFERS - 1);
        let saved = crate::saves::ChessAutosave::of(&session);
        assert_eq!(saved.session().unwrap().draw_offers, session.draw_offers);
        for _ in 1..MOVES_BETWEEN_OFFERS {
            play(&mut session);
        }
        assert_eq!(session.moves_to_draw_offer(), 0);
        session.game.undo();
        assert_eq!(session.moves_to_draw_offer(), 0, "Black offered none");
    }
}
