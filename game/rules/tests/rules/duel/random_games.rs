//! Invariants of random games, from decks and from generated positions.

use std::collections::HashSet;

use crate::common::duel::{DECKS, begun, cards, deck, decks_of, pairing, random_intent, to_act};
use parlour_rules::{
    Random,
    duel::{
        CardId, Duel, Event, Intent, KnownDecks, Match, Phase, Player, Record, Zone,
        fuzzing::{assert_sound, play_at_random},
    },
};

/// Plays a random game for this seed and checks every step.
fn game(duel: &mut Duel, seed: u64) -> u32 {
    let mut random = Random::with_stream(seed, 1);
    let mut intents = Vec::new();
    let mut steps = 0;
    let mut copy = duel.clone();
    while let Some((player, intent)) = random_intent(duel, &mut random, &mut intents) {
        if let Err(refusal) = duel.act_silently(player, intent) {
            panic!("seed {seed}, step {steps}: {intent:?} was said to be legal: {refusal}");
        }
        assert_sound(duel);
        assert_conserved(duel);
        copy.clone_from(duel);
        assert_eq!(copy, *duel);
        assert_eq!(duel.clone(), *duel);
        steps += 1;
        assert!(steps < 5_000, "seed {seed}: no end");
    }
    steps
}

/// Checks that all thirty cards of each side exist somewhere, and that everything else is a token.
fn assert_conserved(duel: &Duel) {
    for player in Player::ALL {
        let cards = (0..duel.cards()).map(|index| CardId(index as u16));
        let own = cards.filter(|&id| {
            duel.card(id)
                .is_some_and(|card| card.owner() == player && card.zone() != Zone::Hero)
        });
        let (tokens, from_deck): (Vec<_>, Vec<_>) = own.partition(|&id| duel.definition(id).token);
        assert_eq!(from_deck.len(), 30);
        assert!(
            tokens
                .iter()
                .all(|&id| duel.card(id).is_some_and(|card| card.zone() != Zone::Deck))
        );
    }
}

fn games(numbers: std::ops::Range<u64>) {
    let set = cards();
    let pairings: Vec<_> = (0..9)
        .map(|number| {
            let [first, second] = decks_of(number);
            pairing(&set, first, second)
        })
        .collect();
    for seed in numbers {
        let result = std::panic::catch_unwind(|| {
            game(&mut pairings[(seed % 9) as usize].deal(seed), seed);
        });
        assert!(result.is_ok(), "seed {seed}");
    }
}

#[test]
fn two_thousand_random_games_are_sound() {
    games(0..2_000);
}

/// `cargo test -p parlour-rules --test rules -- --ignored duel::random_games`
#[test]
#[ignore = "the longer run: about a minute"]
fn a_hundred_thousand_random_games_are_sound() {
    games(0..100_000);
}

#[test]
fn refused_actions_change_nothing_and_a_log_makes_no_difference() {
    let set = cards();
    for seed in 0..60 {
        let [first, second] = decks_of(seed);
        let mut duel = pairing(&set, first, second).deal(seed);
        play_at_random(&mut duel, &mut Random::new(seed), 2_000);
        assert_eq!(duel.phase(), Phase::Over, "seed {seed}");
    }
}

