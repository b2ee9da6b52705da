//! Data of the actions: parameters and, once performed, results.
//!
//! The systems in `systems` perform them; [`Action`](super::Action) is any one of them.

mod cards;
mod combat;
mod effects;
mod targeting;
mod turns;

pub use cards::{
    Discard, DrawCards, Fatigue, Overdraw, PlayCard, ReceiveToken, ReturnToHand, Transform,
    split_draw,
};
pub use combat::{Attack, Damage, Death, GainArmour, Heal, Healed, Hit};
pub use effects::{
    Battlecry, Buff, CastSpell, Destroy, Freeze, GainMana, Silence, SummonMinion, TriggerAbilities,
    UseAbility,
};
pub use targeting::{TargetChoice, Targeting};
pub use turns::{ChangeTurn, Concede, EndMatch, Mulligan, StartMatch};
