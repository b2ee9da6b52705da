//! Test helpers: an empty view, its layout by the engine, and a check that everything fits the
//! window.

use super::{
    BUTTON, Gui, LEAST, Layout, Screen, View,
    kit::{CARD_SHAPE, LINES, Pictures, TYPED, names},
    pages::{KeyGroup, help_groups},
    scale, setting_for_fingers,
};
use crate::{
    app::{options::TableId, settings::Settings},
    platform::{
        Margins,
        locale::{LANGUAGES, Locale},
    },
};
use fyrox::{
    core::{algebra::Vector2, math::Rect, pool::Handle},
    graph::SceneGraph,
    gui::{UiNode, UserInterface, button::Button, scroll_viewer::ScrollViewer, text::Text},
};
use std::{collections::HashMap, fs, path::PathBuf, sync::LazyLock};

/// A window and the scale of panels in it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place {
    /// Size in pixels.
    pub window: Vector2<f32>,
    /// Scale of panels, from the setting or raised for touch.
    pub ui_scale: f32,
    /// Whether the window is the screen of a handheld.
    pub is_handheld: bool,
    /// Safe-area insets of a handheld's screen.
    pub margins: Margins,
}

impl Place {
    /// Returns the window of a desktop.
    pub fn new(x: f32, y: f32, ui_scale: f32) -> Self {
        Self {
            window: Vector2::new(x, y),
            ui_scale,
            is_handheld: false,
            margins: Margins::default(),
        }
    }
}

/// Screens of handhelds: long ones, tablets, low and high densities, and the smallest one sold.
/// Each has its size in pixels, its density (pixels per density-independent pixel), and its cutouts
/// at the left, top and right.
const HANDHELDS: [(f32, f32, f32, [u16; 3]); 15] = [
    (2340.0, 1080.0, 2.625, [0, 0, 0]),
    (2340.0, 1080.0, 2.625, [80, 0, 0]),
    (2520.0, 1080.0, 2.75, [90, 0, 0]),
    (1024.0, 768.0, 1.0, [0, 0, 0]),
    (2400.0, 1080.0, 3.0, [0, 0, 95]),
    (2048.0, 1536.0, 2.0, [0, 0, 0]),
    (1280.0, 720.0, 2.0, [48, 0, 0]),
    (854.0, 480.0, 1.5, [0, 0, 0]),
    (1920.0, 1200.0, 2.0, [0, 64, 0]),
    // Portrait orientation.
    (1080.0, 2340.0, 2.625, [0, 80, 0]),
    (540.0, 1170.0, 1.3125, [32, 0, 0]),
    (1080.0, 2400.0, 3.0, [0, 0, 0]),
    (768.0, 1024.0, 1.0, [0, 0, 0]),
    (1200.0, 1920.0, 2.0, [0, 0, 0]),
    (720.0, 1280.0, 2.0, [0, 48, 0]),
];

/// Sizes of desktop windows, in pixels.
pub const SIZES: [(f32, f32); 10] = [
    (3840.0, 2160.0),
    (1920.0, 1080.0),
    (1080.0, 1920.0),
    (800.0, 1280.0),
    (1280.0, 720.0),
    (1024.0, 600.0),
    (800.0, 600.0),
    (480.0, 360.0),
    (360.0, 640.0),
    (320.0, 240.0),
];
/// Panel sizes that desktop players can set.
const SCALES: [f32; 3] = [0.75, 1.0, 1.5];

/// Greatest length of English texts in widgets with these names, in characters.
const LONGEST: [(&str, usize); 6] = [
    (names::DIALOG_BUTTONS, 12),
    (names::LABEL, 16),
    (names::SETTING, 20),
    (names::TITLE, 24),
    (names::OPTION, 30),
    (names::TOOLTIP, 30),
];
/// English texts that can be longer than their kind.
const LONGER: [&str; 1] = [
    // Alone in its row. The shorter "Start position" is a different button.
    "Use start position",
];

