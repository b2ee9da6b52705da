//! Settings of a new game: players, variant and clock. They are saved for the next time.

use super::{
    engines::Engines,
    players::{Computer, Participant, Players},
    session::ChessSession,
};
use parlour_rules::chess::{Allowance, Bonus, Clock, Color, Game, Position, Rules, TimeControl};
use parlour_shell::{app::options::UnknownWord, platform::storage::Saved};
use serde::{Deserialize, Serialize};
use std::{str::FromStr, time::Duration};

/// Kinds of players that play each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Pairing {
    /// Two people.
    People,
    /// A person against the computer.
    #[default]
    Computer,
    /// A computer against a computer.
    Computers,
}

impl Pairing {
    /// All pairings, in display order.
    pub const ALL: [Self; 3] = [Self::People, Self::Computer, Self::Computers];
}

/// Place for which a computer is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chair {
    /// Opponent of a person.
    Opponent,
    /// White, if two computers play.
    White,
    /// Black, if two computers play.
    Black,
}

/// Choice of a person's side against the computer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Side {
    /// White.
    #[default]
    White,
    /// A random side, drawn for each game.
    Random,
    /// Black.
    Black,
}

impl FromStr for Side {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        match word {
            "white" => Ok(Side::White),
            "black" => Ok(Side::Black),
            "random" => Ok(Side::Random),
            _ => {
                let known = ["white", "black", "random"];
                Err(UnknownWord::new("side", word, &known))
            }
        }
    }
}

impl Side {
    /// All choices, in display order.
    pub const ALL: [Self; 3] = [Self::White, Self::Random, Self::Black];

    /// Returns the color. For a random side, an even `next_seed` gives White.
    pub fn color(self, next_seed: u64) -> Color {
        match self {
            Side::White => Color::White,
            Side::Black => Color::Black,
            Side::Random if next_seed.is_multiple_of(2) => Color::White,
            Side::Random => Color::Black,
        }
    }
}

/// Choice of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum ClockChoice {
    /// No clock.
    #[default]
    None,
    /// Index into [`PRESETS`].
    Preset(usize),
    /// Custom clock.
    Own,
}

/// Common time controls: minutes per player, and increment in seconds. Settings hold the index, so
/// new ones are added at the end.
pub const PRESETS: [&str; 12] = [
    "1+0", "3+2", "5+0", "5+3", "10+0", "10+5", "15+10", "30+0", "90+30", "2+1", "3+0", "30+20",
];

/// Indices of the presets, fastest first.
pub const FASTEST_FIRST: [usize; 12] = [0, 9, 10, 1, 2, 3, 4, 5, 6, 7, 11, 8];

/// Kind of game by its expected duration, as on Lichess.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Speed {
    /// Less than 3 minutes for a player.
    Bullet,
    /// Less than 8 minutes.
    Blitz,
    /// Less than 25 minutes.
    Rapid,
    /// Longer.
    Classical,
}

impl Speed {
    /// Number of moves of a game for the expected duration.
    const MOVES: u32 = 40;

    /// Returns the speed of a game with this time.
    pub fn of(allowance: Allowance) -> Self {
        let duration = allowance.base + allowance.bonus.time() * Self::MOVES;
        match duration.as_secs() {
            ..180 => Self::Bullet,
            180..480 => Self::Blitz,
            480..1_500 => Self::Rapid,
            _ => Self::Classical,
        }
    }

    /// Returns the locale key of the name.
    pub fn key(self) -> &'static str {
        match self {
            Self::Bullet => "speed-bullet",
            Self::Blitz => "speed-blitz",
            Self::Rapid => "speed-rapid",
            Self::Classical => "speed-classical",
        }
    }
}

/// Side that gets another time than its opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Handicap {
    /// White.
    #[serde(alias = "white")]
    White,
    /// Black.
    #[serde(alias = "black")]
    Black,
    /// The computer; Black if there is no single person.
    Opponent,
}

/// Kind of bonus time per move of a custom clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum BonusKind {
    /// Time added after each move.
    #[default]
    Increment,
    /// Simple delay: time that passes before the clock runs.
    Delay,
    /// Bronstein delay: the time used, up to a limit, is given back after each move.
    Bronstein,
}

impl BonusKind {
    /// All kinds, in display order.
    pub const ALL: [Self; 3] = [Self::Increment, Self::Delay, Self::Bronstein];
}

