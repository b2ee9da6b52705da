//! Builds the materials, prefabs and scenes in `data/` from the models and textures that the
//! scripts in `art/` make:
//!
//! ```sh
//! cargo run -p parlour --example build_scenes -- --force
//! ```
//!
//! It is how the scenes came to be, and how they are made again when models change. A designer's
//! own changes in the editor would be overwritten, so it refuses to run over existing scenes
//! without `--force`. With names of tables (`-- --force duel`) only what belongs to those is built.

mod cards;
mod duel;
mod materials;
mod pieces;
mod prospector;
mod room;
mod table;

use fyrox::{
    asset::manager::ResourceManager,
    core::{futures::executor::block_on, visitor::Visitor},
    engine::executor::Executor,
    resource::model::{Model, ModelResource},
    scene::Scene,
};
use std::{error::Error, fs, path::Path};
use uuid::{Builder, Version};

/// Whatever went wrong, as a sentence.
pub type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    // Cargo says where the package lies that it runs; what was compiled in may be another checkout.
    let package = std::env::var("CARGO_MANIFEST_DIR")?;
    std::env::set_current_dir(Path::new(&package).join(".."))?;
    let force = std::env::args().any(|argument| argument == "--force");
    if Path::new(parlour::Table::Chess.scene()).exists() && !force {
        return Err("the scenes are there already; --force builds them anew".into());
    }
    let mut executor = Executor::from_params(None, Default::default());
    executor.add_plugin(parlour::Parlour::new(parlour::Options {
        fresh: true,
        ..Default::default()
    }));
    let resources = executor.resource_manager.clone();
    resources.update_or_load_registry();
    let asked: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with('-'))
        .collect();
    let wanted = |name: &str| asked.is_empty() || asked.iter().any(|other| other == name);
    materials::build(&resources)?;
    resources.update_or_load_registry();
    if wanted("chess") {
        pieces::build(&resources)?;
        resources.update_or_load_registry();
    }
    if wanted("prospector") {
        cards::build(&resources)?;
        resources.update_or_load_registry();
    }
    if wanted("room") {
        room::build(&resources)?;
        resources.update_or_load_registry();
    }
    if wanted("chess") {
        table::build(&resources)?;
    }
    if wanted("prospector") {
        prospector::build(&resources)?;
    }
    if wanted("duel") {
        duel::build_prefabs(&resources)?;
        resources.update_or_load_registry();
        duel::build(&resources)?;
    }
    resources.update_or_load_registry();
    println!("built data/materials, data/prefabs and data/scenes");
    Ok(())
}

/// A model or prefab.
pub fn model(resources: &ResourceManager, path: &str) -> Result<ModelResource> {
    block_on(resources.request::<Model>(path)).map_err(|error| format!("{path}: {error}").into())
}

/// Writes a scene or prefab as text, so that its changes can be read.
pub fn save(scene: &mut Scene, path: &str) -> Result<()> {
    if let Some(folder) = Path::new(path).parent() {
        std::fs::create_dir_all(folder)?;
    }
    // What the editor's outliner shows, here and where it is instanced.
    if let Some(name) = Path::new(path).file_stem() {
        let root = scene.graph.get_root();
        scene.graph[root].set_name(name.to_string_lossy());
    }
    let mut visitor = Visitor::new();
    scene.save("Scene", &mut visitor)?;
    let text = visitor.save_ascii_to_string();
    fs::write(path, named_by_place(&text, path))?;
    println!("{path}");
    Ok(())
}

/// The same scene with identifiers of its nodes that come from its path and their order. The engine
/// draws them by chance, and every file would be another each time that it is built.
fn named_by_place(text: &str, path: &str) -> String {
    const BEGIN: &str = "InstanceId<uuid:";
    const LENGTH: usize = 36;
    let mut pieces = text.split(BEGIN);
    let mut named = pieces.next().unwrap_or_default().to_owned();
    for (index, piece) in pieces.enumerate() {
        let half = |salt: u8| {
            // FNV-1a, as Fowler, Noll and Vo published it.
            let bytes = [salt].into_iter().chain(path.bytes());
            let bytes = bytes.chain((index as u64).to_le_bytes());
            bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
            })
        };
        let id = Builder::from_u128((u128::from(half(0)) << 64) | u128::from(half(1)))
            .with_version(Version::Custom)
            .into_uuid();
        named += &format!("{BEGIN}{id}{}", piece.get(LENGTH..).unwrap_or_default());
    }
    named
}
