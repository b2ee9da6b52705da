//! Common layout of dialogs: a heading, content to read or to choose from, and a row of buttons.

use super::{
    Action, Shape, View,
    kit::{ButtonSpec, UiBuilder, colors, names, sizes},
    panel::{MARGIN, PADDING, PANEL_WIDTH, ROD},
};
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};

/// Content height, in units, from which a dialog leaves some of the window free instead of growing.
const ROOMY: f32 = 516.0;

/// Share of the window's height that a higher dialog leaves free beyond its usual margins. The
/// dialog then takes about 94% of the window.
const LEFT_FREE: f32 = 0.04;

/// Gap between the heading, the content and the buttons, in units.
const GAP: f32 = 12.0;

/// Least height of a page below tabs that don't scroll with it, in units.
const LEAST_BELOW: f32 = 60.0;

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

    /// Returns the distance, in units, from the top of a window to a dialog of this height whose
    /// content changes. A dialog that becomes too high for that place is nearer to the top.
    pub(super) fn top_of(self, window: f32, height: f32) -> f32 {
        let left = self.left(FOOT);
        let above = |content: f32| 8.0 + (left - content).max(0.0) * 0.5;
        let least = above(self.highest(FOOT));
        above(ROOMY).min(window - least - height).max(least)
    }

    /// Returns the greatest content height over buttons `foot` units high. Higher content scrolls.
    fn highest(self, foot: f32) -> f32 {
        let left = self.left(foot);
        let most = ROOMY.max(left - LEFT_FREE * self.height);
        left.min(most).max(40.0)
    }

    /// Returns the content height that is left between the heading and buttons `foot` units high.
    fn left(self, foot: f32) -> f32 {
        self.height - foot - GAP - if self.is_short() { 0.0 } else { 34.0 + GAP }
    }

    /// Returns whether the room is so low that the heading scrolls with the content.
    pub fn is_short(self) -> bool {
        self.height < 300.0
    }
}

/// Frame of a dialog: a heading, content that scrolls when it is too high, and buttons.
#[derive(Debug, Clone, Copy)]
pub struct DialogFrame {
    /// Space that is available.
    pub room: Room,
    /// Width of the content, in units.
    pub width: f32,
}

impl DialogFrame {
    /// Returns the frame of a dialog whose content is at most `most` units wide.
    pub fn of(view: &View, most: f32) -> Self {
        let room = Room::of(view);
        let width = room.middle(most);
        Self { room, width }
    }

    /// Returns the frame of a dialog with [`Placement::Beside`](super::Placement::Beside). It
    /// leaves the upper `above` units of the panel in sight.
    pub fn beside(view: &View, above: f32) -> Self {
        let mut room = Room::of(view);
        let width = match view.layout().shape() {
            Shape::Panel => {
                room.width = PANEL_WIDTH - 2.0 * PADDING;
                room.height = view.free().1 - 2.0 * (MARGIN + PADDING) - above;
                room.width - ROD
            }
            shape => {
                // The dialog is above the bottom of the window, beside a strip.
                room.height -= 20.0;
                let is_strip = shape == Shape::Strip;
                room.middle(if is_strip { 440.0 } else { 640.0 })
            }
        };
        Self { room, width }
    }

    /// Builds the buttons of a result: `next`, which leads on, and the others below it in a panel,
    /// beside it in a compact window.
    pub fn result_buttons(
        self,
        kit: &mut UiBuilder,
        view: &View,
        next: ButtonSpec,
        others: Vec<ButtonSpec>,
    ) -> Handle<UiNode> {
        let width = self.width;
        let beside = view.layout().shape() == Shape::Panel;
        if !beside && width < NARROW {
            let next = kit.button(next);
            let others = kit.icon_tiles(others.len(), others);
            return kit.tiles(1, 6.0, vec![next, others]);
        }
        let others = others.into_iter().map(|spec| spec.picture_if(false));
        if beside {
            let next = kit.button(next);
            let mut others = kit.buttons(others);
            // One that is left over takes the whole width.
            let last = match others.len() % 2 {
                1 => others.pop(),
                _ => None,
            };
            let others = kit.tiles_fitting(2, 6.0, width, others);
            let rows = [next, others].into_iter().chain(last);
            kit.column_of_width(6.0, width, rows.collect())
        } else {
            kit.dialog_buttons(width, [next].into_iter().chain(others))
        }
    }

