//! Looks for the best turn, and considers what the opponent would answer.
//!
//! Several guesses at what is hidden are each searched like this: from the position on, the most
//! promising ways to go on are followed (a beam), each of which could also end the turn. The best of
//! all those ends are looked at more closely: the opponent answers greedily, with the cards that were
//! guessed, and so does the player once more. The first step of a turn is worth what its best end is, on average over the guesses.

use parlour_rules::{
    Random,
    duel::{Duel, Intent, KnownDecks, Player, Seat},
};

use super::{
    Weights,
    budget::Budget,
    evaluate::{WIN, evaluate},
    greedy,
    options::options,
};

/// How many guesses there are at most; each gets as many nodes as any other.
const GUESSES: u64 = 6;
/// Below this many nodes a guess is not worth making.
const NODES_OF_A_GUESS: u64 = 250;
/// How many ways are followed at once.
const BEAM: usize = 10;
/// How many ends of the turn are looked at more closely.
const ENDS: usize = 10;
/// How many of them may begin with the same step.
const ENDS_OF_A_STEP: usize = 3;
/// One of so many nodes goes into planning; the others go into looking closely.
const PLANNING: u64 = 3;
/// How many turns are played greedily after the planned one: the answer, and what comes of it.
const ANSWERED_TURNS: usize = 2;
/// How many steps of a turn are planned.
const STEPS: usize = 12;

/// A way to go on.
struct Way {
    duel: Duel,
    /// Which of the first steps it begins with; none for ending the turn at once.
    first: Option<usize>,
    worth: i32,
}

/// What the first steps of a turn were found to be worth.
struct Votes {
    sum: i64,
    count: i64,
}

/// What to do now.
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
    // One more for ending the turn.
    let mut votes: Vec<_> = { 0..=steps.len() }
        .map(|_| Votes { sum: 0, count: 0 })
        .collect();
    let guesses = (budget.left() / NODES_OF_A_GUESS).clamp(1, GUESSES);
    let mut guess = Some(first);
    for number in 0..guesses {
        let duel = match guess.take() {
            Some(duel) => duel,
            None => seat.sample(random, known),
        };
        let mut share = budget.share(budget.left() / (guesses - number));
        let worths = search(duel, player, &steps, weights, &mut share);
        budget.give_back(&share);
        for (votes, worth) in votes.iter_mut().zip(worths) {
            if let Some(worth) = worth {
                votes.sum += i64::from(worth);
                votes.count += 1;
            }
        }
        if budget.is_stopped() {
            break;
        }
    }
    // A step that was looked at closely in every guess is known better than one that was seen once:
    // where it was not, it was not among the best there.
    let most = votes.iter().map(|votes| votes.count).max().unwrap_or(0);
    let mut best: Option<(i64, usize)> = None;
    for (index, votes) in votes.iter().enumerate() {
        if votes.count == 0 || votes.count * 2 < most {
            continue;
        }
        let worth = votes.sum / votes.count;
        if best.is_none_or(|(other, _)| worth > other) {
            best = Some((worth, index));
        }
    }
    match best {
        Some((_, index)) if index < steps.len() => steps[index],
        _ => Intent::EndTurn,
    }
}

