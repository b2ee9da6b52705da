//! For tests: a view to be filled, what it looks like, and whether everything in it fits into its
//! window.

use super::{
    BUTTON, Gui, Layout, Screen, View,
    kit::{LINES, Pictures, TYPED},
    scale, setting_for_fingers,
};
use crate::{locale::Locale, options::Table, platform::Margins, settings::Settings};
use fyrox::{
    core::{algebra::Vector2, pool::Handle},
    graph::SceneGraph,
    gui::{UiNode, UserInterface, button::Button, scroll_viewer::ScrollViewer, text::Text},
};

/// A window, and how large panels are in it.
pub struct Place {
    /// Width in pixels.
    pub x: f32,
    /// Height in pixels.
    pub y: f32,
    /// As the player has set it, or as fingers want it.
    pub ui_scale: f32,
    /// Whether it is a handheld's.
    pub is_handheld: bool,
}

/// Screens of handhelds: long ones, tablets, coarse and fine ones, the smallest that is sold; and how
/// many pixels are one of the system's.
const HANDHELDS: [(f32, f32, f32); 6] = [
    (2340.0, 1080.0, 2.625),
    (1024.0, 768.0, 1.0),
    (2400.0, 1080.0, 3.0),
    (2048.0, 1536.0, 2.0),
    (1280.0, 720.0, 2.0),
    (854.0, 480.0, 1.5),
];

/// Each of these windows at each of these settings, and handhelds.
pub fn places(sizes: &[(f32, f32)], settings: &[f32]) -> Vec<Place> {
    let desktops = sizes.iter().flat_map(|&(x, y)| {
        settings.iter().map(move |&ui_scale| Place {
            x,
            y,
            ui_scale,
            is_handheld: false,
        })
    });
    let handhelds = HANDHELDS.map(|(x, y, density)| Place {
        x,
        y,
        ui_scale: setting_for_fingers(Vector2::new(x, y), 1.0, density),
        is_handheld: true,
    });
    desktops.chain(handhelds).collect()
}

/// A table at which nothing lies yet.
pub fn bare<'a>(
    table: Table,
    window: Vector2<f32>,
    locale: &'a Locale,
    settings: &'a Settings,
    pictures: &'a Pictures,
) -> View<'a> {
    let scale = scale(window, settings.ui_scale);
    let bar = settings.evaluation_bar && table == Table::Chess;
    View {
        window,
        locale,
        settings,
        ui_scale: settings.ui_scale,
        is_handheld: false,
        keyboard: false,
        margins: Default::default(),
        covered: Layout::new(window, scale, Margins::default()).table(bar),
        pictures,
        screen: Screen::Table,
        dialogs: &[],
        table,
        game: None,
        chess: None,
        prospector: None,
        duel: None,
        toast: None,
        panel_open: false,
        resume: None,
        lesson: None,
        demonstration: false,
        can_wake: false,
    }
}

/// Builds what a view says, and lets the engine lay it out.
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

/// What does not fit: texts that are cut off, buttons that lie outside of the window, or are too small
/// for a finger on a handheld.
pub fn misfits(ui: &UserInterface, view: &View) -> Vec<String> {
    let (window, unit) = (view.window, view.scale());
    let mut found = Vec::new();
    for (handle, node) in ui.pair_iter() {
        if !node.is_globally_visible() {
            continue;
        }
        let bounds = node.screen_bounds();
        let scrolled = scrolled_in(ui, handle);
        let (left, top) = (bounds.position.x, bounds.position.y);
        let (right, bottom) = (left + bounds.size.x, top + bounds.size.y);
        if let Some(text) = node.cast::<Text>() {
            let words = text.text();
            let wide = text
                .formatted_text
                .borrow()
                .get_lines()
                .iter()
                .map(|line| line.width)
                .fold(0.0, f32::max);
            let clip = node.clip_bounds();
            let shown = clip.size.x.min(bounds.size.x);
            // A line's width may have the space at its end in it.
            if wide > shown + 4.0 {
                found.push(format!("{words:?} is {wide} wide in {shown}"));
            }
            if !scrolled && clip.size.y + 1.5 < bounds.size.y {
                found.push(format!("{words:?} is cut off below"));
            }
        }
        let least = bounds.size.x.min(bounds.size.y);
        let small = least < BUTTON * unit - 1.5 && node.name() != LINES;
        if view.is_handheld && small && node.cast::<Button>().is_some() {
            let units = least / unit;
            let words = ui
                .traverse_handle_iter(handle)
                .find_map(|part| ui.node(part).cast::<Text>().map(Text::text));
            found.push(format!(
                "the button {words:?} is only {units:.0} high or wide"
            ));
        }
        if let Some(viewer) = node.cast::<ScrollViewer>() {
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
        if left < -1.0 || right > window.x + 1.0 {
            found.push(format!("{:?} goes from {left} to {right}", node.name()));
        }
        if view.keyboard && node.name() == TYPED && bottom > window.y * 0.55 {
            found.push(format!("what is typed is {bottom} low, under a keyboard"));
        }
        // A keyboard goes away again.
        let lowest = if view.keyboard { f32::MAX } else { window.y };
        if !scrolled && (top < -1.0 || bottom > lowest + 1.0) {
            found.push(format!(
                "{:?} goes from {top} down to {bottom}",
                node.name()
            ));
        }
    }
    found
}

fn scrolled_in(ui: &UserInterface, node: Handle<UiNode>) -> bool {
    let mut at = node;
    while let Ok(node) = ui.try_get_node(at) {
        if node.cast::<ScrollViewer>().is_some() {
            return true;
        }
        at = node.parent();
    }
    false
}
