//! Cards, decks, piles and random numbers.

use parlour_rules::{
    Random,
    cards::{Card, Deck, ParseCardError, Pile, Rank, Suit, Tint},
};
use rand::{Rng, RngCore};

#[test]
fn cards_are_written_as_they_are_read() {
    for card in Deck::standard() {
        let text = card.to_string();
        assert_eq!(text.parse(), Ok(card));
        assert_eq!(text.to_uppercase().parse(), Ok(card));
        assert_eq!(text.to_lowercase().parse(), Ok(card));
        let json = serde_json::to_string(&card).unwrap();
        assert_eq!(json, format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<Card>(&json).unwrap(), card);
    }
    let card = |text: &str| text.parse::<Card>().unwrap();
    assert_eq!(card("7d"), Card::new(Rank::Seven, Suit::Diamonds));
    assert_eq!(card("Tc").to_string(), "Tc");
    assert_eq!(card("AS").to_string(), "As");
    assert_eq!(card("tC"), Card::new(Rank::Ten, Suit::Clubs));
}

#[test]
fn what_is_no_card_is_refused_with_a_sentence() {
    for (text, sentence) in [
        (
            "",
            "invalid card \"\" (expected a rank and a suit, such as 7d or Tc)",
        ),
        (
            "7",
            "invalid card \"7\" (expected a rank and a suit, such as 7d or Tc)",
        ),
        (
            "10d",
            "invalid card \"10d\" (expected a rank and a suit, such as 7d or Tc)",
        ),
        (
            "1d",
            "invalid card \"1d\": unknown rank '1' (expected one of A23456789TJQK)",
        ),
        (
            "7x",
            "invalid card \"7x\": unknown suit 'x' (expected c, d, h or s)",
        ),
        (
            "é♠",
            "invalid card \"é♠\": unknown rank 'é' (expected one of A23456789TJQK)",
        ),
    ] {
        let error: ParseCardError = text.parse::<Card>().unwrap_err();
        assert_eq!(error.to_string(), sentence);
    }
    let error = "7d 8d 9x".parse::<Deck>().unwrap_err();
    assert_eq!(error.number, 3);
}

#[test]
fn ranks_and_suits_have_their_words() {
    let letters: String = Rank::ALL.map(Rank::letter).iter().collect();
    assert_eq!(letters, Rank::LETTERS);
    for (rank, number) in Rank::ALL.into_iter().zip(1..) {
        assert_eq!(
            (rank.number(), rank.index()),
            (number, usize::from(number) - 1)
        );
    }
    assert_eq!(Suit::ALL.map(Suit::letter), ['c', 'd', 'h', 's']);
    assert_eq!(Suit::Hearts.tint(), Tint::Red);
    assert_eq!(Suit::Spades.tint(), Tint::Black);
}

#[test]
fn a_new_deck_has_each_card_once() {
    let mut cards: Vec<_> = Deck::standard().into_iter().collect();
    assert_eq!(cards.len(), 52);
    assert_eq!(cards[0].to_string(), "Ac");
    assert_eq!(cards[51].to_string(), "Ks");
    cards.sort();
    cards.dedup();
    assert_eq!(cards.len(), 52);
}

#[test]
fn decks_are_drawn_from_the_top() {
    let mut deck: Deck<u8> = (1..=3).collect();
    assert_eq!(deck.top(), Some(&1));
    assert_eq!(deck.draw(), Some(1));
    deck.put_on_top(8);
    deck.put_under(9);
    assert_eq!(deck.iter().copied().collect::<Vec<_>>(), [8, 2, 3, 9]);
    assert_eq!((deck.len(), deck.is_empty()), (4, false));
    assert_eq!(serde_json::to_string(&deck).unwrap(), "[8,2,3,9]");
    let text = "7d Tc As";
    assert_eq!(text.parse::<Deck>().unwrap().to_string(), text);
}

#[test]
fn piles_are_put_upon() {
    let mut pile: Pile<u8> = Pile::default();
    assert_eq!(pile.take_top(), None);
    (1..=3).for_each(|card| pile.put(card));
    assert_eq!(pile.top(), Some(&3));
    pile.insert(1, 8);
    pile.insert(99, 9);
    assert_eq!(pile.iter().copied().collect::<Vec<_>>(), [1, 8, 2, 3, 9]);
    assert_eq!(pile.remove(1), Some(8));
    assert_eq!(pile.remove(4), None);
    assert_eq!(pile.take_top(), Some(9));
    assert_eq!(pile.get(1), Some(&2));
    assert_eq!(pile.iter().copied().collect::<Vec<_>>(), [1, 2, 3]);
}

