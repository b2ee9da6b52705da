//! Builds the materials, prefabs and scenes in `data/` from the models and textures that the
//! scripts in `art/` make:
//!
//! ```sh
//! cargo run -p parlour --example build_scenes -- --force
//! ```
//!
//! That overwrites changes made in the editor, so it refuses to replace existing scenes without
//! `--force`. With names of tables (`-- --force duel`) only those tables are built.

mod cards;
mod common;
mod duel;
mod materials;
mod pieces;
mod prospector;
mod room;
mod table;

use common::Result;
use fyrox::engine::executor::Executor;
use std::path::Path;

fn main() -> Result<()> {
    // Cargo sets the package's folder; a path from compile time could be of another checkout.
    let package = std::env::var("CARGO_MANIFEST_DIR")?;
    std::env::set_current_dir(Path::new(&package).join(".."))?;
    let force = std::env::args().any(|argument| argument == "--force");
    if Path::new(parlour::scene_of(parlour_chess::ID).expect("it is in the list")).exists()
        && !force
    {
        return Err("the scenes already exist (pass --force to overwrite them)".into());
    }
    let mut executor = Executor::from_params(None, Default::default());
    executor.add_plugin(parlour::plugin(parlour_shell::app::options::Options {
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
