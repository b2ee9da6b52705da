//! Materials, from the textures in `data/textures`.

use crate::common::Result;
use fyrox::{
    asset::{ResourceData, manager::ResourceManager},
    core::{algebra::Vector3, color::Color, futures::executor::block_on},
    material::{
        Material, MaterialResource,
        shader::{Shader, ShaderResource},
    },
    resource::{
        gltf::material::GLTF_SHADER,
        texture::{Texture, TextureResource},
    },
};
use parlour_chess::scene::board::Pointer;
use parlour_shell::{
    app::settings::Palette,
    scene::{highlights::Highlights, marks::Mark},
};
use std::path::Path;

/// Loads a material that has been written.
pub fn material(resources: &ResourceManager, name: &str) -> Result<MaterialResource> {
    let path = format!("data/materials/{name}.material");
    block_on(resources.request::<Material>(&path))
        .map_err(|error| format!("couldn't load {path}: {error}").into())
}

fn texture(resources: &ResourceManager, name: &str) -> Result<TextureResource> {
    let file = |end| format!("data/textures/{name}.{end}");
    let photo = file("jpg");
    let path = if Path::new(&photo).exists() {
        photo
    } else {
        file("png")
    };
    block_on(resources.request::<Texture>(&path))
        .map_err(|error| format!("couldn't load {path}: {error}").into())
}

fn save(mut material: Material, name: &str) -> Result<()> {
    let path = format!("data/materials/{name}.material");
    if let Some(folder) = Path::new(&path).parent() {
        std::fs::create_dir_all(folder)?;
    }
    material
        .save(Path::new(&path))
        .map_err(|error| format!("couldn't write {path}: {error}"))?;
    println!("{path}");
    Ok(())
}

/// Solid material.
struct Stuff {
    name: &'static str,
    texture: &'static str,
    /// Roughness, or factor for the roughness map.
    roughness: f32,
    /// Whether there are maps for roughness, metal and normals.
    maps: bool,
    /// Emission strength, with the diffuse texture as the color.
    glow: f32,
}

const STUFFS: &[Stuff] = &[
    Stuff {
        name: "board",
        texture: "board/board",
        roughness: 1.0,
        maps: true,
        glow: 0.0,
    },
    Stuff {
        name: "table",
        texture: "room/table",
        roughness: 1.0,
        maps: true,
        glow: 0.0,
    },
    Stuff {
        name: "walnut",
        texture: "stuff/walnut",
        roughness: 1.5,
        maps: true,
        glow: 0.0,
    },
    // Far from the lamp, where varnish would reflect the lit table in lines thinner than a pixel.
    Stuff {
        name: "dull_walnut",
        texture: "stuff/walnut",
        roughness: 3.0,
        maps: true,
        glow: 0.0,
    },
    Stuff {
        name: "brass",
        texture: "stuff/brass",
        roughness: 1.0,
        maps: true,
        glow: 0.0,
    },
    Stuff {
        name: "boxwood",
        texture: "wood/boxwood",
        roughness: 1.0,
        maps: true,
        glow: 0.0,
    },
    Stuff {
        name: "ebony",
        texture: "wood/ebony",
        roughness: 1.0,
        maps: true,
        glow: 0.0,
    },
    // The game sets the picture.
    Stuff {
        name: "clock_window",
        texture: "chess/clock_window",
        roughness: 0.35,
        maps: false,
        glow: 0.5,
    },
    Stuff {
        name: "leather",
        texture: "stuff/leather",
        roughness: 1.0,
        maps: true,
        glow: 0.0,
    },
    Stuff {
        name: "velvet",
        texture: "stuff/velvet",
        roughness: 1.0,
        maps: true,
        glow: 0.0,
    },
    Stuff {
        name: "lampshade",
        texture: "stuff/linen",
        roughness: 1.0,
        maps: true,
        glow: 0.32,
    },
    Stuff {
        name: "floor",
        texture: "room/floor",
        roughness: 0.8,
        maps: false,
        glow: 0.0,
    },
    Stuff {
        name: "rug",
        texture: "room/rug",
        roughness: 0.95,
        maps: false,
        glow: 0.0,
    },
    Stuff {
        name: "books",
        texture: "room/books",
        roughness: 1.2,
        maps: false,
        glow: 0.0,
    },
    Stuff {
        name: "fire",
        texture: "room/fire",
        roughness: 1.0,
        maps: false,
        glow: 0.9,
    },
    Stuff {
        name: "window",
        texture: "room/window",
        roughness: 0.5,
        maps: false,
        glow: 0.25,
    },
];

