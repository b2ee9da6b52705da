//! Composes the faces of duel cards from pictures and text.

pub mod badge;
pub mod design;
pub mod lettering;
pub mod picture;
pub mod typesetting;

pub use badge::{Badge, Place, Tone};
pub use picture::{Face, FacePictures, Form, Kind};
