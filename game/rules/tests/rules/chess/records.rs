//! Records: the content of saves, and damaged ones.

use crate::common::random_game;
use parlour_rules::chess::{
    Claim, Color, Ending, FenField, Game, PlayError, Record, ReplayError, Rules, UciError,
};

fn record(moves: &str) -> Record {
    let moves = moves.split_whitespace().map(str::to_owned).collect();
    Record {
        moves,
        ..Game::new(Rules::Standard).record()
    }
}

#[test]
fn random_games_are_replayed_from_their_records() {
    for rules in Rules::ALL {
        for seed in 0..30 {
            let game = random_game(seed, rules, 150);
            let record = game.record();
            assert_eq!(
                Game::replay(&record).as_ref(),
                Ok(&game),
                "{rules}, seed {seed}"
            );
            let json = serde_json::to_string(&record).unwrap();
            assert_eq!(serde_json::from_str::<Record>(&json).unwrap(), record);
            let ron = ron::to_string(&record).unwrap();
            assert_eq!(ron::from_str::<Record>(&ron).unwrap(), record);
        }
    }
}

#[test]
fn a_record_reads_as_written_here() {
    let mut game = Game::replay(&record("e2e4 e7e5")).unwrap();
    game.resign(Color::Black).unwrap();
    assert_eq!(
        serde_json::to_string(&game.record()).unwrap(),
        "{\"rules\":\"standard\",\
         \"fen\":\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\",\
         \"moves\":[\"e2e4\",\"e7e5\"],\"end\":{\"resignation\":\"black\"}}"
    );
}

#[test]
fn an_end_is_kept_and_what_was_taken_back_is_not() {
    let mut game = Game::replay(&record("e2e4 e7e5 g1f3")).unwrap();
    game.undo();
    game.resign(Color::White).unwrap();
    let record = game.record();
    assert_eq!(record.moves, ["e2e4", "e7e5"]);
    assert_eq!(record.end, Some(Ending::Resignation(Color::White)));
    let again = Game::replay(&record).unwrap();
    assert_eq!(again.outcome(), game.outcome());
    assert!(again.future().is_empty());
}

#[test]
fn damaged_records_are_refused() {
    let mut start = record("");
    start.fen.truncate(20); // in the middle of the board
    let Err(ReplayError::Start(error)) = Game::replay(&start) else {
        panic!("a broken start")
    };
    assert_eq!(error.field, FenField::Board);

    for (moves, ply) in [
        ("e2e5", 1),
        ("e2e4 e7e5 e1e3", 3),
        ("e2e4 nonsense", 2),
        ("e2e4 é", 2),
    ] {
        match Game::replay(&record(moves)) {
            Err(ReplayError::Move {
                ply: refused,
                source,
            }) => {
                assert_eq!(refused, ply, "{moves}: {source}");
            }
            other => panic!("{moves}: {other:?}"),
        }
    }
    let illegal = Game::replay(&record("e2e4 e2e4")).unwrap_err();
    assert!(matches!(
        illegal,
        ReplayError::Move {
            source: UciError::Illegal(_),
            ..
        }
    ));
    assert_eq!(illegal.to_string(), "move 2: illegal move e2e4");
}

#[test]
fn an_end_that_cannot_be_is_refused() {
    let claimed = Record {
        end: Some(Ending::Claimed(Claim::Fifty)),
        ..record("e2e4")
    };
    let expected = ReplayError::End(PlayError::NotClaimable(Claim::Fifty));
    assert_eq!(Game::replay(&claimed), Err(expected));
    let mated = Record {
        end: Some(Ending::Resignation(Color::White)),
        ..record("f2f3 e7e5 g2g4 d8h4")
    };
    assert!(matches!(
        Game::replay(&mated),
        Err(ReplayError::End(PlayError::Over(_)))
    ));
}

#[test]
fn a_game_that_went_on_after_a_draw_is_replayed_whole() {
    // Collections have such games from before fivefold repetition was a draw.
    let shuffle = "g1f3 g8f6 f3g1 f6g8 ".repeat(5);
    let game = Game::replay(&record(&shuffle)).unwrap();
    assert_eq!(game.ply(), 20);
    let game = Game::replay(&record(&(shuffle + "e2e4"))).unwrap();
    assert_eq!((game.ply(), game.outcome()), (21, None));
}
