//! Constants of the game (see `docs/DUEL.md`). Amounts are health, mana or cards.

/// Number of cards in a deck at the start.
pub const DECK: usize = 30;
/// Largest number of copies of a card in a deck.
pub const COPIES: usize = 2;
/// Largest number of cards in a hand; further cards are overdrawn.
pub const HAND: usize = 10;
/// Largest number of minions on each side of the battlefield.
pub const BATTLEFIELD: usize = 7;
/// Health of a hero at the start.
pub const HERO_HEALTH: i16 = 30;
/// Largest number of mana slots, and of mana.
pub const MANA: u8 = 10;
/// Number of cards drawn at the start of a turn.
pub const DRAW: u8 = 1;
/// Attacks per turn.
pub const ATTACKS: u8 = 1;
/// Attacks per turn with Windfury.
pub const WINDFURY_ATTACKS: u8 = 2;
/// Number of cards dealt to the first player.
pub const FIRST_HAND: u8 = 3;
/// Number of cards dealt to the second player, who also gets a coin.
pub const SECOND_HAND: u8 = 4;
/// Upper limit for attack, health, armor and amounts from data and setups.
pub const FIGURE: i16 = 999;
/// Largest nesting depth of reactions.
pub const DEPTH: u8 = 40;
/// Largest number of actions that a root action can cause; deaths do not count.
pub const ACTIONS: u16 = 1_000;
/// Largest number of cards in a match, including tokens. Creating more is canceled.
pub const CARDS: usize = 4_096;
