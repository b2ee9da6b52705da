//! Texts in the player's language.

use super::sources;
use parlour_shell::platform::locale::LANGUAGES;
use std::{collections::BTreeSet, fs, path::Path};

/// Returns the keys of a Fluent file: the words before ` =` at the start of a line.
fn keys(text: &str) -> BTreeSet<String> {
    let lines = text.lines();
    let entries = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    let keys = entries.filter_map(|line| line.split_once(" ="));
    keys.map(|(key, _)| key.to_owned()).collect()
}

fn is_key(word: &str) -> bool {
    word.chars()
        .all(|c| c.is_ascii_lowercase() || c == '-' || c.is_ascii_digit())
}

#[test]
fn every_key_in_the_code_has_a_text() {
    let known = keys(&fs::read_to_string(Path::new("..").join(LANGUAGES[0].file)).unwrap());
    let mut used = BTreeSet::new();
    for (name, source) in sources() {
        if name.ends_with("locale.rs") {
            continue;
        }
        for (call, index) in [
            (".text(", 0),
            (".format(", 0),
            ("ButtonSpec::new(", 1),
            ("ButtonSpec::icon(", 2),
        ] {
            for (at, _) in source.match_indices(call) {
                let argument = source[at + call.len()..].split(',').nth(index);
                let literal = argument.and_then(|text| text.trim_start().strip_prefix('"'));
                let key = literal.and_then(|text| text.split('"').next());
                used.extend(
                    key.filter(|key| !key.is_empty() && is_key(key))
                        .map(str::to_owned),
                );
            }
        }
    }
    let missing: Vec<_> = used.difference(&known).collect();
    assert!(used.len() > 100, "found only {} uses", used.len());
    assert!(missing.is_empty(), "no text for {missing:?}");
}
