//! Settings page: a row for each setting, with a button to either side of its value.

use super::{
    Action, View,
    dialog_layout::{DialogFrame, Room},
    kit::{ButtonSpec, STEP, UiBuilder, colors, names, sizes},
    name,
    pages::percentage,
};
use crate::{
    app::settings::{MotionSpeed, Palette, Quality, Settings, step},
    platform::locale::LANGUAGES,
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};

/// A row of the page.
#[derive(Debug, Clone)]
pub struct SettingRow {
    /// Suffix of the locale key `setting-…`, which is also its name in the trace.
    pub name: &'static str,
    /// Value in the player's language.
    pub value: String,
    /// Action that selects the previous value.
    pub less: Action,
    /// Action that selects the next value.
    pub more: Action,
}

/// A setting of the shell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Setting {
    /// Language of all texts.
    Language,
    /// Graphics quality.
    Quality,
    /// Window or full screen.
    Fullscreen,
    /// Vertical synchronization.
    Vsync,
    /// Maximum frames per second.
    FrameLimit,
    /// Sound volume.
    Volume,
    /// Speed of animations.
    Motion,
    /// Colors of the highlights on the table.
    Palette,
    /// Size of panels.
    UiScale,
}

impl Setting {
    /// All settings in the order of the page.
    pub const ALL: [Setting; 9] = [
        Setting::Language,
        Setting::Quality,
        Setting::Fullscreen,
        Setting::Vsync,
        Setting::FrameLimit,
        Setting::Volume,
        Setting::Motion,
        Setting::Palette,
        Setting::UiScale,
    ];

    /// Returns whether the setting is about a desktop window. Handhelds don't have these.
    fn is_of_a_window(self) -> bool {
        matches!(self, Setting::Fullscreen | Setting::Vsync)
    }

    /// Returns the suffix of its locale keys, which is also its name in the trace.
    fn name(self) -> &'static str {
        match self {
            Setting::Language => "language",
            Setting::Quality => "quality",
            Setting::Fullscreen => "fullscreen",
            Setting::Vsync => "vsync",
            Setting::FrameLimit => "frame-limit",
            Setting::Volume => "volume",
            Setting::Motion => "motion",
            Setting::Palette => "palette",
            Setting::UiScale => "ui-scale",
        }
    }
}

/// Returns the settings with one of them changed by `by` steps.
pub fn changed(settings: &Settings, current_language: &str, setting: Setting, by: i8) -> Settings {
    let mut new = settings.clone();
    match setting {
        Setting::Language => {
            let ids: Vec<&str> = LANGUAGES.iter().map(|language| language.id).collect();
            new.locale = Some(step(&ids, current_language, by).to_owned());
        }
        Setting::Quality => new.quality = step(Quality::ALL, new.quality, by),
        Setting::Fullscreen => new.fullscreen = !new.fullscreen,
        Setting::Vsync => new.vsync = !new.vsync,
        Setting::FrameLimit => {
            new.frame_limit = step(&Settings::FRAME_LIMITS, new.frame_limit, by);
        }
        Setting::Volume => {
            let tenths = (new.volume * 10.0).round() + f32::from(by);
            new.volume = (tenths / 10.0).clamp(0.0, 1.0);
        }
        Setting::Motion => new.motion = step(MotionSpeed::ALL, new.motion, by),
        Setting::Palette => new.palette = step(Palette::ALL, new.palette, by),
        Setting::UiScale => new.ui_scale = step(&Settings::UI_SCALES, new.ui_scale, by),
    }
    new
}

/// Copies one setting.
pub fn take_over(setting: Setting, from: &Settings, into: &mut Settings) {
    match setting {
        Setting::Language => into.locale.clone_from(&from.locale),
        Setting::Quality => into.quality = from.quality,
        Setting::Fullscreen => into.fullscreen = from.fullscreen,
        Setting::Vsync => into.vsync = from.vsync,
        Setting::FrameLimit => into.frame_limit = from.frame_limit,
        Setting::Volume => into.volume = from.volume,
        Setting::Motion => into.motion = from.motion,
        Setting::Palette => into.palette = from.palette,
        Setting::UiScale => into.ui_scale = from.ui_scale,
    }
}

fn value(view: &View, setting: Setting) -> String {
    let settings = view.settings;
    let locale = view.locale;
    let on_off = |on: bool| {
        if on {
            locale.text("on")
        } else {
            locale.text("off")
        }
    };
    match setting {
        Setting::Language => locale.language().name.to_owned(),
        Setting::Quality => locale.text(&format!("quality-{}", settings.quality.word())),
        Setting::Fullscreen => on_off(settings.fullscreen),
        Setting::Vsync => on_off(settings.vsync),
        Setting::FrameLimit => match settings.frame_limit {
            0 => locale.text("no-limit"),
            limit => limit.to_string(),
        },
        Setting::Volume => percentage(locale, settings.volume),
        Setting::Motion => locale.text(&format!("motion-{}", settings.motion.word())),
        Setting::Palette => locale.text(&format!("palette-{}", settings.palette.word())),
        Setting::UiScale => percentage(locale, settings.ui_scale),
    }
}

