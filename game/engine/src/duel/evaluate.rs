//! Static evaluation of a duel.

use parlour_rules::duel::{CardState, Duel, Keyword, Phase, Player, Trigger};

/// Value of a win; a loss has the negative value.
pub const WIN: i32 = 1_000_000;

/// Values of parts of a position, in hundredths of a hit point of a healthy hero. They were tuned
/// by playing games, see docs/DUEL.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Hit point of a hero, or point of Armor.
    pub health: i32,
    /// Additional value of each hit point up to [`Self::low`].
    pub low_health: i32,
    /// Number of hit points up to which each is worth more.
    pub low: i32,
    /// Point of a minion's Attack.
    pub attack: i32,
    /// Hit point of a minion.
    pub minion_health: i32,
    /// Base value of a minion.
    pub minion: i32,
    /// Card in hand.
    pub card: i32,
    /// Taunt, for each hit point.
    pub taunt: i32,
    /// Divine Shield, for each point of Attack and one more.
    pub shield: i32,
    /// Poisonous.
    pub poisonous: i32,
    /// Windfury, for each point of Attack.
    pub windfury: i32,
    /// Lifesteal, for each point of Attack.
    pub lifesteal: i32,
    /// Loss while a minion is frozen, for each point of Attack.
    pub frozen: i32,
    /// Aura, or trigger that can still occur.
    pub trigger: i32,
    /// Point of fatigue damage in the next two turns.
    pub fatigue: i32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            health: 100,
            low_health: 80,
            low: 12,
            attack: 220,
            minion_health: 180,
            minion: 120,
            card: 330,
            taunt: 40,
            shield: 120,
            poisonous: 300,
            windfury: 120,
            lifesteal: 100,
            frozen: 120,
            trigger: 150,
            fatigue: 60,
        }
    }
}

/// Returns the value of a position for a player: its own side minus the opponent's.
pub fn evaluate(duel: &Duel, player: Player, weights: &Weights) -> i32 {
    if duel.phase() == Phase::Over {
        return match duel.outcome().and_then(|outcome| outcome.winner) {
            Some(winner) if winner == player => WIN,
            Some(_) => -WIN,
            None => 0,
        };
    }
    side(duel, player, weights) - side(duel, player.opponent(), weights)
}

fn side(duel: &Duel, player: Player, weights: &Weights) -> i32 {
    let state = duel.player(player);
    let hero = duel.card(state.hero()).map_or(0, CardState::health);
    let health = i32::from(hero) + i32::from(state.armour());
    let missing = (weights.low - health).max(0);
    let mut worth = health * weights.health - missing * weights.low_health;
    for &id in state.battlefield() {
        if let Some(card) = duel.card(id) {
            worth += minion(duel, card, weights);
        }
    }
    // More than eight cards add nothing, since a full hand burns the cards that are drawn.
    worth += state.hand().len().min(8) as i32 * weights.card;
    let deck = state.deck().len();
    if deck < 2 {
        let next = i32::from(state.fatigue()) + 1;
        let damage = match deck {
            1 => next,
            _ => next + next + 1,
        };
        worth -= damage * weights.fatigue;
    }
    worth
}

fn minion(duel: &Duel, card: &CardState, weights: &Weights) -> i32 {
    let (attack, health) = (i32::from(card.attack()), i32::from(card.health()));
    let mut worth = weights.minion + attack * weights.attack + health * weights.minion_health;
    if card.has(Keyword::Taunt) {
        worth += health * weights.taunt;
    }
    if card.has(Keyword::DivineShield) {
        worth += (attack + 1) * weights.shield;
    }
    if card.has(Keyword::Poisonous) {
        worth += weights.poisonous;
    }
    if card.has(Keyword::Windfury) {
        worth += attack * weights.windfury;
    }
    if card.has(Keyword::Lifesteal) {
        worth += attack * weights.lifesteal;
    }
    if card.is_frozen() {
        worth -= attack * weights.frozen;
    }
    if !card.is_silenced() {
        let definition = duel.set().get(card.definition());
        let lasting = [
            Trigger::Deathrattle,
            Trigger::TurnStart,
            Trigger::TurnEnd,
            Trigger::Damaged,
            Trigger::AllyDies,
        ];
        let triggers = definition.triggers();
        let count = lasting
            .iter()
            .filter(|&&trigger| triggers.contains(trigger))
            .count();
        worth += (count + definition.auras.len()) as i32 * weights.trigger;
    }
    worth
}
