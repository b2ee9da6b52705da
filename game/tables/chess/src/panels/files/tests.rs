use super::{model::*, questions};
use crate::{
    ID,
    model::{
        analysis::AnalysisReport,
        annotated_game::{AnnotatedGame, Annotations},
        lessons::LessonProgress,
        new_game::NewGame,
        pgn_index::{PgnIndex, Progress},
        review::Review,
        session::ChessSession,
    },
    panels::{ChessDialog, ChessScreen, ChessView, analysis::BAR_WIDTH, review::remark_text},
    settings::ChessSettings,
};
use fyrox::{
    core::algebra::Vector2,
    graph::SceneGraph,
    gui::{UserInterface, image::Image, text::Text},
};
use parlour_rules::chess::{Color, pgn};
use parlour_shell::{
    app::{settings::Settings, trace::HitTargets},
    platform::{directory::Entry, locale::Locale},
    ui::{
        Action, Dialog, Gui, View,
        kit::Pictures,
        layout_check::{Place, bare, laid_out, layout_violations, locales, pictures, places},
        text_field::{EditCommand, Motion, TextField},
    },
};
use std::{io::ErrorKind, path::Path};

const NOTED: &str = "[White \"Ada Lovelace-Wolkenstein\"]\n[Black \"Maximilian Alexander\"]\n\n\
    1. e4 {A long comment on the first move that goes on for many lines and will have to be scrolled by \
    whoever wants to read all of it, since there is not that much room.} e5!? $14 (1... c5 2. Nf3) \
    (1... e6) (1... c6) (1... Nf6) 2. Nf3 {short} Nc6 1-0\n";

fn review(path: &[usize]) -> Review {
    let game = pgn::parse(NOTED).remove(0).unwrap();
    let (tags, tree) = (game.tags, game.tree);
    let mut annotated = AnnotatedGame::new(Annotations { tags, tree }, None);
    annotated.go_along(path);
    Review::new(annotated)
}

fn index() -> PgnIndex {
    let mut text = "1. e4 Ke4 *\n\n".to_owned();
    for number in 1..30 {
        text += &format!(
            "[White \"Somebody with a name of some length, number {number}\"]\n[Black \"X\"]\n\
             [Event \"An event with a name that is longer than anybody would like\"]\n\
             [Date \"1999.12.31\"]\n\n1. d4 d5 1/2-1/2\n\n"
        );
    }
    let mut index = PgnIndex::of_text(text);
    while index.progress() != Progress::Done {
        index.advance();
        std::thread::yield_now();
    }
    index
}

fn browser(saving: bool, entries: Option<Result<Vec<Entry>, ErrorKind>>) -> GameBrowser {
    let words = "These are words that somebody types, and they go on for more than one line. ";
    let mut comment = TextField::new(&words.repeat(20), LONGEST_COMMENT);
    for _ in 0..9 {
        comment.stroke(EditCommand::Left {
            reach: Motion::Word,
            select: true,
        });
    }
    GameBrowser {
        comment,
        sign: Some(5),
        files: Files {
            saving,
            folder: "/where/somebody/lives/with/a/very/long/path/to/where/games/of/chess/are/kept"
                .into(),
            entries,
            error: (!saving).then(|| words.into()),
            page: 1,
            name: TextField::new("A name that is rather long for a file of games.pgn", 100),
            home: Some("/home/somebody".into()),
            own: None,
            own_only: false,
        },
        index: Some(index()),
        search: TextField::new("somebody", 100),
        page: 1,
    }
}

fn file_dialog(dialog: FileDialog) -> Dialog {
    Dialog::new(ChessDialog::Files(dialog))
}

