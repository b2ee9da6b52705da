//! PGN: what is read, where errors are reported, and what is written.

use crate::common::random_game;
use parlour_rules::{
    Random,
    chess::{
        Color, Game, GameTree, NodeId, Reason, Rules,
        pgn::{self, PgnError, PgnGame, Tags},
    },
};
use rand::{Rng, seq::SliceRandom};

fn only(text: &str) -> PgnGame {
    let mut games = pgn::parse(text);
    assert_eq!(games.len(), 1, "{text:?}: {games:?}");
    games
        .remove(0)
        .unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

fn san(game: &Game) -> Vec<&str> {
    game.history()
        .iter()
        .map(|played| played.san.as_str())
        .collect()
}

/// Checks that the only game of the text is refused at this place; returns the message.
fn refused(text: &str, line: usize, column: usize) -> String {
    let games = pgn::parse(text);
    match games.as_slice() {
        [
            Err(PgnError {
                line: l,
                column: c,
                reason,
            }),
        ] => {
            assert_eq!((*l, *c), (line, column), "{text:?}: {reason}");
            reason.to_string()
        }
        _ => panic!("{text:?}: {games:?}"),
    }
}

const OPERA: &str = r#"[Event "Paris"]
[Site "Paris FRA"]
[Date "1858.??.??"]
[Round "?"]
[White "Paul Morphy"]
[Black "Duke Karl / Count Isouard"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8.
Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14.
Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
"#;

#[test]
fn a_famous_game_is_read_and_written_letter_by_letter() {
    let read = only(OPERA);
    assert_eq!(read.tags.white, "Paul Morphy");
    assert_eq!(read.result, "1-0");
    assert_eq!(read.game.ply(), 33);
    assert_eq!(
        read.game.outcome().map(|outcome| outcome.reason),
        Some(Reason::Checkmate)
    );
    assert_eq!(pgn::export(&read.game, &read.tags), OPERA);
}

#[test]
fn everything_that_is_no_move_is_stepped_over() {
    let read = only(
        "\u{feff}% an escape line [Event \"no\"]\r\n\
         [White \"A \\\"quoted\\\" name\"][Black\"B\\\\C\"]\r\n\
         { before the first move } 1.e4 $1 e5!? {a [%clk 0:01:02] clock (and more}\r\n\
         % 1. d4 another escape\r\n\
         2 . Nf3 ; the rest of this line ( { [\r\n\
         ( 2. f4 exf4 (2... d5 {nested ) } 3. exd5) 3. Nf3 * ) 2... Nc6 +/= 3.Bb5 ?! a6\r\n\
         4...Ba4 1... Nf6 N $146 ±  \r\n1/2-1/2",
    );
    assert_eq!(read.tags.white, "A \"quoted\" name");
    assert_eq!(read.tags.black, "B\\C");
    assert_eq!(read.result, "1/2-1/2");
    assert_eq!(
        san(&read.game),
        ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"]
    );
}

#[test]
fn lenient_moves_are_read_in_games() {
    let read = only("1. e2-e4 d5 2. ed5 c5 3. dxc6 e.p. Nc6 4. ng1f3 Bg4 5. Bb5 Pa6 6.0-0 *");
    assert_eq!(
        san(&read.game),
        [
            "e4", "d5", "exd5", "c5", "dxc6", "Nxc6", "Nf3", "Bg4", "Bb5", "a6", "O-O"
        ]
    );
    let read = only("1. e4 d5 2. e5 f5 3. exf6e.p. exf6 *");
    assert_eq!(san(&read.game)[4..], ["exf6", "exf6"]);
}

#[test]
fn several_games_are_read_each_for_itself() {
    let text = "1. e4 e5 *\n1. d4 1-0\n\n[White \"third\"]\n\n1. c4\n\n[White \"fourth\"]\n\n1. Ke2 e5 \
                2. Nf3 0-1\n[White \"fifth\"]\n0-1\n[Event \"six\"]\n[Event \"seven\"]\n";
    let games = pgn::parse(text);
    let told: Vec<_> = games
        .iter()
        .map(|game| match game {
            Ok(read) => format!("{} {} {}", read.tags.white, read.game.ply(), read.result),
            Err(error) => error.to_string(),
        })
        .collect();
    assert_eq!(
        told,
        [
            "? 2 *",
            "? 1 1-0",
            "third 1 *",
            "line 10, column 4: white's move 1: illegal move Ke2",
            "fifth 0 0-1",
            "? 0 *",
            "? 0 *",
        ]
    );
}

#[test]
fn no_games_are_in_no_text() {
    for text in [
        "",
        "\u{feff}",
        " \r\n\t ",
        "{only a comment}",
        "; and another",
        "% escaped",
    ] {
        assert_eq!(pgn::parse(text), [], "{text:?}");
    }
    assert_eq!(only("*").game.ply(), 0);
}

#[test]
fn results_are_found_wherever_they_stand() {
    assert_eq!(only("[Result \"0-1\"]\n1. e4").result, "0-1");
    assert_eq!(only("[Result \"0-1\"]\n1. e4 1-0").result, "1-0");
    assert_eq!(only("[Result \"nonsense\"]\n1. e4").result, "*");
    assert_eq!(only("1. f3 e5 2. g4 Qh4#").result, "0-1");
    assert_eq!(only("1. e4 1/2").result, "1/2-1/2");
    assert_eq!(only("1. e4 ½-½").result, "1/2-1/2");
    assert_eq!(only("1. e4*").result, "*");
}

#[test]
fn errors_say_where() {
    let reason = refused("[White \"A\"]\n\n1. e4 e5\n2. Nf3 Nf9 3. Bb5", 4, 8);
    assert_eq!(
        reason,
        "black's move 2: invalid move \"Nf9\" (expected algebraic notation, such as Nf3)"
    );
    let reason = refused("1. e4 e5 2. Bb5 a6 3. Bxa6 Rxa6 4. Ra3", 1, 36);
    assert_eq!(reason, "white's move 4: illegal move Ra3");
    let reason = refused("1. d4 d5 2. Nc3 Nf6 3. Nf3 e6 4. Nd2 Nd7", 1, 38);
    assert_eq!(
        reason,
        "black's move 4: ambiguous move Nd7 (expected the file or rank that the piece comes from)"
    );
    // Columns count characters, not bytes.
    refused("{äöü} 1. Ke2", 1, 10);
    refused("1. e4 {never closed\ne5", 1, 7);
    refused("1. e4 (1. d4 (1. c4) e5", 1, 7);
    refused("1. e4 ) e5", 1, 7);
    refused("1. e4 } e5", 1, 7);
    refused("1. e4 -- e5", 1, 7);
    refused("1. e4 [%clk 1] e5", 1, 7);
    refused("[White A]\n1. e4", 1, 8);
    refused("[White \"A]\n1. e4", 1, 8);
    refused("[White \"A\"\n1. e4", 1, 11);
    refused("[\"A\"]\n1. e4", 1, 1);
    refused("[FEN \"8/8\"]\n\n1. e4", 1, 1);
    refused("\n[Variant \"Atomic\"]\n\n1. e4", 2, 1);
    refused("hello", 1, 1);
}

#[test]
fn what_follows_a_broken_game_is_read() {
    for broken in [
        "[White \"A]\n[Black \"B\"]\n\n1. e4 e5 1-0\n\n",
        "[White \"A\"]\n\n1. e4 e4 2. e4 1-0\n\n",
        "[White \"A\"]\n\n1. e4 {no end 2. e4 1-0\n\n",
        "[White \"A\"]\n\n1. e4 (1. d4 1-0\n\n",
        "[White \"A\"]\n[FEN \"x\"]\n\n1. e4 1-0\n\n",
        "[White \"A\"]\n[Variant \"Atomic\"]\n\n*\n\n",
        "[White \"A\"]\n\n1. e4 [ 1-0\n\n",
    ] {
        let games = pgn::parse(&format!("{broken}[White \"next\"]\n\n1. d4 d5 *"));
        assert_eq!(games.len(), 2, "{broken:?}: {games:?}");
        assert!(games[0].is_err(), "{broken:?}");
        assert!(
            games[1]
                .as_ref()
                .is_ok_and(|read| read.tags.white == "next"),
            "{broken:?}"
        );
    }
}

#[test]
fn start_positions_and_variants_are_honoured() {
    let fen = "4k3/P7/8/8/8/8/8/4K3 b - - 3 41";
    let read = only(&format!(
        "[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n41... Kd7 42. a8=Q *"
    ));
    assert_eq!(read.game.start().fen(), fen);
    let written = pgn::export(&read.game, &read.tags);
    assert!(written.contains(&format!(
        "[FEN \"{fen}\"]\n[SetUp \"1\"]\n\n41... Kd7 42. a8=Q *\n"
    )));

    let fen = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
    for variant in ["Chess960", "chess 960", "Fischerandom"] {
        let read = only(&format!(
            "[Variant \"{variant}\"]\n[FEN \"{fen}\"]\n\n1. O-O *"
        ));
        assert_eq!(read.game.rules(), Rules::Chess960);
        let written = pgn::export(&read.game, &read.tags);
        assert!(written.contains("[Variant \"Chess960\"]"), "{written}");
        assert_eq!(only(&written), read);
    }
    let read = only("[Variant \"Casual\"]\n\n1. e4 f6 2. Qh5 a6 3. Qxe8");
    assert_eq!((read.game.rules(), read.result), (Rules::Casual, "1-0"));
    let games = pgn::parse_with("1. e4 f6 2. Qh5 a6 *", Rules::Casual);
    assert!(
        games[0]
            .as_ref()
            .is_ok_and(|read| read.game.rules() == Rules::Casual)
    );
}

#[test]
fn games_that_went_on_after_a_draw_are_read_whole() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(6);
    assert_eq!(only(&format!("{shuffle} e4 e5 *")).game.ply(), 26);
}

#[test]
fn tags_cannot_break_out_of_their_line() {
    let tags = Tags {
        white: "a \"b\" \\ c\n[Result \"1-0\"]\r\u{0}".to_owned(),
        other: vec![("Annotator".to_owned(), "me".to_owned())],
        ..Tags::default()
    };
    let text = pgn::export(&Game::new(Rules::Standard), &tags);
    assert!(
        text.contains("[White \"a \\\"b\\\" \\\\ c [Result \\\"1-0\\\"]  \"]\n"),
        "{text}"
    );
    let read = only(&text);
    assert_eq!((read.result, read.tags.other.len()), ("*", 1));
}

#[test]
fn random_games_round_trip_in_lines_below_80_columns() {
    for rules in Rules::ALL {
        for seed in 0..40 {
            let game = random_game(seed, rules, 300);
            let text = pgn::export(&game, &Tags::default());
            let place = format!("{rules}, seed {seed}");
            assert!(
                text.lines()
                    .all(|line| line.len() < 80 || line.starts_with('[')),
                "{place}"
            );
            assert!(text.lines().all(|line| line == line.trim()), "{place}");
            let read = only(&text);
            assert_eq!(read.game, game, "{place}");
            let result = game.outcome().map_or("*", |outcome| outcome.result());
            assert_eq!(read.result, result, "{place}");
        }
    }
}

/// Returns a tree in a short test notation.
fn told(tree: &GameTree, node: NodeId) -> String {
    let mut text = String::new();
    for (index, child) in tree.children(node).iter().enumerate() {
        let (_, mv) = tree.way(*child).unwrap();
        let san = tree.position(node).san(mv);
        let rest = told(tree, *child);
        let said = format!(
            "{}{san}{:?}{}",
            tree.comment_before(*child),
            tree.glyphs(*child),
            tree.comment(*child)
        );
        if index == 0 {
            text = format!("{text} {said}{rest}");
        } else {
            text = format!("{text} [{said}{rest}]");
        }
    }
    text
}

const ANNOTATED: &str = "\
{A short one.} 1. e4 $1 e5 2. Nf3 ({instead} 2. f4!? exf4 $14 (2... d5 {counter} 3. exd5) 3. Bc4 \
{wild}) 2... Nc6 {develops} ; and defends\n 3. Bb5 a6?! (3... Nf6) 1/2-1/2";

#[test]
fn variations_comments_and_annotations_are_kept() {
    let game = only(ANNOTATED);
    assert_eq!(game.tree.comment(NodeId::ROOT), "A short one.");
    assert_eq!(
        told(&game.tree, NodeId::ROOT),
        " e4[1] e5[] Nf3[] Nc6[]develops and defends Bb5[] a6[6] [Nf6[]] \
         [insteadf4[5] exf4[14] Bc4[]wild [d5[]counter exd5[]]]"
    );
    assert_eq!(game.game.ply(), 6);
    let main: Vec<_> = game.tree.main_line().collect();
    let last = *main.last().unwrap();
    assert_eq!(game.tree.position(last), game.game.position());
}

#[test]
fn what_was_kept_is_written_and_read_again() {
    let game = only(ANNOTATED);
    let written = pgn::export_tree(&game.tree, &game.tags);
    assert!(written.lines().all(|line| line.len() < 80), "{written}");
    let moves = written.split_once("\n\n").unwrap().1.replace('\n', " ");
    assert_eq!(
        moves.trim(),
        "{A short one.} 1. e4 $1 e5 2. Nf3 ({instead} 2. f4 $5 exf4 $14 (2... d5 {counter} 3. exd5) \
         3. Bc4 {wild}) 2... Nc6 {develops and defends} 3. Bb5 a6 $6 (3... Nf6) 1/2-1/2"
    );
    let again = only(&written);
    assert_eq!(again.tree, game.tree);
    assert_eq!(pgn::export_tree(&again.tree, &again.tags), written);
}

#[test]
fn a_variation_that_makes_no_sense_ends_there_and_the_game_is_read() {
    let game = only("1. e4 (1. e5 {gone} e6) e5 (1... c5 2. Qh8 d6) (1... --) 2. Nf3 *");
    assert_eq!(told(&game.tree, NodeId::ROOT), " e4[] e5[] Nf3[] [c5[]]");
    // A comment that would end early is written in a similar form.
    let mut tree = game.tree;
    tree.set_comment(NodeId::ROOT, "an {odd} one\nin two lines");
    let again = only(&pgn::export_tree(&tree, &game.tags));
    assert_eq!(
        again.tree.comment(NodeId::ROOT),
        "an (odd) one in two lines"
    );
}

#[test]
fn variations_a_hundred_thousand_deep_are_read_and_written() {
    let deep = 100_000;
    let text = format!(
        "1. e4 {}1. d4{} *",
        "( 1. d4 ".repeat(deep),
        ")".repeat(deep)
    );
    let game = only(&text);
    let written = pgn::export_tree(&game.tree, &game.tags);
    assert!(written.len() > deep);
}

#[test]
fn a_comment_before_the_tags_belongs_to_the_game_that_follows() {
    let text = "{Studies}\n[FEN \"8/8/8/8/8/4k3/4p3/4K3 b - - 0 1\"]\n\n{Zugzwang} 1... Kd3 *";
    let game = only(text);
    assert_eq!(game.tree.comment(NodeId::ROOT), "Studies Zugzwang");
    assert_eq!(game.tree.position(NodeId::ROOT), game.game.start());
}

#[test]
fn a_list_of_games_cuts_a_text_as_reading_it_does() {
    let text = "% escaped\n  {to begin} [Event \"One\"]\n[White \"Ada\"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 1-0\n\
        1. d4 d5 {unclosed\n\n[Event \"Two\"]\n[White \"Bea\"]\n\n1. e4 Ke4 2. d4 0-1\n\n\
        [Event \"Three\"]\n[Event \"Four\"]\n1. f3 (1. f4 * \n\n1. e4 * 1. e4 Ke4 *\n";
    let games = pgn::parse(text);
    let headings: Vec<_> = pgn::Headings::new(text).collect();
    assert_eq!(headings.len(), games.len());
    let mut end = 0;
    for (heading, game) in headings.iter().zip(&games) {
        assert!(heading.span.start >= end && heading.span.end <= text.len());
        end = heading.span.end;
        let again = pgn::parse(&text[heading.span.clone()]);
        assert_eq!(again.len(), 1, "{:?}", &text[heading.span.clone()]);
        match (game, &again[0]) {
            (Ok(game), Ok(again)) => {
                assert_eq!(game, again);
                assert_eq!(
                    (heading.plies, heading.result),
                    (game.game.ply(), game.result)
                );
                assert_eq!(
                    (&heading.tags.white, &heading.error),
                    (&game.tags.white, &None)
                );
            }
            // Positions of errors are relative to the start of the game.
            (Err(error), Err(again)) => {
                let (line, column) = (heading.line, heading.column);
                assert_eq!(*error, again.clone().within(line, column));
            }
            (game, again) => panic!("{game:?}, and alone {again:?}"),
        }
    }
    assert_eq!(headings[0].plies, 3);
    assert!(text[headings[0].span.clone()].starts_with("{to begin}"));
    assert!(text[headings[1].span.clone()].starts_with("1. d4 d5 {unclosed"));
    // A list does not notice illegal moves, but does notice syntax errors.
    let wrong: Vec<bool> = headings.iter().map(|it| it.error.is_some()).collect();
    assert_eq!(wrong, [false, true, false, false, true]);
}

#[test]
fn a_list_of_random_games_finds_each_where_it_stands() {
    let mut dice = Random::new(77);
    let mut text = String::new();
    let mut counts = Vec::new();
    for number in 0..40 {
        let mut game = Game::new(Rules::Standard);
        for _ in 0..dice.gen_range(0..60) {
            let moves = game.position().legal_moves();
            if game.outcome().is_some() || moves.is_empty() {
                break;
            }
            game.play(*moves.choose(&mut dice).unwrap()).unwrap();
        }
        counts.push(game.ply());
        let tags = Tags {
            white: format!("Number {number}"),
            ..Tags::default()
        };
        text += &pgn::export(&game, &tags);
        text.push('\n');
    }
    let headings: Vec<_> = pgn::Headings::new(&text).collect();
    assert_eq!(headings.len(), 40);
    for (number, heading) in headings.iter().enumerate() {
        let game = only(&text[heading.span.clone()]);
        assert_eq!(game.tags.white, format!("Number {number}"));
        assert_eq!(
            (heading.plies, game.game.ply()),
            (counts[number], counts[number])
        );
    }
}

#[test]
fn how_a_game_ended_is_told_in_the_standard_s_words() {
    let mut game = Game::new(Rules::Standard);
    let mut tags = Tags::default();
    for (ending, termination, on_time) in [
        (Game::resign as fn(&mut Game, Color) -> _, "normal", false),
        (Game::flag, "time forfeit", true),
    ] {
        while game.undo().is_some() {}
        game.play("e2e4".parse().unwrap()).unwrap();
        ending(&mut game, Color::Black).unwrap();
        tags.end(game.outcome().unwrap());
        let text = pgn::export(&game, &tags);
        assert!(
            text.contains(&format!("[Termination \"{termination}\"]")),
            "{text}"
        );
        let read = pgn::parse(&text).remove(0).unwrap();
        assert_eq!((read.result, read.tags.is_time_forfeit()), ("1-0", on_time));
    }
    tags.reopen();
    assert_eq!(
        (tags.result.as_str(), tags.value("Termination")),
        ("*", None)
    );
}

/// The former version, whose time grew with the square, took minutes for each of these.
#[test]
fn many_tags_variations_and_comments_take_no_longer_each_than_a_few() {
    let many = 400_000;
    let tags: String = (0..many)
        .map(|number| format!("[T{number} \"{number}\"]\n"))
        .collect();
    let game = only(&format!("{tags}[T7 \"last\"]\n\n1. e4 *"));
    assert_eq!(game.tags.other.len(), many);
    assert_eq!(game.tags.other[7], ("T7".to_owned(), "last".to_owned()));

    let mut game = only(&format!("1. e4{} *", "(1. e4 e5)".repeat(many)));
    let e4 = game.tree.children(NodeId::ROOT)[0];
    assert_eq!(game.tree.children(NodeId::ROOT).len(), many + 1);
    game.tree.take_in(e4);
    assert_eq!(game.tree.children(NodeId::ROOT), [e4]);
    assert_eq!(game.tree.children(e4).len(), many);

    let game = only(&format!("1. e4{} *", "{so}".repeat(many)));
    let e4 = game.tree.children(NodeId::ROOT)[0];
    assert_eq!(game.tree.comment(e4).len(), 3 * many - 1);

    let games = pgn::parse(&"{\n".repeat(4 * many));
    assert!(matches!(games.as_slice(), [Err(_)]), "{games:?}");
}