#[test]
fn what_is_legal_is_listed_and_nothing_else() {
    let set = cards();
    for seed in 0..40 {
        let [first, second] = decks_of(seed);
        let mut duel = begun(&pairing(&set, first, second), seed);
        let mut random = Random::with_stream(seed, 2);
        let mut intents = Vec::new();
        for _ in 0..random.below(60) {
            if let Some((player, intent)) = random_intent(&duel, &mut random, &mut intents) {
                duel.act_silently(player, intent).expect("legal");
            }
        }
        let Some(player) = to_act(&duel) else {
            continue;
        };
        duel.legal_intents(player, &mut intents);
        let listed: HashSet<_> = intents.iter().copied().collect();
        assert_eq!(
            listed.len(),
            intents.len(),
            "seed {seed}: something is there twice"
        );
        let ids = || (0..duel.cards()).map(|index| CardId(index as u16));
        let plays = ids().flat_map(|card| {
            [None]
                .into_iter()
                .chain(ids().map(Some))
                .map(move |target| Intent::Play {
                    card,
                    position: None,
                    target,
                })
        });
        let attacks =
            ids().flat_map(|attacker| ids().map(move |target| Intent::Attack { attacker, target }));
        for intent in plays.chain(attacks).chain([Intent::EndTurn]) {
            let legal = duel.check(player, intent).is_ok();
            assert_eq!(legal, listed.contains(&intent), "seed {seed}: {intent:?}");
        }
        for card in ids() {
            let playable =
                duel.can_play(card).is_ok() && duel.card(card).unwrap().owner() == player;
            let listed = intents.iter().any(
                |intent| matches!(intent, Intent::Play { card: played, .. } if *played == card),
            );
            assert_eq!(playable, listed, "seed {seed}: {card}");
        }
    }
}

/// Returns a whole match with its events.
fn recorded(seed: u64) -> (Match, Vec<Event>) {
    let set = cards();
    let [first, second] = decks_of(seed);
    let decks = [deck(&set, first), deck(&set, second)];
    let (mut game, mut events) = Match::new(&set, decks, seed).expect("decks of the game");
    let mut random = Random::with_stream(seed, 3);
    let mut intents = Vec::new();
    while let Some((player, intent)) = random_intent(game.duel(), &mut random, &mut intents) {
        events.extend(game.act(player, intent).expect("legal"));
    }
    (game, events)
}

#[test]
fn a_seed_and_intents_replay_bit_for_bit() {
    let set = cards();
    for seed in 0..30 {
        let (game, events) = recorded(seed);
        let text = ron::to_string(game.record()).expect("a record can be written");
        let record: Record = ron::from_str(&text).expect("and read");
        assert_eq!(&record, game.record(), "seed {seed}");
        assert_eq!(
            Match::replay(&set, &record).as_ref(),
            Ok(&game),
            "seed {seed}"
        );
        assert_eq!(recorded(seed).1, events, "seed {seed}");
        let told = |duel: &Duel| serde_json::to_string(&duel.to_json()).expect("JSON");
        assert_eq!(told(recorded(seed).0.duel()), told(game.duel()));
    }
}

#[test]
fn events_tell_everything_that_changes() {
    // The changes alone are enough to know every figure on the table.
    let set = cards();
    for seed in 0..60 {
        let [first, second] = decks_of(seed);
        let (mut duel, mut events) = pairing(&set, first, second).deal_with_events(seed);
        let mut random = Random::with_stream(seed, 4);
        let mut intents = Vec::new();
        let mut known = std::collections::HashMap::new();
        let mut players = [None; 2];
        loop {
            for event in &events {
                let parlour_rules::duel::Step::Perform { changes, .. } = &event.step else {
                    continue;
                };
                for change in changes {
                    match *change {
                        parlour_rules::duel::Change::Card { card, figures } => {
                            known.insert(card, figures);
                        }
                        parlour_rules::duel::Change::Player {
                            player,
                            mana,
                            slots,
                            armour,
                            fatigue,
                            deck,
                        } => {
                            players[player.index()] = Some((mana, slots, armour, fatigue, deck));
                        }
                    }
                }
            }
            for player in Player::ALL {
                let side = duel.player(player);
                for &id in side.battlefield() {
                    assert_eq!(
                        known.get(&id).copied(),
                        duel.figures(id),
                        "seed {seed}: {id}"
                    );
                }
                if let Some(hero) = known.get(&side.hero()) {
                    assert_eq!(Some(*hero), duel.figures(side.hero()), "seed {seed}");
                }
                if let Some(told) = players[player.index()] {
                    let now = (
                        side.mana(),
                        side.slots(),
                        side.armour(),
                        side.fatigue(),
                        side.deck().len() as u16,
                    );
                    assert_eq!(told, now, "seed {seed}: {player}");
                }
            }
            let Some((player, intent)) = random_intent(&duel, &mut random, &mut intents) else {
                break;
            };
            events = duel.act(player, intent).expect("legal");
        }
    }
}

