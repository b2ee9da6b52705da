//! Settings: a page for each group, with a switch, a slider or step buttons for each setting.

use super::{
    Action, Dialog, Screen, View,
    dialog_layout::{DialogFrame, Room},
    key_page,
    kit::{ButtonSpec, STEP, UiBuilder, colors, names, sizes},
    name,
    pages::percentage,
    style_page,
};
use crate::{
    app::settings::{MotionSpeed, Palette, Quality, Settings, step},
    platform::{IN_BROWSER, locale::LANGUAGES},
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment, grid::Row},
};

/// Greatest width of a page, in units.
const WIDTH: f32 = 560.0;
/// Width from which all groups are side by side, in units.
const WIDE_TABS: f32 = 500.0;
/// Width of a value or slider, in units.
const VALUE: f32 = 170.0;
/// Smallest width of a setting's name beside its value, in units.
const LABEL: f32 = 190.0;

/// Group of settings with its own page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SettingsGroup {
    /// The player, the language and the games.
    #[default]
    Game,
    /// Window and picture.
    Graphics,
    /// Styles of room, pieces and cards.
    Appearance,
    /// Sounds.
    Sound,
    /// Keys.
    Controls,
    /// Reading, seeing and motion.
    Accessibility,
}

impl SettingsGroup {
    /// All groups in the order of their tabs.
    pub const ALL: [Self; 6] = [
        Self::Game,
        Self::Graphics,
        Self::Appearance,
        Self::Sound,
        Self::Controls,
        Self::Accessibility,
    ];

    /// Returns the suffix of its locale key, which is also its name in the trace.
    pub fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Graphics => "graphics",
            Self::Appearance => "appearance",
            Self::Sound => "sound",
            Self::Controls => "controls",
            Self::Accessibility => "accessibility",
        }
    }

    /// Returns the settings of the shell in this group.
    pub fn settings(self) -> impl Iterator<Item = Setting> {
        Setting::ALL
            .into_iter()
            .filter(move |setting| setting.group() == self)
    }
}

/// Control of a setting.
#[derive(Debug, Clone)]
pub enum SettingControl {
    /// A value with a button to either side.
    Steps {
        /// Value in the player's language.
        value: String,
        /// Action that selects the previous value.
        less: Action,
        /// Action that selects the next value.
        more: Action,
    },
    /// A switch.
    Switch {
        /// Whether it is on.
        on: bool,
        /// Action that toggles it.
        toggle: Action,
    },
    /// A slider.
    Slider {
        /// Value in the player's language.
        value: String,
        /// Index of the current value.
        now: usize,
        /// Action that selects each value, lowest first.
        stops: Vec<Action>,
    },
}

/// A row of a page.
#[derive(Debug, Clone)]
pub struct SettingRow {
    /// Suffix of the locale key `setting-…`, which is also its name in the trace.
    pub name: &'static str,
    /// Control of the value.
    pub control: SettingControl,
}

/// A setting of the shell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Setting {
    /// Language of all texts.
    Language,
    /// Speed of animations.
    Motion,
    /// Graphics quality.
    Quality,
    /// Window or full screen.
    Fullscreen,
    /// Vertical synchronization.
    Vsync,
    /// Maximum frames per second.
    FrameLimit,
    /// Volume of sound effects.
    Volume,
    /// Volume of the sounds of the room.
    Ambience,
    /// Volume of the music.
    Music,
    /// Size of panels and their text.
    UiScale,
    /// Contrast of panels.
    HighContrast,
    /// Colors of the highlights on the table.
    Palette,
    /// Whether motion that is only decoration is left out.
    ReduceMotion,
    /// Whether moves, messages and selected buttons are spoken.
    Speech,
}

impl Setting {
    /// All settings in the order of the pages.
    pub const ALL: [Setting; 14] = [
        Setting::Language,
        Setting::Motion,
        Setting::Quality,
        Setting::Fullscreen,
        Setting::Vsync,
        Setting::FrameLimit,
        Setting::Volume,
        Setting::Ambience,
        Setting::Music,
        Setting::UiScale,
        Setting::HighContrast,
        Setting::Palette,
        Setting::ReduceMotion,
        Setting::Speech,
    ];

