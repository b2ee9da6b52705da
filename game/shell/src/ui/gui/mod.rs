//! Widgets on the screen: building them from a [`View`], hover, clicks, tooltips and live texts.

mod focus;
mod scrolling;
mod spoken;
mod tooltip;

use crate::ui::Placement;
use scrolling::scroll;
use spoken::Spoken;
use tooltip::Tooltip;

use crate::{
    app::{options::TableId, trace::HitTargets},
    scene::motion::towards,
    ui::{
        Action, Dialog, Screen, View, dialogs,
        guide::NEXT_STEP,
        kit,
        kit::{ButtonRecord, ButtonStyle, ItemGrid, Live, TYPED, Track, UiBuilder, colors},
        menu, toast,
    },
};
use fyrox::{
    core::{algebra::Vector2, color::Color, math::Rect, pool::Handle},
    graph::SceneGraph,
    gui::{
        UiNode, UserInterface,
        border::BorderBuilder,
        button::ButtonMessage,
        canvas::CanvasBuilder,
        image::ImageBuilder,
        message::UiMessage,
        scroll_viewer::ScrollViewer,
        text::TextMessage,
        widget::{WidgetBuilder, WidgetMessage},
    },
};
use std::collections::HashMap;

/// Seconds in which a button lights up under the pointer, at normal speed.
const ATTEND_TIME: f32 = 0.08;
/// Opacity of buttons that are visible beside a dialog but disabled.
const AWAY: f32 = 0.4;

/// Smallest share of the window beside the menu into which the table is moved.
const LEAST_BESIDE_MENU: f32 = 0.3;

/// Points of a button that are tried for a click, as shares of its size.
const CLICKABLE: [(f32, f32); 5] = [(0.5, 0.5), (0.3, 0.5), (0.7, 0.5), (0.5, 0.25), (0.5, 0.75)];

/// Widgets on the screen, and the state that survives a rebuild: focus, hover and scroll offsets.
#[derive(Debug, Default)]
pub struct Gui {
    layers: Vec<Handle<UiNode>>,
    /// Widget that shows the scene.
    scene: Handle<UiNode>,
    /// Panel of the main menu.
    menu: Handle<UiNode>,
    entries: Vec<ButtonRecord>,
    focus: Option<usize>,
    /// Name of the button that the pointer pressed last, from which the keys then start.
    pressed: Option<String>,
    /// Scroll viewers, and the page that they belong to.
    scrolls: Vec<Handle<ScrollViewer>>,
    page: Option<(Screen, TableId, Option<Dialog>)>,
    modal: bool,
    /// Widget to scroll to once it is laid out, and the name of the last one.
    matters: Option<Handle<UiNode>>,
    minded: Option<String>,
    /// Widgets that change without a rebuild, and the text last sent to each.
    live: Vec<(Live, Handle<UiNode>)>,
    live_texts: Vec<(Live, String)>,
    /// List of numbered items, and the number of the highlighted one.
    grid: ItemGrid,
    marked: Option<usize>,
    /// Scale that can be dragged along, and the place that it was dragged to while it is held.
    track: Track,
    tracked: Option<usize>,
    tooltip: Tooltip,
    /// Sentence of the toast on the screen, and its position.
    toast: Option<(String, toast::Spot)>,
    spoken: Spoken,
    /// Color of the frame around a button without the focus.
    frame: Color,
    /// Colors of a plain button.
    plain: [Color; 3],
}

