//! Data files are read through the engine only: a package for Android has no folder `data`.

use super::sources;
use std::{collections::BTreeSet, path::Path};

/// Files that access the player's files directly, or files named on the command line.
const OWN_FILES: [&str; 8] = [
    "shell/src/archive/files.rs",
    "shell/src/platform/directory.rs",
    "shell/src/platform/files/disk.rs",
    "shell/src/platform/files/mod.rs",
    "shell/src/platform/logbook.rs",
    "shell/src/platform/storage.rs",
    "tables/chess/src/model/pgn_file.rs",
    "tables/duel/src/options.rs",
];

#[test]
fn nothing_reads_the_data_folder_past_the_engine() {
    let reads = |(name, source): &(String, String)| {
        let code = source.split("#[cfg(test)]").next().unwrap_or_default();
        let is_test = name.ends_with("tests.rs") || name.ends_with("layout_check.rs");
        let calls = ["fs::", "File::", "image::open"];
        !is_test && calls.iter().any(|call| code.contains(call))
    };
    let readers = sources().into_iter().filter(reads);
    let readers: Vec<String> = readers.map(|(name, _)| name).collect();
    assert_eq!(readers, OWN_FILES);
}

#[test]
fn every_picture_in_the_code_has_a_file() {
    let mut used = BTreeSet::new();
    for (_, source) in sources() {
        for (at, _) in source.match_indices("\"icon_") {
            let name = source[at + 1..].split('"').next().unwrap_or_default();
            used.insert(name.to_owned());
        }
    }
    assert!(used.len() > 40, "found only {used:?}");
    let folder = Path::new("../data/textures/ui");
    let exists = |name: &String| folder.join(format!("{name}.png")).exists();
    used.retain(|name| name != "icon_" && !exists(name));
    assert!(used.is_empty(), "no picture for {used:?}");
}
