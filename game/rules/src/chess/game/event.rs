use serde::{Deserialize, Serialize};

use super::Outcome;
use crate::chess::{Move, Piece, Position, Square};

/// Something that happened on the board, for a view to show in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// A piece went from one square to another. Castling is two of these, the king's first. In
    /// Chess960 the rook may still stand where the king arrives, until its own event, and one of
    /// the two may stay where it is.
    Moved {
        /// What moved; a pawn that is promoted still as the pawn.
        piece: Piece,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A piece was taken off the board, before its taker arrives.
    Captured {
        /// What was taken.
        piece: Piece,
        /// Where it stood; en passant that is not where the taker arrives.
        at: Square,
    },
    /// A pawn became another piece, after it arrived.
    Promoted {
        /// Where.
        at: Square,
        /// The pawn.
        from: Piece,
        /// What it became.
        to: Piece,
    },
    /// Taking back a promotion: a piece became the pawn again, before it goes back.
    Demoted {
        /// Where.
        at: Square,
        /// What the pawn had become.
        from: Piece,
        /// The pawn.
        to: Piece,
    },
    /// Taking back a capture: a piece returned to the board.
    Restored {
        /// What returned.
        piece: Piece,
        /// Where it stands again.
        at: Square,
    },
    /// The player who is now on move is in check.
    Check {
        /// Where the king stands.
        king: Square,
    },
    /// The game has ended.
    Over(Outcome),
    /// The game goes on after all: its end was taken back.
    Reopened,
}

impl Event {
    /// What happens on the board when a legal move is played.
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

    /// The check that the player on move stands in, if any.
    pub(super) fn check(position: &Position) -> Option<Self> {
        let king = position.king(position.turn())?;
        position.in_check().then_some(Self::Check { king })
    }

    /// What takes this back; a check is not taken back but gone.
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
