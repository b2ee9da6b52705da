//! Scroll offsets of the panels.

use super::Gui;
use fyrox::{
    core::{algebra::Vector2, pool::Handle},
    graph::SceneGraph,
    gui::{
        UiNode, UserInterface,
        scroll_viewer::{ScrollViewer, ScrollViewerMessage},
    },
};

/// Distance that a widget keeps from the edge when it is scrolled into view, in pixels.
const EDGE: f32 = 4.0;

/// Share of the visible height that a page turn scrolls. The rest stays visible for orientation.
const PAGE: f32 = 0.85;

impl Gui {
    /// Returns the offsets of all scroll viewers, in pixels, if the `same` page is being rebuilt;
    /// otherwise none.
    pub(crate) fn scrolled(&self, ui: &UserInterface, same: bool) -> Vec<f32> {
        self.scrolls
            .iter()
            .filter(|_| same)
            .map(|viewer| reach(ui, *viewer).map_or(0.0, |(now, _)| now))
            .collect()
    }

    /// Returns the offset at which the list of numbered items is visible, in pixels.
    pub(super) fn list_offset(&self, ui: &UserInterface) -> Option<f32> {
        if let Some((now, _)) = reach(ui, self.grid.viewer) {
            return Some(now);
        }
        let list = ui.try_get_node(self.grid.list).ok()?;
        let seen = list.clip_bounds();
        let is_laid_out = list.is_arrange_valid() && seen.h() > 0.0;
        is_laid_out.then(|| seen.y() - list.screen_position().y)
    }

    /// Returns whether a scroll bar or a slider is at this point of the window.
    pub fn is_on_handle(&self, ui: &UserInterface, at: Vector2<f32>) -> bool {
        let bars = self.scrolls.iter();
        let bars = bars.filter_map(|viewer| Some(ui.try_get(*viewer).ok()?.v_scroll_bar.to_base()));
        let sliders = self.entries.iter().filter(|entry| entry.slider.is_some());
        let mut handles = bars.chain(sliders.map(|entry| entry.button.to_base()));
        handles.any(|node: Handle<UiNode>| {
            ui.try_get_node(node)
                .is_ok_and(|node| node.is_globally_visible() && node.clip_bounds().contains(at))
        })
    }

    /// Scrolls the viewer at this point of the window with a pointer that has moved `down` pixels.
    /// Returns whether it has anything to scroll.
    pub fn glide(&self, ui: &UserInterface, at: Vector2<f32>, down: f32) -> bool {
        let hit = |viewer: &&Handle<ScrollViewer>| {
            ui.try_get(**viewer)
                .is_ok_and(|viewer| viewer.screen_bounds().contains(at))
        };
        // The viewer that was built last is on top.
        let Some(&viewer) = self.scrolls.iter().rev().find(hit) else {
            return false;
        };
        let Some((now, end)) = reach(ui, viewer).filter(|(_, end)| *end > 0.0) else {
            return false;
        };
        let to = (now - down).min(end).max(0.0);
        ui.send(viewer, ScrollViewerMessage::VerticalScroll(to));
        true
    }

    /// Scrolls the viewer that was built last by nearly its visible height.
    pub fn turn_page(&self, ui: &UserInterface, forward: bool) {
        let Some(&viewer) = self.scrolls.last() else {
            return;
        };
        if let (Some((now, end)), Ok(seen)) = (reach(ui, viewer), ui.try_get(viewer)) {
            let page = seen.screen_bounds().h() * PAGE;
            let to = if forward { now + page } else { now - page };
            let message = ScrollViewerMessage::VerticalScroll(to.clamp(0.0, end));
            ui.send(viewer, message);
        }
    }

    /// Restores the offsets that [`Gui::scrolled`] returned.
    pub(super) fn scroll_to(&self, ui: &mut UserInterface, offsets: &[f32]) {
        for (viewer, &offset) in self.scrolls.iter().zip(offsets) {
            if offset > 0.0 {
                scroll(ui, *viewer, offset);
            }
        }
    }

    /// Scrolls just as far as needed to show this widget.
    pub(super) fn bring_into_view(&self, ui: &UserInterface, node: Handle<UiNode>) {
        let holds = |viewer: &&Handle<ScrollViewer>| {
            ui.try_get(**viewer)
                .is_ok_and(|viewer| viewer.has_descendant(node, ui))
        };
        let Some(&viewer) = self.scrolls.iter().find(holds) else {
            return;
        };
        let (Some((now, _)), Ok(view), Ok(node)) =
            (reach(ui, viewer), ui.try_get(viewer), ui.try_get_node(node))
        else {
            return;
        };
        let (view, place) = (view.screen_bounds(), node.screen_bounds());
        let above = place.y() - EDGE - view.y();
        let below = place.y() + place.h() + EDGE - view.y() - view.h();
        let by = if above < 0.0 {
            above
        } else if below > 0.0 {
            below.min(above)
        } else {
            return;
        };
        // The scroll bar learns its new maximum only in this update, before this message. It clamps
        // the value itself.
        ui.send(viewer, ScrollViewerMessage::VerticalScroll(now + by));
    }

    /// Sets the widget that the panels just built want to show, with its name. It is scrolled to
    /// once; the same name again doesn't move what the player has scrolled since.
    pub(super) fn mind(&mut self, matters: Option<(String, Handle<UiNode>)>) {
        let is_due = self.matters.take().is_some();
        let (name, node) = matters.unzip();
        self.matters = node.filter(|_| is_due || self.minded != name);
        self.minded = name;
    }

