//! Properties that hold for every input text; see [`crate::chess::fuzzing`]. Not part of the public
//! interface.

use std::sync::Arc;

use super::{
    CardKind, CardSet, CardSetup, DeckList, Duel, Flags, Intent, Match, Phase, Player, Record,
    Setup, SideSetup, Zone, limits, text,
};
use crate::{
    Random,
    data::{DataError, Source},
};

/// Checks the invariants that hold between two root actions.
///
/// # Panics
/// Panics if one does not hold.
pub fn assert_sound(duel: &Duel) {
    assert_eq!(duel.phase == Phase::Over, duel.outcome.is_some());
    let mut places = vec![0; duel.cards.len()];
    for player in Player::ALL {
        let side = duel.side(player);
        assert!(side.mana <= limits::MANA && side.slots <= limits::MANA);
        assert!(side.hand.len() <= limits::HAND);
        assert!(side.battlefield.len() <= limits::BATTLEFIELD);
        assert!((0..=limits::FIGURE).contains(&side.armour));
        let mut lies = |id: super::CardId, zone| {
            let card = duel.card_at(id);
            assert_eq!((card.owner, card.zone), (player, zone), "{id}");
            places[id.index()] += 1;
        };
        lies(side.hero, Zone::Hero);
        side.deck.iter().for_each(|&id| lies(id, Zone::Deck));
        side.hand.iter().for_each(|&id| lies(id, Zone::Hand));
        side.graveyard
            .iter()
            .for_each(|&id| lies(id, Zone::Graveyard));
        for &id in &side.battlefield {
            lies(id, Zone::Battlefield);
            let card = duel.card_at(id);
            assert!(card.is_alive(), "{id} should have died");
            assert!(card.health <= card.max_health(), "{id}");
        }
    }
    for (card, places) in duel.cards.iter().zip(places) {
        // A transformed card is in no zone, every other card in exactly one.
        assert_eq!(places, i32::from(card.zone != Zone::Gone), "{card:?}");
        assert_ne!(card.zone, Zone::Played);
    }
}

/// Plays a number of random steps, with all kinds of legal intents and many illegal ones.
///
/// # Panics
/// Panics if a legal intent is refused, a refusal changes the match, or an invariant breaks.
pub fn play_at_random(duel: &mut Duel, random: &mut Random, steps: usize) {
    let mut intents = Vec::new();
    let mut log = Vec::new();
    for _ in 0..steps {
        let player = match duel.phase {
            Phase::Over => break,
            Phase::Playing => duel.current,
            Phase::Mulligan if duel.may_exchange(Player::One) => Player::One,
            Phase::Mulligan => Player::Two,
        };
        let before = duel.clone();
        let mut intent = nonsense(duel, random);
        let legal = duel.check(player, intent);
        if let Err(refusal) = legal {
            let did = duel.act_into(player, intent, &mut log);
            assert_eq!(did, Err(refusal), "{intent:?}");
            assert_eq!(*duel, before, "{intent:?} was refused");
            assert!(log.is_empty());
            duel.legal_intents(player, &mut intents);
            intent = *random.pick(&intents).expect("some intent is legal");
        }
        let did = duel.act_into(player, intent, &mut log);
        assert_eq!(did, Ok(()), "{intent:?} was said to be legal");
        let mut silent = before;
        assert_eq!(silent.act_silently(player, intent), Ok(()));
        assert_eq!(silent, *duel, "a log makes no difference");
        for event in log.drain(..) {
            drop(event.to_json(duel.set()));
        }
        assert_sound(duel);
    }
    drop(duel.to_json());
}

/// Returns an intent that is rarely legal.
fn nonsense(duel: &Duel, random: &mut Random) -> Intent {
    let cards = duel.cards() as u64 + 1;
    let mut card = || super::CardId(random.below(cards) as u16);
    let (one, other) = (card(), card());
    match random.below(3) {
        0 => Intent::Play {
            card: one,
            position: (random.below(2) == 0).then(|| random.below(9) as u8),
            target: (random.below(2) == 0).then_some(other),
        },
        1 => Intent::Attack {
            attacker: one,
            target: other,
        },
        _ => Intent::Mulligan((0..3).map(|_| random.below(12) as usize).collect()),
    }
}

