use super::*;
use crate::{
    ID,
    model::{
        analysis::{AnalysisReport, Evaluation},
        annotated_game::{AnnotatedGame, Annotations, SITE},
        engine_handle::EngineError,
        lessons::{Lesson, LessonProgress, parse},
        new_game::{ClockChoice, Handicap, NewGame, PRESETS, Pairing},
        players::{Computer, Players},
        position_editor::{Change, PositionEditor, Tool},
        retry::{Attempt, Retry},
        review::{Finding, Review},
        session::ChessSession,
    },
    panels::{
        Answer, ChessCommand, ChessDialog, ChessView, EngineCommand, EngineDialog, EngineField,
        EngineManager, GameBrowser, LessonView, analysis::BAR_WIDTH,
    },
    scene::chess_clock::time_text,
    settings::ChessSettings,
};
use fyrox::{
    graph::SceneGraph,
    gui::{UiNode, UserInterface, text::Text},
};
use parlour_engine::{chess::Level, uci::option_declaration::OptionDeclaration};
use parlour_rules::chess::{Claim, Clock, Color, Game, GameTree, PieceKind, Position, Rules, pgn};
use parlour_shell::{
    app::settings::Settings,
    platform::locale::Locale,
    ui::{
        Action, Dialog, View,
        kit::{ButtonStyle, Pictures},
        layout_check::{Place, bare, laid_out, layout_violations, locales, pictures, places},
        text_field::TextField,
    },
};
use std::{io::ErrorKind, time::Duration};

#[test]
fn a_clock_shows_nothing_left_only_when_nothing_is() {
    for (millis, text) in [
        (300_000, "5:00"),
        (299_100, "5:00"),
        (299_000, "4:59"),
        (5_400_000, "1:30:00"),
        (10_000, "0:10"),
        (9_999, "0:10"),
        (9_900, "0:09.9"),
        (1, "0:00.1"),
        (0, "0:00.0"),
    ] {
        assert_eq!(time_text(Duration::from_millis(millis)), text);
    }
}

#[test]
fn every_level_and_rule_has_its_words() {
    for locale in locales() {
        for level in Level::ALL {
            assert!(!words::level_name(&locale, level).starts_with("chess-level"));
        }
        for rules in Rules::ALL {
            let key = format!("rules-{rules}-text");
            assert_ne!(locale.text(&key), key);
        }
    }
}

#[test]
fn clocks_are_said_in_words() {
    let english = &locales()[0];
    let words = |control: &str| new_game::control_text(english, &control.parse().unwrap());
    assert_eq!(words("5+3"), "5 min + 3 s");
    assert_eq!(words("10+0"), "10 min");
    assert_eq!(words("0.5+2"), "0.5 min + 2 s");
    assert_eq!(words("5d3/2b1"), "5 min, 3 s delay / 2 min, Bronstein 1 s");
}

#[test]
fn moves_are_spoken_in_words() {
    let [english, german] = [0, 1].map(|index| locales().swap_remove(index));
    for (san, spoken) in [
        ("e4", "E 4."),
        ("Nf3", "Knight F 3."),
        ("Nbxd7+", "Knight B takes D 7, check."),
        ("O-O-O", "Castles long."),
        ("exd8=Q#", "E takes D 8 becomes Queen, checkmate."),
    ] {
        assert_eq!(words::spoken(&english, san), spoken);
    }
    assert_eq!(words::spoken(&german, "Sf3"), "S F 3.");
    assert_eq!(
        words::spoken(&german, "Nxf3+"),
        "Springer schlägt F 3, Schach."
    );
}

#[test]
fn in_a_game_against_the_computer_the_person_or_the_one_without_a_name_is_the_player() {
    let players = |site: &str, white: &str, types: &[(&str, &str)]| {
        let tags = pgn::Tags {
            site: site.to_owned(),
            white: white.to_owned(),
            black: "Computer · beginner".to_owned(),
            other: types
                .iter()
                .map(|(tag, value)| (tag.to_string(), value.to_string()))
                .collect(),
            ..pgn::Tags::default()
        };
        let tree = GameTree::of(&busy_game());
        let annotated = AnnotatedGame::new(Annotations { tags, tree }, None);
        (
            review::players(&locales()[0], &annotated).unwrap(),
            annotated.own_side(),
        )
    };
    let (names, side) = players(SITE, "?", &[]);
    assert!(names.starts_with("You – Computer"), "{names}");
    assert_eq!(side, Some(Color::White));
    let (names, side) = players("Berlin", "?", &[]);
    assert!(names.starts_with("? – Computer"), "{names}");
    assert_eq!(side, None);
    let types = [("WhiteType", "human"), ("BlackType", "program")];
    let (names, side) = players(SITE, "Ada", &types);
    assert!(names.starts_with("Ada – Computer"), "{names}");
    assert_eq!(side, Some(Color::White));
    let (_, side) = players(SITE, "Stockfish", &[types[1], ("WhiteType", "program")]);
    assert_eq!(side, None);
}

