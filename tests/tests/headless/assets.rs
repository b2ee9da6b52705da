//! Models and textures: complete, and small enough for handhelds.

use fyrox::{
    core::{futures::executor::block_on, log::Log},
    engine::executor::Executor,
    resource::model::Model,
    scene::mesh::Mesh,
};
use parlour_rules::cards::{Card, Rank, Suit};
use parlour_shell::{app::settings::Quality, cards::picture::CardPictures};
use parlour_tests::headless::at_home;
use std::{fs, path::PathBuf};

fn models() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for folder in
        ["cards", "chess", "duel", "prospector", "room"].map(|name| format!("data/models/{name}"))
    {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "glb") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

#[test]
fn every_model_has_one_mesh_with_its_surface() {
    let _home = at_home();
    Log::enable_writing_to_stdout(false);
    let executor = Executor::from_params(None, Default::default());
    let resources = executor.resource_manager.clone();
    resources.update_or_load_registry();
    let models = models();
    assert!(models.len() > 20, "found only {models:?}");
    for path in models {
        let name = path.display();
        let model = block_on(resources.request::<Model>(&path))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let data = model.data_ref();
        let graph = &data.get_scene().graph;
        let meshes: Vec<&Mesh> = graph
            .linear_iter()
            .filter_map(|node| node.cast::<Mesh>())
            .collect();
        assert_eq!(meshes.len(), 1, "{name}");
        // One surface for each material.
        let surfaces = meshes[0].surfaces().len();
        let expected = match path.file_stem().and_then(|stem| stem.to_str()) {
            // Walnut, brass and two windows.
            Some("clock") => 4..=4,
            // A cap and its stem.
            Some("clock_plunger") => 2..=2,
            // Face, back and edge.
            Some("card") => 3..=3,
            _ if ["data/models/duel", "data/models/prospector"]
                .iter()
                .any(|folder| path.starts_with(folder)) =>
            {
                1..=6
            }
            _ => 1..=1,
        };
        assert!(expected.contains(&surfaces), "{name}: {surfaces} surfaces");
        let surface = meshes[0].surfaces()[0].data();
        let surface = surface.data_ref();
        let triangles = surface.geometry_buffer.len();
        assert!(surface.vertex_buffer.vertex_count() > 2, "{name}");
        let coarse = path
            .file_stem()
            .unwrap()
            .to_string_lossy()
            .ends_with("_low");
        let limit = if coarse { 1_000 } else { 8_000 };
        assert!(
            (1..=limit).contains(&triangles),
            "{name}: {triangles} triangles"
        );
    }
}

/// Texture size that every OpenGL ES 3.0 device supports (`MAX_TEXTURE_SIZE`, section 6.1.5 of the
/// specification).
const MOST_PIXELS: u32 = 2048;

#[test]
fn no_picture_is_larger_than_a_handheld_takes() {
    let _home = at_home();
    let mut folders = vec![PathBuf::from("data")];
    let mut pictures = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "png") {
                pictures += 1;
                let (width, height) = image::image_dimensions(&path).unwrap();
                let most = width.max(height);
                assert!(
                    most <= MOST_PIXELS,
                    "{}: {width} x {height}",
                    path.display()
                );
            }
        }
    }
    assert!(pictures > 100, "only {pictures} pictures");
}

/// Returns the relative luminance of a color, as WCAG defines it.
fn luminance(color: [u8; 3]) -> f32 {
    let [r, g, b] = color.map(|value| (f32::from(value) / 255.0).powf(2.2));
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// Reads the pictures of the playing cards. The game's folder must be the current one.
fn card_pictures() -> CardPictures {
    Log::enable_writing_to_stdout(false);
    let executor = Executor::from_params(None, Default::default());
    let resources = executor.resource_manager.clone();
    resources.update_or_load_registry();
    let folders = ["data/textures/cards"];
    let deck = "data/cards/deck.ron";
    CardPictures::load(&resources, deck, &folders, Quality::High, "en-US").unwrap()
}

#[test]
fn a_gold_card_looks_the_same_after_decoded_pictures_were_freed() {
    let _home = at_home();
    let mut pictures = card_pictures();
    let king = Card::new(Rank::King, Suit::Spades);
    let before = pictures.compose(king, true);
    pictures.forget();
    assert!(pictures.compose(king, true) == before);
}

#[test]
fn red_ranks_are_dark_and_keep_away_from_the_edge_of_the_card() {
    let _home = at_home();
    let mut pictures = card_pictures();
    for rank in Rank::ALL {
        let front = pictures.compose(Card::new(rank, Suit::Diamonds), false);
        let colors = front.enumerate_pixels().map(|(x, _, pixel)| {
            let [r, g, b, _] = pixel.0;
            (x, [r, g, b])
        });
        // The letters are at the sides, beside the frame of a court card.
        let mut red: Vec<_> = colors
            .filter(|(x, [r, g, _])| x * 6 < front.width() && r.saturating_sub(*g) > 90)
            .collect();
        let left = red.iter().map(|(x, _)| *x).min().unwrap() as f32 / front.width() as f32;
        assert!(left > 0.018, "{rank:?} begins at {left} of the width");
        red.sort_by_key(|(_, [r, ..])| *r);
        let [r, g, b, _] = front.get_pixel(front.width() / 2, front.height() / 50).0;
        let (ink, paper) = (luminance(red[red.len() / 2].1), luminance([r, g, b]));
        let contrast = (paper + 0.05) / (ink + 0.05);
        assert!(contrast > 6.0, "{rank:?} has a contrast of {contrast}");
    }
}
