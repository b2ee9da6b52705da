//! Algebraic notation: known moves, invalid ones, and accepted deviations.

use crate::common;
use parlour_rules::chess::{Move, Position, Rules, SanError};

#[test]
fn known_moves_are_written_and_read() {
    let table = common::data("san_cases.tsv");
    for [fen, uci, san] in common::rows(&table) {
        // In one of them the side not to move is in check.
        let position = Position::from_composed_fen(fen, Rules::Standard).unwrap();
        let mv = position.parse_uci(uci).unwrap();
        assert_eq!(position.san(mv), san, "{fen} {uci}");
        assert_eq!(position.parse_san(san), Ok(mv), "{fen} {san}");
    }
}

#[test]
fn wrong_moves_are_refused_with_their_reason() {
    let table = common::data("san_rejects.tsv");
    for [fen, san, reason] in common::rows(&table) {
        let expected = match reason {
            "ambiguous" => SanError::Ambiguous(san.to_owned()),
            "illegal" => SanError::Illegal(san.to_owned()),
            _ => panic!("unknown reason {reason:?}"),
        };
        assert_eq!(
            common::standard(fen).parse_san(san),
            Err(expected),
            "{fen} {san}"
        );
    }
}

#[test]
fn the_solutions_of_the_test_suite_are_read_and_written_alike() {
    // "Win at Chess": 300 positions, each with its best moves.
    let mut solutions = 0;
    for line in common::data("wac.epd").lines() {
        let fields: Vec<_> = line.splitn(5, ' ').collect();
        let position = common::standard(&fields[..4].join(" "));
        let moves = fields[4]
            .strip_prefix("bm ")
            .unwrap()
            .split(';')
            .next()
            .unwrap();
        for san in moves.split_whitespace() {
            let mv = position
                .parse_san(san)
                .unwrap_or_else(|error| panic!("{line}: {error}"));
            let written = position.san(mv);
            // A few of its moves lack their check mark or contain more than they need.
            assert_eq!(position.parse_san(&written), Ok(mv), "{line}");
            solutions += 1;
        }
    }
    assert!(solutions >= 300);
}

/// Checks that every spelling means this move.
fn means(fen: &str, uci: &str, spellings: &[&str]) {
    let position = common::standard(fen);
    let mv = position
        .parse_uci(uci)
        .unwrap_or_else(|error| panic!("{fen}: {error}"));
    for spelling in spellings {
        assert_eq!(position.parse_san(spelling), Ok(mv), "{spelling} in {fen}");
    }
}

fn refused(fen: &str, spellings: &[&str]) {
    for spelling in spellings {
        assert!(
            common::standard(fen).parse_san(spelling).is_err(),
            "{spelling} in {fen}"
        );
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn common_deviations_are_read() {
    means(
        START,
        "e2e4",
        &[
            "e4", "e2e4", "e2-e4", "Pe4", "Pe2-e4", "e4!", "e4!?", "e4+", "pe4",
        ],
    );
    means(
        START,
        "g1f3",
        &[
            "Nf3", "Ngf3", "N1f3", "Ng1f3", "Ng1-f3", "nf3", "g1f3", "Nf3#??",
        ],
    );

    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    means(castling, "e1g1", &["O-O", "0-0", "o-o", "O-O!", "0-0+"]);
    means(castling, "e1c1", &["O-O-O", "0-0-0", "o-o-o"]);

    let promotion = "3k4/6P1/8/8/8/8/8/K7 w - - 0 1";
    means(
        promotion,
        "g7g8q",
        &[
            "g8=Q+", "g8Q", "g8(Q)", "g8/Q", "g8=q", "g8q", "g7g8q", "g7-g8=Q",
        ],
    );
    means(promotion, "g7g8n", &["g8=N", "g8N", "g8(N)"]);

    let passing = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3";
    means(
        passing,
        "e5f6",
        &[
            "exf6",
            "ef6",
            "exf6e.p.",
            "exf6 e.p.",
            "exf6ep",
            "e5xf6",
            "e5f6",
        ],
    );

    let capture = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    means(
        capture,
        "e4d5",
        &["exd5", "ed5", "e4xd5", "Pexd5", "e:d5", "exd5!!"],
    );
    means(capture, "f1b5", &["Bb5+", "Bb5", "Bf1-b5", "Bf1b5"]);
}

#[test]
fn a_small_b_is_a_pawn_wherever_it_could_be_one() {
    // Both the pawn and the bishop can capture on c3.
    let both = "4k3/8/8/8/8/2n5/1P6/B3K3 w - - 0 1";
    means(
        "4k3/8/8/8/8/2n5/1P6/4K3 w - - 0 1",
        "b2c3",
        &["bxc3", "bc3"],
    );
    means(both, "b2c3", &["bxc3"]);
    means("4k3/8/8/8/8/2n5/8/B3K3 w - - 0 1", "a1c3", &["Bxc3"]);
    refused("4k3/8/8/8/8/2n5/8/B3K3 w - - 0 1", &["bxc3", "bc3"]);
    // No pawn can move from the b file to f4.
    means("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "c1f4", &["bf4"]);
}

#[test]
fn what_is_no_move_is_refused() {
    refused(
        START,
        &[
            "", " ", "x", "e", "e9", "i4", "Ne9", "Nf33", "e4e4e4", "O-O-O-O", "O-O", "Ke2", "Nd2",
            "e5", "exd3", "Nxf3", "e4=Q", "Nf3=Q", "e2e4q", "--", "Z0", "@@@@", "4e4", "♘f3", "é4",
            "Ｎf3", "e4\0", "NNf3", "Qh5", "+", "#", "=", "=Q", "e4=K", "xe4", "-e5",
        ],
    );
    refused(
        "3k4/6P1/8/8/8/8/8/K7 w - - 0 1",
        &["g8", "g8=K", "g8=P", "g8=", "g8()"],
    );
    let long = "e4".repeat(100_000);
    let error = common::standard(START).parse_san(&long).unwrap_err();
    assert!(error.to_string().len() < 200, "{error}");
}

#[test]
fn castling_is_written_with_the_letter_o_in_960_too() {
    let position = Position::from_fen("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", Rules::Chess960).unwrap();
    let mv = position.parse_san("O-O").unwrap();
    assert_eq!(mv, "f1g1".parse::<Move>().unwrap());
    assert_eq!(position.san(mv), "O-O");
    assert!(position.parse_san("Kxg1").is_err());
    assert!(position.parse_san("Kg1").is_err());
}

#[test]
fn the_casual_game_has_no_check_marks() {
    let fen = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1";
    let position = Position::from_fen(fen, Rules::Casual).unwrap();
    let mv = position.parse_san("Rxe8").unwrap();
    assert_eq!(position.san(mv), "Rxe8");
    let mv = position.parse_san("Re7").unwrap();
    assert_eq!(position.san(mv), "Re7");
}
