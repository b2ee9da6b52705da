//! Copy of the game's data, for tests that change it.

use crate::window::project;
use std::{fs, path::Path};
use tempfile::TempDir;

/// Copies the data folder into a new folder, which is deleted when the value is dropped.
pub fn copy_of_data() -> TempDir {
    let folder = tempfile::tempdir().expect("the system has a folder for temporary files");
    copy(&project().join("data"), &folder.path().join("data"));
    folder
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir(to).expect("the folder is new");
    for entry in fs::read_dir(from).expect("the folder is there") {
        let entry = entry.expect("the folder can be read");
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(from, to).expect("there is space for a copy");
        }
    }
}
