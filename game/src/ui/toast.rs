//! A sentence that stays for a moment.

use super::{
    Screen, View,
    kit::{UiBuilder, colors, sizes},
};
use crate::{camera::Insets, options::Table};
use fyrox::{
    core::{algebra::Vector2, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};

/// Where a sentence is said.
#[derive(Debug, Clone, Copy)]
pub struct Place {
    vertical: VerticalAlignment,
    /// Space to the edge of the window, in units.
    edge: f32,
    /// What panels cover of the window.
    insets: Insets,
}

impl Place {
    /// Away from the buttons of a dialog, which are at its foot, from the hand of the Duel, from the
    /// panel beside the table, and below the line at the top of a small window.
    pub fn of(view: &View) -> Self {
        let table = view.screen == Screen::Table && view.dialogs.is_empty();
        let (vertical, edge) = match (table, view.table) {
            (false, _) => (VerticalAlignment::Top, 12.0),
            (true, Table::Duel) => (VerticalAlignment::Top, 12.0),
            (true, _) => (VerticalAlignment::Bottom, 20.0),
        };
        let insets = match table {
            true => view.insets,
            false => Insets::default(),
        };
        Self {
            vertical,
            edge,
            insets,
        }
    }
}

/// Builds it.
pub fn build(kit: &mut UiBuilder, place: Place, text: &str, size: (f32, f32)) -> Handle<UiNode> {
    let free = place.insets.free(Vector2::new(size.0, size.1) / kit.scale);
    let width = (free.size.x - 48.0).clamp(120.0, 640.0);
    // A sentence that fits is as wide as it is; a longer one is broken into lines.
    let fits = text.chars().count() as f32 * sizes::BODY * 0.5 < width;
    let line = if fits {
        kit.centred(text, sizes::BODY, colors::CREAM)
    } else {
        // Alone in the layer a text that breaks would take all of its height.
        let lines = kit.paragraph(text, width);
        kit.column(0.0, vec![lines])
    };
    let room = kit.pad(8.0, place.edge, 8.0, place.edge);
    let margin = kit.within(size, place.insets, room);
    let align = (HorizontalAlignment::Center, place.vertical);
    let panel = kit.panel(line, 12.0, align, margin);
    kit.dense(panel);
    let layer = kit.layer(size, false, vec![panel]);
    // It speaks, but it is not in the way.
    kit.ctx[layer]
        .hit_test_visibility
        .set_value_and_mark_modified(false);
    layer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::kit::Pictures;
    use fyrox::{graph::SceneGraph, gui::UserInterface};

    /// The largest height of what is seen of a sentence in a window of this size.
    fn height_of(sentence: &str, (width, height): (f32, f32)) -> f32 {
        let window = Vector2::new(width, height);
        let mut ui = UserInterface::new(window);
        let pictures = Pictures::default();
        let mut ctx = ui.build_ctx();
        let mut kit = UiBuilder::bare(&mut ctx, &pictures, crate::ui::scale(window, 1.0));
        let place = Place {
            vertical: VerticalAlignment::Bottom,
            edge: 20.0,
            insets: Insets {
                right: 0.2,
                ..Insets::default()
            },
        };
        let layer = build(&mut kit, place, sentence, (width, height));
        for _ in 0..3 {
            ui.update(window, 0.016, &Default::default());
            while ui.poll_message().is_some() {}
        }
        let panel = ui.node(layer).children()[0];
        ui.node(panel).screen_bounds().size.y
    }

    #[test]
    fn a_long_sentence_does_not_cover_the_table() {
        let long = "The file of your settings was damaged and was put aside. ".repeat(3);
        for window in [(480.0, 360.0), (800.0, 600.0), (1280.0, 720.0)] {
            for sentence in ["Saved.", &long] {
                let height = height_of(sentence, window);
                assert!(
                    height > 10.0 && height < window.1 * 0.4,
                    "{height} of {window:?} for {} letters",
                    sentence.len()
                );
            }
        }
    }
}
