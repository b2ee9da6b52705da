//! What is heard. Each sound is a short file in `data/sounds`, played a little differently every
//! time, so that nothing repeats.

use fyrox::{
    asset::manager::ResourceManager,
    scene::{
        Scene,
        base::BaseBuilder,
        sound::{SoundBufferResource, SoundBuilder, Status},
    },
};
use std::collections::HashMap;

/// A sound by what it tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A piece is picked up.
    Pick,
    /// A piece is put down.
    Place,
    /// A piece is captured.
    Capture,
    /// King and rook are put down.
    Castle,
    /// Check.
    Check,
    /// Somebody has won.
    EndWin,
    /// A draw.
    EndDraw,
    /// A pawn becomes another piece.
    Promote,
    /// A button.
    Click,
    /// No.
    Refuse,
    /// A move is taken back.
    Undo,
}

impl Sound {
    /// Every sound.
    pub const ALL: [Sound; 11] = [
        Sound::Pick,
        Sound::Place,
        Sound::Capture,
        Sound::Castle,
        Sound::Check,
        Sound::EndWin,
        Sound::EndDraw,
        Sound::Promote,
        Sound::Click,
        Sound::Refuse,
        Sound::Undo,
    ];

    /// Its files; one of them is chosen each time.
    pub fn files(self) -> &'static [&'static str] {
        match self {
            Sound::Pick => &["pick.wav"],
            Sound::Place => &["place_1.wav", "place_2.wav", "place_3.wav", "place_4.wav"],
            Sound::Capture => &["capture_1.wav", "capture_2.wav"],
            Sound::Castle => &["castle.wav"],
            Sound::Check => &["check.wav"],
            Sound::EndWin => &["end_win.wav"],
            Sound::EndDraw => &["end_draw.wav"],
            Sound::Promote => &["promote.wav"],
            Sound::Click => &["ui_click.wav"],
            Sound::Refuse => &["refuse.wav"],
            Sound::Undo => &["undo.wav"],
        }
    }
}

/// The loaded sounds.
#[derive(Debug, Default)]
pub struct Sounds {
    buffers: HashMap<Sound, Vec<SoundBufferResource>>,
    /// State of a small generator that only varies pitch and level; the game's own chance never
    /// depends on it.
    vary: u32,
}

impl Sounds {
    /// Asks for every file.
    pub fn load(resources: &ResourceManager) -> Self {
        let buffers = Sound::ALL
            .into_iter()
            .map(|sound| {
                let files = sound.files().iter();
                let requested = files.map(|file| resources.request(format!("data/sounds/{file}")));
                (sound, requested.collect())
            })
            .collect();
        Self {
            buffers,
            vary: 0x9e37_79b9,
        }
    }

    /// Plays a sound in a scene, `volume` from 0 to 1.
    pub fn play(&mut self, scene: &mut Scene, sound: Sound, volume: f32) {
        if volume <= 0.0 {
            return;
        }
        let choice = self.next();
        let Some(buffers) = self.buffers.get(&sound).filter(|all| !all.is_empty()) else {
            return;
        };
        let buffer = buffers[choice as usize % buffers.len()].clone();
        if !buffer.is_ok() {
            return;
        }
        let pitch = 0.97 + 0.06 * f64::from(self.next() % 1000) / 1000.0;
        let level = 0.9 + 0.1 * (self.next() % 1000) as f32 / 1000.0;
        SoundBuilder::new(BaseBuilder::new())
            .with_buffer(Some(buffer))
            .with_status(Status::Playing)
            .with_play_once(true)
            .with_gain(volume * level)
            .with_pitch(pitch)
            .with_spatial_blend_factor(0.0)
            .build(&mut scene.graph);
    }

    /// Marsaglia's xorshift, 32 bits.
    fn next(&mut self) -> u32 {
        self.vary ^= self.vary << 13;
        self.vary ^= self.vary >> 17;
        self.vary ^= self.vary << 5;
        self.vary
    }
}