/// Returns the widgets that don't fit a window. `what` is the name of the view.
fn violations(
    (locale, place): (&Locale, &Place),
    pictures: &Pictures,
    what: &str,
    review: &Review,
    browser: &GameBrowser,
    dialog: Option<Dialog>,
) -> Vec<String> {
    let settings = Settings::default();
    let chess_settings = ChessSettings::default();
    let engines = crate::panels::EngineManager::default();
    let (report, new_game) = (AnalysisReport::default(), NewGame::default());
    let annotated = &review.annotated;
    let session = ChessSession::from(annotated.game_at(annotated.now()));
    let dialogs: Vec<Dialog> = dialog.into_iter().collect();
    let chess = ChessView {
        settings: &chess_settings,
        game: Some(&session.game),
        suspended_game: Some(session.game.clone()),
        lesson: None,
        lessons: (&[], &LessonProgress::default()),
        session: Some(&session),
        new_game: &new_game,
        report: &report,
        share: 0.5,
        near: Color::White,
        outcome: session.game.outcome(),
        opening: None,
        typed_move: &TextField::default(),
        may_move: true,
        hinted: false,
        editor: None,
        engines: &engines,
        review: Some(review),
        retry: None,
        suspended: None,
        browser,
    };
    let view = View {
        dialogs: &dialogs,
        tables: &[Box::new(chess)],
        panel_open: true,
        keyboard: what == "typed",
        ..bare(ID, place, locale, &settings, pictures)
    };
    let (ui, _) = laid_out(&view);
    let id = locale.language().id;
    let violations = layout_violations(&ui, &view).into_iter();
    violations
        .map(|misfit| format!("{id} {place:?}, {what}: {misfit}"))
        .collect()
}

#[test]
fn every_dialog_and_every_note_fits_every_window_in_every_language() {
    let entries: Vec<Entry> = (0..40)
        .map(|number| Entry {
            name: format!("folder or file of a name that is long, number {number}.pgn"),
            path: "/x".into(),
            is_folder: number < 12,
            bytes: 123_456_789,
        })
        .collect();
    let browsers = [
        browser(false, Some(Ok(entries.clone()))),
        browser(true, Some(Ok(entries))),
        browser(false, Some(Ok(Vec::new()))),
        browser(true, Some(Err(ErrorKind::PermissionDenied))),
        browser(false, None),
    ];
    // On a long comment, where several variations start, and inside a variation.
    let reviews = [review(&[0]), review(&[0, 0]), review(&[0, 1, 0])];
    let pictures = pictures();
    let mut bad = Vec::new();
    for locale in locales() {
        for place in places() {
            let window = (&locale, &place);
            let mut see = |what: &str, review: &Review, browser: &GameBrowser, dialog| {
                bad.extend(violations(window, &pictures, what, review, browser, dialog));
            };
            for (number, review) in reviews.iter().enumerate() {
                see(&format!("note {number}"), review, &browsers[0], None);
            }
            for (number, browser) in browsers.iter().enumerate() {
                let what = format!("files {number}");
                see(
                    &what,
                    &reviews[0],
                    browser,
                    Some(file_dialog(FileDialog::Files)),
                );
            }
            if place.is_handheld {
                for (dialog, browser) in [
                    (FileDialog::Comment, &browsers[0]),
                    (FileDialog::Files, &browsers[1]),
                ] {
                    see("typed", &reviews[0], browser, Some(file_dialog(dialog)));
                }
            }
            let file = Path::new("/where/somebody/lives/games.pgn");
            let players = "Ada Lovelace-Wolkenstein – Maximilian Alexander";
            for dialog in [
                file_dialog(FileDialog::Comment),
                file_dialog(FileDialog::Games),
                file_dialog(FileDialog::PlayOn),
                Dialog::Confirm(questions::remove(&locale)),
                Dialog::Confirm(questions::overwrite(&locale, file, true, false)),
                Dialog::Confirm(questions::keep(
                    &locale,
                    players,
                    Some("games-of-a-long-winter.pgn"),
                )),
            ] {
                let what = dialog.id();
                see(what, &reviews[0], &browsers[0], Some(dialog));
            }
        }
    }
    let count = bad.len();
    bad.truncate(40);
    assert!(bad.is_empty(), "{count} do not fit:\n{}", bad.join("\n"));
}

/// Builds the panel at 1280x720 with everything visible that can be shown.
fn crowded(locale: &Locale, review: &Review) -> (UserInterface, Gui) {
    let place = Place::new(1280.0, 720.0, 1.0);
    with_panel(locale, &place, review, |view| laid_out(view))
}

