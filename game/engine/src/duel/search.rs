//! Beam search for the best turn, with the opponent's reply.
//!
//! Hidden cards are sampled several times. In each sample a beam of the most promising lines is
//! extended intent by intent, and every line can also end the turn. The best ends are examined more
//! closely: the opponent replies greedily with the sampled cards, and then the player continues
//! greedily. The value of the first intent is that of its best end, averaged over the samples.

use parlour_rules::{
    Random,
    duel::{Duel, Intent, KnownDecks, Player, Seat},
};

use super::{
    budget::Budget,
    evaluate::{WIN, Weights, evaluate},
    greedy,
    options::options,
};

/// Maximum number of samples. Each gets the same number of nodes.
const MAX_SAMPLES: u64 = 6;
/// Minimum number of nodes for a sample.
const MIN_NODES_PER_SAMPLE: u64 = 250;
/// Number of lines that are extended at once.
const BEAM_WIDTH: usize = 10;
/// Maximum number of ends that are examined with replies.
const MAX_ENDS: usize = 10;
/// Maximum number of those with the same first intent.
const MAX_ENDS_PER_STEP: usize = 3;
/// Fraction of the nodes for the beam search: one in this many. The rest is for replies.
const PLANNING_DIVISOR: u64 = 3;
/// Number of turns that are played greedily after the planned one: the opponent's reply, and the
/// player's next turn.
const REPLY_TURNS: usize = 2;
/// Maximum number of planned intents in a turn.
const MAX_STEPS: usize = 12;

/// Sequence of intents, as the position that it leads to.
struct Line {
    duel: Duel,
    /// Index of the first intent; `None` for ending the turn at once.
    first: Option<usize>,
    worth: i32,
}

/// Sum and number of the values found for a first intent.
struct StepValue {
    sum: i64,
    count: i64,
}

/// Returns the best intent.
pub(super) fn best(
    seat: Seat,
    weights: &Weights,
    known: &KnownDecks,
    random: &mut Random,
    mut budget: Budget,
) -> Intent {
    let player = seat.player();
    let mut steps = Vec::new();
    let first = seat.sample(random, known);
    options(&first, player, &mut steps);
    if steps.is_empty() {
        return Intent::EndTurn;
    }
    // The last one is for ending the turn.
    let mut values: Vec<_> = { 0..=steps.len() }
        .map(|_| StepValue { sum: 0, count: 0 })
        .collect();
    let samples = (budget.left() / MIN_NODES_PER_SAMPLE).clamp(1, MAX_SAMPLES);
    let mut sample = Some(first);
    for number in 0..samples {
        let duel = match sample.take() {
            Some(duel) => duel,
            None => seat.sample(random, known),
        };
        let mut share = budget.share(budget.left() / (samples - number));
        let worths = search(duel, player, &steps, weights, &mut share);
        budget.refund(&share);
        for (values, worth) in values.iter_mut().zip(worths) {
            if let Some(worth) = worth {
                values.sum += i64::from(worth);
                values.count += 1;
            }
        }
        if budget.is_stopped() {
            break;
        }
    }
    // An intent that was examined in few samples was not among the best in the others, and its
    // average isn't reliable.
    let most = values.iter().map(|values| values.count).max().unwrap_or(0);
    let mut best: Option<(i64, usize)> = None;
    for (index, values) in values.iter().enumerate() {
        if values.count == 0 || values.count * 2 < most {
            continue;
        }
        let worth = values.sum / values.count;
        if best.is_none_or(|(other, _)| worth > other) {
            best = Some((worth, index));
        }
    }
    match best {
        Some((_, index)) if index < steps.len() => steps[index],
        _ => Intent::EndTurn,
    }
}

/// Searches one sample. Returns the value of each first intent, and last that of ending the turn;
/// `None` for those that were not examined with replies.
fn search(
    duel: Duel,
    player: Player,
    steps: &[Intent],
    weights: &Weights,
    budget: &mut Budget,
) -> Vec<Option<i32>> {
    let mut worths = vec![None; steps.len() + 1];
    let mut ends: Vec<Line> = Vec::new();
    let mut seen: Vec<u64> = Vec::new();
    let mut spare = None;
    let mut beam = Vec::new();
    let mut planning = budget.share(budget.left() / PLANNING_DIVISOR);
    for (index, &step) in steps.iter().enumerate() {
        if !planning.take() {
            break;
        }
        let next = extended(&duel, player, step, &mut spare);
        beam.extend(new_line(
            next,
            Some(index),
            player,
            weights,
            &mut seen,
            &mut spare,
        ));
    }
    let worth = evaluate(&duel, player, weights);
    ends.push(Line {
        duel,
        first: None,
        worth,
    });
    let mut intents = Vec::new();
    for _ in 1..MAX_STEPS {
        if beam.is_empty() {
            break;
        }
        beam.sort_by_key(|line| -line.worth);
        let rest = beam.split_off(beam.len().min(BEAM_WIDTH));
        ends.extend(rest);
        let mut next_beam = Vec::new();
        for line in beam {
            if line.worth < WIN {
                options(&line.duel, player, &mut intents);
                for &intent in &intents {
                    if !planning.take() {
                        break;
                    }
                    let next = extended(&line.duel, player, intent, &mut spare);
                    let first = line.first;
                    next_beam.extend(new_line(
                        next, first, player, weights, &mut seen, &mut spare,
                    ));
                }
            }
            ends.push(line);
        }
        beam = next_beam;
    }
    ends.extend(beam);
    budget.refund(&planning);
    evaluate_ends(ends, player, weights, budget, &mut worths);
    worths
}

