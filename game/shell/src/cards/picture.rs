//! Composes the fronts of playing cards from pictures of suits, ranks and court cards, following
//! the deck design in `data/cards/deck.ron`.

use crate::{
    app::settings::Quality,
    scene::{data, data::FileError, textures::compression},
};
use fyrox::{
    asset::{manager::ResourceManager, untyped::ResourceKind},
    core::uuid::Uuid,
    resource::texture::{
        CompressionOptions, TextureImportOptions, TextureResource, TextureResourceExtension,
    },
};
use image::{
    ImageEncoder, RgbaImage,
    codecs::png::{CompressionType, FilterType as PngFilter, PngEncoder},
    imageops,
    imageops::FilterType,
};
use parlour_rules::cards::{Card, DeckDesign, Tint};
use std::{borrow::Cow, collections::HashMap};

/// Red of hearts and diamonds, as sRGB.
const RED: [u8; 3] = [0x8c, 0x18, 0x20];
/// Red of hearts and diamonds on gold, as sRGB. It is deeper and cooler, because gold is darker and
/// more yellow than paper.
const RED_ON_GOLD: [u8; 3] = [0x96, 0x06, 0x22];
/// Black of clubs and spades, as sRGB.
const BLACK: [u8; 3] = [0x1b, 0x1b, 0x1f];

/// Error in the deck design or its pictures.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DesignError {
    /// The design file is missing or invalid.
    #[error(transparent)]
    File(#[from] FileError),
    /// A picture is missing or is not a valid image.
    #[error("{design}: invalid picture {picture:?} (expected an image at {path})")]
    Picture {
        /// Path of the design file.
        design: String,
        /// Name of the picture in the design.
        picture: String,
        /// Path at which the picture was expected.
        path: String,
    },
}

/// Pictures of a deck.
#[derive(Debug, Clone)]
pub struct CardPictures {
    design: DeckDesign,
    /// Image files by picture name. Decoded, they take ten times the memory.
    files: HashMap<String, Vec<u8>>,
    decoded: HashMap<String, RgbaImage>,
    quality: Quality,
    sized: SizedPictures,
}

/// Pictures after scaling and tinting, to be reused by other cards.
#[derive(Debug, Clone, Default)]
pub struct SizedPictures(HashMap<SizedPart, Option<RgbaImage>>);

/// Picture name, width and height in pixels, and tint of a scaled picture.
type SizedPart = (String, u32, u32, Option<[u8; 3]>);

impl SizedPictures {
    /// Returns a picture with this size in pixels, multiplied by a color. It is read on the first call;
    /// one that can't be read gives `None`.
    pub fn get<'a>(
        &mut self,
        name: &str,
        (width, height): (u32, u32),
        color: Option<[u8; 3]>,
        read: impl FnOnce() -> Option<Cow<'a, RgbaImage>>,
    ) -> Option<&RgbaImage> {
        let part = (name.to_owned(), width, height, color);
        let sized = self.0.entry(part).or_insert_with(|| {
            let mut sized = imageops::resize(&*read()?, width, height, FilterType::CatmullRom);
            if let Some(color) = color {
                tint(&mut sized, color);
            }
            Some(sized)
        });
        sized.as_ref()
    }
}

/// Returns the width of a card's texture in pixels for a graphics quality.
pub fn width(quality: Quality) -> u32 {
    match quality {
        Quality::High => 512,
        Quality::Medium => 384,
        Quality::Low => 256,
    }
}

impl CardPictures {
    /// Reads a deck design and all of its pictures, each from the first of the `folders` that has it.
    /// `quality` sets the resolution of the fronts, and `language` the letters of the ranks, such as
    /// `de-DE`.
    ///
    /// # Errors
    ///
    /// Returns an error that names the file that is missing or invalid.
    pub fn load(
        resources: &ResourceManager,
        design_file: &str,
        folders: &[&str],
        quality: Quality,
        language: &str,
    ) -> Result<Self, DesignError> {
        let text = data::read_text(resources, design_file)?;
        let design = DeckDesign::read(design_file, &text).map_err(FileError::from)?;
        let design = design.in_language(language);
        let mut files = HashMap::new();
        let mut decoded = HashMap::new();
        for name in design.pictures() {
            let paths = folders.iter().map(|folder| format!("{folder}/{name}.png"));
            let paths: Vec<_> = paths.collect();
            let own = paths.iter().find(|path| data::exists(resources, path));
            let path = own.or(paths.last()).cloned().unwrap_or_default();
            let file = data::read(resources, &path);
            let picture = file.as_deref().and_then(|file| data::decode(&path, file));
            let (Some(file), Some(picture)) = (file, picture) else {
                return Err(DesignError::Picture {
                    design: design_file.to_owned(),
                    picture: name.to_owned(),
                    path,
                });
            };
            files.insert(name.to_owned(), file);
            decoded.insert(name.to_owned(), picture);
        }
        Ok(Self {
            design,
            files,
            decoded,
            quality,
            sized: SizedPictures::default(),
        })
    }

