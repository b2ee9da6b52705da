//! FEN: what is read, how it is written, and which field is refused.

use crate::common::{self, random_game};
use parlour_rules::chess::{FenField, Move, Position, Rules, Square};

/// Texts that are not a FEN, with the field that is wrong.
const REFUSED: &[(&str, FenField)] = {
    use FenField::{Board, Castling, EnPassant, End, Fullmove, HalfmoveClock, Turn};
    &[
        // Missing fields.
        ("", Board),
        ("   ", Board),
        ("4k3/8/8/8/8/8/8/4K3", Turn),
        ("4k3/8/8/8/8/8/8/4K3 w", Castling),
        ("4k3/8/8/8/8/8/8/4K3 w -", EnPassant),
        // Board as text.
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", Board),
        ("4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", Board),
        ("4k3/8/8/8/8/8/8/4K3/ w - - 0 1", Board),
        ("4k3/8/9/8/8/8/8/4K3 w - - 0 1", Board),
        ("4k3/8/0/8/8/8/8/4K3 w - - 0 1", Board),
        ("4k3/8/7/8/8/8/8/4K3 w - - 0 1", Board),
        ("4k3/8/44/8/8/8/8/4K3 w - - 0 1", Board),
        ("4k3/8/8p/8/8/8/8/4K3 w - - 0 1", Board),
        ("4k3/8/p8/8/8/8/8/4K3 w - - 0 1", Board),
        ("4k3/8/ppppppppp/8/8/8/8/4K3 w - - 0 1", Board),
        ("4k3/8/x7/8/8/8/8/4K3 w - - 0 1", Board),
        ("4k3/8/é7/8/8/8/8/4K3 w - - 0 1", Board),
        // Pieces on the board.
        ("8/8/8/8/8/8/8/8 w - - 0 1", Board),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", Board),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", Board),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", Board),
        ("3kk3/8/8/8/8/8/8/4K3 w - - 0 1", Board),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", Board),
        ("4k3/8/8/8/8/8/8/p3K3 w - - 0 1", Board),
        ("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", Board),
        (
            "rnbqkbnr/pppppppp/n7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            Board,
        ),
        // Player to move.
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", Turn),
        ("4k3/8/8/8/8/8/8/4K3 W - - 0 1", Turn),
        ("4k3/8/8/8/8/8/8/4K3 wb - - 0 1", Turn),
        ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", Turn),
        ("4k3/8/8/8/8/8/4r3/4K3 b - - 0 1", Turn),
        ("8/8/8/8/8/8/4k3/4K3 w - - 0 1", Turn),
        // Castling.
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", Castling),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkqx - 0 1", Castling),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1", Castling),
        ("r3k2r/8/8/8/8/8/8/R3K2R w -- - 0 1", Castling),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KH - 0 1", Castling),
        ("r3k2r/8/8/8/8/8/8/R2K3R w K - 0 1", Castling),
        ("r3k2r/8/8/8/8/8/4K3/R6R w K - 0 1", Castling),
        ("r3k2r/8/8/8/8/8/8/R3K1R1 w K - 0 1", Castling),
        ("r3k2r/8/8/8/8/8/8/R3K1R1 w G - 0 1", Castling),
        ("r3k2r/8/8/8/8/8/8/R3K2r w K - 0 1", Castling),
        ("r3k2n/8/8/8/8/8/8/R3K2R b k - 0 1", Castling),
        // En passant.
        ("4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1", EnPassant),
        ("4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", EnPassant),
        ("4k3/8/8/8/8/8/8/4K3 b - e3 0 1", EnPassant),
        ("4k3/8/8/8/4p3/8/8/4K3 b - e3 0 1", EnPassant),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e9 0 1", EnPassant),
        ("4k3/8/8/8/4P3/8/8/4K3 b - x 0 1", EnPassant),
        ("4k3/8/8/8/4P3/8/8/4K3 b - E3 0 1", EnPassant),
        // Counters, and text after the last field.
        ("4k3/8/8/8/8/8/8/4K3 w - - x 1", HalfmoveClock),
        ("4k3/8/8/8/8/8/8/4K3 w - - -1 1", HalfmoveClock),
        ("4k3/8/8/8/8/8/8/4K3 w - - +1 1", HalfmoveClock),
        ("4k3/8/8/8/8/8/8/4K3 w - - 99999999999 1", HalfmoveClock),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 x", Fullmove),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1.5", Fullmove),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 1", End),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 bm Ke2;", End),
    ]
};

#[test]
fn every_refusal_names_its_field() {
    for &(fen, field) in REFUSED {
        match Position::from_fen(fen, Rules::Standard) {
            Ok(position) => panic!("{fen:?} was read as {position:?}"),
            Err(error) => {
                assert_eq!(error.field, field, "{fen:?}: {error}");
                let sentence = error.to_string();
                assert!(
                    sentence.starts_with(&format!("{field}: ")),
                    "{fen:?}: {sentence}"
                );
            }
        }
    }
}

#[test]
fn the_sentences_say_what_was_wrong() {
    let sentence = |fen| {
        Position::from_fen(fen, Rules::Standard)
            .unwrap_err()
            .to_string()
    };
    for (fen, expected) in [
        (
            "r3k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1",
            "castling: no rook on h1 for K",
        ),
        (
            "8/8/8/8/8/8/8/4K3 w - - 0 1",
            "board: black has 0 kings (expected 1)",
        ),
        (
            "4k3/8/7/8/8/8/8/4K3 w - - 0 1",
            "board: 7 squares on rank 6 (expected 8)",
        ),
        (
            "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
            "turn: black's king is in check, but it is white's turn",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
            "en passant: no black pawn on e5 for e6",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e3 0 1",
            "en passant: invalid square e3 (expected rank 6 on white's turn)",
        ),
    ] {
        assert_eq!(sentence(fen), expected);
    }
}

