//! Runs the bodies of the fuzz targets over randomly changed examples. Nothing panics, and accepted
//! input survives writing and reading.

use crate::common::{
    self, Dice,
    mutation::{mutated, run},
};
use parlour_rules::chess::{
    Rules, fuzzing,
    pgn::{self, Tags},
};

/// Number of changed texts of each kind.
const FEN_ROUNDS: u64 = 30_000;
const SAN_ROUNDS: u64 = 60_000;
const PGN_ROUNDS: u64 = 4_000;

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
        let mut dice = Dice::new(seed);
        let example = dice.pick(&examples).clone();
        run(seed, &mutated(&mut dice, &SCRAPS, &example), fuzzing::fen);
    }
}

#[test]
fn any_move_is_read_or_refused() {
    let positions: Vec<_> = (0..40)
        .flat_map(|seed| {
            let rules = Rules::ALL[seed as usize % 3];
            let game = Dice::new(seed).game(rules, 100);
            game.history()
                .iter()
                .map(|played| played.before.clone())
                .collect::<Vec<_>>()
        })
        .collect();
    for seed in 0..SAN_ROUNDS {
        let mut dice = Dice::new(seed);
        let position = dice.pick(&positions).clone();
        let Some(mv) = dice.legal_move(&position) else {
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
            let text = pgn::export(&Dice::new(seed).game(rules, 60), &Tags::default());
            text.replacen("2.", "$1 {a comment} (1. e4 (e5) ; x\n) 2.", 1)
        })
        .collect();
    for seed in 0..PGN_ROUNDS {
        let mut dice = Dice::new(seed);
        let two = format!("{}{}", dice.pick(&examples), dice.pick(&examples));
        let text = mutated(&mut dice, &SCRAPS, &two);
        run(seed, &text, fuzzing::pgn);
    }
}