/// Returns a game in which both sides have captured many pieces.
fn busy_game() -> Game {
    let mut game = Game::new(Rules::Standard);
    for text in [
        "e4", "d5", "exd5", "Qxd5", "Nc3", "Qxg2", "Bxg2", "Nc6", "Bxc6+", "bxc6", "Qf3", "Bg4",
        "Qxc6+", "Bd7", "Qxd7+", "Kxd7",
    ] {
        let mv = game.position().parse_san(text).unwrap();
        game.play(mv).unwrap();
    }
    game
}

/// Returns every state of the new-game dialog.
fn arrangements() -> Vec<NewGame> {
    let mut all = Vec::new();
    for pairing in Pairing::ALL {
        for rules in Rules::ALL {
            all.push(NewGame {
                pairing,
                ..NewGame::of_rules(rules)
            });
        }
    }
    for number in 0..PRESETS.len() {
        all.push(NewGame {
            clock: ClockChoice::Preset(number),
            ..NewGame::default()
        });
    }
    let mut own = NewGame {
        pairing: Pairing::Computers,
        clock: ClockChoice::Own,
        ..NewGame::default()
    };
    all.push(own.clone());
    own.own.handicap = Some(Handicap::Black);
    all.push(own.clone());
    own.pairing = Pairing::Computer;
    own.own.handicap = Some(Handicap::Opponent);
    all.push(own.clone());
    own.asked = "90+30/45d30".parse().ok();
    all.push(own);
    all
}

/// Returns engines with long names and paths, and with every type of option.
fn manager() -> EngineManager {
    let path =
        "/where/somebody/lives/chess programs/that are old/and have long names/fish-of-the-deep";
    let mut manager = EngineManager {
        found: vec![vec![path.into(), "--uci".into()]],
        command: parlour_shell::ui::text_field::TextField::new(path, 400),
        typing: Some(EngineField::Command),
        answer: Answer::Failed(EngineError::NotStarted(ErrorKind::NotFound)),
        ..EngineManager::default()
    };
    let name = "Fish of the Deep 17.1 (64 bits, with everything)";
    let id = manager.list.add(name.into(), vec![path.into()], true);
    manager.list.analysis_engine = Some(id);
    manager.list.failed = Some(id);
    manager.open = Some(id);
    manager.offers = [
        "option name Debug Log File type string default <empty>",
        "option name Clear Hash type button",
        "option name Skill Level of the Computer type spin default 20 min 0 max 20",
        "option name Hash type spin default 16 min 1 max 33554432",
        "option name A Very Long Name Of Something type check default false",
        "option name Style type combo default Very Solid var Very Solid var Risky",
    ]
    .iter()
    .filter_map(|line| OptionDeclaration::parse(line))
    .collect();
    manager
}

#[test]
fn keys_on_the_line_that_is_typed_press_no_button() {
    let (manager, game, new_game) = (manager(), busy_game(), NewGame::default());
    let (report, browser) = (
        AnalysisReport::default(),
        crate::panels::GameBrowser::default(),
    );
    let (settings, pictures, locales) = (Settings::default(), pictures(), locales());
    let chess_settings = ChessSettings::default();
    let place = Place::new(800.0, 600.0, 1.0);
    let chess = ChessView {
        settings: &chess_settings,
        game: Some(&game),
        suspended_game: Some(game.clone()),
        lesson: None,
        lessons: (&[], &LessonProgress::default()),
        session: None,
        new_game: &new_game,
        report: &report,
        share: 0.5,
        near: Color::White,
        outcome: None,
        opening: None,
        typed_move: &TextField::default(),
        may_move: true,
        hinted: false,
        editor: None,
        engines: &manager,
        review: None,
        retry: None,
        suspended: None,
        browser: &browser,
    };
    let view = View {
        dialogs: &[Dialog::new(ChessDialog::Engines(EngineDialog::List))],
        tables: &[Box::new(chess)],
        ..bare(ID, &place, &locales[0], &settings, &pictures)
    };
    let (ui, mut gui) = laid_out(&view);
    let mut typed = 0;
    for _ in 0..12 {
        gui.move_focus(&ui, true);
        let command = gui.focused();
        let command = command.as_ref().and_then(Action::command);
        let types = matches!(command, Some(ChessCommand::Engines(EngineCommand::Type(_))));
        assert_eq!(gui.is_on_button(&ui), !types, "{command:?}");
        typed += u8::from(types);
    }
    assert!(typed > 0);
}

