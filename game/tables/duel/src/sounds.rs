//! Sound effects of the Duel.

use parlour_shell::app::sounds::Sound;

/// Picking up a card from the hand.
pub const PICK_CARD: Sound = Sound::new(&["duel_pick.wav"]);
/// Choosing a target.
pub const PICK_TARGET: Sound = Sound::new(&["duel_target.wav"]);
/// Playing a card.
pub const PLAY_CARD: Sound = Sound::new(&["duel_play.wav"]);
/// Summoning a minion.
pub const SUMMON: Sound = Sound::new(&["duel_summon.wav"]);
/// Weak hit.
pub const LIGHT_HIT: Sound = Sound::new(&["duel_hit_light.wav"]);
/// Strong hit.
pub const HEAVY_HIT: Sound = Sound::new(&["duel_hit_heavy.wav"]);
/// Missile in flight.
pub const MISSILE: Sound = Sound::new(&["duel_missile.wav"]);
/// Bolt in flight.
pub const BOLT: Sound = Sound::new(&["duel_bolt.wav"]);
/// Wave that damages several targets.
pub const WAVE: Sound = Sound::new(&["duel_wave.wav"]);
/// Freezing a character.
pub const FROST: Sound = Sound::new(&["duel_frost.wav"]);
/// Restoring Health.
pub const HEAL: Sound = Sound::new(&["duel_heal.wav"]);
/// Buffing a character.
pub const BUFF: Sound = Sound::new(&["duel_buff.wav"]);
/// Silencing a minion.
pub const SILENCE: Sound = Sound::new(&["duel_silence.wav"]);
/// Transforming a minion.
pub const TRANSFORM: Sound = Sound::new(&["duel_transform.wav"]);
/// Losing Divine Shield.
pub const SHIELD_POP: Sound = Sound::new(&["duel_shield.wav"]);
/// Gaining Armor.
pub const ARMOUR: Sound = Sound::new(&["duel_armour.wav"]);
/// Death of a minion.
pub const DEATH: Sound = Sound::new(&["duel_death.wav"]);
/// Destroying a card that was overdrawn.
pub const OVERDRAW: Sound = Sound::new(&["duel_burn.wav"]);
/// Fatigue: drawing from an empty deck.
pub const FATIGUE: Sound = Sound::new(&["duel_fatigue.wav"]);
/// Gaining Mana.
pub const MANA: Sound = Sound::new(&["duel_mana.wav"]);
/// Start of a turn.
pub const TURN: Sound = Sound::new(&["duel_turn.wav"]);
/// Winning the duel.
pub const WON: Sound = Sound::new(&["duel_won.wav"]);
/// Losing the duel.
pub const LOST: Sound = Sound::new(&["duel_lost.wav"]);

/// All sounds of this module.
pub const ALL: &[Sound] = &[
    PICK_CARD,
    PICK_TARGET,
    PLAY_CARD,
    SUMMON,
    LIGHT_HIT,
    HEAVY_HIT,
    MISSILE,
    BOLT,
    WAVE,
    FROST,
    HEAL,
    BUFF,
    SILENCE,
    TRANSFORM,
    SHIELD_POP,
    ARMOUR,
    DEATH,
    OVERDRAW,
    FATIGUE,
    MANA,
    TURN,
    WON,
    LOST,
];