    /// Frees the decoded pictures. A front that is composed later decodes those that it needs.
    pub fn forget(&mut self) {
        self.decoded.clear();
        self.sized = SizedPictures::default();
    }

    /// Composes the texture of a card's front, or returns `None` if the engine rejects the picture.
    pub fn front(&mut self, card: Card, gold: bool) -> Option<TextureResource> {
        let picture = self.compose(card, gold);
        let texture = compressed(&picture, compression(self.quality))?;
        sharpen(&texture, self.quality);
        Some(texture)
    }

    /// Composes the picture of a card's front.
    pub fn compose(&mut self, card: Card, gold: bool) -> RgbaImage {
        let extent = self.design.card();
        let scale = width(self.quality) as f32 / extent.width;
        let px = |length: f32| ((length * scale).round() as u32).max(1);
        let (width, height) = (px(extent.width), px(extent.height));
        let mut front = RgbaImage::new(width, height);
        for part in self.design.compose(card, gold) {
            let (w, h) = (px(part.size.width), px(part.size.height));
            let color = part.tint.map(|tint| tint_color(tint, gold));
            let name = part.picture;
            let (files, decoded) = (&self.files, &mut self.decoded);
            let sized = self.sized.get(name, (w, h), color, move || {
                if !decoded.contains_key(name) {
                    let picture = data::decode(name, files.get(name)?)?;
                    decoded.insert(name.to_owned(), picture);
                }
                decoded.get(name).map(Cow::Borrowed)
            });
            let Some(sized) = sized else {
                continue;
            };
            let left = (extent.width * 0.5 + part.middle.x) * scale - w as f32 * 0.5;
            let top = (extent.height * 0.5 - part.middle.y) * scale - h as f32 * 0.5;
            let (left, top) = (left.round() as i64, top.round() as i64);
            if part.flip {
                let turned = imageops::rotate180(sized);
                imageops::overlay(&mut front, &turned, left, top);
            } else {
                imageops::overlay(&mut front, sized, left, top);
            }
        }
        front
    }
}

/// Returns the sRGB color of a tint on paper or gold.
fn tint_color(tint: Tint, gold: bool) -> [u8; 3] {
    match tint {
        Tint::Red if gold => RED_ON_GOLD,
        Tint::Red => RED,
        Tint::Black => BLACK,
    }
}

/// Multiplies all channels but alpha of a picture by a color.
pub fn tint(picture: &mut RgbaImage, color: [u8; 3]) {
    for pixel in picture.pixels_mut() {
        for (value, color) in pixel.0.iter_mut().zip(color) {
            *value = (u16::from(*value) * u16::from(color) / 255) as u8;
        }
    }
}

/// Sets the anisotropic filtering of a texture for a graphics quality. Textures that are created in
/// code are not among the resources that the plugin sets this for.
pub fn sharpen(texture: &TextureResource, quality: Quality) {
    texture.data_ref().set_anisotropy_level(quality.sharpness());
}

/// Creates a texture with mipmaps, or returns `None` if the engine rejects the picture.
pub fn texture(picture: &RgbaImage) -> Option<TextureResource> {
    compressed(picture, CompressionOptions::NoCompression)
}

/// Creates a texture with mipmaps that is compressed on the graphics card. The engine generates
/// mipmaps only when it imports a file, so the picture is passed as a PNG in memory. Returns `None`
/// if encoding or import fails.
fn compressed(picture: &RgbaImage, compression: CompressionOptions) -> Option<TextureResource> {
    let mut file = Vec::new();
    PngEncoder::new_with_quality(&mut file, CompressionType::Fast, PngFilter::NoFilter)
        .write_image(
            picture.as_raw(),
            picture.width(),
            picture.height(),
            image::ExtendedColorType::Rgba8,
        )
        .ok()?;
    let mut options = TextureImportOptions::default();
    options.set_compression(compression);
    TextureResource::load_from_memory(Uuid::new_v4(), ResourceKind::Embedded, &file, options).ok()
}
