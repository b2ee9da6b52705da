//! Pictures for panels and buttons.

use super::{UiBuilder, colors, sizes, solid};
use fyrox::{
    asset::untyped::ResourceKind,
    core::{algebra::Vector2, color::Color, pool::Handle, uuid::Uuid},
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment, image::ImageBuilder, widget::WidgetBuilder,
    },
    resource::texture::{TextureResource, TextureResourceExtension},
};

/// Pictures by name, generated in art/. Buttons show their label where a picture is missing.
#[derive(Debug, Default, Clone)]
pub struct Pictures {
    pictures: std::collections::HashMap<String, TextureResource>,
}

impl Pictures {
    /// Adds the image file `bytes` under this name. Returns whether it could be decoded.
    pub fn add(&mut self, name: &str, bytes: &[u8]) -> bool {
        let texture = TextureResource::load_from_memory(
            Uuid::new_v4(),
            ResourceKind::Embedded,
            bytes,
            Default::default(),
        );
        match texture {
            Ok(texture) => {
                self.pictures.insert(name.to_owned(), texture);
                true
            }
            Err(_) => false,
        }
    }

    /// Returns the picture with this name.
    pub fn get(&self, name: &str) -> Option<TextureResource> {
        self.pictures.get(name).cloned()
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