    /// Builds the dialog with these buttons, side by side if they fit.
    pub fn build(
        self,
        kit: &mut UiBuilder,
        heading: &str,
        middle: Handle<UiNode>,
        buttons: impl IntoIterator<Item = ButtonSpec>,
    ) -> Handle<UiNode> {
        let buttons = kit.dialog_buttons(self.width, buttons);
        self.build_with(kit, heading, middle, Some(buttons))
    }

    /// Builds a page: a dialog with Close behind the other buttons. `key` is the locale key of the
    /// heading.
    pub fn page(
        self,
        kit: &mut UiBuilder,
        key: &str,
        middle: Handle<UiNode>,
        more: Option<ButtonSpec>,
    ) -> Handle<UiNode> {
        let heading = kit.locale.text(key);
        let buttons = more.into_iter().chain([ButtonSpec::close().primary()]);
        self.build(kit, &heading, middle, buttons)
    }

    /// Builds the dialog with any widget, or none, in place of the buttons.
    pub fn build_with(
        self,
        kit: &mut UiBuilder,
        heading: &str,
        middle: Handle<UiNode>,
        buttons: Option<Handle<UiNode>>,
    ) -> Handle<UiNode> {
        self.build_colored(kit, (heading, colors::CREAM), middle, buttons)
    }

    /// Builds a dialog of pages, with Close behind the other button. `tabs` change the page and
    /// don't scroll with it. All pages are as high as the window allows, with room for the scroll
    /// bar, so that nothing else moves from one page to the next. A low window has no heading.
    pub fn build_paged(
        self,
        kit: &mut UiBuilder,
        heading: &str,
        (tabs, page): (Handle<UiNode>, Handle<UiNode>),
        other: ButtonSpec,
    ) -> Handle<UiNode> {
        let Self { room, width } = self;
        let wide = kit.px(width);
        let buttons = kit.dialog_buttons(width, [other, ButtonSpec::close().primary()]);
        let foot = FOOT.max(kit.height_of(buttons));
        let below = room.highest(foot) - kit.height_of(tabs) - GAP;
        let mut parts = Vec::new();
        if !room.is_short() {
            let heading = kit.centred_fitted(heading, sizes::TITLE, colors::CREAM, width);
            kit.ctx[heading].set_name(names::TITLE);
            parts.push(kit.tiles(1, 0.0, vec![heading]));
        }
        let (page, height) = if below < LEAST_BELOW {
            (kit.column(GAP, vec![tabs, page]), room.highest(foot))
        } else {
            parts.push(tabs);
            (page, below)
        };
        let scrolled = kit.scrolled_if_higher(page, height);
        let height = kit.px(height);
        kit.ctx[scrolled].set_height(height);
        for part in parts.iter().copied().chain([page, buttons]) {
            kit.ctx[part]
                .set_width(wide)
                .set_horizontal_alignment(HorizontalAlignment::Left);
        }
        kit.ctx[page].set_vertical_alignment(VerticalAlignment::Top);
        parts.extend([scrolled.to_base(), buttons]);
        kit.column_of_width(GAP, width + ASIDE, parts)
    }

    /// Builds the dialog with a heading in this color.
    pub fn build_colored(
        self,
        kit: &mut UiBuilder,
        (heading, color): (&str, Color),
        middle: Handle<UiNode>,
        buttons: Option<Handle<UiNode>>,
    ) -> Handle<UiNode> {
        let Self { room, width } = self;
        let size = if room.is_short() {
            sizes::HEADING
        } else {
            sizes::TITLE
        };
        let heading = kit.centred_fitted(heading, size, color, width);
        kit.ctx[heading].set_name(names::TITLE);
        let wide = kit.px(width);
        if width >= NARROW && kit.ctx[middle].width().is_nan() {
            // Content that stretches gets the same right edge as the buttons.
            kit.ctx[middle].set_width(wide);
        }
        // Buttons that don't fit side by side are stacked, and so are higher.
        let foot = buttons.map_or(1.0, |buttons| FOOT.max(kit.height_of(buttons)));
        let buttons = buttons.unwrap_or_else(|| kit.space(1.0));
        let mut parts = Vec::new();
        let middle = if room.is_short() {
            kit.column(6.0, vec![heading, middle])
        } else {
            parts.push(heading);
            middle
        };
        let scrolled = kit.scrolled_if_higher(middle, room.highest(foot));
        // Centers the buttons under the content, which a visible scroll bar pushes to the left.
        let rod = kit.ctx[scrolled].v_scroll_bar;
        let aside = if kit.ctx[rod].visibility() { 16.0 } else { 0.0 };
        parts.extend([scrolled.to_base(), buttons]);
        let dialog = kit.column_of_width(GAP, width + ASIDE, parts);
        if width < NARROW {
            return dialog;
        }
        kit.margin(buttons, [0.0, GAP, aside, 0.0]);
        kit.ctx[buttons]
            .set_width(wide)
            .set_horizontal_alignment(HorizontalAlignment::Center);
        dialog
    }
}

