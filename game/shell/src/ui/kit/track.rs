//! Scale that goes to a place of it when it is pressed or dragged along, such as the graph of a game.

use super::{ButtonSpec, UiBuilder, at};
use crate::ui::Action;
use fyrox::{
    core::{algebra::Vector2, pool::Handle},
    gui::UiNode,
};

/// Scale of numbered places, from left to right, of the same width.
#[derive(Debug, Clone, Copy)]
pub struct Track {
    /// Name of a place in the trace, before its number.
    pub name: &'static str,
    /// Action that goes to a place.
    pub action: fn(usize) -> Action,
    /// Button that covers the scale.
    pub button: Handle<UiNode>,
    /// Marker of the current place. It follows the pointer at once.
    pub marker: Handle<UiNode>,
    /// Greatest number of a place, counted from 0.
    pub last: usize,
    /// Number of places that the width stands for; some at the end can be empty.
    pub span: usize,
}

impl Default for Track {
    /// Returns no scale.
    fn default() -> Self {
        Self {
            name: "",
            action: |_| Action::Close,
            button: Handle::NONE,
            marker: Handle::NONE,
            last: 0,
            span: 1,
        }
    }
}

impl Track {
    /// Returns the number of the place at this share of the width. Outside of the scale it is the
    /// nearest place.
    pub fn at(&self, share: f32) -> usize {
        // A negative number converts to 0.
        ((share * self.span as f32) as usize).min(self.last)
    }

    /// Returns the share of the width at which a place begins.
    pub fn share(&self, number: usize) -> f32 {
        number as f32 / self.span.max(1) as f32
    }
}

impl UiBuilder<'_, '_> {
    /// Makes a picture of a scale a button that goes to the place under the pointer. Keys run the
    /// action of `spec`.
    pub fn track(
        &mut self,
        content: Handle<UiNode>,
        spec: ButtonSpec,
        track: Track,
    ) -> Handle<UiNode> {
        let button = self.pressable(content, spec);
        self.track = Track { button, ..track };
        button
    }

    /// Moves the marker of a scale to this distance from its left edge, in units.
    pub fn mark_track(&mut self, marker: Handle<UiNode>, from: f32) {
        let place = Vector2::new((from * self.scale).round(), 0.0);
        self.ctx[marker].set_margin(at(place));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_place_of_a_track_is_found_where_it_begins() {
        let track = Track {
            last: 10,
            span: 12,
            ..Track::default()
        };
        for number in 0..=10 {
            assert_eq!(track.at(track.share(number) + 0.01), number);
        }
        assert_eq!(track.at(-0.5), 0);
        assert_eq!(track.at(0.99), 10, "an empty place is the last one");
        assert_eq!(track.at(3.0), 10);
        assert_eq!(Track::default().at(0.5), 0);
    }
}
