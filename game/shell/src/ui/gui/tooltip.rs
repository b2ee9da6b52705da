//! Tooltips of buttons: when they appear, and where.
//!
//! The engine only stores them. Its own handling leaves out disabled buttons and long presses, and
//! keeps a tooltip while its button is pressed.

use super::Gui;
use crate::{app::input::PointerUse, ui::kit::ButtonRecord};
use fyrox::{
    core::{algebra::Vector2, math::Rect, pool::Handle},
    graph::SceneGraph,
    gui::{UiNode, UserInterface, widget::WidgetMessage},
};

/// Seconds that the pointer hovers over a button before its tooltip appears. It is laid out in the
/// next update, and visible within 0.4 s.
const DELAY: f32 = 0.33;
/// Distance of a tooltip from its button and from the edges of the window, in pixels.
const GAP: f32 = 6.0;
/// Share of the window's height from which a button, such as a card, is large.
const LARGE: f32 = 0.2;

/// State of the tooltip, which survives a rebuild.
#[derive(Debug, Default)]
pub(super) struct Tooltip {
    /// Name of the button under the pointer, if it has a tooltip.
    button: Option<String>,
    /// Seconds that the pointer has hovered over it. Infinite for a long press; negative infinite
    /// after any other press, until the pointer has left the button.
    hovered_for: f32,
    /// Tooltip on the screen.
    shown: Handle<UiNode>,
    /// Whether the buttons were rebuilt and aren't laid out yet.
    pub(super) is_rebuilt: bool,
}

impl Gui {
    /// Shows, moves and hides the tooltip of the button under the pointer. `pointer` is `None`
    /// outside of the window.
    pub fn update_tooltip(
        &mut self,
        ui: &UserInterface,
        pointer: Option<Vector2<f32>>,
        pointer_use: PointerUse,
        dt: f32,
    ) {
        if std::mem::take(&mut self.tooltip.is_rebuilt) {
            return;
        }
        let entry = pointer.and_then(|at| self.described(ui, at));
        let name = entry.map(|entry| &entry.name);
        let mut state = Tooltip {
            button: name.cloned(),
            ..Tooltip::default()
        };
        if state.button == self.tooltip.button {
            state.hovered_for = self.tooltip.hovered_for + dt;
        }
        match pointer_use {
            PointerUse::Hovers => {}
            PointerUse::Presses => state.hovered_for = f32::NEG_INFINITY,
            PointerUse::Rests => state.hovered_for = f32::INFINITY,
        }
        let due = entry.filter(|_| state.hovered_for >= DELAY);
        let button = due.and_then(|entry| ui.try_get_node(entry.button.to_base()).ok());
        if let Some(button) = button
            && let Some(tooltip) = button.tooltip()
        {
            state.shown = tooltip.handle();
            let above = pointer_use == PointerUse::Rests;
            let others = self.entries.iter().filter_map(|entry| {
                let other = ui.try_get_node(entry.button.to_base()).ok()?;
                let is_seen = entry.name != due?.name && other.is_globally_visible();
                Some(other.clip_bounds()).filter(|seen| is_seen && seen.w() > 0.0 && seen.h() > 0.0)
            });
            let taken: Vec<_> = [button.screen_bounds()].into_iter().chain(others).collect();
            show(ui, state.shown, &taken, above);
        }
        let before = self.tooltip.shown;
        if before != state.shown && ui.try_get_node(before).is_ok() {
            ui.send(before, WidgetMessage::Visibility(false));
        }
        self.tooltip = state;
    }

    /// Returns the name of the button whose tooltip is on the screen.
    pub fn shown_tooltip(&self, ui: &UserInterface) -> Option<&str> {
        let tooltip = ui.try_get_node(self.tooltip.shown).ok()?;
        let seen = tooltip.is_globally_visible() && tooltip.screen_bounds().x() >= 0.0;
        self.tooltip.button.as_deref().filter(|_| seen)
    }