/// Returns a position with all castling rights and an en passant square.
fn editor_position() -> Option<Position> {
    Position::from_fen("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1", Rules::Standard).ok()
}

/// Returns an editor with an illegal position whose description is long.
fn crowded_editor() -> PositionEditor {
    let mut editor = PositionEditor::of_position(&editor_position().unwrap());
    editor.change(Change::Hold(Tool::Eraser));
    editor.write("e7".parse().unwrap(), Some(PieceKind::Rook), Color::White);
    editor
}

/// Returns every engine dialog with its name in failure messages.
fn engine_dialogs(manager: &EngineManager) -> Vec<(&'static str, EngineDialog)> {
    let other = Computer::Other(manager.list.engines[0].id);
    let mut all = vec![
        ("engines", EngineDialog::List),
        ("empty list of engines", EngineDialog::List),
        ("engine", EngineDialog::Page),
    ];
    for error in [
        EngineError::NoRoom(ErrorKind::OutOfMemory),
        EngineError::NotStarted(ErrorKind::Other),
        EngineError::Gone,
        EngineError::Foreign,
        EngineError::Silent,
        EngineError::Illegal("a".repeat(40)),
        EngineError::Rules,
        EngineError::Unknown,
    ] {
        let dialog = EngineDialog::Failed(Color::White, other, error);
        all.push(("engine-trouble", dialog));
    }
    all
}

#[test]
fn every_trouble_has_its_sentence() {
    for locale in locales() {
        for (_, dialog) in engine_dialogs(&manager()) {
            if let EngineDialog::Failed(.., error) = dialog {
                let text = engines::error_text(&locale, &error);
                assert_ne!(text, error.key());
                if let EngineError::Illegal(played) = &error {
                    assert!(text.contains(played), "{text}");
                }
            }
        }
    }
}

/// Returns the lessons of the game.
fn lessons() -> Vec<Lesson> {
    let file = "../../../data/chess/lessons.ron";
    let text = std::fs::read_to_string(file).expect("the lessons are there");
    parse(file, &text).expect("the lessons are valid")
}

/// Data for views that are as full as can be.
struct Crowded {
    sessions: [ChessSession; 3],
    review: Review,
    report: AnalysisReport,
    editor: PositionEditor,
    engines: EngineManager,
    no_engines: EngineManager,
    browser: GameBrowser,
    lessons: Vec<Lesson>,
    /// The first lessons are done.
    progress: LessonProgress,
    pictures: Pictures,
}

impl Crowded {
    fn new() -> Self {
        let level = Level::Full;
        let clock = |control: &str| Some(Clock::new(control.parse().unwrap()));
        let mut lost = busy_game();
        lost.flag(Color::White).unwrap();
        let sessions = [
            ChessSession::from(busy_game()),
            ChessSession {
                players: Players::against(Color::Black, level),
                clock: clock("180+60"),
                ..ChessSession::from(busy_game())
            },
            ChessSession {
                players: Players::against(Color::White, level),
                clock: clock("5+3"),
                ..ChessSession::from(lost)
            },
        ];
        let mut review = Review::of(&busy_game());
        for ply in 0..=busy_game().ply() {
            let centipawns = if ply % 2 == 0 { 400 } else { -400 };
            let evaluation = Evaluation::Centipawns(centipawns);
            let best = review.recent(ply).position().legal_moves().last().copied();
            review.learn(ply, Finding { evaluation, best });
        }
        let mut report = AnalysisReport::default();
        report.evaluation = Some(Evaluation::Centipawns(-1234));
        report.depth = 24;
        report.line = busy_game().position().legal_moves().to_vec();
        report.line.truncate(1);
        Self {
            sessions,
            review,
            report,
            editor: crowded_editor(),
            engines: manager(),
            no_engines: EngineManager::default(),
            browser: GameBrowser::default(),
            progress: LessonProgress {
                done: lessons().into_iter().take(5).map(|it| it.id).collect(),
            },
            lessons: lessons(),
            pictures: pictures(),
        }
    }

