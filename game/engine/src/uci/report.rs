//! Formatting of the lines that a search writes.

use std::fmt::Write;

use parlour_rules::chess::{Color, Move, PieceKind, Position, Square};

use crate::chess::{Bound, Info};

/// Returns moves in UCI notation, separated by spaces.
pub fn line(position: &Position, moves: &[Move]) -> String {
    let mut text = String::new();
    let mut position = position.clone();
    for &mv in moves {
        if !position.is_legal(mv) {
            break;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text += &position.uci(mv);
        position = position.after(mv);
    }
    text
}

/// Returns the `info` line of a search result.
pub fn info(position: &Position, info: &Info) -> String {
    let bound = match info.bound {
        Bound::Exact => "",
        Bound::Lower => " lowerbound",
        Bound::Upper => " upperbound",
    };
    format!(
        "info depth {} seldepth {} multipv {} score {}{bound} nodes {} nps {} hashfull {} \
         time {} pv {}",
        info.depth,
        info.seldepth,
        info.line,
        info.score,
        info.nodes,
        info.nodes_per_second(),
        info.hashfull,
        info.time.as_millis(),
        line(position, &info.pv),
    )
}

/// Answer if there is no legal move.
pub const NO_MOVE: &str = "bestmove 0000";

/// Returns the `info` line for a position that is checkmate or stalemate.
pub fn end(position: &Position) -> &'static str {
    if position.is_checkmate() {
        "info depth 0 score mate 0"
    } else {
        "info depth 0 score cp 0"
    }
}

/// Returns the `bestmove` line; without a legal move it has UCI's null move.
pub fn best(position: &Position, mv: Option<Move>, ponder: Option<Move>) -> String {
    let Some(mv) = mv else {
        return NO_MOVE.into();
    };
    let moves = line(
        position,
        &[Some(mv), ponder].into_iter().flatten().collect::<Vec<_>>(),
    );
    match moves.split_once(' ') {
        Some((mv, ponder)) => format!("bestmove {mv} ponder {ponder}"),
        None => format!("bestmove {moves}"),
    }
}

/// Draws the board as text, with FEN and other facts about the position.
pub fn picture(position: &Position) -> Vec<String> {
    let mut lines = Vec::new();
    for rank in (0..8).rev() {
        let mut row = format!("{} ", rank + 1);
        for file in 0..8 {
            let piece = position.piece_at(Square::new(file, rank));
            let _ = write!(
                row,
                " {}",
                piece.map_or('.', parlour_rules::chess::Piece::fen)
            );
        }
        lines.push(row);
    }
    lines.push("   a b c d e f g h".into());
    lines.push(format!("Fen: {}", position.fen()));
    lines.push(format!("Key: {:016X}", position.hash()));
    let checkers: Vec<_> = position
        .checkers()
        .into_iter()
        .map(|at| at.to_string())
        .collect();
    lines.push(format!("Checkers: {}", checkers.join(" ")));
    let count = |color: Color| {
        PieceKind::ALL
            .into_iter()
            .map(|kind| position.of_piece(kind.of(color)).len())
            .sum::<usize>()
    };
    lines.push(format!(
        "Pieces: {} white, {} black",
        count(Color::White),
        count(Color::Black)
    ));
    lines
}
