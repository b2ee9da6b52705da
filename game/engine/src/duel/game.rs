use parlour_rules::duel::{Duel, Outcome, Phase, Player};

use super::ComputerPlayer;

/// How a game between two players went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// How it ended; nothing if it was given up after [`LONGEST`] steps.
    pub outcome: Option<Outcome>,
    /// How many turns it had, counted over both players.
    pub turns: u16,
    /// How many decisions were refused; the turn was ended instead.
    pub illegal: u32,
}

/// No game has more steps; cards that go on for ever may be made.
const LONGEST: u32 = 20_000;

/// Plays a match to its end; thinkers sit in the order of the seats.
pub fn play(mut duel: Duel, players: &mut [ComputerPlayer; 2]) -> MatchResult {
    let mut illegal = 0;
    for _ in 0..LONGEST {
        let player = match duel.phase() {
            Phase::Over => break,
            Phase::Playing => duel.current(),
            Phase::Mulligan if duel.may_exchange(Player::One) => Player::One,
            Phase::Mulligan => Player::Two,
        };
        let intent = players[player.index()].decide(duel.seat(player), None);
        if duel.act_silently(player, intent).is_err() {
            illegal += 1;
            let instead = super::options::nothing(duel.phase());
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
