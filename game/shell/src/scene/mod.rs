//! Parts of every scene: camera, light, marks and motion, and the checks of scene files.

pub mod assets;
pub mod camera;
pub mod canvas;
pub mod data;
pub mod fingerprint;
pub mod group;
pub mod highlights;
pub mod idle_motion;
pub mod light;
pub mod marks;
pub(crate) mod models;
pub mod motion;
pub mod nodes;
pub mod particles;
pub mod ray;
pub mod reflections;
pub mod scene_file;
pub mod shake;
pub mod signs;
pub mod sky;
pub mod spring;
pub mod stretch;
pub mod styles;
pub(crate) mod textures;