/// Keys of the English texts that have no variables.
static ENGLISH: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
    let text = fs::read_to_string(project().join(LANGUAGES[0].file)).unwrap();
    let messages = text.lines().filter_map(|line| line.split_once(" = "));
    messages
        .map(|(key, value)| (value.to_owned(), key.to_owned()))
        .collect()
});

/// Returns the project's folder: a test works in the folder of its package.
pub fn project() -> PathBuf {
    let here = std::env::current_dir().unwrap();
    let mut folders = here.ancestors();
    let found = folders.find(|folder| folder.join("data/resources.registry").exists());
    found.expect("the project has data").to_owned()
}

/// Returns all locales, the default one first.
pub fn locales() -> Vec<Locale> {
    let read = |file: &str| fs::read_to_string(project().join(file)).unwrap();
    let first = read(LANGUAGES[0].file);
    LANGUAGES
        .into_iter()
        .map(|language| Locale::new(language, &read(language.file), &first).unwrap())
        .collect()
}

/// Returns the pictures of the panels.
pub fn pictures() -> Pictures {
    Pictures::new(|path| fs::read(project().join(path)).ok())
}

/// Returns every desktop window at every panel size, and all handhelds.
pub fn places() -> Vec<Place> {
    let desktops = SIZES
        .into_iter()
        .flat_map(|(x, y)| SCALES.map(|ui_scale| Place::new(x, y, ui_scale)));
    let handhelds = HANDHELDS.map(|(x, y, density, [left, top, right])| Place {
        is_handheld: true,
        margins: Margins {
            left,
            top,
            right,
            ..Margins::default()
        },
        ..Place::new(x, y, setting_for_fingers(Vector2::new(x, y), 1.0, density))
    });
    desktops.chain(handhelds).collect()
}

/// Returns the view of a table without a game.
pub fn bare<'a>(
    table: TableId,
    place: &Place,
    locale: &'a Locale,
    settings: &'a Settings,
    pictures: &'a Pictures,
) -> View<'a> {
    let (window, margins) = (place.window, place.margins);
    let scale = scale(window, place.ui_scale);
    View {
        window,
        locale,
        settings,
        ui_scale: place.ui_scale,
        is_handheld: place.is_handheld,
        is_sandboxed: place.is_handheld,
        keyboard: false,
        margins,
        insets: Layout::new(window, scale, margins).table(0.0),
        anchor: None,
        from_above: false,
        canvas: None,
        pictures,
        styles: None,
        archive: None,
        screen: Screen::Table,
        dialogs: &[],
        table,
        tables: &[],
        waiting: &[],
        toast: None,
        gamepad: None,
        panel_open: false,
        demonstration: false,
        can_wake: false,
    }
}

/// Asserts that a section of docs/manual/controls.md lists exactly the groups and rows of a table's
/// help page.
pub fn assert_manual_lists(table: TableId, section: &str, groups: &[KeyGroup]) {
    let manual = fs::read_to_string(project().join("docs/manual/controls.md")).unwrap();
    let mut sections = manual.split("\n## ");
    let text = sections.find(|text| text.lines().next() == Some(section));
    let is_listed = |line: &&str| line.starts_with("### ") || line.starts_with("| ");
    let listed = text.unwrap().lines().filter(is_listed);
    let listed: Vec<&str> = listed
        .filter(|line| *line != "| Control | Action |")
        .collect();
    let (locales, settings, pictures) = (locales(), Settings::default(), pictures());
    let place = Place::new(800.0, 600.0, 1.0);
    let view = bare(table, &place, &locales[0], &settings, &pictures);
    let mut shown = Vec::new();
    for (heading, rows) in help_groups(&view, groups) {
        shown.push(format!("### {}", locales[0].text(heading)));
        let rows = rows.iter();
        shown.extend(rows.map(|row| format!("| {} | {} |", row[0].0, row[1].0)));
    }
    assert_eq!(listed, shown);
}

