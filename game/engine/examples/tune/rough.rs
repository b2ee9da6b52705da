//! Hand-made round weights, to start a tuning from.

use parlour_engine::chess::eval::terms::{self, Group};

/// Setter of a group's weights: the function gives the pair for an index within the group.
type Set<'a> = dyn FnMut(Group, &dyn Fn(usize) -> (f64, f64)) + 'a;

/// Returns a pair for each weight, for middlegame and endgame, in hundredths of a pawn.
pub fn weights() -> Vec<(f64, f64)> {
    let mut weights = vec![(0.0, 0.0); terms::COUNT];
    let mut set = |group: Group, values: &dyn Fn(usize) -> (f64, f64)| {
        for index in 0..group.len {
            weights[group.at + index] = values(index);
        }
    };
    set_squares(&mut set);
    set_pieces(&mut set);
    set_pawns(&mut set);
    set_king_safety(&mut set);
    set_threats(&mut set);
    weights
}

/// Returns one pair for every index of a group.
fn flat(middle: f64, end: f64) -> impl Fn(usize) -> (f64, f64) {
    move |_| (middle, end)
}

/// Sets material and piece-square tables.
fn set_squares(set: &mut Set) {
    let material = [100.0, 300.0, 320.0, 500.0, 950.0];
    set(terms::MATERIAL, &|kind| (material[kind], material[kind]));

    // Distance from the edge: 0 to 3, for ranks and for files a to d.
    let central = |index: usize| {
        let (rank, file) = (index / 4, index % 4);
        (rank.min(7 - rank) as f64, file as f64)
    };
    let rank = |index: usize| (index / 4) as f64;
    set(terms::PAWN_SQUARE, &|index| {
        let (_, file) = central(index);
        (2.0 * file * (rank(index) - 1.0), 5.0 * (rank(index) - 1.0))
    });
    let towards_the_middle = |step: f64| {
        move |index: usize| {
            let (rank, file) = central(index);
            let value = step * (rank + file - 3.0);
            (value, value)
        }
    };
    set(terms::KNIGHT_SQUARE, &towards_the_middle(8.0));
    set(terms::BISHOP_SQUARE, &towards_the_middle(4.0));
    set(terms::QUEEN_SQUARE, &towards_the_middle(2.0));
    set(terms::ROOK_SQUARE, &|index| {
        let seventh = if index / 4 == 6 { 15.0 } else { 0.0 };
        (2.0 * central(index).1 - 3.0 + seventh, seventh)
    });
    set(terms::KING_SQUARE, &|index| {
        let (from_edge, file) = central(index);
        (
            -10.0 * file - 15.0 * rank(index),
            10.0 * (from_edge + file - 3.0),
        )
    });
}

/// Sets mobility and what else pieces count for.
fn set_pieces(set: &mut Set) {
    let mobility = |middle: f64, step: f64| {
        move |count: usize| {
            let value = step * (count as f64 - middle);
            (value, value)
        }
    };
    set(terms::KNIGHT_MOBILITY, &mobility(4.0, 6.0));
    set(terms::BISHOP_MOBILITY, &mobility(6.0, 5.0));
    set(terms::ROOK_MOBILITY, &mobility(7.0, 4.0));
    set(terms::QUEEN_MOBILITY, &mobility(13.0, 2.0));

    set(terms::BISHOP_PAIR, &flat(30.0, 50.0));
    set(terms::BISHOP_OWN_PAWNS, &flat(-2.0, -5.0));
    set(terms::OUTPOST, &flat(25.0, 15.0));
    set(terms::BEHIND_PAWN, &flat(8.0, 4.0));
    set(terms::ROOK_FILE, &|index| {
        if index == 0 {
            (30.0, 10.0)
        } else {
            (15.0, 5.0)
        }
    });
    set(terms::ROOK_BEHIND_PASSED, &flat(5.0, 20.0));

    set(terms::KING_DISTANCE, &flat(-4.0, -2.0));
    set(terms::LONG_DIAGONAL, &flat(20.0, 5.0));
    set(terms::TRAPPED_ROOK, &|index| {
        if index == 0 {
            (-40.0, -10.0)
        } else {
            (-20.0, -5.0)
        }
    });
}