/// Builds the screen of `view`, its top dialog and its toast. Returns their roots, lowest first.
fn build_layers(kit: &mut UiBuilder, view: &View) -> Vec<Handle<UiNode>> {
    let size = (view.window.x, view.window.y);
    let scene = build_scene(kit, view);
    let mut layers = Vec::new();
    match view.screen {
        Screen::Loading => layers.push(menu::loading(kit, view, size)),
        Screen::Menu => layers.push(menu::build(kit, view, size)),
        Screen::Table => {
            let panels = view.panels(view.table);
            layers.extend(panels.map(|panels| panels.panels(kit, view, size)));
        }
    }
    if let Some(dialog) = view.dialogs.last() {
        let beside = drop_controls(kit);
        if matches!(dialog.placement(), Placement::Bottom | Placement::Beside) {
            // Buttons that are visible beside the dialog fade, as they are disabled.
            for entry in beside {
                kit.fade(entry.button.to_base(), AWAY);
            }
        }
        let below = view.under_question().map(|below| {
            let layer = dialogs::build(kit, view, below, size);
            drop_controls(kit);
            (below, layer)
        });
        let layer = dialogs::build(kit, view, dialog, size);
        let open = below.into_iter().chain([(dialog, layer)]);
        let hides = |(dialog, layer)| is_over_panels(kit, view, dialog, layer);
        if view.screen != Screen::Table {
            // The menu is out of sight, but keeps its place: the table stays beside it.
            for menu in &layers {
                kit.fade(*menu, 0.0);
            }
        } else if open.clone().any(hides) {
            // Half of a line of text beside the dialog looks broken.
            for panels in &layers {
                kit.ctx[*panels].set_visibility(false);
            }
        }
        layers.extend(open.map(|(_, layer)| layer));
    }
    if let Some(sentence) = view.toast {
        layers.push(toast::build(kit, &toast::Place::of(view), sentence, size));
    }
    layers.splice(0..0, scene);
    layers
}

/// Builds the picture of the scene on a plain background. Returns `None` before a scene is loaded.
fn build_scene(kit: &mut UiBuilder, view: &View) -> Option<Handle<UiNode>> {
    let canvas = view.canvas?;
    let texture = canvas.texture.clone()?;
    let area = canvas.area;
    let place = WidgetBuilder::new()
        .with_desired_position(area.position)
        .with_width(area.w())
        .with_height(area.h());
    let picture = ImageBuilder::new(place)
        .with_texture(texture)
        // The engine renders textures upside down.
        .with_flip(true)
        .build(kit.ctx);
    let window = || {
        let widget = WidgetBuilder::new().with_width(view.window.x);
        widget.with_height(view.window.y)
    };
    let wall = window().with_background(kit::solid(colors::WALL).into());
    let wall = BorderBuilder::new(wall).build(kit.ctx);
    kit.scene = picture.to_base();
    let layer = window().with_children([wall.to_base(), kit.scene]);
    Some(CanvasBuilder::new(layer).build(kit.ctx).to_base())
}

/// Removes the controls that have been built so far: widgets under a dialog can't be used. Returns
/// their buttons.
fn drop_controls(kit: &mut UiBuilder) -> Vec<ButtonRecord> {
    kit.grid.button = Handle::NONE;
    kit.track = Track::default();
    kit.scrolls.clear();
    kit.matters = None;
    std::mem::take(&mut kit.entries)
}

/// Returns whether a dialog in the middle of the window covers a part of the panels. `layer` is the
/// dialog with its layer.
fn is_over_panels(
    kit: &mut UiBuilder,
    view: &View,
    dialog: &Dialog,
    layer: Handle<UiNode>,
) -> bool {
    let Some(&panel) = kit.ctx[layer].children().last() else {
        return false;
    };
    let wanted = kit.size_of(panel) * kit.scale;
    let free = view.insets.free(view.window);
    let margin = kit.ctx[panel].margin();
    let edge = (view.window - wanted) * 0.5 + Vector2::new(margin.left, margin.top);
    let end = edge.x + wanted.x - margin.left - margin.right;
    let beside = edge.x < free.position.x || end > free.position.x + free.size.x;
    let is_in_middle = matches!(dialog.placement(), Placement::Middle | Placement::Top);
    let unfolded = view.panel_open && view.is_compact();
    is_in_middle && (beside || unfolded || edge.y < free.position.y)
}

