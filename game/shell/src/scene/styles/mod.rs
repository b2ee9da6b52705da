//! Styles that the player can choose: the looks of the room, of pieces and boards, and of cards.
//!
//! Each style is a folder in `data/styles` with a `style.ron` and the files that it uses. The first
//! style of a kind is the look that the scenes have without any style.

mod show;

pub(crate) use show::ShownStyles;

use super::{data, data::FileError};
use crate::app::settings::Settings;
use fyrox::asset::manager::ResourceManager;
use parlour_rules::data::{DataError, Source};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Folder of all styles.
const FOLDER: &str = "data/styles";
/// Data file with the styles of each kind, in the order of the settings page.
const LIST: &str = "data/styles/styles.ron";

/// Part of the picture that has styles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StyleKind {
    /// Room and light.
    Rooms,
    /// Chess pieces.
    Pieces,
    /// Chessboard.
    Boards,
    /// Mats of the card tables.
    Mats,
    /// Backs of all cards.
    Backs,
    /// Faces of playing cards.
    Faces,
}

impl StyleKind {
    /// All kinds, in the order of the settings page.
    pub const ALL: [Self; 6] = [
        Self::Rooms,
        Self::Pieces,
        Self::Boards,
        Self::Mats,
        Self::Backs,
        Self::Faces,
    ];

    /// Returns its folder, which is also the suffix of its locale key and its name in settings and
    /// trace.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rooms => "rooms",
            Self::Pieces => "pieces",
            Self::Boards => "boards",
            Self::Mats => "mats",
            Self::Backs => "backs",
            Self::Faces => "faces",
        }
    }
}

/// Changes of a material. What is left out stays as it is. Files are relative to the folder of the
/// style, or start with `data/`; a `*` in them stands for what matches the `*` in the name of the
/// material.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MaterialChange {
    /// Texture of the color.
    diffuse: Option<String>,
    /// Texture of the normals.
    normal: Option<String>,
    /// Texture with metal in its blue and roughness in its green channel.
    surface: Option<String>,
    /// Texture of the ambient occlusion.
    occlusion: Option<String>,
    /// Texture of the emitted color.
    emission: Option<String>,
    /// Color that multiplies the texture, as sRGB.
    color: Option<(u8, u8, u8)>,
    /// Factor on the roughness of the texture.
    roughness: Option<f32>,
    /// Factor on the metal of the texture.
    metal: Option<f32>,
    /// Emission strength; on pieces, of their color.
    glow: Option<f32>,
    /// Strength of painted reflections, for pieces only.
    mirror: Option<f32>,
}

impl MaterialChange {
    /// Returns the names of the shader's textures, and the file of each that is replaced.
    fn textures(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let all = [
            ("diffuseTexture", &self.diffuse),
            ("normalTexture", &self.normal),
            ("metallicRoughnessTexture", &self.surface),
            ("aoTexture", &self.occlusion),
            ("emissionTexture", &self.emission),
        ];
        let mut all = all.into_iter();
        std::iter::from_fn(move || {
            all.find_map(|(name, file)| file.as_deref().map(|file| (name, file)))
        })
    }
}

/// Content of a `style.ron`.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct StyleFile {
    name: BTreeMap<String, String>,
    #[serde(default)]
    materials: BTreeMap<String, MaterialChange>,
    #[serde(default)]
    models: Option<String>,
    #[serde(default)]
    deck: Option<String>,
    #[serde(default)]
    sky: Option<String>,
    #[serde(default)]
    prefab: Option<String>,
    #[serde(default)]
    hides: Vec<String>,
    #[serde(default)]
    brightness: Option<f32>,
}

/// A style.
#[derive(Debug, Clone, PartialEq)]
pub struct Style {
    kind: StyleKind,
    /// Name of its folder.
    id: String,
    /// Path of its folder.
    folder: String,
    file: StyleFile,
}

