use parlour_rules::duel::{Duel, Outcome, Phase, Player};

use super::ComputerPlayer;

/// Result of a game between two computer players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// Outcome, or `None` if the game was ended after `MAX_STEPS` intents.
    pub outcome: Option<Outcome>,
    /// Number of turns of both players.
    pub turns: u16,
    /// Number of refused intents. The turn was ended instead of them.
    pub illegal: u32,
}

/// Maximum number of intents. Custom cards can make a game endless.
const MAX_STEPS: u32 = 20_000;

/// Plays a match to its end. The players are in the order of the seats.
pub fn play(mut duel: Duel, players: &mut [ComputerPlayer; 2]) -> MatchResult {
    let mut illegal = 0;
    for _ in 0..MAX_STEPS {
        let player = match duel.phase() {
            Phase::Over => break,
            Phase::Playing => duel.current(),
            Phase::Mulligan if duel.may_exchange(Player::One) => Player::One,
            Phase::Mulligan => Player::Two,
        };
        let intent = players[player.index()].decide(duel.seat(player), None);
        if duel.act_silently(player, intent).is_err() {
            illegal += 1;
            let instead = super::options::pass(duel.phase());
            if duel.act_silently(player, instead).is_err() {
                break;
            }
        }
    }
    MatchResult {
        outcome: duel.outcome(),
        turns: duel.turn(),
        illegal,
    }
}