/// Returns what `look` makes of the panel with everything visible that can be shown.
fn with_panel<T>(
    locale: &Locale,
    place: &Place,
    review: &Review,
    look: impl FnOnce(&mut View) -> T,
) -> T {
    let chess_settings = ChessSettings {
        threats: true,
        evaluation_bar: true,
        best_line: true,
        ..Default::default()
    };
    with_settings(chess_settings, locale, place, review, look)
}

/// Returns what `look` makes of the panel with these settings.
fn with_settings<T>(
    chess_settings: ChessSettings,
    locale: &Locale,
    place: &Place,
    review: &Review,
    look: impl FnOnce(&mut View) -> T,
) -> T {
    let settings = Settings::default();
    let annotated = &review.annotated;
    let session = ChessSession::from(annotated.game_at(annotated.now()));
    let (report, new_game) = (AnalysisReport::default(), NewGame::default());
    let engines = crate::panels::EngineManager::default();
    let (browser, pictures) = (GameBrowser::default(), pictures());
    let chess = ChessView {
        settings: &chess_settings,
        game: Some(&session.game),
        suspended_game: Some(session.game.clone()),
        lesson: None,
        lessons: (&[], &LessonProgress::default()),
        session: Some(&session),
        new_game: &new_game,
        report: &report,
        share: 0.5,
        near: Color::White,
        outcome: session.game.outcome(),
        opening: Some("Sicilian Defence".into()),
        typed_move: &TextField::default(),
        may_move: true,
        hinted: false,
        editor: None,
        engines: &engines,
        review: Some(review),
        retry: None,
        suspended: None,
        browser: &browser,
    };
    let plain = bare(ID, place, locale, &settings, &pictures);
    look(&mut View {
        tables: &[Box::new(chess)],
        insets: plain.layout().table(BAR_WIDTH),
        panel_open: true,
        ..plain
    })
}

/// Returns the review of a game with this many plies, at one of them.
fn long_review(plies: usize, ply: usize) -> Review {
    let text = "Nf3 Nf6 Ng1 Ng8 ".repeat(plies / 4);
    let game = pgn::parse(&text).remove(0).unwrap();
    let mut annotated = AnnotatedGame::of_file(game, "", Path::new(""));
    annotated.go(annotated.at_ply(ply));
    Review::new(annotated)
}

#[test]
fn the_move_list_shows_whole_rows() {
    for (width, height, scale) in [(1280.0, 720.0, 1.0), (1600.0, 900.0, 1.0)] {
        for ply in [0, 100, 399] {
            let place = Place::new(width, height, scale);
            let review = long_review(400, ply);
            let (ui, gui) = with_panel(&locales()[0], &place, &review, |view| laid_out(view));
            let list = *gui.grid();
            let viewer = ui.try_get(list.viewer).unwrap().screen_bounds();
            let top = ui.try_get_node(list.list).unwrap().screen_position().y;
            for edge in [viewer.y(), viewer.y() + viewer.h()] {
                let rows = (edge - top) / list.line;
                assert_eq!(rows, rows.round(), "{width}x{height}, {ply}");
            }
            assert!(viewer.h() > 0.0);
        }
    }
}

#[test]
fn the_first_moves_are_at_the_top_of_the_list() {
    for (width, height) in [(1280.0, 720.0), (800.0, 600.0), (640.0, 360.0)] {
        let place = Place::new(width, height, 1.0);
        let review = long_review(4, 1);
        let (ui, gui) = with_panel(&locales()[0], &place, &review, |view| laid_out(view));
        let list = *gui.grid();
        let viewer = ui.try_get(list.viewer).unwrap().screen_bounds();
        let top = ui.try_get_node(list.list).unwrap().screen_position().y;
        assert!(viewer.h() >= 2.0 * list.line, "{width}x{height}");
        assert_eq!(top, viewer.y(), "{width}x{height}");
    }
}

#[test]
fn the_buttons_of_a_review_have_pictures_in_every_language() {
    let place = Place::new(1280.0, 720.0, 0.75);
    let mut counts = Vec::new();
    for locale in &locales() {
        let review = long_review(4, 2);
        let (ui, _) = with_panel(locale, &place, &review, |view| laid_out(view));
        let nodes = ui.nodes().iter();
        counts.push(nodes.filter(|node| node.cast::<Image>().is_some()).count());
    }
    assert!(counts.iter().all(|count| *count == counts[0]), "{counts:?}");
}

