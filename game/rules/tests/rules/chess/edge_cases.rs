//! The table of edge cases: each row is a position, moves, a question and its answer.

use crate::common;
use parlour_rules::chess::{Claim, Color, Game, Outcome, Position, Reason, Rules};

fn game(fen: &str, chess960: bool, moves: &str) -> Game {
    let rules = if chess960 {
        Rules::Chess960
    } else {
        Rules::Standard
    };
    // One of them has a pawn on the first rank.
    let start =
        Position::from_composed_fen(fen, rules).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let mut game = Game::from_position(start);
    for text in moves.split_whitespace() {
        let mv = game
            .position()
            .parse_uci(text)
            .unwrap_or_else(|error| panic!("{fen}: {error}"));
        game.play(mv)
            .unwrap_or_else(|error| panic!("{fen}, {text}: {error}"));
    }
    game
}

/// Returns an outcome in the words of the table.
fn words(outcome: Option<Outcome>) -> String {
    match outcome {
        None => "none".to_owned(),
        Some(Outcome {
            winner: Some(color),
            reason,
        }) => format!("{reason}:{color}"),
        Some(Outcome {
            reason: Reason::Fivefold,
            ..
        }) => "fivefold_repetition".to_owned(),
        Some(Outcome {
            reason: Reason::SeventyFive,
            ..
        }) => "seventyfive_moves".to_owned(),
        Some(Outcome { reason, .. }) => reason.to_string(),
    }
}

fn answer(game: &Game, query: &str) -> String {
    let position = game.position();
    let claimable =
        |claim| (game.is_claimable(claim) || game.is_claimable_by_next_move(claim)).to_string();
    match query {
        "on_board_threefold" => (game.occurrences() >= 3).to_string(),
        "can_claim_threefold_now_or_by_next_move" => claimable(Claim::Threefold),
        "can_claim_fifty_now_or_by_next_move" => claimable(Claim::Fifty),
        "automatic_outcome" => words(game.outcome()),
        "insufficient(white,black,both)" => format!(
            "{},{},{}",
            !position.has_sufficient_material_to_mate(Color::White),
            !position.has_sufficient_material_to_mate(Color::Black),
            position.is_insufficient_material(),
        ),
        "fen_castling_field" => position
            .fen()
            .split(' ')
            .nth(2)
            .expect("a FEN has a castling field")
            .to_owned(),
        _ => match query.strip_prefix("legal:") {
            Some(text) => position.parse_uci(text).is_ok().to_string(),
            None => panic!("unknown query {query:?}"),
        },
    }
}

#[test]
fn every_edge_case_has_its_answer() {
    let table = common::data("rules_edge_cases.tsv");
    let rows = common::rows::<6>(&table);
    assert_eq!(rows.len(), 141);
    let wrong: Vec<_> = rows
        .into_iter()
        .filter_map(|[category, fen, chess960, moves, query, expected]| {
            let given = answer(&game(fen, chess960 == "1", moves), query);
            (given != expected)
                .then(|| format!("{category}: {fen} {moves}: {query} is {given}, not {expected}"))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
