//! Renderer settings for each level of graphics quality.

use super::{frame_limiter::FrameLimiter, scene_loader::unreadable};
use crate::{
    app::{Shell, sentences, settings::Quality},
    scene::{assets::file_of, data, scene_file},
};
use fyrox::{
    asset::{manager::ResourceManagerState, state::ResourceState, untyped::UntypedResource},
    core::{algebra::Vector2, log::Log},
    engine::GraphicsContext,
    graphics::{
        error::FrameworkError,
        gpu_texture::{GpuTexture, GpuTextureKind},
    },
    plugin::PluginContext,
    renderer::{FrameTextureKind, QualitySettings, RenderDataContainer, Renderer},
    resource::texture::Texture,
};
use std::path::Path;

/// Settings that the renderer has not been given yet, and the frame rate limit.
#[derive(Debug, Default)]
pub(crate) struct Graphics {
    /// Whether the renderer has to be given the quality settings.
    pub(crate) quality_due: bool,
    /// Whether textures have to be given their anisotropy level once they are loaded.
    pub(crate) anisotropy_due: bool,
    /// Frame rate limit.
    pub(crate) frame_limiter: FrameLimiter,
}

impl Shell {
    /// Applies the quality setting to the renderer. Does nothing without a graphics context; the
    /// setting stays due until there is one.
    pub(crate) fn apply_quality(&mut self, ctx: &mut PluginContext) {
        let GraphicsContext::Initialized(graphics) = ctx.graphics_context else {
            return;
        };
        let wanted = quality_settings(self.settings.quality);
        Log::verify(graphics.renderer.set_quality_settings(&wanted));
        self.graphics.quality_due = false;
        self.graphics.anisotropy_due = true;
    }

    /// Applies the anisotropy level to all textures once everything is loaded, and reports
    /// resources that failed to load. Software renderers spend most of a frame on anisotropic
    /// filtering.
    pub(crate) fn apply_anisotropy(&mut self, ctx: &PluginContext) {
        let state = ctx.resource_manager.state();
        if state.count_pending_resources() > 0 {
            return;
        }
        let resources = state.resources();
        let failed: Vec<Failure> = resources
            .iter()
            .filter_map(|resource| failure(resource, &state))
            .collect();
        drop(state);
        let level = self.settings.quality.sharpness();
        for texture in resources.iter().filter_map(|any| any.try_cast::<Texture>()) {
            if texture.is_ok() && texture.data_ref().anisotropy_level() != level {
                texture.data_ref().set_anisotropy_level(level);
            }
        }
        self.graphics.anisotropy_due = false;
        for failure in &failed {
            Log::err(&failure.message);
            if let Some(flaw) = self.flaw_of(ctx, &failure.file) {
                Log::err(flaw);
            }
        }
        self.report_files(failed.into_iter().map(|failure| failure.file).collect());
    }

    /// Reports game files that could not be loaded.
    pub fn report_files(&mut self, files: Vec<String>) {
        if let Some(first) = files.first() {
            let count = files.len();
            let sentence = sentences::files(&self.locale, "assets-missing", count, first);
            self.report_error(sentence);
        }
    }

    /// Returns the error in a scene or prefab file, or `None` if its text is valid.
    fn flaw_of(&self, ctx: &PluginContext, file: &str) -> Option<String> {
        let is_text = Path::new(file).extension()? == "rgs";
        let bytes = is_text.then(|| data::read(ctx.resource_manager, file))??;
        let flaw = scene_file::flaw(&bytes)?;
        Some(unreadable(&self.locale, file, Some(flaw)))
    }
}

/// Frees the pictures of effects that the quality doesn't have. The engine makes all of them for each
/// scene when it is first drawn, and again when its size changes. They take 16 MB in a window of
/// 1280x720. Does nothing if they are already as needed.
///
/// # Errors
/// Returns an error if the graphics driver can't make the pictures.
pub(crate) fn free_unused_effects(renderer: &mut Renderer) -> Result<(), FrameworkError> {
    let settings = renderer.get_quality_settings();
    for scene in renderer.scene_data_map.values_mut() {
        let data = &mut scene.scene_data;
        let full = size(data.ldr_scene_frame_texture());
        let fitting = |used: bool, picture: &GpuTexture| {
            let wanted = if used { full } else { Vector2::repeat(1.0) };
            let is_full = size(picture) != Vector2::repeat(1.0);
            // Occlusion has half the size, so the smallest ones would look unused.
            let change = is_full != used && full.min() >= 4.0;
            let kind = FrameTextureKind::Rectangle;
            change
                .then(|| RenderDataContainer::new(&*renderer.server, wanted, kind))
                .transpose()
        };
        // Each quality has both or none of these.
        let effects = settings.use_ssao || settings.hdr_settings.bloom_settings.use_bloom;
        if let Some(other) = fitting(effects, &data.ssao_renderer.ao_map())? {
            data.ssao_renderer = other.ssao_renderer;
            data.hdr_renderer = other.hdr_renderer;
        }
        // Smoothing edges needs a second picture.
        if let Some(other) = fitting(settings.fxaa, data.ldr_temp_frame_texture(1))? {
            let [_, second] = other.ldr_temp_framebuffer;
            data.ldr_temp_framebuffer[1] = second;
        }
    }
    Ok(())
}

/// Returns the size of a rectangular texture in pixels.
fn size(texture: &GpuTexture) -> Vector2<f32> {
    match texture.kind() {
        GpuTextureKind::Rectangle { width, height } => Vector2::new(width as f32, height as f32),
        _ => Vector2::repeat(1.0),
    }
}

/// Resource that failed to load.
struct Failure {
    /// File path, or the resource's id if the path is unknown.
    file: String,
    /// Reason for the log.
    message: String,
}

/// Returns the file and the reason of a resource that failed to load; `None` for any other
/// resource.
fn failure(resource: &UntypedResource, state: &ResourceManagerState) -> Option<Failure> {
    let reason = match &resource.lock().state {
        ResourceState::LoadError { path, .. } if path.as_os_str().is_empty() => {
            "missing file".to_owned()
        }
        ResourceState::LoadError { error, .. } => error.to_string(),
        _ => return None,
    };
    let file = file_of(resource, Some(state));
    let message = format!("couldn't load {file}: {reason}");
    Some(Failure { file, message })
}

/// Returns the renderer settings for a quality level.
pub fn quality_settings(quality: Quality) -> QualitySettings {
    let mut settings = match quality {
        Quality::High => QualitySettings::high(),
        Quality::Medium => QualitySettings::medium(),
        Quality::Low => QualitySettings::low(),
    };
    // Lamps light the room, so there are no shadows from the sun.
    settings.csm_settings.enabled = false;
    settings.point_shadows_enabled = false;
    // The engine makes the maps of these shadows even so. Their size can't be zero.
    settings.csm_settings.size = 1;
    settings.point_shadow_map_size = 1;
    settings.light_scatter_enabled = false;
    settings.use_parallax_mapping = false;
    settings.hdr_settings.bloom_settings.threshold = 0.92;
    match quality {
        Quality::High => {
            settings.spot_shadow_map_size = 1024;
            settings.spot_shadows_distance = 80.0;
        }
        Quality::Medium => {
            settings.spot_shadow_map_size = 1024;
            settings.spot_shadows_distance = 80.0;
            settings.spot_soft_shadows = true;
            settings.spot_shadow_map_precision = QualitySettings::high().spot_shadow_map_precision;
            settings.use_ssao = false;
            settings.hdr_settings.bloom_settings.use_bloom = false;
        }
        Quality::Low => {}
    }
    settings
}
