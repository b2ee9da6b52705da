//! Keyboard focus of the panels.

use super::Gui;
use crate::ui::{
    Action,
    kit::{ButtonRecord, ButtonStyle, TYPED, colors, solid},
};
use fyrox::{
    core::{algebra::Vector2, math::Rect, pool::Handle},
    graph::SceneGraph,
    gui::{UiNode, UserInterface, widget::WidgetMessage},
};

impl Gui {
    /// Returns the button that keys start from: the focused one, the one that the pointer pressed, or
    /// in a dialog the primary one, as in other programs.
    fn start(&self) -> Option<usize> {
        let primary = || self.primary_index().filter(|_| self.modal);
        self.focus.or(self.pressed_index()).or_else(primary)
    }

    /// Returns the button that the pointer pressed last.
    pub(super) fn pressed_index(&self) -> Option<usize> {
        let pressed = self.pressed.as_ref()?;
        self.entries.iter().position(|entry| entry.name == *pressed)
    }

    /// Takes over a press of the pointer: it clears the focus, and the keys start where it was.
    pub fn press(&mut self, ui: &UserInterface, at: Vector2<f32>) {
        self.drop_focus(ui);
        let hit = ui.hit_test(at);
        let pressed = self.entries.iter().find(|entry| entry.has(hit, ui));
        self.pressed = pressed.map(|entry| entry.name.clone());
    }

    /// Shows where the keys start: moves the focus to the primary button of a dialog, elsewhere to
    /// the first button.
    pub fn show_start(&mut self, ui: &UserInterface) {
        match self.start() {
            Some(index) => self.focus_on(ui, index),
            None => self.move_focus(ui, true),
        }
    }

    /// Moves the focus to the next or previous enabled button, in build order and wrapping around.
    pub fn move_focus(&mut self, ui: &UserInterface, forward: bool) {
        let count = self.entries.len();
        if count == 0 {
            return;
        }
        let mut index = self.start().unwrap_or(if forward { count - 1 } else { 0 });
        for _ in 0..count {
            index = if forward {
                (index + 1) % count
            } else {
                (index + count - 1) % count
            };
            if self.entries[index].enabled {
                break;
            }
        }
        self.focus_on(ui, index);
    }

    /// Moves the focus to the nearest button in the direction of an arrow key: `right` and `down`
    /// are -1, 0 or 1. Without a button in that direction, falls back to [`Gui::move_focus`].
    pub fn step_focus(&mut self, ui: &UserInterface, right: i8, down: i8) {
        let forward = right > 0 || down > 0;
        let bounds = |entry: &ButtonRecord| {
            let button = ui.try_get(entry.button).ok()?;
            Some(button.screen_bounds())
        };
        let from = self.start().and_then(|index| self.entries.get(index));
        let Some(from) = from.and_then(bounds) else {
            return self.move_focus(ui, forward);
        };
        let best = (0..self.entries.len())
            .filter(|index| self.entries[*index].enabled)
            .filter_map(|index| {
                let to = bounds(&self.entries[index])?;
                Some((index, distance(from, to, (right, down))?))
            })
            .min_by(|a, b| a.1.total_cmp(&b.1));
        match best {
            Some((index, _)) => self.focus_on(ui, index),
            None => self.move_focus(ui, forward),
        }
    }

    /// Returns the action of the focused button, if it is enabled.
    pub fn focused(&self) -> Option<Action> {
        self.focus
            .and_then(|index| self.entries.get(index))
            .filter(|entry| entry.enabled)
            .map(|entry| entry.action.clone())
    }

    /// Moves the focus to the enabled button with this action, if there is one.
    pub fn focus_on_action(&mut self, ui: &UserInterface, action: &Action) {
        let does = |entry: &ButtonRecord| entry.enabled && entry.action == *action;
        if let Some(index) = self.entries.iter().position(does) {
            self.focus_on(ui, index);
        }
    }

    fn focus_on(&mut self, ui: &UserInterface, index: usize) {
        self.focus = Some(index);
        self.show_focus(ui);
        self.bring_into_view(ui, self.entries[index].button.to_base());
    }

    /// Returns whether the focus is on an enabled button other than the text field that is being
    /// edited.
    pub fn is_on_button(&self, ui: &UserInterface) -> bool {
        let entry = self.focus.and_then(|index| self.entries.get(index));
        entry.filter(|entry| entry.enabled).is_some_and(|entry| {
            let button: Handle<UiNode> = entry.button.to_base();
            let mut parts = ui.traverse_handle_iter(button);
            !parts.any(|part| ui.node(part).name() == TYPED)
        })
    }

