//! Command-line arguments: those of the program, and the options of each table. The documentation
//! comments of the fields are the `--help` texts, which docs/reference/command-line.md repeats.

use clap::Parser;
use clap_complete::Shell;
use parlour_chess::{
    ID as CHESS,
    model::players::unknown_level,
    options::{ChessOptions, strengths_named},
};
use parlour_duel::{ID as DUEL, LEVELS, PERSON, options::DuelOptions};
use parlour_engine::chess::{Level, Skill};
use parlour_prospector::{ID as PROSPECTOR, options::ProspectorOptions};
use parlour_shell::{
    app::{
        options::{Options, TableId, UnknownWord, alternatives},
        settings::{MotionSpeed, Quality},
    },
    platform::{
        Imitation, Platform,
        locale::{LANGUAGES, is_spoken},
        storage::canonical_path,
    },
};
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

/// Chess and card games at a 3D table
#[derive(Parser, Debug)]
#[command(name = "parlour", version, about)]
pub struct Arguments {
    /// Go straight to this table: chess, prospector or duel
    #[arg(long, value_parser = parlour::table_named)]
    table: Option<TableId>,
    #[command(flatten)]
    chess: ChessOptions,
    #[command(flatten)]
    prospector: ProspectorOptions,
    #[command(flatten)]
    duel: DuelOptions,
    /// Choose your opponent: person, a level of the Duel, or a chess level by name, number or
    /// rating (two separated by a comma play each other)
    #[arg(long, value_name = "LEVEL", value_parser = opponent)]
    opponent: Option<String>,
    /// Print the completions for a shell (for the packages)
    #[arg(long, hide = true, value_name = "SHELL")]
    pub completions: Option<Shell>,
    /// Print events to standard output, one JSON object per line
    #[arg(long)]
    trace: bool,
    /// Keep saves, settings and statistics in this folder only
    #[arg(long, value_name = "FOLDER")]
    save_dir: Option<PathBuf>,
    /// Start without your settings and saved games, but keep your UCI engines
    #[arg(long)]
    fresh: bool,
    /// Don't read or write saves, settings or statistics (for the editor's Play button)
    #[arg(long, conflicts_with = "save_dir")]
    keep_nothing: bool,
    /// Set the animation speed: instant, fast, normal or slow
    #[arg(long, value_name = "SPEED")]
    motion: Option<MotionSpeed>,
    /// Set the size of the window in pixels, such as 800x600
    #[arg(long, value_name = "SIZE", value_parser = window_size)]
    window: Option<(u32, u32)>,
    /// Set the graphics quality: low, medium or high
    #[arg(long)]
    quality: Option<Quality>,
    /// Set the language: en-US or de-DE
    #[arg(long, value_name = "LANGUAGE", value_parser = language)]
    locale: Option<String>,
    /// Use this seed for all random choices
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Show a famous game of chess or a round of Prospector, then quit
    #[arg(long)]
    demo: bool,
    /// Turn the table around once in this many frames, print their times as JSON, then quit
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    bench_frames: Option<u32>,
    /// Load this scene instead (for the editor's Play button)
    #[arg(short, long, value_name = "SCENE", value_parser = scene)]
    override_scene: Option<String>,
    /// Behave like a mobile device with this screen density (for tests)
    #[arg(long, hide = true, value_name = "DENSITY", num_args = 0..=1)]
    handheld: Option<Option<f64>>,
}

/// Parses a language that the game has.
fn language(text: &str) -> Result<String, UnknownWord> {
    if is_spoken(text) {
        return Ok(text.to_owned());
    }
    let spoken = LANGUAGES.map(|language| language.id);
    Err(UnknownWord::new("language", text, &spoken))
}

/// Parses a level of chess or of the Duel, two of chess separated by a comma, or `person`.
fn opponent(text: &str) -> Result<String, UnknownWord> {
    if is_of_duel(text) || text == PERSON || strengths_named(text).is_some() {
        return Ok(text.to_owned());
    }
    let chess = Level::ALL.map(Level::word).join(", ");
    let duel = alternatives(&duel_levels());
    let most = Level::ALL.len();
    let (least, highest) = (Skill::ELO.start(), Skill::ELO.end());
    Err(UnknownWord {
        kind: "opponent",
        word: text.to_owned(),
        expected: format!(
            "{PERSON}; in chess {chess}, 1 to {most} or {least} to {highest}; in the Duel {duel}"
        ),
    })
}

/// Returns the names of the Duel's levels.
fn duel_levels() -> Vec<&'static str> {
    LEVELS.iter().map(|level| level.name()).collect()
}

/// Returns whether the Duel has a level of this name.
fn is_of_duel(text: &str) -> bool {
    LEVELS.iter().any(|level| level.name() == text)
}

/// Argument that isn't the path of a scene.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid scene {0:?} (expected the path of an .rgs file)")]
struct InvalidScene(String);

/// Checks the path of a scene. The engine panics on a file whose type it doesn't know.
fn scene(text: &str) -> Result<String, InvalidScene> {
    match text.ends_with(".rgs") {
        true => Ok(text.to_owned()),
        false => Err(InvalidScene(text.to_owned())),
    }
}

