//! Puts the chosen styles on the table: changes the materials that the scene uses, and its room.

use super::{MaterialChange, Style, StyleKind};
use crate::scene::{
    assets::{awaited, file_of},
    sky,
};
use fyrox::{
    asset::{Resource, TypedResourceData, manager::ResourceManager},
    core::{algebra::Vector3, color::Color, pool::Handle},
    graph::SceneGraph,
    material::{Material, MaterialResource},
    resource::{
        model::{Model, ModelResourceExtension},
        texture::Texture,
    },
    scene::{Scene, node::Node, skybox::SkyBox},
};

/// Folder of the materials that styles change.
const MATERIALS: &str = "data/materials/";
/// Name of the node of each scene with the room.
const ROOM: &str = "room";

/// Changes by styles, with the state before.
#[derive(Debug, Default)]
pub(crate) struct ShownStyles {
    /// Changed materials, with their content before.
    materials: Vec<(MaterialResource, Material)>,
    room: Option<ShownRoom>,
    /// Whether files are still loading, so that the styles have to be shown again.
    is_late: bool,
}

/// Changes of a scene by the style of its room.
#[derive(Debug)]
struct ShownRoom {
    style: String,
    /// Sky before, if the style has its own.
    sky: Option<SkyBox>,
    /// Brightness before, if the style has its own.
    brightness: Option<f32>,
    hidden: Vec<Handle<Node>>,
    prefab: Handle<Node>,
}

impl ShownStyles {
    /// Forgets the scene that was shown before, and the materials that only it has used. They are
    /// restored, because the resource manager keeps them for a while.
    pub(crate) fn forget_scene(&mut self) {
        self.room = None;
        self.materials.retain(|(shown, own)| {
            // The resource manager and this list have one reference each.
            let is_used = shown.use_count() > 2;
            if !is_used {
                *shown.data_ref() = own.clone();
            }
            is_used
        });
    }

    /// Returns whether the styles have to be shown again, because files were still loading.
    pub(crate) fn is_late(&self) -> bool {
        self.is_late
    }

    /// Shows these styles in a scene. Returns the files that are missing, and other flaws as
    /// sentence parts.
    pub(crate) fn show<'a>(
        &mut self,
        resources: &ResourceManager,
        scene: &mut Scene,
        styles: impl Iterator<Item = &'a Style> + Clone,
    ) -> (Vec<String>, Vec<String>) {
        let mut loader = Loader {
            resources,
            missing: Vec::new(),
            is_late: false,
        };
        self.paint(&mut loader, styles.clone());
        let mut flaws = Vec::new();
        for style in styles.filter(|style| style.kind == StyleKind::Rooms) {
            self.furnish(&mut loader, scene, style, &mut flaws);
        }
        self.is_late = loader.is_late;
        if self.is_late {
            return Default::default();
        }
        (loader.missing, flaws)
    }

    /// Gives all loaded materials the look of the styles, or their own.
    fn paint<'a>(&mut self, loader: &mut Loader, styles: impl Iterator<Item = &'a Style> + Clone) {
        for (path, material) in loader.materials() {
            let name = path.trim_end_matches(".material");
            let mut styles = styles.clone();
            let found = styles.find_map(|style| style.change(name).map(|change| (style, change)));
            let mut known = self.materials.iter();
            let known = known.position(|(shown, _)| *shown == material);
            let own = match (known, found) {
                (None, None) => continue,
                (Some(index), _) => self.materials[index].1.clone(),
                (None, Some(_)) => {
                    let own = material.data_ref().clone();
                    self.materials.push((material.clone(), own.clone()));
                    own
                }
            };
            let new = match found {
                Some((style, (change, star))) => loader.changed(own, style, change, star),
                None => own,
            };
            *material.data_ref() = new;
        }
    }

    /// Gives the scene the room of a style.
    fn furnish(
        &mut self,
        loader: &mut Loader,
        scene: &mut Scene,
        style: &Style,
        flaws: &mut Vec<String>,
    ) {
        let shown = self.room.as_ref();
        if shown.is_some_and(|room| room.style == style.id) {
            return;
        }
        let sky = style.file.sky.as_deref();
        let sky = sky.and_then(|name| loader.sky(style, name));
        let prefab = style.file.prefab.as_deref();
        let prefab = prefab.and_then(|prefab| loader.get::<Model>(style.path(prefab)));
        if loader.is_late {
            return;
        }
        if let Some(room) = self.room.take() {
            room.restore(scene);
        }
        let sky = sky.map(|sky| scene.replace_skybox(Some(sky)));
        let brightness = style.file.brightness.map(|brightness| {
            let options = &mut scene.rendering_options;
            std::mem::replace(&mut options.environment_lighting_brightness, brightness)
        });
        let mut hidden = Vec::new();
        let root = scene.graph.get_root();
        let room = scene.graph.find_by_name(root, ROOM).map(|(room, _)| room);
        for name in &style.file.hides {
            let found: Vec<_> = room.map_or_else(Vec::new, |room| {
                let all = scene.graph.traverse_handle_iter(room);
                all.filter(|node| scene.graph[*node].name() == name)
                    .collect()
            });
            if found.is_empty() {
                flaws.push(format!(
                    "{}: hides: unknown node {name:?} (expected one of the room)",
                    style.path("style.ron")
                ));
            }
            for node in found {
                if scene.graph[node].visibility() {
                    scene.graph[node].set_visibility(false);
                    hidden.push(node);
                }
            }
        }
        let prefab = prefab.map(|model| model.instantiate(scene));
        self.room = Some(ShownRoom {
            style: style.id.clone(),
            sky: sky.flatten(),
            brightness,
            hidden,
            prefab: prefab.unwrap_or_default(),
        });
    }
}

