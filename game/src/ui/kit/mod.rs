//! The parts that every panel is made of, in the house's style: dark glass, a brass hairline,
//! cream text, an 8-pixel grid, one scale of text.
//!
//! Sizes are given as for a window 720 lines high; [`UiBuilder`] multiplies them, so that panels grow
//! with the window and with the player's setting.

mod arrange;
mod buttons;
mod field;
mod letters;
mod lines;
mod pictures;
mod scroll;
mod style;
mod text;

pub use buttons::{ButtonRecord, ButtonStyle, LINES};
pub use field::TYPED;
pub(crate) use letters::{even, legible};
pub use pictures::{CARD_SHAPE, Pictures};
pub use style::{colors, sizes};

use crate::{camera::Insets, platform::Margins};
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
use parlour_rules::chess::Color as Player;

/// Builds widgets in the house's style.
pub struct UiBuilder<'a, 'b> {
    /// The engine's builder.
    pub ctx: &'a mut BuildContext<'b>,
    /// Pixels for a unit.
    pub scale: f32,
    /// Where panels have no place.
    pub margins: Margins,
    /// Pictures.
    pub pictures: &'a Pictures,
    /// Buttons built so far.
    pub entries: Vec<ButtonRecord>,
    /// What scrolls, as far as it was built.
    pub scrolls: Vec<Handle<ScrollViewer>>,
    /// What must be seen, however long what it lies in is, and what tells it from what mattered before.
    pub matters: Option<(String, Handle<UiNode>)>,
    /// What goes on while nothing is built anew.
    pub live: Vec<(Live, Handle<UiNode>)>,
}

/// A widget that changes by itself, without the panel being built anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Live {
    /// The text with a player's time.
    Time(Player),
    /// The text with the evaluation.
    Evaluation,
    /// The text with the best line.
    Line,
    /// White's part of the evaluation bar, as high as this many pixels when it is all White's.
    Bar {
        /// The whole height.
        full: u32,
    },
}

/// A solid brush.
pub fn solid(color: Color) -> Brush {
    Brush::Solid(color)
}

impl<'a, 'b> UiBuilder<'a, 'b> {
    /// One that has built nothing yet, for a screen without cutouts.
    #[cfg(test)]
    pub fn bare(ctx: &'a mut BuildContext<'b>, pictures: &'a Pictures, scale: f32) -> Self {
        Self {
            ctx,
            scale,
            margins: Margins::default(),
            pictures,
            entries: Vec::new(),
            scrolls: Vec::new(),
            matters: None,
            live: Vec::new(),
        }
    }
}

impl UiBuilder<'_, '_> {
    /// Lets all that belongs to a widget be seen through.
    pub fn fade(&mut self, widget: Handle<UiNode>, opacity: f32) {
        let mut parts = vec![widget];
        while let Some(part) = parts.pop() {
            parts.extend_from_slice(self.ctx[part].children());
            let before = self.ctx[part].opacity().unwrap_or(1.0);
            self.ctx[part].set_opacity(Some(before * opacity));
        }
    }

    /// Pixels for a size.
    pub fn px(&self, size: f32) -> f32 {
        (size * self.scale).round().max(1.0)
    }

    /// A thickness of whole pixels.
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

    /// Empty space.
    pub fn space(&mut self, height: f32) -> Handle<UiNode> {
        let height = self.px(height);
        BorderBuilder::new(
            WidgetBuilder::new()
                .with_height(height)
                .with_hit_test_visibility(false)
                .with_background(solid(Color::TRANSPARENT).into())
                .with_foreground(solid(Color::TRANSPARENT).into()),
        )
        .build(self.ctx)
        .transmute()
    }

    /// A brass hairline across.
    pub fn line(&mut self) -> Handle<UiNode> {
        BorderBuilder::new(
            WidgetBuilder::new()
                .with_height(1.0)
                .with_hit_test_visibility(false)
                .with_background(solid(colors::BRASS_FAINT).into())
                .with_foreground(solid(Color::TRANSPARENT).into()),
        )
        .build(self.ctx)
        .transmute()
    }

    /// A rectangle of one colour, with round corners if `radius` is not zero.
    pub fn swatch(&mut self, width: f32, height: f32, color: Color, radius: f32) -> Handle<UiNode> {
        let corner = self.px(radius);
        let swatch = BorderBuilder::new(
            WidgetBuilder::new()
                .with_width(self.px(width))
                .with_height(self.px(height))
                .with_hit_test_visibility(false)
                .with_horizontal_alignment(HorizontalAlignment::Center)
                .with_vertical_alignment(VerticalAlignment::Center)
                .with_background(solid(color).into())
                .with_foreground(solid(Color::TRANSPARENT).into()),
        )
        .with_pad_by_corner_radius(false)
        .with_stroke_thickness(Thickness::zero().into());
        let swatch = if radius > 0.0 {
            swatch.with_corner_radius(corner.into())
        } else {
            swatch
        };
        swatch.build(self.ctx).to_base()
    }

