//! The systems, one a file: each names the actions that it cares about, and does its own part of
//! them. None calls another's handlers.
//!
//! A new system is a file here and a line in [`SYSTEMS`]; a new action is a struct in the file of the
//! system that performs it and a line in the list of `action.rs`.

pub mod ability;
pub mod armour;
pub mod attack;
pub mod aura;
pub mod buff;
pub mod card;
mod charge;
pub mod death;
pub mod destroy;
pub mod destructible;
pub mod discard;
mod divine_shield;
pub mod freeze;
mod lifesteal;
pub mod mana;
pub mod minion;
pub mod mulligan;
pub mod player;
mod poisonous;
pub mod return_to_hand;
pub mod silence;
pub mod spell;
mod target;
pub mod targeting;
pub mod taunt;
pub mod token;
pub mod transform;
pub mod trigger;
pub mod turn;
pub mod victory;

use super::{
    ActionKind,
    table::{Handle, Validate},
};

/// What a system cares about.
pub(super) struct System {
    /// Which actions it may refuse.
    pub validate: &'static [(ActionKind, Validate)],
    /// Which it does something before.
    pub prepare: &'static [(ActionKind, Handle)],
    /// Which it does something of, or after.
    pub perform: &'static [(ActionKind, Handle)],
}

impl System {
    /// Cares about nothing.
    const NONE: Self = Self {
        validate: &[],
        prepare: &[],
        perform: &[],
    };
}

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
