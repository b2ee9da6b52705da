//! Position editor without a window: pieces, castling rights, errors, and playing from it.

use parlour_chess::{
    model::{
        new_game::{NewGame, Pairing},
        position_editor::{Change, Tool},
    },
    options::ChessOptions,
    panels::{ChessCommand, ChessDialog, EditorCommand},
    scene::{board::Board, game_manager::GameManager},
    table::ChessTable,
};
use parlour_rules::chess::{CastleSide, Color, PieceKind, Square};
use parlour_shell::ui::{Action, Dialog};
use parlour_tests::headless::{
    Step, act, click, dialog, do_action, follow, make_move, named, options, pixel, press, ready,
    script, table_of, wait, wait_for,
};

fn edit(wish: EditorCommand) -> Step {
    do_action(Action::run(ChessCommand::Edit(wish)))
}

fn change(what: Change) -> Step {
    edit(EditorCommand::Change(what))
}

fn hold(kind: PieceKind, color: Color) -> Step {
    change(Change::Hold(Tool::Piece(kind.of(color))))
}

fn set_up(fen: &'static str) -> Step {
    wait_for("setup", move |setup| {
        setup["fen"]
            .as_str()
            .is_some_and(|told| told.starts_with(fen))
    })
}

fn editing() -> Step {
    dialog("editor")
}

/// Opens the editor and places both kings.
fn with_kings() -> Vec<Step> {
    vec![
        ready(0),
        edit(EditorCommand::Open),
        set_up("rnbqkbnr/"),
        change(Change::Clear),
        set_up("8/8/8/8/8/8/8/8 "),
        hold(PieceKind::King, Color::White),
        editing(),
        click("e1"),
        set_up("8/8/8/8/8/8/8/4K3 "),
        hold(PieceKind::King, Color::Black),
        editing(),
        click("e8"),
        set_up("4k3/8/8/8/8/8/8/4K3 "),
    ]
}

