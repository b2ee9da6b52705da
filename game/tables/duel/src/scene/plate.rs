//! Words on the plate of the end-turn button, in the player's language.

use super::face::lettering::{Area, Lettering, Weight, words_in};
use fyrox::{
    asset::manager::ResourceManager,
    core::{
        algebra::Vector2, pool::Handle, reflect::prelude::*, type_traits::prelude::*,
        variable::InheritableVariable, visitor::prelude::*,
    },
    graph::SceneGraph,
    plugin::error::{GameError, GameResult},
    scene::{Scene, mesh::Mesh},
    script::{ScriptContext, ScriptTrait},
};
use image::{RgbaImage, imageops, imageops::FilterType};
use parlour_shell::{
    app::settings::Quality,
    cards::{
        card::with_picture,
        picture::{sharpen, texture, width},
    },
    platform::locale::Locale,
    scene::data::read_picture,
};

/// Side of the plate. Its number is that of the surface of the model.
#[derive(Debug, Clone, Copy)]
enum Side {
    /// Side that shows on the player's turn.
    Sun,
    /// Side that shows on the opponent's turn.
    Moon,
}

impl Side {
    const ALL: [Side; 2] = [Side::Sun, Side::Moon];

    /// Returns the picture below the words.
    fn picture(self) -> &'static str {
        match self {
            Side::Sun => "data/textures/duel/turn_sun.jpg",
            Side::Moon => "data/textures/duel/turn_moon.jpg",
        }
    }

    /// Returns the locale key of the words.
    fn key(self) -> &'static str {
        match self {
            Side::Sun => "duel-end-turn",
            Side::Moon => "duel-word-turn-other",
        }
    }

    /// Returns the colors of the letters and of their shadow, as sRGB.
    fn inks(self) -> [[u8; 3]; 2] {
        match self {
            Side::Sun => [[0xff, 0xf3, 0xd2], [0x3c, 0x19, 0x05]],
            Side::Moon => [[0xe1, 0xe8, 0xf5], [0x05, 0x08, 0x14]],
        }
    }
}

/// Largest and smallest size of the letters, and distance of their shadow, as shares of the plate's
/// height.
const LETTERS: [f32; 2] = [0.40, 0.10];
const SHADOW: f32 = 0.014;

/// Writes on both sides of the end-turn plate what it does, and whose turn it is.
#[derive(Visit, Reflect, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "6b0c1d5e-3f57-4c52-8f0a-9d2e4c7a1b36")]
#[visit(optional)]
pub struct TurnPlate {
    /// Mesh of the plate. Its first surface shows on the player's turn, its second one on the
    /// opponent's.
    pub model: InheritableVariable<Handle<Mesh>>,
    /// Width and height of the place for the words, as shares of those of the plate.
    #[reflect(min_value = 0.1, max_value = 1.0, step = 0.01)]
    pub words: InheritableVariable<Vector2<f32>>,
}

impl Default for TurnPlate {
    fn default() -> Self {
        Self {
            model: Default::default(),
            words: Vector2::new(0.84, 0.70).into(),
        }
    }
}

impl ScriptTrait for TurnPlate {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &ctx.scene.graph;
        let model = graph.try_get(*self.model);
        let surfaces = model.map_or(0, |mesh| mesh.surfaces().len());
        if surfaces < Side::ALL.len() {
            let name = graph[ctx.handle].name();
            return Err(GameError::str(format!(
                "{name}: invalid TurnPlate.model (expected a mesh with two sides)"
            )));
        }
        Ok(())
    }
}

impl TurnPlate {
    /// Writes the words of both sides in the player's language, in place of the old ones. A side
    /// whose picture is missing keeps its material.
    pub fn write(
        &self,
        scene: &mut Scene,
        resources: &ResourceManager,
        locale: &Locale,
        quality: Quality,
    ) {
        let Ok(mesh) = scene.graph.try_get_mut(*self.model) else {
            return;
        };
        let [sun, moon, ..] = mesh.surfaces_mut() else {
            return;
        };
        for (side, surface) in Side::ALL.into_iter().zip([sun, moon]) {
            let Some(ground) = read_picture(resources, side.picture()) else {
                continue;
            };
            let words = locale.text(side.key());
            let picture = lettered(&ground, width(quality), &words, *self.words, side.inks());
            if let Some(picture) = texture(&picture) {
                sharpen(&picture, quality);
                let material = with_picture(surface.material(), picture.clone());
                material.data_ref().bind("emissionTexture", picture);
                surface.set_material(material);
            }
        }
    }
}

/// Returns a picture, scaled to `width` pixels, with words in its middle as large as they fit there.
/// `place` is the size of that place as a share of the picture's.
fn lettered(
    ground: &RgbaImage,
    width: u32,
    words: &str,
    place: Vector2<f32>,
    [ink, shadow]: [[u8; 3]; 2],
) -> RgbaImage {
    let height = (ground.height() * width / ground.width().max(1)).max(1);
    let mut picture = imageops::resize(ground, width, height, FilterType::CatmullRom);
    let (wide, high) = (width as f32, height as f32);
    let area = Area {
        left: wide * (1.0 - place.x) * 0.5,
        top: high * (1.0 - place.y) * 0.5,
        width: wide * place.x,
        height: high * place.y,
    };
    let letters = Lettering::default();
    let [largest, smallest] = LETTERS.map(|share| share * high);
    let setting = letters.set(&words_in(words, Weight::Bold), area, largest, smallest);
    let below = Area {
        left: area.left + high * SHADOW,
        top: area.top + high * SHADOW,
        ..area
    };
    letters.write(&mut picture, &setting, below, shadow);
    letters.write(&mut picture, &setting, area, ink);
    picture
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::Rgba;
    use parlour_shell::ui::layout_check::locales;

    /// Size of the pictures of the plate, in pixels.
    const SIZE: (u32, u32) = (768, 369);

    #[test]
    fn the_words_of_both_sides_are_large_and_stay_on_the_plate_in_each_language() {
        let place = *TurnPlate::default().words;
        for locale in locales() {
            for side in Side::ALL {
                let words = locale.text(side.key());
                let ground = RgbaImage::from_pixel(SIZE.0, SIZE.1, Rgba([90, 60, 20, 255]));
                let picture = lettered(&ground, 256, &words, place, side.inks());
                let [ink, _] = side.inks();
                let inked: Vec<_> = picture
                    .enumerate_pixels()
                    .filter(|(_, _, pixel)| pixel.0[..3] == ink)
                    .map(|(x, y, _)| (x, y))
                    .collect();
                let across = inked.iter().map(|(x, _)| *x);
                let (left, right) = (across.clone().min().unwrap(), across.max().unwrap());
                let down = inked.iter().map(|(_, y)| *y);
                let (top, bottom) = (down.clone().min().unwrap(), down.max().unwrap());
                assert!(left >= 16 && right <= 240, "{words}: {left} to {right}");
                assert!(top >= 14 && bottom <= 109, "{words}: {top} to {bottom}");
                assert!(right - left >= 110, "{words}: {left} to {right}");
            }
        }
    }
}
