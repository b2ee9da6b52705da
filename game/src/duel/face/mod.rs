//! The face of a duel's card, put together from pictures and words.

pub mod badge;
pub mod design;
pub mod lettering;
pub mod picture;

pub use badge::{Badge, Place, Tone};
pub use picture::{Face, FaceError, FacePictures, Kind};
