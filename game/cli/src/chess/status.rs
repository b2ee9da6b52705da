use clap::Args;
use parlour_rules::chess::{Claim, Color, Game, Outcome, Reason};
use serde::Serialize;

use super::arguments::PositionArguments;
use crate::answer::{Answer, Failure, Out};

#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    position: PositionArguments,
    /// Play these moves first, in UCI notation, such as "e2e4 e7e5"
    #[arg(long, default_value = "", hide_default_value = true)]
    moves: String,
}

/// State of a game.
#[derive(Serialize)]
struct Status {
    fen: String,
    turn: Color,
    check: bool,
    legal_moves: usize,
    outcome: Option<End>,
    claims: Vec<Claim>,
    san: Vec<String>,
}

#[derive(Serialize)]
struct End {
    result: &'static str,
    reason: Reason,
}

/// An invalid position, or an invalid move with its number from 1.
#[derive(Serialize)]
struct Refused {
    error: String,
    ply: Option<usize>,
}

impl Arguments {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        match self.play() {
            Ok(game) => {
                out.json(&Status::of(&game))?;
                Ok(Answer::Yes)
            }
            Err(refused) => {
                out.json(&refused)?;
                Ok(Answer::No)
            }
        }
    }

    fn play(&self) -> Result<Game, Refused> {
        let start = self.position.position().map_err(|failure| Refused {
            error: failure.to_string(),
            ply: None,
        })?;
        let mut game = Game::from_position(start);
        for (text, ply) in self.moves.split_whitespace().zip(1..) {
            let refused = |error: String| Refused {
                error,
                ply: Some(ply),
            };
            let mv = game
                .position()
                .parse_uci(text)
                .map_err(|error| refused(error.to_string()))?;
            game.play(mv).map_err(|error| refused(error.to_string()))?;
        }
        Ok(game)
    }
}

impl Status {
    fn of(game: &Game) -> Self {
        let position = game.position();
        let end = |outcome: Outcome| End {
            result: outcome.result(),
            reason: outcome.reason,
        };
        Self {
            fen: position.fen(),
            turn: position.turn(),
            check: position.in_check(),
            legal_moves: position.count_legal_moves(),
            outcome: game.outcome().map(end),
            // Claims that the position allows, even if it is an automatic draw.
            claims: Claim::ALL
                .into_iter()
                .filter(|&claim| game.is_claimable(claim))
                .collect(),
            san: game
                .history()
                .iter()
                .map(|played| played.san.clone())
                .collect(),
        }
    }
}
