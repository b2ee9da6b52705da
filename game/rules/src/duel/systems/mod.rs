//! The systems, one a file: each names the actions that it cares about, and does its own part of
//! them. None calls another's handlers.
//!
//! A new system is a file here and a line in [`SYSTEMS`]; a new action is a struct in `actions` and
//! a line in the list of `action.rs`.

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

/// All systems. Of those that care about the same phase of the same action, the upper one comes
/// first.
pub(super) static SYSTEMS: &[&System] = &[
    // Who may do what, and when.
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
    // What damage comes through.
    &divine_shield::SYSTEM,
    &armour::SYSTEM,
    &destructible::SYSTEM,
    &poisonous::SYSTEM,
    &lifesteal::SYSTEM,
    // What cards do.
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
    // What follows from all that.
    &aura::SYSTEM,
    &trigger::SYSTEM,
    &player::SYSTEM,
    &victory::SYSTEM,
];
