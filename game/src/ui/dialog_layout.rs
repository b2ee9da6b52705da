//! What most dialogs are: a heading, something to read or to choose from, and buttons below.

use super::{
    Action, View,
    kit::{Look, UiBuilder, colors, sizes},
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};

/// The height beyond which the middle of a dialog scrolls, however large the window is.
const HIGHEST: f32 = 480.0;

/// How high buttons below a dialog are.
const FOOT: f32 = 40.0;

/// Below this width buttons need all that there is.
const NARROW: f32 = 320.0;

/// How much wider a dialog is than its middle: the rod, the gap before it, and what is lost where
/// both are made whole pixels.
const ASIDE: f32 = 18.0;

/// The room that a dialog has for what is in it, in units.
#[derive(Debug, Clone, Copy)]
pub(super) struct Room {
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Room {
    pub(super) fn of(view: &View) -> Self {
        let around = if view.is_compact() { 40.0 } else { 64.0 };
        // The keyboard on a screen covers about half of it.
        let seen = if view.keyboard { 0.5 } else { 1.0 };
        Self {
            width: view.free().0 - around,
            height: view.free().1 * seen - around,
        }
    }

    /// How wide the middle of a dialog is that wants no more than `most`.
    pub(super) fn middle(self, most: f32) -> f32 {
        // The rod may stand beside it.
        (self.width - 16.0).clamp(160.0, most)
    }

    /// How far below the upper edge of the window a dialog begins whose middle is as high as it may be.
    pub(super) fn top_of_highest(self) -> f32 {
        8.0 + (self.left(FOOT) - HIGHEST).max(0.0) * 0.5
    }

    /// What heading and foot leave for the middle.
    fn left(self, foot: f32) -> f32 {
        self.height - foot - 12.0 - if self.is_short() { 0.0 } else { 34.0 + 12.0 }
    }

    /// Whether a heading of its own would take too much of it.
    pub(super) fn is_short(self) -> bool {
        self.height < 300.0
    }
}

/// A heading, something to read or choose from that scrolls when it is too high, and buttons that
/// are `foot` high or higher. `width` is that of the middle.
pub(super) fn sheet(
    kit: &mut UiBuilder,
    room: Room,
    width: f32,
    heading: &str,
    middle: Handle<UiNode>,
    buttons: Handle<UiNode>,
    foot: f32,
) -> Handle<UiNode> {
    let size = if room.is_short() {
        sizes::HEADING
    } else {
        sizes::TITLE
    };
    let heading = kit.centred_fitted(heading, size, colors::CREAM, width);
    let wide = kit.px(width);
    if width >= NARROW && kit.ctx[middle].width().is_nan() {
        // What stretches in it ends where the buttons below end.
        kit.ctx[middle].set_width(wide);
    }
    // Buttons that do not fit side by side stand one below the other.
    let foot = foot.max(kit.height_of(buttons));
    let mut parts = Vec::new();
    let middle = if room.is_short() {
        kit.column(6.0, vec![heading, middle])
    } else {
        parts.push(heading);
        middle
    };
    let scrolled = kit.scrolled_if_higher(middle, room.left(foot).clamp(40.0, HIGHEST));
    // The buttons stand under the middle, wherever the rod pushes it.
    let rod = kit.ctx[scrolled].v_scroll_bar;
    let aside = if kit.ctx[rod].visibility() { 16.0 } else { 0.0 };
    parts.extend([scrolled.to_base(), buttons]);
    let dialog = kit.column_of_width(12.0, width + ASIDE, parts);
    if width < NARROW {
        return dialog;
    }
    let margin = kit.pad(0.0, 12.0, aside, 0.0);
    kit.ctx[buttons]
        .set_width(wide)
        .set_horizontal_alignment(HorizontalAlignment::Center)
        .set_margin(margin);
    dialog
}

/// A question with a way back and a way on: its title, its text and the words of the way on.
pub(super) fn really(
    kit: &mut UiBuilder,
    view: &View,
    [title, text, yes]: [&str; 3],
    (name, action): (&str, Action),
) -> Handle<UiNode> {
    let locale = view.locale;
    let room = Room::of(view);
    let width = room.middle(420.0);
    let text = kit.paragraph(&locale.text(text), width);
    let buttons = vec![
        kit.button_with(
            "cancel",
            &locale.text("play-on"),
            None,
            Action::Close,
            Look::Primary,
            true,
        ),
        kit.button(name, &locale.text(yes), action),
    ];
    let buttons = kit.tiles_fitting(2, 8.0, width, buttons);
    let title = locale.text(title);
    sheet(kit, room, width, &title, text, buttons, FOOT)
}

/// Ways on from a page, and the way out, as many side by side as have room.
pub(super) fn ways_out(
    kit: &mut UiBuilder,
    view: &View,
    width: f32,
    more: Vec<(&str, &str, Action)>,
) -> Handle<UiNode> {
    let mut buttons: Vec<_> = more
        .into_iter()
        .map(|(name, key, action)| kit.button(name, &view.locale.text(key), action))
        .collect();
    buttons.push(kit.button_with(
        "close",
        &view.locale.text("close"),
        None,
        Action::Close,
        Look::Primary,
        true,
    ));
    kit.tiles_fitting(buttons.len(), 8.0, width, buttons)
}

/// One of several things that can be done.
pub(super) struct Choice<'a> {
    /// Its name in the trace.
    pub(super) name: &'a str,
    /// A picture before the words.
    pub(super) picture: Option<&'a str>,
    /// What is done, in a few words.
    pub(super) label: &'a str,
    /// What it means, in small print; may be empty.
    pub(super) note: &'a str,
    /// What a click asks for.
    pub(super) action: Action,
    /// Whether it stands out.
    pub(super) look: Look,
}

/// Builds it, `width` wide.
pub(super) fn choice(kit: &mut UiBuilder, width: f32, choice: Choice) -> Handle<UiNode> {
    let shown = |name: &&str| kit.pictures.get(name).is_some();
    let picture = choice.picture.filter(shown);
    let room = width - 32.0 - if picture.is_some() { 38.0 } else { 0.0 };
    let mut lines = vec![kit.paragraph_with(choice.label, room, sizes::BODY, colors::CREAM)];
    if !choice.note.is_empty() {
        lines.push(kit.small_paragraph(choice.note, room));
    }
    // What is only a few words stands in the middle, as on other buttons.
    let side = match picture.is_none() && choice.note.is_empty() {
        true => HorizontalAlignment::Center,
        false => HorizontalAlignment::Left,
    };
    for &line in &lines {
        kit.ctx[line].set_horizontal_alignment(side);
    }
    let mut content = kit.column(2.0, lines);
    if let Some(picture) = picture {
        let picture = kit.tinted(picture, 24.0, 24.0, colors::BRASS);
        content = kit.row(14.0, vec![picture, content]);
        kit.ctx[content].set_horizontal_alignment(HorizontalAlignment::Left);
    }
    let margin = kit.pad(16.0, 7.0, 16.0, 7.0);
    kit.ctx[content]
        .set_margin(margin)
        .set_vertical_alignment(VerticalAlignment::Center);
    let (name, look) = (choice.name, choice.look);
    kit.pressable(name, content, choice.action, look, true, 40.0)
}