impl Style {
    /// Reads a style. `file` is its path, for errors.
    ///
    /// # Errors
    /// With the line and field of an invalid value.
    fn read(kind: StyleKind, id: &str, file: &str, text: &str) -> Result<Self, DataError> {
        let source = Source { file, text };
        let content: StyleFile = source.read()?;
        if !content.name.contains_key("en-US") {
            return Err(source.error("name", "missing name in en-US"));
        }
        for (material, change) in &content.materials {
            let stars = material.matches('*').count();
            let mut textures = change.textures();
            let star_in_file = textures.any(|(_, file)| file.contains('*'));
            let reason = match stars {
                0 if star_in_file => "* in a file needs a * in the name of the material",
                0 | 1 => continue,
                _ => "more than one *",
            };
            return Err(source.error(format!("materials.{material}"), reason));
        }
        let (pieces, faces) = (StyleKind::Pieces, StyleKind::Faces);
        let fields = [
            ("models", content.models.is_some(), pieces),
            ("deck", content.deck.is_some(), faces),
            ("sky", content.sky.is_some(), StyleKind::Rooms),
            ("prefab", content.prefab.is_some(), StyleKind::Rooms),
            ("hides", !content.hides.is_empty(), StyleKind::Rooms),
            ("brightness", content.brightness.is_some(), StyleKind::Rooms),
        ];
        let mut wrong = fields
            .iter()
            .filter(|(_, is_set, of)| *is_set && *of != kind);
        if let Some((field, _, of)) = wrong.next() {
            return Err(source.error(
                *field,
                format!("unexpected in {} (only in {})", kind.name(), of.name()),
            ));
        }
        let brightness = content.brightness;
        if brightness.is_some_and(|light| !(0.0..=20.0).contains(&light)) {
            return Err(source.error("brightness", "expected a number from 0 to 20"));
        }
        Ok(Self {
            kind,
            id: id.to_owned(),
            folder: format!("{FOLDER}/{}/{id}", kind.name()),
            file: content,
        })
    }

    /// Returns the name of its folder.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the name in this language, such as `de-DE`, or else in English.
    pub fn name(&self, language: &str) -> &str {
        let names = &self.file.name;
        let name = names.get(language).or_else(|| names.get("en-US"));
        name.map_or(&self.id, |name| name)
    }

    /// Returns the path of a small picture of the style.
    pub fn preview(&self) -> String {
        self.path("preview.jpg")
    }

    /// Returns the path of a file in the style's folder, or of one that starts with `data/`.
    fn path(&self, file: &str) -> String {
        match file.starts_with("data/") {
            true => file.to_owned(),
            false => format!("{}/{file}", self.folder),
        }
    }

    /// Returns the folder with models of pieces; `None` if the style uses those of the prefabs.
    pub fn models(&self) -> Option<String> {
        self.file.models.as_deref().map(|models| self.path(models))
    }

    /// Returns the design of the playing cards and the folder with its own pictures; `None` if the
    /// style has none.
    pub fn deck(&self) -> Option<(String, &str)> {
        let deck = self.file.deck.as_deref()?;
        Some((self.path(deck), &self.folder))
    }

    /// Returns the change of a material, and what the `*` in its name stands for.
    fn change<'a>(&'a self, material: &'a str) -> Option<(&'a MaterialChange, &'a str)> {
        let mut all = self.file.materials.iter();
        all.find_map(|(pattern, change)| {
            let (before, after) = match pattern.split_once('*') {
                None => return (pattern == material).then_some((change, "")),
                Some(around) => around,
            };
            let rest = material.strip_prefix(before)?;
            Some((change, rest.strip_suffix(after)?))
        })
    }
}

/// Styles of all kinds.
#[derive(Debug, Default, Clone)]
pub struct Styles {
    kinds: BTreeMap<StyleKind, Vec<Style>>,
}

impl Styles {
    /// Reads all styles, and returns them with the errors of those that can't be used.
    pub fn load(resources: &ResourceManager) -> (Self, Vec<FileError>) {
        let mut styles = Self::default();
        let mut errors = Vec::new();
        let list = data::read_text(resources, LIST).and_then(|text| {
            let source = Source {
                file: LIST,
                text: &text,
            };
            Ok(source.read::<BTreeMap<StyleKind, Vec<String>>>()?)
        });
        let list = list.unwrap_or_else(|error| {
            errors.push(error);
            BTreeMap::new()
        });
        for (kind, ids) in list {
            for id in ids {
                let path = format!("{FOLDER}/{}/{id}/style.ron", kind.name());
                let style = data::read_text(resources, &path)
                    .and_then(|text| Ok(Style::read(kind, &id, &path, &text)?));
                match style {
                    Ok(style) => styles.kinds.entry(kind).or_default().push(style),
                    Err(error) => errors.push(error),
                }
            }
        }
        (styles, errors)
    }