    /// Clears the focus, for example when the pointer is used.
    pub fn drop_focus(&mut self, ui: &UserInterface) {
        if self.focus.take().is_some() {
            self.show_focus(ui);
        }
    }

    pub(super) fn show_focus(&self, ui: &UserInterface) {
        for (index, entry) in self.entries.iter().enumerate() {
            let color = if self.focus == Some(index) {
                colors::ACCENT
            } else {
                self.frame
            };
            ui.send(entry.back, WidgetMessage::Foreground(solid(color).into()));
            if entry.look == ButtonStyle::Primary {
                self.paint(ui, index);
            }
        }
    }
}

/// Returns the weighted distance from one button to another in the direction of an arrow key, or
/// `None` if it isn't in that direction.
fn distance(from: Rect<f32>, to: Rect<f32>, (right, down): (i8, i8)) -> Option<f32> {
    let middle = |rect: Rect<f32>| rect.position + rect.size * 0.5;
    let way = middle(to) - middle(from);
    let room = (from.size + to.size) * 0.5;
    // Distance from edge to edge; negative where the rectangles overlap.
    let apart = way.abs() - room;
    let (ahead, along, across, off) = if right == 0 {
        (way.y * f32::from(down), apart.y, apart.x, way.x)
    } else {
        (way.x * f32::from(right), apart.x, apart.y, way.y)
    };
    // Buttons to the side count as far away; among the others, the one closest to the center line
    // wins.
    (ahead > 0.0 && along > -1.0).then(|| along + 3.0 * across.max(0.0) + 0.1 * off.abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{options::TableId, settings::Settings},
        ui::{
            Dialog, View,
            dialog_layout::Confirm,
            kit::ButtonSpec,
            layout_check::{Place, bare, laid_out, locales, pictures},
        },
    };

    #[test]
    fn a_primary_button_looks_plain_while_another_one_has_the_focus() {
        let (locales, settings, pictures) = (locales(), Settings::default(), pictures());
        let place = Place::new(1280.0, 720.0, 1.0);
        let answer = |name| ButtonSpec::new(name, "close", Action::Close);
        let answers = [answer("yes").primary(), answer("no")];
        let question = Confirm::new("question", "menu", String::new(), answers);
        let view = View {
            dialogs: &[Dialog::Confirm(question)],
            ..bare(
                TableId::new("table"),
                &place,
                &locales[0],
                &settings,
                &pictures,
            )
        };
        let (mut ui, mut gui) = laid_out(&view);
        let ground = |gui: &Gui, ui: &mut UserInterface| {
            while ui.poll_message().is_some() {}
            ui.node(gui.entries[0].back).background()
        };
        let [primary, plain] = [ButtonStyle::Primary, ButtonStyle::Plain].map(|style| {
            let [rest, ..] = style.colors();
            solid(rest)
        });
        assert_eq!(ground(&gui, &mut ui), primary);
        gui.focus = Some(1);
        gui.show_focus(&ui);
        assert_eq!(ground(&gui, &mut ui), plain);
        gui.drop_focus(&ui);
        assert_eq!(ground(&gui, &mut ui), primary);
    }

    #[test]
    fn arrows_go_to_what_lies_there() {
        // Three cards in a row, and a wide button below them.
        let card = |x: f32| Rect::new(x, 0.0, 100.0, 140.0);
        let cards = [card(0.0), card(110.0), card(220.0)];
        let below = Rect::new(90.0, 160.0, 140.0, 40.0);
        let nearest = |from: Rect<f32>, arrow| {
            let all = [cards[0], cards[1], cards[2], below];
            let far = all.iter().enumerate();
            let far = far.filter_map(|(index, to)| Some((index, distance(from, *to, arrow)?)));
            far.min_by(|a, b| a.1.total_cmp(&b.1)).map(|best| best.0)
        };
        assert_eq!(nearest(cards[0], (1, 0)), Some(1));
        assert_eq!(nearest(cards[2], (-1, 0)), Some(1));
        assert_eq!(nearest(cards[0], (0, 1)), Some(3));
        assert_eq!(nearest(below, (0, -1)), Some(1));
        assert_eq!(nearest(cards[0], (-1, 0)), None);
        assert_eq!(nearest(cards[1], (0, -1)), None);
    }
}