    /// Returns the group that the setting belongs to.
    pub fn group(self) -> SettingsGroup {
        match self {
            Setting::Language | Setting::Motion => SettingsGroup::Game,
            Setting::Quality | Setting::Fullscreen | Setting::Vsync | Setting::FrameLimit => {
                SettingsGroup::Graphics
            }
            Setting::Volume | Setting::Ambience | Setting::Music => SettingsGroup::Sound,
            Setting::UiScale
            | Setting::HighContrast
            | Setting::Palette
            | Setting::ReduceMotion
            | Setting::Speech => SettingsGroup::Accessibility,
        }
    }

    /// Returns whether the setting is only for desktops: handhelds have no windows, and their own
    /// speech. A browser decides about each frame itself.
    fn is_of_a_desktop(self) -> bool {
        match self {
            Setting::Fullscreen | Setting::Vsync | Setting::Speech => true,
            Setting::FrameLimit => IN_BROWSER,
            _ => false,
        }
    }

    /// Returns the suffix of its locale keys, which is also its name in the trace.
    fn name(self) -> &'static str {
        match self {
            Setting::Language => "language",
            Setting::Motion => "motion",
            Setting::Quality => "quality",
            Setting::Fullscreen => "fullscreen",
            Setting::Vsync => "vsync",
            Setting::FrameLimit => "frame-limit",
            Setting::Volume => "volume",
            Setting::Ambience => "ambience",
            Setting::Music => "music",
            Setting::UiScale => "ui-scale",
            Setting::HighContrast => "high-contrast",
            Setting::Palette => "palette",
            Setting::ReduceMotion => "reduce-motion",
            Setting::Speech => "speech",
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
        Setting::Motion => new.motion = step(MotionSpeed::ALL, new.motion, by),
        Setting::Quality => new.quality = step(Quality::ALL, new.quality, by),
        Setting::Fullscreen => new.fullscreen = !new.fullscreen,
        Setting::Vsync => new.vsync = !new.vsync,
        Setting::FrameLimit => {
            new.frame_limit = step(&Settings::FRAME_LIMITS, new.frame_limit, by);
        }
        Setting::Volume | Setting::Ambience | Setting::Music => {
            let volume = volume(setting, &mut new);
            let tenths = (*volume * 10.0).round() + f32::from(by);
            *volume = (tenths / 10.0).clamp(0.0, 1.0);
        }
        Setting::UiScale => {
            let now = ui_scale_index(new.ui_scale) as i32 + i32::from(by);
            let last = Settings::UI_SCALES.len() as i32 - 1;
            new.ui_scale = Settings::UI_SCALES[now.clamp(0, last) as usize];
        }
        Setting::HighContrast => new.high_contrast = !new.high_contrast,
        Setting::Palette => new.palette = step(Palette::ALL, new.palette, by),
        Setting::ReduceMotion => new.reduce_motion = !new.reduce_motion,
        Setting::Speech => new.speech = !new.speech,
    }
    new
}

/// Returns the volume that a setting of the sound page is about.
fn volume(setting: Setting, settings: &mut Settings) -> &mut f32 {
    match setting {
        Setting::Ambience => &mut settings.ambience,
        Setting::Music => &mut settings.music,
        _ => &mut settings.volume,
    }
}

/// Returns the settings with one of them set to the value with this index. Settings without a slider
/// stay as they are.
pub fn set(settings: &Settings, setting: Setting, index: usize) -> Settings {
    let mut new = settings.clone();
    match setting {
        Setting::Volume | Setting::Ambience | Setting::Music => {
            *volume(setting, &mut new) = (index as f32 / 10.0).clamp(0.0, 1.0);
        }
        Setting::UiScale => {
            let last = Settings::UI_SCALES.len() - 1;
            new.ui_scale = Settings::UI_SCALES[index.min(last)];
        }
        _ => {}
    }
    new
}

/// Returns the index of the offered scale that is nearest to this one.
fn ui_scale_index(scale: f32) -> usize {
    let apart = |index: &usize| (Settings::UI_SCALES[*index] - scale).abs();
    let mut all = 0..Settings::UI_SCALES.len();
    let first = all.next().unwrap_or_default();
    all.fold(first, |best, index| match apart(&index) < apart(&best) {
        true => index,
        false => best,
    })
}