/// Color of the light that shines through the shade of the lamp.
const INCANDESCENT: Vector3<f32> = Vector3::new(1.0, 0.62, 0.28);
/// Part of the wood that a mark hides. The rest shines through, so that a mark looks like light.
const COVER: f32 = 0.45;
/// Brightness of the coordinates, which no light falls on.
const COORDINATES: f32 = 0.45;

/// Returns the emission strength of a mark, at which its color is right at the scene's exposure.
fn mark_strength(mark: Mark) -> f32 {
    match mark {
        Mark::Hover | Mark::Selected | Mark::Capture => 0.45,
        Mark::Last => 0.34,
        Mark::Danger => 0.55,
        _ => 0.36,
    }
}

/// Returns the shape of a mark. All are different, so that color isn't needed to tell them apart.
fn mark_shape(mark: Mark) -> &'static str {
    match mark {
        Mark::Hover => "frame",
        Mark::Selected => "square",
        Mark::Move => "dot",
        Mark::Capture => "ring",
        Mark::Danger => "check",
        Mark::Last => "last",
        Mark::Hint => "hint",
    }
}

/// Returns the name of a mark's material and prefab.
pub fn mark_name(mark: Mark) -> String {
    match mark {
        // Files and fields are named after the danger in chess.
        Mark::Danger => "check".to_owned(),
        _ => format!("{mark:?}").to_lowercase(),
    }
}

/// Returns the name of an arrow's material.
pub fn arrow_name(pointer: Pointer) -> String {
    format!("arrow_{pointer:?}").to_lowercase()
}

/// Creates a material with all its maps.
fn solid(resources: &ResourceManager, stem: &str) -> Result<Material> {
    shaded(resources, stem, GLTF_SHADER.resource.clone())
}

fn shaded(resources: &ResourceManager, stem: &str, shader: ShaderResource) -> Result<Material> {
    let mut material = Material::from_shader(shader);
    material.bind("diffuseTexture", texture(resources, stem)?);
    material.bind(
        "metallicRoughnessTexture",
        texture(resources, &format!("{stem}_mr"))?,
    );
    material.bind("normalTexture", texture(resources, &format!("{stem}_n"))?);
    Ok(material)
}

/// Loads a shader by its path.
fn shader(resources: &ResourceManager, path: &str) -> Result<ShaderResource> {
    block_on(resources.request::<Shader>(path)).map_err(|error| format!("{path}: {error}").into())
}

/// Sets how strongly a material glows, and scales what its maps say of metal and roughness.
fn set_surface(material: &mut Material, glow: f32, metallic: f32, roughness: f32) {
    material.set_property("emissionStrength", Vector3::repeat(glow));
    material.set_property("metallicFactor", metallic);
    material.set_property("roughnessFactor", roughness);
}

/// Writes all materials.
pub fn build(resources: &ResourceManager) -> Result<()> {
    // The editor shows these colors; the game takes those of the room.
    let highlights = Highlights::default();
    let mark_shader = shader(resources, "data/shaders/mark.shader")?;
    build_solids(resources)?;
    build_pieces(resources)?;
    build_marks(resources, &mark_shader, &highlights)?;
    build_coordinates(resources)?;
    build_shadows(resources, &mark_shader)?;
    build_cards(resources)?;
    build_prospector(resources, &mark_shader)?;
    build_duel_effects(resources, &mark_shader, &highlights)?;
    build_duel_solids(resources)
}

