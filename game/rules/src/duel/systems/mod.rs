//! The systems, one a file: each lists the actions that it handles and does its part of them. No
//! system calls another's handlers.
//!
//! To add a system, add a file here and a line in [`SYSTEMS`]. To add an action, add a struct in
//! `actions` and a line in the list of `action.rs`.

mod ability;
mod armour;
mod attack;
pub mod aura;
mod buff;
mod card;
mod charge;
pub mod death;
mod destroy;
mod destructible;
mod discard;
mod divine_shield;
mod freeze;
mod lifesteal;
mod mana;
mod minion;
mod mulligan;
mod player;
mod poisonous;
mod return_to_hand;
mod silence;
mod spell;
mod target;
mod targeting;
pub mod taunt;
mod token;
mod transform;
mod trigger;
mod turn;
pub mod victory;

use super::system::System;

/// All systems. Handlers of the same phase of the same action run in this order.
pub(super) static SYSTEMS: &[&System] = &[
    // Permission to act.
    &turn::SYSTEM,
    &mulligan::SYSTEM,
    &card::SYSTEM,
    &mana::SYSTEM,
    &minion::SYSTEM,
    &target::SYSTEM,
    &attack::SYSTEM,
    &charge::SYSTEM,
    &freeze::SYSTEM,
    &taunt::SYSTEM,
    // Course of damage.
    &divine_shield::SYSTEM,
    &armour::SYSTEM,
    &destructible::SYSTEM,
    &poisonous::SYSTEM,
    &lifesteal::SYSTEM,
    // Effects of cards.
    &spell::SYSTEM,
    &ability::SYSTEM,
    &buff::SYSTEM,
    &destroy::SYSTEM,
    &silence::SYSTEM,
    &transform::SYSTEM,
    &return_to_hand::SYSTEM,
    &discard::SYSTEM,
    &token::SYSTEM,
    &death::SYSTEM,
    // Consequences.
    &aura::SYSTEM,
    &trigger::SYSTEM,
    &player::SYSTEM,
    &victory::SYSTEM,
];
