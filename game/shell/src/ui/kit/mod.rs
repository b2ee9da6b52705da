//! Widgets of all panels, in the style of docs/ART.md: dark glass, brass hairlines, cream text, an
//! 8-pixel grid, and one scale of text sizes.
//!
//! Sizes are in units: pixels of a window 720 pixels high. [`UiBuilder`] scales them, so that
//! panels grow with the window and with the player's setting.

mod arrange;
mod button_spec;
mod buttons;
mod field;
mod grid;
mod letters;
mod lines;
mod pictures;
mod plot;
mod scroll;
mod slider;
mod style;
mod text;
mod track;

pub use button_spec::ButtonSpec;
pub use buttons::{ButtonRecord, ButtonStyle, LINES};
pub use field::TYPED;
pub use grid::{ItemGrid, at};
pub(crate) use letters::use_small_pages;
pub use letters::{even, legible};
pub use lines::STEP;
pub use pictures::{CARD_SHAPE, Pictures};
pub use slider::Slider;
pub use style::{colors, names, sizes};
pub use text::shortened;
pub use track::Track;

use crate::{
    app::key_bindings::KeyBindings,
    platform::{Margins, locale::Locale},
    scene::camera::Insets,
};
use fyrox::{
    core::{algebra::Vector2, color::Color, pool::Handle},
    gui::{
        BuildContext, HorizontalAlignment, Thickness, UiNode, VerticalAlignment,
        border::BorderBuilder,
        brush::Brush,
        grid::{Column, GridBuilder, Row},
        scroll_viewer::ScrollViewer,
        widget::WidgetBuilder,
    },
};

/// Builder of styled widgets. It records the buttons, scroll viewers and live widgets that it
/// builds.
pub struct UiBuilder<'a, 'b> {
    /// Builder of the engine.
    pub ctx: &'a mut BuildContext<'b>,
    /// Texts in the current language.
    pub locale: &'a Locale,
    /// Pixels per unit.
    pub scale: f32,
    /// Safe-area insets, in pixels: edges of the window without panels, such as screen cutouts.
    pub margins: Margins,
    /// Pictures for buttons and panels.
    pub pictures: &'a Pictures,
    /// Buttons built so far.
    pub entries: Vec<ButtonRecord>,
    /// Scroll viewers built so far.
    pub scrolls: Vec<Handle<ScrollViewer>>,
    /// Widget to scroll into view after the build, and the name that distinguishes it from the
    /// previous one.
    pub matters: Option<(String, Handle<UiNode>)>,
    /// Widgets that change without a rebuild.
    pub live: Vec<(Live, Handle<UiNode>)>,
    /// List of items that can be clicked, if there is one.
    pub grid: ItemGrid,
    /// That list in the previous build, as it is scrolled now.
    pub grid_before: Option<ItemGrid>,
    /// Scale that can be dragged along, if there is one.
    pub track: Track,
    /// Widget that shows the scene.
    pub scene: Handle<UiNode>,
    /// Panel of the main menu.
    pub menu: Handle<UiNode>,
    /// Enlarged card beside the table, which a toast leaves free.
    pub enlarged: Handle<UiNode>,
    /// Whether colors have a high contrast.
    pub contrast: bool,
    /// Least width and height of a button, in units.
    pub(super) least: f32,
    /// Keys that the player has changed.
    pub keys: Option<&'a KeyBindings>,
}

/// Kinds of widgets that change without a rebuild of their panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Live {
    /// Text with this name.
    Text(&'static str),
    /// Filled part of a vertical bar; `full` is the height of the whole bar, in pixels.
    Bar {
        /// Height of the whole bar, in pixels.
        full: u32,
    },
}

/// Returns a solid brush.
pub fn solid(color: Color) -> Brush {
    Brush::Solid(color)
}

impl<'a, 'b> UiBuilder<'a, 'b> {
    /// Creates a builder for a screen without cutouts.
    pub fn new(
        ctx: &'a mut BuildContext<'b>,
        locale: &'a Locale,
        pictures: &'a Pictures,
        scale: f32,
    ) -> Self {
        Self {
            ctx,
            locale,
            scale,
            margins: Margins::default(),
            pictures,
            entries: Vec::new(),
            scrolls: Vec::new(),
            matters: None,
            live: Vec::new(),
            grid: ItemGrid::default(),
            grid_before: None,
            track: Track::default(),
            scene: Handle::NONE,
            menu: Handle::NONE,
            enlarged: Handle::NONE,
            contrast: false,
            least: super::layout_metrics::BUTTON,
            keys: None,
        }
    }
}

