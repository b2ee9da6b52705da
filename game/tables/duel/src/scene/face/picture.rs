//! Composes a card face: the illustration behind its frame, the values in their gems, and the
//! texts.

use super::{
    badge::{Badge, Place, Tone},
    design::{FaceDesign, Field, Frame, Gem},
    lettering::{Area, Lettering},
    typesetting::Typesetter,
};
use fyrox::{
    asset::{io::ResourceIo, manager::ResourceManager},
    core::futures::executor::block_on,
    resource::texture::TextureResource,
};
use image::{RgbaImage, imageops, imageops::FilterType};
use parlour_shell::{
    cards::picture::{SizedPictures, texture},
    scene::{data, data::FileError},
};
use std::{borrow::Cow, fmt, path::Path, sync::Arc};

/// Path of the face design.
const DESIGN: &str = "data/duel/card_design.ron";
/// Folder of the pictures, relative to the working directory.
const FOLDER: &str = "data/textures/duel";

/// Error in the face design or its pictures.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FaceError {
    /// The design file is missing or invalid.
    #[error(transparent)]
    File(#[from] FileError),
    /// An illustration or icon is missing.
    #[error("couldn't read {0}")]
    Missing(String),
    /// A picture of a frame, gem or digit is missing or is not a valid image.
    #[error("{design}: couldn't read the picture {path}")]
    Picture {
        /// Path of the design file.
        design: String,
        /// Path at which the picture was expected.
        path: String,
    },
}

/// Type of a card, which selects its layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Minion.
    Minion,
    /// Spell.
    Spell,
    /// Token: a minion that only effects create.
    Token,
    /// Hero.
    Hero,
    /// Minion on the battlefield.
    MinionPortrait,
    /// Token on the battlefield.
    TokenPortrait,
    /// Minion in a hand of small cards.
    MinionSmall,
    /// Spell in a hand of small cards.
    SpellSmall,
    /// Token in a hand of small cards.
    TokenSmall,
    /// Enlarged minion, with a line from its fable.
    MinionLarge,
    /// Enlarged spell.
    SpellLarge,
    /// Enlarged token.
    TokenLarge,
}

/// Form in which a card is shown, which depends on its place and size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// With its rules text.
    Full,
    /// Enlarged: with its rules text, and a line from its fable where there is room.
    Large,
    /// With a large name and large numbers, because its text would not be legible.
    Small,
    /// On the battlefield.
    Portrait,
}

impl Kind {
    /// Returns the layout of a card of this type in a form.
    pub fn in_form(self, form: Form) -> Self {
        match (form, self) {
            (Form::Portrait, Kind::Minion) => Kind::MinionPortrait,
            (Form::Portrait, Kind::Token) => Kind::TokenPortrait,
            (Form::Small, Kind::Minion) => Kind::MinionSmall,
            (Form::Small, Kind::Spell) => Kind::SpellSmall,
            (Form::Small, Kind::Token) => Kind::TokenSmall,
            (Form::Large, Kind::Minion) => Kind::MinionLarge,
            (Form::Large, Kind::Spell) => Kind::SpellLarge,
            (Form::Large, Kind::Token) => Kind::TokenLarge,
            _ => self,
        }
    }

    /// Returns whether the card is enlarged.
    pub fn is_large(self) -> bool {
        matches!(
            self,
            Kind::MinionLarge | Kind::SpellLarge | Kind::TokenLarge
        )
    }

    /// Returns whether the values of a card are part of its front. Those of heroes and of minions on
    /// the battlefield change, so badges show them.
    fn is_printed(self) -> bool {
        !matches!(
            self,
            Kind::Hero | Kind::MinionPortrait | Kind::TokenPortrait
        )
    }
}

/// Content of a card face, in the player's language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Face {
    /// Type of the card.
    pub kind: Kind,
    /// Name of the illustration, without prefix.
    pub picture: String,
    /// Name of the card.
    pub name: String,
    /// Rules text.
    pub text: String,
    /// Line from the card's fable, empty if there is none.
    pub fable: String,
    /// Race or type.
    pub line: String,
    /// Keywords of the rules text, which are set in bold.
    pub keywords: Vec<String>,
    /// Names of the keyword icons, without prefix.
    pub icons: Vec<String>,
    /// Printed mana cost.
    pub cost: Option<i32>,
    /// Printed Attack.
    pub attack: Option<i32>,
    /// Printed Health.
    pub health: Option<i32>,
}

/// Pictures of the card faces.
#[derive(Debug, Clone)]
pub struct FacePictures {
    files: PictureFiles,
    types: Typesetter,
    sized: SizedPictures,
}

/// Reads pictures.
#[derive(Clone)]
struct PictureFiles {
    /// In a browser, the resource manager itself can't be part of a script.
    io: Arc<dyn ResourceIo>,
    /// Paths of pictures that are missing or invalid, until they are reported.
    failed: Vec<String>,
}