/// Size of a window that cannot be read.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid size {0:?} (expected width and height of at least 200 pixels, such as 800x600)")]
struct InvalidSize(String);

/// Parses a size such as `800x600`.
fn window_size(text: &str) -> Result<(u32, u32), InvalidSize> {
    let wrong = || InvalidSize(text.to_owned());
    let (width, height) = text.split_once(['x', 'X']).ok_or_else(wrong)?;
    let side = |text: &str| {
        text.parse()
            .ok()
            .filter(|side| (200..=16384).contains(side))
    };
    Ok((
        side(width).ok_or_else(wrong)?,
        side(height).ok_or_else(wrong)?,
    ))
}

impl Arguments {
    /// Returns the table that the arguments ask for.
    fn table(&self) -> Option<TableId> {
        let opponent = self.opponent.as_deref();
        let of_chess = opponent.is_some_and(|name| !is_of_duel(name) && name != PERSON);
        self.table
            .or((self.chess.lead_here() || of_chess).then_some(CHESS))
            .or(self.prospector.lead_here().then_some(PROSPECTOR))
            .or((self.duel.lead_here() || opponent.is_some()).then_some(DUEL))
    }

    /// Checks arguments that depend on each other.
    ///
    /// # Errors
    /// If the table doesn't have the level.
    pub fn check(&self) -> Result<(), UnknownWord> {
        let opponent = self.opponent.as_deref().filter(|name| *name != PERSON);
        match (opponent, self.table()) {
            (Some(name), Some(DUEL)) if !is_of_duel(name) => {
                Err(UnknownWord::new("Duel level", name, &duel_levels()))
            }
            (Some(name), Some(CHESS)) if strengths_named(name).is_none() => {
                Err(unknown_level("chess level", name))
            }
            _ => Ok(()),
        }
    }
}

impl Arguments {
    /// Makes relative paths absolute, as they were meant in the folder `here`.
    pub fn resolve_paths(&mut self, here: &Path) {
        let paths = [
            &mut self.chess.file,
            &mut self.chess.pgn,
            &mut self.save_dir,
            &mut self.duel.setup,
        ];
        for path in paths.into_iter().flatten() {
            *path = canonical_path(&here.join(&*path));
        }
    }
}

impl From<Arguments> for Options {
    fn from(arguments: Arguments) -> Self {
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
            bench_frames: arguments.bench_frames,
            scene: arguments.override_scene.clone(),
            platform: match arguments.handheld {
                Some(density) => Platform::Handheld(Arc::new(Imitation { density })),
                None => Platform::Desktop,
            },
            ..Options::default()
        };
        let is_chess = options.table == Some(CHESS);
        let opponent = arguments.opponent;
        options
            .set(|chess: &mut ChessOptions| {
                *chess = arguments.chess;
                if is_chess {
                    chess.set_opponent(opponent.as_deref());
                }
            })
            .set(|prospector: &mut ProspectorOptions| *prospector = arguments.prospector)
            .set(|duel: &mut DuelOptions| {
                *duel = arguments.duel;
                duel.opponent = opponent.clone();
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;
    use parlour_chess::model::{new_game::Pairing, players::Players};

    #[test]
    fn the_arguments_are_consistent() {
        Arguments::command().debug_assert();
    }

    fn read(line: &str) -> Arguments {
        Arguments::parse_from(["parlour"].into_iter().chain(line.split_whitespace()))
    }

    fn chess(line: &str) -> ChessOptions {
        Options::from(read(line)).of()
    }

    #[test]
    fn an_opponent_belongs_to_the_table_that_knows_it() {
        for (line, table) in [
            ("--opponent club", CHESS),
            ("--opponent 3", CHESS),
            ("--opponent skilled", DUEL),
            ("--opponent strong --clock 5+3", CHESS),
            ("--opponent casual --table chess", CHESS),
            ("--opponent casual", DUEL),
            ("--opponent intermediate", CHESS),
            ("--side black", CHESS),
        ] {
            let arguments = read(line);
            assert_eq!(arguments.table(), Some(table), "{line}");
            assert_eq!(arguments.check(), Ok(()));
            assert_eq!(chess(line).new_game.is_some(), table == CHESS, "{line}");
        }
        for wrong in [
            "--table duel --opponent club",
            "--table chess --opponent skilled",
            "--opponent skilled --clock 5+3",
        ] {
            assert!(read(wrong).check().is_err(), "{wrong}");
        }
        for wrong in ["9", "0", "nobody", "3,", "3,skilled"] {
            assert!(opponent(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn two_levels_play_each_other() {
        let chosen = chess("--opponent 2,full --clock 1+1").new_game.unwrap();
        assert_eq!(chosen.pairing, Pairing::Computers);
        assert_eq!(chosen.levels, [Level::Learner.into(), Level::Full.into()]);
        assert_eq!(
            chosen.control(Players::default()).unwrap().to_string(),
            "1+1"
        );
    }

    #[test]
    fn a_window_has_a_width_and_a_height() {
        assert_eq!(window_size("480x360"), Ok((480, 360)));
        for wrong in ["480", "x", "0x10", "axb", "480x-1", "99999x1"] {
            assert!(window_size(wrong).is_err(), "{wrong}");
        }
    }
}
