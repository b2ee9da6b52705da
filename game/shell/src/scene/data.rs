//! Access to files in the data folder, and validation of scripts' inspector fields.
//!
//! Files are read through the engine, so that it also works from inside an Android package.

use super::assets::file_of;
use fyrox::{
    asset::{
        io::{ResourceIo, ResourceIoFuture},
        manager::ResourceManager,
    },
    core::{
        err,
        futures::{FutureExt, executor::block_on},
        io::FileError as IoError,
        pool::{Handle, ObjectOrVariant},
        reflect::Reflect,
    },
    graph::SceneGraph,
    material::MaterialResource,
    plugin::error::{GameError, GameResult},
    resource::model::ModelResource,
    scene::{graph::Graph, mesh::Mesh, node::Node},
    script::ScriptTrait,
};
use parlour_rules::data::DataError;
use std::path::Path;

/// Returns the bytes of a file in the data folder. A failure is logged with the file's name.
pub fn read(resources: &ResourceManager, path: &str) -> Option<Vec<u8>> {
    read_from(&*resources.resource_io(), path)
}

fn read_from(io: &dyn ResourceIo, path: &str) -> Option<Vec<u8>> {
    let loading = io.load_file(Path::new(path));
    let loaded = match cfg!(target_family = "wasm") {
        true => loaded_before(loading),
        false => block_on(loading),
    };
    match loaded {
        Ok(bytes) => Some(bytes),
        Err(error) => {
            err!("couldn't read {path}: {error:?}");
            None
        }
    }
}

/// Returns the bytes of a file that are there already. A browser can't wait: it would hang forever.
///
/// # Errors
/// If the file is still being downloaded, or couldn't be read.
fn loaded_before(
    loading: ResourceIoFuture<'_, Result<Vec<u8>, IoError>>,
) -> Result<Vec<u8>, IoError> {
    let not_yet = || IoError::Custom("it hasn't been downloaded yet".to_owned());
    loading.now_or_never().unwrap_or_else(|| Err(not_yet()))
}

/// Returns whether a file of the data folder exists. A browser knows this without a download.
pub fn exists(resources: &ResourceManager, path: &str) -> bool {
    block_on(resources.resource_io().exists(Path::new(path)))
}

/// Reads a picture. Returns `None` if it is missing or invalid, which is logged.
pub fn read_picture(resources: &ResourceManager, path: &str) -> Option<image::RgbaImage> {
    picture_from(&*resources.resource_io(), path)
}

/// Reads a picture like [`read_picture`], where there is no resource manager.
pub fn picture_from(io: &dyn ResourceIo, path: &str) -> Option<image::RgbaImage> {
    decode(path, &read_from(io, path)?)
}

/// Decodes the picture in an image file. An invalid one is logged under this path.
pub fn decode(path: &str, file: &[u8]) -> Option<image::RgbaImage> {
    match image::load_from_memory(file) {
        Ok(picture) => Some(picture.to_rgba8()),
        Err(error) => {
            err!("{path}: invalid image: {error}");
            None
        }
    }
}

/// Checks that a script's field is set to a prefab that has been loaded with its models.
///
/// # Errors
/// Returns a sentence that names node, script and field.
pub fn check_prefab(node: &str, field: &str, prefab: Option<&ModelResource>) -> GameResult {
    match prefab {
        None => Err(GameError::str(format!("{node}: missing {field}"))),
        Some(prefab) if !prefab.is_ok() => Err(GameError::str(format!(
            "{node}: couldn't load the prefab of {field}"
        ))),
        Some(prefab) => {
            let prefab = prefab.data_ref();
            let mut nodes = prefab.get_scene().graph.linear_iter();
            let missing = nodes.find_map(|node| node.resource().filter(|model| !model.is_ok()));
            missing.map_or(Ok(()), |model| {
                let file = file_of(model.as_ref(), None);
                Err(GameError::str(format!(
                    "{node}: couldn't load {file} for {field}"
                )))
            })
        }
    }
}

