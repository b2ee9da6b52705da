//! Reflections of pieces on polished wood, at high quality.
//!
//! The engine reflects only the sky. [`Reflections`] follows the mirrored line of sight through the
//! depth of the picture until it meets something (screen-space reflections), at half the
//! resolution, and adds the color that it finds there. What the picture doesn't show isn't
//! reflected.

use crate::app::Parlour;
use fyrox::{
    asset::manager::ResourceManager,
    core::{
        algebra::Vector3,
        math::{Rect, aabb::AxisAlignedBoundingBox},
        pool::Handle,
        reflect::prelude::*,
        sstorage::ImmutableString,
        type_traits::prelude::*,
        variable::InheritableVariable,
        visitor::prelude::*,
    },
    graph::SceneGraph,
    graphics::{
        error::FrameworkError,
        framebuffer::{Attachment, GpuFrameBuffer},
        gpu_texture::{GpuTexture, GpuTextureKind, PixelKind},
        server::GraphicsServer,
    },
    material::shader::{Shader, ShaderResource},
    renderer::{
        RenderPassStatistics, SceneRenderPass, SceneRenderPassContext,
        cache::shader::{PropertyGroup, RenderMaterial, binding, property},
        make_viewport_matrix,
    },
    scene::{
        Scene,
        mesh::Mesh,
        node::{Node, NodeTrait},
    },
    script::ScriptTrait,
};
use std::any::TypeId;

/// Most polished objects of a scene that reflect, which is a constant of the shader too.
const MOST: usize = 4;
/// Distance by which the box of an object is enlarged, in scene units. It covers the rounding of the
/// picture's depth.
const TOLERANCE: f32 = 0.012;

/// Makes the upper surfaces of an object reflect the objects on them.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "b3f0c1de-6b5e-4f0b-9a51-5c1d7f2e8a44")]
#[visit(optional)]
pub struct Polish {
    /// Share of the light that is reflected when seen at a flat angle, from 0 to 1.
    #[reflect(min_value = 0.0, max_value = 1.0, step = 0.05)]
    pub strength: InheritableVariable<f32>,
}

impl ScriptTrait for Polish {}

/// Polished objects of a scene: the corners of their boxes and their strengths.
#[derive(Debug, Default, PartialEq)]
struct Polished {
    lower: [Vector3<f32>; MOST],
    upper: [Vector3<f32>; MOST],
    strength: [f32; MOST],
}

impl Polished {
    /// Returns the polished objects of a scene, or `None` if there are none.
    fn of(scene: &Scene) -> Option<Self> {
        let nodes = scene.graph.pair_iter();
        let polished = nodes.filter_map(|(handle, node)| {
            let polish = node.try_get_script::<Polish>()?;
            let shown = node.is_globally_enabled() && node.global_visibility();
            shown.then_some((meshes_below(scene, handle)?, *polish.strength))
        });
        let mut all = Self::default();
        let margin = Vector3::repeat(TOLERANCE);
        let mut any = false;
        for (index, (area, strength)) in polished.take(MOST).enumerate() {
            all.lower[index] = area.min - margin;
            all.upper[index] = area.max + margin;
            all.strength[index] = strength;
            any = true;
        }
        any.then_some(all)
    }
}

/// Returns the box around all meshes of an object.
fn meshes_below(scene: &Scene, object: Handle<Node>) -> Option<AxisAlignedBoundingBox> {
    let nodes = scene.graph.traverse_iter(object);
    let meshes = nodes.filter_map(|(_, node)| node.cast::<Mesh>());
    let boxes = meshes.map(|mesh| {
        let own = mesh.local_bounding_box();
        own.transform(&mesh.global_transform())
    });
    boxes.reduce(|mut all, mesh| {
        all.add_box(mesh);
        all
    })
}

/// Render pass that adds the reflections.
pub struct Reflections {
    shader: ShaderResource,
    /// Picture of what is reflected, and its size.
    reflected: Option<(GpuFrameBuffer, (usize, usize))>,
}

impl std::fmt::Debug for Reflections {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reflections").finish_non_exhaustive()
    }
}

impl Reflections {
    /// Creates the render pass.
    pub fn new(resources: &ResourceManager) -> Self {
        Self {
            shader: resources.request::<Shader>("data/shaders/reflection.shader"),
            reflected: None,
        }
    }

    /// Returns the picture of what is reflected in this size.
    fn target(
        &mut self,
        server: &dyn GraphicsServer,
        (width, height): (usize, usize),
    ) -> Result<GpuFrameBuffer, FrameworkError> {
        if let Some((target, size)) = &self.reflected
            && *size == (width, height)
        {
            return Ok(target.clone());
        }
        let texture =
            server.create_2d_render_target("Reflected", PixelKind::RGBA8, width, height)?;
        let target = server.create_frame_buffer(None, vec![Attachment::color(texture)])?;
        self.reflected = Some((target.clone(), (width, height)));
        Ok(target)
    }
}

/// Returns the color texture that a frame buffer renders to.
fn color_of(framebuffer: &GpuFrameBuffer) -> Option<&GpuTexture> {
    let color = framebuffer.color_attachments().first()?;
    Some(&color.texture)
}

