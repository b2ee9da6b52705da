//! Reads what designers write in the data folder, through the engine's own access to it, so that
//! it works from a package too.

use fyrox::{
    asset::manager::ResourceManager,
    core::{err, futures::executor::block_on, pool::Handle},
    plugin::error::{GameError, GameResult},
    resource::model::ModelResource,
    scene::{graph::Graph, node::Node},
    script::ScriptTrait,
};
use std::path::Path;

/// The bytes of a file in the data folder. A missing file is logged, with its name.
pub fn read(resources: &ResourceManager, path: &str) -> Option<Vec<u8>> {
    let io = resources.resource_io();
    match block_on(io.load_file(Path::new(path))) {
        Ok(bytes) => Some(bytes),
        Err(error) => {
            err!("{path} could not be read: {error:?}");
            None
        }
    }
}

/// Whether a script's field has a prefab that can be used.
///
/// # Errors
/// A sentence that names node, script and field.
pub fn check_prefab(node: &str, field: &str, prefab: Option<&ModelResource>) -> GameResult {
    match prefab {
        None => Err(GameError::str(format!("{node}: {field} is not set"))),
        Some(prefab) if !prefab.is_ok() => Err(GameError::str(format!(
            "{node}: the prefab of {field} could not be loaded"
        ))),
        Some(_) => Ok(()),
    }
}

/// Whether a script's field is set to a node with a script of this type.
///
/// # Errors
/// A sentence that names node, script and field, and says what would be right.
pub fn check_script<T: ScriptTrait>(
    graph: &Graph,
    node: Handle<Node>,
    field: &str,
    value: Handle<Node>,
    right: &str,
) -> GameResult {
    if graph.try_get_script_of::<T>(value).is_ok() {
        return Ok(());
    }
    let name = graph[node].name();
    Err(GameError::str(format!(
        "{name}: {field} is not set to {right}"
    )))
}

/// The text of a file in the data folder.
pub fn read_text(resources: &ResourceManager, path: &str) -> Option<String> {
    let bytes = read(resources, path)?;
    match String::from_utf8(bytes) {
        Ok(text) => Some(text),
        Err(_) => {
            err!("{path} is not UTF-8 text");
            None
        }
    }
}
