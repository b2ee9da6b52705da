//! Sound effects of Prospector.

use parlour_shell::app::sounds::Sound;

/// Taking a gold card.
pub const GOLD: Sound = Sound::new(&["gold.wav"]);
/// Banking a run's score.
pub const BANK: Sound = Sound::new(&["bank.wav"]);
/// A step of counting points up on the slate.
pub const COUNT: Sound = Sound::new(&["count_1.wav", "count_2.wav", "count_3.wav"]);
/// Winning a round.
pub const ROUND_WON: Sound = Sound::new(&["round_won.wav"]);
/// Losing a round.
pub const ROUND_LOST: Sound = Sound::new(&["round_lost.wav"]);

/// All sounds of this module.
pub const ALL: &[Sound] = &[GOLD, BANK, COUNT, ROUND_WON, ROUND_LOST];

/// Notes for taking the cards of a run. Each is a semitone above the previous one.
pub const NOTES: [Sound; 14] = [
    Sound::in_tune(&["card_take_1.wav"]),
    Sound::in_tune(&["card_take_2.wav"]),
    Sound::in_tune(&["card_take_3.wav"]),
    Sound::in_tune(&["card_take_4.wav"]),
    Sound::in_tune(&["card_take_5.wav"]),
    Sound::in_tune(&["card_take_6.wav"]),
    Sound::in_tune(&["card_take_7.wav"]),
    Sound::in_tune(&["card_take_8.wav"]),
    Sound::in_tune(&["card_take_9.wav"]),
    Sound::in_tune(&["card_take_10.wav"]),
    Sound::in_tune(&["card_take_11.wav"]),
    Sound::in_tune(&["card_take_12.wav"]),
    Sound::in_tune(&["card_take_13.wav"]),
    Sound::in_tune(&["card_take_14.wav"]),
];

/// Returns the sound for taking the n-th card of a run, from 1. Longer runs repeat the last note.
pub fn take(nth: u8) -> Sound {
    NOTES[usize::from(nth.max(1)).min(NOTES.len()) - 1]
}