impl ShownRoom {
    /// Makes the room as it was before.
    fn restore(self, scene: &mut Scene) {
        if let Some(sky) = self.sky {
            scene.set_skybox(Some(sky));
        }
        if let Some(brightness) = self.brightness {
            scene.rendering_options.environment_lighting_brightness = brightness;
        }
        for node in self.hidden {
            if let Ok(node) = scene.graph.try_get_node_mut(node) {
                node.set_visibility(true);
            }
        }
        if scene.graph.try_get_node(self.prefab).is_ok() {
            scene.graph.remove_node(self.prefab);
        }
    }
}

/// Loads what styles need. Waits for it, as the table would be shown in two styles otherwise.
struct Loader<'a> {
    resources: &'a ResourceManager,
    /// Files that are missing or invalid.
    missing: Vec<String>,
    /// Whether files are still loading.
    is_late: bool,
}

impl Loader<'_> {
    /// Returns all loaded materials with their paths in the folder of materials.
    fn materials(&self) -> Vec<(String, MaterialResource)> {
        let state = self.resources.state();
        let resources = state.resources();
        let materials = resources.iter().filter_map(|any| {
            let material = any.try_cast::<Material>().filter(|it| it.is_ok())?;
            let path = file_of(any, Some(&state)).replace('\\', "/");
            Some((path.strip_prefix(MATERIALS)?.to_owned(), material))
        });
        materials.collect()
    }

    fn get<T: TypedResourceData>(&mut self, path: String) -> Option<Resource<T>> {
        let Some(loaded) = awaited(self.resources.request(&path)) else {
            self.is_late = true;
            return None;
        };
        loaded.inspect_err(|_| self.missing.push(path)).ok()
    }

    fn changed(
        &mut self,
        own: Material,
        style: &Style,
        change: &MaterialChange,
        star: &str,
    ) -> Material {
        let mut material = own;
        for (name, file) in change.textures() {
            if let Some(texture) = self.get::<Texture>(style.path(&file.replace('*', star))) {
                material.bind(name, texture);
            }
        }
        if let Some((red, green, blue)) = change.color {
            material.set_property("diffuseColor", Color::opaque(red, green, blue));
        }
        let factors = [
            ("roughnessFactor", change.roughness),
            ("metallicFactor", change.metal),
            ("mirror", change.mirror),
        ];
        for (name, factor) in factors {
            if let Some(factor) = factor {
                material.set_property(name, factor);
            }
        }
        if let Some(glow) = change.glow {
            let glow = Vector3::repeat(glow);
            material.set_property("emissionStrength", glow);
        }
        material
    }

    fn sky(&mut self, style: &Style, name: &str) -> Option<SkyBox> {
        let before = self.missing.len();
        let sky = sky::build(|side| {
            let texture = self.get::<Texture>(style.path(&format!("{name}_{side}.png")));
            texture.ok_or_else(|| side.into())
        });
        if sky.is_err() && self.missing.len() == before && !self.is_late {
            // The pictures don't fit together.
            self.missing.push(style.path(name));
        }
        sky.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_material_of_a_scene_that_was_left_gets_its_own_look_back() {
        let material = MaterialResource::new_embedded(Material::standard());
        let own = material.data_ref().clone();
        let count = own.bindings().len();
        material.data_ref().set_property("cover", 0.5f32);
        assert!(material.data_ref().bindings().len() > count);
        let mut shown = ShownStyles {
            materials: vec![(material.clone(), own)],
            room: None,
            is_late: false,
        };
        let of_the_scene = material.clone();
        shown.forget_scene();
        assert_eq!(shown.materials.len(), 1, "the next scene uses it too");
        drop(of_the_scene);
        shown.forget_scene();
        assert!(shown.materials.is_empty());
        assert_eq!(material.data_ref().bindings().len(), count);
    }
}
