//! Sound effects of every card game.

use crate::app::sounds::Sound;

/// Dealing a card.
pub const DEAL: Sound = Sound::new(&["card_deal_1.wav", "card_deal_2.wav", "card_deal_3.wav"]);
/// Turning over a card.
pub const FLIP: Sound = Sound::new(&["card_flip.wav"]);
/// Drawing a card.
pub const DRAW: Sound = Sound::new(&["card_draw.wav"]);
/// Refusing a card that cannot be taken, while it shakes.
pub const REFUSE_CARD: Sound = Sound::new(&["card_refuse.wav"]);
/// Shuffling the deck.
pub const SHUFFLE: Sound = Sound::new(&["shuffle.wav"]);

/// All sounds of this module.
pub const ALL: &[Sound] = &[DEAL, FLIP, DRAW, REFUSE_CARD, SHUFFLE];
