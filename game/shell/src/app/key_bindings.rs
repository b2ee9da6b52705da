//! Keys of a table that the player has changed.

use super::keystrokes::{code_with, label_of};
use fyrox::keyboard::KeyCode;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Exchanged keys: usual keys of commands, and the keys that take their place. Only letters and
/// digits take part, and each key has exactly one command.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeyBindings(BTreeMap<char, char>);

impl KeyBindings {
    /// Returns the key of the command whose usual key this is.
    pub fn key_of(&self, usual: char) -> char {
        self.0.get(&usual).copied().unwrap_or(usual)
    }

    /// Gives a command a key. The command that had it gets the other key in exchange.
    pub fn bind(&mut self, usual: char, key: char) {
        let before = self.key_of(usual);
        let other = self.usual_of(key);
        for (usual, key) in [(usual, key), (other, before)] {
            match usual == key {
                true => self.0.remove(&usual),
                false => self.0.insert(usual, key),
            };
        }
    }

    fn usual_of(&self, key: char) -> char {
        let mut all = self.0.iter();
        let bound = all.find(|(_, bound)| **bound == key);
        bound.map_or(key, |(usual, _)| *usual)
    }

    /// Returns the usual code of the command to which a pressed key belongs.
    pub fn translated(&self, code: KeyCode) -> KeyCode {
        let usual = label_of(code).map(|key| self.usual_of(key));
        usual.and_then(code_with).unwrap_or(code)
    }

    /// Returns the code of the key of the command whose usual key has this code.
    pub fn code_of(&self, usual: KeyCode) -> KeyCode {
        let key = label_of(usual).map(|usual| self.key_of(usual));
        key.and_then(code_with).unwrap_or(usual)
    }

    /// Returns whether every key takes the place of exactly one other. A file edited by hand
    /// can hold anything.
    pub fn is_valid(&self) -> bool {
        let mut keys: Vec<char> = self.0.values().copied().collect();
        keys.sort_unstable();
        let usual = self.0.keys().copied();
        usual.eq(keys.iter().copied()) && keys.iter().all(|key| code_with(*key).is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exchanged_keys_keep_one_command_each() {
        let mut keys = KeyBindings::default();
        keys.bind('F', 'G');
        assert_eq!((keys.key_of('F'), keys.key_of('G')), ('G', 'F'));
        assert_eq!(keys.translated(KeyCode::KeyG), KeyCode::KeyF);
        assert_eq!(keys.code_of(KeyCode::KeyF), KeyCode::KeyG);
        assert_eq!(keys.translated(KeyCode::KeyF), KeyCode::KeyG);
        keys.bind('E', 'G');
        assert_eq!(keys.key_of('E'), 'G');
        assert_eq!(keys.key_of('F'), 'E');
        assert_eq!(keys.key_of('G'), 'F');
        assert!(keys.is_valid());
        for key in ['E', 'F', 'G'] {
            keys.bind(key, key);
            assert!(keys.is_valid());
        }
        assert_eq!(keys, KeyBindings::default());
        assert_eq!(keys.translated(KeyCode::F1), KeyCode::F1);
        keys.bind('T', '5');
        assert_eq!(keys.translated(KeyCode::Digit5), KeyCode::KeyT);
    }

    #[test]
    fn keys_that_are_not_exchanged_one_for_one_are_refused() {
        let read = |text: &str| ron::from_str::<KeyBindings>(text).unwrap();
        assert!(read("{}").is_valid());
        assert!(read("{'F':'G','G':'F'}").is_valid());
        for text in [
            "{'F':'G'}",
            "{'F':'G','E':'G'}",
            "{'é':'F','F':'é'}",
            "{'-':'+','+':'-'}",
        ] {
            assert!(!read(text).is_valid(), "{text}");
        }
    }
}
