//! Loading of textures in a size that suits the graphics quality.

use crate::app::settings::Quality;
use fyrox::{
    asset::{
        io::ResourceIo,
        loader::{
            BoxedImportOptionsLoaderFuture, BoxedLoaderFuture, LoaderPayload, ResourceLoader,
        },
        manager::ResourceManager,
        options::{BaseImportOptions, try_get_import_settings},
        state::LoadError,
    },
    core::{SafeLock, uuid::Uuid},
    resource::texture::{
        CompressionOptions, Texture, TextureError, TextureImportOptions, loader::TextureLoader,
    },
};
use image::{GenericImageView, ImageFormat};
use std::{
    io::Cursor,
    path::{Path, PathBuf},
    sync::Arc,
};

/// Width or height in pixels from which on a texture is halved at low quality.
const LARGE: u32 = 512;

/// Whether textures are compressed on the graphics card. Mobile graphics cards can't read the
/// format.
const IS_COMPRESSED: bool = cfg!(not(any(target_os = "android", target_arch = "wasm32")));

/// Engine's loader of textures, which reads them as the graphics quality needs them.
struct SizedTextureLoader {
    engine: TextureLoader,
    quality: Quality,
}

/// Lets the resource manager load textures in the size for this quality.
pub(crate) fn size_textures(resources: &ResourceManager, quality: Quality) {
    let engine = TextureLoader {
        default_import_options: TextureImportOptions::default(),
    };
    let loader = SizedTextureLoader { engine, quality };
    let loaders = resources.state().loaders.clone();
    loaders.safe_lock().try_replace::<TextureLoader, _>(loader);
}

/// Loads all textures again if their size changes with the quality. They stay as they are until then.
pub(crate) fn resize_textures(resources: &ResourceManager, quality: Quality) {
    let mut state = resources.state();
    let loaders = state.loaders.clone();
    if let Some(loader) = loaders.safe_lock().find_mut::<SizedTextureLoader>() {
        let is_low = |quality| quality == Quality::Low;
        let before = std::mem::replace(&mut loader.quality, quality);
        if is_low(before) == is_low(quality) {
            return;
        }
    }
    let mut textures = state.resources();
    textures.retain(|resource| {
        resource.try_cast::<Texture>().is_some() && state.resource_path(resource).is_some()
    });
    for texture in textures {
        state.reload_resource(texture);
    }
}

impl ResourceLoader for SizedTextureLoader {
    fn extensions(&self) -> &[&str] {
        self.engine.extensions()
    }

    fn data_type_uuid(&self) -> Uuid {
        self.engine.data_type_uuid()
    }

    fn load(&self, path: PathBuf, io: Arc<dyn ResourceIo>) -> BoxedLoaderFuture {
        let quality = self.quality;
        let default = self.engine.default_import_options.clone();
        Box::pin(async move {
            let bytes = io.load_file(&path).await.map_err(LoadError::new)?;
            let options = try_get_import_settings(&path, io.as_ref()).await;
            let mut options = options.unwrap_or(default);
            if !has_normals(&path) {
                options.set_compression(compression(quality));
            }
            let mut texture = read(&bytes, quality, options).map_err(LoadError::new)?;
            texture.set_anisotropy_level(quality.sharpness());
            Ok(LoaderPayload::new(texture))
        })
    }

    fn try_load_import_settings(
        &self,
        path: PathBuf,
        io: Arc<dyn ResourceIo>,
    ) -> BoxedImportOptionsLoaderFuture {
        self.engine.try_load_import_settings(path, io)
    }

    fn default_import_options(&self) -> Option<Box<dyn BaseImportOptions>> {
        self.engine.default_import_options()
    }
}

/// Returns how textures of colors are compressed on the graphics card.
pub(crate) fn compression(quality: Quality) -> CompressionOptions {
    match quality {
        // The other kind, for speed, leaves black spots.
        Quality::Medium | Quality::High if IS_COMPRESSED => CompressionOptions::Quality,
        _ => CompressionOptions::NoCompression,
    }
}

/// Returns whether a file has the directions of a surface, which compression would make uneven.
fn has_normals(path: &Path) -> bool {
    let name = path.file_stem().and_then(|name| name.to_str());
    name.is_some_and(|name| name.ends_with("_n"))
}

/// Reads a texture, a large one at half its size if the quality is low.
fn read(
    bytes: &[u8],
    quality: Quality,
    options: TextureImportOptions,
) -> Result<Texture, TextureError> {
    if quality == Quality::Low
        && let Ok(picture) = image::load_from_memory(bytes)
    {
        let (width, height) = picture.dimensions();
        if width.max(height) >= LARGE {
            let half = picture.thumbnail_exact(width.div_ceil(2), height.div_ceil(2));
            // The engine makes textures from files only. This format needs no compression.
            let mut file = Cursor::new(Vec::new());
            half.write_to(&mut file, ImageFormat::Bmp)?;
            return Texture::load_from_memory(&file.into_inner(), options);
        }
    }
    Texture::load_from_memory(bytes, options)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fyrox::resource::texture::TextureKind;
    use image::{DynamicImage, RgbImage};

    fn file(width: u32, height: u32) -> Vec<u8> {
        let picture = DynamicImage::ImageRgb8(RgbImage::new(width, height));
        let mut file = Cursor::new(Vec::new());
        picture.write_to(&mut file, ImageFormat::Png).unwrap();
        file.into_inner()
    }

    fn size(width: u32, height: u32, quality: Quality) -> (u32, u32) {
        let options = TextureImportOptions::default();
        let texture = read(&file(width, height), quality, options).unwrap();
        match texture.kind() {
            TextureKind::Rectangle { width, height } => (width, height),
            other => panic!("unexpected {other:?}"),
        }
    }

    #[test]
    fn only_large_textures_are_halved_and_only_at_low_quality() {
        assert_eq!(size(1024, 511, Quality::Low), (512, 256));
        assert_eq!(size(511, 511, Quality::Low), (511, 511));
        assert_eq!(size(1024, 511, Quality::Medium), (1024, 511));
    }

    #[test]
    fn nothing_is_compressed_at_low_quality() {
        let kinds = [Quality::Low, Quality::Medium, Quality::High].map(compression);
        let none = CompressionOptions::NoCompression;
        let some = CompressionOptions::Quality;
        assert_eq!(kinds, [none, some, some]);
    }

    #[test]
    fn an_invalid_file_is_an_error_at_every_quality() {
        for quality in [Quality::Low, Quality::High] {
            assert!(read(b"no picture", quality, TextureImportOptions::default()).is_err());
        }
    }

    #[test]
    fn normals_are_known_by_the_name_of_their_file() {
        assert!(has_normals(Path::new("data/textures/board/board_n.jpg")));
        assert!(!has_normals(Path::new("data/textures/board/board.jpg")));
    }
}