/// Checks that a script's field is set to a node with a script of type `T`.
///
/// # Errors
/// Returns a sentence that names node, script and field, and the expected value.
pub fn check_script<T: ScriptTrait>(
    graph: &Graph,
    node: Handle<Node>,
    field: &str,
    value: Handle<impl ObjectOrVariant<Node>>,
    right: &str,
) -> GameResult {
    if graph.try_get_script_of::<T>(value).is_ok() {
        return Ok(());
    }
    let name = graph[node].name();
    Err(GameError::str(format!(
        "{name}: invalid {field} (expected {right})"
    )))
}

/// Checks that all nodes, materials and prefabs of a script are set, including those in its groups
/// of fields. The `optional` ones can be empty. `path` is the script's name, which starts the name
/// of each field.
///
/// # Errors
/// Returns a sentence that names node, script and field.
pub fn check_fields(
    graph: &Graph,
    node: Handle<Node>,
    script: &dyn Reflect,
    path: &str,
    optional: &[&str],
) -> GameResult {
    let name = graph[node].name();
    let mut result = Ok(());
    script.fields_ref(&mut |fields| {
        for field in fields {
            if result.is_err() {
                return;
            }
            let path = format!("{path}.{}", field.name);
            let value = field.value.field_value_as_reflect();
            value.as_any(&mut |value| {
                let is_set = if let Some(node) = value.downcast_ref::<Handle<Node>>() {
                    graph.try_get(*node).is_ok()
                } else if let Some(mesh) = value.downcast_ref::<Handle<Mesh>>() {
                    graph.try_get(*mesh).is_ok()
                } else if let Some(material) = value.downcast_ref::<Option<MaterialResource>>() {
                    material.is_some()
                } else if let Some(Some(prefab)) = value.downcast_ref::<Option<ModelResource>>() {
                    result = check_prefab(name, &path, Some(prefab));
                    true
                } else {
                    !value.is::<Option<ModelResource>>()
                };
                if !is_set && !optional.contains(&path.as_str()) {
                    result = Err(GameError::str(format!("{name}: missing {path}")));
                }
            });
            if result.is_ok() && value.type_name().starts_with("parlour_") {
                result = check_fields(graph, node, value, &path, optional);
            }
        }
    });
    result
}

/// Number of a script that is outside its range.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{node}: invalid {field} {value} (expected {expected})")]
pub struct NumberError {
    /// Name of the node.
    pub node: String,
    /// Names of script and field.
    pub field: String,
    /// The number, as text.
    pub value: String,
    /// Valid numbers, as text.
    pub expected: String,
}

/// Checks that every number of a script is finite and within its field's inspector range, because
/// a scene can be edited by hand.
///
/// # Errors
/// Returns the first invalid number.
pub fn check_numbers(graph: &Graph) -> Result<(), NumberError> {
    for node in graph.linear_iter() {
        for script in node.scripts() {
            let kind = script.type_name().rsplit("::").next().unwrap_or_default();
            if let Some(error) = number_out_of_range(node.name(), script, kind) {
                return Err(error);
            }
        }
    }
    Ok(())
}

fn number_out_of_range(node: &str, object: &dyn Reflect, path: &str) -> Option<NumberError> {
    let mut found = None;
    object.fields_ref(&mut |fields| {
        for field in fields {
            if found.is_some() {
                return;
            }
            let path = format!("{path}.{}", field.name);
            let value = field.value.field_value_as_reflect();
            let (least, most) = (
                field.min_value.unwrap_or(f64::MIN),
                field.max_value.unwrap_or(f64::MAX),
            );
            value.as_any(&mut |value| {
                let (number, text) = match value.downcast_ref::<f32>() {
                    Some(number) => (f64::from(*number), number.to_string()),
                    None => match value.downcast_ref::<u32>() {
                        Some(number) => (f64::from(*number), number.to_string()),
                        None => return,
                    },
                };
                // Ranges are decimal numbers, of which a scene holds the nearest `f32`.
                let slack = 1e-6 * number.abs();
                let expected = if !number.is_finite() {
                    "a finite number".to_owned()
                } else if !(least - slack..=most + slack).contains(&number) {
                    format!("{least} to {most}")
                } else {
                    return;
                };
                found = Some(NumberError {
                    node: node.to_owned(),
                    field: path.clone(),
                    value: text,
                    expected,
                });
            });
            // Only the game's field groups are checked, not types of the engine.
            if value.type_name().starts_with("parlour_") {
                found = found
                    .take()
                    .or_else(|| number_out_of_range(node, value, &path));
            }
        }
    });
    found
}

