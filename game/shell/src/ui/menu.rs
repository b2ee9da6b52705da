//! Main menu.

use super::{
    Action, BUTTON, Dialog, GamesCommand, View,
    kit::{ButtonSpec, ButtonStyle, UiBuilder, colors, names, sizes},
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment, formatted_text::WrapMode},
};

/// Width of the menu, in units.
pub const PANEL_WIDTH: f32 = 366.0;
/// Space between the menu and the edge of the window, in units.
pub const MARGIN: f32 = 48.0;

/// Size of the logo where there is room, in units.
const LOGO: (f32, f32) = (288.0, 72.0);
/// Width of two columns, in units.
const WIDE: f32 = 400.0;
/// Window height, in units, from which the menu is a single column.
const TALL: f32 = 560.0;
/// Height of a note in an entry, and of all that is around the entries, in units.
const NOTE: f32 = 20.0;
const ABOVE: f32 = 200.0;
/// Width of the picture of a button and of all that is around it and the label, in units.
const PICTURE: f32 = 50.0;

/// Entry of a table in the menu.
#[derive(Debug, Clone)]
pub struct MenuEntry {
    /// Button of the entry.
    pub button: ButtonSpec,
    /// Whether it continues something: then it is above those that start something.
    pub resumes: bool,
    /// Sentence about the game that waits behind it, or about what it opens.
    pub note: Option<String>,
    /// Whether a game waits behind it.
    pub waits: bool,
    /// Whether it is one of the smaller buttons below the games.
    pub minor: bool,
}

impl MenuEntry {
    /// Returns an entry that starts or opens something.
    pub fn start(button: ButtonSpec) -> Self {
        Self {
            button,
            resumes: false,
            note: None,
            waits: false,
            minor: false,
        }
    }

    /// Returns a smaller entry below the games.
    pub fn minor(button: ButtonSpec) -> Self {
        Self {
            minor: true,
            ..Self::start(button)
        }
    }

    /// Returns an entry that continues something.
    pub fn resume(button: ButtonSpec) -> Self {
        Self {
            resumes: true,
            ..Self::start(button)
        }
    }

    /// Returns the entry with a sentence about the game that waits behind it.
    pub fn note(self, note: Option<String>) -> Self {
        let waits = note.is_some();
        Self {
            note: note.or(self.note),
            waits,
            ..self
        }
    }

    /// Returns the entry with a sentence about what it opens.
    pub fn about(self, about: String) -> Self {
        Self {
            note: Some(about),
            ..self
        }
    }
}

/// Builds the menu, or the hint that ends a demonstration.
pub fn build(kit: &mut UiBuilder, view: &View, size: (f32, f32)) -> Handle<UiNode> {
    if view.demonstration {
        return demonstration(kit, view, size);
    }
    let (minor, games): (Vec<_>, Vec<_>) = entries(view).into_iter().partition(|it| it.minor);
    let past = GamesCommand::Show(None);
    let past = ButtonSpec::icon("games", "icon_archive", "menu-games", past);
    let settings = Action::Open(Dialog::settings());
    let settings = ButtonSpec::icon("settings", "icon_settings", "menu-settings", settings);
    // Handhelds leave the game by the system's gestures, and pages are closed by the browser.
    let quit = ButtonSpec::icon("quit", "icon_leave", "menu-quit", Action::Quit);
    let quit = Some(quit).filter(|_| !view.is_sandboxed);
    let others = [past, settings].into_iter().chain(quit);
    let others = minor.into_iter().map(|entry| entry.button).chain(others);
    let others: Vec<_> = others.collect();
    let count = games.len() + others.len();
    let narrow = view.free().0 < 300.0 || scrolls(view, count);
    let noted = games.iter().filter(|entry| entry.note.is_some()).count();
    let height = count as f32 * (BUTTON + 8.0) + noted as f32 * NOTE + ABOVE;
    let shows_notes = height <= view.free().1;
    let width = (view.free().0 - 80.0).min(PANEL_WIDTH - 64.0);
    let games = games.into_iter().map(|entry| {
        let button = entry.button.picture_if(!narrow);
        match entry.note {
            None => kit.button(button),
            Some(note) if shows_notes => noted_button(kit, button, &note, width),
            Some(note) if entry.waits => kit.button(button.tooltip(note)),
            Some(_) => kit.button(button),
        }
    });
    let games = games.collect();
    let tagline = shows_notes.then(|| view.locale.text("tagline"));
    let (content, padding) = arranged(kit, view, tagline, games, (others, narrow));
    let margin = if view.is_compact() {
        kit.pad(8.0, 8.0, 8.0, 8.0)
    } else {
        kit.pad(MARGIN, 0.0, 0.0, 0.0)
    };
    let panel = kit.panel(content, padding, place(view), margin);
    kit.menu = panel;
    let version = (!view.is_compact()).then(|| version(kit, view));
    kit.layer(size, false, [panel].into_iter().chain(version).collect())
}

