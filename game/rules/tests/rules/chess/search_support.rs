//! Functions for searches, compared with slow and simple implementations.

use crate::common::{random_game, standard};
use parlour_rules::chess::{
    Bitboard, EXCHANGE_VALUES, Move, MoveKind, Piece, PieceKind, Position, Rules, Square,
};

/// Calls `check` for positions of random games of every rule set.
fn each_position(mut check: impl FnMut(&Position)) {
    for rules in Rules::ALL {
        for seed in 0..25 {
            let game = random_game(seed, rules, 120);
            for played in game.history() {
                check(&played.before);
            }
        }
    }
}

#[test]
fn noisy_and_quiet_moves_are_all_moves() {
    each_position(|position| {
        let mut parts = Vec::new();
        position.each_noisy_set(|set| {
            set.each(|mv| {
                let is_noisy = position.captured_at(mv).is_some() || mv.promotion.is_some();
                assert!(is_noisy, "{mv} in {position:?}");
                parts.push(mv);
            });
        });
        position.each_quiet_set(|set| set.each(|mv| parts.push(mv)));
        let mut all = position.legal_moves().to_vec();
        parts.sort();
        all.sort();
        assert_eq!(parts, all, "{position:?}");
    });
}

#[test]
fn any_move_is_legal_exactly_if_it_is_among_the_legal_ones() {
    each_position(|position| {
        let moves = position.legal_moves();
        for from in Square::ALL {
            for to in Square::ALL {
                let mv = Move::new(from, to);
                assert_eq!(
                    position.is_legal(mv),
                    moves.contains(&mv),
                    "{mv} {position:?}"
                );
            }
        }
    });
}

#[test]
fn moves_come_back_from_their_bits() {
    each_position(|position| {
        for &mv in &position.legal_moves() {
            assert_eq!(Move::from_bits(mv.to_bits()), Some(mv));
        }
    });
    assert_eq!(Move::from_bits(0), None);
    assert_eq!(Move::from_bits(u16::MAX), None);
}

#[test]
fn check_is_foretold() {
    each_position(|position| {
        let us = position.turn();
        if position.rules() == Rules::Casual {
            return;
        }
        for &mv in &position.legal_moves() {
            let after = position.after(mv);
            let checks = after
                .king(!us)
                .is_some_and(|king| after.is_attacked(king, us, after.occupied()));
            assert_eq!(position.gives_check(mv), checks, "{mv} in {position:?}");
            let found = position.checks();
            assert_eq!(
                position.gives_check_by(found.as_ref(), mv),
                checks,
                "{mv} in {position:?}"
            );
        }
    });
}

#[test]
fn hashes_of_ordinary_moves_are_foretold() {
    each_position(|position| {
        for &mv in &position.legal_moves() {
            let after = position.after(mv);
            let is_ordinary = mv.promotion.is_none()
                && matches!(position.kind(mv), MoveKind::Quiet | MoveKind::Capture)
                && after.castling() == position.castling();
            if is_ordinary {
                let foretold = position.likely_hash_after(mv);
                assert_eq!(foretold, after.hash(), "{mv} in {position:?}");
            }
        }
    });
}

fn value(kind: PieceKind) -> i32 {
    EXCHANGE_VALUES[kind.index()]
}

/// Returns the gain of the side that can capture on this square, or decline.
fn recapture(
    position: &Position,
    occupied: Bitboard,
    on: Square,
    there: PieceKind,
    by: Piece,
) -> i32 {
    let side = by.color;
    let takers = position.attackers(on, side, occupied) & occupied;
    let Some((kind, from)) = PieceKind::ALL
        .into_iter()
        .find_map(|kind| Some((kind, (takers & position.of_kind(kind)).first()?)))
    else {
        return 0;
    };
    let left = occupied & !Bitboard::of(from);
    let guarded = (position.attackers(on, !side, left) & left).any();
    if kind == PieceKind::King && guarded {
        return 0;
    }
    (value(there) - recapture(position, left, on, kind, PieceKind::Pawn.of(!side))).max(0)
}

fn exchange(position: &Position, mv: Move) -> i32 {
    let us = position.turn();
    let Some(moving) = position.kind_at(mv.from) else {
        return 0;
    };
    if position.of(us).has(mv.to) {
        return 0;
    }
    let mut occupied = (position.occupied() & !Bitboard::of(mv.from)) | mv.to.into();
    let mut gained = 0;
    if let Some(at) = position.captured_at(mv) {
        gained += position.kind_at(at).map_or(0, value);
        if at != mv.to {
            occupied &= !Bitboard::of(at);
        }
    }
    let arrived = mv.promotion.unwrap_or(moving);
    gained += value(arrived) - value(moving);
    gained - recapture(position, occupied, mv.to, arrived, PieceKind::Pawn.of(!us))
}

#[test]
fn exchanges_are_worth_what_playing_them_out_shows() {
    each_position(|position| {
        for &mv in &position.legal_moves() {
            let worth = exchange(position, mv);
            assert!(
                position.exchange_gains(mv, worth),
                "{mv} gains {worth} in {position:?}"
            );
            assert!(
                !position.exchange_gains(mv, worth + 1),
                "{mv} gains no more than {worth} in {position:?}"
            );
        }
    });
}

#[test]
fn known_exchanges() {
    for (fen, uci, worth) in [
        // An undefended pawn, a defended one, and one with doubled rooks behind it.
        ("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - -", "e1e5", 100),
        ("4k3/8/3p4/4p3/8/8/4R3/4K3 w - -", "e2e5", 100 - 500),
        ("4k3/4r3/8/4p3/8/8/4R3/4RK2 w - -", "e2e5", 100),
        // En passant, a promotion that is captured, and one that is not.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "e5d6", 100),
        ("3rk3/1P6/8/8/8/8/8/4K3 w - -", "b7b8q", 850 - 950),
        ("4k3/1P6/8/8/8/8/8/4K3 w - -", "b7b8q", 850),
    ] {
        let position = standard(fen);
        let mv = position.parse_uci(uci).unwrap();
        assert!(position.exchange_gains(mv, worth), "{uci} in {fen}");
        assert!(!position.exchange_gains(mv, worth + 1), "{uci} in {fen}");
    }
}

#[test]
fn squares_are_seen_from_both_sides() {
    use parlour_rules::chess::Color;
    assert_eq!(Square::E2.relative_to(Color::White), Square::E2);
    assert_eq!(Square::E2.relative_to(Color::Black), Square::E7);
    assert_eq!(Square::A1.distance(Square::C8), 7);
    assert_eq!(Square::E4.distance(Square::E4), 0);
}