/// Copies one setting.
pub fn take_over(setting: Setting, from: &Settings, into: &mut Settings) {
    match setting {
        Setting::Language => into.locale.clone_from(&from.locale),
        Setting::Motion => into.motion = from.motion,
        Setting::Quality => into.quality = from.quality,
        Setting::Fullscreen => into.fullscreen = from.fullscreen,
        Setting::Vsync => into.vsync = from.vsync,
        Setting::FrameLimit => into.frame_limit = from.frame_limit,
        Setting::Volume => into.volume = from.volume,
        Setting::Ambience => into.ambience = from.ambience,
        Setting::Music => into.music = from.music,
        Setting::UiScale => into.ui_scale = from.ui_scale,
        Setting::HighContrast => into.high_contrast = from.high_contrast,
        Setting::Palette => into.palette = from.palette,
        Setting::ReduceMotion => into.reduce_motion = from.reduce_motion,
        Setting::Speech => into.speech = from.speech,
    }
}

/// Sets a group of settings to its defaults. The language stays as it is.
pub fn reset(group: SettingsGroup, settings: &mut Settings) {
    let usual = Settings::default();
    for setting in group.settings().filter(|it| *it != Setting::Language) {
        take_over(setting, &usual, settings);
    }
    match group {
        SettingsGroup::Controls => settings.keys.clear(),
        SettingsGroup::Appearance => settings.styles.clear(),
        _ => {}
    }
}

/// Returns the control of one of the shell's settings.
fn control(view: &View, setting: Setting) -> SettingControl {
    let settings = view.settings;
    let locale = view.locale;
    let steps = |value: String| SettingControl::Steps {
        value,
        less: Action::Change(setting, -1),
        more: Action::Change(setting, 1),
    };
    let switch = |on: bool| SettingControl::Switch {
        on,
        toggle: Action::Change(setting, 1),
    };
    let slider = |share: f32, now: usize, count: usize| {
        let stops = (0..count).map(|stop| Action::Set(setting, stop));
        SettingControl::Slider {
            value: percentage(locale, share),
            now,
            stops: stops.collect(),
        }
    };
    match setting {
        Setting::Language => steps(locale.language().name.to_owned()),
        Setting::Motion => steps(locale.text(&format!("motion-{}", settings.motion.word()))),
        Setting::Quality => steps(locale.text(&format!("quality-{}", settings.quality.word()))),
        Setting::Fullscreen => switch(settings.fullscreen),
        Setting::Vsync => switch(settings.vsync),
        Setting::FrameLimit => steps(match settings.frame_limit {
            0 => locale.text("no-limit"),
            limit => limit.to_string(),
        }),
        Setting::Volume | Setting::Ambience | Setting::Music => {
            let volume = *volume(setting, &mut settings.clone());
            slider(volume, (volume * 10.0).round() as usize, 11)
        }
        Setting::UiScale => {
            let now = ui_scale_index(settings.ui_scale);
            slider(settings.ui_scale, now, Settings::UI_SCALES.len())
        }
        Setting::HighContrast => switch(settings.high_contrast),
        Setting::Palette => steps(locale.text(&format!("palette-{}", settings.palette.word()))),
        Setting::ReduceMotion => switch(settings.reduce_motion),
        Setting::Speech => switch(settings.speech),
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
        // Leaves room for the scroll bar beside the page.
        let width = (room.width - 18.0).min(WIDTH);
        let beside = width - 2.0 * STEP - VALUE;
        match beside >= LABEL {
            true => Self {
                label: Some(beside),
                value: VALUE,
            },
            false => Self {
                label: None,
                value: (width - 2.0 * STEP).clamp(60.0, 230.0),
            },
        }
    }

    fn width(self) -> f32 {
        self.label.unwrap_or_default() + self.control()
    }

    /// Width of a control.
    fn control(self) -> f32 {
        self.value + 2.0 * STEP
    }
}

