//! Chess games in the list of finished games: their headings, and the games of older versions.

use crate::{
    ID,
    model::{
        annotated_game::{AnnotatedGame, EVENT},
        pgn_file,
        players::pgn_name_of,
    },
    panels::words,
    table::events::{FINISHED, RESCUED},
};
use parlour_engine::chess::Strength;
use parlour_rules::chess::{
    Color, Game, Position, Rules,
    pgn::{Headings, PgnError},
};
use parlour_shell::archive::{Detail, Ending, Heading, Opponent};
use std::{io, path::Path};

/// Returns the heading of a game from its PGN. Without a time at which it was `played`, that is the
/// game's date.
///
/// # Errors
/// Returns the first error in the game.
pub fn heading(text: &str, played: Option<String>) -> Result<Heading, PgnError> {
    let annotated = AnnotatedGame::read(text, Path::new(""))?;
    let tags = annotated.tags();
    let end = annotated.game_at(annotated.end_of_line());
    let own = annotated.own_side();
    let winner = match tags.result.as_str() {
        "1-0" => Some(Color::White),
        "0-1" => Some(Color::Black),
        _ => None,
    };
    let ending = match (tags.result.as_str(), winner, own) {
        (_, Some(winner), Some(own)) if winner == own => Ending::Won,
        (_, Some(_), Some(_)) => Ending::Lost,
        (_, Some(_), None) => Ending::Decided,
        ("1/2-1/2", ..) => Ending::Drawn,
        _ => Ending::Unfinished,
    };
    let (opponent, strength) = match own {
        Some(Color::White) => opponent(&tags.black),
        Some(Color::Black) => opponent(&tags.white),
        None if is_unknown(&tags.white) && is_unknown(&tags.black) => (Opponent::Person, None),
        None => {
            let names = format!("{} – {}", tags.white, tags.black);
            (Opponent::Named(names), None)
        }
    };
    let moves = end.ply().div_ceil(2) as u64;
    let mut details = vec![Detail::Count("games-moves".to_owned(), moves)];
    if !is_unknown(&tags.event) && tags.event != EVENT {
        details.push(Detail::Name(tags.event.clone()));
    }
    let fen = end.position().fen();
    let board = fen.split(' ').next().unwrap_or_default();
    let side = if own == Some(Color::Black) { " b" } else { "" };
    Ok(Heading {
        table: ID.name().to_owned(),
        played: played.unwrap_or_else(|| date(&tags.date)),
        opponent,
        ending,
        score: match winner.is_some() || ending == Ending::Drawn {
            true => words::result(&tags.result),
            false => String::new(),
        },
        details,
        picture: format!("{board}{side}"),
        seconds: 0,
        rating: strength
            .map(Strength::rating)
            .filter(|_| ending != Ending::Unfinished && is_rated(&end)),
    })
}

fn is_unknown(name: &str) -> bool {
    name.is_empty() || name == "?"
}

/// Returns the opponent with this name in PGN, and its strength if it is the built-in engine.
fn opponent(name: &str) -> (Opponent, Option<Strength>) {
    let strength = Strength::all().find(|strength| pgn_name_of(*strength) == name);
    let opponent = match strength.map(|strength| (strength, strength.named())) {
        None => Opponent::Named(name.to_owned()),
        Some((_, Some(level))) => Opponent::Level(format!("chess-level-{}", level.name())),
        Some((strength, None)) => Opponent::Rated(strength.rating()),
    };
    (opponent, strength)
}

/// Returns whether a game against the computer counts for the player's rating: one by the usual
/// rules from their usual start, in which both sides have moved.
fn is_rated(game: &Game) -> bool {
    let start = game.start();
    let is_usual = match game.rules() {
        Rules::Standard => *start == Position::start(Rules::Standard),
        Rules::Chess960 => start.occupied().len() == 32 && start.fullmove() == 1,
        Rules::Casual => false,
    };
    is_usual && game.ply() > 1
}

/// Returns the known part of a PGN date with hyphens, such as `1972-07`.
fn date(pgn: &str) -> String {
    let known = pgn.split('.').take_while(|part| !part.contains('?'));
    known.collect::<Vec<_>>().join("-")
}