/// Builds the widgets of a view and runs the layout of the engine on them.
pub fn laid_out(view: &View) -> (UserInterface, Gui) {
    let mut ui = UserInterface::new(view.window);
    let mut gui = Gui::default();
    gui.rebuild(&mut ui, view);
    for _ in 0..3 {
        ui.update(view.window, 0.02, &Default::default());
        while ui.poll_message().is_some() {}
    }
    (ui, gui)
}

/// Returns a description of everything that is wrong: text that is cut off, widgets outside of the
/// window or in its cutouts, buttons of a handheld that are too small for a finger, buttons without
/// a word or a tooltip, missing pictures, and English texts that are too long for their kind.
pub fn layout_violations(ui: &UserInterface, view: &View) -> Vec<String> {
    let missing = view.pictures.take_failed().into_iter();
    let mut found: Vec<String> = missing.map(|path| format!("missing {path}")).collect();
    for (handle, node) in ui.pair_iter() {
        if view.locale.language() == LANGUAGES[0] {
            check_length(ui, handle, &mut found);
        }
        if !node.is_globally_visible() {
            continue;
        }
        let widget = Widget {
            ui,
            view,
            handle,
            node,
            bounds: node.screen_bounds(),
            scrolled: scrolled_in(ui, handle),
        };
        widget.check_text(&mut found);
        widget.check_label(&mut found);
        widget.check_size(&mut found);
        widget.check_viewer(&mut found);
        widget.check_sides(&mut found);
        widget.check_height(&mut found);
    }
    found
}

/// A visible widget whose layout is checked. Each check adds its findings to a list.
struct Widget<'a> {
    ui: &'a UserInterface,
    view: &'a View<'a>,
    handle: Handle<UiNode>,
    node: &'a UiNode,
    /// Bounds in the window, before clipping.
    bounds: Rect<f32>,
    /// Whether the widget is in a scroll viewer.
    scrolled: bool,
}