    /// Returns the styles of a kind, the usual one first.
    pub fn of(&self, kind: StyleKind) -> &[Style] {
        self.kinds.get(&kind).map_or(&[], Vec::as_slice)
    }

    /// Returns the style of a kind that the settings choose; the first one if they choose none that
    /// there is.
    pub fn chosen(&self, settings: &Settings, kind: StyleKind) -> Option<&Style> {
        let styles = self.of(kind);
        let wanted = settings.styles.get(kind.name());
        let chosen = wanted.and_then(|id| styles.iter().find(|style| style.id == *id));
        chosen.or(styles.first())
    }

    /// Makes the settings choose the style of a kind with this index, if there is one.
    pub(crate) fn choose(&self, settings: &mut Settings, kind: StyleKind, index: usize) {
        if let Some(style) = self.of(kind).get(index) {
            let id = style.id.clone();
            settings.styles.insert(kind.name().to_owned(), id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn style(text: &str) -> Result<Style, DataError> {
        Style::read(StyleKind::Pieces, "glass", "style.ron", text)
    }

    #[test]
    fn a_star_stands_for_the_name_of_the_piece() {
        let text = r#"(
            name: {"en-US": "Glass", "de-DE": "Glas"},
            materials: { "pieces/white_*": (diffuse: "*_clear.png", roughness: 0.1) },
        )"#;
        let style = style(text).unwrap();
        let (change, star) = style.change("pieces/white_king").unwrap();
        assert_eq!((star, change.roughness), ("king", Some(0.1)));
        let (texture, file) = change.textures().next().unwrap();
        assert_eq!((texture, file), ("diffuseTexture", "*_clear.png"));
        assert_eq!(style.change("pieces/black_king"), None);
        assert_eq!(style.name("de-DE"), "Glas");
        assert_eq!(style.name("fr-FR"), "Glass");
        assert_eq!(style.path("a.png"), "data/styles/pieces/glass/a.png");
        assert_eq!(style.path("data/a.png"), "data/a.png");
    }

    #[test]
    fn a_flaw_is_named_with_its_line_and_field() {
        let flaw = |text: &str| style(text).unwrap_err().to_string();
        assert_eq!(
            flaw("(name: {\"de-DE\": \"Glas\"})"),
            "style.ron:1:8: name: missing name in en-US"
        );
        let unknown = flaw("(\n  name: {\"en-US\": \"Glass\"},\n  color: 1,\n)");
        assert!(unknown.starts_with("style.ron:3:"), "{unknown}");
        let stars =
            "(\n name: {\"en-US\": \"Glass\"},\n materials: {\"a\": (diffuse: \"*.png\")},\n)";
        let sky = flaw("(\n name: {\"en-US\": \"Glass\"},\n sky: \"sky\",\n)");
        assert_eq!(
            sky,
            "style.ron:3:7: sky: unexpected in pieces (only in rooms)"
        );
        let stars = flaw(stars);
        assert!(stars.starts_with("style.ron:3:"), "{stars}");
    }

    #[test]
    fn settings_choose_a_style_and_fall_back_to_the_first() {
        let of = |id: &str| {
            let text = format!("(name: {{\"en-US\": \"{id}\"}})");
            Style::read(StyleKind::Boards, id, "style.ron", &text).unwrap()
        };
        let mut styles = Styles::default();
        let boards = vec![of("walnut"), of("slate"), of("marble")];
        styles.kinds.insert(StyleKind::Boards, boards);
        let mut settings = Settings::default();
        let id = |settings: &Settings| {
            let style = styles.chosen(settings, StyleKind::Boards).unwrap();
            style.id.clone()
        };
        assert_eq!(id(&settings), "walnut");
        styles.choose(&mut settings, StyleKind::Boards, 2);
        assert_eq!(id(&settings), "marble");
        styles.choose(&mut settings, StyleKind::Boards, 3);
        assert_eq!(id(&settings), "marble");
        settings.styles.insert("boards".into(), "gone".into());
        assert_eq!(id(&settings), "walnut");
        styles.choose(&mut settings, StyleKind::Faces, 0);
        assert!(styles.chosen(&settings, StyleKind::Faces).is_none());
    }
}