#[test]
fn every_begin_has_its_end() {
    for seed in 0..20 {
        let (_, events) = recorded(seed);
        let mut open = Vec::new();
        for event in &events {
            use parlour_rules::duel::Step;
            match &event.step {
                Step::Begin(action) => {
                    assert_eq!(usize::from(event.depth), open.len(), "seed {seed}");
                    open.push(action.kind());
                }
                Step::Prepare(kind) => assert_eq!(open.last(), Some(kind)),
                Step::Perform { action, .. } => assert_eq!(open.last(), Some(&action.kind())),
                Step::Cancel { kind, .. } | Step::End(kind) => {
                    assert_eq!(open.pop(), Some(*kind), "seed {seed}");
                }
            }
        }
        assert!(open.is_empty(), "seed {seed}");
    }
}

#[test]
fn a_guess_differs_in_nothing_that_the_player_knows() {
    let set = cards();
    let decks: Vec<_> = DECKS.map(|name| deck(&set, name)).into();
    let known = KnownDecks::new(&set, &decks).expect("decks of the game");
    for seed in 0..200 {
        let [first, second] = decks_of(seed);
        let mut duel = begun(&pairing(&set, first, second), seed);
        let mut random = Random::with_stream(seed, 5);
        let mut intents = Vec::new();
        for _ in 0..random.below(70) {
            if let Some((player, intent)) = random_intent(&duel, &mut random, &mut intents) {
                duel.act_silently(player, intent).expect("legal");
            }
        }
        for player in Player::ALL {
            let seat = duel.seat(player);
            let guess = seat.sample(&mut random, &known);
            assert_sound(&guess);
            let other = guess.seat(player);
            for index in 0..duel.cards() {
                let id = CardId(index as u16);
                assert_eq!(seat.card(id), other.card(id), "seed {seed}: {id}");
                assert_eq!(seat.figures(id), other.figures(id), "seed {seed}: {id}");
            }
            assert_eq!(seat.own_deck(), other.own_deck());
            let (mut one, mut two) = (Vec::new(), Vec::new());
            seat.legal_intents(&mut one);
            other.legal_intents(&mut two);
            assert_eq!(one, two);
            // With known decks, the guessed cards fit the opponent's deck.
            let enemy = player.opponent();
            let mut all: Vec<_> = (0..guess.cards())
                .map(|index| CardId(index as u16))
                .filter(|&id| guess.card(id).is_some_and(|card| card.owner() == enemy))
                .map(|id| guess.definition(id).id.clone())
                .filter(|id| {
                    set.find(id)
                        .is_some_and(|card| set.get(card).is_collectible())
                })
                .collect();
            all.sort();
            let deck = &decks[DECKS
                .iter()
                .position(|name| *name == [first, second][enemy.index()])
                .unwrap()];
            let mut printed: Vec<_> = deck
                .cards
                .iter()
                .flat_map(|entry| vec![entry.card.clone(); usize::from(entry.copies)])
                .collect();
            printed.sort();
            assert_eq!(all, printed, "seed {seed}");
        }
    }
}

#[test]
fn chance_is_pinned() {
    // A change here gives every seed another game.
    let set = cards();
    let duel = pairing(&set, "observatory", "garden").deal(1);
    let names = |player| {
        let hand = duel.player(player).hand().iter();
        hand.map(|&id| duel.definition(id).id.as_str())
            .collect::<Vec<_>>()
    };
    let dealt = format!(
        "{} {:?} {:?}",
        duel.first(),
        names(Player::One),
        names(Player::Two)
    );
    assert_eq!(dealt, PINNED);
}

const PINNED: &str = "player 1 [\"night_heron\", \"hailstorm\", \"old_carp\"] \
    [\"hush\", \"west_wind\", \"ladybird\", \"mole_engineer\", \"coin\"]";