impl SceneRenderPass for Reflections {
    fn on_hdr_render(
        &mut self,
        ctx: SceneRenderPassContext,
    ) -> Result<RenderPassStatistics, FrameworkError> {
        let mut statistics = RenderPassStatistics::default();
        // Like ambient occlusion, reflections are for high quality.
        let wanted = ctx.quality_settings.use_ssao && ctx.observer.reflection_probe_data.is_none();
        let polished = wanted.then(|| Polished::of(ctx.scene)).flatten();
        let Some(polished) = polished else {
            self.reflected = None;
            return Ok(statistics);
        };
        let Some(GpuTextureKind::Rectangle { width, height }) =
            color_of(ctx.framebuffer).map(|color| color.kind())
        else {
            return Ok(statistics);
        };
        let half = ((width / 2).max(1), (height / 2).max(1));
        let target = self.target(ctx.server, half)?;
        let (Some(frame), Some(reflected)) = (color_of(ctx.framebuffer), color_of(&target)) else {
            return Ok(statistics);
        };
        let Some(shader) = ctx.shader_cache.get(ctx.server, &self.shader) else {
            return Ok(statistics);
        };
        let to_screen = ctx.observer.position.view_projection_matrix;
        let from_screen = to_screen.try_inverse().unwrap_or_default();
        let resources = ctx.renderer_resources;
        let whole = ctx.observer.viewport;
        let small = Rect::new(0, 0, half.0 as i32, half.1 as i32);
        let white = &resources.white_dummy;
        for (name, viewport, onto, source, reflected) in [
            ("Trace", small, &target, frame, white),
            ("Blend", whole, ctx.framebuffer, white, reflected),
        ] {
            let matrix = make_viewport_matrix(viewport);
            let properties = PropertyGroup::from([
                property("worldViewProjection", &matrix),
                property("toScreen", &to_screen),
                property("fromScreen", &from_screen),
                property("eye", &ctx.observer.position.translation),
                property("lower", polished.lower.as_slice()),
                property("upper", polished.upper.as_slice()),
                property("strength", polished.strength.as_slice()),
            ]);
            let (near, smooth) = (
                &resources.nearest_clamp_sampler,
                &resources.linear_clamp_sampler,
            );
            let material = RenderMaterial::from([
                binding("frame", (source, smooth)),
                binding("depth", (ctx.depth_texture, near)),
                binding("normals", (ctx.normal_texture, near)),
                binding("reflected", (reflected, smooth)),
                binding("properties", &properties),
            ]);
            statistics += shader.run_pass(
                1,
                &ImmutableString::new(name),
                onto,
                &resources.quad,
                viewport,
                &material,
                ctx.uniform_buffer_cache,
                Default::default(),
                None,
            )?;
        }
        Ok(statistics)
    }

    fn source_type_id(&self) -> TypeId {
        TypeId::of::<Parlour>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fyrox::{
        core::algebra::{Matrix4, Vector2},
        scene::{
            base::BaseBuilder,
            mesh::{
                MeshBuilder,
                surface::{SurfaceBuilder, SurfaceData, SurfaceResource},
            },
            pivot::PivotBuilder,
            transform::TransformBuilder,
        },
    };

    /// Returns a scene with a polished object, and the object. Two units below its origin is a cube of
    /// size 1.
    fn cube() -> (Scene, Handle<Node>) {
        let mut scene = Scene::new();
        let data = SurfaceData::make_cube(Matrix4::identity());
        let surface = SurfaceBuilder::new(SurfaceResource::new_embedded(data)).build();
        let aside = TransformBuilder::new()
            .with_local_position(Vector3::new(0.0, -2.0, 0.0))
            .build();
        let mesh = MeshBuilder::new(BaseBuilder::new().with_local_transform(aside))
            .with_surfaces(vec![surface])
            .build(&mut scene.graph);
        let object = PivotBuilder::new(BaseBuilder::new().with_child(mesh))
            .build(&mut scene.graph)
            .to_base::<Node>();
        scene.graph[object].add_script(Polish {
            strength: 0.5.into(),
        });
        (scene, object)
    }

    #[test]
    fn the_box_of_a_polished_object_is_around_its_meshes_and_not_its_origin() {
        let (mut scene, _) = cube();
        scene
            .graph
            .update(Vector2::repeat(1.0), 0.0, Default::default());
        let polished = Polished::of(&scene).unwrap();
        let half = Vector3::repeat(0.5 + TOLERANCE);
        let middle = Vector3::new(0.0, -2.0, 0.0);
        let is_near = |a: Vector3<f32>, b: Vector3<f32>| (a - b).norm() < 1e-5;
        assert!(is_near(polished.upper[0], middle + half), "{polished:?}");
        assert!(is_near(polished.lower[0], middle - half), "{polished:?}");
        assert_eq!(polished.strength, [0.5, 0.0, 0.0, 0.0]);
    }

    #[test]
    fn nothing_reflects_where_nothing_polished_is_shown() {
        let (mut scene, object) = cube();
        scene.graph[object].set_enabled(false);
        scene.graph.update_hierarchical_data();
        assert_eq!(Polished::of(&scene), None);
    }
}
