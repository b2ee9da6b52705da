//! Slate on the table that shows the score of the series in chalk.

use fyrox::{
    asset::manager::ResourceManager,
    core::{
        algebra::{UnitQuaternion, Vector3},
        pool::Handle,
        reflect::prelude::*,
        type_traits::prelude::*,
        variable::InheritableVariable,
        visitor::prelude::*,
    },
    graph::SceneGraph,
    material::MaterialResource,
    plugin::error::{GameError, GameResult},
    scene::{Scene, mesh::Mesh},
    script::{ScriptContext, ScriptTrait},
};
use image::{RgbaImage, imageops, imageops::FilterType};
use parlour_shell::{
    app::{Shell, settings::Quality},
    cards::{
        card::with_picture,
        picture::{sharpen, texture},
    },
    platform::locale::grouped,
    scene::{
        data::read_picture,
        motion::{Tween, paced},
        signs::{SignFormat, SignLine, SignStrip},
    },
};
use std::f32::consts::TAU;

/// Picture of the slate, and the strip of chalk characters.
const SLATE: &str = "data/textures/prospector/slate.jpg";
const CHALK: &str = "data/textures/prospector/chalk.png";
const FORMAT: SignFormat = SignFormat {
    signs: "0123456789+×,.",
    cell: (80, 112),
    advance,
};
/// Distance between two characters, and width of a separator between thousands, in pixels of a cell.
const ADVANCE: f32 = 68.0;
const SEPARATOR: f32 = 30.0;
/// Size of the composed picture in pixels. It has the aspect ratio of the plate.
const SIZE: (u32, u32) = (520, 240);
/// Fraction of the plate's width that text can fill.
const USED: f32 = 0.9;
/// Color and opacity of the chalk.
const WHITE: [u8; 3] = [0xec, 0xe8, 0xdc];
const COVER: f32 = 0.92;
/// Index of the model's surface that is the plate.
const PLATE: usize = 2;
/// Largest angle by which many points strike the slate, in radians, the seconds for which it rocks, and
/// how often.
const STRIKE: f32 = 0.13;
const ROCKING: f32 = 0.7;
const ROCKS: f32 = 2.5;

/// Score on the slate, and the separator between its thousands.
#[derive(Debug, Clone, PartialEq)]
struct Written {
    score: u64,
    separator: String,
}

/// Draws the score on the plate of the scoreboard's model.
#[derive(Visit, Reflect, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "5d0c2a57-8b8e-4a0e-9c1d-64f3b1f0a9e2")]
#[visit(optional)]
pub struct Scoreboard {
    /// Mesh of the scoreboard. Its third surface is the plate.
    pub model: InheritableVariable<Handle<Mesh>>,
    /// Center of the plate relative to this node, in scene units. Points that fly to the scoreboard
    /// end there.
    pub middle: InheritableVariable<Vector3<f32>>,

    #[reflect(hidden)]
    #[visit(skip)]
    chalk: Option<Chalk>,
    #[reflect(hidden)]
    #[visit(skip)]
    quality: Quality,
    #[reflect(hidden)]
    #[visit(skip)]
    written: Option<Written>,
    /// Angle by which the slate was struck, and the time since.
    #[reflect(hidden)]
    #[visit(skip)]
    strike: Option<(f32, Tween)>,
    /// Rotation of the slate at rest.
    #[reflect(hidden)]
    #[visit(skip)]
    upright: Option<UnitQuaternion<f32>>,
    /// Original material of the plate, without text.
    #[reflect(hidden)]
    #[visit(skip)]
    bare: Option<MaterialResource>,
}

impl Default for Scoreboard {
    fn default() -> Self {
        Self {
            model: Default::default(),
            middle: Vector3::new(0.0, 0.94, 0.4).into(),
            chalk: None,
            quality: Quality::default(),
            written: None,
            strike: None,
            upright: None,
            bare: None,
        }
    }
}

impl ScriptTrait for Scoreboard {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &ctx.scene.graph;
        let model = graph.try_get(*self.model);
        let surfaces = model.map_or(0, |mesh| mesh.surfaces().len());
        if surfaces <= PLATE {
            let name = graph[ctx.handle].name();
            return Err(GameError::str(format!(
                "{name}: invalid Scoreboard.model (expected a mesh with a plate)"
            )));
        }
        Ok(())
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let settings = Shell::of(&ctx.plugins).map(|shell| &shell.settings);
        let speed = settings.map_or(0.0, |settings| settings.motion.factor());
        let calm = settings.is_none_or(|settings| settings.reduce_motion);
        if let Some((angle, mut tween)) = self.strike.take()
            && let Ok(slate) = ctx.scene.graph.try_get_mut(*self.model)
        {
            tween.advance(paced(ctx.dt, speed));
            let transform = slate.local_transform_mut();
            let upright = *self.upright.get_or_insert(**transform.rotation());
            if calm || tween.is_over() {
                transform.set_rotation(upright);
                return Ok(());
            }
            let swing = angle * (ROCKS * TAU * tween.share()).sin() * (1.0 - tween.share()).powi(2);
            let rock = UnitQuaternion::from_euler_angles(swing, 0.0, swing * 0.5);
            transform.set_rotation(upright * rock);
            self.strike = Some((angle, tween));
        }
        Ok(())
    }
}

impl Scoreboard {
    /// Loads the pictures of slate and chalk. If one is missing, the plate stays empty.
    pub fn prepare(&mut self, resources: &ResourceManager, quality: Quality) {
        self.chalk = Chalk::load(resources);
        self.quality = quality;
    }

    /// Returns the score that the slate shows.
    pub fn score(&self) -> Option<u64> {
        self.written.as_ref().map(|written| written.score)
    }