    /// Returns the lesson with the number after this word; solved before "solved".
    fn lesson(&self, what: &str) -> Option<LessonView<'_>> {
        let (number, done) = match what.strip_prefix("lesson ")?.strip_suffix(" solved") {
            Some(number) => (number, true),
            None => (what.strip_prefix("lesson ")?, false),
        };
        let number: usize = number.parse().ok()?;
        Some(LessonView {
            lesson: &self.lessons[number],
            number,
            count: self.lessons.len(),
            done,
        })
    }

    /// Returns the retry of a mistake with the name of the attempt after this word.
    fn retry(&self, what: &str) -> Option<Retry> {
        let name = what.strip_prefix("retry ")?;
        let attempt = self.attempts().into_iter().find(|it| it.name() == name)?;
        Some(Retry::of_game(&self.review)?.with(attempt))
    }

    /// Returns every result of an attempt.
    fn attempts(&self) -> [Attempt; 7] {
        let mv = self.review.game().history()[0].mv;
        [
            Attempt::Open,
            Attempt::Examined(mv),
            Attempt::Repeated,
            Attempt::Wrong(mv, 100),
            Attempt::Best(mv),
            Attempt::Good(mv),
            Attempt::Shown,
        ]
    }

    /// Returns the widgets that don't fit a window. `what` names the view and selects its data.
    fn violations(
        &self,
        window: (&Locale, &Place),
        what: &str,
        session: &ChessSession,
        new_game: &NewGame,
        dialog: Option<Dialog>,
        panel_open: bool,
    ) -> Vec<String> {
        let dialogs: Vec<Dialog> = Option::into_iter(dialog).collect();
        let shown = (what, session, new_game);
        self.see(window, shown, &dialogs, panel_open, |ui, view| {
            let (id, place) = (window.0.language().id, window.1);
            let violations = layout_violations(ui, view).into_iter();
            violations
                .map(|misfit| format!("{id} {place:?}, {what}: {misfit}"))
                .collect()
        })
    }

    /// Returns the texts on the screen with their sizes in pixels.
    fn texts(
        &self,
        window: (&Locale, &Place),
        (what, session): (&str, &ChessSession),
        dialogs: &[Dialog],
    ) -> Vec<(String, f32)> {
        let shown = (what, session, &NewGame::default());
        self.see(window, shown, dialogs, false, |ui, _| {
            let nodes = ui
                .pair_iter()
                .filter(|(_, node)| node.is_globally_visible());
            let texts = nodes.filter_map(|(_, node)| node.cast::<Text>());
            texts
                .map(|text| (text.text(), **text.formatted_text.borrow().font_size()))
                .collect()
        })
    }

    /// Builds a view and returns what `look` returns for its widgets.
    fn see<T>(
        &self,
        (locale, place): (&Locale, &Place),
        (what, session, new_game): (&str, &ChessSession, &NewGame),
        dialogs: &[Dialog],
        panel_open: bool,
        look: impl FnOnce(&UserInterface, &View) -> T,
    ) -> T {
        let settings = Settings::default();
        let chess_settings = ChessSettings {
            threats: true,
            evaluation_bar: true,
            best_line: true,
            ..Default::default()
        };
        let engines = match what.starts_with("empty") {
            true => &self.no_engines,
            false => &self.engines,
        };
        let retry = self.retry(what);
        let chess = ChessView {
            settings: &chess_settings,
            game: Some(&session.game),
            suspended_game: Some(session.game.clone()),
            lesson: self.lesson(what),
            lessons: (&self.lessons, &self.progress),
            session: Some(session),
            new_game,
            report: &self.report,
            share: 0.7,
            near: Color::White,
            outcome: session.game.outcome().filter(|_| what != "ending"),
            opening: Some(locale.text("opening-sicilian-yugoslav")),
            typed_move: &TextField::default(),
            may_move: true,
            hinted: true,
            editor: what.starts_with("editor").then_some(&self.editor),
            engines,
            review: what.starts_with("re").then_some(&self.review),
            retry: retry.as_ref(),
            suspended: None,
            browser: &self.browser,
        };
        let plain = bare(ID, place, locale, &settings, &self.pictures);
        let view = View {
            dialogs,
            tables: &[Box::new(chess)],
            panel_open,
            keyboard: place.is_handheld && what == "name",
            insets: plain.layout().table(BAR_WIDTH),
            ..plain
        };
        let (ui, _) = laid_out(&view);
        look(&ui, &view)
    }

    /// Returns the widgets of all panels and dialogs that don't fit a window.
    fn all_violations(&self, window: (&Locale, &Place)) -> Vec<String> {
        let usual = NewGame::default();
        let mut bad = Vec::new();
        let mut see = |what: &str, session: &ChessSession, new_game: &NewGame, dialog, open| {
            bad.extend(self.violations(window, what, session, new_game, dialog, open));
        };
        for session in &self.sessions {
            see("line", session, &usual, None, false);
            see("panel", session, &usual, None, true);
            see("review", session, &usual, None, true);
            for dialog in [
                Dialog::new(ChessDialog::Result),
                Dialog::new(ChessDialog::Paused),
                Dialog::new(ChessDialog::TypedMove),
            ] {
                see(dialog.id(), session, &usual, Some(dialog.clone()), false);
            }
        }
        let session = &self.sessions[0];
        for number in 0..self.lessons.len() {
            for what in [
                format!("lesson {number}"),
                format!("lesson {number} solved"),
            ] {
                see(&what, session, &usual, None, false);
            }
        }
        let dialog = Dialog::new(ChessDialog::Tutorial);
        see("tutorial", session, &usual, Some(dialog), false);
        for attempt in self.attempts() {
            let what = format!("retry {}", attempt.name());
            see(&what, session, &usual, None, false);
        }
        let dialog = Dialog::new(ChessDialog::Mistakes);
        see("review's mistakes", session, &usual, Some(dialog), false);
        see("editor", session, &usual, None, true);
        see("editor's line", session, &usual, None, false);
        let set_up = NewGame {
            from: editor_position().map(Box::new),
            pairing: Pairing::Computer,
            ..NewGame::default()
        };
        let dialog = Dialog::new(ChessDialog::NewGame);
        see("editor's dialog", session, &set_up, Some(dialog), false);
        let locale = window.0;
        for question in [
            questions::resign(locale, Color::White, false),
            questions::resign(locale, Color::White, true),
            questions::draw_offer(locale, Color::Black),
            questions::draw_claim(locale, Claim::Fifty),
            questions::leave_editor(locale),
            questions::resume_offer(locale),
            engines::remove(locale, &self.engines.list.engines[0]),
        ] {
            let dialog = Dialog::Confirm(question);
            see(dialog.id(), session, &usual, Some(dialog.clone()), false);
        }
        let long = Settings {
            name: "W".repeat(Settings::LONGEST_NAME),
            ..Default::default()
        };
        for named in [&Settings::default(), &long] {
            let dialog = parlour_shell::ui::name::dialog(named);
            see("name", session, &usual, Some(dialog), false);
        }
        see("settings", session, &usual, Some(Dialog::settings()), false);
        for (what, dialog) in engine_dialogs(&self.engines) {
            let dialog = Dialog::new(ChessDialog::Engines(dialog));
            see(what, session, &usual, Some(dialog), false);
        }
        for chosen in arrangements() {
            let what = format!("new game {chosen:?}");
            see(
                &what,
                session,
                &chosen,
                Some(Dialog::new(ChessDialog::NewGame)),
                false,
            );
        }
        bad
    }
}