/// Writes the materials of [`STUFFS`].
fn build_solids(resources: &ResourceManager) -> Result<()> {
    for stuff in STUFFS {
        let mut material = if stuff.maps {
            solid(resources, stuff.texture)?
        } else {
            let mut material = Material::from_shader(GLTF_SHADER.resource.clone());
            material.bind("diffuseTexture", texture(resources, stuff.texture)?);
            material.bind(
                "metallicRoughnessTexture",
                texture(resources, "stuff/matte_mr")?,
            );
            material
        };
        if stuff.glow > 0.0 {
            material.bind("emissionTexture", texture(resources, stuff.texture)?);
        }
        set_surface(&mut material, stuff.glow, 1.0, stuff.roughness);
        if stuff.name == "lampshade" {
            material.set_property("emissionStrength", stuff.glow * INCANDESCENT);
        }
        save(material, stuff.name)?;
    }
    Ok(())
}

/// Tint of the white pieces.
const BOXWOOD: Color = Color::opaque(252, 231, 197);
/// Light of the table on the sides of the white pieces. Without it, they contrast too little with
/// light squares.
const GLOW: f32 = 0.3;
/// Color of the outlines of white and of black pieces.
const EDGES: (Color, Color) = (
    Color::from_rgba(112, 76, 44, 215),
    Color::from_rgba(150, 122, 96, 150),
);

/// Writes the woods and the figurines of both chess sets.
fn build_pieces(resources: &ResourceManager) -> Result<()> {
    let sign = shader(resources, "data/shaders/sign.shader")?;
    let stuff = shader(resources, "data/shaders/piece.shader")?;
    // Each piece has its own ambient occlusion map and its own cut of the wood.
    for (side, wood) in [("white", "wood/boxwood"), ("black", "wood/ebony")] {
        for piece in ["pawn", "knight", "bishop", "rook", "queen", "king"] {
            let mut material = shaded(resources, wood, stuff.clone())?;
            material.bind(
                "diffuseTexture",
                texture(resources, &format!("chess/{piece}_{side}"))?,
            );
            material.bind(
                "aoTexture",
                texture(resources, &format!("chess/{piece}_ao"))?,
            );
            set_surface(&mut material, 0.0, 1.0, 1.0);
            let edge = if side == "white" { EDGES.0 } else { EDGES.1 };
            material.set_property("edgeColor", edge);
            if side == "white" {
                // Without it, the light of the room leaves hardly any shading on them.
                material.set_property("diffuseColor", BOXWOOD);
                material.set_property("emissionStrength", Vector3::repeat(GLOW));
            }
            save(material, &format!("pieces/{side}_{piece}"))?;
            let mut material = Material::from_shader(sign.clone());
            let picture = texture(resources, &format!("ui/{piece}_{side}"))?;
            material.bind("diffuseTexture", picture);
            material.set_property("emissionStrength", Vector3::repeat(FLAT));
            save(material, &format!("figurines/{side}_{piece}"))?;
        }
    }
    Ok(())
}

/// Writes the marks on squares and around cards, and the arrows over the board.
fn build_marks(
    resources: &ResourceManager,
    mark_shader: &ShaderResource,
    highlights: &Highlights,
) -> Result<()> {
    for mark in Mark::ALL {
        let mut material = Material::from_shader(mark_shader.clone());
        material.bind(
            "diffuseTexture",
            texture(resources, &format!("highlight/{}", mark_shape(mark)))?,
        );
        material.set_property("diffuseColor", highlights.color(mark, Palette::Normal));
        material.set_property("emissionStrength", Vector3::repeat(mark_strength(mark)));
        material.set_property("cover", COVER);
        save(material, &format!("marks/{}", mark_name(mark)))?;
    }
    let arrow = shader(resources, "data/shaders/arrow.shader")?;
    for pointer in Pointer::ALL {
        let mut material = Material::from_shader(arrow.clone());
        material.bind("diffuseTexture", texture(resources, "highlight/arrow")?);
        material.set_property("diffuseColor", pointer.color(highlights, Palette::Normal));
        let strength = Vector3::repeat(mark_strength(pointer.mark()));
        material.set_property("emissionStrength", strength);
        save(material, &format!("marks/{}", arrow_name(pointer)))?;
    }
    for (mark, shape) in [(Mark::Hover, "frame"), (Mark::Hint, "hint")] {
        let mut material = Material::from_shader(mark_shader.clone());
        let picture = texture(resources, &format!("cards/mark_{shape}"))?;
        material.bind("diffuseTexture", picture);
        material.set_property("diffuseColor", highlights.color(mark, Palette::Normal));
        material.set_property("emissionStrength", Vector3::repeat(mark_strength(mark)));
        save(material, &format!("marks/card_{}", mark_name(mark)))?;
    }
    Ok(())
}

