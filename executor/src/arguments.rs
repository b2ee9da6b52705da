//! Command-line arguments. The documentation comments of the fields are the `--help` texts, which
//! docs/PLAYING.md repeats.

use clap::Parser;
use parlour_chess::{
    ID as CHESS,
    model::{
        new_game::{NewGame, Pairing, Side},
        players::level_named,
    },
    options::ChessOptions,
};
use parlour_duel::{ID as DUEL, LEVELS, PERSON, options::DuelOptions};
use parlour_engine::chess::Level;
use parlour_prospector::{ID as PROSPECTOR, options::ProspectorOptions};
use parlour_rules::chess::{Rules, TimeControl};
use parlour_shell::{
    app::{
        options::{Options, TableId},
        settings::{MotionSpeed, Quality},
    },
    platform::{Imitation, Platform, storage::canonical_path},
};
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

/// Parlour: chess and card games at a 3D table.
#[derive(Parser, Debug)]
#[command(name = "parlour", version, about)]
pub struct Arguments {
    /// Go to this table at once, past the menu: chess, prospector, duel
    #[arg(long, value_parser = parlour::table_named)]
    table: Option<TableId>,
    /// Begin with this position (FEN)
    #[arg(long, conflicts_with = "pgn")]
    fen: Option<String>,
    /// Begin with the first game of this file
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Rules for new games: standard, 960, casual
    #[arg(long)]
    rules: Option<Rules>,
    /// Begin Prospector with the deal of this number
    #[arg(long, value_name = "N")]
    deal: Option<u64>,
    #[arg(long, help = "Prospector without wrap: ace and king are not neighbors")]
    no_wrap: bool,
    /// Begin a Duel with this deck, or with own and opponent's: observatory,foxes
    #[arg(long, value_name = "DECK[,DECK]", value_parser = decks)]
    deck: Option<(String, Option<String>)>,
    /// Play against this level: at chess by name or number (two with a comma play each other), at
    /// the Duel by name, or against a person
    #[arg(long, value_name = "LEVEL", value_parser = opponent)]
    opponent: Option<String>,
    /// Your color at chess against the computer: white, black, random
    #[arg(long)]
    side: Option<Side>,
    /// Chess with a clock: 5+3 (minutes, seconds a move), 5d3 (delay), 5b3 (Bronstein), 5+3/2+1
    #[arg(long, value_name = "CONTROL")]
    clock: Option<TimeControl>,
    /// Begin a Duel from the position in this file (RON)
    #[arg(long, value_name = "FILE")]
    setup: Option<PathBuf>,
    /// Tell what happens on standard output, one JSON object a line
    #[arg(long)]
    trace: bool,
    /// Keep saves, settings and statistics in this folder and nowhere else
    #[arg(long, value_name = "DIR")]
    save_dir: Option<PathBuf>,
    /// Begin as on a new machine, without settings or saved games; only other engines stay known
    #[arg(long)]
    fresh: bool,
    /// Neither read nor write saves, settings or statistics (the editor's Play button uses this)
    #[arg(long, conflicts_with = "save_dir")]
    keep_nothing: bool,
    /// Speed of motion: instant, fast, normal, slow
    #[arg(long)]
    motion: Option<MotionSpeed>,
    /// Inner size of the window in pixels
    #[arg(long, value_name = "WxH", value_parser = window_size)]
    window: Option<(u32, u32)>,
    /// Graphics quality: low, medium, high
    #[arg(long)]
    quality: Option<Quality>,
    /// Language, such as en-US or de-DE
    #[arg(long, value_parser = language)]
    locale: Option<String>,
    /// Seed for what is left to chance
    #[arg(long)]
    seed: Option<u64>,
    /// Play by itself, then leave: a famous game, or a round of Prospector
    #[arg(long)]
    demo: bool,
    /// Open another scene (the editor's Play button uses this)
    #[arg(short, long, value_name = "SCENE")]
    override_scene: Option<String>,
    /// Behave as on a handheld, as far as a desktop can, with so many pixels for one of the system's:
    /// for tests
    #[arg(long, hide = true, value_name = "DENSITY", num_args = 0..=1)]
    handheld: Option<Option<f64>>,
}