/// Sets pawn structure and passed pawns.
fn set_pawns(set: &mut Set) {
    set(terms::ISOLATED, &flat(-12.0, -12.0));
    set(terms::DOUBLED, &flat(-10.0, -20.0));
    set(terms::BACKWARD, &flat(-10.0, -10.0));
    let by_rank = |step: f64| {
        move |rank: usize| {
            let value = step * rank as f64;
            (value, value)
        }
    };
    set(terms::GUARDED_PAWN, &by_rank(4.0));
    set(terms::PHALANX, &by_rank(3.0));
    set(terms::PASSED, &|rank| {
        let rank = rank as f64;
        (1.5 * rank * rank, 3.0 * rank * rank)
    });
    set(terms::PASSED_FREE, &by_rank(3.0));
    set(terms::PASSED_SAFE, &by_rank(3.0));
    set(terms::PASSED_WAY, &by_rank(5.0));
    set(terms::PASSED_BLOCKED, &by_rank(-2.0));
    set(terms::PASSED_HELPED, &by_rank(2.0));
    set(terms::PASSED_OWN_KING, &|distance| {
        (0.0, -2.0 * distance as f64)
    });
    set(terms::PASSED_ENEMY_KING, &|distance| {
        (0.0, 5.0 * distance as f64)
    });
}

/// Sets shelter, storm and the dangers to the king, and how complex endgames are.
fn set_king_safety(set: &mut Set) {
    // Rank 1 is where pawns start; 0 means that there is none.
    set(terms::SHELTER, &|index| match index % 8 {
        0 => (-20.0, 0.0),
        rank => (25.0 - 10.0 * rank as f64, 0.0),
    });
    set(terms::STORM, &|index| {
        let near = (5.0 - (index % 8) as f64).max(0.0);
        (if index < 8 { -8.0 } else { -3.0 } * near, 0.0)
    });
    let attackers = [(30.0, 20.0), (20.0, 10.0), (30.0, 10.0), (30.0, 20.0)];
    set(terms::DANGER_ATTACKER, &|nth| attackers[nth]);
    set(terms::DANGER_NEAR, &flat(12.0, 5.0));
    set(terms::DANGER_WEAK, &flat(25.0, 10.0));
    let checks = [(70.0, 40.0), (40.0, 30.0), (80.0, 50.0), (60.0, 40.0)];
    set(terms::DANGER_CHECK, &|nth| checks[nth]);
    set(terms::DANGER_UNSAFE_CHECK, &flat(15.0, 10.0));
    set(terms::DANGER_NO_QUEEN, &flat(-140.0, -40.0));
    set(terms::DANGER_PINNED, &flat(15.0, 10.0));
    set(terms::DANGER_FILE, &|nth| ([20.0, 30.0][nth], 0.0));
    set(terms::DANGER_DEFENDER, &flat(-15.0, 0.0));
    set(terms::DANGER_WING, &|nth| {
        ([4.0, -3.0][nth], [2.0, 0.0][nth])
    });
    set(terms::DANGER_BASE, &flat(-20.0, 0.0));
    let complexity = [(0.0, 3.0), (0.0, 15.0), (0.0, 25.0), (0.0, -40.0)];
    set(terms::COMPLEXITY, &|nth| complexity[nth]);
}

/// Sets threats, pins, castling rights and tempo.
fn set_threats(set: &mut Set) {
    set(terms::PAWN_THREAT, &flat(50.0, 40.0));
    set(terms::MINOR_THREAT, &flat(30.0, 30.0));
    set(terms::ROOK_THREAT, &flat(25.0, 25.0));
    set(terms::CASTLING, &flat(20.0, 0.0));
    set(terms::PINNED, &flat(12.0, 10.0));
    set(terms::KING_THREAT, &flat(10.0, 30.0));
    set(terms::QUEEN_THREAT, &flat(15.0, 10.0));
    set(terms::RESTRICTED, &flat(4.0, 4.0));
    set(terms::HANGING, &flat(30.0, 20.0));
    set(terms::HANGING_PAWN, &flat(5.0, 15.0));
    set(terms::PUSH_THREAT, &flat(15.0, 10.0));
    set(terms::TEMPO, &flat(20.0, 15.0));
}
