//! Reads any text as the settings file, and corrects the values of those that are valid.
//!
//! The shell can't be built without the engine, which takes long. So this target compiles the file
//! with the settings alone, and has the types that the file uses from the rest of the shell.

#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code)]
#[path = "../../game/shell/src/app/settings.rs"]
mod settings;

mod app {
    pub mod key_bindings {
        use serde::{Deserialize, Serialize};
        use std::collections::BTreeMap;

        #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct KeyBindings(BTreeMap<char, char>);

        impl KeyBindings {
            pub fn is_valid(&self) -> bool {
                self.0.len() < 10
            }
        }
    }

    pub mod options {
        #[derive(Debug)]
        pub struct UnknownWord;

        impl UnknownWord {
            pub fn new(_: &'static str, _: &str, _: &[&str]) -> Self {
                Self
            }
        }
    }
}

mod platform {
    pub mod storage {
        #[allow(dead_code)]
        pub trait Saved {
            const FILE: &'static str;
            const VERSION: u32;
        }
    }
}

fuzz_target!(|text: &str| settings::fuzzing::settings(text));
