//! Whole games, played to their end and undone.

use crate::common::random_game;
use parlour_rules::chess::{
    Claim, Color, Event, Game, Move, Outcome, Piece, PieceKind, PlayError, Position, Reason, Rules,
    Square,
};

/// Plays moves in algebraic notation.
fn play(game: &mut Game, moves: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves.split_whitespace() {
        let mv = game
            .position()
            .parse_san(text)
            .unwrap_or_else(|error| panic!("{error} in {:?}", game.position()));
        events = game
            .play(mv)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    events
}

fn game_of(moves: &str) -> Game {
    let mut game = Game::new(Rules::Standard);
    play(&mut game, moves);
    game
}

fn game_from(fen: &str, rules: Rules) -> Game {
    Game::from_position(Position::from_fen(fen, rules).unwrap())
}

fn white(kind: PieceKind) -> Piece {
    kind.of(Color::White)
}

fn black(kind: PieceKind) -> Piece {
    kind.of(Color::Black)
}

fn reason(game: &Game) -> Option<Reason> {
    game.outcome().map(|outcome| outcome.reason)
}

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8 ";

#[test]
fn scholars_mate_wins_and_can_be_taken_back() {
    let mut game = game_of("e4 e5 Bc4 Nc6 Qh5 Nf6");
    let events = play(&mut game, "Qxf7");
    let over = Outcome::win(Color::White, Reason::Checkmate);
    assert_eq!(
        events,
        [
            Event::Captured {
                piece: black(PieceKind::Pawn),
                at: Square::F7
            },
            Event::Moved {
                piece: white(PieceKind::Queen),
                from: Square::H5,
                to: Square::F7
            },
            Event::Check { king: Square::E8 },
            Event::Over(over),
        ]
    );
    assert_eq!(game.outcome(), Some(over));
    assert_eq!(over.result(), "1-0");
    assert_eq!(game.history()[6].san, "Qxf7#");
    let refused = game.play(Move::new(Square::E8, Square::F7));
    assert_eq!(refused, Err(PlayError::Over(over)));

    assert_eq!(
        game.undo().unwrap(),
        [
            Event::Reopened,
            Event::Moved {
                piece: white(PieceKind::Queen),
                from: Square::F7,
                to: Square::H5
            },
            Event::Restored {
                piece: black(PieceKind::Pawn),
                at: Square::F7
            },
        ]
    );
    assert_eq!(game.outcome(), None);
    assert_eq!(game.redo().unwrap(), events);
    assert_eq!(game.outcome(), Some(over));
}

#[test]
fn castling_moves_two_pieces() {
    let mut game = game_of("e4 e5 Nf3 Nc6 Bc4 Bc5");
    let (king, rook) = (white(PieceKind::King), white(PieceKind::Rook));
    let there = [
        Event::Moved {
            piece: king,
            from: Square::E1,
            to: Square::G1,
        },
        Event::Moved {
            piece: rook,
            from: Square::H1,
            to: Square::F1,
        },
    ];
    assert_eq!(play(&mut game, "O-O"), there);
    let castled = &game.history()[6];
    assert_eq!(
        (castled.uci.as_str(), castled.san.as_str()),
        ("e1g1", "O-O")
    );
    assert_eq!(castled.mv, Move::new(Square::E1, Square::H1));
    let back = [
        Event::Moved {
            piece: rook,
            from: Square::F1,
            to: Square::H1,
        },
        Event::Moved {
            piece: king,
            from: Square::G1,
            to: Square::E1,
        },
    ];
    assert_eq!(game.undo().unwrap(), back);
}

#[test]
fn king_and_rook_change_places_in_960() {
    let mut game = game_from("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", Rules::Chess960);
    let (king, rook) = (white(PieceKind::King), white(PieceKind::Rook));
    let castle = game.position().parse_san("O-O").unwrap();
    assert_eq!(game.position().destination(castle), Square::G1);
    assert_eq!(
        game.position().castled_rook(castle),
        Some((Square::G1, Square::F1))
    );
    let events = play(&mut game, "O-O");
    assert_eq!(
        events,
        [
            Event::Moved {
                piece: king,
                from: Square::F1,
                to: Square::G1
            },
            Event::Moved {
                piece: rook,
                from: Square::G1,
                to: Square::F1
            },
        ]
    );
    assert_eq!(game.history()[0].uci, "f1g1");
    assert_eq!(game.position().fen(), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

#[test]
fn a_960_king_may_castle_without_moving() {
    let mut game = game_from("4k3/8/8/8/8/8/8/6KR w H - 0 1", Rules::Chess960);
    let (king, rook) = (white(PieceKind::King), white(PieceKind::Rook));
    assert_eq!(
        play(&mut game, "O-O"),
        [
            Event::Moved {
                piece: king,
                from: Square::G1,
                to: Square::G1
            },
            Event::Moved {
                piece: rook,
                from: Square::H1,
                to: Square::F1
            },
        ]
    );
    assert_eq!(game.history()[0].uci, "g1h1");
    // Another rook blocks the way.
    let blocked = game_from("4k3/8/8/8/8/8/8/5RKR w HF - 0 1", Rules::Chess960);
    assert!(blocked.position().parse_san("O-O").is_err());
    assert!(blocked.position().parse_san("O-O-O").is_ok());
}

#[test]
fn a_pawn_taken_in_passing_stood_beside_its_taker() {
    let mut game = game_of("e4 a6 e5 d5");
    let events = play(&mut game, "exd6");
    let pawn = black(PieceKind::Pawn);
    assert_eq!(
        events,
        [
            Event::Captured {
                piece: pawn,
                at: Square::D5
            },
            Event::Moved {
                piece: white(PieceKind::Pawn),
                from: Square::E5,
                to: Square::D6
            },
        ]
    );
    assert_eq!(game.captured(Color::White), [pawn]);
    assert_eq!(game.material(), 1);
    game.undo();
    assert_eq!(game.position().piece_at(Square::D5), Some(pawn));
    assert_eq!(game.captured(Color::White), []);
}

#[test]
fn a_promotion_is_undone_before_the_pawn_goes_back() {
    let mut game = game_from("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", Rules::Standard);
    let (pawn, queen) = (white(PieceKind::Pawn), white(PieceKind::Queen));
    let knight = black(PieceKind::Knight);
    assert_eq!(
        play(&mut game, "axb8=Q"),
        [
            Event::Captured {
                piece: knight,
                at: Square::B8
            },
            Event::Moved {
                piece: pawn,
                from: Square::A7,
                to: Square::B8
            },
            Event::Promoted {
                at: Square::B8,
                from: pawn,
                to: queen
            },
            Event::Check { king: Square::E8 },
        ]
    );
    assert_eq!(
        game.undo().unwrap(),
        [
            Event::Demoted {
                at: Square::B8,
                from: queen,
                to: pawn
            },
            Event::Moved {
                piece: pawn,
                from: Square::B8,
                to: Square::A7
            },
            Event::Restored {
                piece: knight,
                at: Square::B8
            },
        ]
    );
}

#[test]
fn undo_tells_of_the_check_that_stands_again() {
    let mut game = game_of("e4 f6 Qh5 g6");
    let events = game.undo().unwrap();
    assert_eq!(events.last(), Some(&Event::Check { king: Square::E8 }));
}

#[test]
fn moves_are_taken_back_to_the_start_and_played_again() {
    for rules in Rules::ALL {
        for seed in 0..20 {
            let game = random_game(seed, rules, 120);
            let mut again = game.clone();
            for ply in (0..game.ply()).rev() {
                assert!(again.undo().is_some(), "{rules}, seed {seed}, ply {ply}");
                assert_eq!(
                    again.position(),
                    &game.history()[ply].before,
                    "seed {seed}, ply {ply}"
                );
                assert_eq!(again.outcome(), None, "{rules}, seed {seed}, ply {ply}");
            }
            assert_eq!(again.undo(), None);
            assert_eq!(again.future(), game.history());
            for played in game.history() {
                assert_eq!(
                    again.redo().as_ref(),
                    Some(&played.events),
                    "{rules}, seed {seed}"
                );
            }
            assert_eq!(again.redo(), None);
            assert_eq!(again, game, "{rules}, seed {seed}");
        }
    }
}

#[test]
fn another_move_forgets_those_taken_back() {
    let mut game = game_of("e4 e5 Nf3");
    game.undo();
    game.undo();
    assert_eq!(game.future().len(), 2);
    assert_eq!(game.future()[0].san, "e5");
    play(&mut game, "c5");
    assert!(game.future().is_empty());
    assert_eq!(game.redo(), None);
    assert_eq!(game.ply(), 2);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut game = game_of("e4 e5");
    let before = game.clone();
    for mv in [
        Move::new(Square::E1, Square::E3),
        Move::new(Square::E5, Square::E4),
        Move::new(Square::A4, Square::A5),
        Move::promoting(Square::A2, Square::A3, PieceKind::Queen),
        Move::new(Square::E1, Square::H1),
    ] {
        assert_eq!(game.play(mv), Err(PlayError::Illegal(mv)));
    }
    assert_eq!(game, before);
}

#[test]
fn a_third_occurrence_can_be_claimed() {
    let mut game = game_of(SHUFFLE);
    assert_eq!(game.claims(), []);
    assert_eq!(
        game.claim_draw(Claim::Threefold),
        Err(PlayError::NotClaimable(Claim::Threefold))
    );
    play(&mut game, SHUFFLE);
    assert_eq!(game.claims(), [Claim::Threefold]);
    let over = Outcome::draw(Reason::Threefold);
    assert_eq!(
        game.claim_draw(Claim::Threefold),
        Ok(vec![Event::Over(over)])
    );
    assert_eq!(over.result(), "1/2-1/2");
    assert_eq!(game.claims(), []);
}

#[test]
fn a_fifth_occurrence_is_a_draw() {
    let mut game = game_of(&SHUFFLE.repeat(3));
    assert_eq!(game.outcome(), None);
    let events = play(&mut game, SHUFFLE);
    assert_eq!(
        events.last(),
        Some(&Event::Over(Outcome::draw(Reason::Fivefold)))
    );
    assert_eq!(game.claims(), []);
    assert!(game.undo().unwrap().contains(&Event::Reopened));
    assert_eq!(game.claims(), [Claim::Threefold]);
}

#[test]
fn fifty_moves_can_be_claimed_and_seventy_five_are_a_draw() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 98 80";
    let mut game = game_from(fen, Rules::Standard);
    play(&mut game, "Ra2");
    assert_eq!(game.claims(), []);
    assert!(game.is_claimable_by_next_move(Claim::Fifty));
    play(&mut game, "Kd8");
    assert_eq!(game.claims(), [Claim::Fifty]);
    let mut claimed = game.clone();
    claimed.claim_draw(Claim::Fifty).unwrap();
    assert_eq!(reason(&claimed), Some(Reason::Fifty));

    let mut game = game_from(&fen.replace("98", "149"), Rules::Standard);
    play(&mut game, "Ra2");
    assert_eq!(reason(&game), Some(Reason::SeventyFive));
    // A capture or a pawn move resets the count.
    let mut game = game_from("4k3/8/8/8/8/8/P7/4K3 w - - 149 99", Rules::Standard);
    play(&mut game, "a3");
    assert_eq!(
        (game.outcome(), game.position().halfmove_clock()),
        (None, 0)
    );
}

#[test]
fn mate_on_the_last_move_comes_before_the_draw() {
    let mut game = game_from("7k/5K2/8/8/8/8/8/R7 w - - 149 99", Rules::Standard);
    play(&mut game, "Rh1");
    assert_eq!(
        game.outcome(),
        Some(Outcome::win(Color::White, Reason::Checkmate))
    );
}

#[test]
fn stalemate_and_bare_kings_are_draws() {
    let mut game = game_from("7k/5Q2/8/8/8/8/8/K7 w - - 0 1", Rules::Standard);
    let mut bare = game.clone();
    play(&mut game, "Kb1");
    assert_eq!(reason(&game), Some(Reason::Stalemate));
    play(&mut bare, "Qg7");
    assert_eq!(reason(&bare), None);
    play(&mut bare, "Kxg7");
    assert_eq!(reason(&bare), Some(Reason::InsufficientMaterial));
}

#[test]
fn a_game_can_be_over_before_it_begins() {
    let mut game = game_from("k7/8/1Q6/8/8/8/8/K7 b - - 0 1", Rules::Standard);
    assert_eq!(reason(&game), Some(Reason::Stalemate));
    assert!(game.resign(Color::White).is_err());
    assert_eq!(game.undo(), None);
}

#[test]
fn players_resign_agree_and_run_out_of_time() {
    let open = game_of("e4 e5");

    let mut game = open.clone();
    let over = Outcome::win(Color::Black, Reason::Resignation);
    assert_eq!(game.resign(Color::White), Ok(vec![Event::Over(over)]));
    assert_eq!(
        (over.result(), over.reason.to_string()),
        ("0-1", "resignation".to_owned())
    );
    assert_eq!(game.agree_draw(), Err(PlayError::Over(over)));

    let mut game = open.clone();
    game.agree_draw().unwrap();
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::Agreement)));

    let mut game = open;
    game.flag(Color::Black).unwrap();
    assert_eq!(
        game.outcome(),
        Some(Outcome::win(Color::White, Reason::Time))
    );
    // Undo removes the end first, then the moves.
    assert_eq!(game.undo(), Some(vec![Event::Reopened]));
    assert_eq!((game.outcome(), game.ply()), (None, 2));
    game.undo();
    assert_eq!(game.ply(), 1);
}