impl Widget<'_> {
    /// Returns the first text in the widget.
    fn words(&self) -> Option<String> {
        self.ui
            .traverse_handle_iter(self.handle)
            .find_map(|part| self.ui.node(part).cast::<Text>().map(Text::text))
    }

    /// Checks that a text isn't cut off.
    fn check_text(&self, found: &mut Vec<String>) {
        let Some(text) = self.node.cast::<Text>() else {
            return;
        };
        let words = text.text();
        let wide = text
            .formatted_text
            .borrow()
            .get_lines()
            .iter()
            .map(|line| line.width)
            .fold(0.0, f32::max);
        let clip = self.node.clip_bounds();
        let shown = clip.size.x.min(self.bounds.size.x);
        // On a card without a picture the name can be longer than the card.
        let plain = is_on_plain_card(self.ui, self.handle);
        // The width of a wrapped line can include the space at its end.
        let broken = text.formatted_text.borrow().get_lines().len() > 1;
        let slack = if broken {
            5.0 * self.view.scale().max(1.0)
        } else {
            1.5
        };
        if wide > shown + slack && !plain {
            found.push(format!("{words:?} is {wide} wide in {shown}"));
        }
        if !self.scrolled && !plain && clip.size.y + 1.5 < self.bounds.size.y {
            found.push(format!("{words:?} is cut off below"));
        }
    }

    /// Checks that a button has a word, a number or a tooltip.
    fn check_label(&self, found: &mut Vec<String>) {
        if self.node.cast::<Button>().is_none() || self.node.tooltip.is_some() {
            return;
        }
        let mut parts = self.ui.traverse_handle_iter(self.handle);
        let says = |text: &Text| text.text().chars().any(char::is_alphanumeric);
        if !parts.any(|part| self.ui.node(part).cast::<Text>().is_some_and(says)) {
            let (left, top) = (self.bounds.x(), self.bounds.y());
            found.push(format!(
                "the button at {left}, {top} has neither a word nor a tooltip"
            ));
        }
    }

    /// Checks that a button is large enough for a finger and not cut off, and that the widget fits
    /// its parent.
    fn check_size(&self, found: &mut Vec<String>) {
        let (node, bounds) = (self.node, self.bounds);
        let (view, unit) = (self.view, self.view.scale());
        let least = bounds.size.x.min(bounds.size.y);
        let small = least < BUTTON * unit - 1.5 && node.name() != LINES;
        if view.is_handheld && small && node.cast::<Button>().is_some() {
            let units = least / unit;
            let words = self.words();
            found.push(format!(
                "the button {words:?} is only {units:.0} high or wide"
            ));
        }
        let margin = node.margin();
        // A widget loses its margins if it is too wide for its parent.
        let wanted = node.actual_local_size().x + margin.left + margin.right;
        let given = self
            .ui
            .try_get_node(node.parent())
            .map_or(f32::MAX, |parent| parent.actual_local_size().x);
        if wanted > given + 8.0 * unit {
            let words = self.words();
            found.push(format!(
                "{:?} round {words:?} is {wanted} wide in {given}",
                node.name()
            ));
        }
        // Half a pixel, as the frame is one pixel wide.
        if node.clip_bounds().x() > bounds.x() + 0.5 && node.cast::<Button>().is_some() {
            let words = self.words();
            found.push(format!("the left frame of the button {words:?} is cut off"));
        }
        let shown = node.clip_bounds().size.y;
        let roomy = unit * LEAST.1 <= view.window.y;
        let cut_off = shown + 1.5 < bounds.size.y;
        if roomy && !self.scrolled && cut_off && node.cast::<Button>().is_some() {
            let high = bounds.size.y;
            let (left, top) = (bounds.position.x, bounds.position.y);
            found.push(format!(
                "of the button at {left}, {top}, {shown} of {high} are seen"
            ));
        }
    }

    /// Checks that a scroll viewer shows its scroll bar exactly if its content needs one.
    fn check_viewer(&self, found: &mut Vec<String>) {
        let Some(viewer) = self.node.cast::<ScrollViewer>() else {
            return;
        };
        let ui = self.ui;
        let content = ui.node(viewer.content).desired_size().y;
        let panel = ui.node(viewer.scroll_panel.to_base::<UiNode>());
        let bar = ui.node(viewer.v_scroll_bar.to_base::<UiNode>());
        let room = panel.actual_local_size().y;
        let shown = bar.is_globally_visible();
        if (content > room + 1.0 && !shown) || (content <= room && shown) {
            found.push(format!(
                "{content} in {room}, and the rod is there: {shown}"
            ));
        }
    }

    /// Checks that the widget is between the sides of the window, and texts and buttons also
    /// between its cutouts.
    fn check_sides(&self, found: &mut Vec<String>) {
        let (node, window) = (self.node, self.view.window);
        let (left, top) = (self.bounds.position.x, self.bounds.position.y);
        let (right, bottom) = (left + self.bounds.size.x, top + self.bounds.size.y);
        if left < -1.0 || right > window.x + 1.0 {
            found.push(format!("{:?} goes from {left} to {right}", node.name()));
        }
        let told = node.cast::<Text>().is_some() || node.cast::<Button>().is_some();
        let margins = self.view.margins;
        let cut = [margins.left, margins.right].map(f32::from);
        if told && !self.scrolled && (left < cut[0] - 1.0 || right > window.x - cut[1] + 1.0) {
            let words = node.cast::<Text>().map(Text::text);
            found.push(format!(
                "{:?} {words:?}, from {left} to {right}, {top} to {bottom}, lies where the screen is cut out",
                node.name()
            ));
        }
    }

    /// Checks that the widget is between the top and the bottom of the window, and that an
    /// on-screen keyboard leaves the text field visible.
    fn check_height(&self, found: &mut Vec<String>) {
        let (node, view) = (self.node, self.view);
        let top = self.bounds.position.y;
        let bottom = top + self.bounds.size.y;
        if view.keyboard && node.name() == TYPED {
            let seen = node.clip_bounds().size.y;
            if seen + 1.5 < self.bounds.size.y {
                let high = self.bounds.size.y;
                found.push(format!("of what is typed {seen} of {high} are seen"));
            }
        }
        if view.keyboard && node.name() == TYPED && bottom > view.window.y * 0.55 {
            found.push(format!("what is typed is {bottom} low, under a keyboard"));
        }
        // A dialog can reach below an on-screen keyboard, which is only temporary.
        let lowest = if view.keyboard {
            f32::MAX
        } else {
            view.window.y
        };
        if !self.scrolled && (top < -1.0 || bottom > lowest + 1.0) {
            found.push(format!(
                "{:?} goes from {top} down to {bottom}",
                node.name()
            ));
        }
    }
}

