//! What the renderer is asked to do, as the player's setting says.

use super::Parlour;
use crate::settings::Quality;
use fyrox::{
    asset::{state::ResourceState, untyped::UntypedResource},
    core::log::Log,
    engine::GraphicsContext,
    plugin::PluginContext,
    renderer::QualitySettings,
    resource::texture::Texture,
};

impl Parlour {
    pub(super) fn apply_quality(&mut self, ctx: &mut PluginContext) {
        let GraphicsContext::Initialized(graphics) = ctx.graphics_context else {
            return;
        };
        let wanted = quality_settings(self.settings.quality);
        Log::verify(graphics.renderer.set_quality_settings(&wanted));
        self.quality_due = false;
        self.sharpness_due = true;
    }

    /// How sharp textures are where they are seen at a slant: what costs a graphics card nothing
    /// is most of the time of a frame drawn in software.
    pub(super) fn apply_sharpness(&mut self, ctx: &PluginContext) {
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
        let failed: Vec<String> = resources.iter().filter_map(failure).collect();
        for sentence in &failed {
            Log::err(sentence);
        }
        let failed = failed.len();
        self.sharpness_due = false;
        if failed > 0 {
            let values = [("count", failed.into())];
            self.complain(self.locale.format("assets-missing", &values));
        }
    }
}

/// Which file a resource would have come from, and why it did not; `None` if it did.
fn failure(resource: &UntypedResource) -> Option<String> {
    let header = resource.lock();
    let ResourceState::LoadError { path, error } = &header.state else {
        return None;
    };
    let id = header.uuid;
    Some(if path.as_os_str().is_empty() {
        // At each start the engine strikes out of the list what is not there.
        format!(
            "The file of the resource {id} is missing; an earlier data/resources.registry says which it was"
        )
    } else {
        format!("{} could not be loaded: {error}", path.display())
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