#[test]
fn every_panel_fits_every_window_in_every_language() {
    let crowded = Crowded::new();
    let mut bad = Vec::new();
    for locale in locales() {
        for place in places() {
            bad.extend(crowded.all_violations((&locale, &place)));
        }
    }
    let count = bad.len();
    bad.truncate(40);
    assert!(bad.is_empty(), "{count} do not fit:\n{}", bad.join("\n"));
}

/// Returns a game that the player has won with Black by a mate.
fn won_game() -> ChessSession {
    let mut game = Game::new(Rules::Standard);
    for san in ["f3", "e5", "g4", "Qh4#"] {
        let mv = game.position().parse_san(san).unwrap();
        game.play(mv).unwrap();
    }
    ChessSession {
        players: Players::against(Color::Black, Level::Club),
        ..ChessSession::from(game)
    }
}

#[test]
fn the_result_of_a_game_is_on_the_screen_once() {
    let (english, crowded) = (&locales()[0], Crowded::new());
    let place = Place::new(1280.0, 720.0, 1.0);
    let dialog = Dialog::new(ChessDialog::Result);
    let texts = crowded.texts((english, &place), ("texts", &won_game()), &[dialog]);
    let count = |words: &str| {
        texts
            .iter()
            .filter(|(text, _)| text.contains(words))
            .count()
    };
    let once = ["You win", "by checkmate", "2 moves"].map(count);
    assert_eq!(once, [1, 1, 1], "{texts:?}");
}