    /// Returns whether the slate shows this score with this separator between thousands.
    pub fn shows(&self, score: u64, separator: &str) -> bool {
        let written = self.written.as_ref();
        written.is_some_and(|it| it.score == score && it.separator == separator)
    }

    /// Lets the slate rock, because points have arrived; more points strike harder.
    pub fn strike(&mut self, points: u64) {
        let angle = STRIKE * (0.35 + 0.065 * (points as f32).sqrt()).min(1.0);
        self.strike = Some((angle, Tween::new(ROCKING)));
    }

    /// Returns whether the slate rocks.
    pub fn rocks(&self) -> bool {
        self.strike.is_some()
    }

    /// Draws a score on the slate in place of the old one, with this separator between thousands.
    pub fn write(&mut self, scene: &mut Scene, score: u64, separator: &str) {
        self.written = Some(Written {
            score,
            separator: separator.to_owned(),
        });
        let Some(chalk) = &self.chalk else {
            return;
        };
        let Ok(mesh) = scene.graph.try_get_mut(*self.model) else {
            return;
        };
        let Some(surface) = mesh.surfaces_mut().get_mut(PLATE) else {
            return;
        };
        let bare = self.bare.get_or_insert_with(|| surface.material().clone());
        if let Some(picture) = texture(&chalk.write(&grouped(score, separator))) {
            sharpen(&picture, self.quality);
            surface.set_material(with_picture(bare, picture));
        }
    }
}

/// Returns the pictures of the chalk digits 0 to 9, or an empty list if their file is missing.
pub(super) fn digits(resources: &ResourceManager) -> Vec<RgbaImage> {
    let signs = SignStrip::load(resources, CHALK, FORMAT);
    signs.map_or_else(Vec::new, |signs| {
        ('0'..='9').filter_map(|digit| signs.sign(digit)).collect()
    })
}

/// Pictures of the slate and of the chalk characters.
#[derive(Debug, Clone)]
struct Chalk {
    slate: RgbaImage,
    signs: SignStrip,
}

impl Chalk {
    /// Loads both pictures, or returns `None` if one is missing or invalid.
    fn load(resources: &ResourceManager) -> Option<Self> {
        let slate = read_picture(resources, SLATE)?;
        Some(Self {
            slate: imageops::resize(&slate, SIZE.0, SIZE.1, FilterType::CatmullRom),
            signs: SignStrip::load(resources, CHALK, FORMAT)?,
        })
    }

    /// Composes the slate with a score.
    fn write(&self, score: &str) -> RgbaImage {
        let mut slate = self.slate.clone();
        self.line(&mut slate, score, 0.5, 0.58);
        slate
    }

    /// Draws a centered line of text. `middle` and `height` are fractions of the slate's height.
    fn line(&self, slate: &mut RgbaImage, text: &str, middle: f32, height: f32) {
        let line = SignLine {
            middle,
            height,
            width: USED,
        };
        self.signs
            .write(slate, text, line, WHITE, |letter| vec![(letter, COVER)]);
    }
}

fn advance(letter: char) -> f32 {
    match letter {
        ',' | '.' => SEPARATOR,
        _ => ADVANCE,
    }
}

/// Returns the label of a run's multiplier: `×2` for each gold card, or the product for more than
/// three.
pub fn times(gold: u32) -> String {
    match gold {
        0..=3 => "×2".repeat(gold as usize),
        _ => 1_u64
            .checked_shl(gold)
            .map_or_else(|| String::from("×∞"), |times| format!("×{times}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::separator;
    use image::Rgba;
    use parlour_shell::platform::locale::{LANGUAGES, Locale};
    use std::{fs, path::Path};

    /// Returns a black slate and characters that fill their cells.
    fn chalk() -> Chalk {
        let cells = FORMAT.signs.chars().count() as u32;
        let (wide, high) = FORMAT.cell;
        Chalk {
            slate: RgbaImage::from_pixel(SIZE.0, SIZE.1, Rgba([0, 0, 0, 255])),
            signs: SignStrip {
                picture: RgbaImage::from_pixel(cells * wide, high, Rgba([255; 4])),
                format: FORMAT,
            },
        }
    }

    #[test]
    fn the_slate_has_the_separators_of_all_languages() {
        for language in LANGUAGES {
            let read = |file| fs::read_to_string(Path::new("../../..").join(file)).unwrap();
            let (text, first) = (read(language.file), read(LANGUAGES[0].file));
            let locale = Locale::new(language, &text, &first).unwrap();
            let separator = separator(&locale);
            assert!(FORMAT.signs.contains(&separator), "{separator:?}");
        }
    }

    /// Returns the bounds of the chalk: first and last column, first and last row.
    fn covered(slate: &RgbaImage) -> Option<[u32; 4]> {
        let white = slate
            .enumerate_pixels()
            .filter(|(_, _, pixel)| pixel.0[0] > 128);
        white.fold(None, |all: Option<[u32; 4]>, (x, y, _)| {
            let [left, right, top, bottom] = all.unwrap_or([x, x, y, y]);
            Some([left.min(x), right.max(x), top.min(y), bottom.max(y)])
        })
    }

    #[test]
    fn the_largest_score_stays_on_the_plate() {
        for score in [0, 7, 123_456, u64::MAX] {
            let slate = chalk().write(&grouped(score, ","));
            assert_eq!(slate.dimensions(), SIZE);
            let [left, right, top, bottom] = covered(&slate).unwrap();
            assert!(left > 5 && right < SIZE.0 - 5, "{score}: {left} to {right}");
            assert!(top > 5 && bottom < SIZE.1 - 5, "{score}: {top} to {bottom}");
            let middle = (left + right) / 2;
            assert!(middle.abs_diff(SIZE.0 / 2) < 12, "{score}: at {middle}");
        }
    }
}
