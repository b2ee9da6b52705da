//! Reads what designers write in the data folder, through the engine's own access to it, so that
//! it works from a package too.

use fyrox::{
    asset::manager::ResourceManager,
    core::{err, futures::executor::block_on},
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
