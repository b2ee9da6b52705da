//! Data files are read through the engine only: a package for Android has no folder `data`.

use super::sources;

/// Files that access the player's files directly, or files named on the command line.
const OWN_FILES: [&str; 7] = [
    "shell/src/app/shell.rs",
    "shell/src/platform/directory.rs",
    "shell/src/platform/logbook.rs",
    "shell/src/platform/storage.rs",
    "tables/chess/src/model/pgn_file.rs",
    "tables/duel/src/options.rs",
    "tables/duel/src/table/attach.rs",
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