#[test]
fn time_is_a_draw_against_one_who_cannot_mate() {
    let mut game = game_from("4k3/8/8/8/8/8/4P3/4KN2 w - - 0 1", Rules::Standard);
    game.flag(Color::White).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::Time)));
    let mut game = game_from("4k3/8/8/8/8/8/4P3/4KN2 w - - 0 1", Rules::Casual);
    game.flag(Color::White).unwrap();
    assert_eq!(
        game.outcome(),
        Some(Outcome::win(Color::Black, Reason::Time))
    );
}

#[test]
fn the_casual_game_ends_with_the_king() {
    let mut game = Game::new(Rules::Casual);
    play(&mut game, "e4 f6 Qh5");
    // There is no check, so any move is legal.
    assert!(!game.position().in_check());
    assert_eq!(game.history()[2].san, "Qh5");
    let events = play(&mut game, "a6 Qxe8");
    let over = Outcome::win(Color::White, Reason::KingCaptured);
    assert_eq!(
        events,
        [
            Event::Captured {
                piece: black(PieceKind::King),
                at: Square::E8
            },
            Event::Moved {
                piece: white(PieceKind::Queen),
                from: Square::H5,
                to: Square::E8
            },
            Event::Over(over),
        ]
    );
    assert_eq!(over.reason.to_string(), "king-captured");
    assert_eq!(game.position().king(Color::Black), None);
    assert!(game.position().legal_moves().is_empty());
    assert_eq!(game.captured(Color::White), [black(PieceKind::King)]);
    assert_eq!(game.undo().unwrap()[0], Event::Reopened);
    assert_eq!(game.position().king(Color::Black), Some(Square::E8));
}

