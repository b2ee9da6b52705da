//! Toasts: sentences that are shown for a moment.

use super::{
    Screen, View,
    kit::{UiBuilder, colors, sizes},
};
use crate::scene::camera::Insets;
use fyrox::{
    core::{algebra::Vector2, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};

/// Position of a toast.
#[derive(Debug, Clone, Copy)]
pub struct Place {
    vertical: VerticalAlignment,
    /// Distance from the edge of the window, in units.
    edge: f32,
    /// Insets covered by panels.
    insets: Insets,
}

impl Place {
    /// Returns a position away from the buttons at the bottom of a dialog, from what is played at the
    /// bottom of the table, from the panel beside it, and from the line at the top of a compact
    /// window.
    pub fn of(view: &View) -> Self {
        let table = view.screen == Screen::Table && view.dialogs.is_empty();
        let top = view
            .panels(view.table)
            .is_some_and(|panels| panels.notifies_at_top());
        let (vertical, edge) = match table && !top {
            true => (VerticalAlignment::Bottom, 20.0),
            false => (VerticalAlignment::Top, 12.0),
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

/// Builds a toast in its layer. The pointer passes through it.
pub fn build(kit: &mut UiBuilder, place: Place, text: &str, size: (f32, f32)) -> Handle<UiNode> {
    let free = place.insets.free(Vector2::new(size.0, size.1) / kit.scale);
    let width = (free.size.x - 48.0).clamp(120.0, 640.0);
    // Short text keeps its width, longer text wraps.
    let fits = text.chars().count() as f32 * sizes::BODY * 0.5 < width;
    let line = if fits {
        kit.centred(text, sizes::BODY, colors::CREAM)
    } else {
        // Without a column, wrapping text would take the full height of the layer.
        let lines = kit.paragraph(text, width);
        kit.column(0.0, vec![lines])
    };
    let room = kit.pad(8.0, place.edge, 8.0, place.edge);
    let margin = kit.within(size, place.insets, room);
    let align = (HorizontalAlignment::Center, place.vertical);
    let panel = kit.panel(line, 12.0, align, margin);
    kit.dense(panel);
    let layer = kit.layer(size, false, vec![panel]);
    kit.ctx[layer]
        .hit_test_visibility
        .set_value_and_mark_modified(false);
    layer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{platform::locale::Locale, ui::kit::Pictures};
    use fyrox::{graph::SceneGraph, gui::UserInterface};

    /// Returns the height of a toast's panel in a window of this size, in pixels.
    fn height_of(sentence: &str, (width, height): (f32, f32)) -> f32 {
        let window = Vector2::new(width, height);
        let mut ui = UserInterface::new(window);
        let (pictures, locale) = (Pictures::default(), Locale::default());
        let mut ctx = ui.build_ctx();
        let scale = crate::ui::scale(window, 1.0);
        let mut kit = UiBuilder::new(&mut ctx, &locale, &pictures, scale);
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