impl Gui {
    /// Removes all widgets and builds new ones from `view`. Keeps focus, hover and, on the same
    /// page, scroll offsets.
    pub fn rebuild(&mut self, ui: &mut UserInterface, view: &View) {
        let hover_progress: HashMap<String, f32> = self
            .entries
            .iter()
            .filter(|entry| entry.hover_progress > 0.0)
            .map(|entry| (entry.name.clone(), entry.hover_progress))
            .collect();
        let focused = self
            .focus
            .and_then(|index| self.entries.get(index))
            .map(|entry| entry.name.clone());
        let page = Some((view.screen, view.table, view.dialogs.last().cloned()));
        let is_same = page == self.page;
        let dialog_of = |page: &Option<(Screen, TableId, Option<Dialog>)>| {
            let page = page.as_ref();
            page.map(|(screen, table, dialog)| (*screen, *table, dialog.as_ref().map(Dialog::id)))
        };
        if dialog_of(&page) != dialog_of(&self.page) {
            self.pressed = None;
        }
        let scrolled = self.scrolled(ui, is_same);
        let grid_before = self.list_offset(ui).map(|offset| ItemGrid {
            offset,
            ..self.grid
        });
        for layer in self.layers.drain(..) {
            if ui.try_get_node(layer).is_ok() {
                ui.remove_node(layer);
            }
        }
        let mut ctx = ui.build_ctx();
        let mut kit = UiBuilder {
            margins: view.margins,
            grid_before: grid_before.filter(|_| is_same),
            contrast: view.settings.high_contrast,
            keys: view.settings.keys.get(view.table.name()),
            ..UiBuilder::new(&mut ctx, view.locale, view.pictures, view.scale())
        };
        self.frame = kit.tone(colors::BRASS_FAINT);
        self.plain = ButtonStyle::Plain.colors().map(|color| kit.tone(color));
        let layers = build_layers(&mut kit, view);
        let list = kit.grid;
        self.scene = kit.scene;
        self.menu = kit.menu;
        self.track = kit.track;
        self.entries = std::mem::take(&mut kit.entries);
        self.scrolls = std::mem::take(&mut kit.scrolls);
        self.live = std::mem::take(&mut kit.live);
        // An on-screen keyboard takes space: its name makes the text field scroll into view again.
        let matters = kit.matters.take();
        let enlarged = kit.enlarged;
        self.mind(matters.map(|(name, node)| (format!("{name} {}", view.keyboard), node)));
        self.live_texts.clear();
        self.page = page;
        self.layers = layers;
        if scrolled.len() == self.scrolls.len() {
            self.scroll_to(ui, &scrolled);
        }
        self.modal = !view.dialogs.is_empty();
        self.focus = focused
            .and_then(|name| self.entries.iter().position(|entry| entry.name == name))
            .filter(|_| self.focus.is_some());
        self.tooltip.is_rebuilt = true;
        self.show_focus(ui);
        self.restore_hover(ui, &hover_progress);
        self.grid = list;
        self.marked = None;
        scroll(ui, list.viewer, list.offset);
        self.place_toast(ui, view, enlarged);
    }

    /// Moves the toast away from buttons and from the `enlarged` card.
    fn place_toast(&mut self, ui: &mut UserInterface, view: &View, enlarged: Handle<UiNode>) {
        let before = self.toast.take();
        let (Some(sentence), Some(&layer)) = (view.toast, self.layers.last()) else {
            return;
        };
        ui.update_layout(view.window);
        let buttons = self.entries.iter().map(|entry| entry.button.to_base());
        let widgets = buttons.chain([enlarged]);
        let taken = widgets.filter_map(|widget| Some(ui.try_get_node(widget).ok()?.clip_bounds()));
        let taken: Vec<_> = taken.collect();
        let before = before.filter(|(text, _)| text == sentence);
        let before = before.map(|(_, spot)| spot);
        let spot = toast::keep_clear(ui, layer, &toast::Place::of(view), &taken, before);
        self.toast = spot.map(|spot| (sentence.to_owned(), spot));
    }

    /// Returns the larger part of the window that the main menu leaves free, at its right or above it, as
    /// shares of the window.
    pub fn beside_menu(&self, ui: &UserInterface, window: Vector2<f32>) -> Rect<f32> {
        let whole = Rect::new(0.0, 0.0, 1.0, 1.0);
        let Ok(panel) = ui.try_get_node(self.menu) else {
            return whole;
        };
        let panel = panel.screen_bounds();
        let right = (panel.x() + panel.w()) / window.x;
        let top = panel.y() / window.y;
        if (1.0 - right).max(top) < LEAST_BESIDE_MENU {
            whole
        } else if 1.0 - right > top {
            Rect::new(right, 0.0, 1.0 - right, 1.0)
        } else {
            Rect::new(0.0, 0.0, 1.0, top)
        }
    }

    /// Restores the highlights of the buttons, by their names, after a rebuild.
    fn restore_hover(&mut self, ui: &UserInterface, hover_progress: &HashMap<String, f32>) {
        for index in 0..self.entries.len() {
            let entry = &mut self.entries[index];
            entry.hover_progress = hover_progress.get(&entry.name).copied().unwrap_or(0.0);
            if entry.hover_progress > 0.0 {
                self.paint(ui, index);
            }
        }
    }

