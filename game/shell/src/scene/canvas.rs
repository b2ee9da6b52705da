//! [`Canvas`]: the texture that the scene is rendered to, and the part of the window that shows it.
//!
//! The scene fills only what panels leave free, with the camera's axis in the middle. So the table is
//! never seen at a slant, and nothing is rendered under a panel.

use crate::scene::ray::Ray;
use fyrox::{
    core::{
        algebra::{Point3, UnitQuaternion, Vector2, Vector3},
        math::Rect,
    },
    resource::texture::{TextureResource, TextureResourceExtension},
    scene::{Scene, camera, camera::Camera},
};

/// Texture that the scene is rendered to, and the part of the window that shows it.
#[derive(Debug, Default)]
pub struct Canvas {
    /// Part of the window that shows the scene, in whole pixels.
    pub area: Rect<f32>,
    /// Texture that the scene is rendered to; `None` before a scene is loaded.
    pub texture: Option<TextureResource>,
    /// Size of the texture in pixels.
    size: Vector2<u32>,
}

impl Canvas {
    /// Gives a scene the texture to render to: for this part of the window, with `detail` pixels for
    /// each pixel of the window in each direction. Returns whether it is another texture than
    /// before.
    pub fn fit(&mut self, scene: &mut Scene, area: Rect<f32>, detail: f32) -> bool {
        let corner = area.position.map(f32::round);
        let end = (area.position + area.size).map(f32::round);
        self.area = Rect {
            position: corner,
            size: (end - corner).map(|side| side.max(1.0)),
        };
        let size = (self.area.size * detail).map(|side| side.round().max(1.0) as u32);
        let target = &scene.rendering_options.render_target;
        if target.is_some() && *target == self.texture && size == self.size {
            return false;
        }
        // A scene that is opened later can't use the texture of the one before: the engine keeps what it
        // has rendered to a texture first.
        let texture = TextureResource::new_render_target(size.x, size.y);
        scene.rendering_options.render_target = Some(texture.clone());
        self.texture = Some(texture);
        self.size = size;
        true
    }

    /// Returns the size of the texture in pixels.
    pub fn size(&self) -> Vector2<u32> {
        self.size
    }

    /// Returns the projection of a camera to the window.
    pub fn projection(&self, camera: &Camera) -> Projection {
        Projection::new(camera, self.area)
    }
}

/// Perspective projection between the scene and the pixels of the window. Unlike the engine's own
/// methods, it does not depend on the size of the last rendered frame.
#[derive(Debug, Clone, Copy)]
pub struct Projection {
    place: Vector3<f32>,
    rotation: UnitQuaternion<f32>,
    /// Tangent of half the vertical field of view.
    spread: f32,
    /// Part of the window that shows the scene.
    area: Rect<f32>,
}

impl Projection {
    /// Reads the projection of a camera node to this part of the window. An orthographic camera is
    /// treated as a perspective one with a field of view of 0.63 radians.
    pub fn new(camera: &Camera, area: Rect<f32>) -> Self {
        let fov = match camera.projection() {
            camera::Projection::Perspective(perspective) => perspective.fov,
            camera::Projection::Orthographic(_) => 0.63,
        };
        let transform = camera.global_transform();
        Self {
            place: camera.global_position(),
            rotation: UnitQuaternion::from_matrix(&transform.fixed_view::<3, 3>(0, 0).into_owned()),
            spread: (fov * 0.5).tan(),
            area,
        }
    }

    /// Returns half the size of the picture at a distance of 1, in scene units.
    fn half(&self) -> Vector2<f32> {
        let aspect = self.area.size.x / self.area.size.y.max(1.0);
        Vector2::new(self.spread * aspect, self.spread)
    }

    /// Returns the ray from the camera through a pixel of the window.
    pub fn ray(&self, pixel: Vector2<f32>) -> Ray {
        let share = (pixel - self.area.position).component_div(&self.area.size.sup(&ONE));
        let half = self.half();
        // The engine's cameras look along +Z with +X to the left.
        let x = (1.0 - share.x * 2.0) * half.x;
        let y = (1.0 - share.y * 2.0) * half.y;
        Ray {
            origin: self.place,
            direction: self.rotation * Vector3::new(x, y, 1.0).normalize(),
        }
    }

    /// Returns the pixel at which a point of the scene appears, which can be outside the picture, or
    /// `None` if the point is behind the camera.
    pub fn pixel(&self, place: Vector3<f32>) -> Option<Vector2<f32>> {
        let local = self
            .rotation
            .inverse_transform_point(&Point3::from(place - self.place));
        if local.z <= 1e-3 {
            return None;
        }
        let half = self.half() * local.z;
        let share = Vector2::new(1.0 - local.x / half.x, 1.0 - local.y / half.y) * 0.5;
        Some(self.area.position + share.component_mul(&self.area.size))
    }
}

const ONE: Vector2<f32> = Vector2::new(1.0, 1.0);