/// Returns the name of a player's coordinates, on the frame or inside the squares.
pub fn coordinates_name(white: bool, inside: bool) -> String {
    let side = if white { "white" } else { "black" };
    let place = if inside { "_inside" } else { "" };
    format!("coordinates_{side}{place}")
}

/// Writes the coordinates of the board. Each player has a set on the frame and one inside the squares.
fn build_coordinates(resources: &ResourceManager) -> Result<()> {
    let sign = shader(resources, "data/shaders/sign.shader")?;
    for (white, inside) in [(true, false), (false, false), (true, true), (false, true)] {
        let mut inlay = Material::from_shader(sign.clone());
        let name = coordinates_name(white, inside);
        inlay.bind(
            "diffuseTexture",
            texture(resources, &format!("board/{name}"))?,
        );
        inlay.set_property("emissionStrength", Vector3::repeat(COORDINATES));
        save(inlay, &name)?;
    }
    Ok(())
}

/// Writes the soft shadows below pieces and cards, and of a window.
fn build_shadows(resources: &ResourceManager, mark_shader: &ShaderResource) -> Result<()> {
    for (name, picture, opacity) in [
        ("contact_shadow", "highlight/shadow", 190),
        ("window_shade", "room/window_shade", 120),
        ("card_shadow", "cards/mark_shadow", 150),
    ] {
        let mut shadow = Material::from_shader(mark_shader.clone());
        shadow.bind("diffuseTexture", texture(resources, picture)?);
        shadow.set_property("diffuseColor", Color::from_rgba(8, 5, 3, opacity));
        shadow.set_property("emissionStrength", Vector3::repeat(1.0f32));
        save(shadow, name)?;
    }
    Ok(())
}

/// Writes the faces and edges of playing cards, and the gleam that runs over gold ones.
fn build_cards(resources: &ResourceManager) -> Result<()> {
    for (name, surface, glow) in [
        ("front", "paper_mr", 0.0),
        ("front_gold", "front_gold_mr", GOLD_GLOW),
        ("back", "paper_mr", 0.0),
        ("back_gold", "back_gold_mr", 0.4 * GOLD_GLOW),
        ("edge", "paper_mr", 0.0),
    ] {
        let mut material = Material::from_shader(GLTF_SHADER.resource.clone());
        material.bind(
            "diffuseTexture",
            texture(resources, &format!("cards/{name}"))?,
        );
        let surface = texture(resources, &format!("cards/{surface}"))?;
        material.bind("metallicRoughnessTexture", surface);
        // Darker than white, so that paper under the lamp doesn't glare.
        material.set_property("diffuseColor", Color::opaque(206, 206, 206));
        if glow > 0.0 {
            material.bind(
                "emissionTexture",
                texture(resources, &format!("cards/{name}"))?,
            );
        }
        set_surface(&mut material, glow, 1.0, 1.0);
        save(material, &format!("cards/{name}"))?;
    }
    let mut gleam = Material::from_shader(shader(resources, "data/shaders/gleam.shader")?);
    gleam.set_property("diffuseColor", Color::from_rgba(255, 247, 214, 255));
    gleam.set_property("emissionStrength", Vector3::repeat(GLEAM));
    gleam.set_property("phase", 0.0f32);
    save(gleam, "cards/gleam")
}

