//! Slider: a button on which the place of a click or drag selects the value.

use super::{ButtonSpec, UiBuilder, at, colors, sizes};
use crate::ui::Action;
use fyrox::{
    core::{algebra::Vector2, math::Rect, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment, formatted_text::WrapMode, grid::Row},
};

/// Size of the knob and height of the track, in units.
const KNOB: f32 = 16.0;
const TRACK: f32 = 6.0;
/// Space at either end of the track, in units.
const END: f32 = 12.0;
/// Width of the value at the right, in units.
const VALUE: f32 = 66.0;
/// Width below which there is no value, in units.
const NARROW: f32 = 150.0;

/// Slider of the current build.
#[derive(Debug, Clone)]
pub struct Slider {
    /// Action that selects each value, lowest first.
    pub stops: Vec<Action>,
    /// Index of the current value.
    pub now: usize,
    /// Knob, which is moved while the pointer drags it.
    pub knob: Handle<UiNode>,
    /// Left end of the track from the button's left edge, and the track's length, in pixels.
    pub track: (f32, f32),
}

impl Slider {
    /// Returns the index of the value at a horizontal position in the window, in pixels. `bounds`
    /// is the rectangle of the button.
    pub fn stop_at(&self, x: f32, bounds: Rect<f32>) -> usize {
        let (from, length) = self.track;
        let share = ((x - bounds.x() - from) / length.max(1.0)).clamp(0.0, 1.0);
        let last = self.stops.len().saturating_sub(1);
        (share * last as f32).round() as usize
    }

    /// Returns the distance of the knob's center from the left end of the track, in pixels.
    fn offset(&self, stop: usize) -> f32 {
        let last = self.stops.len().saturating_sub(1).max(1);
        self.track.1 * stop as f32 / last as f32
    }

    /// Returns the margin of the knob at a value.
    pub fn knob_margin(&self, stop: usize) -> fyrox::gui::Thickness {
        at(Vector2::new(self.offset(stop).round(), 0.0))
    }

    /// Returns the action of the next value, or of the previous one.
    pub fn step(&self, up: bool) -> Option<&Action> {
        let stop = match up {
            true => self.now + 1,
            false => self.now.checked_sub(1)?,
        };
        self.stops.get(stop)
    }
}

impl UiBuilder<'_, '_> {
    /// Builds a slider `width` units wide with its value at the right. `stops` are the index of the
    /// current value, and the action that selects each.
    pub fn slider(
        &mut self,
        name: &str,
        width: f32,
        value: &str,
        (now, stops): (usize, Vec<Action>),
    ) -> Handle<UiNode> {
        let value_width = if width < NARROW { 0.0 } else { VALUE };
        let length = width - value_width - 2.0 * END - KNOB - 2.0;
        let (bar, slider) = self.bar(length, (now, stops));
        let mut parts = vec![bar];
        if value_width > 0.0 {
            let (size, color) = (sizes::BODY, colors::ACCENT);
            let end = HorizontalAlignment::Right;
            let value = self.text_with(value, size, color, WrapMode::NoWrap, end);
            parts.push(self.boxed(value, Some(VALUE), 22.0));
        }
        let content = self.row(0.0, parts);
        self.margin(content, [END, 8.0, END, 8.0]);
        self.slidable(name, content, slider)
    }

    /// Builds a slider `width` units wide below its label and value.
    pub fn labelled_slider(
        &mut self,
        name: &str,
        width: f32,
        (label, value): (&str, &str),
        stops: (usize, Vec<Action>),
    ) -> Handle<UiNode> {
        let inner = width - 2.0 * END - 2.0;
        let (bar, slider) = self.bar(inner - KNOB, stops);
        let most = self.width_of(value, sizes::BODY).min(inner * 0.65) + 2.0;
        let label = self.fitted(label, sizes::BODY, colors::CREAM, inner - most - 8.0);
        let value = self.fitted(value, sizes::BODY, colors::ACCENT, most);
        let words = self.spread(0, Row::auto(), vec![label, value]);
        let content = self.column_of_width(6.0, inner, vec![words, bar]);
        self.margin(content, [END, 5.0, END, 8.0]);
        self.slidable(name, content, slider)
    }

    /// Builds the track and the knob of a slider, on which the knob moves by `length` units.
    fn bar(&mut self, length: f32, (now, stops): (usize, Vec<Action>)) -> (Handle<UiNode>, Slider) {
        let mut slider = Slider {
            stops,
            now,
            knob: Handle::NONE,
            track: (self.px(END + KNOB * 0.5), self.px(length)),
        };
        let track = self.swatch(length + KNOB, TRACK, colors::BRASS_FAINT, TRACK * 0.5);
        let filled = slider.offset(now) / self.scale + KNOB * 0.5;
        let fill = self.swatch(filled.max(TRACK), TRACK, colors::BRASS, TRACK * 0.5);
        self.aligned(fill, HorizontalAlignment::Left, VerticalAlignment::Center);
        let knob = self.swatch(KNOB, KNOB, colors::ACCENT, KNOB * 0.5);
        self.aligned(knob, HorizontalAlignment::Left, VerticalAlignment::Center);
        let margin = slider.knob_margin(now);
        self.ctx[knob].set_margin(margin);
        slider.knob = knob;
        let bar = self.stack(vec![track, fill, knob]);
        let bar = self.aligned(bar, HorizontalAlignment::Left, VerticalAlignment::Center);
        (bar, slider)
    }

    /// Makes the content with the bar of a slider a button.
    fn slidable(&mut self, name: &str, content: Handle<UiNode>, slider: Slider) -> Handle<UiNode> {
        let action = slider.stops.get(slider.now).cloned();
        let action = action.unwrap_or(Action::Close);
        let button = self.pressable(content, ButtonSpec::new(name, "", action));
        if let Some(entry) = self.entries.last_mut() {
            entry.slider = Some(slider);
        }
        button
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_of_a_press_is_the_value() {
        let slider = Slider {
            stops: vec![Action::Close; 11],
            now: 3,
            knob: Handle::NONE,
            track: (20.0, 200.0),
        };
        let bounds = Rect::new(100.0, 50.0, 260.0, 40.0);
        for stop in 0..=10 {
            let x = 120.0 + 20.0 * stop as f32;
            for off in [-9.0, 0.0, 9.0] {
                assert_eq!(slider.stop_at(x + off, bounds), stop);
            }
        }
        assert_eq!(slider.stop_at(0.0, bounds), 0);
        assert_eq!(slider.stop_at(1000.0, bounds), 10);
        assert_eq!(slider.step(true), Some(&Action::Close));
        let lowest = Slider { now: 0, ..slider };
        assert_eq!(lowest.step(false), None);
    }
}