/// Builds the version of the game in a corner where the menu isn't.
fn version(kit: &mut UiBuilder, view: &View) -> Handle<UiNode> {
    let text = view
        .locale
        .format("version", &[("number", crate::VERSION.into())]);
    let text = kit.text(&text, sizes::SMALL, colors::CREAM_SOFT);
    // Text alone would fill the window.
    let line = kit.row(0.0, vec![text]);
    kit.ctx[line].set_horizontal_alignment(HorizontalAlignment::Right);
    let vertical = match place(view).1 {
        VerticalAlignment::Bottom => VerticalAlignment::Top,
        _ => VerticalAlignment::Bottom,
    };
    kit.ctx[line].set_vertical_alignment(vertical);
    kit.margin(line, [12.0; 4]);
    line
}

/// Returns where the menu is: beside the table, or below it in a portrait window.
fn place(view: &View) -> (HorizontalAlignment, VerticalAlignment) {
    if view.window.y > view.window.x {
        (HorizontalAlignment::Center, VerticalAlignment::Bottom)
    } else {
        (HorizontalAlignment::Left, VerticalAlignment::Center)
    }
}

/// Returns the entries of all tables, those that resume something first. One of them stands out: what
/// the player most likely wants.
fn entries(view: &View) -> Vec<MenuEntry> {
    let tables = view.tables.iter();
    let entries = tables.flat_map(|table| {
        let entries = table.menu_entries(view).into_iter();
        entries.map(|entry| (table.id(), entry))
    });
    let (resume, start): (Vec<_>, Vec<_>) = entries.partition(|(_, entry)| entry.resumes);
    let mut entries: Vec<_> = resume.into_iter().chain(start).collect();
    let continues = |entry: &MenuEntry| {
        entry.resumes || entry.waits || entry.button.style == ButtonStyle::Primary
    };
    let here = entries
        .iter()
        .position(|(table, entry)| *table == view.table && continues(entry));
    let anywhere = entries
        .iter()
        .position(|(_, entry)| entry.resumes || entry.button.style == ButtonStyle::Primary);
    let best = here.or(anywhere).unwrap_or(0);
    for (index, (_, entry)) in entries.iter_mut().enumerate() {
        entry.button.style = match index == best {
            true => ButtonStyle::Primary,
            false => ButtonStyle::Plain,
        };
    }
    entries.into_iter().map(|(_, entry)| entry).collect()
}

/// Builds an entry with a note below its label, which is at most `width` units wide.
fn noted_button(kit: &mut UiBuilder, button: ButtonSpec, note: &str, width: f32) -> Handle<UiNode> {
    let label = kit.label_of(&button);
    let picture = button.picture.clone();
    let picture = picture.filter(|picture| kit.pictures.get(picture).is_some());
    let picture = picture.map(|picture| kit.picture(&picture, 22.0, 22.0));
    let label = kit.text(&label, sizes::BODY, colors::CREAM);
    kit.ctx[label].set_name(names::LABEL);
    let line = picture.into_iter().chain([label]).collect();
    let line = kit.row(6.0, line);
    kit.ctx[line].set_horizontal_alignment(HorizontalAlignment::Center);
    let note = kit.centred_fitted(note, sizes::SMALL, colors::CREAM_SOFT, width);
    let content = kit.column(1.0, vec![line, note]);
    kit.margin(content, [7.0; 4]);
    kit.pressable(content, button)
}

/// Returns whether this number of buttons has to scroll in a low window. The scroll bar takes room from
/// their labels.
fn scrolls(view: &View, count: usize) -> bool {
    let (_, height) = view.free();
    let rows = count.div_ceil(2) as f32;
    height < TALL && rows * (BUTTON + 8.0) > height - 40.0
}