/// Custom clock.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct OwnClock {
    /// Minutes per player. Fractions are for bullet games.
    pub minutes: f64,
    /// Kind of bonus time.
    pub kind: BonusKind,
    /// Bonus time per move, in seconds.
    pub seconds: u64,
    /// Side with time odds, that is, with another time than the opponent.
    pub handicap: Option<Handicap>,
    /// Minutes of that side.
    pub handicap_minutes: f64,
}

impl OwnClock {
    /// Minutes to choose from.
    pub const MINUTES: [f64; 24] = [
        0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 10.0, 12.0, 15.0, 20.0, 25.0,
        30.0, 40.0, 45.0, 60.0, 90.0, 120.0, 180.0,
    ];
    /// Seconds to choose from.
    pub const SECONDS: [u64; 14] = [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 45, 60];

    /// Returns the time control. `person` is the color of the only person.
    fn control(self, person: Option<Color>) -> TimeControl {
        let time = Duration::from_secs(self.seconds.min(TimeControl::MOST_BONUS.as_secs()));
        let bonus = match self.kind {
            _ if time.is_zero() => Bonus::None,
            BonusKind::Increment => Bonus::Increment(time),
            BonusKind::Delay => Bonus::Delay(time),
            BonusKind::Bronstein => Bonus::Bronstein(time),
        };
        let allowance = |minutes: f64| {
            // A file that was edited by hand can hold any number, even NaN.
            let minutes = if minutes.is_nan() { 0.0 } else { minutes };
            Allowance {
                base: Duration::from_secs((minutes.clamp(0.25, 600.0) * 60.0) as u64),
                bonus,
            }
        };
        let mut control = TimeControl::even(allowance(self.minutes));
        let color = match self.handicap {
            None => return control,
            Some(Handicap::White) => Color::White,
            Some(Handicap::Black) => Color::Black,
            Some(Handicap::Opponent) => !person.unwrap_or(Color::White),
        };
        match color {
            Color::White => control.white = allowance(self.handicap_minutes),
            Color::Black => control.black = allowance(self.handicap_minutes),
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

/// Settings of a new game. Those that do not apply at present are kept for later.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGame {
    /// Kinds of players.
    pub pairing: Pairing,
    /// Side of the person against the computer.
    pub side: Side,
    /// Computer that plays against a person.
    pub level: Computer,
    /// Two computers that play each other, White first.
    pub levels: [Computer; 2],
    /// Levels of the built-in engine that were chosen last: for the opponent, White and Black. They
    /// are kept while an external engine is chosen.
    pub own_levels: [Computer; 3],
    /// Variant.
    pub rules: Rules,
    /// Choice of a clock.
    pub clock: ClockChoice,
    /// Custom clock.
    pub own: OwnClock,
    /// Custom start position from the board editor.
    #[serde(skip)]
    pub from: Option<Box<Position>>,
    /// Time control from the command line, which overrides the choice.
    #[serde(skip)]
    pub asked: Option<TimeControl>,
}

impl NewGame {
    /// Creates the settings for two people in a variant, without a clock.
    pub fn of_rules(rules: Rules) -> Self {
        Self {
            pairing: Pairing::People,
            rules,
            ..Self::default()
        }
    }

    /// Returns the time control of a game with these players, or `None` for a game without a clock.
    pub fn control(&self, players: Players) -> Option<TimeControl> {
        if self.asked.is_some() {
            return self.asked;
        }
        match self.clock {
            ClockChoice::None => None,
            // A test parses all presets.
            ClockChoice::Preset(number) => PRESETS.get(number)?.parse().ok(),
            ClockChoice::Own => Some(self.own.control(players.only_person())),
        }
    }

    /// Returns the computer that is chosen for a place.
    pub fn computer(&self, chair: Chair) -> Computer {
        match chair {
            Chair::Opponent => self.level,
            Chair::White => self.levels[0],
            Chair::Black => self.levels[1],
        }
    }

    /// Chooses a computer for a place. The level of the built-in engine is remembered.
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

    /// Returns the built-in engine for a place, at the level that was chosen last.
    pub fn own_computer(&self, chair: Chair) -> Computer {
        match (self.computer(chair), self.own_levels[chair as usize]) {
            (own @ Computer::Own(_), _) | (_, own @ Computer::Own(_)) => own,
            // A file that was edited by hand can hold anything.
            _ => Computer::default(),
        }
    }

    /// Returns the computer that will play in a place.
    ///
    /// If the chosen engine doesn't support the variant or was removed, it is the built-in one.
    pub fn playing(&self, chair: Chair, engines: &Engines) -> Computer {
        match self.computer(chair) {
            Computer::Other(id) if !engines.knowing(self.rules).any(|engine| engine.id == id) => {
                self.own_computer(chair)
            }
            computer => computer,
        }
    }

    /// Returns the players. `next_seed` decides a random side.
    pub fn players(&self, engines: &Engines, next_seed: u64) -> Players {
        match self.pairing {
            Pairing::People => Players::default(),
            Pairing::Computer => {
                let computer = self.playing(Chair::Opponent, engines);
                Players::against(self.side.color(next_seed), computer)
            }
            Pairing::Computers => Players {
                white: Participant::Computer(self.playing(Chair::White, engines)),
                black: Participant::Computer(self.playing(Chair::Black, engines)),
            },
        }
    }

    /// Creates the session for a game with these settings.
    pub fn session(&self, game: Game, engines: &Engines, next_seed: u64) -> ChessSession {
        let players = self.players(engines, next_seed);
        ChessSession {
            filed: None,
            game,
            players,
            clock: self.control(players).map(Clock::new),
            notes: None,
            draw_offers: [None; 2],
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
            let control = chosen.control(Players::default());
            assert_eq!(control, preset.parse().ok(), "{preset}");
            assert!(control.is_some());
        }
    }

    #[test]
    fn presets_are_shown_fastest_first_with_their_usual_names() {
        let control = |index: usize| PRESETS[index].parse::<TimeControl>().unwrap().white;
        let shown = FASTEST_FIRST.map(control);
        assert!(shown.is_sorted_by_key(|time| time.base));
        assert!(shown.is_sorted_by_key(|time| Speed::of(*time)));
        let names = ["1+0", "2+1", "3+0", "5+3", "10+0", "15+10", "30+0"]
            .map(|control| Speed::of(control.parse::<TimeControl>().unwrap().white));
        use Speed::{Blitz, Bullet, Classical, Rapid};
        let usual = [Bullet, Bullet, Blitz, Blitz, Rapid, Rapid, Classical];
        assert_eq!(names, usual);
        // A setting of an older version keeps its clock.
        assert_eq!((PRESETS[1], PRESETS[8]), ("3+2", "90+30"));
    }

    #[test]
    fn the_opponent_of_a_person_has_another_time_whatever_the_colors() {
        let mut chosen = NewGame {
            clock: ClockChoice::Own,
            ..NewGame::default()
        };
        chosen.own.handicap = Some(Handicap::Opponent);
        for (side, control) in [(Side::White, "5+5/2+5"), (Side::Black, "2+5/5+5")] {
            chosen.side = side;
            let players = chosen.players(&Engines::default(), 0);
            let played = chosen.control(players).unwrap();
            assert_eq!(played.to_string(), control);
        }
        let text = ron::to_string(&chosen).unwrap();
        assert_eq!(ron::from_str::<NewGame>(&text).unwrap(), chosen);
        let older = text.replace("Opponent)", "black)");
        let older: NewGame = ron::from_str(&older).unwrap();
        assert_eq!(older.own.handicap, Some(Handicap::Black));
    }

    #[test]
    fn an_own_clock_gives_one_side_less() {
        let mut chosen = NewGame {
            clock: ClockChoice::Own,
            ..NewGame::default()
        };
        let control = |chosen: &NewGame| chosen.control(Players::default()).unwrap().to_string();
        chosen.own.kind = BonusKind::Bronstein;
        chosen.own.handicap = Some(Handicap::White);
        assert_eq!(control(&chosen), "2b5/5b5");
        chosen.own.seconds = 0;
        chosen.own.handicap = None;
        assert_eq!(control(&chosen), "5+0");
        for (minutes, expected) in [(f64::MAX, "600+0"), (f64::NAN, "0.25+0"), (0.5, "0.5+0")] {
            chosen.own.minutes = minutes;
            assert_eq!(control(&chosen), expected);
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
            // It does not support this variant.
            chosen.rules = Rules::Chess960;
            assert_eq!(chosen.playing(chair, &engines), Level::Strong.into());
            let text = ron::to_string(&chosen).unwrap();
            assert_eq!(ron::from_str::<NewGame>(&text).unwrap(), chosen);
        }
    }

    #[test]
    fn somebody_who_has_chosen_nothing_yet_plays_the_computer() {
        let chosen: NewGame = ron::from_str("()").unwrap();
        let players = chosen.players(&Engines::default(), 0);
        assert_eq!(players, Players::against(Color::White, Level::Hobby));
        assert!(
            NewGame::of_rules(Rules::Casual)
                .players(&Engines::default(), 0)
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
