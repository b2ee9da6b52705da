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
    /// A card is dealt.
    Deal,
    /// A card turns over.
    Flip,
    /// A card is drawn.
    Draw,
    /// A card is taken, as the chain's n-th: each a semitone above the one before.
    Take(u8),
    /// A card that cannot be taken shakes its head.
    CardRefuse,
    /// A gold card is taken.
    Gold,
    /// A run is banked.
    Bank,
    /// The cards are shuffled.
    Shuffle,
    /// A round is won.
    RoundWon,
    /// A round is lost.
    RoundLost,
    /// A card is picked up from the hand.
    PickCard,
    /// A target is chosen.
    PickTarget,
    /// A card is played.
    PlayCard,
    /// A minion arrives.
    Summon,
    /// A light blow.
    LightHit,
    /// A heavy blow.
    HeavyHit,
    /// A missile flies.
    Missile,
    /// A bolt flies.
    Bolt,
    /// A wave goes over all.
    Wave,
    /// Something freezes.
    Frost,
    /// Hit points come back.
    Heal,
    /// Something grows stronger.
    Buff,
    /// Something falls silent.
    Silence,
    /// Something becomes something else.
    Transform,
    /// A shield goes.
    ShieldPop,
    /// Armour is put on.
    Armour,
    /// A minion dies.
    Death,
    /// A card is burned.
    Overdraw,
    /// There is nothing to draw.
    Fatigue,
    /// More mana.
    Mana,
    /// A turn begins.
    Turn,
    /// The duel is won.
    DuelWon,
    /// The duel is lost.
    DuelLost,
}

/// As many notes as there are for a chain; a longer one stays on the last.
pub const TAKE_NOTES: u8 = 14;
const TAKES: [[&str; 1]; TAKE_NOTES as usize] = [
    ["card_take_1.wav"],
    ["card_take_2.wav"],
    ["card_take_3.wav"],
    ["card_take_4.wav"],
    ["card_take_5.wav"],
    ["card_take_6.wav"],
    ["card_take_7.wav"],
    ["card_take_8.wav"],
    ["card_take_9.wav"],
    ["card_take_10.wav"],
    ["card_take_11.wav"],
    ["card_take_12.wav"],
    ["card_take_13.wav"],
    ["card_take_14.wav"],
];

impl Sound {
    /// Every sound.
    pub fn all() -> impl Iterator<Item = Sound> {
        Self::SINGLE
            .into_iter()
            .chain((1..=TAKE_NOTES).map(Sound::Take))
    }

    const SINGLE: [Sound; 43] = [
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
        Sound::Deal,
        Sound::Flip,
        Sound::Draw,
        Sound::CardRefuse,
        Sound::Gold,
        Sound::Bank,
        Sound::Shuffle,
        Sound::RoundWon,
        Sound::RoundLost,
        Sound::PickCard,
        Sound::PickTarget,
        Sound::PlayCard,
        Sound::Summon,
        Sound::LightHit,
        Sound::HeavyHit,
        Sound::Missile,
        Sound::Bolt,
        Sound::Wave,
        Sound::Frost,
        Sound::Heal,
        Sound::Buff,
        Sound::Silence,
        Sound::Transform,
        Sound::ShieldPop,
        Sound::Armour,
        Sound::Death,
        Sound::Overdraw,
        Sound::Fatigue,
        Sound::Mana,
        Sound::Turn,
        Sound::DuelWon,
        Sound::DuelLost,
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
            Sound::Deal => &["card_deal_1.wav", "card_deal_2.wav", "card_deal_3.wav"],
            Sound::Flip => &["card_flip.wav"],
            Sound::Draw => &["card_draw.wav"],
            Sound::Take(chain) => &TAKES[usize::from(chain.clamp(1, TAKE_NOTES)) - 1],
            Sound::CardRefuse => &["card_refuse.wav"],
            Sound::Gold => &["gold.wav"],
            Sound::Bank => &["bank.wav"],
            Sound::Shuffle => &["shuffle.wav"],
            Sound::RoundWon => &["round_won.wav"],
            Sound::RoundLost => &["round_lost.wav"],
            Sound::PickCard => &["duel_pick.wav"],
            Sound::PickTarget => &["duel_target.wav"],
            Sound::PlayCard => &["duel_play.wav"],
            Sound::Summon => &["duel_summon.wav"],
            Sound::LightHit => &["duel_hit_light.wav"],
            Sound::HeavyHit => &["duel_hit_heavy.wav"],
            Sound::Missile => &["duel_missile.wav"],
            Sound::Bolt => &["duel_bolt.wav"],
            Sound::Wave => &["duel_wave.wav"],
            Sound::Frost => &["duel_frost.wav"],
            Sound::Heal => &["duel_heal.wav"],
            Sound::Buff => &["duel_buff.wav"],
            Sound::Silence => &["duel_silence.wav"],
            Sound::Transform => &["duel_transform.wav"],
            Sound::ShieldPop => &["duel_shield.wav"],
            Sound::Armour => &["duel_armour.wav"],
            Sound::Death => &["duel_death.wav"],
            Sound::Overdraw => &["duel_burn.wav"],
            Sound::Fatigue => &["duel_fatigue.wav"],
            Sound::Mana => &["duel_mana.wav"],
            Sound::Turn => &["duel_turn.wav"],
            Sound::DuelWon => &["duel_won.wav"],
            Sound::DuelLost => &["duel_lost.wav"],
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
        let buffers = Sound::all()
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
        let sound = match sound {
            Sound::Take(chain) => Sound::Take(chain.clamp(1, TAKE_NOTES)),
            sound => sound,
        };
        let Some(buffers) = self.buffers.get(&sound).filter(|all| !all.is_empty()) else {
            return;
        };
        let buffer = buffers[choice as usize % buffers.len()].clone();
        if !buffer.is_ok() {
            return;
        }
        let spread = match sound {
            // A scale that wavers would sound out of tune.
            Sound::Take(_) => 0.0,
            _ => 0.06,
        };
        let pitch = 1.0 + spread * (f64::from(self.next() % 1000) / 1000.0 - 0.5);
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