/// Parses a language that the game has.
fn language(text: &str) -> Result<String, String> {
    if parlour_shell::platform::locale::is_spoken(text) {
        return Ok(text.to_owned());
    }
    let spoken = parlour_shell::platform::locale::LANGUAGES.map(|language| language.id);
    Err(format!(
        "{text:?} is no language of the game; there are: {}",
        spoken.join(", ")
    ))
}

/// Parses one deck, or two separated by a comma.
fn decks(text: &str) -> Result<(String, Option<String>), String> {
    let (own, other) = match text.split_once(',') {
        Some((own, other)) => (own.trim(), Some(other.trim())),
        None => (text.trim(), None),
    };
    if own.is_empty() || other.is_some_and(str::is_empty) {
        return Err(format!("{text:?} names no deck, such as observatory,foxes"));
    }
    if other.is_some_and(|other| other.contains(',')) {
        return Err(format!("{text:?} names more than two decks"));
    }
    Ok((own.to_owned(), other.map(str::to_owned)))
}

/// Parses a level of chess or of the Duel, two of chess separated by a comma, or `person`.
fn opponent(text: &str) -> Result<String, String> {
    if is_of_duel(text) || text == PERSON || chess_levels(text).is_some() {
        return Ok(text.to_owned());
    }
    let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
    let duel: Vec<&str> = LEVELS.iter().map(|level| level.name()).collect();
    Err(format!(
        "{text:?} is no opponent; there are: {PERSON}, at chess {} (or 1 to {}), at the Duel {}",
        names.join(", "),
        names.len(),
        duel.join(", ")
    ))
}

/// Returns whether the Duel has a level of this name.
fn is_of_duel(text: &str) -> bool {
    LEVELS.iter().any(|level| level.name() == text)
}

/// Parses one level of chess, or two separated by a comma.
fn chess_levels(text: &str) -> Option<(Level, Option<Level>)> {
    match text.split_once(',') {
        Some((white, black)) => Some((level_named(white)?, Some(level_named(black)?))),
        None => Some((level_named(text)?, None)),
    }
}

/// Parses a size such as `800x600`.
fn window_size(text: &str) -> Result<(u32, u32), String> {
    let wrong = || format!("{text:?} is no size such as 800x600");
    let (width, height) = text.split_once(['x', 'X']).ok_or_else(wrong)?;
    let side = |text: &str| text.parse().ok().filter(|side| (1..=16384).contains(side));
    Ok((
        side(width).ok_or_else(wrong)?,
        side(height).ok_or_else(wrong)?,
    ))
}

impl Arguments {
    /// Returns whether an argument only makes sense for chess.
    fn is_about_chess(&self) -> bool {
        let opponent = self.opponent.as_deref();
        self.fen.is_some()
            || self.pgn.is_some()
            || self.clock.is_some()
            || self.side.is_some()
            || opponent.is_some_and(|name| !is_of_duel(name) && name != PERSON)
    }

    /// Returns the table that the arguments ask for.
    fn table(&self) -> Option<TableId> {
        let to_prospector = self.deal.is_some() || self.no_wrap;
        let to_duel = self.deck.is_some() || self.opponent.is_some() || self.setup.is_some();
        self.table
            .or(self.is_about_chess().then_some(CHESS))
            .or(to_prospector.then_some(PROSPECTOR))
            .or(to_duel.then_some(DUEL))
    }

    /// Checks arguments that depend on each other.
    ///
    /// # Errors
    /// A sentence if the table doesn't have the level.
    pub fn check(&self) -> Result<(), String> {
        let opponent = self.opponent.as_deref().filter(|name| *name != PERSON);
        match (opponent, self.table()) {
            (Some(name), Some(DUEL)) if !is_of_duel(name) => {
                Err(format!("{name:?} is no level of the Duel."))
            }
            (Some(name), Some(CHESS)) if chess_levels(name).is_none() => {
                Err(format!("{name:?} is no level of chess."))
            }
            _ => Ok(()),
        }
    }