    /// Sets the background of a button. While another one has the focus, a primary one looks plain:
    /// Return presses the other.
    fn paint(&self, ui: &UserInterface, index: usize) {
        let entry = &self.entries[index];
        let stands_back = self.focus.is_some_and(|focus| focus != index);
        let colors = match entry.look {
            ButtonStyle::Primary if stands_back => self.plain,
            _ => entry.colors,
        };
        let brush = entry.brush(colors);
        ui.send(entry.back, WidgetMessage::Background(brush.into()));
    }

    /// Fades the highlight of each button, which it has under the pointer or with the focus, in or out
    /// over `dt` seconds; `speed` is the duration factor of the player's setting. `pointer` is `None`
    /// outside of the window.
    pub fn update(
        &mut self,
        ui: &UserInterface,
        pointer: Option<Vector2<f32>>,
        dt: f32,
        speed: f32,
    ) {
        let under = pointer.map_or(Handle::NONE, |at| ui.hit_test(at));
        let held = ui.captured_node();
        self.update_item(ui, pointer, under);
        let time = ATTEND_TIME * speed;
        for index in 0..self.entries.len() {
            let entry = &mut self.entries[index];
            let lit = entry.has(under, ui) || self.focus == Some(index);
            let goal = match (entry.enabled && lit, entry.has(held, ui)) {
                (true, true) => 2.0,
                (true, false) => 1.0,
                (false, _) => 0.0,
            };
            if entry.hover_progress != goal {
                entry.hover_progress = towards(entry.hover_progress, goal, dt, time);
                self.paint(ui, index);
            }
        }
    }

    /// Highlights the item of the list under the pointer.
    fn update_item(
        &mut self,
        ui: &UserInterface,
        pointer: Option<Vector2<f32>>,
        under: Handle<UiNode>,
    ) {
        let number = pointer.and_then(|at| self.item_at(ui, at, under));
        if number == self.marked {
            return;
        }
        self.marked = number;
        let mark = self.grid.mark;
        if let Some(number) = number {
            let place = self.grid.place(number).position;
            ui.send(mark, WidgetMessage::Margin(kit::at(place)));
        }
        ui.send(mark, WidgetMessage::Visibility(number.is_some()));
    }

    /// Returns the item of the list at this point of the window, if `under` belongs to the list.
    pub fn item_at(
        &self,
        ui: &UserInterface,
        at: Vector2<f32>,
        under: Handle<UiNode>,
    ) -> Option<usize> {
        let button = self.grid.button;
        let node = ui.try_get_node(button).ok()?;
        let on_it = under == button || under.is_some() && node.has_descendant(under, ui);
        let place = at - node.screen_position();
        self.grid.at(place).filter(|_| on_it)
    }

    /// Sets the text of a live widget. Sends it only when it has changed.
    pub fn tell(&mut self, ui: &UserInterface, what: Live, text: &str) {
        match self
            .live_texts
            .iter_mut()
            .find(|(live_texts, _)| *live_texts == what)
        {
            Some((_, live_texts)) if live_texts == text => return,
            Some((_, live_texts)) => text.clone_into(live_texts),
            None => self.live_texts.push((what, text.to_owned())),
        }
        for (live, node) in &self.live {
            if *live == what {
                ui.send(*node, TextMessage::Text(text.to_owned()));
            }
        }
    }

    /// Sets the filled share of the bar, from 0 to 1.
    pub fn fill_bar(&mut self, ui: &UserInterface, share: f32) {
        for (live, node) in &self.live {
            let Live::Bar { full } = live else { continue };
            let height = (*full as f32 * share).round();
            if ui
                .try_get_node(*node)
                .is_ok_and(|node| node.height() != height)
            {
                ui.send(*node, WidgetMessage::Height(height));
            }
        }
    }

    /// Returns whether the list of numbered items has been scrolled to where it has no texts yet, and
    /// has to be rebuilt.
    pub fn lacks_items(&self, ui: &UserInterface) -> bool {
        let offset = self.list_offset(ui);
        offset.is_some_and(|offset| self.grid.lacks(offset)) && !self.is_held(ui)
    }

    /// Returns the list of numbered items.
    pub fn grid(&self) -> &ItemGrid {
        &self.grid
    }

