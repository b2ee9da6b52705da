//! Fingerprint of what a scene looks like, to draw no frame that equals the last one.

use fyrox::{
    core::{algebra::Matrix4, color::Color},
    graph::{SceneGraph, SceneGraphNode},
    material::{Material, MaterialProperty, MaterialResource, MaterialResourceBinding},
    scene::{
        Scene, camera::Camera, light::BaseLight, mesh::Mesh, node::Node,
        particle_system::ParticleSystem, sprite::Sprite,
    },
};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Returns a number that changes with the places, lights, materials and models of the visible nodes,
/// or `None` if a particle system is at work, which never looks the same twice.
///
/// It does not see what a shader computes from the time, nor pixels that change within a texture.
pub fn fingerprint(scene: &Scene) -> Option<u64> {
    let mut hasher = DefaultHasher::new();
    for (handle, node) in scene.graph.pair_iter() {
        if !node.global_visibility() {
            continue;
        }
        if node.cast::<ParticleSystem>().is_some() {
            return None;
        }
        handle.index().hash(&mut hasher);
        place(&node.global_transform(), &mut hasher);
        look(node, &mut hasher);
    }
    Some(hasher.finish())
}

fn place(transform: &Matrix4<f32>, hasher: &mut DefaultHasher) {
    floats(transform.as_slice(), hasher);
}

fn floats(numbers: &[f32], hasher: &mut DefaultHasher) {
    for number in numbers {
        number.to_bits().hash(hasher);
    }
}

fn color(color: Color, hasher: &mut DefaultHasher) {
    [color.r, color.g, color.b, color.a].hash(hasher);
}

fn look(node: &Node, hasher: &mut DefaultHasher) {
    if let Some(mesh) = node.cast::<Mesh>() {
        for surface in mesh.surfaces() {
            surface.data_ref().key().hash(hasher);
            material(surface.material(), hasher);
        }
    } else if let Some(sprite) = node.cast::<Sprite>() {
        floats(&[sprite.size(), sprite.rotation()], hasher);
        color(sprite.color(), hasher);
        material(sprite.material(), hasher);
    } else if let Some(camera) = node.cast::<Camera>() {
        place(&camera.projection_matrix(), hasher);
    } else if let Some(light) = node.component_ref::<BaseLight>() {
        color(light.color(), hasher);
        floats(&[light.intensity()], hasher);
    }
}

fn material(resource: &MaterialResource, hasher: &mut DefaultHasher) {
    resource.key().hash(hasher);
    let mut state = resource.state();
    if let Some(material) = state.data() {
        bindings(material, hasher);
    }
}

fn bindings(material: &Material, hasher: &mut DefaultHasher) {
    for binding in material.bindings().values() {
        match binding {
            MaterialResourceBinding::Texture(texture) => {
                let key = texture.value.as_ref().map(|texture| texture.key());
                key.hash(hasher);
            }
            MaterialResourceBinding::PropertyGroup(group) => {
                for property in group.properties().values() {
                    self::property(property, hasher);
                }
            }
        }
    }
}

fn property(property: &MaterialProperty, hasher: &mut DefaultHasher) {
    match property {
        MaterialProperty::Float(number) => floats(&[*number], hasher),
        MaterialProperty::Vector2(numbers) => floats(numbers.as_slice(), hasher),
        MaterialProperty::Vector3(numbers) => floats(numbers.as_slice(), hasher),
        MaterialProperty::Vector4(numbers) => floats(numbers.as_slice(), hasher),
        MaterialProperty::Color(color) => self::color(*color, hasher),
        MaterialProperty::Bool(flag) => flag.hash(hasher),
        MaterialProperty::Int(number) => number.hash(hasher),
        MaterialProperty::UInt(number) => number.hash(hasher),
        // Lists and matrices, which no shader of the game has.
        _ => {}
    }
}