/// Arranges logo, tagline and buttons, and returns them with the panel's padding in units. The games are in
/// one column, and the others below them in two; in a low window all are in two below the logo, or
/// in two beside it. If that is still too high, they scroll.
fn arranged(
    kit: &mut UiBuilder,
    view: &View,
    tagline: Option<String>,
    games: Vec<Handle<UiNode>>,
    (others, narrow): (Vec<ButtonSpec>, bool),
) -> (Handle<UiNode>, f32) {
    let (width, height) = view.free();
    if height >= TALL {
        let mut parts = vec![title(kit, view, LOGO)];
        parts.extend(tagline.map(|tagline| {
            kit.text_with(
                &tagline,
                sizes::SMALL,
                colors::CREAM_SOFT,
                WrapMode::Word,
                HorizontalAlignment::Center,
            )
        }));
        parts.push(kit.space(8.0));
        parts.push(kit.tiles(1, 8.0, games));
        parts.push(kit.space(4.0));
        // In a narrow window the padding shrinks first.
        let padding = if view.is_compact() { 16.0 } else { 24.0 };
        let wide = (width - 16.0 - 2.0 * padding).min(PANEL_WIDTH - 48.0);
        parts.extend(small_buttons(kit, others, wide));
        let column = kit.column_of_width(8.0, wide, parts);
        return (column, padding);
    }
    let others = others.into_iter().map(|button| button.picture_if(!narrow));
    let others = kit.buttons(others);
    let buttons: Vec<_> = games.into_iter().chain(others).collect();
    let padding = 12.0;
    let (most, room) = (width - 16.0 - 2.0 * padding, height - 16.0 - 2.0 * padding);
    let columns = if most < 268.0 { 1 } else { 2 };
    let rows = buttons.len().div_ceil(columns);
    let tiles = kit.tiles(columns, 8.0, buttons);
    let high = rows as f32 * (BUTTON + 8.0);
    let wide = most.min(WIDE);
    let beside = (most - wide - 16.0).min(LOGO.0);
    let content = if high + LOGO.1 <= room {
        let title = title(kit, view, LOGO);
        kit.column_of_width(8.0, wide, vec![title, tiles])
    } else if beside >= 100.0 {
        let title = title(kit, view, (beside, beside * LOGO.1 / LOGO.0));
        let tiles = kit.column_of_width(0.0, wide, vec![tiles]);
        kit.row(16.0, vec![title, tiles])
    } else {
        kit.column_of_width(0.0, wide, vec![tiles])
    };
    if kit.height_of(content) <= room {
        return (content, padding);
    }
    // Leaves room for the scroll bar.
    let narrow = kit.px(wide - 16.0);
    kit.ctx[content].set_width(narrow);
    let viewer = kit.scrolled_if_higher(content, room);
    (viewer.to_base(), padding)
}

/// Builds buttons in two columns of this width together, without pictures if these don't fit; a last one
/// alone takes the whole width.
fn small_buttons(kit: &mut UiBuilder, buttons: Vec<ButtonSpec>, width: f32) -> Vec<Handle<UiNode>> {
    let labels = buttons.iter().map(|button| kit.label_of(button));
    let widest = labels.map(|label| kit.width_of(&label, sizes::BODY));
    let pictured = widest.fold(0.0, f32::max) + PICTURE <= (width - 8.0) * 0.5;
    let buttons = buttons
        .into_iter()
        .map(|button| button.picture_if(pictured));
    let mut buttons = kit.buttons(buttons);
    let last = (buttons.len() % 2 == 1).then(|| buttons.pop()).flatten();
    let pairs = kit.tiles_fitting(2, 8.0, width, buttons);
    [pairs].into_iter().chain(last).collect()
}

/// Builds the logo in this size, in units, or the title as text if the picture is missing.
fn title(kit: &mut UiBuilder, view: &View, (width, height): (f32, f32)) -> Handle<UiNode> {
    if kit.pictures.get("logo").is_some() {
        return kit.picture("logo", width, height);
    }
    kit.text(&view.locale.text("title"), sizes::DISPLAY, colors::CREAM)
}

/// Builds what is shown until the first scene is loaded.
pub fn loading(kit: &mut UiBuilder, view: &View, size: (f32, f32)) -> Handle<UiNode> {
    let width = LOGO.0.min(view.free().0 - 32.0);
    let logo = title(kit, view, (width, width * LOGO.1 / LOGO.0));
    let text = view.locale.text("loading");
    let text = kit.centred(&text, sizes::BODY, colors::CREAM_SOFT);
    let content = kit.column(16.0, vec![logo, text]);
    let content = kit.middle(content);
    kit.layer(size, false, vec![content])
}

/// Builds the only line of the menu during a demonstration: how to end it.
fn demonstration(kit: &mut UiBuilder, view: &View, size: (f32, f32)) -> Handle<UiNode> {
    if !view.can_wake {
        return kit.layer(size, false, Vec::new());
    }
    let text = view.locale.text("demonstration");
    let line = kit.centred(&text, sizes::BODY, colors::CREAM);
    let margin = kit.pad(0.0, 0.0, 0.0, 24.0);
    let panel = kit.panel(
        line,
        12.0,
        (HorizontalAlignment::Center, VerticalAlignment::Bottom),
        margin,
    );
    kit.menu = panel;
    kit.layer(size, false, vec![panel])
}
