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

/// Sound effect, named after the event that it accompanies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sound {
    /// Picking up a piece.
    Pick,
    /// Putting down a piece.
    Place,
    /// Capturing a piece.
    Capture,
    /// Castling: king and rook are put down.
    Castle,
    /// Giving check.
    Check,
    /// End of a game with a winner.
    EndWin,
    /// End of a game in a draw.
    EndDraw,
    /// Promoting a pawn.
    Promote,
    /// Pressing a button.
    Click,
    /// Refusing an illegal action.
    Refuse,
    /// Undoing a move.
    Undo,
    /// Dealing a card.
    Deal,
    /// Turning over a card.
    Flip,
    /// Drawing a card.
    Draw,
    /// Taking the n-th card of a run, from 1. Each sounds a semitone above the previous one.
    Take(u8),
    /// Refusing a card that cannot be taken, while it shakes.
    CardRefuse,
    /// Taking a gold card.
    Gold,
    /// Banking a run's score.
    Bank,
    /// Shuffling the deck.
    Shuffle,
    /// Winning a round.
    RoundWon,
    /// Losing a round.
    RoundLost,
    /// Picking up a card from the hand.
    PickCard,
    /// Choosing a target.
    PickTarget,
    /// Playing a card.
    PlayCard,
    /// Summoning a minion.
    Summon,
    /// Weak hit.
    LightHit,
    /// Strong hit.
    HeavyHit,
    /// Missile in flight.
    Missile,
    /// Bolt in flight.
    Bolt,
    /// Wave that damages several targets.
    Wave,
    /// Freezing a character.
    Frost,
    /// Restoring Health.
    Heal,
    /// Buffing a character.
    Buff,
    /// Silencing a minion.
    Silence,
    /// Transforming a minion.
    Transform,
    /// Losing Divine Shield.
    ShieldPop,
    /// Gaining Armor.
    Armour,
    /// Death of a minion.
    Death,
    /// Destroying a card that was overdrawn.
    Overdraw,
    /// Fatigue: drawing from an empty deck.
    Fatigue,
    /// Gaining Mana.
    Mana,
    /// Start of a turn.
    Turn,
    /// Winning the duel.
    DuelWon,
    /// Losing the duel.
    DuelLost,
}

/// Number of notes for taking cards in a run. Longer runs repeat the last note.
const TAKE_NOTES: u8 = 14;
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
    /// Returns every sound, with one [`Sound::Take`] for each note.
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

    /// Returns the file names in `data/sounds`. One of them is chosen at random each time.
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
            ..Self::default()
        }
    }

    /// Plays a sound in a scene. `volume` is 0 to 1; 0 plays nothing.
    pub fn play(&mut self, scene: &mut Scene, sound: Sound, volume: f32) {
        if volume <= 0.0 {
            return;
        }
        let sound = match sound {
            Sound::Take(chain) => Sound::Take(chain.clamp(1, TAKE_NOTES)),
            sound => sound,
        };
        let buffers = self.buffers.get(&sound).map_or(&[][..], Vec::as_slice);
        let Some(buffer) = buffers.choose(&mut self.vary).filter(|one| one.is_ok()) else {
            return;
        };
        let pitch = match sound {
            // Notes of a scale must stay in tune.
            Sound::Take(_) => 1.0,
            _ => self.vary.gen_range(PITCHES),
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
