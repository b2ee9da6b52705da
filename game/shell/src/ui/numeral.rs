//! Numbers that can be drawn at any size.
//!
//! The engine's text widget rasterizes its glyphs for every size that it is scaled to, each into
//! its separate atlas page. A number that grows and shrinks would fill a page in every frame. This
//! widget draws its glyphs once, at their largest size, and scales them like an image.

use crate::ui::kit::{even, solid};
use fyrox::{
    core::{
        algebra::{Matrix3, Vector2},
        color::Color,
        pool::Handle,
        reflect::prelude::*,
        type_traits::prelude::*,
        visitor::prelude::*,
    },
    graph::SceneGraph,
    gui::{
        BuildContext, Control, UiNode, UserInterface,
        draw::DrawingContext,
        font::BUILT_IN_BOLD,
        formatted_text::{FormattedText, FormattedTextBuilder, Run},
        message::UiMessage,
        widget::{Widget, WidgetBuilder},
    },
};
use std::ops::{Deref, DerefMut};

/// Z index that puts numbers in front of everything else.
const IN_FRONT: usize = 1_000;
/// Greatest font size, in pixels. Larger numbers are scaled up from it.
const LARGEST: f32 = 160.0;
/// Shadow that keeps numbers legible on any background.
pub const SHADOW: Color = Color::from_rgba(0x0a, 0x08, 0x07, 200);

/// Text, size and position of a number in one frame.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Face {
    /// The number.
    pub text: String,
    /// Text behind the number, in the other color.
    pub tail: String,
    /// Letter height, in pixels.
    pub size: f32,
    /// Letter height at which the glyphs are drawn before they are scaled, in pixels.
    pub drawn_at: f32,
    /// Center in the window, in pixels.
    pub at: Vector2<f32>,
    /// Color of the text.
    pub color: Color,
    /// Color of the tail.
    pub tail_color: Color,
}

impl Face {
    /// Returns whether the glyphs are the same, so that only position and scale differ.
    fn has_letters_of(&self, other: &Face) -> bool {
        self.text == other.text
            && self.tail == other.tail
            && self.drawn_at == other.drawn_at
            && self.color == other.color
            && self.tail_color == other.tail_color
    }
}

/// A widget that shows one number. It belongs to the window itself and ignores the pointer.
#[derive(Default, Clone, Visit, Reflect, Debug, ComponentProvider, TypeUuidProvider)]
#[type_uuid(id = "5c0a4a0e-6f0b-4a58-9a0c-64d7a2f4d3b1")]
#[visit(optional)]
#[reflect(derived_type = "UiNode")]
pub struct Numeral {
    widget: Widget,
    #[visit(skip)]
    #[reflect(hidden)]
    letters: FormattedText,
    #[visit(skip)]
    #[reflect(hidden)]
    extent: Vector2<f32>,
    #[visit(skip)]
    #[reflect(hidden)]
    face: Face,
    /// Color of the shadow.
    #[visit(skip)]
    #[reflect(hidden)]
    outline: Color,
}

impl Deref for Numeral {
    type Target = Widget;

    fn deref(&self) -> &Widget {
        &self.widget
    }
}

impl DerefMut for Numeral {
    fn deref_mut(&mut self) -> &mut Widget {
        &mut self.widget
    }
}

impl Control for Numeral {
    fn measure_override(&self, _: &UserInterface, _: Vector2<f32>) -> Vector2<f32> {
        self.extent
    }

    fn draw(&self, drawing_context: &mut DrawingContext) {
        drawing_context.draw_text(
            self.clip_bounds(),
            self.widget.bounding_rect().position,
            &self.material,
            &self.letters,
        );
    }

    fn handle_routed_message(&mut self, ui: &mut UserInterface, message: &mut UiMessage) {
        self.widget.handle_routed_message(ui, message);
    }
}

impl Numeral {
    /// Builds a hidden number in front of everything else. It never blocks the pointer.
    pub fn build(ctx: &mut BuildContext) -> Handle<Numeral> {
        let widget = WidgetBuilder::new()
            .with_hit_test_visibility(false)
            .with_clip_to_bounds(false)
            .with_visibility(false)
            .with_z_index(IN_FRONT)
            .build(ctx);
        ctx.add(Numeral {
            widget,
            ..Default::default()
        })
    }

    /// Shows the number like this, with a shadow of this color, or hides it for `None`.
    fn show(&mut self, face: Option<(Face, Color)>) {
        let Some((face, outline)) = face else {
            self.widget.set_visibility(false);
            return;
        };
        if !face.has_letters_of(&self.face) || outline != self.outline {
            self.outline = outline;
            self.set_letters(&face);
        }
        if face != self.face || !self.widget.visibility() {
            let scale = face.size / self.face_height(&face);
            let corner = face.at - self.extent * (scale * 0.5);
            let place = Matrix3::new_translation(&corner) * Matrix3::new_scaling(scale);
            self.widget.set_visibility(true);
            self.widget.set_render_transform(place);
            self.widget.invalidate_visual();
            self.face = face;
        }
    }

    fn face_height(&self, face: &Face) -> f32 {
        face.drawn_at.clamp(1.0, LARGEST).round()
    }

    fn set_letters(&mut self, face: &Face) {
        let height = self.face_height(face);
        let (start, end) = (face.text.chars().count(), face.tail.chars().count());
        let shade = (height / 16.0).max(1.0).round();
        let font = BUILT_IN_BOLD.resource();
        let text = format!("{}{}", face.text, face.tail);
        even(&font, &text, height);
        let mut builder = FormattedTextBuilder::new(font)
            .with_text(text)
            .with_font_size(height.into())
            .with_constraint(Vector2::repeat(f32::INFINITY))
            .with_brush(solid(face.color))
            .with_shadow(true)
            .with_shadow_brush(solid(self.outline))
            .with_shadow_dilation(shade)
            .with_shadow_offset(Vector2::new(0.0, shade));
        if end > 0 {
            let run = Run::new(start as u32..(start + end) as u32);
            builder = builder.with_run(run.with_brush(solid(face.tail_color)));
        }
        let mut letters = builder.build();
        self.extent = letters.measure();
        letters.arrange(self.extent);
        self.letters = letters;
        self.widget.invalidate_layout();
    }
}

/// Number widgets of the window. They are reused and only added when there are too few.
#[derive(Debug, Default)]
pub struct Numerals(pub Vec<Handle<Numeral>>);

impl Numerals {
    /// Shows exactly these numbers and hides the remaining widgets.
    pub fn show(&mut self, ui: &mut UserInterface, faces: Vec<Face>) {
        let faces = faces.into_iter().map(|face| (face, SHADOW));
        self.show_outlined(ui, faces.collect());
    }

    /// Shows exactly these numbers, each with a shadow of its color, and hides the remaining widgets.
    pub fn show_outlined(&mut self, ui: &mut UserInterface, faces: Vec<(Face, Color)>) {
        self.0.retain(|numeral| ui.try_get(*numeral).is_ok());
        while self.0.len() < faces.len() {
            self.0.push(Numeral::build(&mut ui.build_ctx()));
        }
        let faces = faces.into_iter().map(Some).chain(std::iter::repeat(None));
        for (numeral, face) in self.0.iter().zip(faces) {
            if let Ok(numeral) = ui.try_get_mut(*numeral) {
                numeral.show(face);
            }
        }
    }
}
