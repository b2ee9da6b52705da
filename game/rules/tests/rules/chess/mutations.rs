//! Runs the bodies of the fuzz targets over randomly changed examples. Nothing panics, and accepted
//! input survives writing and reading.

use crate::common::{
    self,
    mutation::{mutated, run},
    random_game, random_move,
};
use parlour_rules::{
    Random,
    chess::{
        Clock, Color, Rules, fuzzing,
        pgn::{self, Tags},
    },
};
use rand::seq::SliceRandom;

/// Number of changed texts of each kind.
const FEN_ROUNDS: u64 = 30_000;
const SAN_ROUNDS: u64 = 60_000;
const PGN_ROUNDS: u64 = 4_000;
const SAVE_ROUNDS: u64 = 10_000;

/// Pieces inserted into texts, both valid and invalid.
const SCRAPS: [&str; 40] = [
    "0",
    "1",
    "8",
    "9",
    "/",
    " ",
    "\n",
    "\t",
    "w",
    "b",
    "-",
    "K",
    "k",
    "Q",
    "q",
    "e3",
    "e6",
    "h1",
    "P",
    "p",
    "N",
    "x",
    "=Q",
    "+",
    "#",
    "O-O",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "\"",
    "\\",
    ";",
    "%",
    "é",
    "\u{feff}",
    "\0",
    "99999999999",
];

fn example_fens() -> Vec<String> {
    let mut fens: Vec<_> = common::data("perft.epd")
        .lines()
        .map(|line| line.split(';').next().unwrap().to_owned())
        .collect();
    let table = common::data("rules_edge_cases.tsv");
    fens.extend(
        common::rows::<6>(&table)
            .into_iter()
            .map(|[_, fen, ..]| fen.to_owned()),
    );
    fens
}

#[test]
fn any_fen_is_read_or_refused() {
    let examples = example_fens();
    for seed in 0..FEN_ROUNDS {
        let mut dice = Random::new(seed);
        let example = examples.choose(&mut dice).unwrap().clone();
        run(seed, &mutated(&mut dice, &SCRAPS, &example), fuzzing::fen);
    }
}

#[test]
fn any_move_is_read_or_refused() {
    let positions: Vec<_> = (0..40)
        .flat_map(|seed| {
            let rules = Rules::ALL[seed as usize % 3];
            let game = random_game(seed, rules, 100);
            game.history()
                .iter()
                .map(|played| played.before.clone())
                .collect::<Vec<_>>()
        })
        .collect();
    for seed in 0..SAN_ROUNDS {
        let mut dice = Random::new(seed);
        let position = positions.choose(&mut dice).unwrap().clone();
        let Some(mv) = random_move(&mut dice, &position) else {
            continue;
        };
        let text = mutated(&mut dice, &SCRAPS, &position.san(mv));
        run(seed, &text, |text| fuzzing::san(&position, text));
    }
}

#[test]
fn any_game_is_read_or_refused() {
    let examples: Vec<_> = (0..20)
        .map(|seed| {
            let rules = Rules::ALL[seed as usize % 3];
            let text = pgn::export(&random_game(seed, rules, 60), &Tags::default());
            text.replacen("2.", "$1 {a comment} (1. e4 (e5) ; x\n) 2.", 1)
        })
        .collect();
    for seed in 0..PGN_ROUNDS {
        let mut dice = Random::new(seed);
        let two = format!(
            "{}{}",
            examples.choose(&mut dice).unwrap(),
            examples.choose(&mut dice).unwrap()
        );
        let text = mutated(&mut dice, &SCRAPS, &two);
        run(seed, &text, fuzzing::pgn);
    }
}

#[test]
fn any_save_is_read_or_refused() {
    let mut examples: Vec<_> = (0..20)
        .map(|seed| random_game(seed, Rules::ALL[seed as usize % 3], 60).record())
        .map(|record| ron::to_string(&record).unwrap())
        .collect();
    let mut clock = Clock::new("3+2/1b5".parse().unwrap());
    clock.press(Color::White);
    examples.push(ron::to_string(&clock).unwrap());
    for seed in 0..SAVE_ROUNDS {
        let mut dice = Random::new(seed);
        let example = examples.choose(&mut dice).unwrap().clone();
        run(seed, &mutated(&mut dice, &SCRAPS, &example), fuzzing::save);
    }
}
