//! Sound effects. Each is a short file in `data/sounds`. Pitch and volume vary slightly each time,
//! so that repeated sounds do not seem mechanical.

use fyrox::{
    asset::manager::ResourceManager,
    scene::{
        Scene,
        base::BaseBuilder,
        sound::{SoundBufferResource, SoundBuilder, Status},
    },
};
use parlour_rules::Random;
use rand::{Rng, seq::SliceRandom};
use std::{collections::HashMap, ops::Range};

/// Sound effect: one of its files is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sound {
    files: &'static [&'static str],
    in_tune: bool,
}

impl Sound {
    /// Creates a sound from the names of files in `data/sounds`. One of them is chosen at random
    /// each time.
    pub const fn new(files: &'static [&'static str]) -> Self {
        Self {
            files,
            in_tune: false,
        }
    }

    /// Creates a sound whose pitch does not vary, such as a note of a scale.
    pub const fn in_tune(files: &'static [&'static str]) -> Self {
        Self {
            files,
            in_tune: true,
        }
    }
}

/// Pressing a button.
pub const CLICK: Sound = Sound::new(&["ui_click.wav"]);
/// Refusing an illegal action.
pub const REFUSE: Sound = Sound::new(&["refuse.wav"]);
/// Undoing a move.
pub const UNDO: Sound = Sound::new(&["undo.wav"]);

/// All sounds of this module, to be loaded at startup.
pub const ALL: &[Sound] = &[CLICK, REFUSE, UNDO];

/// Range of the factor by which the pitch varies.
const PITCHES: Range<f64> = 0.97..1.03;
/// Range of the factor by which the volume varies.
const LEVELS: Range<f32> = 0.9..1.0;

/// Loaded sound buffers.
#[derive(Debug)]
pub struct Sounds {
    buffers: HashMap<Sound, Vec<SoundBufferResource>>,
    /// Generator that only varies the variant, pitch and volume. It is separate from the games'
    /// seeded generators, so that sounds never change an outcome.
    vary: Random,
}

impl Default for Sounds {
    fn default() -> Self {
        Self {
            buffers: HashMap::new(),
            vary: Random::new(0),
        }
    }
}

impl Sounds {
    /// Requests all sound files. They load in the background; a sound is skipped until its file is
    /// ready.
    pub fn load(resources: &ResourceManager, sounds: impl Iterator<Item = Sound>) -> Self {
        let buffers = sounds
            .map(|sound| {
                let files = sound.files.iter();
                let requested = files.map(|file| resources.request(format!("data/sounds/{file}")));
                (sound, requested.collect())
            })
            .collect();
        Self {
            buffers,
            ..Self::default()
        }
    }

    /// Plays a sound in a scene. `volume` is 0 to 1; 0 plays nothing.
    pub fn play(&mut self, scene: &mut Scene, sound: Sound, volume: f32) {
        if volume <= 0.0 {
            return;
        }
        let buffers = self.buffers.get(&sound).map_or(&[][..], Vec::as_slice);
        let Some(buffer) = buffers.choose(&mut self.vary).filter(|one| one.is_ok()) else {
            return;
        };
        let pitch = match sound.in_tune {
            true => 1.0,
            false => self.vary.gen_range(PITCHES),
        };
        let level = self.vary.gen_range(LEVELS);
        SoundBuilder::new(BaseBuilder::new())
            .with_buffer(Some(buffer.clone()))
            .with_status(Status::Playing)
            .with_play_once(true)
            .with_gain(volume * level)
            .with_pitch(pitch)
            .with_spatial_blend_factor(0.0)
            .build(&mut scene.graph);
    }
}
