//! Requests from the board to the panels.

use fyrox::core::algebra::Vector3;
use parlour_rules::duel::{
    Action, CardId, CardRef, DefinitionId, Duel, Event, Outcome, Player, Step,
};

/// Request to the panels to display something.
#[derive(Debug, Clone, PartialEq)]
pub enum ViewEvent {
    /// Number that rises from a point.
    Number {
        /// Point in scene coordinates.
        at: Vector3<f32>,
        /// Text of the number, with its sign.
        text: String,
        /// Meaning of the number, which sets its color.
        tone: NumberTone,
        /// Height of the letters relative to the usual one.
        size: f32,
    },
    /// Announcement in the middle of the window.
    Word {
        /// Content of the announcement.
        word: Word,
        /// Duration in seconds.
        seconds: f32,
    },
    /// Action for the list of recent actions.
    History(HistoryEntry),
    /// End of the match.
    Over(Outcome),
}

/// Entry of the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HistoryEntry {
    /// Player who acted.
    pub player: Player,
    /// Card that acted.
    pub card: DefinitionId,
    /// Kind of the action.
    pub action: HistoryAction,
    /// Card that was the target, if any.
    pub target: Option<DefinitionId>,
}

impl HistoryEntry {
    /// Returns the entries of an action. `owner` returns the owner of a card.
    pub fn of(action: &Action, owner: impl Fn(CardId) -> Option<Player>) -> Vec<Self> {
        let entry = |player, card: &CardRef, action, target: Option<CardRef>| Self {
            player,
            card: card.definition,
            action,
            target: target.map(|target| target.definition),
        };
        let each = |cards: &[CardRef], action| {
            let owned = |card: &CardRef| Some(entry(owner(card.id)?, card, action, None));
            cards.iter().filter_map(owned).collect()
        };
        match action {
            Action::PlayCard(play) => {
                let played = HistoryAction::Played;
                vec![entry(play.player, &play.card, played, play.target)]
            }
            Action::Attack(attack) => {
                let attacked = HistoryAction::Attacked;
                let target = Some(attack.target);
                vec![entry(attack.player, &attack.attacker, attacked, target)]
            }
            Action::Death(death) => each(&death.cards, HistoryAction::Died),
            Action::Discard(discard) => each(&discard.targeting.targets, HistoryAction::Burned),
            Action::Overdraw(overdraw) => {
                let burned = overdraw.burned.iter();
                let burned =
                    burned.map(|card| entry(overdraw.player, card, HistoryAction::Burned, None));
                burned.collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the entries of the events that led to the position of `duel`.
    pub fn of_events(duel: &Duel, events: &[Event]) -> Vec<Self> {
        let owner = |card| Some(duel.card(card)?.owner());
        let actions = events.iter().filter_map(|event| match &event.step {
            Step::Perform { action, .. } => Some(action),
            _ => None,
        });
        actions.flat_map(|action| Self::of(action, owner)).collect()
    }
}

/// Kind of a history entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HistoryAction {
    /// The card was played.
    Played,
    /// The card attacked.
    Attacked,
    /// The card died.
    Died,
    /// The card was destroyed because the hand was full (overdraw).
    Burned,
}

/// Meaning of a rising number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberTone {
    /// Lost Health.
    Damage,
    /// Restored Health or increased values.
    Better,
    /// Neutral, such as Armor.
    Plain,
}

/// Content of an announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    /// Start of a player's turn.
    Turn(Player),
    /// Fatigue, with its damage.
    Fatigue(u16),
    /// Card burned because the hand is full.
    Overdraw,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{options::read_setup, panels::tests::cards};
    use parlour_rules::duel::{Intent, Match};
    use std::{path::Path, sync::Arc};

    #[test]
    fn a_saved_match_has_the_history_that_was_shown_when_it_was_played() {
        let set = Arc::new(cards());
        let path = Path::new("../../../docs/duel/midgame.ron");
        let mut game = Match::from_setup(&set, read_setup(path, &set).unwrap()).unwrap();
        let player = game.duel().current();
        let mut shown = Vec::new();
        let mut act = |game: &mut Match, intent| {
            let events = game.act(player, intent).unwrap();
            shown.extend(HistoryEntry::of_events(game.duel(), &events));
        };
        let bolt = game.duel().playable(player)[0];
        let target = game.duel().targets(bolt).last().copied();
        let play = Intent::Play {
            card: bolt,
            position: None,
            target,
        };
        act(&mut game, play);
        let attacker = game.duel().attackers(player)[0];
        let target = game.duel().attack_targets(attacker)[0];
        act(&mut game, Intent::Attack { attacker, target });
        act(&mut game, Intent::EndTurn);
        let actions: Vec<_> = shown.iter().map(|entry| entry.action).collect();
        assert!(actions.contains(&HistoryAction::Played), "{actions:?}");
        assert!(actions.contains(&HistoryAction::Attacked), "{actions:?}");
        let events = Match::replay_events(&set, game.record()).unwrap();
        assert_eq!(HistoryEntry::of_events(game.duel(), &events), shown);
    }
}
