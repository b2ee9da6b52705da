//! Counts of legal move sequences of a given length. Known counts verify the move generator, and
//! the time measures it.

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

/// Counts the sequences of `depth` moves, but counts the last moves without making them.
pub fn count_in_bulk(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        return position.count_legal_moves() as u64;
    }
    let mut nodes = 0;
    position.each_move_set(|set| {
        set.each(|mv| {
            let mut next = position.clone();
            next.advance(set.kind, mv);
            nodes += count_in_bulk(&next, depth - 1);
        });
    });
    nodes
}

/// Number of last moves that [`count_unless`] counts without asking in between. That takes
/// milliseconds.
const UNINTERRUPTED: u32 = 3;

/// Counts like [`count_in_bulk`], but returns `None` when `is_stopped` returns `true`.
pub fn count_unless(
    position: &Position,
    depth: u32,
    is_stopped: &impl Fn() -> bool,
) -> Option<u64> {
    if depth <= UNINTERRUPTED {
        return (!is_stopped()).then(|| count_in_bulk(position, depth));
    }
    let mut nodes = 0_u64;
    for mv in position.legal_moves() {
        let next = position.after(mv);
        nodes = nodes.saturating_add(count_unless(&next, depth - 1, is_stopped)?);
    }
    Some(nodes)
}

/// Returns the count of [`count_in_bulk`] for each first move; empty for depth 0.
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