#[test]
fn a_casual_king_goes_and_castles_where_it_can_be_taken() {
    let game = game_from("4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1", Rules::Casual);
    for legal in ["O-O", "O-O-O", "Kf1", "Kd2", "Kxf2", "Ra8"] {
        assert!(game.position().parse_san(legal).is_ok(), "{legal}");
    }
    let game = game_from("4k3/8/8/8/4r3/8/8/RN2K2R w KQ - 0 1", Rules::Casual);
    assert!(
        game.position().parse_san("O-O").is_ok(),
        "out of what would be check"
    );
    assert!(
        game.position().parse_san("O-O-O").is_err(),
        "b1 is not empty"
    );
}

#[test]
fn a_casual_side_without_a_move_has_drawn() {
    // Only a blocked pawn and a king enclosed by its own pieces.
    let fen = "8/8/8/8/8/1p6/1P1p4/kb1K4 b - - 0 1";
    let mut game = game_from(fen, Rules::Casual);
    assert_eq!(game.outcome(), None);
    game = game_from("7k/8/8/8/8/p1p5/P1P5/KB6 w - - 0 1", Rules::Casual);
    assert_eq!(game.outcome(), None, "a king may step into danger");
    game = game_from("7k/8/8/8/p1p5/PpP5/RP6/KB6 w - - 0 1", Rules::Casual);
    let moves = game.position().legal_moves();
    assert!(!moves.is_empty());
    // The game continues with bare kings: one can still blunder into the other.
    assert_eq!(
        game_from("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Rules::Casual).outcome(),
        None
    );
}

#[test]
fn captured_pieces_are_told_in_order() {
    let game = game_of("e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2");
    let (pawn, queen) = (PieceKind::Pawn, PieceKind::Queen);
    assert_eq!(game.captured(Color::White), [black(pawn), black(queen)]);
    assert_eq!(game.captured(Color::Black), [white(pawn), white(pawn)]);
    assert_eq!(game.material(), 8);
}

#[test]
fn every_960_game_knows_its_start() {
    let game = Game::chess960(0);
    assert_eq!(game.rules(), Rules::Chess960);
    let start = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
    assert_eq!(game.start().fen(), start);
}

/// The former version, whose time grew with the square, took minutes.
#[test]
fn a_long_game_takes_no_longer_for_each_move_than_a_short_one() {
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"].map(ToOwned::to_owned);
    let mut record = Game::new(Rules::Standard).record();
    record.moves = shuffle.iter().cycle().take(200_000).cloned().collect();
    let mut game = Game::replay(&record).unwrap();
    assert_eq!(game.occurrences(), 50_001);
    game.undo();
    assert_eq!(game.occurrences(), 50_000);
    game.redo();
    assert_eq!(game.occurrences(), 50_001);
}

#[test]
fn positions_are_counted_through_undo_redo_and_another_move() {
    let mut game = Game::new(Rules::Standard);
    let fresh = game.clone();
    let play = |game: &mut Game, moves: &[&str]| {
        for san in moves {
            let mv = game.position().parse_san(san).unwrap();
            game.play(mv).unwrap();
        }
    };
    play(&mut game, &["Nf3", "Nf6", "Ng1", "Ng8"]);
    assert_eq!(game.occurrences(), 2);
    while game.undo().is_some() {}
    assert_eq!(game.occurrences(), 1);
    while game.redo().is_some() {}
    assert_eq!(game.occurrences(), 2);
    game.undo();
    play(&mut game, &["Nh5", "Nf3", "Nf6", "Ng1", "Ng8"]);
    assert_eq!(game.occurrences(), 2);
    while game.undo().is_some() {}
    assert_eq!(game.position(), fresh.position());
    assert_eq!(game.occurrences(), 1);
}