/// What each first step, and at last ending the turn, is worth in one guess; nothing for those that
/// were not looked at closely.
fn search(
    duel: Duel,
    player: Player,
    steps: &[Intent],
    weights: &Weights,
    budget: &mut Budget,
) -> Vec<Option<i32>> {
    let mut worths = vec![None; steps.len() + 1];
    let mut ends: Vec<Way> = Vec::new();
    let mut seen: Vec<u64> = Vec::new();
    let mut beam = Vec::new();
    let mut planning = budget.share(budget.left() / PLANNING);
    for (index, &step) in steps.iter().enumerate() {
        if !planning.take() {
            break;
        }
        let mut next = duel.clone();
        if next.act_silently(player, step).is_ok()
            && let Some(way) = way(next, Some(index), player, weights, &mut seen)
        {
            beam.push(way);
        }
    }
    let worth = evaluate(&duel, player, weights);
    ends.push(Way {
        duel,
        first: None,
        worth,
    });
    let mut intents = Vec::new();
    for _ in 1..STEPS {
        if beam.is_empty() {
            break;
        }
        beam.sort_by_key(|way| -way.worth);
        let rest = beam.split_off(beam.len().min(BEAM));
        ends.extend(rest);
        let mut next_beam = Vec::new();
        for way_so_far in beam {
            if way_so_far.worth < WIN {
                options(&way_so_far.duel, player, &mut intents);
                for &intent in &intents {
                    if !planning.take() {
                        break;
                    }
                    let mut next = way_so_far.duel.clone();
                    if next.act_silently(player, intent).is_ok() {
                        let found = way(next, way_so_far.first, player, weights, &mut seen);
                        next_beam.extend(found);
                    }
                }
            }
            ends.push(way_so_far);
        }
        beam = next_beam;
    }
    ends.extend(beam);
    budget.give_back(&planning);
    close_look(ends, player, weights, budget, &mut worths);
    worths
}

/// A way that was not seen before.
fn way(
    duel: Duel,
    first: Option<usize>,
    player: Player,
    weights: &Weights,
    seen: &mut Vec<u64>,
) -> Option<Way> {
    let worth = evaluate(&duel, player, weights);
    let mark = fingerprint(&duel, worth);
    // Sorted, so that it is found fast.
    match seen.binary_search(&mark) {
        Ok(_) => None,
        Err(place) => {
            seen.insert(place, mark);
            Some(Way { duel, first, worth })
        }
    }
}

/// The same for positions in which the same was done in another order.
fn fingerprint(duel: &Duel, worth: i32) -> u64 {
    let mix = |value: u64| {
        // The finalizer of splitmix64: every bit of the value reaches every bit of the mark.
        let value = (value ^ value >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let value = (value ^ value >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        value ^ value >> 31
    };
    let mut mark = mix(worth as u64);
    for player in Player::ALL {
        let state = duel.player(player);
        let hand = state.hand().iter();
        for &id in hand.chain(state.battlefield()).chain([&state.hero()]) {
            if let Some(card) = duel.card(id) {
                // Twins are the same whoever of them it was.
                let what = card.definition().index() as u64
                    | (card.health() as u16 as u64) << 16
                    | (card.attack() as u16 as u64) << 32
                    | (card.zone() as u64) << 48
                    | u64::from(card.attacks_left()) << 52
                    | u64::from(card.is_frozen()) << 56
                    | (player.index() as u64) << 60;
                mark = mark.wrapping_add(mix(what));
            }
        }
        mark = mark.wrapping_add(mix(0x1000_0000
            | u64::from(state.mana()) << 8
            | player.index() as u64));
    }
    mark
}

/// Lets the opponent answer to the best ends of the turn.
fn close_look(
    mut ends: Vec<Way>,
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
        if looked_at[index] >= ENDS_OF_A_STEP {
            continue;
        }
        if count >= ENDS || count > 0 && !budget.take() {
            break;
        }
        count += 1;
        looked_at[index] += 1;
        let worth = answered(end, player, weights, budget);
        let best = &mut worths[index];
        *best = Some(best.map_or(worth, |other| other.max(worth)));
        if worth >= WIN {
            break;
        }
    }
}

/// What the end of a turn is worth once the opponent has answered.
fn answered(end: Way, player: Player, weights: &Weights, budget: &mut Budget) -> i32 {
    let mut duel = end.duel;
    if duel.is_on_turn(player) && duel.act_silently(player, Intent::EndTurn).is_err() {
        return end.worth;
    }
    for _ in 0..ANSWERED_TURNS {
        greedy::finish_turn(&mut duel, weights, budget);
    }
    evaluate(&duel, player, weights)
}
