//! Sky around a scene, which lights it and shows in reflections.

use fyrox::{
    core::log::Log,
    resource::texture::{TextureMinificationFilter, TextureResource},
    scene::{
        Scene,
        skybox::{SkyBox, SkyBoxBuilder},
    },
};
use std::error::Error;

/// Builds a sky from the textures of its sides, which `face` returns by their names.
///
/// # Errors
/// If a texture is missing, or they don't fit together.
pub fn build(
    mut face: impl FnMut(&str) -> Result<TextureResource, Box<dyn Error>>,
) -> Result<SkyBox, Box<dyn Error>> {
    let sky = SkyBoxBuilder {
        left: Some(face("left")?),
        right: Some(face("right")?),
        top: Some(face("top")?),
        bottom: Some(face("bottom")?),
        front: Some(face("front")?),
        back: Some(face("back")?),
    };
    Ok(sky.build()?)
}

/// Makes the sky of a scene smooth. It is far away: sharpening it costs four fifths of a frame in
/// software, and its smallest picture shows as a bright line where two faces meet.
pub(crate) fn soften(scene: &mut Scene) {
    let Some(sky) = scene.skybox_ref() else {
        Log::warn("the scene has no sky, so there are no reflections");
        return;
    };
    if let Some(cubemap) = sky.cubemap() {
        let mut cubemap = cubemap.data_ref();
        cubemap.set_anisotropy_level(1.0);
        cubemap.set_minification_filter(TextureMinificationFilter::Linear);
    }
}
