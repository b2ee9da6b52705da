//! Sound effects, the sounds of the room, and music. Each is a file in `data/sounds`. Pitch and
//! volume of effects vary slightly each time, so that repeated sounds do not seem mechanical.

use fyrox::{
    asset::manager::ResourceManager,
    core::{algebra::Vector3, pool::Handle},
    graph::SceneGraph,
    scene::{
        Scene,
        base::BaseBuilder,
        node::Node,
        sound::{self, SoundBuffer, SoundBufferResource, SoundBuilder, Status},
    },
};
use parlour_rules::Random;
use rand::{Rng, seq::SliceRandom};
use std::{collections::HashMap, ops::Range, time::Duration};

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

    /// Returns the sound at a point of the scene.
    pub fn at(self, place: Vector3<f32>) -> Cue {
        Cue {
            sound: self,
            place: Some(place),
        }
    }
}

/// Sound that is played once.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cue {
    /// The sound.
    pub sound: Sound,
    /// Point of the scene that it comes from; `None` for the middle.
    pub place: Option<Vector3<f32>>,
}

impl From<Sound> for Cue {
    fn from(sound: Sound) -> Self {
        Self { sound, place: None }
    }
}

/// Pressing a button.
pub const CLICK: Sound = Sound::new(&["ui_click.wav"]);
/// Refusing an illegal action.
pub const REFUSE: Sound = Sound::new(&["refuse.wav"]);
/// Undoing a move.
pub const UNDO: Sound = Sound::new(&["undo.wav"]);

/// All sounds of this module.
pub const ALL: &[Sound] = &[CLICK, REFUSE, UNDO];

/// Range of the factor by which the pitch varies.
const PITCHES: Range<f64> = 0.97..1.03;
/// Range of the factor by which the volume varies.
const LEVELS: Range<f32> = 0.9..1.0;

/// Loaded sound buffers.
#[derive(Debug)]
pub struct Sounds {
    buffers: HashMap<Sound, Vec<SoundBufferResource>>,
    loops: [Loop; 2],
    /// Generator that only varies the variant, pitch and volume. It is separate from the games'
    /// seeded generators, so that sounds never change an outcome.
    vary: Random,
}

impl Default for Sounds {
    fn default() -> Self {
        Self {
            buffers: HashMap::new(),
            loops: ["room.wav", "music.ogg"].map(Loop::new),
            vary: Random::new(0),
        }
    }
}

impl Sounds {
    /// Requests the files of these sounds, and lets go of all others. They load in the background; a
    /// sound is skipped until its file is ready.
    pub(crate) fn load(
        &mut self,
        resources: &ResourceManager,
        sounds: impl Iterator<Item = Sound>,
    ) {
        self.buffers = sounds
            .map(|sound| {
                let files = sound.files.iter();
                let requested = files.map(|file| resources.request(format!("data/sounds/{file}")));
                (sound, requested.collect())
            })
            .collect();
    }

    /// Plays a sound in a scene. `volume` is 0 to 1; 0 plays nothing. `panning` is -1 for the left
    /// speaker to 1 for the right one.
    pub fn play(&mut self, scene: &mut Scene, sound: Sound, volume: f32, panning: f32) {
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
            .with_panning(panning)
            .with_spatial_blend_factor(0.0)
            .build(&mut scene.graph);
    }

    /// Plays the sounds of the room and the music in a scene, at these volumes from 0 to 1.
    pub(crate) fn play_loops(
        &mut self,
        resources: &ResourceManager,
        scene: &mut Scene,
        volumes: [f32; 2],
    ) {
        for (endless, volume) in self.loops.iter_mut().zip(volumes) {
            endless.play(resources, scene, volume);
        }
    }
}

/// Sound that is repeated without end.
#[derive(Debug)]
struct Loop {
    /// Name of the file in `data/sounds`.
    file: &'static str,
    /// Content of the file; `None` until it was needed for the first time.
    buffer: Option<SoundBufferResource>,
    /// Node of the scene that plays it.
    node: Handle<Node>,
    /// Playback position when its scene was left, in seconds.
    time: f32,
}

impl Loop {
    fn new(file: &'static str) -> Self {
        Self {
            file,
            buffer: None,
            node: Handle::NONE,
            time: 0.0,
        }
    }

    /// Plays the sound in a scene, at a volume from 0 to 1; 0 ends it.
    fn play(&mut self, resources: &ResourceManager, scene: &mut Scene, volume: f32) {
        let node = scene.graph.try_get_node_mut(self.node).ok();
        // In another scene, the handle can be that of another node.
        let playing = node.filter(|node| node.name() == self.file);
        let Some(sound) = playing.and_then(|node| node.cast_mut::<sound::Sound>()) else {
            if volume > 0.0 {
                self.start(resources, scene, volume);
            }
            return;
        };
        self.time = sound.playback_time();
        if volume <= 0.0 {
            scene.graph.remove_node(self.node);
        } else if sound.gain() != volume {
            sound.set_gain(volume);
        }
    }

    fn start(&mut self, resources: &ResourceManager, scene: &mut Scene, volume: f32) {
        let path = || resources.request::<SoundBuffer>(format!("data/sounds/{}", self.file));
        let buffer = self.buffer.get_or_insert_with(path);
        if buffer.is_ok() {
            let node = SoundBuilder::new(BaseBuilder::new().with_name(self.file))
                .with_buffer(Some(buffer.clone()))
                .with_status(Status::Playing)
                .with_looping(true)
                .with_gain(volume)
                .with_playback_time(Duration::from_secs_f32(self.time))
                .with_spatial_blend_factor(0.0)
                .build(&mut scene.graph);
            self.node = node.to_base();
        }
    }
}
