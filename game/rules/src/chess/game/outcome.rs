use std::fmt;

use serde::{Deserialize, Serialize};

use crate::chess::Color;

/// Outcome of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Winner; `None` for a draw.
    pub winner: Option<Color>,
    /// Reason of the end.
    pub reason: Reason,
}

impl Outcome {
    /// Builds a win.
    pub const fn win(winner: Color, reason: Reason) -> Self {
        Self {
            winner: Some(winner),
            reason,
        }
    }

    /// Builds a draw.
    pub const fn draw(reason: Reason) -> Self {
        Self {
            winner: None,
            reason,
        }
    }

    /// Returns the result as written in PGN: `1-0`, `0-1` or `1/2-1/2`.
    pub const fn result(self) -> &'static str {
        match self.winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.result(), self.reason)
    }
}

/// Reason why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The king is attacked and there is no legal move (article 5.1.1).
    Checkmate,
    /// There is no legal move and no check (article 5.2.1).
    Stalemate,
    /// Claimed at the third occurrence of a position (article 9.2).
    Threefold,
    /// Fifth occurrence of a position (article 9.6.1).
    Fivefold,
    /// Claimed after fifty moves of both players without capture or pawn move (article 9.3).
    Fifty,
    /// Seventy-five such moves (article 9.6.2).
    SeventyFive,
    /// Neither player has the material to mate (article 5.2.2).
    InsufficientMaterial,
    /// The players agreed on a draw (article 5.2.3).
    Agreement,
    /// A player resigned (article 5.1.2).
    Resignation,
    /// A player's time ran out (article 6.9); a draw if the opponent cannot mate.
    Time,
    /// Casual game: the king was captured.
    KingCaptured,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Self; 11] = [
        Self::Checkmate,
        Self::Stalemate,
        Self::Threefold,
        Self::Fivefold,
        Self::Fifty,
        Self::SeventyFive,
        Self::InsufficientMaterial,
        Self::Agreement,
        Self::Resignation,
        Self::Time,
        Self::KingCaptured,
    ];

    /// Returns the reason as a word for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::Threefold => "threefold",
            Self::Fivefold => "fivefold",
            Self::Fifty => "fifty",
            Self::SeventyFive => "seventy-five",
            Self::InsufficientMaterial => "insufficient-material",
            Self::Agreement => "agreement",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::KingCaptured => "king-captured",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A draw that takes effect only if a player claims it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Claim {
    /// The position has occurred three times (article 9.2).
    Threefold,
    /// Fifty moves of both players without capture or pawn move (article 9.3).
    Fifty,
}

impl Claim {
    /// Both claims.
    pub const ALL: [Self; 2] = [Self::Threefold, Self::Fifty];

    /// Returns the reason of a game that ends with this claim.
    pub const fn reason(self) -> Reason {
        match self {
            Self::Threefold => Reason::Threefold,
            Self::Fifty => Reason::Fifty,
        }
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.reason().name())
    }
}

/// An end that does not follow from the moves: players or clock brought it about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// The players agreed on a draw.
    Agreement,
    /// This color resigned.
    Resignation(Color),
    /// This color's time ran out.
    Time(Color),
    /// A draw was claimed.
    Claimed(Claim),
}
