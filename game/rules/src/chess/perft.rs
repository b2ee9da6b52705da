//! Counting positions: how many sequences of legal moves of a given length there are. Known
//! counts prove the move generator, and the time it takes measures it.

use super::{Move, Position};

/// Counts the sequences of `depth` moves by making every single one.
pub fn count(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    position.each_move_set(|set| {
        set.each(|mv| {
            let mut next = position.clone();
            next.advance(set.kind, mv);
            nodes += count(&next, depth - 1);
        });
    });
    nodes
}

/// Counts the same, but takes the number of legal moves for the last one of each sequence.
pub fn count_in_bulk(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    if depth == 1 {
        position.each_move_set(|set| nodes += set.count() as u64);
    } else {
        position.each_move_set(|set| {
            set.each(|mv| {
                let mut next = position.clone();
                next.advance(set.kind, mv);
                nodes += count_in_bulk(&next, depth - 1);
            });
        });
    }
    nodes
}

/// The count of [`count_in_bulk`] for each first move; none for depth 0.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    position
        .legal_moves()
        .into_iter()
        .map(|mv| (mv, count_in_bulk(&position.after(mv), rest)))
        .collect()
}