#[test]
fn in_small_windows_every_button_of_the_panel_is_in_sight() {
    for (width, height) in [(480.0, 360.0), (640.0, 360.0), (800.0, 600.0)] {
        let place = Place::new(width, height, 1.0);
        for locale in &locales() {
            let review = review(&[0]);
            let (ui, gui) = with_panel(locale, &place, &review, |view| laid_out(view));
            let mut targets = HitTargets::default();
            gui.add_hit_targets(&ui, &mut targets);
            for name in ["comment", "play-on", "to-end", "mistakes", "help", "move-1"] {
                let id = locale.language().id;
                let shown = targets.buttons.contains_key(name);
                assert!(shown, "{id} {width}x{height}: {name} is out of sight");
            }
        }
    }
}

#[test]
fn in_a_portrait_window_the_list_and_every_button_of_a_review_are_in_sight() {
    let place = Place::new(360.0, 740.0, 1.0);
    for locale in &locales() {
        let (ui, gui) = with_panel(locale, &place, &long_review(40, 0), |view| laid_out(view));
        let mut targets = HitTargets::default();
        gui.add_hit_targets(&ui, &mut targets);
        let buttons = &targets.buttons;
        let list = buttons.get("move-1").expect("the list is in sight").1;
        for name in ["to-end", "mistakes", "best-line", "flip", "comment", "help"] {
            let button = buttons.get(name);
            assert!(button.is_some_and(|at| at.1 > list), "{name}: {buttons:?}");
        }
    }
}

#[test]
fn words_say_what_the_buttons_of_a_review_are_for() {
    let place = Place::new(1280.0, 720.0, 1.0);
    for locale in &locales() {
        let review = long_review(40, 0);
        let (ui, _) = with_panel(locale, &place, &review, |view| laid_out(view));
        let texts = ui.nodes().iter().filter_map(|node| node.cast::<Text>());
        let texts: Vec<_> = texts.map(|text| text.text()).collect();
        for key in ["mistakes", "review-analysis", "flip", "note-comment-short"] {
            assert!(texts.contains(&locale.text(key)), "{key}: {texts:?}");
        }
    }
}

#[test]
fn the_remark_in_a_strip_is_short() {
    let place = Place::new(640.0, 360.0, 1.0);
    for locale in &locales() {
        let (ui, _) = with_panel(locale, &place, &review(&[]), |view| {
            view.panel_open = false;
            laid_out(view)
        });
        let texts = ui.nodes().iter().filter_map(|node| node.cast::<Text>());
        let texts: Vec<_> = texts.map(|text| text.text()).collect();
        let start = locale.text("review-start");
        assert!(!texts.contains(&start), "a word on each line: {texts:?}");
    }
}

#[test]
fn a_very_long_game_lays_out_only_rows_near_the_visible_ones() {
    // The panel of the second window has two columns, and that of the third scrolls as a whole.
    for (width, height) in [(1280.0, 720.0), (640.0, 360.0), (320.0, 240.0)] {
        let place = Place::new(width, height, 1.0);
        let review = long_review(8_000, 4_000);
        with_panel(&locales()[0], &place, &review, |view| {
            let (mut ui, mut gui) = laid_out(view);
            let settle = |ui: &mut UserInterface| {
                for _ in 0..3 {
                    ui.update(view.window, 0.02, &Default::default());
                    while ui.poll_message().is_some() {}
                }
            };
            let rows = |ui: &UserInterface| {
                let texts = ui.nodes().iter().filter_map(|node| node.cast::<Text>());
                texts.map(|text| text.text().lines().count()).sum::<usize>()
            };
            assert!(rows(&ui) < 1_500, "{} rows", rows(&ui));
            assert!(!gui.lacks_items(&ui));
            for forward in [true, false] {
                for _ in 0..1_000 {
                    gui.turn_page(&ui, forward);
                    settle(&mut ui);
                    if gui.lacks_items(&ui) {
                        gui.rebuild(&mut ui, view);
                        settle(&mut ui);
                        assert!(!gui.lacks_items(&ui), "rebuilt again and again");
                    }
                }
                let mut picks = parlour_shell::app::trace::HitTargets::default();
                gui.add_hit_targets(&ui, &mut picks);
                let shown = if forward { "move-8000" } else { "move-1" };
                let is_low = gui.grid().viewer.is_none();
                assert_eq!(is_low, height < 300.0);
                assert!(is_low || picks.buttons.contains_key(shown), "{shown}");
                assert!(rows(&ui) < 1_500, "{} rows", rows(&ui));
            }
        });
    }
}