    /// Returns the place of the scale at this point of the window, or the nearest one.
    fn place_on_track(&self, ui: &UserInterface, at: Vector2<f32>) -> Option<usize> {
        let bounds = ui.try_get_node(self.track.button).ok()?.screen_bounds();
        let share = (at.x - bounds.x()) / bounds.w().max(1.0);
        Some(self.track.at(share))
    }

    /// Follows a drag along the scale with its marker. Returns the action that goes to a new place.
    pub fn drag_track(&mut self, ui: &UserInterface) -> Option<Action> {
        let held = ui.captured_node();
        let button = ui.try_get_node(self.track.button).ok();
        let is_own = |button: &UiNode| {
            held.is_some() && (held == self.track.button || button.has_descendant(held, ui))
        };
        let Some(button) = button.filter(|button| is_own(button)) else {
            self.tracked = None;
            return None;
        };
        let number = self.place_on_track(ui, ui.cursor_position())?;
        if self.tracked.replace(number) == Some(number) {
            return None;
        }
        let width = button.screen_bounds().w();
        let place = Vector2::new((self.track.share(number) * width).round(), 0.0);
        ui.send(self.track.marker, WidgetMessage::Margin(kit::at(place)));
        Some((self.track.action)(number))
    }

    /// Returns whether the scale is at this point of the window.
    pub fn is_on_track(&self, ui: &UserInterface, at: Vector2<f32>) -> bool {
        let track = ui.try_get_node(self.track.button);
        track.is_ok_and(|track| track.screen_bounds().contains(at))
    }

    /// Returns the action of the button that is lit: under the pointer, or with the focus.
    pub fn hovered_action(&self) -> Option<&Action> {
        let mut entries = self.entries.iter();
        let entry = entries.find(|entry| entry.hover_progress > 0.5)?;
        Some(&entry.action)
    }

    /// Returns whether the pointer reaches the table at this point of the window: no dialog is
    /// open, and no panel is there.
    pub fn is_free(&self, ui: &UserInterface, at: Vector2<f32>) -> bool {
        !self.modal && !self.is_covered(ui, at)
    }

    /// Returns whether a panel covers the table at this point of the window.
    pub fn is_covered(&self, ui: &UserInterface, at: Vector2<f32>) -> bool {
        let hit = ui.hit_test(at);
        let is_free = hit == self.scene || hit == ui.root() || self.layers.contains(&hit);
        hit.is_some() && !is_free
    }

    /// Returns the action of the button that this message reports as clicked.
    pub fn clicked(&self, ui: &UserInterface, message: &UiMessage) -> Option<Action> {
        if !matches!(message.data::<ButtonMessage>(), Some(ButtonMessage::Click)) {
            return None;
        }
        if self.grid.button.is_some() && message.destination() == self.grid.button {
            let number = self.item_at(ui, ui.cursor_position(), self.grid.button)?;
            return Some((self.grid.action)(number));
        }
        if self.track.button.is_some() && message.destination() == self.track.button {
            let number = self.place_on_track(ui, ui.cursor_position())?;
            return Some((self.track.action)(number));
        }
        let mut entries = self.entries.iter();
        let entry = entries
            .find(|entry| entry.enabled && entry.button.to_base() == message.destination())?;
        let Some(slider) = &entry.slider else {
            return Some(entry.action.clone());
        };
        let bounds = ui.try_get(entry.button).ok()?.screen_bounds();
        let stop = slider.stop_at(ui.cursor_position().x, bounds);
        slider.stops.get(stop).cloned()
    }

    /// Moves the knob of the slider that is held, and returns the action of a new value.
    pub fn drag_slider(&mut self, ui: &UserInterface, pointer: Vector2<f32>) -> Option<Action> {
        let held = ui.captured_node();
        let mut entries = self.entries.iter_mut();
        let (slider, bounds) = entries.find_map(|entry| {
            let slider = entry.slider.as_mut()?;
            let button = ui.try_get(entry.button).ok()?;
            let touches = entry.button.to_base() == held || button.has_descendant(held, ui);
            touches.then(|| (slider, button.screen_bounds()))
        })?;
        let stop = slider.stop_at(pointer.x, bounds);
        if stop == slider.now {
            return None;
        }
        slider.now = stop;
        ui.send(slider.knob, WidgetMessage::Margin(slider.knob_margin(stop)));
        slider.stops.get(stop).cloned()
    }

