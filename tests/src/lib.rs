//! The whole game, driven headless ([`headless`]) and through a real window ([`window`]).

pub mod by_touch;
pub mod data;
pub mod duelling;
pub mod headless;
pub mod mouse;
pub mod scenes;
pub mod touch;
pub mod window;
