//! Common layout of dialogs: a heading, content to read or to choose from, and a row of buttons.

use super::{
    Action, View,
    kit::{ButtonSpec, ButtonStyle, UiBuilder, colors, sizes},
};
use crate::platform::locale::Locale;
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};

/// Greatest height of a dialog's content, in units. Higher content scrolls, however large the
/// window is.
const HIGHEST: f32 = 480.0;

/// Height of the buttons at the bottom of a dialog, in units.
const FOOT: f32 = 40.0;

/// Width, in units, below which the buttons get the whole width of the dialog.
const NARROW: f32 = 320.0;

/// Width that a dialog needs beyond its content, in units: the scroll bar, the gap before it, and
/// what rounding both to whole pixels can cost.
const ASIDE: f32 = 18.0;

/// Space that is available to a dialog's content, in units.
#[derive(Debug, Clone, Copy)]
pub struct Room {
    /// Width in units.
    pub width: f32,
    /// Height in units.
    pub height: f32,
}

impl Room {
    /// Returns the space in the window, above an on-screen keyboard.
    pub fn of(view: &View) -> Self {
        let around = if view.is_compact() { 40.0 } else { 64.0 };
        // An on-screen keyboard covers about half of the screen.
        let seen = if view.keyboard { 0.5 } else { 1.0 };
        Self {
            width: view.free().0 - around,
            height: view.free().1 * seen - around,
        }
    }

    /// Returns the content width of a dialog that wants at most `most` units.
    pub fn middle(self, most: f32) -> f32 {
        // Leaves room for a scroll bar beside the content.
        (self.width - 16.0).clamp(160.0, most)
    }

    /// Returns the distance from the top of the window to a dialog whose content is as high as
    /// allowed, in units.
    pub(super) fn top_of_highest(self) -> f32 {
        8.0 + (self.left(FOOT) - HIGHEST).max(0.0) * 0.5
    }

    /// Returns the content height that is left between the heading and buttons `foot` units high.
    fn left(self, foot: f32) -> f32 {
        self.height - foot - 12.0 - if self.is_short() { 0.0 } else { 34.0 + 12.0 }
    }

    /// Returns whether the room is so low that the heading scrolls with the content.
    pub fn is_short(self) -> bool {
        self.height < 300.0
    }
}

/// Builds a dialog: a heading, content that scrolls when it is too high, and buttons at least
/// `foot` units high. `width` is that of the content.
pub fn dialog_layout(
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
        // Content that stretches gets the same right edge as the buttons.
        kit.ctx[middle].set_width(wide);
    }
    // Buttons that don't fit side by side are stacked, and so are higher than `foot`.
    let foot = foot.max(kit.height_of(buttons));
    let mut parts = Vec::new();
    let middle = if room.is_short() {
        kit.column(6.0, vec![heading, middle])
    } else {
        parts.push(heading);
        middle
    };
    let scrolled = kit.scrolled_if_higher(middle, room.left(foot).clamp(40.0, HIGHEST));
    // Centers the buttons under the content, which a visible scroll bar pushes to the left.
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

/// Question with answers.
#[derive(Debug, Clone)]
pub struct Confirm {
    /// Locale key of the title.
    pub title: &'static str,
    /// Text of the question, in the player's language.
    pub text: String,
    /// Buttons, one for each answer.
    pub answers: Vec<ButtonSpec>,
}

impl Confirm {
    /// Creates a question with Cancel as its primary button, before `yes` does what can't be
    /// undone. `text` is a locale key.
    pub fn cancel_first(locale: &Locale, title: &'static str, text: &str, yes: ButtonSpec) -> Self {
        let cancel = ButtonSpec::new("cancel", "play-on", Action::Close).primary();
        Self {
            title,
            text: locale.text(text),
            answers: vec![cancel, yes],
        }
    }

    /// Builds the dialog.
    pub fn build(self, kit: &mut UiBuilder, view: &View) -> Handle<UiNode> {
        let room = Room::of(view);
        let width = room.middle(420.0);
        let text = kit.paragraph(&self.text, width);
        let buttons = kit.dialog_buttons(view.locale, width, self.answers);
        let title = view.locale.text(self.title);
        dialog_layout(kit, room, width, &title, text, buttons, FOOT)
    }
}

/// Builds a page's buttons and Close, as many side by side as fit.
pub fn page_buttons(
    kit: &mut UiBuilder,
    view: &View,
    width: f32,
    more: impl IntoIterator<Item = ButtonSpec>,
) -> Handle<UiNode> {
    let close = ButtonSpec::new("close", "close", Action::Close).primary();
    kit.dialog_buttons(view.locale, width, more.into_iter().chain([close]))
}

/// An option in a list: a button with a label and an optional note.
pub struct Choice<'a> {
    /// Name in the trace.
    pub name: &'a str,
    /// Picture before the label.
    pub picture: Option<&'a str>,
    /// Short description of the option.
    pub label: &'a str,
    /// Explanation in small print; can be empty.
    pub note: &'a str,
    /// Action of a click.
    pub action: Action,
    /// Style of the button.
    pub look: ButtonStyle,
}

/// Builds the button of an option, `width` units wide.
pub fn choice(kit: &mut UiBuilder, width: f32, choice: Choice) -> Handle<UiNode> {
    let shown = |name: &&str| kit.pictures.get(name).is_some();
    let picture = choice.picture.filter(shown);
    let room = width - 32.0 - if picture.is_some() { 38.0 } else { 0.0 };
    let mut lines = vec![kit.paragraph_with(choice.label, room, sizes::BODY, colors::CREAM)];
    if !choice.note.is_empty() {
        lines.push(kit.small_paragraph(choice.note, room));
    }
    // A short label alone is centered, as on other buttons.
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
