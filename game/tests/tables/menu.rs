//! The menu with the entries of all tables.

use fyrox::gui::text::Text;
use parlour_chess::{
    ID as CHESS,
    model::{
        analysis::AnalysisReport, annotated_game::AnnotatedGame, lessons::LessonProgress,
        new_game::NewGame,
    },
    panels::{ChessView, EngineManager, GameBrowser},
    settings::ChessSettings,
};
use parlour_duel::{ID as DUEL, panels::DuelPanels};
use parlour_prospector::{ID as PROSPECTOR, panels::ProspectorPanels};
use parlour_rules::chess::{Color, Game, Position, Rules, pgn};
use parlour_shell::{
    VERSION,
    app::settings::Settings,
    ui::{
        Screen, TablePanels, View,
        layout_check::{Place, bare, laid_out, layout_violations, locales, pictures, places},
        text_field::TextField,
    },
};
use std::path::Path;

#[test]
fn the_menu_fits_every_window_in_every_language() {
    let (settings, pictures) = (Settings::default(), pictures());
    let chess_settings = ChessSettings::default();
    let (new_game, report) = (NewGame::default(), AnalysisReport::default());
    let (manager, browser) = (EngineManager::default(), GameBrowser::default());
    let late = Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 132", Rules::Standard).unwrap();
    let game = Game::from_position(late);
    let suspended = AnnotatedGame::of_file(
        pgn::parse("1. e4 e5 *").remove(0).unwrap(),
        "",
        Path::new(""),
    );
    let waiting = [CHESS, PROSPECTOR, DUEL].map(|table| {
        let longest = "Computer’s move, 1,240 moves played".to_owned();
        (table, longest)
    });
    let mut bad = Vec::new();
    for locale in &locales() {
        for place in places() {
            for waits in [false, true] {
                let chess = ChessView {
                    settings: &chess_settings,
                    game: None,
                    suspended_game: waits.then(|| game.clone()),
                    lesson: None,
                    lessons: (&[], &LessonProgress::default()),
                    session: None,
                    new_game: &new_game,
                    report: &report,
                    share: 0.5,
                    outcome: None,
                    opening: None,
                    near: Color::White,
                    typed_move: &TextField::default(),
                    may_move: true,
                    hinted: false,
                    editor: None,
                    engines: &manager,
                    review: None,
                    retry: None,
                    suspended: waits.then_some(&suspended),
                    browser: &browser,
                };
                let view = View {
                    screen: Screen::Menu,
                    waiting: if waits { &waiting } else { &[] },
                    tables: &[
                        Box::new(chess),
                        Box::new(ProspectorPanels(None)),
                        Box::new(DuelPanels(None)),
                    ],
                    ..bare(CHESS, &place, locale, &settings, &pictures)
                };
                let (ui, _) = laid_out(&view);
                let mut texts = ui.nodes().iter().filter_map(|node| node.cast::<Text>());
                let version = texts.find(|text| text.text().contains(VERSION));
                assert_eq!(version.is_none(), view.is_compact(), "{place:?}");
                let left = version.map_or(f32::MAX, |text| text.screen_bounds().position.x);
                assert!(left > view.window.x / 2.0, "{place:?}: {left}");
                let layout_violations = layout_violations(&ui, &view).into_iter();
                bad.extend(layout_violations.map(|misfit| format!("{place:?}, {waits}: {misfit}")));
            }
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

#[test]
fn something_is_shown_while_the_first_scene_loads() {
    let (settings, pictures) = (Settings::default(), pictures());
    for locale in &locales() {
        for place in places() {
            let view = View {
                screen: Screen::Loading,
                ..bare(CHESS, &place, locale, &settings, &pictures)
            };
            let (ui, _) = laid_out(&view);
            let mut texts = ui.nodes().iter().filter_map(|node| node.cast::<Text>());
            assert!(texts.any(|text| text.text() == locale.text("loading")));
            assert_eq!(layout_violations(&ui, &view), [""; 0], "{place:?}");
        }
    }
}

#[test]
fn the_button_of_the_duel_says_whether_a_match_waits() {
    let (locales, settings, pictures) = (locales(), Settings::default(), pictures());
    let place = Place::new(1280.0, 720.0, 1.0);
    let waiting = [(DUEL, "Turn 2 against Beginner".to_owned())];
    for (waiting, key) in [
        (&waiting[..0], "menu-duel"),
        (&waiting[..], "menu-duel-back"),
    ] {
        let view = View {
            waiting,
            ..bare(CHESS, &place, &locales[0], &settings, &pictures)
        };
        let entries = DuelPanels(None).menu_entries(&view);
        let keys: Vec<_> = entries.iter().map(|entry| &*entry.button.key).collect();
        assert_eq!(keys, [key]);
    }
}