    /// A frame `stroke` wide round `child`, on `ground`.
    pub fn framed(
        &mut self,
        child: Handle<UiNode>,
        ground: Color,
        frame: Color,
        stroke: f32,
        radius: f32,
    ) -> Handle<UiNode> {
        let (stroke, radius) = (self.px(stroke), self.px(radius));
        BorderBuilder::new(
            WidgetBuilder::new()
                .with_child(child)
                .with_hit_test_visibility(false)
                .with_background(solid(ground).into())
                .with_foreground(solid(frame).into()),
        )
        .with_corner_radius(radius.into())
        .with_pad_by_corner_radius(false)
        .with_stroke_thickness(Thickness::uniform(stroke).into())
        .build(self.ctx)
        .to_base()
    }

    /// The pointer goes through it to what is behind.
    pub fn see_through(&mut self, node: Handle<UiNode>) {
        self.ctx[node]
            .hit_test_visibility
            .set_value_and_mark_modified(false);
    }

    /// An invisible rectangle round `child`. The engine finds what is under the pointer by the
    /// triangles that are drawn, and misses the very middle of a shape with round corners, where
    /// they meet.
    fn solid_ground(&mut self, child: Handle<UiNode>) -> Handle<UiNode> {
        BorderBuilder::new(
            WidgetBuilder::new()
                .with_child(child)
                .with_background(solid(Color::TRANSPARENT).into())
                .with_foreground(solid(Color::TRANSPARENT).into()),
        )
        .with_stroke_thickness(Thickness::zero().into())
        .build(self.ctx)
        .transmute()
    }

    /// A panel of dark glass round `child`.
    pub fn panel(
        &mut self,
        child: Handle<UiNode>,
        padding: f32,
        align: (HorizontalAlignment, VerticalAlignment),
        margin: Thickness,
    ) -> Handle<UiNode> {
        let pad = self.pad(padding, padding, padding, padding);
        self.ctx[child].set_margin(pad);
        let child = self.solid_ground(child);
        let radius = self.px(10.0);
        BorderBuilder::new(
            WidgetBuilder::new()
                .with_child(child)
                .with_horizontal_alignment(align.0)
                .with_vertical_alignment(align.1)
                .with_margin(margin)
                .with_background(solid(colors::GLASS).into())
                .with_foreground(solid(colors::BRASS_FAINT).into()),
        )
        .with_corner_radius(radius.into())
        .with_pad_by_corner_radius(false)
        .with_stroke_thickness(Thickness::uniform(1.0).into())
        .build(self.ctx)
        .transmute()
    }

    /// Makes the glass of a panel so dense that no words shine through.
    pub fn dense(&mut self, panel: Handle<UiNode>) {
        self.ctx[panel].set_background(solid(colors::DENSE_GLASS));
    }

    /// The margins of what lies in a layer that keep it, with so much room round it, in what panels
    /// leave of the window.
    pub fn within(&self, size: (f32, f32), insets: Insets, room: Thickness) -> Thickness {
        let window = Vector2::new(size.0, size.1);
        let free = insets.free(window);
        let end = window - free.position - free.size;
        // The layer keeps it off the edges anyway.
        let more = |covers: f32, edge: u16| (covers - f32::from(edge)).max(0.0);
        Thickness {
            left: room.left + more(free.position.x, self.margins.left),
            top: room.top + more(free.position.y, self.margins.top),
            right: room.right + more(end.x, self.margins.right),
            bottom: room.bottom,
        }
    }

    /// Moves what lies in a layer off where nothing would be seen of it.
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

    /// A layer as large as the window, `dim`med if it is to hold the eye, which lets nothing
    /// through if it is.
    pub fn layer(
        &mut self,
        size: (f32, f32),
        dim: bool,
        children: Vec<Handle<UiNode>>,
    ) -> Handle<UiNode> {
        let cover = dim.then(|| {
            BorderBuilder::new(
                WidgetBuilder::new()
                    .with_background(solid(colors::DIM).into())
                    .with_foreground(solid(Color::TRANSPARENT).into()),
            )
            .with_stroke_thickness(Thickness::zero().into())
            .build(self.ctx)
            .to_base()
        });
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
