//! The whole game, driven headless ([`headless`]) and through a real window ([`window`]).

pub mod headless;
pub mod window;