impl fmt::Debug for PictureFiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PictureFiles({:?})", self.failed)
    }
}

impl PictureFiles {
    /// Reads a picture by name. Missing or invalid pictures give `None`.
    fn read(&mut self, name: &str) -> Option<RgbaImage> {
        let path = path(name);
        let picture = data::picture_from(&*self.io, &path);
        if picture.is_none() {
            self.failed.push(path);
        }
        picture
    }
}

/// Digits in the order of their pictures.
const DIGITS: std::ops::RangeInclusive<char> = '0'..='9';

impl FacePictures {
    /// Reads the design and the pictures that every card needs. Fronts are `width` pixels wide, at
    /// least 16.
    ///
    /// # Errors
    ///
    /// Returns an error that names the file that is missing or invalid.
    pub fn load(resources: &ResourceManager, width: u32) -> Result<Self, FaceError> {
        let text = data::read_text(resources, DESIGN)?;
        let design = FaceDesign::read(DESIGN, &text).map_err(FileError::from)?;
        let mut pictures = Self {
            files: PictureFiles {
                io: resources.resource_io(),
                failed: Vec::new(),
            },
            types: Typesetter {
                design,
                letters: Lettering::default(),
                width: width.max(16),
            },
            sized: SizedPictures::default(),
        };
        let mut needed: Vec<String> = pictures
            .types
            .design
            .pictures()
            .into_iter()
            .map(str::to_owned)
            .collect();
        needed.extend(DIGITS.map(|digit| format!("{}{digit}", pictures.types.design.digits)));
        for name in needed {
            if pictures.files.read(&name).is_none() {
                return Err(FaceError::Picture {
                    design: DESIGN.to_owned(),
                    path: path(&name),
                });
            }
        }
        Ok(pictures)
    }

