use serde::{Deserialize, Serialize};

use super::Outcome;
use crate::chess::{Move, Piece, Position, Square};

/// A change on the board. A view shows events in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// A piece moved. Castling gives two of these, the king's first. In Chess960 the rook can still
    /// be on the king's new square until its own event, and one of the two can stay in place.
    Moved {
        /// Moved piece; a promoted pawn is still the pawn here.
        piece: Piece,
        /// Origin.
        from: Square,
        /// Destination.
        to: Square,
    },
    /// A piece was captured; this comes before the capturing piece moves.
    Captured {
        /// Captured piece.
        piece: Piece,
        /// Its square, which after en passant is not the destination of the move.
        at: Square,
    },
    /// A pawn was promoted after it arrived.
    Promoted {
        /// Square of the pawn.
        at: Square,
        /// Pawn.
        from: Piece,
        /// New piece.
        to: Piece,
    },
    /// Undo: a promoted piece became the pawn again, before it moves back.
    Demoted {
        /// Square of the piece.
        at: Square,
        /// Promoted piece.
        from: Piece,
        /// Pawn.
        to: Piece,
    },
    /// Undo: a captured piece returned to the board.
    Restored {
        /// Piece that returned.
        piece: Piece,
        /// Its square.
        at: Square,
    },
    /// The player to move is in check.
    Check {
        /// Square of the king.
        king: Square,
    },
    /// The game is over.
    Over(Outcome),
    /// Undo: the game is no longer over.
    Reopened,
}

impl Event {
    /// Returns the events of a legal move, without check and end.
    pub(super) fn of_move(position: &Position, mv: Move) -> Vec<Self> {
        let mut events = Vec::with_capacity(4);
        let Some(piece) = position.piece_at(mv.from) else {
            return events;
        };
        if let Some(at) = position.captured_at(mv)
            && let Some(piece) = position.piece_at(at)
        {
            events.push(Self::Captured { piece, at });
        }
        events.push(Self::Moved {
            piece,
            from: mv.from,
            to: position.destination(mv),
        });
        if let Some((from, to)) = position.castled_rook(mv)
            && let Some(piece) = position.piece_at(from)
        {
            events.push(Self::Moved { piece, from, to });
        }
        if let Some(kind) = mv.promotion {
            events.push(Self::Promoted {
                at: mv.to,
                from: piece,
                to: kind.of(piece.color),
            });
        }
        events
    }

    /// Returns the check of the player to move, if there is one.
    pub(super) fn check(position: &Position) -> Option<Self> {
        let king = position.king(position.turn())?;
        position.in_check().then_some(Self::Check { king })
    }

    /// Returns the event that undoes this one; a check needs none.
    pub(super) fn reversed(self) -> Option<Self> {
        Some(match self {
            Self::Moved { piece, from, to } => Self::Moved {
                piece,
                from: to,
                to: from,
            },
            Self::Captured { piece, at } => Self::Restored { piece, at },
            Self::Restored { piece, at } => Self::Captured { piece, at },
            Self::Promoted { at, from, to } => Self::Demoted {
                at,
                from: to,
                to: from,
            },
            Self::Demoted { at, from, to } => Self::Promoted {
                at,
                from: to,
                to: from,
            },
            Self::Over(_) => Self::Reopened,
            Self::Check { .. } | Self::Reopened => return None,
        })
    }
}