#[test]
fn the_list_has_at_least_five_lines_with_everything_on() {
    for locale in locales() {
        for path in [&[0][..], &[0, 0], &[0, 1, 0], &[]] {
            let (_, gui) = crowded(&locale, &review(path));
            let lines = gui.grid().lines_seen();
            assert!(lines >= 5, "{:?} {path:?}: {lines}", locale.language());
        }
    }
}

#[test]
fn no_button_moves_when_the_best_line_appears() {
    for (width, height) in [(1280.0, 720.0), (1024.0, 600.0), (800.0, 600.0)] {
        let place = Place::new(width, height, 1.0);
        for path in [&[0][..], &[0, 1, 0], &[]] {
            let [without, with] = [false, true].map(|best_line| {
                let settings = ChessSettings {
                    best_line,
                    ..Default::default()
                };
                with_settings(settings, &locales()[0], &place, &review(path), |view| {
                    let (ui, gui) = laid_out(view);
                    let mut targets = HitTargets::default();
                    gui.add_hit_targets(&ui, &mut targets);
                    // Both are at the end of the list.
                    let is_fixed =
                        |name: &str| !name.starts_with("move-") && !name.starts_with("variation-");
                    targets.buttons.retain(|name, _| is_fixed(name));
                    targets.buttons
                })
            });
            assert_eq!(without, with, "{width}x{height} {path:?}");
        }
    }
}

#[test]
fn a_click_on_a_move_of_the_list_means_that_move() {
    let locale = &locales()[0];
    let (ui, gui) = crowded(locale, &review(&[0]));
    let mut picks = parlour_shell::app::trace::HitTargets::default();
    gui.add_hit_targets(&ui, &mut picks);
    for number in 1..=4 {
        let (x, y) = picks.buttons[&format!("move-{number}")];
        let at = Vector2::new(x as f32, y as f32);
        assert_eq!(gui.item_at(&ui, at, ui.hit_test(at)), Some(number));
    }
    assert!(!picks.buttons.contains_key("move-5"));
}

#[test]
fn a_game_says_at_its_end_what_came_of_it_where_the_board_does_not() {
    let (locale, settings, pictures) = (&locales()[0], Settings::default(), pictures());
    let view = bare(
        ID,
        &Place::new(800.0, 600.0, 1.0),
        locale,
        &settings,
        &pictures,
    );
    let (report, new_game) = (AnalysisReport::default(), NewGame::default());
    let engines = crate::panels::EngineManager::default();
    let browser = GameBrowser::default();
    let chess_settings = ChessSettings::default();
    let chess = ChessView {
        settings: &chess_settings,
        game: None,
        suspended_game: None,
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
        engines: &engines,
        review: None,
        retry: None,
        suspended: None,
        browser: &browser,
    };
    let view = ChessScreen::new(&view, &chess);
    let remark = |text: &str, path: &[usize]| {
        let game = pgn::parse(text).remove(0).unwrap();
        let (tags, tree) = (game.tags, game.tree);
        let mut annotated = AnnotatedGame::new(Annotations { tags, tree }, None);
        annotated.go_along(path);
        remark_text(&view, &Review::new(annotated))
    };
    let lost = "[Result \"0-1\"]\n[Termination \"time forfeit\"]\n\n1. e4 c6 0-1";
    assert!(remark(lost, &[0, 0]).ends_with("Result: 0–1 (on time)."));
    assert!(!remark(lost, &[0]).contains("0–1"));
    assert!(remark("1. e4 c6 1/2-1/2", &[0, 0]).ends_with("Result: ½–½."));
    assert!(!remark("1. e4 c6 *", &[0, 0]).contains("Result"));
    assert!(!remark("1. f3 e5 2. g4 Qh4# 0-1", &[0, 0, 0, 0]).contains("Result"));
}