impl UiBuilder<'_, '_> {
    /// Multiplies the opacity of a widget and all of its descendants.
    pub fn fade(&mut self, widget: Handle<UiNode>, opacity: f32) {
        let mut parts = vec![widget];
        while let Some(part) = parts.pop() {
            parts.extend_from_slice(self.ctx[part].children());
            let before = self.ctx[part].opacity().unwrap_or(1.0);
            self.ctx[part].set_opacity(Some(before * opacity));
        }
    }

    /// Builds a part whose buttons have this least width and height, in units.
    pub fn with_least<T>(&mut self, least: f32, build: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.least, least);
        let built = build(self);
        self.least = before;
        built
    }

    /// Returns a color, or the one that takes its place at a high contrast.
    pub(in crate::ui) fn tone(&self, color: Color) -> Color {
        match self.contrast {
            true => colors::with_contrast(color),
            false => color,
        }
    }

    /// Converts units to whole pixels, at least one.
    pub fn px(&self, size: f32) -> f32 {
        (size * self.scale).round().max(1.0)
    }

    /// Returns a thickness in whole pixels from units. Zero and small values can be 0 pixels.
    pub fn pad(&self, left: f32, top: f32, right: f32, bottom: f32) -> Thickness {
        let px = |size: f32| {
            if size == 0.0 {
                0.0
            } else {
                (size * self.scale).round()
            }
        };
        Thickness {
            left: px(left),
            top: px(top),
            right: px(right),
            bottom: px(bottom),
        }
    }

    /// Sets the left, top, right and bottom margin of a widget, in units.
    pub fn margin(&mut self, node: Handle<UiNode>, [left, top, right, bottom]: [f32; 4]) {
        let margin = self.pad(left, top, right, bottom);
        self.ctx[node].set_margin(margin);
    }

    /// Makes a widget a rectangle with a ground and a frame of these colors, `stroke` and `radius`
    /// in pixels.
    fn border(
        &mut self,
        widget: WidgetBuilder,
        [ground, frame]: [Color; 2],
        stroke: f32,
        radius: f32,
    ) -> Handle<UiNode> {
        let widget = widget
            .with_background(solid(self.tone(ground)).into())
            .with_foreground(solid(self.tone(frame)).into());
        BorderBuilder::new(widget)
            .with_corner_radius(radius.into())
            .with_pad_by_corner_radius(false)
            .with_stroke_thickness(Thickness::uniform(stroke).into())
            .build(self.ctx)
            .to_base()
    }

    /// Makes a widget a rectangle of one color, with corners rounded by `radius` units.
    pub fn fill(&mut self, widget: WidgetBuilder, color: Color, radius: f32) -> Handle<UiNode> {
        let radius = if radius > 0.0 { self.px(radius) } else { 0.0 };
        self.border(widget, [color, Color::TRANSPARENT], 0.0, radius)
    }

    /// Builds invisible space of this height, in units.
    pub fn space(&mut self, height: f32) -> Handle<UiNode> {
        let space = WidgetBuilder::new()
            .with_height(self.px(height))
            .with_hit_test_visibility(false);
        self.border(space, [Color::TRANSPARENT; 2], 1.0, 0.0)
    }

    /// Builds a horizontal brass hairline.
    pub fn line(&mut self) -> Handle<UiNode> {
        let line = WidgetBuilder::new()
            .with_height(1.0)
            .with_hit_test_visibility(false);
        self.fill(line, colors::BRASS_FAINT, 0.0)
    }

    /// Builds a rectangle of one color, with rounded corners unless `radius` is zero.
    pub fn swatch(&mut self, width: f32, height: f32, color: Color, radius: f32) -> Handle<UiNode> {
        let swatch = WidgetBuilder::new()
            .with_width(self.px(width))
            .with_height(self.px(height))
            .with_hit_test_visibility(false)
            .with_horizontal_alignment(HorizontalAlignment::Center)
            .with_vertical_alignment(VerticalAlignment::Center);
        self.fill(swatch, color, radius)
    }

    /// Builds a frame around `child`, `stroke` units wide, filled with `ground`.
    pub fn framed(
        &mut self,
        child: Handle<UiNode>,
        ground: Color,
        frame: Color,
        stroke: f32,
        radius: f32,
    ) -> Handle<UiNode> {
        let (stroke, radius) = (self.px(stroke), self.px(radius));
        let widget = WidgetBuilder::new()
            .with_child(child)
            .with_hit_test_visibility(false);
        self.border(widget, [ground, frame], stroke, radius)
    }

    /// Lets the pointer pass through a widget to what is behind it.
    pub fn see_through(&mut self, node: Handle<UiNode>) {
        self.ctx[node]
            .hit_test_visibility
            .set_value_and_mark_modified(false);
    }

    /// Builds an invisible rectangle around `child`. The engine finds the widget under the pointer
    /// by the triangles that are drawn, and misses the exact center of a shape with rounded
    /// corners, where they meet.
    fn solid_ground(&mut self, child: Handle<UiNode>) -> Handle<UiNode> {
        let ground = WidgetBuilder::new().with_child(child);
        self.fill(ground, Color::TRANSPARENT, 0.0)
    }

    /// Builds a panel of dark glass around `child`, with `padding` in units and `margin` in pixels.
    pub fn panel(
        &mut self,
        child: Handle<UiNode>,
        padding: f32,
        align: (HorizontalAlignment, VerticalAlignment),
        margin: Thickness,
    ) -> Handle<UiNode> {
        self.margin(child, [padding; 4]);
        let child = self.solid_ground(child);
        let glass = WidgetBuilder::new()
            .with_child(child)
            .with_horizontal_alignment(align.0)
            .with_vertical_alignment(align.1)
            .with_margin(margin);
        let radius = self.px(10.0);
        self.border(glass, [colors::GLASS, colors::BRASS_FAINT], 1.0, radius)
    }

    /// Makes the glass of a panel so opaque that text behind it doesn't shine through.
    pub fn dense(&mut self, panel: Handle<UiNode>) {
        let glass = self.tone(colors::DENSE_GLASS);
        self.ctx[panel].set_background(solid(glass));
    }

    /// Makes the glass of a panel opaque, for text over a bright scene.
    pub fn opaque(&mut self, panel: Handle<UiNode>) {
        let [r, g, b] = [colors::GLASS.r, colors::GLASS.g, colors::GLASS.b];
        self.ctx[panel].set_background(solid(Color::opaque(r, g, b)));
    }

    /// Returns the margins, in pixels, that keep a child of a layer inside the part of the window
    /// that no panel covers, with this room around it.
    pub fn within(&self, size: (f32, f32), insets: Insets, room: Thickness) -> Thickness {
        let window = Vector2::new(size.0, size.1);
        let free = insets.free(window);
        let end = window - free.position - free.size;
        // The layer already adds the safe-area insets.
        let more = |covers: f32, edge: u16| (covers - f32::from(edge)).max(0.0);
        Thickness {
            left: room.left + more(free.position.x, self.margins.left),
            top: room.top + more(free.position.y, self.margins.top),
            right: room.right + more(end.x, self.margins.right),
            bottom: room.bottom + more(end.y, self.margins.bottom),
        }
    }

    /// Adds the safe-area insets to the margins of a layer's child.
    fn keep_off_the_edges(&mut self, panel: Handle<UiNode>) {
        let Margins {
            left,
            top,
            right,
            bottom,
        } = self.margins;
        let own = self.ctx[panel].margin();
        self.ctx[panel].set_margin(Thickness {
            left: own.left + f32::from(left),
            top: own.top + f32::from(top),
            right: own.right + f32::from(right),
            bottom: own.bottom + f32::from(bottom),
        });
    }

    /// Builds a layer of the window's size, in pixels. With `dim` it darkens everything behind it
    /// and blocks the pointer.
    pub fn layer(
        &mut self,
        size: (f32, f32),
        dim: bool,
        children: Vec<Handle<UiNode>>,
    ) -> Handle<UiNode> {
        let cover = dim.then(|| self.fill(WidgetBuilder::new(), colors::DIM, 0.0));
        for &child in &children {
            self.keep_off_the_edges(child);
        }
        GridBuilder::new(
            WidgetBuilder::new()
                .with_width(size.0)
                .with_height(size.1)
                .with_children(cover.into_iter().chain(children)),
        )
        .add_row(Row::stretch())
        .add_column(Column::stretch())
        .build(self.ctx)
        .transmute()
    }
}
