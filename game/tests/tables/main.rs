//! Tests of the shell and all tables together, without the engine's loop.

use std::{fs, path::Path};

mod data_access;
mod menu;
mod texts;

/// Returns the name and text of each source file of the shell and the tables.
fn sources() -> Vec<(String, String)> {
    let mut sources = Vec::new();
    for package in ["shell", "tables/chess", "tables/prospector", "tables/duel"] {
        read_folder(&Path::new(package).join("src"), &mut sources);
    }
    sources.sort();
    sources
}

fn read_folder(folder: &Path, sources: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_folder(&path, sources);
        } else {
            let name = path.to_string_lossy().replace('\\', "/");
            sources.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
}