/// Reads the games that older versions added to the player's PGN files. A game with an illegal move
/// stays there only.
///
/// # Errors
/// If there is a file that can't be read.
pub fn older_games(home: &Path, take: &mut dyn FnMut(Heading, String) -> bool) -> io::Result<()> {
    for name in [FINISHED, RESCUED] {
        let path = home.join(name);
        let text = match pgn_file::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            text => text?,
        };
        for found in Headings::new(&text) {
            let game = text[found.span].trim();
            let Ok(heading) = heading(game, None) else {
                continue;
            };
            if !take(heading, game.to_owned()) {
                return Ok(());
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    const LOST: &str = "[Event \"Casual game\"]\n[Site \"Parlour\"]\n[Date \"2026.11.21\"]\n\
        [White \"Computer (Club player)\"]\n[Black \"Ada\"]\n[Result \"1-0\"]\n\
        [WhiteType \"program\"]\n[BlackType \"human\"]\n\n1. e4 e5 2. Nf3 1-0\n";

    #[test]
    fn a_game_against_the_computer_is_won_or_lost() {
        let lost = heading(LOST, Some("2026-11-26T15:27:30Z".to_owned())).unwrap();
        assert_eq!(lost.opponent, Opponent::Level("chess-level-club".into()));
        assert_eq!((lost.ending, &*lost.score), (Ending::Lost, "1–0"));
        assert_eq!(lost.details, [Detail::Count("games-moves".into(), 2)]);
        assert_eq!(
            lost.picture,
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b"
        );
        let between = heading(&LOST.replace("Club player", "1450"), None).unwrap();
        assert_eq!(between.opponent, Opponent::Rated(1_450));
        let won = heading(&LOST.replace("1-0", "0-1"), None).unwrap();
        assert_eq!((won.ending, &*won.played), (Ending::Won, "2026-11-21"));
        assert_eq!((won.rating, between.rating), (Some(1_600), Some(1_450)));
        let open = heading(&LOST.replace("1-0", "*"), None).unwrap();
        assert_eq!((open.ending, &*open.score), (Ending::Unfinished, ""));
        assert_eq!(open.rating, None);
    }

    #[test]
    fn only_usual_games_count_for_the_rating() {
        let set_up =
            "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 Kd7 2. e5 1-0";
        let game = LOST.replace("\n1. e4 e5 2. Nf3 1-0", set_up);
        assert_eq!(heading(&game, None).unwrap().rating, None);
        let other = LOST.replace("Computer (Club player)", "Stockfish 17");
        assert_eq!(heading(&other, None).unwrap().rating, None);
        let short = LOST.replace("e5 2. Nf3 ", "");
        assert_eq!(heading(&short, None).unwrap().rating, None);
    }

    #[test]
    fn games_of_others_keep_both_names_and_their_event() {
        let text = "[Event \"World Championship\"]\n[Date \"1972.07.??\"]\n[White \"Spassky\"]\n\
            [Black \"Fischer\"]\n[Result \"1/2-1/2\"]\n\n1. c4 1/2-1/2";
        let drawn = heading(text, None).unwrap();
        assert_eq!(drawn.opponent, Opponent::Named("Spassky – Fischer".into()));
        assert_eq!((drawn.ending, &*drawn.score), (Ending::Drawn, "½–½"));
        assert_eq!(drawn.played, "1972-07");
        assert_eq!(drawn.details[1], Detail::Name("World Championship".into()));
        let people = heading("[Site \"Parlour\"]\n\n1. c4 0-1", None).unwrap();
        assert_eq!(
            (people.opponent, people.ending),
            (Opponent::Person, Ending::Decided)
        );
        assert!(heading("", None).is_err());
        assert!(heading("1. e5 *", None).is_err());
    }

    #[test]
    fn the_games_of_older_versions_are_found_in_both_files() {
        let home = tempfile::tempdir().unwrap();
        let found = |limit: usize| {
            let mut found = Vec::new();
            older_games(home.path(), &mut |heading, record| {
                found.push((heading.ending, record));
                found.len() < limit
            })
            .unwrap();
            found
        };
        assert!(found(9).is_empty());
        let illegal = "[White \"Eva\"]\n\n1. e4 e4 *";
        let games = format!("{LOST}\n{illegal}\n\n1. d4 *\n\n");
        fs::write(home.path().join(FINISHED), games).unwrap();
        fs::write(home.path().join(RESCUED), "1. b3 0-1").unwrap();
        let all = found(9);
        assert_eq!(all[0], (Ending::Lost, LOST.trim().to_owned()));
        assert_eq!(
            all[1..],
            [
                (Ending::Unfinished, "1. d4 *".to_owned()),
                (Ending::Decided, "1. b3 0-1".to_owned()),
            ]
        );
        assert_eq!(found(1).len(), 1);
    }
}
