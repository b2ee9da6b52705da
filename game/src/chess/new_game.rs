//! What is chosen before a game: who plays, by which rules, and with which clock.

use super::{
    engines::Engines,
    players::{Computer, Participant, Players},
    session::ChessSession,
};
use crate::storage::Saved;
use parlour_rules::chess::{Allowance, Bonus, Clock, Color, Game, Position, Rules, TimeControl};
use serde::{Deserialize, Serialize};
use std::{str::FromStr, time::Duration};

/// Who plays whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Pairing {
    /// Two people.
    People,
    /// A person against the computer.
    #[default]
    Computer,
    /// The computer against itself.
    Computers,
}

impl Pairing {
    /// Every pairing, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::People, Self::Computer, Self::Computers];
}

/// For whom a computer is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chair {
    /// The person's opponent.
    Opponent,
    /// White, where two computers play.
    White,
    /// Black, where two computers play.
    Black,
}

/// Which colour the person has against the computer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Side {
    /// White.
    #[default]
    White,
    /// Whichever chance gives.
    Random,
    /// Black.
    Black,
}

impl FromStr for Side {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        match word {
            "white" => Ok(Side::White),
            "black" => Ok(Side::Black),
            "random" => Ok(Side::Random),
            _ => Err(format!(
                "{word:?} is no side; there are: white, black, random"
            )),
        }
    }
}

impl Side {
    /// Every side, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::White, Self::Random, Self::Black];

    /// The colour; `chance` decides where it is left to that.
    pub fn color(self, chance: u64) -> Color {
        match self {
            Side::White => Color::White,
            Side::Black => Color::Black,
            Side::Random if chance.is_multiple_of(2) => Color::White,
            Side::Random => Color::Black,
        }
    }
}

/// Which clock stands beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum ClockChoice {
    /// None.
    #[default]
    None,
    /// That of this number in [`PRESETS`].
    Preset(usize),
    /// As the player sets it.
    Own,
}

/// The usual ways to set a clock.
pub const PRESETS: [&str; 9] = [
    "1+0", "3+2", "5+0", "5+3", "10+0", "10+5", "15+10", "30+0", "90+30",
];

/// How an own clock gives time for each move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum BonusKind {
    /// Added after each move.
    #[default]
    Increment,
    /// Before the time runs.
    Delay,
    /// Given back after each move.
    Bronstein,
}

impl BonusKind {
    /// Every kind, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Increment, Self::Delay, Self::Bronstein];
}

/// A clock as the player sets it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct OwnClock {
    /// Minutes for all moves; a bullet game has parts of one.
    pub minutes: f64,
    /// How time is given for each move.
    pub kind: BonusKind,
    /// Seconds for each move.
    pub seconds: u64,
    /// Who has less, or more.
    pub handicap: Option<Color>,
    /// Minutes for all moves of that player.
    pub handicap_minutes: f64,
}

impl OwnClock {
    /// The minutes that are offered.
    pub const MINUTES: [f64; 24] = [
        0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 10.0, 12.0, 15.0, 20.0, 25.0,
        30.0, 40.0, 45.0, 60.0, 90.0, 120.0, 180.0,
    ];
    /// The seconds that are offered.
    pub const SECONDS: [u64; 14] = [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 45, 60];

    fn control(self) -> TimeControl {
        let time = Duration::from_secs(self.seconds.min(TimeControl::MOST_BONUS.as_secs()));
        let bonus = match self.kind {
            _ if time.is_zero() => Bonus::None,
            BonusKind::Increment => Bonus::Increment(time),
            BonusKind::Delay => Bonus::Delay(time),
            BonusKind::Bronstein => Bonus::Bronstein(time),
        };
        let allowance = |minutes: f64| {
            // A file that was written by hand may say anything, even that it is no number.
            let minutes = if minutes.is_nan() { 0.0 } else { minutes };
            Allowance {
                base: Duration::from_secs((minutes.clamp(0.25, 600.0) * 60.0) as u64),
                bonus,
            }
        };
        let mut control = TimeControl::even(allowance(self.minutes));
        match self.handicap {
            Some(Color::White) => control.white = allowance(self.handicap_minutes),
            Some(Color::Black) => control.black = allowance(self.handicap_minutes),
            None => {}
        }
        control
    }
}