/// Checks that reading cards never panics, that valid cards can be played, and that errors point
/// into the text.
///
/// # Panics
/// Panics if one of these does not hold.
pub fn cards(text: &str) {
    let set = match CardSet::read("cards.ron", text) {
        Ok(set) => Arc::new(set),
        Err(error) => return is_in(&error, text),
    };
    for (_, card) in set.iter() {
        drop(text::describe(card, &set));
    }
    let mut random = Random::new(text.len() as u64);
    let mut any = |kinds: &[CardKind], count: usize| -> Vec<String> {
        let fitting: Vec<_> = set
            .iter()
            .filter(|(_, card)| kinds.contains(&card.kind))
            .collect();
        let pick = |_| random.pick(&fitting).map(|(_, card)| card.id.clone());
        (0..count).filter_map(pick).collect()
    };
    let both = [CardKind::Minion, CardKind::Spell];
    let sides = [(); 2].map(|()| SideSetup {
        deck: any(&both, 10),
        hand: any(&both, 5).into_iter().map(CardSetup::new).collect(),
        battlefield: any(&[CardKind::Minion], 3)
            .into_iter()
            .map(CardSetup::new)
            .collect(),
        mana: Some(10),
        ..SideSetup::default()
    });
    let setup = Setup {
        seed: 1,
        turn: 1,
        player: Player::One,
        mulligan: false,
        sides,
    };
    if let Ok(mut duel) = Duel::from_setup(&set, &setup) {
        play_at_random(&mut duel, &mut random, 60);
    }
}

/// Checks that reading a position never panics, that a valid one can be played and its record
/// replayed, and that errors point into the text.
///
/// # Panics
/// Panics if one of these does not hold.
pub fn setup(set: &Arc<CardSet>, text: &str) {
    let setup = match Setup::read("setup.ron", text, set) {
        Ok(setup) => setup,
        Err(error) => return is_in(&error, text),
    };
    let mut random = Random::new(text.len() as u64);
    let Ok(mut game) = Match::from_setup(set, setup) else {
        panic!("it was just read");
    };
    for card in &game.duel().cards {
        assert!(card.zone != Zone::Hand || !card.flags.has(Flags::SEEN));
    }
    let mut intents = Vec::new();
    for _ in 0..20 {
        let player = game.duel().current();
        game.duel().legal_intents(player, &mut intents);
        let Some(&intent) = random.pick(&intents) else {
            break;
        };
        assert!(game.act(player, intent).is_ok(), "{intent:?}");
        assert_sound(game.duel());
    }
    let again = Match::replay(set, game.record());
    assert_eq!(again.as_ref(), Ok(&game));
    let mut duel = game.duel().clone();
    play_at_random(&mut duel, &mut random, 20);
}

/// Checks that reading a deck code never panics, that a valid deck can be played, and that it
/// survives writing and reading.
///
/// # Panics
/// Panics if one of these does not hold.
pub fn deck_code(set: &Arc<CardSet>, text: &str) {
    let Ok(deck) = DeckList::from_code("a deck", text, set) else {
        return;
    };
    assert_eq!(deck.check(set), Ok(()));
    assert_eq!(deck.len(), limits::DECK);
    assert_eq!(DeckList::from_code("a deck", &deck.code(), set), Ok(deck));
}

fn is_in(error: &DataError, text: &str) {
    let lines = text.split('\n').count();
    assert!((1..=lines + 1).contains(&error.line), "{error}");
    assert!(error.column >= 1, "{error}");
}

/// Reads a text as the record of a saved match. Checks that nothing panics, and that an accepted
/// record leads to a sound match.
///
/// # Panics
/// Panics if one of these does not hold.
pub fn save(set: &Arc<CardSet>, text: &str) {
    let source = Source { file: "save", text };
    if let Ok(record) = source.read::<Record>()
        && let Ok(game) = Match::replay(set, &record)
    {
        assert_sound(game.duel());
        assert_eq!(*game.record(), record);
    }
}