    /// Checks that the illustrations and keyword icons of these faces exist.
    ///
    /// # Errors
    ///
    /// Returns the path of the first missing file in alphabetical order.
    pub fn check<'a>(&self, faces: impl IntoIterator<Item = &'a Face>) -> Result<(), FaceError> {
        let io = &self.files.io;
        let cards = faces.into_iter();
        let mut needed: Vec<String> = cards
            .flat_map(|face| {
                let icons = face.icons.iter();
                let icons = icons.map(|icon| format!("{}{icon}", self.types.design.icons));
                icons.chain([format!("{}{}", self.types.design.pictures, face.picture)])
            })
            .collect();
        needed.sort();
        for name in needed {
            let path = path(&name);
            if !block_on(io.exists(Path::new(&path))) {
                return Err(FaceError::Missing(path));
            }
        }
        Ok(())
    }

    /// Composes the texture of a front, or returns `None` if the engine rejects the picture.
    pub fn front(&mut self, face: &Face) -> Option<TextureResource> {
        texture(&self.compose(face))
    }

    /// Composes the texture of a badge, which covers only its gem. Returns `None` if the card type
    /// has no such gem.
    pub fn badge(&mut self, kind: Kind, badge: Badge) -> Option<TextureResource> {
        let mut gem = gem(self.types.frame(kind), badge.place)?.clone();
        let mut picture = self.empty(gem.field);
        gem.field.x = (gem.field.width - self.types.design.card.width) * 0.5;
        gem.field.y = (self.types.design.card.height - gem.field.height) * 0.5;
        self.lay_gem(&mut picture, &gem, badge.value, badge.tone);
        texture(&picture)
    }

    /// Returns the center and size of a badge on a card of width 1, with the origin at the card's
    /// center, x to the right and y up.
    pub fn badge_field(&self, kind: Kind, place: Place) -> Option<Field> {
        let field = gem(self.types.frame(kind), place)?.field;
        let unit = self.types.design.card.width;
        Some(Field {
            x: field.x / unit,
            y: field.y / unit,
            width: field.width / unit,
            height: field.height / unit,
        })
    }

    /// Returns whether the front of an enlarged card has a line from its fable.
    pub fn has_fable(&self, face: &Face) -> bool {
        let kind = face.kind.in_form(Form::Large);
        let face = face.clone();
        self.types.has_fable(&Face { kind, ..face })
    }

    /// Returns the height of a card of width 1.
    pub fn shape(&self) -> f32 {
        self.types.design.card.height / self.types.design.card.width
    }

    /// Composes the picture of a front.
    pub fn compose(&mut self, face: &Face) -> RgbaImage {
        let card = self.types.design.card;
        let whole = Field {
            x: 0.0,
            y: 0.0,
            width: card.width,
            height: card.height,
        };
        let mut front = self.empty(whole);
        let frame = self.types.frame(face.kind).clone();
        let picture = format!("{}{}", self.types.design.pictures, face.picture);
        self.cover(&mut front, &picture, frame.picture);
        self.lay(&mut front, &frame.frame, whole, None);
        let printed = face.kind.is_printed();
        for (place, value) in [
            (Place::Cost, face.cost),
            (Place::Attack, face.attack),
            (Place::Health, face.health),
        ] {
            if let (Some(gem), Some(value)) = (gem(&frame, place), value.filter(|_| printed)) {
                self.lay_gem(&mut front, gem, value, Tone::Printed);
            }
        }
        if let Some(icons) = frame.icons {
            let count = face.icons.len() as f32;
            for (index, icon) in face.icons.iter().enumerate() {
                let field = Field {
                    x: icons.x + (index as f32 - (count - 1.0) * 0.5) * icons.gap,
                    y: icons.y,
                    width: icons.size,
                    height: icons.size,
                };
                let name = format!("{}{icon}", self.types.design.icons);
                self.lay(&mut front, &name, field, Some(icons.ink));
            }
        }
        for (setting, area, ink) in self.types.settings(face) {
            self.types.letters.write(&mut front, &setting, area, ink);
        }
        front
    }

    fn pixels(&self, field: Field) -> (u32, u32) {
        let px = |length: f32| ((length * self.types.scale()).round() as u32).max(1);
        (px(field.width), px(field.height))
    }

    fn empty(&self, field: Field) -> RgbaImage {
        let (width, height) = self.pixels(field);
        RgbaImage::new(width, height)
    }

    /// Returns the paths of pictures that have turned out to be missing or invalid since the last
    /// call.
    pub fn take_failed(&mut self) -> Vec<String> {
        std::mem::take(&mut self.files.failed)
    }

    /// Draws a picture into a field. A white picture can be given a `color`.
    fn lay(&mut self, front: &mut RgbaImage, name: &str, field: Field, color: Option<[u8; 3]>) {
        let (size, area) = (self.pixels(field), self.types.area(field));
        let read = || self.files.read(name).map(Cow::Owned);
        if let Some(sized) = self.sized.get(name, size, color, read) {
            overlay(front, sized, area);
        }
    }

    /// Fills a field with an illustration, which keeps its aspect ratio and is cropped equally on both
    /// sides. It is read each time, because few cards have the same one.
    fn cover(&mut self, front: &mut RgbaImage, name: &str, field: Field) {
        let (width, height) = self.pixels(field);
        let Some(picture) = self.files.read(name) else {
            return;
        };
        let (w, h) = (picture.width() as f32, picture.height() as f32);
        let grown = (width as f32 / w).max(height as f32 / h);
        let inner = (
            (width as f32 / grown).min(w) as u32,
            (height as f32 / grown).min(h) as u32,
        );
        let left = (picture.width() - inner.0) / 2;
        let top = (picture.height() - inner.1) / 2;
        let part = imageops::crop_imm(&picture, left, top, inner.0.max(1), inner.1.max(1));
        let sized = imageops::resize(&part.to_image(), width, height, FilterType::CatmullRom);
        overlay(front, &sized, self.types.area(field));
    }

    fn lay_gem(&mut self, front: &mut RgbaImage, gem: &Gem, value: i32, tone: Tone) {
        // The light red digits would not be legible on a red gem, so the gem is grayed.
        let gray = (tone == Tone::Worse).then_some([0x78, 0x60, 0x60]);
        self.lay(front, &gem.picture, gem.field, gray);
        let digits: Vec<char> = value.max(0).to_string().chars().collect();
        // Digits are closer together than the width of their pictures.
        let advance = gem.figure * 0.62;
        let count = digits.len() as f32;
        let shrink = (gem.field.width * 0.86 / (advance * count)).min(1.0);
        for (index, digit) in digits.into_iter().enumerate() {
            let field = Field {
                x: gem.field.x + (index as f32 - (count - 1.0) * 0.5) * advance * shrink,
                y: gem.field.y,
                width: gem.figure * shrink,
                height: gem.figure * shrink,
            };
            let name = format!("{}{digit}", self.types.design.digits);
            // A dark outline keeps the digits legible on any gem.
            let edge = 0.03 * shrink;
            for (dx, dy) in [(edge, 0.0), (-edge, 0.0), (0.0, edge), (0.0, -edge)] {
                let shade = Field {
                    x: field.x + dx,
                    y: field.y + dy,
                    ..field
                };
                self.lay(front, &name, shade, Some([0x14, 0x10, 0x0e]));
            }
            self.lay(front, &name, field, Some(tone.color()));
        }
    }
}

fn gem(frame: &Frame, place: Place) -> Option<&Gem> {
    match place {
        Place::Cost => frame.cost.as_ref(),
        Place::Attack => frame.attack.as_ref(),
        Place::Health => frame.health.as_ref(),
        Place::Armour => frame.armour.as_ref(),
    }
}

/// Draws a picture of the right size into an area.
fn overlay(front: &mut RgbaImage, picture: &RgbaImage, area: Area) {
    let (left, top) = (area.left.round() as i64, area.top.round() as i64);
    imageops::overlay(front, picture, left, top);
}

fn path(name: &str) -> String {
    format!("{FOLDER}/{name}.png")
}