/// Column widths, in units.
#[derive(Debug, Clone, Copy)]
struct Columns {
    /// Width of the name; `None` if there is only room for it above the value.
    label: Option<f32>,
    /// Width of the value between the step buttons.
    value: f32,
}

impl Columns {
    fn of(room: Room) -> Self {
        let (label, value) = (200.0, 170.0);
        // Leaves room for the scroll bar beside the page.
        let room = room.width - 2.0 * STEP - 18.0;
        match room >= label + value {
            true => Self {
                label: Some(label),
                value,
            },
            false => Self {
                label: None,
                value: room.clamp(60.0, 230.0),
            },
        }
    }

    fn width(self) -> f32 {
        self.label.unwrap_or_default() + self.value + 2.0 * STEP
    }
}

/// Builds the page.
pub fn build(kit: &mut UiBuilder, view: &View) -> Handle<UiNode> {
    let locale = view.locale;
    let room = Room::of(view);
    let columns = Columns::of(room);
    let width = columns.width();
    let mut parts = vec![name_row(kit, view, columns)];
    let shown = Setting::ALL.into_iter();
    let shown = shown.filter(|setting| !view.is_handheld || !setting.is_of_a_window());
    let own = shown.map(|setting| SettingRow {
        name: setting.name(),
        value: value(view, setting),
        less: Action::Change(setting, -1),
        more: Action::Change(setting, 1),
    });
    let of_tables = view.tables.iter().flat_map(|table| table.settings(locale));
    for setting in own.chain(of_tables) {
        parts.push(row(kit, view, setting, columns));
    }
    let rows = kit.column_of_width(4.0, width, parts);
    let mut parts = vec![rows];
    if !view.is_handheld {
        let text = locale.text("vsync-note");
        parts.push(kit.small_paragraph(&text, width));
    }
    let middle = kit.column_of_width(10.0, width, parts);
    let report = ButtonSpec::new("report", "settings-report", Action::BugReport);
    let buttons = [report, ButtonSpec::close().primary()];
    // Side by side, or stacked if that is too narrow.
    let columns = if width < 230.0 { 1 } else { 2 };
    let buttons = kit.button_tiles(columns, 8.0, buttons);
    let heading = locale.text("menu-settings");
    DialogFrame { room, width }.build_with(kit, &heading, middle, Some(buttons))
}

/// Builds the row of a setting: its name, its value, and a button to either side.
fn row(kit: &mut UiBuilder, view: &View, setting: SettingRow, columns: Columns) -> Handle<UiNode> {
    let name = setting.name;
    let width = columns.value;
    let steps = kit.steps(name, width, [setting.less, setting.more], |kit| {
        kit.fitted(&setting.value, sizes::BODY, colors::ACCENT, width)
    });
    let label = view.locale.text(&format!("setting-{name}"));
    labelled(kit, &label, steps, columns)
}

/// Builds the row of the player's name, which opens its dialog.
fn name_row(kit: &mut UiBuilder, view: &View, columns: Columns) -> Handle<UiNode> {
    let action = Action::Open(name::dialog(view.settings));
    let field = ButtonSpec::new("name", "name-none", action);
    let width = columns.value + 2.0 * STEP;
    let field = kit.field(field, &view.settings.name, None, width);
    labelled(kit, &view.locale.text("setting-name"), field, columns)
}

/// Puts a setting's name at the left of its control, or above it.
fn labelled(
    kit: &mut UiBuilder,
    name: &str,
    set: Handle<UiNode>,
    columns: Columns,
) -> Handle<UiNode> {
    match columns.label {
        Some(width) => {
            let name = kit.fitted(name, sizes::BODY, colors::CREAM, width - 8.0);
            kit.ctx[name].set_name(names::SETTING);
            let name = kit.boxed(name, Some(width), sizes::BODY * 1.5);
            kit.aligned(name, HorizontalAlignment::Left, VerticalAlignment::Center);
            kit.row(0.0, vec![name, set])
        }
        None => {
            let width = columns.width();
            let name = kit.fitted(name, sizes::SMALL, colors::CREAM_SOFT, width);
            kit.ctx[name].set_name(names::SETTING);
            kit.ctx[name].set_horizontal_alignment(HorizontalAlignment::Left);
            kit.column_of_width(2.0, width, vec![name, set])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_comes_round_to_where_it_began() {
        for setting in Setting::ALL {
            let start = Settings {
                locale: Some(LANGUAGES[0].id.into()),
                volume: 0.5,
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
    fn volume_stays_between_nothing_and_all() {
        let loud = Settings {
            volume: 1.0,
            ..Default::default()
        };
        assert_eq!(changed(&loud, "", Setting::Volume, 1).volume, 1.0);
    }
}
