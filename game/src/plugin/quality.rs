//! What the renderer is asked to do, as the player's setting says.

use super::scene_loader::unreadable;
use crate::plugin::Shell;
use crate::{data, scene_file, settings::Quality};
use fyrox::{
    asset::{state::ResourceState, untyped::UntypedResource},
    core::log::Log,
    engine::GraphicsContext,
    plugin::PluginContext,
    renderer::QualitySettings,
    resource::texture::Texture,
};
use std::path::Path;

impl Shell {
    pub(crate) fn apply_quality(&mut self, ctx: &mut PluginContext) {
        let GraphicsContext::Initialized(graphics) = ctx.graphics_context else {
            return;
        };
        let wanted = quality_settings(self.settings.quality);
        Log::verify(graphics.renderer.set_quality_settings(&wanted));
        self.quality_due = false;
        self.anisotropy_due = true;
    }

    /// How sharp textures are where they are seen at a slant: what costs a graphics card nothing
    /// is most of the time of a frame drawn in software.
    pub(crate) fn apply_anisotropy(&mut self, ctx: &PluginContext) {
        let state = ctx.resource_manager.state();
        if state.count_pending_resources() > 0 {
            return;
        }
        let resources = state.resources();
        drop(state);
        let level = self.settings.quality.sharpness();
        for texture in resources.iter().filter_map(|any| any.try_cast::<Texture>()) {
            if texture.is_ok() && texture.data_ref().anisotropy_level() != level {
                texture.data_ref().set_anisotropy_level(level);
            }
        }
        self.anisotropy_due = false;
        let failed: Vec<Failure> = resources.iter().filter_map(failure).collect();
        for failure in &failed {
            Log::err(&failure.told);
            if let Some(flaw) = self.flaw_of(ctx, &failure.file) {
                Log::err(flaw);
            }
        }
        if let Some(first) = failed.first() {
            // The line to look at, if there is one.
            let file = self.flaw_of(ctx, &first.file);
            let file = file.unwrap_or_else(|| format!("{}.", first.file));
            let values = [("count", failed.len().into()), ("first", file.into())];
            self.report_error(self.locale.format("assets-missing", &values));
        }
    }

    /// What is wrong with the text of a prefab.
    fn flaw_of(&self, ctx: &PluginContext, file: &str) -> Option<String> {
        let is_text = Path::new(file).extension()? == "rgs";
        let bytes = is_text.then(|| data::read(ctx.resource_manager, file))??;
        let flaw = scene_file::flaw(&bytes)?;
        Some(unreadable(&self.locale, file, Some(flaw)))
    }
}

/// A resource that did not come.
struct Failure {
    /// Its file, as far as that is known.
    file: String,
    /// Why it did not, for the log.
    told: String,
}

/// Which file a resource would have come from, and why it did not; `None` if it did.
fn failure(resource: &UntypedResource) -> Option<Failure> {
    let header = resource.lock();
    let ResourceState::LoadError { path, error } = &header.state else {
        return None;
    };
    let id = header.uuid;
    Some(if path.as_os_str().is_empty() {
        // At each start the engine strikes out of the list what is not there.
        Failure {
            file: id.to_string(),
            told: format!(
                "The file of the resource {id} is missing; an earlier data/resources.registry says which it was"
            ),
        }
    } else {
        let file = path.display().to_string();
        let told = format!("{file} could not be loaded: {error}");
        Failure { file, told }
    })
}

/// What the renderer is asked to do.
pub fn quality_settings(quality: Quality) -> QualitySettings {
    let mut settings = match quality {
        Quality::High => QualitySettings::high(),
        Quality::Medium => QualitySettings::medium(),
        Quality::Low => QualitySettings::low(),
    };
    // The room is lit by lamps; the sun does not come in.
    settings.csm_settings.enabled = false;
    settings.point_shadows_enabled = false;
    settings.light_scatter_enabled = false;
    settings.use_parallax_mapping = false;
    settings.hdr_settings.bloom_settings.threshold = 0.92;
    match quality {
        Quality::High => {
            settings.spot_shadow_map_size = 1024;
            settings.spot_shadows_distance = 80.0;
            settings.ssao_radius = 0.35;
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
