//! The settings page: one line a setting, with a step to either side.

use super::{
    Action, View,
    kit::{Kit, Look, colors, sizes},
};
use crate::{
    locale::LANGUAGES,
    settings::{CameraTurn, MotionSpeed, Palette, Quality, Settings},
};
use fyrox::{
    core::pool::Handle,
    gui::{
        HorizontalAlignment, UiNode,
        formatted_text::WrapMode,
        grid::{Column, GridBuilder, Row},
        widget::WidgetBuilder,
    },
};

/// A line of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Setting {
    /// Language.
    Language,
    /// Graphics quality.
    Quality,
    /// Window or full screen.
    Fullscreen,
    /// Wait for the screen.
    Vsync,
    /// Most frames a second.
    FrameLimit,
    /// Loudness.
    Volume,
    /// Speed of motion.
    Motion,
    /// What the camera does at a turn.
    Camera,
    /// Colours of the marks.
    Palette,
    /// Size of panels.
    UiScale,
    /// Hints at chess.
    Hints,
    /// Threats at chess.
    Threats,
    /// The evaluation bar at chess.
    EvaluationBar,
    /// The best line at chess.
    BestLine,
    /// The computer thinks in the player's time at chess.
    Ponder,
}

impl Setting {
    /// Every line, from the top.
    pub const ALL: [Setting; 15] = [
        Setting::Language,
        Setting::Quality,
        Setting::Fullscreen,
        Setting::Vsync,
        Setting::FrameLimit,
        Setting::Volume,
        Setting::Motion,
        Setting::Camera,
        Setting::Palette,
        Setting::UiScale,
        Setting::Hints,
        Setting::Threats,
        Setting::EvaluationBar,
        Setting::BestLine,
        Setting::Ponder,
    ];

    /// Whether it is about a window among others, which a handheld has not.
    fn is_of_a_window(self) -> bool {
        matches!(self, Setting::Fullscreen | Setting::Vsync)
    }

    /// Its key in locale files and name in the trace.
    fn name(self) -> &'static str {
        match self {
            Setting::Language => "language",
            Setting::Quality => "quality",
            Setting::Fullscreen => "fullscreen",
            Setting::Vsync => "vsync",
            Setting::FrameLimit => "frame-limit",
            Setting::Volume => "volume",
            Setting::Motion => "motion",
            Setting::Camera => "camera",
            Setting::Palette => "palette",
            Setting::UiScale => "ui-scale",
            Setting::Hints => "hints",
            Setting::Threats => "threats",
            Setting::EvaluationBar => "evaluation-bar",
            Setting::BestLine => "best-line",
            Setting::Ponder => "ponder",
        }
    }
}

/// The next value of `now` in `all`, round and round.
fn step<T: Copy + PartialEq>(all: &[T], now: T, by: i8) -> T {
    let count = all.len() as i32;
    let index = all.iter().position(|value| *value == now).unwrap_or(0) as i32;
    all[(index + i32::from(by)).rem_euclid(count.max(1)) as usize]
}

/// The settings with one of them changed.
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
        Setting::Camera => new.camera = step(CameraTurn::ALL, new.camera, by),
        Setting::Palette => new.palette = step(Palette::ALL, new.palette, by),
        Setting::UiScale => new.ui_scale = step(&Settings::UI_SCALES, new.ui_scale, by),
        Setting::Hints => new.hints = !new.hints,
        Setting::Threats => new.threats = !new.threats,
        Setting::EvaluationBar => new.evaluation_bar = !new.evaluation_bar,
        Setting::BestLine => new.best_line = !new.best_line,
        Setting::Ponder => new.ponder = !new.ponder,
    }
    new
}