impl Default for OwnClock {
    fn default() -> Self {
        Self {
            minutes: 5.0,
            kind: BonusKind::Increment,
            seconds: 5,
            handicap: None,
            handicap_minutes: 2.0,
        }
    }
}

/// All of it. What is not in force is remembered.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGame {
    /// Who plays whom.
    pub pairing: Pairing,
    /// The person's colour against the computer.
    pub side: Side,
    /// The computer that plays against a person.
    pub level: Computer,
    /// Two computers, White's first.
    pub levels: [Computer; 2],
    /// The levels of the game's own engine that were chosen last: as a person's opponent, for White,
    /// and for Black. They wait while another engine plays there.
    pub own_levels: [Computer; 3],
    /// By which rules.
    pub rules: Rules,
    /// Which clock.
    pub clock: ClockChoice,
    /// The clock that the player has set.
    pub own: OwnClock,
    /// The position that was set up for it.
    #[serde(skip)]
    pub from: Option<Box<Position>>,
    /// A clock that was asked for when the program was started, in place of all these.
    #[serde(skip)]
    pub asked: Option<TimeControl>,
}

impl NewGame {
    /// A game of two people by these rules, without a clock.
    pub fn of_rules(rules: Rules) -> Self {
        Self {
            pairing: Pairing::People,
            rules,
            ..Self::default()
        }
    }

    /// How the clock is set; none without one.
    pub fn control(&self) -> Option<TimeControl> {
        if self.asked.is_some() {
            return self.asked;
        }
        match self.clock {
            ClockChoice::None => None,
            // All of them are read by a test.
            ClockChoice::Preset(number) => PRESETS.get(number)?.parse().ok(),
            ClockChoice::Own => Some(self.own.control()),
        }
    }

    /// The computer that is chosen for a chair.
    pub fn computer(&self, chair: Chair) -> Computer {
        match chair {
            Chair::Opponent => self.level,
            Chair::White => self.levels[0],
            Chair::Black => self.levels[1],
        }
    }

    /// Chooses another one. The level of the game's own engine is remembered.
    pub fn choose(&mut self, chair: Chair, computer: Computer) {
        let before = self.computer(chair);
        for own in [before, computer] {
            if let Computer::Own(_) = own {
                self.own_levels[chair as usize] = own;
            }
        }
        match chair {
            Chair::Opponent => self.level = computer,
            Chair::White => self.levels[0] = computer,
            Chair::Black => self.levels[1] = computer,
        }
    }

    /// The game's own engine in this chair, at the level that it had there last.
    pub fn own_computer(&self, chair: Chair) -> Computer {
        match (self.computer(chair), self.own_levels[chair as usize]) {
            (own @ Computer::Own(_), _) | (_, own @ Computer::Own(_)) => own,
            // A file that was written by hand may say anything.
            _ => Computer::default(),
        }
    }

    /// Who plays in a chair: who was chosen, or where that one does not know the rules or is not in the
    /// list any more the game's own engine.
    pub fn playing(&self, chair: Chair, engines: &Engines) -> Computer {
        match self.computer(chair) {
            Computer::Other(id) if !engines.knowing(self.rules).any(|engine| engine.id == id) => {
                self.own_computer(chair)
            }
            computer => computer,
        }
    }

    /// Who plays; `chance` decides what is left to that.
    pub fn seats(&self, engines: &Engines, chance: u64) -> Players {
        match self.pairing {
            Pairing::People => Players::default(),
            Pairing::Computer => {
                let computer = self.playing(Chair::Opponent, engines);
                Players::against(self.side.color(chance), computer)
            }
            Pairing::Computers => Players {
                white: Participant::Computer(self.playing(Chair::White, engines)),
                black: Participant::Computer(self.playing(Chair::Black, engines)),
            },
        }
    }