    /// Returns the players and the clock of a chess game if the arguments set them.
    fn new_game(&self) -> Option<NewGame> {
        if self.table() != Some(CHESS)
            || (self.opponent.is_none() && self.side.is_none() && self.clock.is_none())
        {
            return None;
        }
        let mut chosen = NewGame::of_rules(self.rules.unwrap_or_default());
        chosen.asked = self.clock;
        if let Some(side) = self.side {
            chosen.pairing = Pairing::Computer;
            chosen.side = side;
        }
        match self.opponent.as_deref().and_then(chess_levels) {
            Some((white, Some(black))) => {
                chosen.pairing = Pairing::Computers;
                chosen.levels = [white.into(), black.into()];
            }
            Some((level, None)) => {
                chosen.pairing = Pairing::Computer;
                chosen.level = level.into();
            }
            None if self.opponent.is_some() => chosen.pairing = Pairing::People,
            None => {}
        }
        Some(chosen)
    }
}

impl Arguments {
    /// Makes relative paths absolute, as they were meant in the folder `here`.
    pub fn resolve_paths(&mut self, here: &Path) {
        let paths = [&mut self.pgn, &mut self.save_dir, &mut self.setup];
        for path in paths.into_iter().flatten() {
            *path = canonical_path(&here.join(&*path));
        }
    }
}

impl From<Arguments> for Options {
    fn from(arguments: Arguments) -> Self {
        let new_game = arguments.new_game();
        let options = Options {
            table: arguments.table(),
            trace: arguments.trace,
            save_dir: arguments.save_dir.clone(),
            fresh: arguments.fresh,
            keep_nothing: arguments.keep_nothing,
            motion: arguments.motion,
            quality: arguments.quality,
            locale: arguments.locale.clone(),
            window: arguments.window,
            seed: arguments.seed,
            demo: arguments.demo,
            scene: arguments.override_scene.clone(),
            platform: match arguments.handheld {
                Some(density) => Platform::Handheld(Arc::new(Imitation { density })),
                None => Platform::Desktop,
            },
            ..Options::default()
        };
        options
            .set(|chess: &mut ChessOptions| {
                *chess = ChessOptions {
                    new_game,
                    fen: arguments.fen,
                    pgn: arguments.pgn,
                    rules: arguments.rules,
                };
            })
            .set(|prospector: &mut ProspectorOptions| {
                prospector.deal = arguments.deal;
                prospector.no_wrap = arguments.no_wrap;
            })
            .set(|duel: &mut DuelOptions| {
                *duel = DuelOptions {
                    decks: arguments.deck,
                    opponent: arguments.opponent,
                    setup: arguments.setup,
                };
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_consistent() {
        Arguments::command().debug_assert();
    }

    fn read(line: &str) -> Arguments {
        Arguments::parse_from(["parlour"].into_iter().chain(line.split_whitespace()))
    }

    #[test]
    fn an_opponent_belongs_to_the_table_that_knows_it() {
        for (line, table) in [
            ("--opponent club", CHESS),
            ("--opponent 3", CHESS),
            ("--opponent skilled", DUEL),
            ("--opponent strong --clock 5+3", CHESS),
            ("--opponent beginner --table chess", CHESS),
            ("--side black", CHESS),
        ] {
            let arguments = read(line);
            assert_eq!(arguments.table(), Some(table), "{line}");
            assert_eq!(arguments.new_game().is_some(), table == CHESS, "{line}");
            assert_eq!(arguments.check(), Ok(()));
        }
        for wrong in [
            "--table duel --opponent club",
            "--table chess --opponent skilled",
            "--opponent casual --clock 5+3",
        ] {
            assert!(read(wrong).check().is_err(), "{wrong}");
        }
        for wrong in ["9", "0", "nobody", "3,", "3,skilled"] {
            assert!(opponent(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn two_levels_play_each_other() {
        let chosen = read("--opponent 2,full --clock 1+1").new_game().unwrap();
        assert_eq!(chosen.pairing, Pairing::Computers);
        assert_eq!(chosen.levels, [Level::Learner.into(), Level::Full.into()]);
        assert_eq!(chosen.control().unwrap().to_string(), "1+1");
    }

    #[test]
    fn a_window_has_a_width_and_a_height() {
        assert_eq!(window_size("480x360"), Ok((480, 360)));
        for wrong in ["480", "x", "0x10", "axb", "480x-1", "99999x1"] {
            assert!(window_size(wrong).is_err(), "{wrong}");
        }
    }
}