/// Question with answers, which a table opens with everything in it.
#[derive(Debug, Clone, PartialEq)]
pub struct Confirm {
    /// Name of the dialog in the trace.
    pub id: &'static str,
    /// Locale key of the title.
    pub title: &'static str,
    /// Text of the question, in the player's language.
    pub text: String,
    /// Answers that are listed under the text, the primary one first, each with a note in small
    /// print, which can be empty.
    pub choices: Vec<(ButtonSpec, String)>,
    /// Buttons at the bottom. [`Action::confirmed`] closes the question before its action; any other
    /// command has to close it.
    pub answers: Vec<ButtonSpec>,
}

impl Confirm {
    /// Creates a question with these buttons.
    pub fn new(
        id: &'static str,
        title: &'static str,
        text: String,
        answers: impl Into<Vec<ButtonSpec>>,
    ) -> Self {
        Self {
            id,
            title,
            text,
            choices: Vec::new(),
            answers: answers.into(),
        }
    }

    /// Creates a question with Cancel as its primary button, before `yes` does what can't be
    /// undone.
    pub fn cancel_first(
        id: &'static str,
        title: &'static str,
        text: String,
        yes: ButtonSpec,
    ) -> Self {
        let cancel = ButtonSpec::new("cancel", "play-on", Action::Close).primary();
        Self::new(id, title, text, [cancel, yes])
    }

    /// Creates a question whose answers are listed over Cancel.
    pub fn list(
        id: &'static str,
        title: &'static str,
        text: String,
        choices: Vec<(ButtonSpec, String)>,
    ) -> Self {
        Self {
            choices,
            ..Self::new(id, title, text, [ButtonSpec::cancel()])
        }
    }

    /// Returns whether it offers a tutorial. Escape leaves that open and returns to the menu.
    pub fn offers_tutorial(&self) -> bool {
        let mut actions = self.answers.iter().map(|answer| &answer.action);
        actions.any(|action| matches!(action, Action::DeclineTutorial(_)))
    }

    /// Builds the dialog.
    pub fn build(&self, kit: &mut UiBuilder, view: &View) -> Handle<UiNode> {
        let widest = match self.choices.is_empty() {
            true => 420.0,
            false => 440.0,
        };
        let frame = DialogFrame::of(view, widest);
        let mut parts = vec![kit.paragraph(&self.text, frame.width)];
        parts.extend(kit.choices(frame.width, self.choices.clone()));
        let middle = kit.column(8.0, parts);
        let heading = view.locale.text(self.title);
        frame.build(kit, &heading, middle, self.answers.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{options::TableId, settings::Settings},
        ui::{
            Dialog,
            layout_check::{Place, bare, laid_out, locales, pictures},
        },
    };
    use fyrox::{
        graph::SceneGraph,
        gui::{UiNode, scroll_viewer::ScrollViewer},
    };

    /// Returns the height of a question's text and answers in a portrait window, as a share of the
    /// window, and whether they scroll.
    fn in_portrait(answers: usize) -> (f32, bool) {
        let (locales, settings, pictures) = (locales(), Settings::default(), pictures());
        let place = Place::new(480.0, 800.0, 1.0);
        let answer = (
            ButtonSpec::new("answer", "close", Action::Close),
            String::new(),
        );
        let question = Confirm::list("question", "menu", String::new(), vec![answer; answers]);
        let table = TableId::new("table");
        let view = View {
            dialogs: &[Dialog::Confirm(question)],
            ..bare(table, &place, &locales[0], &settings, &pictures)
        };
        let (ui, _) = laid_out(&view);
        let mut viewers = ui
            .nodes()
            .iter()
            .filter_map(|node| node.cast::<ScrollViewer>());
        let viewer = viewers.next().unwrap();
        let bar = ui.node(viewer.v_scroll_bar.to_base::<UiNode>());
        let share = viewer.screen_bounds().h() / view.window.y;
        (share, bar.is_globally_visible())
    }

    #[test]
    fn a_dialog_grows_to_nearly_the_height_of_a_portrait_window_before_it_scrolls() {
        let (share, scrolls) = in_portrait(16);
        assert!(!scrolls && share > 0.6, "{share}");
        let (share, scrolls) = in_portrait(40);
        assert!(scrolls && (0.75..0.85).contains(&share), "{share}");
    }
}