/// Takes one setting over from some settings into others.
pub fn take_over(setting: Setting, from: &Settings, into: &mut Settings) {
    match setting {
        Setting::Language => into.locale.clone_from(&from.locale),
        Setting::Quality => into.quality = from.quality,
        Setting::Fullscreen => into.fullscreen = from.fullscreen,
        Setting::Vsync => into.vsync = from.vsync,
        Setting::FrameLimit => into.frame_limit = from.frame_limit,
        Setting::Volume => into.volume = from.volume,
        Setting::Motion => into.motion = from.motion,
        Setting::Camera => into.camera = from.camera,
        Setting::Palette => into.palette = from.palette,
        Setting::UiScale => into.ui_scale = from.ui_scale,
        Setting::Hints => into.hints = from.hints,
        Setting::Threats => into.threats = from.threats,
        Setting::EvaluationBar => into.evaluation_bar = from.evaluation_bar,
        Setting::BestLine => into.best_line = from.best_line,
        Setting::Ponder => into.ponder = from.ponder,
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
        Setting::Volume => format!("{:.0} %", settings.volume * 100.0),
        Setting::Motion => locale.text(&format!("motion-{}", settings.motion.word())),
        Setting::Camera => locale.text(&format!("camera-{}", settings.camera.word())),
        Setting::Palette => locale.text(&format!("palette-{}", settings.palette.word())),
        Setting::UiScale => format!("{:.0} %", settings.ui_scale * 100.0),
        Setting::Hints => on_off(settings.hints),
        Setting::Threats => on_off(settings.threats),
        Setting::EvaluationBar => on_off(settings.evaluation_bar),
        Setting::BestLine => on_off(settings.best_line),
        Setting::Ponder => on_off(settings.ponder),
    }
}

/// Height of a line of the page: a button, and the space around it.
const ROW_HEIGHT: f32 = 44.0;

/// Builds the page.
pub fn build(kit: &mut Kit, view: &View) -> Handle<UiNode> {
    let locale = view.locale;
    let title = kit.centred(&locale.text("menu-settings"), sizes::TITLE, colors::CREAM);
    let narrow = view.window.x / kit.scale < 560.0;
    let label_width = if narrow { 130.0 } else { 200.0 };
    let value_width = if narrow { 110.0 } else { 170.0 };
    let mut cells = Vec::new();
    let shown = Setting::ALL.into_iter();
    let shown: Vec<Setting> = shown
        .filter(|setting| !view.is_handheld || !setting.is_of_a_window())
        .collect();
    let count = shown.len();
    for (row, setting) in shown.into_iter().enumerate() {
        let name = setting.name();
        let label = kit.text(
            &locale.text(&format!("setting-{name}")),
            sizes::BODY,
            colors::CREAM,
        );
        let less = kit.icon(
            &format!("{name}-less"),
            "icon_arrow_left",
            "<",
            Action::Change(setting, -1),
        );
        let shown = kit.text_with(
            &value(view, setting),
            sizes::BODY,
            colors::ACCENT,
            WrapMode::NoWrap,
            HorizontalAlignment::Center,
        );
        let more = kit.icon(
            &format!("{name}-more"),
            "icon_arrow_right",
            ">",
            Action::Change(setting, 1),
        );
        for (column, cell) in [label, less, shown, more].into_iter().enumerate() {
            let margin = kit.pad(0.0, 2.0, 0.0, 2.0);
            kit.ctx[cell]
                .set_row(row)
                .set_column(column)
                .set_margin(margin);
            cells.push(cell);
        }
    }
    let columns = [label_width, 44.0, value_width, 44.0].map(|width| Column::strict(kit.px(width)));
    let table = GridBuilder::new(WidgetBuilder::new().with_children(cells))
        .add_rows(vec![Row::auto(); count])
        .add_columns(columns.to_vec())
        .build(kit.ctx)
        .to_base();
    let height = (view.window.y / kit.scale - 170.0).clamp(80.0, 460.0);
    let scrolled = kit.scrolled(table, height);
    if count as f32 * ROW_HEIGHT > height {
        let limit = kit.px(height);
        kit.ctx[scrolled].set_height(limit);
    }
    let mut parts = vec![title, scrolled.to_base()];
    if !view.is_handheld {
        parts.push(kit.text(&locale.text("vsync-note"), sizes::SMALL, colors::CREAM_SOFT));
    }
    let width = label_width + value_width + 88.0 + 20.0;
    let report = kit.button_with(
        "report",
        &locale.text("settings-report"),
        None,
        Action::BugReport,
        Look::Plain,
        true,
    );
    let close = kit.button_with(
        "close",
        &locale.text("close"),
        None,
        Action::Close,
        Look::Primary,
        true,
    );
    let half = (width - 10.0) / 2.0;
    for button in [report, close] {
        kit.at_least(button, half, 0.0);
    }
    parts.push(kit.row(10.0, vec![report, close]));
    kit.column_of_width(10.0, width, parts)
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