#[test]
fn no_part_of_the_panel_looks_out_beside_a_dialog() {
    // In a compact window, the dialog would be over the unfolded panel.
    for (width, height, is_seen) in [(480.0, 854.0, false), (800.0, 600.0, true)] {
        let place = Place::new(width, height, 1.0);
        with_panel(&locales()[0], &place, &long_review(400, 0), |view| {
            view.dialogs = const {
                &[Dialog::Settings(
                    parlour_shell::ui::settings_page::SettingsGroup::Game,
                )]
            };
            view.panel_open = true;
            let (ui, gui) = laid_out(view);
            let list = ui.try_get_node(gui.grid().list).unwrap();
            assert_eq!(list.is_globally_visible(), is_seen, "{width}x{height}");
        });
    }
}

#[test]
fn return_goes_on_to_open_a_file() {
    let place = Place::new(1280.0, 720.0, 1.0);
    with_panel(&locales()[0], &place, &review(&[0]), |view| {
        let dialogs = [file_dialog(FileDialog::ImportExport)];
        let ui_and_gui = laid_out(&View {
            dialogs: &dialogs,
            ..*view
        });
        assert_eq!(
            ui_and_gui.1.primary(),
            Some(Action::from(FileCommand::Open))
        );
        assert!(dialogs[0].takes_return());
    });
}

#[test]
fn finished_games_and_statistics_fit_every_window_in_every_language() {
    use parlour_shell::{
        archive::{Archive, Detail, Ending, Heading, Opponent},
        platform::storage::Storage,
    };
    let home = tempfile::tempdir().unwrap();
    let mut archive = Archive::open(
        &Storage::fresh(Some(home.path().to_owned())).unwrap(),
        Vec::new(),
    );
    let endings = [
        Ending::Won,
        Ending::Drawn,
        Ending::Decided,
        Ending::Unfinished,
    ];
    for (number, ending) in endings.into_iter().cycle().take(20).enumerate() {
        let opponent = match number % 3 {
            0 => Opponent::Level("chess-level-keen".to_owned()),
            1 => Opponent::Person,
            _ => Opponent::Named("A very long name – Another name that is long".to_owned()),
        };
        let heading = Heading {
            score: "½–½".to_owned(),
            details: vec![Detail::Count("games-moves".to_owned(), 117)],
            picture: "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b".to_owned(),
            rating: (number % 3 == 0).then_some(1_400),
            seconds: 400_000,
            ..Heading::now("chess", opponent, ending)
        };
        archive.enter(heading, number.to_string(), None).unwrap();
    }
    let deleted = archive.entries()[3].file.clone();
    archive.delete(&deleted).unwrap();
    let review = long_review(8, 0);
    for locale in locales() {
        archive.step_opponent();
        archive.advance(&locale);
    }
    let archive: &Archive = Box::leak(Box::new(archive));
    let statistics: &[Dialog] = vec![Dialog::new(ChessDialog::Statistics)].leak();
    for locale in locales() {
        for place in places() {
            for keyboard in [false, place.is_handheld] {
                with_panel(&locale, &place, &review, |view| {
                    view.dialogs = const { &[Dialog::Games] };
                    view.archive = Some(archive);
                    view.keyboard = keyboard;
                    let (ui, _) = laid_out(view);
                    let misfits: Vec<_> = layout_violations(&ui, view).into_iter().collect();
                    assert!(misfits.is_empty(), "{place:?}: {misfits:#?}");
                });
            }
            with_panel(&locale, &place, &review, |view| {
                view.dialogs = statistics;
                view.archive = Some(archive);
                let (ui, _) = laid_out(view);
                let misfits: Vec<_> = layout_violations(&ui, view).into_iter().collect();
                assert!(misfits.is_empty(), "{place:?}: {misfits:#?}");
            });
        }
    }
}
