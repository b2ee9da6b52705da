//! Tests of the settings dialog.

use super::*;
use crate::{
    app::{options::TableId, trace::HitTargets},
    ui::{
        Gui, View,
        layout_check::{Place, bare, laid_out, locales, pictures},
    },
};
use fyrox::gui::{UserInterface, text::Text};

#[test]
fn the_word_of_a_switch_is_in_the_middle_of_its_height() {
    let (locales, settings, pictures) = (locales(), Settings::default(), pictures());
    let place = Place::new(1280.0, 720.0, 1.0);
    let table = TableId::new("table");
    let view = View {
        dialogs: &[Dialog::Settings(SettingsGroup::Graphics)],
        ..bare(table, &place, &locales[0], &settings, &pictures)
    };
    let (ui, _) = laid_out(&view);
    let middle = |word: &str| {
        let is_it = |node: &&UiNode| node.cast::<Text>().is_some_and(|text| text.text() == word);
        let node = ui.nodes().iter().find(is_it).unwrap();
        node.screen_bounds().center().y
    };
    let off = middle(&locales[0].text("off")) - middle(&locales[0].text("setting-fullscreen"));
    assert!(off.abs() < 1.5, "{off} pixels");
}

/// Returns where the buttons are that every page has.
fn fixed_buttons(ui: &UserInterface, gui: &Gui) -> Vec<(String, (i32, i32))> {
    let mut targets = HitTargets::default();
    gui.add_hit_targets(ui, &mut targets);
    let is_fixed = |name: &str| name.starts_with("tab") || ["reset", "close"].contains(&name);
    let buttons = targets.buttons.into_iter();
    let mut fixed: Vec<_> = buttons.filter(|(name, _)| is_fixed(name)).collect();
    fixed.sort();
    fixed
}

#[test]
fn tabs_and_buttons_stay_in_place_on_every_page_and_while_it_scrolls() {
    let (locales, settings, pictures) = (locales(), Settings::default(), pictures());
    for (x, y) in [
        (1280.0, 720.0),
        (800.0, 600.0),
        (480.0, 800.0),
        (320.0, 240.0),
    ] {
        let place = Place::new(x, y, 1.0);
        let mut before = None;
        for group in SettingsGroup::ALL {
            let table = TableId::new("table");
            let view = View {
                dialogs: &[Dialog::Settings(group)],
                ..bare(table, &place, &locales[0], &settings, &pictures)
            };
            let (mut ui, gui) = laid_out(&view);
            let fixed = fixed_buttons(&ui, &gui);
            assert!(fixed.len() >= 4, "{fixed:?} in {place:?}");
            let first = before.get_or_insert_with(|| fixed.clone());
            assert_eq!(fixed, *first, "{group:?} in {place:?}");
            gui.turn_page(&ui, true);
            for _ in 0..2 {
                ui.update(view.window, 0.02, &Default::default());
                while ui.poll_message().is_some() {}
            }
            assert_eq!(fixed_buttons(&ui, &gui), *first, "{group:?} in {place:?}");
        }
    }
}

#[test]
fn every_setting_comes_round_to_where_it_began() {
    for setting in Setting::ALL {
        let start = Settings {
            locale: Some(LANGUAGES[0].id.into()),
            volume: 0.5,
            music: 0.5,
            ..Default::default()
        };
        let language = |settings: &Settings| settings.locale.clone().unwrap_or_default();
        let there = changed(&start, &language(&start), setting, 1);
        assert_ne!(there, start, "{setting:?} does something");
        let mut other = start.clone();
        take_over(setting, &there, &mut other);
        assert_eq!(other, there, "{setting:?} can be taken over alone");
        let back = changed(&there, &language(&there), setting, -1);
        assert_eq!(back, start, "{setting:?} can be taken back");
    }
}

#[test]
fn sliders_stay_between_nothing_and_all() {
    let most = Settings {
        volume: 1.0,
        ui_scale: 2.0,
        ..Default::default()
    };
    assert_eq!(changed(&most, "", Setting::Volume, 1).volume, 1.0);
    assert_eq!(changed(&most, "", Setting::UiScale, 1).ui_scale, 2.0);
    assert_eq!(changed(&most, "", Setting::UiScale, -100).ui_scale, 0.75);
    // A file edited by hand can hold any value.
    let between = Settings {
        ui_scale: 1.3,
        ..Default::default()
    };
    assert_eq!(changed(&between, "", Setting::UiScale, 0).ui_scale, 1.25);
}

#[test]
fn resetting_a_group_leaves_the_others_and_the_language() {
    let mut settings = Settings {
        locale: Some("de-DE".into()),
        name: "Ada".into(),
        volume: 0.1,
        ..Default::default()
    };
    for setting in Setting::ALL {
        let before = settings.clone();
        settings = changed(&before, "en-US", setting, 1);
    }
    for group in SettingsGroup::ALL {
        let before = settings.clone();
        reset(group, &mut settings);
        for setting in Setting::ALL {
            let expected = match setting.group() == group && setting != Setting::Language {
                true => Settings::default(),
                false => before.clone(),
            };
            let mut same = settings.clone();
            take_over(setting, &expected, &mut same);
            assert_eq!(same, settings, "{setting:?} after {group:?}");
        }
    }
    assert_eq!(settings.name, "Ada");
    assert_eq!(settings.locale.as_deref(), Some("de-DE"));
}