    /// Returns the action of the next or previous value of the slider that keys act on, or of its
    /// greatest or least value.
    pub fn slide(&self, up: bool, to_end: bool) -> Option<Action> {
        let index = self.focus.or(self.pressed_index())?;
        let slider = self.entries.get(index)?.slider.as_ref()?;
        let end = if up {
            slider.stops.last()
        } else {
            slider.stops.first()
        };
        let step = slider.step(up).filter(|_| !to_end);
        step.or(end).cloned()
    }

    /// Returns the action of the primary button; of several, the last one, which continues.
    pub fn primary(&self) -> Option<Action> {
        let index = self.primary_index()?;
        Some(self.entries[index].action.clone())
    }

    /// Returns the index of that button.
    fn primary_index(&self) -> Option<usize> {
        let mut entries = self.entries.iter();
        entries.rposition(|entry| entry.enabled && entry.look == ButtonStyle::Primary)
    }

    /// Returns the action of the button for the next step of a tutorial, if that is what to do now.
    pub fn next_step(&self) -> Option<Action> {
        let entry = &self.entries[self.primary_index()?];
        (entry.name == NEXT_STEP).then(|| entry.action.clone())
    }

    /// Returns the action of the button with this name, if it is enabled.
    pub fn action_of(&self, name: &str) -> Option<Action> {
        let mut entries = self.entries.iter();
        entries
            .find(|entry| entry.enabled && entry.name == name)
            .map(|entry| entry.action.clone())
    }

    /// Returns whether a text field with a caret is at this point of the window.
    pub fn types_at(ui: &UserInterface, at: Vector2<f32>) -> bool {
        ui.nodes().pair_iter().any(|(_, node)| {
            node.name() == TYPED && node.is_globally_visible() && node.screen_bounds().contains(at)
        })
    }

    /// Adds a clickable pixel for each enabled button, each visible item of the list, and the ends
    /// and the middle of the scale.
    pub fn add_hit_targets(&self, ui: &UserInterface, targets: &mut HitTargets) {
        for entry in self.entries.iter().filter(|entry| entry.enabled) {
            let Ok(button) = ui.try_get(entry.button) else {
                continue;
            };
            let bounds = button.screen_bounds();
            let own: Handle<UiNode> = entry.button.to_base();
            // Its center or another point that a click reaches. A button that is scrolled out of
            // sight has none.
            let pixel = CLICKABLE.into_iter().find_map(|(x, y)| {
                let at = bounds.position + bounds.size.component_mul(&Vector2::new(x, y));
                let at = Vector2::new(at.x.round(), at.y.round());
                let hit = ui.hit_test(at);
                let reached = hit == own || button.has_descendant(hit, ui);
                reached.then_some((at.x as i32, at.y as i32))
            });
            if let Some(pixel) = pixel {
                targets.buttons.insert(entry.name.clone(), pixel);
            }
        }
        self.add_places_of_track(ui, targets);
        let Ok(list) = ui.try_get_node(self.grid.button) else {
            return;
        };
        for number in self.grid.numbers() {
            let at = list.screen_position() + self.grid.place(number).center();
            let at = Vector2::new(at.x.round(), at.y.round());
            if self.item_at(ui, at, ui.hit_test(at)) == Some(number) {
                let pixel = (at.x as i32, at.y as i32);
                targets
                    .buttons
                    .insert(format!("{}{number}", self.grid.name), pixel);
            }
        }
    }

    fn add_places_of_track(&self, ui: &UserInterface, targets: &mut HitTargets) {
        let Ok(button) = ui.try_get_node(self.track.button) else {
            return;
        };
        let bounds = button.screen_bounds();
        let middle = bounds.center().y.round();
        for number in [0, self.track.last / 2, self.track.last] {
            let half = 0.5 / self.track.span as f32;
            let x = bounds.x() + (self.track.share(number) + half) * bounds.w();
            let at = Vector2::new(x.round(), middle);
            let hit = ui.hit_test(at);
            if hit == self.track.button || button.has_descendant(hit, ui) {
                let name = format!("{}{number}", self.track.name);
                targets.buttons.insert(name, (at.x as i32, at.y as i32));
            }
        }
    }

    /// Returns whether a button is held down. Nothing is rebuilt then, as the release would miss
    /// it.
    pub fn is_held(&self, ui: &UserInterface) -> bool {
        ui.captured_node().is_some()
    }
}
