//! For tests: a view to be filled, what it looks like, and whether everything in it fits into its
//! window.

use super::{Gui, Screen, View, kit::Pictures};
use crate::{locale::Locale, options::Table, settings::Settings};
use fyrox::{
    core::{algebra::Vector2, pool::Handle},
    graph::SceneGraph,
    gui::{UiNode, UserInterface, scroll_viewer::ScrollViewer, text::Text},
};

/// A table at which nothing lies yet.
pub fn bare<'a>(
    table: Table,
    window: Vector2<f32>,
    locale: &'a Locale,
    settings: &'a Settings,
    pictures: &'a Pictures,
) -> View<'a> {
    View {
        window,
        locale,
        settings,
        is_handheld: false,
        margins: Default::default(),
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

/// What does not fit: texts that are cut off, and buttons that lie outside of the window.
pub fn misfits(ui: &UserInterface, window: Vector2<f32>) -> Vec<String> {
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
        if !scrolled && (top < -1.0 || bottom > window.y + 1.0) {
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