/// Builds the page of a group.
pub fn build(kit: &mut UiBuilder, view: &View, group: SettingsGroup) -> Handle<UiNode> {
    let locale = view.locale;
    let room = Room::of(view);
    let columns = Columns::of(room);
    let width = columns.width();
    let tabs = tabs(kit, view, group, width);
    let mut parts = Vec::new();
    if group == SettingsGroup::Game {
        parts.push(name_row(kit, view, columns));
    }
    let shown = group.settings();
    let shown = shown.filter(|setting| !view.is_sandboxed || !setting.is_of_a_desktop());
    for setting in shown {
        let control = control(view, setting);
        let name = setting.name();
        parts.push(row(kit, view, SettingRow { name, control }, columns));
    }
    match group {
        SettingsGroup::Game => {
            for table in view.tables {
                let rows = table.settings(locale);
                if !rows.is_empty() {
                    parts.push(heading(kit, view, table.id().name(), width));
                }
                let rows = rows.into_iter();
                parts.extend(rows.map(|setting| row(kit, view, setting, columns)));
            }
            let report = ButtonSpec::new("report", "settings-report", Action::BugReport);
            parts.push(kit.button(report));
        }
        SettingsGroup::Appearance => {
            parts.extend(style_page::rows(kit, view, width));
        }
        SettingsGroup::Graphics if !view.is_sandboxed => {
            parts.push(kit.small_paragraph(&locale.text("vsync-note"), width));
        }
        SettingsGroup::Controls => {
            // At a table, the keys of the others don't matter.
            let of_all = view.screen == Screen::Menu;
            for table in view.tables {
                if of_all || table.id() == view.table {
                    parts.push(heading(kit, view, table.id().name(), width));
                    parts.extend(key_page::rows(kit, view, table.as_ref(), width));
                }
            }
        }
        _ => {}
    }
    let middle = kit.column_of_width(6.0, width, parts);
    let reset = ButtonSpec::new("reset", "settings-reset", Action::ResetSettings(group));
    let reset = reset.tooltip(locale.text("settings-reset-group"));
    let heading = locale.text("menu-settings");
    DialogFrame { room, width }.build_paged(kit, &heading, (tabs, middle), reset)
}

/// Builds the tabs of the groups, or step buttons where they don't fit side by side.
fn tabs(kit: &mut UiBuilder, view: &View, group: SettingsGroup, width: f32) -> Handle<UiNode> {
    let locale = view.locale;
    let open = |group: SettingsGroup| Action::Open(Dialog::Settings(group));
    let all = SettingsGroup::ALL;
    if width >= WIDE_TABS {
        let tabs = all.map(|tab| {
            let name = tab.name();
            let spec =
                ButtonSpec::new(format!("tab-{name}"), format!("settings-{name}"), open(tab));
            spec.chosen_if(tab == group)
        });
        let tabs = kit.buttons(tabs);
        return kit.row(6.0, tabs);
    }
    let neighbors = [-1, 1].map(|by| open(crate::app::settings::step(&all, group, by)));
    let room = width - 2.0 * STEP;
    let label = locale.text(&format!("settings-{}", group.name()));
    kit.steps("tab", room, neighbors, |kit| {
        kit.fitted(&label, sizes::HEADING, colors::BRASS, room)
    })
}

/// Builds the name of a table over its settings.
fn heading(kit: &mut UiBuilder, view: &View, table: &str, width: f32) -> Handle<UiNode> {
    let name = view.locale.text(&format!("menu-{table}"));
    let name = kit.fitted(&name, sizes::BODY, colors::BRASS, width);
    kit.margin(name, [0.0, 6.0, 0.0, 0.0]);
    kit.ctx[name].set_horizontal_alignment(HorizontalAlignment::Left);
    name
}

/// Builds the row of a setting.
fn row(kit: &mut UiBuilder, view: &View, setting: SettingRow, columns: Columns) -> Handle<UiNode> {
    let name = setting.name;
    let label = view.locale.text(&format!("setting-{name}"));
    let width = columns.value;
    let control = match setting.control {
        SettingControl::Steps { value, less, more } => {
            kit.steps(name, width, [less, more], |kit| {
                kit.fitted(&value, sizes::BODY, colors::ACCENT, width)
            })
        }
        SettingControl::Switch { on, toggle } => {
            let word = view.locale.text(if on { "on" } else { "off" });
            let spec = ButtonSpec::new(name, "", toggle).label(word);
            let switch = kit.switch(columns.control(), spec, "", on);
            kit.boxed_live(switch, Some(columns.control()), STEP)
        }
        SettingControl::Slider { value, now, stops } => {
            let slider = kit.slider(name, columns.control(), &value, (now, stops));
            kit.boxed_live(slider, Some(columns.control()), STEP)
        }
    };
    labelled(kit, &label, control, columns)
}

/// Builds the row of the player's name, which opens its dialog.
fn name_row(kit: &mut UiBuilder, view: &View, columns: Columns) -> Handle<UiNode> {
    let action = Action::Open(name::dialog(view.settings));
    let field = ButtonSpec::new("name", "name-none", action);
    let field = kit.field(field, &view.settings.name, None, columns.control());
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
            let name = kit.boxed(name, None, sizes::BODY * 1.5);
            kit.aligned(name, HorizontalAlignment::Left, VerticalAlignment::Center);
            // Fills the page exactly: two widths that are rounded up would cut off the right frame.
            kit.spread(0, Row::auto(), vec![name, set])
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
mod tests;