/// Failure to read a data file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    /// The file does not exist or cannot be read.
    #[error("couldn't read {0}")]
    Missing(String),
    /// The file has invalid content, or is not valid UTF-8.
    #[error(transparent)]
    Invalid(#[from] DataError),
}

/// Returns the text of a file in the data folder.
///
/// # Errors
/// Returns an error if the file is missing, which is also logged, or is not valid UTF-8.
pub fn read_text(resources: &ResourceManager, path: &str) -> Result<String, FileError> {
    let bytes = read(resources, path).ok_or_else(|| FileError::Missing(path.to_owned()))?;
    Ok(text_of(path, bytes)?)
}

fn text_of(path: &str, bytes: Vec<u8>) -> Result<String, DataError> {
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let before = String::from_utf8_lossy(good);
        let begun = before.rsplit('\n').next().unwrap_or_default();
        DataError {
            file: path.to_owned(),
            line: 1 + before.matches('\n').count(),
            column: 1 + begun.chars().count(),
            field: String::new(),
            reason: "invalid UTF-8 (save the file in that encoding)".to_owned(),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::{check_numbers, loaded_before, text_of};
    use crate::scene::camera::CameraRig;
    use fyrox::scene::{Scene, base::BaseBuilder, pivot::PivotBuilder};

    #[test]
    fn an_infinite_number_of_a_scene_is_named_with_its_field() {
        let checked = |number: f32| {
            let mut rig = CameraRig::default();
            rig.turn_time = number.into();
            let mut scene = Scene::new();
            let node = BaseBuilder::new().with_name("table").with_script(rig);
            PivotBuilder::new(node).build(&mut scene.graph);
            check_numbers(&scene.graph)
        };
        assert_eq!(checked(0.3), Ok(()));
        for number in [f32::INFINITY, f32::NEG_INFINITY, f32::NAN] {
            let message =
                format!("table: invalid CameraRig.turn_time {number} (expected a finite number)");
            assert_eq!(checked(number).unwrap_err().to_string(), message);
        }
    }

    #[test]
    fn a_number_in_a_group_of_fields_is_checked() {
        let mut rig = CameraRig::default();
        rig.frame.width = f32::NAN.into();
        let mut scene = Scene::new();
        let node = BaseBuilder::new().with_name("table").with_script(rig);
        PivotBuilder::new(node).build(&mut scene.graph);
        let error = check_numbers(&scene.graph).unwrap_err();
        assert_eq!(error.field, "CameraRig.frame.width");
    }

    #[test]
    fn a_file_that_is_still_downloaded_is_an_error() {
        let there = std::future::ready(Ok(b"there".to_vec()));
        assert_eq!(loaded_before(Box::pin(there)).unwrap(), b"there");
        assert!(loaded_before(Box::pin(std::future::pending())).is_err());
    }

    #[test]
    fn text_in_another_encoding_is_told_with_its_place() {
        let place = |bytes: &[u8]| {
            let error = text_of("some.ron", bytes.to_vec()).unwrap_err();
            (error.line, error.column)
        };
        assert_eq!(text_of("some.ron", "zwölf\n".into()).unwrap(), "zwölf\n");
        assert_eq!(place(b"eins\nzw\xf6lf\n"), (2, 3));
        assert_eq!(place(b"\xff\xfe"), (1, 1));
    }
}
