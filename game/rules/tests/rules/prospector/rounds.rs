//! Rounds of Prospector: legal moves, scores and undo.

use crate::common::prospector::{deal, golden, known, mine};
use parlour_rules::{
    Random,
    cards::{Card, Rank, SlotId},
    prospector::{
        Deal, DealSeed, DealSource, Event, Move, Record, Refusal, ReplayError, Round, Rules,
        RunScored, State, score,
        solver::{Budget, Puzzle, Solver},
    },
};
use rand::{Rng, seq::SliceRandom};

/// Slots 0 to 12 have the clubs from ace to king, 13 to 25 the diamonds, 26 and 27 the ace and the
/// two of hearts. The three is the target; the rest of hearts and the spades are drawn in order.
fn ordered() -> String {
    let named = known("named.csv");
    let ordered = named
        .iter()
        .find(|known| known.name == "mchung-ordered")
        .unwrap();
    ordered.deal.deck().to_string()
}

fn round(deal: Deal) -> Round {
    Round::new(&mine(), deal, Rules::WRAP)
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Plays moves and returns the events of the last one.
fn play(round: &mut Round, moves: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves.split_whitespace() {
        let mv = text.parse().unwrap();
        events = round
            .play(mv)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    events
}

/// Checks that each of the 52 cards is in one place.
fn assert_whole(round: &Round, at: &str) {
    let mine = round.left().iter().map(|slot| round.card(slot).unwrap());
    let mut cards: Vec<_> = mine
        .chain([round.target()])
        .chain(round.draw_pile().iter().copied())
        .chain(round.discard_pile().iter().copied())
        .collect();
    cards.sort();
    let mut whole: Vec<_> = round.deal().deck().iter().copied().collect();
    whole.sort();
    assert_eq!(cards, whole, "{at}");
}

/// Returns a move that is likely to be legal.
fn some_move(dice: &mut Random, round: &Round) -> Move {
    let takeable = round.takeable();
    match dice.gen_range(0..8) {
        0 => Move::Take(SlotId(dice.gen_range(0..40))),
        1 | 2 => Move::Draw,
        _ if takeable.is_empty() => Move::Draw,
        _ => Move::Take(*takeable.choose(dice).unwrap()),
    }
}

#[test]
fn the_standard_mine_is_dealt() {
    let deal = DealSeed::numbered(5).deal(&mine());
    let cards: Vec<_> = deal.deck().iter().copied().collect();
    let round = round(deal);
    for slot in 0..28 {
        assert_eq!(round.card(SlotId(slot)), Some(cards[usize::from(slot)]));
        assert_eq!(round.is_face_up(SlotId(slot)), slot >= 18, "slot {slot}");
    }
    assert_eq!(round.target(), cards[28]);
    assert!(
        round
            .draw_pile()
            .iter()
            .copied()
            .eq(cards[29..].iter().copied())
    );
    assert!(round.discard_pile().is_empty());
    assert_eq!((round.state(), round.score().banked), (State::Playing, 0));
    assert_eq!(round.card(SlotId(28)), None);
}

#[test]
fn neighbours_fit_and_nothing_else() {
    for one in Rank::ALL {
        for other in Rank::ALL {
            let apart = one.index().abs_diff(other.index());
            assert_eq!(Rules::NO_WRAP.fit(one, other), apart == 1, "{one} {other}");
            assert_eq!(
                Rules::WRAP.fit(one, other),
                apart == 1 || apart == 12,
                "{one} {other}"
            );
        }
    }
}

#[test]
fn a_take_tells_what_happened() {
    let mut round = round(golden(&ordered(), &[26]));
    assert_eq!(round.takeable(), [SlotId(27)]);
    assert_eq!(
        play(&mut round, "27"),
        [
            Event::Discarded { card: card("3h") },
            Event::Taken {
                slot: SlotId(27),
                card: card("2h"),
                gold: false,
                chain: 1,
                run: 1,
            },
        ]
    );
    assert_eq!(
        play(&mut round, "26"),
        [
            Event::Discarded { card: card("2h") },
            Event::Taken {
                slot: SlotId(26),
                card: card("Ah"),
                gold: true,
                chain: 2,
                run: 3,
            },
            Event::TurnedUp {
                slot: SlotId(17),
                card: card("5d"),
                gold: false,
            },
        ]
    );
    // Around the corner, from the ace to the king.
    play(&mut round, "25");
    assert_eq!(round.target(), card("Kd"));
    assert_eq!(
        play(&mut round, "draw"),
        [
            Event::Discarded { card: card("Kd") },
            Event::Drawn {
                card: card("4h"),
                left: 22,
            },
            Event::RunScored(RunScored {
                chain: 3,
                run: 6,
                gold: 1,
                added: 12,
                score: 12,
            }),
        ]
    );
    // Without a run there is no event for its points.
    assert_eq!(play(&mut round, "draw").len(), 2);
}

#[test]
fn what_does_not_go_is_refused() {
    let mut round = round(deal(&ordered()));
    for (text, refusal, sentence) in [
        (
            "18",
            Refusal::DoesNotFit {
                slot: SlotId(18),
                card: card("6d"),
                target: card("3h"),
            },
            "6d in slot 18 doesn't fit on 3h (expected a neighboring rank)",
        ),
        (
            "9",
            Refusal::FaceDown {
                slot: SlotId(9),
                covers: [SlotId(18), SlotId(19)].into_iter().collect(),
            },
            "the card in slot 9 is face down under slots 18 and 19",
        ),
        (
            "28",
            Refusal::NoSlot {
                slot: SlotId(28),
                slots: 28,
            },
            "unknown slot 28 (expected 0 to 27)",
        ),
        (
            "65535",
            Refusal::NoSlot {
                slot: SlotId(65535),
                slots: 28,
            },
            "unknown slot 65535 (expected 0 to 27)",
        ),
    ] {
        let before = round.clone();
        assert_eq!(round.play(text.parse().unwrap()), Err(refusal));
        assert_eq!(refusal.to_string(), sentence);
        assert_eq!(round, before);
    }
    play(&mut round, "27");
    assert_eq!(
        round.play(Move::Take(SlotId(27))),
        Err(Refusal::Gone(SlotId(27)))
    );
    assert_eq!(
        Refusal::Gone(SlotId(27)).to_string(),
        "slot 27 is already empty"
    );

    let mut no_wrap = Round::new(&mine(), deal(&ordered()), Rules::NO_WRAP);
    play(&mut no_wrap, "27 26");
    assert!(matches!(
        no_wrap.play(Move::Take(SlotId(25))),
        Err(Refusal::DoesNotFit { .. })
    ));
}

#[test]
fn moves_are_written_as_they_are_read() {
    for text in ["0", "27", "draw"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    assert_eq!("DRAW".parse(), Ok(Move::Draw));
    for text in ["", "-1", "+1", "1.0", "drawn", "99999", "é"] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

#[test]
fn runs_are_worth_their_sum_doubled_by_each_gold_card() {
    for (chain, gold, worth) in [
        (0, 0, 0),
        (1, 0, 1),
        (5, 0, 15),
        (5, 1, 30),
        (5, 2, 60),
        (28, 0, 406),
        (28, 28, 406 << 28),
        (51, 51, 1326 << 51),
    ] {
        assert_eq!(
            score::worth(chain, gold),
            worth,
            "{chain} cards, {gold} gold"
        );
    }
    assert_eq!(score::worth(51, 64), u64::MAX, "no panic beyond any mine");
}

/// Cases in which known wrong implementations of gold differ.
#[test]
fn gold_doubles_the_whole_run_when_it_is_banked() {
    let five = "27 26 25 24 23";
    for (gold, worth) in [
        (&[][..], 15),
        (&[27, 25], 60),
        (&[23], 30),
        (&[27], 30),
        (&[27, 26, 25, 24, 23], 480),
        (&[0, 22], 15),
    ] {
        let mut round = round(golden(&ordered(), gold));
        play(&mut round, five);
        let open = round.score();
        assert_eq!(
            (open.banked, open.run(), open.chain),
            (0, 15, 5),
            "{gold:?}"
        );
        assert_eq!(open.open(), worth, "{gold:?}");
        play(&mut round, "draw");
        assert_eq!(round.score().banked, worth, "{gold:?}");
        assert_eq!((round.score().chain, round.score().gold), (0, 0));
        assert_eq!(round.best_run(), worth);
    }
}

#[test]
fn a_chain_begins_anew_after_a_draw() {
    let mut round = round(deal(&ordered()));
    play(&mut round, "27 26 25 draw");
    assert_eq!(round.score().banked, 6);
    play(&mut round, "draw 18 19");
    assert_eq!((round.score().banked, round.score().run()), (6, 3));
    play(&mut round, "draw");
    assert_eq!(round.score().banked, 9);
}

#[test]
fn an_emptied_mine_is_won_and_its_run_banked() {
    let mut round = round(deal(&ordered()));
    let solver = Solver::new(mine()).unwrap();
    let shortest = solver.shortest(&Puzzle::of(&round), &Budget::UNLIMITED);
    let moves = shortest.unwrap().unwrap();
    assert_eq!(moves.len(), 28);
    let mut events = Vec::new();
    for mv in moves {
        events = round.play(mv).unwrap();
    }
    let banked = RunScored {
        chain: 28,
        run: 406,
        gold: 0,
        added: 406,
        score: 406,
    };
    assert_eq!(
        events[2..],
        [Event::RunScored(banked), Event::Won { score: 406 }]
    );
    assert_eq!(round.state(), State::Won);
    assert_eq!(
        round.draw_pile().len(),
        23,
        "it does not matter what could be drawn"
    );
    assert_eq!((round.score().banked, round.score().chain), (406, 0));
    let refused = round.play(Move::Draw).unwrap_err();
    assert_eq!(refused.to_string(), "the round is over: won");

    let back = round.undo().unwrap();
    assert_eq!(back[..2], [Event::Reopened, Event::RunReopened(banked)]);
    assert!(
        matches!(
            back[2],
            Event::PutBack {
                chain: 27,
                run: 378,
                ..
            }
        ),
        "{back:?}"
    );
    assert_eq!((round.state(), round.score().run()), (State::Playing, 378));
    assert_eq!(round.redo().unwrap(), events);
}

#[test]
fn a_round_without_moves_is_lost() {
    let mut round = round(deal(&ordered()));
    let events = play(&mut round, &"draw ".repeat(22));
    assert_eq!(events.len(), 2);
    // The queen of spades fits on diamonds and could continue the run.
    assert_eq!(
        (round.target(), round.state()),
        (card("Qs"), State::Playing)
    );
    let events = play(&mut round, "draw");
    assert_eq!(round.target(), card("Ks"));
    // The ace and the queen are uncovered.
    assert_eq!((events.len(), round.state()), (2, State::Playing));
    assert_eq!(round.play(Move::Draw), Err(Refusal::NothingToDraw));
    assert_eq!(Refusal::NothingToDraw.to_string(), "the draw pile is empty");
    let events = play(&mut round, "26 27");
    assert_eq!(
        events[2..],
        [
            Event::TurnedUp {
                slot: SlotId(17),
                card: card("5d"),
                gold: false,
            },
            Event::RunScored(RunScored {
                chain: 2,
                run: 3,
                gold: 0,
                added: 3,
                score: 3,
            }),
            Event::Lost { score: 3 },
        ]
    );
    assert_eq!(round.state(), State::Lost);
    let refused = round.play(Move::Take(SlotId(25))).unwrap_err();
    assert_eq!(refused, Refusal::Over(State::Lost));
    round.undo().unwrap();
    assert_eq!(round.state(), State::Playing);
    assert_eq!(round.takeable(), [SlotId(25), SlotId(27)]);
}

#[test]
fn points_are_carried_into_a_round() {
    let mut round = round(deal(&ordered())).carrying(100);
    assert_eq!((round.score().banked, round.carried()), (100, 100));
    let events = play(&mut round, "27 26 draw");
    assert!(matches!(
        events[2],
        Event::RunScored(RunScored {
            added: 3,
            score: 103,
            ..
        })
    ));
    let mut most = self::round(deal(&ordered())).carrying(u64::MAX);
    play(&mut most, "27 draw");
    assert_eq!(most.score().banked, u64::MAX);
}

/// The points according to the rules, computed independently of the round.
#[derive(Default)]
struct Expected {
    banked: u64,
    /// Cards of the open run: `true` for gold.
    run: Vec<bool>,
}

impl Expected {
    fn open(&self) -> u64 {
        let sum = self.run.len() * (self.run.len() + 1) / 2;
        self.run
            .iter()
            .fold(sum as u64, |sum, &gold| if gold { sum * 2 } else { sum })
    }

    fn end_run(&mut self) {
        self.banked += self.open();
        self.run.clear();
    }

    fn played(&mut self, mv: Move, round: &Round) {
        match mv {
            Move::Take(slot) => self.run.push(round.is_gold(slot)),
            Move::Draw => self.end_run(),
        }
        if round.state() != State::Playing {
            self.end_run();
        }
    }
}

/// Tries a move: a refusal changes nothing, and one that was played can be undone and redone.
fn try_move(round: &mut Round, mv: Move, expected: &mut Expected, at: &str) {
    let before = round.clone();
    let allowed = round.allows(mv);
    let events = match round.play(mv) {
        Err(refusal) => {
            assert_eq!(allowed, Err(refusal), "{at}");
            assert_eq!(*round, before, "{at}: {mv} was refused");
            return;
        }
        Ok(events) => events,
    };
    assert_eq!(allowed, Ok(()), "{at}");
    expected.played(mv, round);
    let turned = events
        .iter()
        .filter(|event| matches!(event, Event::TurnedUp { .. }));
    let face_up = |round: &Round| {
        (0..28)
            .filter(|&slot| round.is_face_up(SlotId(slot)))
            .count()
    };
    let taken = usize::from(mv != Move::Draw);
    assert_eq!(
        face_up(&before) + turned.count(),
        face_up(round) + taken,
        "{at}"
    );
    let after = round.clone();
    let back = round.undo().unwrap();
    assert_eq!(back.len(), events.len(), "{at}");
    assert_eq!(
        (round.history(), round.future()),
        (before.history(), &[mv][..])
    );
    assert_eq!(round.score(), before.score(), "{at}");
    assert_eq!(round.redo().as_ref(), Some(&events), "{at}");
    assert_eq!(*round, after, "{at}");
}

/// Checks score and state against the rules.
fn assert_counted(round: &Round, expected: &Expected, at: &str) {
    assert_whole(round, at);
    assert_eq!(
        (round.score().banked, round.score().open()),
        (expected.banked, expected.open()),
        "{at}"
    );
    let lost = round.draw_pile().is_empty() && round.takeable().is_empty();
    match round.state() {
        State::Won => assert!(round.left().is_empty(), "{at}"),
        State::Lost => assert!(lost, "{at}"),
        State::Playing => assert!(!lost && !round.left().is_empty(), "{at}"),
    }
}

/// Checks that a record of the round plays again and survives both text forms.
fn assert_recorded(round: &Round, at: &str) -> Record {
    let record = round.record();
    let again = Round::replay(&record, &mine());
    assert_eq!(again.as_ref(), Ok(round), "{at}");
    let text = ron::to_string(&record).unwrap();
    assert_eq!(ron::from_str::<Record>(&text).as_ref(), Ok(&record), "{at}");
    let text = serde_json::to_string(&record).unwrap();
    assert_eq!(
        serde_json::from_str::<Record>(&text).unwrap(),
        record,
        "{at}"
    );
    record
}

/// Undoes all moves and checks that the round is as it was dealt.
fn undo_all(round: &mut Round, start: &Round, record: &Record, at: &str) {
    let played = round.history().len();
    let mut undone = 0;
    while round.undo().is_some() {
        undone += 1;
        assert_whole(round, at);
    }
    assert_eq!(undone, played, "{at}");
    assert_eq!(round.future(), record.moves, "{at}");
    let taken_back = Round::replay(&round.record(), &mine());
    assert_eq!(
        taken_back.as_ref(),
        Ok(&*round),
        "{at}: moves taken back are kept"
    );
    if let Some(&mv) = record.moves.first() {
        assert_ne!(*round, *start);
        round.play(mv).unwrap();
        assert_eq!(
            round.future(),
            [],
            "{at}: playing forgets what was taken back"
        );
        round.undo();
    }
    assert_eq!(round.clone().carrying(0), *start, "{at}");
    assert_eq!(
        (round.score(), round.left(), round.target(), round.state()),
        (start.score(), start.left(), start.target(), start.state())
    );
    assert_eq!(round.draw_pile(), start.draw_pile(), "{at}");
}

#[test]
fn whatever_is_played_no_card_is_lost_and_all_can_be_taken_back() {
    for seed in 0..300 {
        let at = format!("seed {seed}");
        let mut dice = Random::new(seed);
        let rules = *Rules::ALL.choose(&mut dice).unwrap();
        let mut round = Round::numbered(&mine(), DealSeed::numbered(seed), rules);
        let start = round.clone();
        let mut expected = Expected::default();
        for _ in 0..dice.gen_range(0..120) {
            let mv = some_move(&mut dice, &round);
            try_move(&mut round, mv, &mut expected, &at);
            assert_counted(&round, &expected, &at);
        }
        let record = assert_recorded(&round, &at);
        undo_all(&mut round, &start, &record, &at);
    }
}

#[test]
fn events_of_runs_keep_their_names_in_traces() {
    let run = RunScored {
        chain: 1,
        run: 1,
        gold: 0,
        added: 1,
        score: 1,
    };
    let fields = r#"{"chain":1,"run":1,"gold":0,"added":1,"score":1}"#;
    for (event, name) in [
        (Event::RunScored(run), "banked"),
        (Event::RunReopened(run), "unbanked"),
    ] {
        let text = serde_json::to_string(&event).unwrap();
        assert_eq!(text, format!(r#"{{"{name}":{fields}}}"#));
    }
}

#[test]
fn a_record_reads_as_written_here() {
    let mut round = Round::numbered(&mine(), DealSeed::numbered(1), Rules::WRAP);
    play(&mut round, "draw draw");
    round.undo();
    assert_eq!(
        serde_json::to_string(&round.record()).unwrap(),
        "{\"rules\":{\"wrap\":true},\
         \"deal\":{\"seed\":{\"name\":{\"number\":1},\"attempt\":0}},\
         \"carried\":0,\"moves\":[\"draw\",\"draw\"],\"taken_back\":1}"
    );
    let by_hand = self::round(golden(&ordered(), &[3, 9])).record();
    let text = ron::to_string(&by_hand).unwrap();
    assert!(text.contains("cards((deck:[\"Ac\",\"2c\""), "{text}");
    assert_eq!(ron::from_str::<Record>(&text).unwrap(), by_hand);
}

#[test]
fn damaged_records_are_refused() {
    let record = |moves: &str| Record {
        moves: moves
            .split_whitespace()
            .map(|mv| mv.parse().unwrap())
            .collect(),
        ..round(deal(&ordered())).record()
    };
    let refused = Round::replay(&record("27 26 18"), &mine()).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "move 3: 6d in slot 18 doesn't fit on Ah (expected a neighboring rank)"
    );
    assert!(matches!(refused, ReplayError::Move { number: 3, .. }));
    let more = Record {
        taken_back: 4,
        ..record("27 26")
    };
    let refused = Round::replay(&more, &mine()).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "4 moves were undone, but only 2 were played"
    );

    let DealSource::Cards(whole) = record("").deal else {
        panic!("a deal by hand")
    };
    let text = ron::to_string(&whole).unwrap();
    for (from, to, sentence) in [
        ("\"Ac\",", "", "invalid number of cards 51 (expected 52)"),
        (
            "\"Ac\"",
            "\"2c\"",
            "invalid number of cards of rank A: 3 (expected 4)",
        ),
        ("\"Ac\"", "\"Xc\"", "unknown rank 'X'"),
        ("gold:[]", "gold:[64]", "invalid slot 64 (expected 0 to 63)"),
    ] {
        let damaged = text.replacen(from, to, 1);
        assert_ne!(damaged, text);
        let refused = ron::from_str::<Deal>(&damaged).unwrap_err().to_string();
        assert!(refused.contains(sentence), "{from} -> {to}: {refused}");
    }
}

#[test]
fn gold_outside_the_mine_is_refused_when_a_record_is_replayed() {
    let record = round(golden(&ordered(), &[3])).record();
    let text = ron::to_string(&record)
        .unwrap()
        .replace("gold:[3]", "gold:[28]");
    let refused = Round::replay(&ron::from_str(&text).unwrap(), &mine()).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "deal: invalid gold slot 28 (expected 0 to 27)"
    );
}

#[test]
fn deals_that_cannot_be_played_are_refused() {
    let refused = |deck: &str, gold: &[u16]| {
        let gold = gold.iter().copied().map(SlotId);
        Deal::new(deck.parse().unwrap(), gold, 28)
            .unwrap_err()
            .to_string()
    };
    let ordered = ordered();
    assert_eq!(
        refused("7d", &[]),
        "invalid number of cards 1 (expected 52)"
    );
    assert_eq!(
        refused(&format!("{ordered} 7d"), &[]),
        "invalid number of cards 53 (expected 52)"
    );
    assert_eq!(
        refused(&ordered.replacen("Ac", "2c", 1), &[]),
        "invalid number of cards of rank A: 3 (expected 4)"
    );
    assert_eq!(
        refused(&ordered, &[3, 28]),
        "invalid gold slot 28 (expected 0 to 27)"
    );
    // No rule looks at suits.
    deal(&ordered.replacen("Ac", "As", 1));
}