    /// Returns the button with a tooltip at this point of the window, enabled or not.
    fn described(&self, ui: &UserInterface, at: Vector2<f32>) -> Option<&ButtonRecord> {
        let under = ui.hit_test(at);
        let holds = |node: Handle<UiNode>, part: Handle<UiNode>| {
            node == part
                || ui
                    .try_get_node(node)
                    .is_ok_and(|node| part.is_some() && node.has_descendant(part, ui))
        };
        self.entries.iter().find(|entry| {
            let own: Handle<UiNode> = entry.button.to_base();
            ui.try_get_node(own).is_ok_and(|button| {
                let is_there = button.tooltip.is_some() && button.clip_bounds().contains(at);
                // Of a disabled button, the engine finds what is behind it.
                is_there
                    && if entry.enabled {
                        holds(own, under)
                    } else {
                        holds(under, own)
                    }
            })
        })
    }
}

/// Shows a tooltip next to the first of these buttons. It is out of sight until the engine has laid
/// it out.
fn show(ui: &UserInterface, tooltip: Handle<UiNode>, buttons: &[Rect<f32>], above: bool) {
    let Ok(node) = ui.try_get_node(tooltip) else {
        return;
    };
    if !node.visibility() {
        ui.send(tooltip, WidgetMessage::Visibility(true));
        ui.send(tooltip, WidgetMessage::Topmost);
        return;
    }
    let at = place(buttons, node.desired_size(), ui.screen_size(), above);
    if node.desired_local_position() != at {
        ui.send(tooltip, WidgetMessage::DesiredPosition(at));
    }
}

/// Returns the position of a tooltip of this size at the first of these buttons, inside of the
/// window. A high one is beside the button, others are `above` or below it. If it would cover a
/// button there, it moves to the nearest place where it covers none, such as beside the panel. It
/// stays next to a large button, because the free place could be at the other side of the window.
fn place(
    buttons: &[Rect<f32>],
    size: Vector2<f32>,
    window: Vector2<f32>,
    above: bool,
) -> Vector2<f32> {
    let button = buttons.first().copied().unwrap_or_default();
    let [up, down] = [-Vector2::y(), Vector2::y()];
    let [left, right] = [-Vector2::x(), Vector2::x()];
    let order = if size.y > 2.0 * button.h() {
        [left, right, down, up]
    } else if above {
        [up, down, left, right]
    } else {
        [down, up, left, right]
    };
    let inside = |at: Vector2<f32>| {
        let end = window - size - Vector2::repeat(GAP);
        Vector2::new(at.x.min(end.x).max(GAP), at.y.min(end.y).max(GAP)).map(f32::round)
    };
    let places = order.map(|way| {
        let first = inside(past(button, button.center() - size * 0.5, size, way));
        (first, clear_of(buttons, first, size, way))
    });
    let is_large = button.h() > LARGE * window.y;
    let found = places
        .iter()
        .filter_map(|(first, clear)| {
            let clear = clear.map(f32::round);
            (inside(clear) == clear).then(|| ((clear - first).norm(), clear))
        })
        .filter(|(distance, _)| !is_large || *distance < 1.0)
        .min_by(|(one, _), (other, _)| one.total_cmp(other));
    // Everywhere it would cover a button: then at least not its own.
    let off_its_own = || {
        let mut firsts = places.iter().map(|(first, _)| *first);
        firsts.find(|at| !overlap(button, *at, size))
    };
    let found = found.map(|(_, at)| at).or_else(off_its_own);
    found.unwrap_or(places[0].0)
}

/// Moves a rectangle of this size in one direction until it covers none of the buttons.
fn clear_of(
    buttons: &[Rect<f32>],
    mut at: Vector2<f32>,
    size: Vector2<f32>,
    way: Vector2<f32>,
) -> Vector2<f32> {
    while let Some(button) = buttons.iter().find(|button| overlap(**button, at, size)) {
        at = past(*button, at, size, way);
    }
    at
}

/// Moves a rectangle of this size in one direction until it is just past a button.
fn past(
    button: Rect<f32>,
    at: Vector2<f32>,
    size: Vector2<f32>,
    way: Vector2<f32>,
) -> Vector2<f32> {
    let before = button.position - size - Vector2::repeat(GAP);
    let behind = button.position + button.size + Vector2::repeat(GAP);
    let moved = |axis: usize| match way[axis] {
        way if way < 0.0 => before[axis],
        way if way > 0.0 => behind[axis],
        _ => at[axis],
    };
    Vector2::new(moved(0), moved(1))
}