    /// This game at the table.
    pub fn session(&self, game: Game, engines: &Engines, chance: u64) -> ChessSession {
        ChessSession {
            filed: None,
            game,
            seats: self.seats(engines, chance),
            clock: self.control().map(Clock::new),
            notes: None,
        }
    }
}

impl Saved for NewGame {
    const FILE: &'static str = "chess-new-game.ron";
    const VERSION: u32 = 1;
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_engine::chess::Level;

    #[test]
    fn every_preset_is_a_control() {
        for (number, preset) in PRESETS.into_iter().enumerate() {
            let chosen = NewGame {
                clock: ClockChoice::Preset(number),
                ..NewGame::default()
            };
            assert_eq!(chosen.control(), preset.parse().ok(), "{preset}");
            assert!(chosen.control().is_some());
        }
    }

    #[test]
    fn an_own_clock_gives_one_side_less() {
        let mut chosen = NewGame {
            clock: ClockChoice::Own,
            ..NewGame::default()
        };
        chosen.own.kind = BonusKind::Bronstein;
        chosen.own.handicap = Some(Color::White);
        assert_eq!(chosen.control().unwrap().to_string(), "2b5/5b5");
        chosen.own.seconds = 0;
        chosen.own.handicap = None;
        assert_eq!(chosen.control().unwrap().to_string(), "5+0");
        for (minutes, control) in [(f64::MAX, "600+0"), (f64::NAN, "0.25+0"), (0.5, "0.5+0")] {
            chosen.own.minutes = minutes;
            assert_eq!(chosen.control().unwrap().to_string(), control);
        }
    }

    #[test]
    fn chance_gives_both_colours() {
        assert_eq!(Side::Random.color(4), Color::White);
        assert_eq!(Side::Random.color(7), Color::Black);
    }

    #[test]
    fn another_engine_leaves_the_level_as_it_was() {
        let mut engines = Engines::default();
        let fish = engines.add("Fish".into(), vec!["fish".into()], false);
        let fish = Computer::Other(fish);
        for chair in [Chair::Opponent, Chair::White, Chair::Black] {
            let mut chosen = NewGame::default();
            chosen.choose(chair, Level::Strong.into());
            chosen.choose(chair, fish);
            assert_eq!(chosen.playing(chair, &engines), fish);
            assert_eq!(chosen.own_computer(chair), Level::Strong.into());
            // It does not know these rules.
            chosen.rules = Rules::Chess960;
            assert_eq!(chosen.playing(chair, &engines), Level::Strong.into());
            let text = ron::to_string(&chosen).unwrap();
            assert_eq!(ron::from_str::<NewGame>(&text).unwrap(), chosen);
        }
    }

    #[test]
    fn somebody_who_has_chosen_nothing_yet_plays_the_computer() {
        let chosen: NewGame = ron::from_str("()").unwrap();
        let seats = chosen.seats(&Engines::default(), 0);
        assert_eq!(seats, Players::against(Color::White, Level::Hobby));
        assert!(
            NewGame::of_rules(Rules::Casual)
                .seats(&Engines::default(), 0)
                .are_people()
        );
    }

    #[test]
    fn what_was_chosen_is_written_and_read() {
        let chosen = NewGame {
            pairing: Pairing::Computers,
            levels: [Level::Full.into(), Level::Beginner.into()],
            clock: ClockChoice::Preset(3),
            ..NewGame::default()
        };
        let text = ron::to_string(&chosen).unwrap();
        assert_eq!(ron::from_str::<NewGame>(&text).unwrap(), chosen);
        assert!(ron::from_str::<NewGame>(&text.replace("full", "fool")).is_err());
    }
}