    /// Scrolls to the widget that the last rebuild wants to show, once it is laid out. Returns
    /// whether it did.
    pub fn show_what_matters(&mut self, ui: &UserInterface) -> bool {
        let stands = |node: &mut Handle<UiNode>| {
            ui.try_get_node(*node)
                .is_ok_and(|node| node.is_arrange_valid())
        };
        let Some(node) = self.matters.take_if(stands) else {
            return false;
        };
        self.bring_into_view(ui, node);
        true
    }
}

/// Returns the offset of a viewer and its maximum, in pixels.
pub(super) fn reach(ui: &UserInterface, viewer: Handle<ScrollViewer>) -> Option<(f32, f32)> {
    let viewer = ui.try_get(viewer).ok()?;
    let now = ui.try_get(viewer.scroll_panel).ok()?.scroll.y;
    Some((now, *ui.try_get(viewer.v_scroll_bar).ok()?.max))
}

/// Sets the offset of a viewer that was just built, in pixels, before its first layout; a message
/// would have no effect yet. The layout clamps the offset to the content.
pub(super) fn scroll(ui: &mut UserInterface, viewer: Handle<ScrollViewer>, offset: f32) {
    let Ok(viewer) = ui.try_get(viewer) else {
        return;
    };
    let (panel, bar) = (viewer.scroll_panel, viewer.v_scroll_bar);
    if let Ok(bar) = ui.try_get_mut(bar) {
        let max = bar.max.max(offset);
        bar.max.set_value_and_mark_modified(max);
        bar.value.set_value_and_mark_modified(offset);
    }
    if let Ok(panel) = ui.try_get_mut(panel) {
        panel.scroll.y = offset;
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        app::{options::TableId, settings::Settings, trace::HitTargets},
        platform::locale::{LANGUAGES, Locale},
        ui::{
            Dialog, View,
            kit::Pictures,
            layout_check::{Place, bare, laid_out},
            settings_page::SettingsGroup,
        },
    };
    use fyrox::{graph::SceneGraph, gui::UserInterface};

    /// Calls `look` with the settings page in a window that is too low for it.
    fn in_a_low_window(look: impl FnOnce(&View, UserInterface, super::Gui)) {
        let words = std::fs::read_to_string(format!("../../{}", LANGUAGES[0].file)).unwrap();
        let locale = Locale::new(LANGUAGES[0], &words, &words).unwrap();
        let (settings, pictures) = (Settings::default(), Pictures::default());
        let place = Place::new(320.0, 160.0, 1.0);
        let mut view = bare(TableId::new("table"), &place, &locale, &settings, &pictures);
        let dialogs = [Dialog::Settings(SettingsGroup::Accessibility)];
        view.dialogs = &dialogs;
        let (ui, gui) = laid_out(&view);
        look(&view, ui, gui);
    }

    #[test]
    fn what_the_keys_come_to_is_seen() {
        in_a_low_window(|view, mut ui, mut gui| {
            let hidden = |ui: &_, gui: &super::Gui| {
                let mut targets = HitTargets::default();
                gui.add_hit_targets(ui, &mut targets);
                let name = |index: usize| &gui.entries[index].name;
                let is_hidden = |index: &usize| !targets.buttons.contains_key(name(*index));
                let all = (0..gui.entries.len()).filter(|index| gui.entries[*index].enabled);
                all.filter(is_hidden).collect::<Vec<_>>()
            };
            let below = hidden(&ui, &gui);
            assert!(!below.is_empty(), "all of it is seen at once");
            for forward in [true, false] {
                for _ in 0..gui.entries.len() {
                    gui.move_focus(&ui, forward);
                    for _ in 0..2 {
                        ui.update(view.window, 0.02, &Default::default());
                        while ui.poll_message().is_some() {}
                    }
                    let focused = gui.focus.unwrap();
                    assert!(
                        !hidden(&ui, &gui).contains(&focused),
                        "{} is out of sight",
                        gui.entries[focused].name
                    );
                }
            }
        });
    }

    #[test]
    fn what_a_finger_scrolls_moves_with_it() {
        in_a_low_window(|view, mut ui, gui| {
            let viewer = *gui.scrolls.last().unwrap();
            let bounds = ui.try_get(viewer).unwrap().screen_bounds();
            let content = ui.try_get(viewer).unwrap().content;
            let mut top = |down: f32| {
                gui.glide(&ui, bounds.center(), down);
                for _ in 0..2 {
                    ui.update(view.window, 0.02, &Default::default());
                    while ui.poll_message().is_some() {}
                }
                ui.try_get_node(content).unwrap().screen_bounds().y()
            };
            let first = top(0.0);
            assert_eq!(top(-30.0), first - 30.0);
            assert_eq!(top(-12.0), first - 42.0);
            assert_eq!(top(500.0), first, "no further than to where it begins");
        });
    }

    #[test]
    fn a_page_is_turned_to_its_end_and_back() {
        in_a_low_window(|view, mut ui, gui| {
            let viewer = *gui.scrolls.last().unwrap();
            let mut turn = |forward: bool| {
                gui.turn_page(&ui, forward);
                for _ in 0..2 {
                    ui.update(view.window, 0.02, &Default::default());
                    while ui.poll_message().is_some() {}
                }
                super::reach(&ui, viewer).unwrap()
            };
            let (first, end) = turn(true);
            assert!(first > 50.0 && first < end, "{first} of {end}");
            let last = (0..20).map(|_| turn(true).0).last().unwrap();
            assert_eq!(last, end);
            let back = (0..20).map(|_| turn(false).0).last().unwrap();
            assert_eq!(back, 0.0);
        });
    }
}