/// Writes Prospector's things, the chalk of its slate and the flame of lamps and candles.
fn build_prospector(resources: &ResourceManager, mark_shader: &ShaderResource) -> Result<()> {
    for name in [
        "mat", "gold", "iron", "hide", "rope", "slate", "pan", "hickory", "gravel",
    ] {
        let mut material = solid(resources, &format!("prospector/{name}"))?;
        set_surface(&mut material, 0.0, 1.0, 1.0);
        save(material, &format!("prospector/{name}"))?;
    }
    // The game sets the shape of the digit.
    let mut chalk = Material::from_shader(mark_shader.clone());
    chalk.bind("diffuseTexture", texture(resources, "prospector/chalk")?);
    chalk.set_property("diffuseColor", Color::opaque(0xec, 0xe8, 0xdc));
    chalk.set_property("emissionStrength", Vector3::repeat(FLAT));
    save(chalk, "prospector/chalk")?;
    let mut flame = Material::from_shader(GLTF_SHADER.resource.clone());
    let picture = texture(resources, "prospector/flame")?;
    flame.bind("diffuseTexture", picture.clone());
    flame.bind("emissionTexture", picture);
    flame.bind(
        "metallicRoughnessTexture",
        texture(resources, "stuff/matte_mr")?,
    );
    set_surface(&mut flame, 0.9, 1.0, 1.0);
    save(flame, "prospector/flame")
}

/// Writes the Duel's effects, signs, figures and glows: pictures that no light falls on.
fn build_duel_effects(
    resources: &ResourceManager,
    mark_shader: &ShaderResource,
    highlights: &Highlights,
) -> Result<()> {
    let sign = shader(resources, "data/shaders/sign.shader")?;
    // Creates an unlit material. Marks are colored, the pictures of numbers, signs and effects have
    // colors already.
    let flat = |shader: &ShaderResource, picture: &str, strength: f32| -> Result<Material> {
        let mut material = Material::from_shader(shader.clone());
        material.bind(
            "diffuseTexture",
            texture(resources, &format!("duel/{picture}"))?,
        );
        material.set_property("diffuseColor", Color::WHITE);
        material.set_property("emissionStrength", Vector3::repeat(strength));
        Ok(material)
    };
    for name in [
        "fx_missile",
        "fx_beam",
        "fx_bolt",
        "fx_wave",
        "fx_lightning",
        "fx_shock",
        "fx_leaf",
        "fx_frost",
        "fx_impact",
        "fx_smoke",
        "fx_sparkle",
        "fx_bubble",
        "fx_veil",
        "fx_poison",
        "fx_fatigue",
        "fx_flash",
        "fx_glint",
        "fx_toxin",
        "fx_gust",
        "fx_drop",
        "fx_dash",
        "overlay_crack_1",
        "overlay_crack_2",
        "overlay_crack_3",
        "overlay_taunt",
        "overlay_shield",
        "overlay_ice",
        "overlay_silence",
        "overlay_sleep",
        "overlay_spent",
    ] {
        save(flat(&sign, name, FLAT)?, &format!("duel/{name}"))?;
    }
    for name in ["arrow_dash", "arrow_head"] {
        let mut material = flat(mark_shader, name, mark_strength(Mark::Capture))?;
        material.set_property(
            "diffuseColor",
            highlights.color(Mark::Capture, Palette::Normal),
        );
        save(material, &format!("duel/{name}"))?;
    }
    // The game sets the picture.
    save(flat(&sign, "gem_health", FLAT)?, "duel/badge")?;
    for (name, mark, picture) in [
        ("able", Mark::Move, "glow_able"),
        ("ready", Mark::Move, "glow_ready"),
        ("hover", Mark::Hover, "glow"),
        ("selected", Mark::Selected, "glow_selected"),
        ("enemy_target", Mark::Capture, "glow_target"),
        ("own_target", Mark::Hint, "glow_target"),
        ("hint", Mark::Hint, "glow_hint"),
        ("landing", Mark::Move, "glow_row"),
    ] {
        let mut material = flat(mark_shader, picture, mark_strength(mark))?;
        material.set_property("diffuseColor", highlights.color(mark, Palette::Normal));
        save(material, &format!("duel/{name}"))?;
    }
    let mut dim = flat(mark_shader, "glow_dim", 1.0)?;
    dim.set_property("diffuseColor", Color::from_rgba(10, 8, 8, 160));
    save(dim, "duel/dim")
}