#[test]
fn a_position_is_set_up_and_played() {
    let saves = tempfile::tempdir().unwrap();
    let save = saves.path().join("chess.ron");
    let mut steps = with_kings();
    steps.extend([
        hold(PieceKind::Rook, Color::White),
        editing(),
        click("a1"),
        set_up("4k3/8/8/8/8/8/8/R3K3 w - "),
        change(Change::Castling(Color::White, CastleSide::Queen)),
        set_up("4k3/8/8/8/8/8/8/R3K3 w Q "),
        edit(EditorCommand::Done),
        dialog("new-game"),
        act(|scene| {
            let chosen = NewGame {
                pairing: Pairing::People,
                ..table_of::<ChessTable>(scene).new_game.clone()
            };
            let begin = Action::run(ChessCommand::NewGame(Box::new(chosen)));
            scene.parlour.dispatch(begin, scene.ctx).unwrap();
        }),
        ready(0),
        act(|scene| {
            let game = script::<GameManager>(scene).game();
            assert_eq!(game.position().fen(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
            assert!(!table_of::<ChessTable>(scene).is_editing_position());
        }),
        // The position is saved before the first move, because its draft is gone.
        act(move |_| assert!(std::fs::read_to_string(&save).unwrap().contains("R3K3 w Q"))),
        make_move("e1", "c1"),
        wait_for("move", |mv| mv["san"] == "O-O-O"),
        ready(1),
    ]);
    follow(options(saves.path()), steps);
    // The saved game contains its start position.
    let saved = std::fs::read_to_string(saves.path().join("chess.ron")).unwrap();
    assert!(saved.contains("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "{saved}");
}

#[test]
fn what_cannot_be_played_is_refused_with_its_reason() {
    let saves = tempfile::tempdir().unwrap();
    let mut steps = with_kings();
    steps.extend([
        hold(PieceKind::Queen, Color::White),
        editing(),
        click("e4"),
        set_up("4k3/8/8/8/4Q3/8/8/4K3 w"),
        edit(EditorCommand::Done),
        wait("error"),
        act(|scene| {
            assert!(
                table_of::<ChessTable>(scene).is_editing_position(),
                "it is still there to be mended"
            )
        }),
        change(Change::Turn(Color::Black)),
        set_up("4k3/8/8/8/4Q3/8/8/4K3 b"),
        edit(EditorCommand::Done),
        dialog("new-game"),
        act(|scene| assert!(table_of::<ChessTable>(scene).new_game.from.is_some())),
        // Leaving the editor resets the start of the next game.
        do_action(Action::Close),
        editing(),
        edit(EditorCommand::Leave),
        dialog("leave-editor"),
        press("leave"),
        ready(0),
        act(|scene| assert!(table_of::<ChessTable>(scene).new_game.from.is_none())),
    ]);
    let received = follow(options(saves.path()), steps);
    let errors = named(&received, "error");
    assert_eq!(errors.len(), 1);
    assert!(
        errors[0].to_string().contains("it isn’t their turn"),
        "{errors:?}"
    );
}

#[test]
fn the_game_waits_and_is_there_again() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        options(saves.path()),
        vec![
            ready(0),
            make_move("e2", "e4"),
            ready(1),
            edit(EditorCommand::Open),
            set_up("rnbqkbnr/pppppppp/8/8/4P3/8/"),
            change(Change::Clear),
            set_up("8/8"),
            editing(),
            act(|scene| assert!(script::<Board>(scene).node_at(Square::E4).is_none())),
            // Leaving with changes asks first.
            edit(EditorCommand::Leave),
            dialog("leave-editor"),
            do_action(Action::Close),
            editing(),
            edit(EditorCommand::Leave),
            dialog("leave-editor"),
            press("leave"),
            ready(1),
            act(|scene| {
                assert!(!table_of::<ChessTable>(scene).is_editing_position());
                assert_eq!(script::<GameManager>(scene).game().ply(), 1);
                assert!(script::<Board>(scene).node_at(Square::E4).is_some());
            }),
            make_move("e7", "e5"),
            wait_for("move", |mv| mv["ply"] == 2),
        ],
    );
    assert!(named(&received, "error").is_empty());
}

#[test]
fn a_refusal_of_the_game_is_gone_when_the_editor_opens() {
    let saves = tempfile::tempdir().unwrap();
    let options = options(saves.path()).set(|chess: &mut ChessOptions| {
        chess.fen = Some("4k3/8/8/8/8/8/4r3/4K2N w - - 0 1".to_owned());
    });
    follow(
        options,
        vec![
            ready(0),
            // The knight can't stop the check.
            click("h1"),
            Box::new(|scene, _| scene.parlour.shell.sentence().is_some()),
            edit(EditorCommand::Open),
            editing(),
            act(|scene| assert_eq!(scene.parlour.shell.sentence(), None)),
        ],
    );
}

#[test]
fn pieces_are_dragged_about_and_off_the_board() {
    let saves = tempfile::tempdir().unwrap();
    let drag = |from: &'static str, to: Option<&'static str>| -> Step {
        Box::new(move |scene, picks| {
            let input = &mut scene.parlour.shell.input;
            let goal = match to {
                Some(to) => pixel(picks, to),
                // A pixel at the edge of the window is off the board.
                None => fyrox::core::algebra::Vector2::new(3.0, 300.0),
            };
            input.moved(pixel(picks, from), true);
            input.primary(true, true);
            input.moved(goal, true);
            input.primary(false, true);
            true
        })
    };
    follow(
        options(saves.path()),
        vec![
            ready(0),
            edit(EditorCommand::Open),
            editing(),
            drag("d1", Some("d5")),
            set_up("rnbqkbnr/pppppppp/8/3Q4/8/8/PPPPPPPP/RNB1KBNR w KQkq"),
            editing(),
            drag("a1", None),
            set_up("rnbqkbnr/pppppppp/8/3Q4/8/8/PPPPPPPP/1NB1KBNR w Kkq"),
            editing(),
            // Onto a piece of the same color, which leaves the board.
            drag("d5", Some("d2")),
            set_up("rnbqkbnr/pppppppp/8/8/8/8/PPPQPPPP/1NB1KBNR w Kkq"),
        ],
    );
}

#[test]
fn a_fen_can_be_read_into_it() {
    let saves = tempfile::tempdir().unwrap();
    let options = options(saves.path())
        .set(|chess: &mut ChessOptions| chess.fen = Some("8/8/8/8/8/5k2/7p/5K2 b - - 3 40".into()));
    follow(
        options,
        vec![
            ready(0),
            edit(EditorCommand::Open),
            set_up("8/8/8/8/8/5k2/7p/5K2 b - - 3 40"),
            // Without changes there is no question.
            edit(EditorCommand::Leave),
            ready(0),
            act(|scene| assert!(!table_of::<ChessTable>(scene).is_editing_position())),
            do_action(Action::Open(Dialog::new(ChessDialog::NewGame))),
            dialog("new-game"),
            // It is below the part of the dialog that is in sight.
            act(|scene| assert!(scene.parlour.shell.gui.action_of("set-up").is_some())),
        ],
    );
}

#[test]
fn a_position_that_was_not_finished_is_there_again() {
    let saves = tempfile::tempdir().unwrap();
    let draft = saves.path().join("chess-setup.ron");
    let mut steps = with_kings();
    // Without the other king the position cannot be played.
    steps.extend([
        change(Change::Hold(Tool::Eraser)),
        editing(),
        click("e8"),
        set_up("8/8/8/8/8/8/8/4K3 "),
    ]);
    follow(options(saves.path()), steps);
    assert!(draft.exists());
    let received = follow(
        options(saves.path()),
        vec![
            ready(0),
            edit(EditorCommand::Open),
            set_up("8/8/8/8/8/8/8/4K3 "),
            edit(EditorCommand::Leave),
            dialog("leave-editor"),
            press("leave"),
            wait_for("picks", |picks| picks["dialog"].is_null()),
        ],
    );
    assert!(!named(&received, "setup").is_empty());
    assert!(!draft.exists(), "what was left is not wanted any more");
}

#[test]
fn undo_and_redo_leave_the_game_behind_the_editor_alone() {
    let saves = tempfile::tempdir().unwrap();
    let heard = follow(
        options(saves.path()),
        vec![
            ready(0),
            make_move("e2", "e4"),
            ready(1),
            edit(EditorCommand::Open),
            editing(),
            do_action(Action::Undo),
            do_action(Action::Redo),
            // By now an intent would have been taken.
            change(Change::Clear),
            set_up("8/8/8/8/8/8/8/8 "),
            edit(EditorCommand::Leave),
            dialog("leave-editor"),
            press("leave"),
            ready(1),
            act(|scene| assert_eq!(script::<GameManager>(scene).game().ply(), 1)),
        ],
    );
    assert_eq!(named(&heard, "step"), [] as [&serde_json::Value; 0]);
}
