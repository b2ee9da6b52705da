//! The player's files: the functions of [`std::fs`] that the game uses, and atomic writing.
//!
//! A browser has no files. There they are in memory, and the executor stores them.

#[cfg(not(target_family = "wasm"))]
mod disk;
#[cfg(any(target_family = "wasm", test))]
pub mod memory;

#[cfg(not(target_family = "wasm"))]
pub use disk::{append, create_new, remove_leftovers, take_failure, write};
#[cfg(not(target_family = "wasm"))]
pub use std::fs::{
    File, create_dir_all, metadata, read_dir, remove_dir_all, remove_file, rename, symlink_metadata,
};

#[cfg(target_family = "wasm")]
pub use memory::shared::{
    File, append, create_dir_all, create_new, metadata, read_dir, remove_dir_all, remove_file,
    remove_leftovers, rename, symlink_metadata, take_failure, write,
};