/// Writes the objects on the Duel's table: crystals, mat, button, things and the backs of its cards.
fn build_duel_solids(resources: &ResourceManager) -> Result<()> {
    for (name, glow) in [("crystal_full", 0.35), ("crystal_spent", 0.0)] {
        let mut material = Material::from_shader(GLTF_SHADER.resource.clone());
        let picture = texture(resources, &format!("duel/{name}"))?;
        material.bind("diffuseTexture", picture.clone());
        material.bind("emissionTexture", picture);
        material.bind(
            "metallicRoughnessTexture",
            texture(resources, &format!("duel/{name}_mr"))?,
        );
        set_surface(&mut material, glow, 1.0, 1.0);
        save(material, &format!("duel/{name}"))?;
    }
    for name in [
        "mat",
        "turn_sun",
        "turn_moon",
        "pages",
        "paper_edge",
        "wax",
        "inkglass",
        "feather",
        "sand",
    ] {
        let mut material = solid(resources, &format!("duel/{name}"))?;
        // Polished brass would mirror the lamp.
        let metallic = if name == "turn_sun" { 0.35 } else { 1.0 };
        let mut glow = 0.0;
        if ["turn_sun", "turn_moon"].contains(&name) {
            // The words on it are legible far from the lamp as well.
            glow = 0.5;
            material.bind(
                "emissionTexture",
                texture(resources, &format!("duel/{name}"))?,
            );
        }
        set_surface(&mut material, glow, metallic, 1.0);
        if name == "turn_sun" {
            material.set_property("diffuseColor", Color::opaque(150, 140, 128));
        }
        save(material, &format!("duel/{name}"))?;
    }
    let mut mat = Material::from_shader(GLTF_SHADER.resource.clone());
    mat.bind("diffuseTexture", texture(resources, "duel/portrait_mat")?);
    set_surface(&mut mat, 0.0, 0.0, 0.8);
    save(mat, "duel/portrait_mat")?;
    let mut back = Material::from_shader(GLTF_SHADER.resource.clone());
    back.bind("diffuseTexture", texture(resources, "duel/back")?);
    back.bind(
        "metallicRoughnessTexture",
        texture(resources, "duel/back_mr")?,
    );
    back.set_property("diffuseColor", Color::opaque(206, 206, 206));
    set_surface(&mut back, 0.0, 1.0, 1.0);
    save(back, "duel/back")?;
    // Half of its light is its own, so that cards near the lamp and far from it are equally legible.
    let mut front = Material::from_shader(GLTF_SHADER.resource.clone());
    front.bind("diffuseTexture", texture(resources, "cards/front")?);
    front.bind("emissionTexture", texture(resources, "cards/front")?);
    let surface = texture(resources, "cards/paper_mr")?;
    front.bind("metallicRoughnessTexture", surface);
    front.set_property("diffuseColor", Color::opaque(158, 158, 158));
    set_surface(&mut front, 0.75 * FLAT, 1.0, 1.0);
    save(front, "duel/front")
}

/// Emission of gold cards. The light of the lamp is too warm to show gold as anything but brown,
/// and the room has little for it to mirror.
const GOLD_GLOW: f32 = 0.1;

/// Strength of the gleam that runs over gold cards.
const GLEAM: f32 = 0.4;

/// Emission at which an unlit picture is as bright as paper under the lamp.
const FLAT: f32 = 0.36;
