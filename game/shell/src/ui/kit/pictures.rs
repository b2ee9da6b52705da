//! Pictures for panels and buttons.

use super::{UiBuilder, colors, sizes, solid};
use fyrox::{
    asset::untyped::ResourceKind,
    core::{algebra::Vector2, color::Color, err, math::Rect, pool::Handle, uuid::Uuid},
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment, image::ImageBuilder, widget::WidgetBuilder,
    },
    resource::texture::{TextureResource, TextureResourceExtension},
};
use std::{cell::RefCell, collections::HashMap, fmt};

/// Folder of the pictures.
const FOLDER: &str = "data/textures/ui";

/// Share of a strip that fades into the ground at its left, and the number of steps.
const FADE: f32 = 0.5;
const FADE_STEPS: u8 = 15;

/// Function that returns the content of a file; `None` if it is missing.
type Read = Box<dyn Fn(&str) -> Option<Vec<u8>>>;

/// Pictures by name, generated in art/. Each is read when a panel first shows it. Buttons show their
/// label where a picture is missing.
#[derive(Default)]
pub struct Pictures {
    read: Option<Read>,
    /// Pictures that were read; `None` for those that are missing.
    known: RefCell<HashMap<String, Option<TextureResource>>>,
    /// Paths of pictures that are missing or invalid, until they are reported.
    failed: RefCell<Vec<String>>,
}

impl fmt::Debug for Pictures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pictures({})", self.known.borrow().len())
    }
}

impl Pictures {
    /// Creates pictures that come from `read`, which is given their paths in the project.
    pub fn new(read: impl Fn(&str) -> Option<Vec<u8>> + 'static) -> Self {
        Self {
            read: Some(Box::new(read)),
            ..Self::default()
        }
    }

    /// Returns the picture with this name, or at a path that starts with `data/`; `None` without a name, as buttons without an icon have
    /// it. One that can't be decoded is logged, and missing then.
    pub fn get(&self, name: &str) -> Option<TextureResource> {
        if name.is_empty() {
            return None;
        }
        let mut known = self.known.borrow_mut();
        if !known.contains_key(name) {
            let path = match name.starts_with("data/") {
                true => name.to_owned(),
                false => format!("{FOLDER}/{name}.png"),
            };
            let picture = self.load(&path);
            if picture.is_none() && self.read.is_some() {
                self.failed.borrow_mut().push(path);
            }
            known.insert(name.to_owned(), picture);
        }
        known.get(name)?.clone()
    }

    /// Returns the paths of pictures that have turned out to be missing or invalid since the last
    /// call.
    pub(crate) fn take_failed(&self) -> Vec<String> {
        self.failed.take()
    }

    fn load(&self, path: &str) -> Option<TextureResource> {
        let bytes = self.read.as_ref()?(path)?;
        let kind = ResourceKind::Embedded;
        let texture =
            TextureResource::load_from_memory(Uuid::new_v4(), kind, &bytes, Default::default());
        texture.inspect_err(|_| err!("{path}: invalid image")).ok()
    }
}

/// Height of a card divided by its width: 88 mm to 63 mm.
pub const CARD_SHAPE: f32 = 88.0 / 63.0;

impl UiBuilder<'_, '_> {
    /// Builds a picture of this size in units; empty space if it is missing.
    pub fn picture(&mut self, name: &str, width: f32, height: f32) -> Handle<UiNode> {
        self.tinted(name, width, height, Color::WHITE)
    }

    /// Builds a picture multiplied by a color. Pictures for buttons are white, so they take it.
    pub fn tinted(&mut self, name: &str, width: f32, height: f32, color: Color) -> Handle<UiNode> {
        let texture = self.pictures.get(name);
        self.image(texture, width, height, color)
    }

    /// Builds the face of a card, `width` units wide. Without a texture, a plain card shows its
    /// name.
    pub fn face(
        &mut self,
        texture: Option<TextureResource>,
        name: &str,
        width: f32,
    ) -> Handle<UiNode> {
        let height = width * CARD_SHAPE;
        if texture.is_some() {
            return self.image(texture, width, height, Color::WHITE);
        }
        let inner = (width - 8.0).max(8.0);
        let size = (width * 0.15).clamp(6.0, sizes::BODY);
        let name = self.paragraph_with(name, inner, size, colors::CREAM);
        let (width, height) = (self.px(width), self.px(height));
        self.ctx[name]
            .set_max_size(Vector2::new(f32::INFINITY, height))
            .set_horizontal_alignment(HorizontalAlignment::Center)
            .set_vertical_alignment(VerticalAlignment::Center);
        let card = self.framed(name, colors::BUTTON, colors::BRASS_FAINT, 1.0, 4.0);
        self.ctx[card]
            .set_width(width)
            .set_height(height)
            .set_horizontal_alignment(HorizontalAlignment::Center)
            .set_vertical_alignment(VerticalAlignment::Center);
        card
    }

    /// Builds a part of a picture in this size, in units. `part` is in fractions of the picture.
    /// The left side fades into a `ground`.
    pub fn strip(
        &mut self,
        texture: TextureResource,
        part: Rect<f32>,
        (width, height): (f32, f32),
        ground: Color,
    ) -> Handle<UiNode> {
        let widget = WidgetBuilder::new()
            .with_width(self.px(width))
            .with_height(self.px(height))
            .with_background(solid(Color::WHITE).into())
            .with_hit_test_visibility(false);
        let picture = ImageBuilder::new(widget)
            .with_texture(texture)
            .with_uv_rect(part)
            .with_keep_aspect_ratio(false)
            .with_sync_with_texture_size(false)
            .build(self.ctx);
        // The engine draws gradients as if each widget were at the corner of the window.
        let step = width * FADE / f32::from(FADE_STEPS);
        let steps = (0..FADE_STEPS).map(|index| {
            let left = 255 - 255 / u32::from(FADE_STEPS) * u32::from(index);
            let color = Color {
                a: left as u8,
                ..ground
            };
            self.swatch(step, height, color, 0.0)
        });
        let steps = steps.collect();
        let fade = self.row(0.0, steps);
        self.aligned(fade, HorizontalAlignment::Left, VerticalAlignment::Center);
        self.stack(vec![picture.to_base(), fade])
    }

    fn image(
        &mut self,
        texture: Option<TextureResource>,
        width: f32,
        height: f32,
        color: Color,
    ) -> Handle<UiNode> {
        let widget = WidgetBuilder::new()
            .with_width(self.px(width))
            .with_height(self.px(height))
            .with_background(solid(color).into())
            .with_hit_test_visibility(false)
            .with_vertical_alignment(VerticalAlignment::Center)
            .with_horizontal_alignment(HorizontalAlignment::Center);
        ImageBuilder::new(widget)
            .with_opt_texture(texture)
            .with_sync_with_texture_size(false)
            .build(self.ctx)
            .transmute()
    }
}