/// These values never change: numbered deals and saved games depend on them.
#[test]
fn shuffles_are_the_same_for_ever() {
    for (seed, expected) in [
        (
            0,
            "9d 7c As Jc 8d 6s Ks 3c Qh 6h Ts Th 4s Jh Qs Kd 4d 7d 4c 8c 7s Ad 8h 2c Tc 5h \
             9c 6d 3h 8s Kh 9s 2s Ah 9h Td Qd 3s 3d Jd 5d 2h 4h 2d Js Ac 5c Kc 6c Qc 7h 5s",
        ),
        (
            1,
            "6c 8d 4s 7s 9d Kc Jh Qc 5h 5c 9s 2s Qh 3c 4d 6d 4c 6h 3h Tc Qs 5s Td 2d Qd 8c \
             Js Kh Ac 2c Kd Jd 2h 7h Jc 9h Ah 8s 4h Ad 9c Ts Ks 5d Th 8h 7c 3s 6s As 3d 7d",
        ),
        (
            u64::MAX,
            "Th 3s 5d Jd 2h 7d 3c 4d 9h 5h 8h 6h Js 6c 6s Qs 5s 3d 5c Ad 4h Kh Td 2s 7c Tc \
             Qd 2c Kc 4s 3h As 2d Jc Ks Ts 7s 6d Ac 8c 9c 4c 9d Ah 8s Qh 9s Kd 8d 7h Qc Jh",
        ),
    ] {
        let mut deck = Deck::standard();
        deck.shuffle(&mut Random::new(seed));
        assert_eq!(deck.to_string(), expected, "seed {seed}");
    }
}

#[test]
fn numbers_are_the_same_for_ever() {
    let thrown =
        |mut random: Random| [2, 6, 10, 52, 1 << 40, u64::MAX].map(|end| random.below(end));
    assert_eq!(
        thrown(Random::new(7)),
        [1, 2, 0, 15, 424_550_009_560, 6_210_347_921_366_377_115]
    );
    assert_eq!(
        thrown(Random::with_stream(7, 1)),
        [1, 0, 0, 31, 486_256_314_660, 1_010_154_951_967_279_717]
    );
}

#[test]
fn the_traits_of_rand_draw_the_same_numbers() {
    let mut bytes = [0; 8];
    Random::new(7).fill_bytes(&mut bytes);
    let number = u64::from_le_bytes(bytes);
    assert_eq!(Random::new(7).next_u64(), number);
    assert_eq!(Random::new(7).next_u32(), number as u32);
    assert_eq!(Random::new(7).below(1 << 32), number >> 32);
}

#[test]
fn every_number_is_as_likely_as_any_other() {
    let mut random = Random::new(3);
    let mut counts = [0_u32; 13];
    for _ in 0..130_000 {
        counts[random.below(13) as usize] += 1;
    }
    assert!(
        counts.iter().all(|count| (9_600..10_400).contains(count)),
        "{counts:?}"
    );
    assert_eq!((random.below(0), random.below(1)), (0, 0));
    // A range in which almost half of all numbers are rejected.
    let end = (1 << 63) + 1;
    assert!((0..1_000).all(|_| random.below(end) < end));
}

#[test]
fn every_order_is_as_likely_as_any_other() {
    let mut counts = [0_u32; 24];
    let mut random = Random::new(4);
    for _ in 0..24_000 {
        let mut items = [0, 1, 2, 3];
        random.shuffle(&mut items);
        let inverted = |at: usize| {
            items[at + 1..]
                .iter()
                .filter(|&&other| other < items[at])
                .count()
        };
        counts[inverted(0) * 6 + inverted(1) * 2 + inverted(2)] += 1;
    }
    assert!(
        counts.iter().all(|count| (870..1_130).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn shuffling_loses_nothing() {
    for seed in 0..200 {
        let size = Random::new(seed).gen_range(0..60);
        let mut items: Vec<_> = (0..size).collect();
        Random::new(seed).shuffle(&mut items);
        items.sort_unstable();
        assert!(items.iter().copied().eq(0..size), "seed {seed}");
    }
}
