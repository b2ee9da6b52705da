//! The constants of the game (rules.md, "Constants"). Amounts are hit points, mana or cards.

/// Cards in a deck when a match begins.
pub const DECK: usize = 30;
/// How often one card may be in a deck.
pub const COPIES: usize = 2;
/// Cards that a hand holds; what is drawn beyond that is overdrawn.
pub const HAND: usize = 10;
/// Minions that a battlefield holds, on each side.
pub const BATTLEFIELD: usize = 7;
/// Hit points of a hero when a match begins.
pub const HERO_HEALTH: i16 = 30;
/// Mana slots at most, and mana at most.
pub const MANA: u8 = 10;
/// Cards that a player draws as a turn begins.
pub const DRAW: u8 = 1;
/// Attacks that a combatant has in a turn, and with Windfury.
pub const ATTACKS: u8 = 1;
/// Attacks a turn with Windfury.
pub const WINDFURY_ATTACKS: u8 = 2;
/// Cards dealt to the player who begins.
pub const FIRST_HAND: u8 = 3;
/// Cards dealt to the other, who gets a coin besides.
pub const SECOND_HAND: u8 = 4;
/// Attack, health, armour and amounts are never above this, whatever data or a set-up says.
pub const FIGURE: i16 = 999;
/// Reactions are never nested deeper than this.
pub const DEPTH: u8 = 40;
/// One root action never causes more actions than this; deaths do not count.
pub const ACTIONS: u16 = 1_000;
/// Cards that a match can have, tokens included. What would make one more is cancelled.
pub const CARDS: usize = 4_096;