#[test]
fn the_turn_does_not_change_while_the_last_move_is_on_its_way() {
    let (english, crowded) = (&locales()[0], Crowded::new());
    let place = Place::new(1280.0, 720.0, 1.0);
    let texts = crowded.texts((english, &place), ("ending", &won_game()), &[]);
    let shows = |words: &str| texts.iter().any(|(text, _)| text.contains(words));
    assert!(shows("Your move"), "{texts:?}");
    assert!(!shows("thinking") && !shows("Check"), "{texts:?}");
}

#[test]
fn a_lesson_has_the_panel_of_a_game_and_lists_all_lessons() {
    let (english, crowded) = (&locales()[0], Crowded::new());
    let place = Place::new(1280.0, 720.0, 1.0);
    let (session, new_game) = (&crowded.sessions[0], NewGame::default());
    let shown = ("lesson 2", session, &new_game);
    crowded.see((english, &place), shown, &[], false, |ui, view| {
        assert_eq!(view.layout().guide(), view.layout().table(0.0));
        for lesson in lessons() {
            let title = english.text(&lesson.title());
            let is_title = |node: &UiNode| node.cast::<Text>().is_some_and(|it| it.text() == title);
            let mut found = ui.pair_iter().filter(|(_, node)| is_title(node));
            let place = found.next().map(|(_, node)| node.screen_bounds());
            let is_right = place.is_some_and(|it| it.position.x > 1280.0 - 280.0);
            assert!(is_right, "{title}: {place:?}");
        }
    });
}

#[test]
fn all_lessons_have_one_text_size() {
    let crowded = Crowded::new();
    for locale in locales() {
        for place in places() {
            let dialog = Dialog::new(ChessDialog::Tutorial);
            let texts = crowded.texts(
                (&locale, &place),
                ("texts", &crowded.sessions[0]),
                &[dialog],
            );
            let titles: Vec<_> = lessons()
                .iter()
                .map(|lesson| locale.text(&lesson.title()))
                .collect();
            let mut listed = texts.iter().filter(|(text, _)| titles.contains(text));
            let first = listed.next().map(|(_, size)| size);
            assert!(
                listed.all(|(_, size)| Some(size) == first),
                "{place:?}: {texts:?}"
            );
        }
    }
}

#[test]
fn answers_that_lose_something_are_never_highlighted() {
    let (locale, engines) = (&locales()[0], manager());
    for question in [
        questions::resign(locale, Color::White, true),
        questions::leave_editor(locale),
        engines::remove(locale, &engines.list.engines[0]),
    ] {
        let mut answers = question.answers.iter();
        let highlighted = answers.find(|answer| answer.style == ButtonStyle::Primary);
        assert_eq!(
            highlighted.unwrap().action,
            Action::Close,
            "{}",
            question.id
        );
    }
}

#[test]
fn the_menu_says_whose_move_it_is_in_the_game_that_waits() {
    let english = &locales()[0];
    let mut session = ChessSession {
        players: Players::against(Color::White, Level::Club),
        ..ChessSession::from(Game::new(Rules::Standard))
    };
    let mut waiting = |san: &str| {
        if !san.is_empty() {
            let mv = session.game.position().parse_san(san).unwrap();
            session.game.play(mv).unwrap();
        }
        words::waiting(english, &session)
    };
    assert_eq!(waiting(""), None, "nothing was played");
    assert_eq!(
        waiting("f3").as_deref(),
        Some("Computer’s move, 1 move played")
    );
    assert_eq!(waiting("e5").as_deref(), Some("Your move, 1 move played"));
    assert_eq!(
        waiting("g4").as_deref(),
        Some("Computer’s move, 2 moves played")
    );
    assert_eq!(waiting("Qh4#"), None, "the game is over");
    session.players = Players::default();
    session.game.undo();
    let people = words::waiting(english, &session);
    assert_eq!(people.as_deref(), Some("Black to move, 2 moves played"));
}