/// Reads a FEN and writes it again.
fn written(rules: Rules, fen: &str) -> String {
    Position::from_fen(fen, rules)
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
        .fen()
}

#[test]
fn what_is_read_is_written_in_one_way() {
    for (fen, expected) in [
        // Four and five fields, more spaces, large counters, no move 0.
        ("4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 7",
            "4k3/8/8/8/8/8/8/4K3 w - - 7 1",
        ),
        (
            " 4k3/8/8/8/8/8/8/4K3  b -\t-  7 9\r\n",
            "4k3/8/8/8/8/8/8/4K3 b - - 7 9",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 150 0",
            "4k3/8/8/8/8/8/8/4K3 w - - 150 1",
        ),
        // Castling letters in any order and spelling.
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w qkQK -",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w HAha -",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        ),
        // An en passant square is kept only if the capture is legal.
        (
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        ),
        (
            "8/8/8/8/R3pP1k/8/8/4K3 b - f3 0 1",
            "8/8/8/8/R3pP1k/8/8/4K3 b - - 0 1",
        ),
        (
            "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
            "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
        ),
        // No pawn can have passed an occupied square.
        (
            "4k3/8/8/8/3Pp3/3N4/8/4K3 b - d3 0 1",
            "4k3/8/8/8/3Pp3/3N4/8/4K3 b - - 0 1",
        ),
        (
            "4k3/8/8/8/3Pp3/8/3N4/4K3 b - d3 0 1",
            "4k3/8/8/8/3Pp3/8/3N4/4K3 b - - 0 1",
        ),
    ] {
        assert_eq!(written(Rules::Standard, fen), expected);
    }
}

#[test]
fn chess960_castling_is_read_in_three_spellings() {
    let shredder = "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1";
    for castling in ["KQkq", "GBgb", "bgBG", "KBkb"] {
        let fen = shredder.replace("GBgb", castling);
        assert_eq!(written(Rules::Chess960, &fen), shredder);
    }
    // X-FEN: K is the outermost rook, the inner one needs its file.
    let inner = "4k3/8/8/8/8/8/8/4KR1R w F - 0 1";
    assert_eq!(written(Rules::Chess960, inner), inner);
    let outer = "4k3/8/8/8/8/8/8/4KR1R w K - 0 1";
    assert_eq!(
        written(Rules::Chess960, outer),
        outer.replace('K', "H").replace("4HR1R", "4KR1R")
    );
    for refused in [
        "4k3/8/8/8/8/8/8/4KR1R w FH - 0 1",
        "4k3/8/8/8/8/8/8/4KR1R w Q - 0 1",
        "4k3/8/8/8/8/8/4K3/5R1R w K - 0 1",
        "4k3/8/8/8/8/8/8/4KR1R w E - 0 1",
    ] {
        let error = Position::from_fen(refused, Rules::Chess960).unwrap_err();
        assert_eq!(error.field, FenField::Castling, "{refused}");
    }
}

#[test]
fn a_king_may_stand_in_reach_in_the_casual_game() {
    let fen = "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1";
    let position = Position::from_fen(fen, Rules::Casual).unwrap();
    assert!(position.parse_uci("e7e8").is_ok());
    assert!(Position::from_fen("8/8/8/8/8/8/8/4K3 w - - 0 1", Rules::Casual).is_err());
}

#[test]
fn random_games_round_trip() {
    for rules in Rules::ALL {
        for seed in 0..60 {
            for played in random_game(seed, rules, 150).history() {
                if played.after.king(played.after.turn()).is_none() {
                    continue; // a casual game's last position
                }
                let fen = played.after.fen();
                let again = Position::from_fen(&fen, rules);
                assert_eq!(
                    again.as_ref(),
                    Ok(&played.after),
                    "{rules}, seed {seed}: {fen}"
                );
                assert_eq!(
                    again.map(|again| again.hash()),
                    Ok(played.after.hash()),
                    "{fen}"
                );
            }
        }
    }
}

#[test]
fn a_position_and_its_moves_are_the_same_after_they_were_written() {
    for rules in Rules::ALL {
        let game = random_game(1, rules, 40);
        let (position, moves) = (game.position(), game.position().legal_moves());
        let moves: Vec<Move> = moves.into_iter().collect();
        let written = serde_json::to_string(&(position, &moves)).unwrap();
        let read: (Position, Vec<Move>) = serde_json::from_str(&written).unwrap();
        assert_eq!((&read.0, read.1), (position, moves), "{rules}");
    }
    let invalid = r#"{"fen":"4k3/8/8/8/8/8/8/8 w - - 0 1","rules":"standard"}"#;
    let error = serde_json::from_str::<Position>(invalid).unwrap_err();
    assert!(error.to_string().contains("board"), "{error}");
}

#[test]
fn en_passant_is_kept_only_while_it_lasts() {
    let position = common::standard("4k3/8/8/8/2p5/8/3P4/4K3 w - - 0 1");
    let double_step = position.play(position.parse_uci("d2d4").unwrap()).unwrap();
    assert_eq!(double_step.en_passant(), Some(Square::D3));
    let later = double_step
        .play(double_step.parse_uci("e8d8").unwrap())
        .unwrap();
    assert_eq!(later.en_passant(), None);
}
