//! Sound effects of chess.

use parlour_shell::app::sounds::Sound;

/// Picking up a piece.
pub const PICK: Sound = Sound::new(&["pick.wav"]);
/// Putting down a piece.
pub const PLACE: Sound = Sound::new(&["place_1.wav", "place_2.wav", "place_3.wav", "place_4.wav"]);
/// Capturing a piece.
pub const CAPTURE: Sound = Sound::new(&["capture_1.wav", "capture_2.wav"]);
/// Castling: king and rook are put down.
pub const CASTLE: Sound = Sound::new(&["castle.wav"]);
/// Giving check.
pub const CHECK: Sound = Sound::new(&["check.wav"]);
/// End of a game with a winner.
pub const END_WIN: Sound = Sound::new(&["end_win.wav"]);
/// End of a game that the only person lost.
pub const END_LOSS: Sound = Sound::new(&["defeat.wav"]);
/// End of a game in a draw.
pub const END_DRAW: Sound = Sound::new(&["end_draw.wav"]);
/// Pressing the clock.
pub const CLOCK: Sound = Sound::new(&["clock_press.wav"]);
/// A second that passes when little time is left.
pub const TICK: Sound = Sound::new(&["clock_tick_1.wav", "clock_tick_2.wav"]);
/// Little time is left.
pub const LOW_TIME: Sound = Sound::new(&["low_time.wav"]);
/// Offering a draw.
pub const DRAW_OFFER: Sound = Sound::new(&["draw_offer.wav"]);
/// Promoting a pawn.
pub const PROMOTE: Sound = Sound::new(&["promote.wav"]);

/// All sounds of this module.
pub const ALL: &[Sound] = &[
    PICK, PLACE, CAPTURE, CASTLE, CHECK, END_WIN, END_LOSS, END_DRAW, CLOCK, TICK, LOW_TIME,
    DRAW_OFFER, PROMOTE,
];