/// Returns a copy of a match after an intent; `None` if it is illegal. `spare` is a match that is no
/// longer used, for its memory.
fn extended(duel: &Duel, player: Player, intent: Intent, spare: &mut Option<Duel>) -> Option<Duel> {
    let mut next = match spare.take() {
        Some(mut next) => {
            next.clone_from(duel);
            next
        }
        None => duel.clone(),
    };
    if next.act_silently(player, intent).is_err() {
        *spare = Some(next);
        return None;
    }
    Some(next)
}

/// Creates a line, unless an equal position has been seen.
fn new_line(
    duel: Option<Duel>,
    first: Option<usize>,
    player: Player,
    weights: &Weights,
    seen: &mut Vec<u64>,
    spare: &mut Option<Duel>,
) -> Option<Line> {
    let duel = duel?;
    let worth = evaluate(&duel, player, weights);
    let key = fingerprint(&duel, worth);
    // The list is sorted, for binary search.
    match seen.binary_search(&key) {
        Ok(_) => {
            *spare = Some(duel);
            None
        }
        Err(place) => {
            seen.insert(place, key);
            Some(Line { duel, first, worth })
        }
    }
}

/// Returns a hash of a position that doesn't depend on the order of intents that led to it.
fn fingerprint(duel: &Duel, worth: i32) -> u64 {
    let mix = |value: u64| {
        // Finalizer of SplitMix64: every bit of the input affects every bit of the hash.
        let value = (value ^ value >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let value = (value ^ value >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        value ^ value >> 31
    };
    let mut fingerprint = mix(worth as u64);
    for player in Player::ALL {
        let state = duel.player(player);
        let hand = state.hand().iter();
        for &id in hand.chain(state.battlefield()).chain([&state.hero()]) {
            if let Some(card) = duel.card(id) {
                // Equal cards have equal hashes, so only their state counts.
                let what = card.definition().index() as u64
                    | (card.health() as u16 as u64) << 16
                    | (card.attack() as u16 as u64) << 32
                    | (card.zone() as u64) << 48
                    | u64::from(card.attacks_left()) << 52
                    | u64::from(card.is_frozen()) << 56
                    | (player.index() as u64) << 60;
                fingerprint = fingerprint.wrapping_add(mix(what));
            }
        }
        fingerprint = fingerprint.wrapping_add(mix(0x1000_0000
            | u64::from(state.mana()) << 8
            | player.index() as u64));
    }
    fingerprint
}

/// Evaluates the best ends of the turn after the opponent's reply.
fn evaluate_ends(
    mut ends: Vec<Line>,
    player: Player,
    weights: &Weights,
    budget: &mut Budget,
    worths: &mut [Option<i32>],
) {
    ends.sort_by_key(|end| -end.worth);
    let last = worths.len() - 1;
    let mut looked_at = vec![0; worths.len()];
    let mut count = 0;
    for end in ends {
        let index = end.first.unwrap_or(last);
        if looked_at[index] >= MAX_ENDS_PER_STEP {
            continue;
        }
        if count >= MAX_ENDS || count > 0 && !budget.take() {
            break;
        }
        count += 1;
        looked_at[index] += 1;
        let worth = value_after_reply(end, player, weights, budget);
        let best = &mut worths[index];
        *best = Some(best.map_or(worth, |other| other.max(worth)));
        if worth >= WIN {
            break;
        }
    }
}

/// Returns the value of the end of a turn after the opponent's reply.
fn value_after_reply(end: Line, player: Player, weights: &Weights, budget: &mut Budget) -> i32 {
    let mut duel = end.duel;
    if duel.is_on_turn(player) && duel.act_silently(player, Intent::EndTurn).is_err() {
        return end.worth;
    }
    for _ in 0..REPLY_TURNS {
        greedy::finish_turn(&mut duel, weights, budget);
    }
    evaluate(&duel, player, weights)
}