/// Checks the length of an English text by the names of the widgets around it.
fn check_length(ui: &UserInterface, handle: Handle<UiNode>, found: &mut Vec<String>) {
    let Some(text) = ui.node(handle).cast::<Text>().map(Text::text) else {
        return;
    };
    let Some(key) = ENGLISH.get(&text) else {
        return;
    };
    let kinds = ancestors(ui, handle).filter_map(|part| {
        let name = ui.node(part).name();
        LONGEST.iter().find(|(kind, _)| *kind == name)
    });
    let Some((kind, most)) = kinds.min_by_key(|(_, most)| most) else {
        return;
    };
    // A tooltip that explains why a button is disabled is a sentence.
    let is_sentence = *kind == names::TOOLTIP && text.ends_with('.');
    let is_excepted = is_sentence || LONGER.contains(&text.as_str());
    if text.chars().count() > *most && !is_excepted {
        found.push(format!(
            "{key} has more than the {most} characters of {kind}: {text:?}"
        ));
    }
}

fn scrolled_in(ui: &UserInterface, node: Handle<UiNode>) -> bool {
    ancestors(ui, node).any(|node| ui.node(node).cast::<ScrollViewer>().is_some())
}

fn is_on_plain_card(ui: &UserInterface, node: Handle<UiNode>) -> bool {
    ancestors(ui, node).nth(1).is_some_and(|parent| {
        let bounds = ui.node(parent).screen_bounds().size;
        (bounds.y / bounds.x.max(1.0) - CARD_SHAPE).abs() < 0.08
    })
}

/// Returns the node itself and all of its ancestors, innermost first.
fn ancestors(
    ui: &UserInterface,
    node: Handle<UiNode>,
) -> impl Iterator<Item = Handle<UiNode>> + '_ {
    std::iter::successors(Some(node), |node| {
        let parent = ui.node(*node).parent();
        parent.is_some().then_some(parent)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::{Action, Dialog, dialog_layout::Confirm, kit::ButtonSpec};

    /// Returns the kinds of a dialog's texts that are too long.
    fn too_long(title: &'static str, label: &str) -> Vec<&'static str> {
        let (locales, settings, pictures) = (locales(), Settings::default(), pictures());
        let place = Place::new(1280.0, 720.0, 1.0);
        let answers = [ButtonSpec::new("yes", label, Action::Close)];
        let question = Confirm::new("question", title, String::new(), answers);
        let table = TableId::new("table");
        let view = View {
            dialogs: &[Dialog::Confirm(question)],
            ..bare(table, &place, &locales[0], &settings, &pictures)
        };
        let (ui, _) = laid_out(&view);
        let found = layout_violations(&ui, &view).join("\n");
        let kinds = LONGEST.iter().map(|(kind, _)| *kind);
        kinds
            .filter(|kind| found.contains(&format!("of {kind}")))
            .collect()
    }

    #[test]
    fn a_text_that_is_too_long_for_its_kind_is_found() {
        assert_eq!(too_long("menu", "close"), [""; 0]);
        assert_eq!(too_long("menu", "tagline"), [names::DIALOG_BUTTONS]);
        assert_eq!(too_long("scene-incomplete", "close"), [names::TITLE]);
    }

    #[test]
    fn every_text_that_can_be_longer_exists() {
        for text in LONGER {
            assert!(ENGLISH.contains_key(text), "{text:?} is no longer used");
        }
    }
}
