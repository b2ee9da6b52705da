//! The program's own arguments.

use clap::Parser;
use parlour::{
    Options, Table,
    settings::{MotionSpeed, Quality},
};
use parlour_rules::chess::Rules;
use std::path::PathBuf;

/// Parlour: chess and card games at a 3D table.
#[derive(Parser, Debug)]
#[command(version, about)]
pub struct Arguments {
    /// Go to this table at once, past the menu: chess, prospector, duel
    #[arg(long)]
    table: Option<Table>,
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
    /// Prospector without wrap: ace and king are no neighbours
    #[arg(long)]
    no_wrap: bool,
    /// Begin a Duel with this deck, or with own and opponent's: observatory,foxes
    #[arg(long, value_name = "DECK[,DECK]", value_parser = decks)]
    deck: Option<(String, Option<String>)>,
    /// Begin a Duel against this level, or a person at this table
    #[arg(long, value_name = "LEVEL", value_parser = opponent)]
    opponent: Option<String>,
    /// Begin a Duel from the position in this file (RON)
    #[arg(long, value_name = "FILE")]
    setup: Option<PathBuf>,
    /// Tell what happens on standard output, one JSON object a line
    #[arg(long)]
    trace: bool,
    /// Keep saves, settings and statistics in this folder and nowhere else
    #[arg(long, value_name = "DIR")]
    save_dir: Option<PathBuf>,
    /// Begin as on a new machine, without settings or saved games
    #[arg(long)]
    fresh: bool,
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
}

/// The name of a language that the game speaks.
fn language(text: &str) -> Result<String, String> {
    if parlour::locale::is_spoken(text) {
        return Ok(text.to_owned());
    }
    let spoken = parlour::locale::LANGUAGES.map(|language| language.id);
    Err(format!(
        "{text:?} is no language of the game; there are: {}",
        spoken.join(", ")
    ))
}

/// One deck, or two with a comma between.
fn decks(text: &str) -> Result<(String, Option<String>), String> {
    let (own, other) = match text.split_once(',') {
        Some((own, other)) => (own.trim(), Some(other.trim())),
        None => (text.trim(), None),
    };
    if own.is_empty() || other.is_some_and(str::is_empty) {
        return Err(format!("{text:?} names no deck, such as observatory,foxes"));
    }
    Ok((own.to_owned(), other.map(str::to_owned)))
}

/// The name of a level of the Duel, or `person`.
fn opponent(text: &str) -> Result<String, String> {
    let levels = parlour::duel::LEVELS;
    if text == parlour::duel::PERSON || levels.iter().any(|level| level.name() == text) {
        return Ok(text.to_owned());
    }
    let names: Vec<&str> = levels.iter().map(|level| level.name()).collect();
    Err(format!(
        "{text:?} is no opponent; there are: {}, {}",
        parlour::duel::PERSON,
        names.join(", ")
    ))
}

/// `800x600` as a pair.
fn window_size(text: &str) -> Result<(u32, u32), String> {
    let wrong = || format!("{text:?} is no size such as 800x600");
    let (width, height) = text.split_once(['x', 'X']).ok_or_else(wrong)?;
    let side = |text: &str| text.parse().ok().filter(|side| (1..=16384).contains(side));
    Ok((
        side(width).ok_or_else(wrong)?,
        side(height).ok_or_else(wrong)?,
    ))
}

impl From<Arguments> for Options {
    fn from(arguments: Arguments) -> Self {
        let to_chess = arguments.fen.is_some() || arguments.pgn.is_some();
        let to_prospector = arguments.deal.is_some() || arguments.no_wrap;
        let to_duel =
            arguments.deck.is_some() || arguments.opponent.is_some() || arguments.setup.is_some();
        Options {
            table: arguments
                .table
                .or(to_chess.then_some(Table::Chess))
                .or(to_prospector.then_some(Table::Prospector))
                .or(to_duel.then_some(Table::Duel)),
            fen: arguments.fen,
            pgn: arguments.pgn,
            rules: arguments.rules,
            trace: arguments.trace,
            save_dir: arguments.save_dir,
            fresh: arguments.fresh,
            motion: arguments.motion,
            quality: arguments.quality,
            locale: arguments.locale,
            window: arguments.window,
            seed: arguments.seed,
            deal: arguments.deal,
            no_wrap: arguments.no_wrap,
            demo: arguments.demo,
            decks: arguments.deck,
            opponent: arguments.opponent,
            setup: arguments.setup,
            scene: arguments.override_scene,
        }
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

    #[test]
    fn a_window_has_a_width_and_a_height() {
        assert_eq!(window_size("480x360"), Ok((480, 360)));
        for wrong in ["480", "x", "0x10", "axb", "480x-1", "99999x1"] {
            assert!(window_size(wrong).is_err(), "{wrong}");
        }
    }
}
