//! The layouts and designs of the game, and the errors for damaged ones.

use crate::common::prospector::repository_file;
use parlour_rules::{
    cards::{Card, Composed, Deck, DeckDesign, Layout, Point, Rank, SlotId, Suit, Tint},
    data::DataError,
    prospector::{Mine, MineError},
};

const LAYOUT: &str = "(
    multiplier: (x: 1.25, y: 1.5),
    slots: [
        (id: 0, x: -6.0, y: -5.0, layer: 0, hidden_by: [1, 2]),
        (id: 1, x: -7.0, y: -4.0, layer: 1, face_up: true),
        (id: 2, x: -5.0, y: -4.0, layer: 1, face_up: true),
    ],
    draw_pile: (x: 6.0, y: 5.0, layer: 4, stagger: (x: 0.15, y: 0.0)),
    discard_pile: (x: 0.0, y: 1.0, layer: 5),
)
";

fn layout(text: &str) -> Result<Layout, DataError> {
    Layout::read("layout.ron", text)
}

fn design() -> DeckDesign {
    DeckDesign::read("deck.ron", &repository_file("data/cards/deck.ron")).unwrap()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

#[test]
fn german_court_cards_have_the_letters_of_bube_dame_and_koenig() {
    let letters = |language| {
        let design = design().in_language(language);
        [Rank::Jack, Rank::Queen, Rank::King].map(|rank| design.definition(rank).letter.clone())
    };
    assert_eq!(letters("de-DE"), ["rank_B", "rank_D", "rank_K"]);
    assert_eq!(letters("en-US"), ["rank_J", "rank_Q", "rank_K"]);
}

#[test]
fn the_layout_of_prospector_is_the_standard_mine() {
    let layout = layout(&repository_file("data/prospector/layout.ron")).unwrap();
    assert_eq!(Mine::new(&layout).as_ref(), Ok(&Mine::standard()));
    assert_eq!(layout.multiplier(), Point { x: 1.25, y: 1.5 });
    assert_eq!(layout.slots().len(), 28);
    let slot = layout.slot(SlotId(9)).unwrap();
    assert_eq!(
        (slot.x, slot.y, slot.layer, slot.face_up),
        (-8.0, -3.0, 2, false)
    );
    assert_eq!(slot.hidden_by, [SlotId(18), SlotId(19)]);
    assert_eq!(layout.place(slot), Point { x: -10.0, y: -4.5 });
    let pile = layout.draw_pile().unwrap();
    assert_eq!((pile.x, pile.y, pile.layer), (6.0, 5.0, 4));
    assert_eq!(layout.place_in_pile(pile, 2), Point { x: 7.875, y: 7.5 });
    let pile = layout.discard_pile().unwrap();
    assert_eq!((pile.x, pile.y, pile.layer), (0.0, 1.0, 5));
    // Every row covers the one below it, symmetrically.
    for slot in layout.slots() {
        let mirrored = layout.slots().iter().any(|other| {
            (other.x, other.y, other.hidden_by.len()) == (-slot.x, slot.y, slot.hidden_by.len())
        });
        assert!(mirrored, "slot {}", slot.id);
        for cover in &slot.hidden_by {
            let cover = layout.slot(*cover).unwrap();
            assert_eq!(((cover.x - slot.x).abs(), cover.y - slot.y), (1.0, 1.0));
            assert_eq!(cover.layer, slot.layer + 1);
        }
    }
}

#[test]
fn any_layout_deals_any_deck() {
    let layout = layout(LAYOUT).unwrap();
    let dealt = layout.deal((10..20).collect::<Deck<i32>>()).unwrap();
    assert_eq!(
        dealt.slots,
        [(SlotId(0), 10), (SlotId(1), 11), (SlotId(2), 12)]
    );
    assert_eq!(dealt.rest.len(), 7);
    let few = layout.deal((0..2).collect::<Deck<i32>>()).unwrap_err();
    assert_eq!(few.to_string(), "2 cards are not enough for 3 slots");
    // Piles and numbers from 0 are required only by Prospector.
    let other = self::layout("(multiplier: (x: 1, y: 1), slots: [(id: 7, x: 0, y: 0, layer: 0)])");
    let other = other.unwrap();
    assert!(other.draw_pile().is_none());
    let refused = Mine::new(&other).unwrap_err();
    assert_eq!(
        refused,
        MineError::Number {
            index: 0,
            id: SlotId(7)
        }
    );
}

#[test]
fn damaged_layouts_are_refused_with_their_place() {
    for (from, to, error) in [
        ("id: 2,", "id: 1,", "6:14: slots[2].id: duplicate slot 1"),
        (
            "[1, 2]",
            "[1, 99]",
            "4:60: slots[0].hidden_by[1]: unknown slot 99",
        ),
        (
            "[1, 2]",
            "[1, 1]",
            "4:60: slots[0].hidden_by[1]: duplicate slot 1",
        ),
        (
            "[1, 2]",
            "[0]",
            "4:57: slots[0].hidden_by[0]: slots hide each other in a cycle: 0 is hidden by 0",
        ),
        (
            "layer: 1, face_up: true),\n    ],",
            "layer: 1, hidden_by: [0]),\n    ],",
            "6:57: slots[2].hidden_by[0]: slots hide each other in a cycle: \
             0 is hidden by 2 is hidden by 0",
        ),
        (
            "x: -6.0",
            "x: inf",
            "4:20: slots[0].x: invalid value inf (expected -1000 to 1000)",
        ),
        (
            "x: -6.0",
            "x: 1e99",
            "4:20: slots[0].x: invalid value inf (expected -1000 to 1000)",
        ),
        (
            "x: 1.25",
            "x: 0.0",
            "2:21: multiplier.x: invalid value 0 (expected 0.01 to 100)",
        ),
        (
            "x: 1.25",
            "x: NaN",
            "2:21: multiplier.x: invalid value NaN (expected 0.01 to 100)",
        ),
        ("x: 1.25", "x: wide", "2:20: multiplier.x: Expected float"),
        (
            "face_up: true",
            "faceup: true",
            "5:45: slots[1].faceup: Unexpected field named `faceup` in `Slot`, \
             expected one of `id`, `x`, `y`, `layer`, `face_up`, or `hidden_by` instead",
        ),
        (
            "x: -7.0, ",
            "",
            "5:49: slots[1]: Unexpected missing field named `x` in `Slot`",
        ),
        (
            "layer: 4",
            "layer: 400",
            "8:40: draw_pile.layer: Integer is out of bounds",
        ),
        (
            "],",
            "",
            "8:5: slots[3]: Expected struct `Slot` but found `draw_pile`",
        ),
    ] {
        let text = LAYOUT.replacen(from, to, 1);
        assert_ne!(text, LAYOUT, "{from}");
        let refused = layout(&text).unwrap_err().to_string();
        assert!(
            refused.starts_with(&format!("layout.ron:{error}")),
            "{from} -> {to}: {refused}\ninstead of {error}"
        );
    }
}

#[test]
fn prospector_asks_more_of_a_layout() {
    let refused = |from: &str, to: &str| {
        let text = LAYOUT.replacen(from, to, 1);
        Mine::new(&layout(&text).unwrap()).unwrap_err().to_string()
    };
    assert_eq!(
        Mine::new(&layout(LAYOUT).unwrap()).map(|mine| mine.len()),
        Ok(3)
    );
    assert!(
        refused("    discard_pile: (x: 0.0, y: 1.0, layer: 5),\n", "").contains("discard pile")
    );
    let face = refused("face_up: true", "face_up: false");
    assert!(face.starts_with("slot 1 must be face up"), "{face}");
    // Errors name file, line and field.
    let wrong = LAYOUT.replacen("face_up: true", "face_up: false", 1);
    let placed = Mine::read("layout.ron", &wrong).unwrap_err().to_string();
    let begins = "layout.ron:5:";
    assert!(
        placed.starts_with(begins) && placed.contains("slots[1]"),
        "{placed}"
    );
    let many: String = (0..60)
        .map(|id| format!("(id: {id}, x: 0, y: 0, layer: 0, face_up: true),"))
        .collect();
    let many = layout(&format!("(multiplier: (x: 1, y: 1), slots: [{many}])")).unwrap();
    let refused = Mine::new(&many).unwrap_err().to_string();
    assert_eq!(refused, "invalid number of slots 60 (expected 1 to 51)");
}

#[test]
fn the_ten_of_spades_is_put_together_from_fifteen_pictures() {
    let design = design();
    let pictures = design.compose(card("Ts"), false);
    let count = |name: &str| {
        pictures
            .iter()
            .filter(|composed| composed.picture == name)
            .count()
    };
    assert_eq!(pictures.len(), 15);
    assert_eq!(
        [count("front"), count("suit_spades"), count("rank_10")],
        [1, 12, 2]
    );
    assert_eq!(pictures[0].picture, "front");
    let letter = pictures
        .iter()
        .find(|composed| composed.picture == "rank_10")
        .unwrap();
    assert_eq!((letter.middle.x, letter.middle.y), (-1.05, 1.42));
    assert_eq!(
        (letter.size.width, letter.flip),
        (design.sizes().letter * 1.25, false)
    );
    assert_eq!(letter.tint, Some(Tint::Black));
}

#[test]
fn every_card_has_what_it_should() {
    let design = design();
    assert_eq!((design.card().width, design.card().height), (2.56, 3.56));
    for card in Deck::standard() {
        let pips = usize::from(card.rank.number());
        let definition = design.definition(card.rank);
        assert_eq!(definition.rank, card.rank);
        assert_eq!(definition.pips.len(), if pips > 10 { 0 } else { pips });
        let plain = design.compose(card, false);
        let gold = design.compose(card, true);
        assert_eq!(plain[0].picture, "front");
        assert_eq!(gold[0].picture, "front_gold");
        assert_eq!(plain[1..], gold[1..]);
        for composed in &plain[1..] {
            // Pips are on the card and symmetric under half a turn, except in ranks with an odd
            // number.
            let (x, y) = (composed.middle.x, composed.middle.y);
            let edge = (design.card().width - composed.size.width) / 2.0;
            assert!(x.abs() <= edge, "{card}: {composed:?}");
            let edge = (design.card().height - composed.size.height) / 2.0;
            assert!(y.abs() <= edge, "{card}: {composed:?}");
            assert_eq!(composed.flip, y < 0.0, "{card}: {composed:?}");
        }
        // Pips and corners do not overlap.
        let clear = |one: &Composed, other: &Composed| {
            let apart = |a: f32, b: f32, size: f32| (a - b).abs() + 0.001 >= size * 0.85;
            apart(
                one.middle.x,
                other.middle.x,
                (one.size.width + other.size.width) / 2.0,
            ) || apart(
                one.middle.y,
                other.middle.y,
                (one.size.height + other.size.height) / 2.0,
            )
        };
        for (index, one) in plain.iter().enumerate().skip(1) {
            for other in &plain[index + 1..] {
                assert!(clear(one, other), "{card}: {one:?} {other:?}");
            }
        }
    }
    assert_eq!(
        design.compose(card("Qh"), false)[1].picture,
        "face_queen_hearts"
    );
    assert_eq!(
        [design.back(false), design.back(true)],
        ["back", "back_gold"]
    );
}

#[test]
fn every_picture_has_its_name() {
    let mut names: Vec<String> = ["front", "front_gold", "back", "back_gold"]
        .map(String::from)
        .into();
    names.extend(Suit::ALL.map(|suit| format!("suit_{suit}")));
    names.extend(Rank::ALL.map(|rank| match rank {
        Rank::Ten => "rank_10".to_owned(),
        rank => format!("rank_{rank}"),
    }));
    for face in ["jack", "queen", "king"] {
        names.extend(Suit::ALL.map(|suit| format!("face_{face}_{suit}")));
    }
    names.sort();
    assert_eq!(design().pictures(), names);
}

#[test]
fn damaged_designs_are_refused_with_their_place() {
    let whole = repository_file("data/cards/deck.ron");
    for (from, to, error) in [
        (
            "rank: \"7\"",
            "rank: \"8\"",
            "ranks[7].rank: duplicate rank 8",
        ),
        (
            "rank: \"7\"",
            "rank: \"1\"",
            "ranks[6].rank: unknown rank \"1\" (expected one of ",
        ),
        (
            "\"rank_7\"",
            "\"../7\"",
            "ranks[6].letter: invalid picture name \"../7\"",
        ),
        (
            "scale: 2.0",
            "scale: -2.0",
            "ranks[0].pips[0].scale: invalid value -2 (expected 0.01 to 100)",
        ),
        (
            "scale: 2.0",
            "scale: 99.0",
            "ranks[0].pips[0].scale: larger than the card",
        ),
        (
            "width: 2.56, ",
            "width: 0.01, ",
            "card: invalid size 0.01 x ",
        ),
        (
            "width: 2.56, ",
            "",
            "card: Unexpected missing field named `width`",
        ),
        (
            "plain: \"back\"",
            "plane: \"back\"",
            "back.plane: Unexpected field named `plane`",
        ),
        (
            "hearts: \"face_jack_hearts\", ",
            "",
            "ranks[10].face: Unexpected missing field named `hearts`",
        ),
        (
            "{\"de-DE\": \"rank_B\"}",
            "{\"de-DE\": \"../B\"}",
            "ranks[10].letters",
        ),
        (
            "kind: Suit",
            "kind: Number",
            "decorators[1].kind: Unexpected variant named `Number`",
        ),
    ] {
        let text = whole.replacen(from, to, 1);
        assert_ne!(text, whole, "{from}");
        let refused = DeckDesign::read("deck.ron", &text).unwrap_err();
        let sentence = format!("{}: {}", refused.field, refused.reason);
        assert!(
            sentence.starts_with(error),
            "{from} -> {to}: {sentence}\ninstead of {error}"
        );
        let line = text.lines().nth(refused.line - 1).unwrap();
        assert!(to.is_empty() || line.contains(to), "{refused} is in {line}");
    }
    let start = whole.find("        (rank: \"A\"").unwrap();
    let end = whole.find("        (rank: \"2\"").unwrap();
    let text = whole.replace(&whole[start..end], "");
    let refused = DeckDesign::read("deck.ron", &text).unwrap_err();
    assert_eq!(
        (refused.field.as_str(), refused.reason.as_str()),
        ("ranks", "missing ranks: A")
    );
    let empty = whole.replace("            (x: 0.0, y: 0.0, scale: 2.0),\n", "");
    let refused = DeckDesign::read("deck.ron", &empty).unwrap_err();
    assert_eq!(refused.reason, "rank A has neither pips nor a face");
    assert_eq!(refused.field, "ranks[0]");
}