/// Returns whether a rectangle at this place covers a part of a button.
fn overlap(button: Rect<f32>, at: Vector2<f32>, size: Vector2<f32>) -> bool {
    let beside = at.x + size.x <= button.x() || at.x >= button.x() + button.w();
    !(beside || at.y + size.y <= button.y() || at.y >= button.y() + button.h())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tooltip_stays_inside_the_window_and_off_its_button() {
        let window = Vector2::new(480.0, 360.0);
        let small = Vector2::new(120.0, 26.0);
        let high = Vector2::new(150.0, 210.0);
        for x in [0.0, 200.0, 440.0] {
            for y in [0.0, 150.0, 320.0] {
                let button = Rect::new(x, y, 40.0, 40.0);
                for (size, above) in [(small, true), (small, false), (high, false)] {
                    let at = place(&[button], size, window, above);
                    let end = at + size;
                    assert!(at.x >= 0.0 && at.y >= 0.0, "{at} at {button:?}");
                    assert!(end.x <= window.x && end.y <= window.y, "{at} at {button:?}");
                    let beside = end.x <= x || at.x >= x + 40.0;
                    assert!(
                        beside || end.y <= y || at.y >= y + 40.0,
                        "{at} at {button:?}"
                    );
                }
            }
        }
        let button = Rect::new(200.0, 150.0, 40.0, 40.0);
        assert!(place(&[button], small, window, true).y < 150.0);
        assert!(place(&[button], small, window, false).y > 190.0);
    }

    #[test]
    fn a_tooltip_covers_no_other_button_if_there_is_such_a_place() {
        let window = Vector2::new(480.0, 360.0);
        let size = Vector2::new(120.0, 26.0);
        // A panel at the right with two columns of buttons.
        let buttons = (0..7).flat_map(|row| {
            let at = move |x: f32| Rect::new(x, 30.0 + 46.0 * row as f32, 90.0, 40.0);
            [at(280.0), at(376.0)]
        });
        let buttons: Vec<_> = buttons.collect();
        for first in 0..buttons.len() {
            let mut taken = buttons.clone();
            taken.swap(0, first);
            let at = place(&taken, size, window, false);
            assert!(!buttons.iter().any(|button| overlap(*button, at, size)));
            assert!(at.x + size.x < 280.0, "{at} is not beside the panel");
            let middle = taken[0].center().y;
            assert!((at.y + size.y * 0.5 - middle).abs() < 1.0, "{at}");
        }
        // Buttons everywhere: it covers one, but not its own.
        let tiles = (0..12).flat_map(|x| (0..9).map(move |y| (x as f32 * 40.0, y as f32 * 40.0)));
        let mut tiles: Vec<_> = tiles.map(|(x, y)| Rect::new(x, y, 40.0, 40.0)).collect();
        tiles.swap(0, 50);
        let at = place(&tiles, size, window, false);
        assert!(!overlap(tiles[0], at, size), "{at}");
    }

    #[test]
    fn the_tooltip_of_a_card_stays_at_the_card() {
        let window = Vector2::new(1280.0, 720.0);
        let size = Vector2::new(206.0, 60.0);
        // Two rows of cards with free space only at their right.
        let cards = (0..4).flat_map(|column| {
            let at = move |y: f32| Rect::new(36.0 + 221.0 * column as f32, y, 212.0, 292.0);
            [at(86.0), at(388.0)]
        });
        let cards: Vec<_> = cards.collect();
        for first in 0..cards.len() {
            let mut taken = cards.clone();
            taken.swap(0, first);
            let card = taken[0];
            let at = place(&taken, size, window, false);
            assert!(!overlap(card, at, size), "{at}");
            let between = at + size * 0.5 - card.center();
            assert!(between.abs() <= (card.size + size) * 0.5 + Vector2::repeat(GAP + 1.0));
        }
    }
}
