//! Requests from the board to the panels.

use fyrox::core::algebra::Vector3;
use parlour_rules::duel::{Action, CardRef, Duel, Event, Outcome, Player, Step, actions::Hit};

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
    pub card: CardRef,
    /// Kind of the action.
    pub action: HistoryAction,
    /// Card that was the target, if any.
    pub target: Option<CardRef>,
    /// Result of an action with a target.
    pub outcome: HistoryOutcome,
}

impl HistoryEntry {
    /// Returns the entries of the events that led to the position of `duel`. The results of an
    /// intent are part of its entry.
    pub fn of_events(duel: &Duel, events: &[Event]) -> Vec<Self> {
        let mut entries = Vec::new();
        let mut intent = 0;
        for event in events {
            match &event.step {
                Step::Begin(_) if event.depth == 0 => intent = entries.len(),
                Step::Perform { action, .. } => Self::add(&mut entries, intent, duel, action),
                _ => {}
            }
        }
        entries
    }

    /// Adds an action to the entries, of which those from the index `intent` have the same cause.
    fn add(entries: &mut Vec<Self>, intent: usize, duel: &Duel, action: &Action) {
        let entry = |player, card: CardRef, action, target| Self {
            player,
            card,
            action,
            target,
            outcome: HistoryOutcome::None,
        };
        let owned = |card: &CardRef, action| {
            let owner = duel.card(card.id)?.owner();
            Some(entry(owner, *card, action, None))
        };
        match action {
            Action::PlayCard(play) => {
                let played = HistoryAction::Played;
                entries.push(entry(play.player, play.card, played, play.target));
            }
            Action::Attack(attack) => {
                let (attacked, target) = (HistoryAction::Attacked, Some(attack.target));
                entries.push(entry(attack.player, attack.attacker, attacked, target));
            }
            Action::Damage(damage) => {
                for entry in &mut entries[intent..] {
                    damage.hits.iter().for_each(|hit| entry.hit(hit));
                }
            }
            Action::Death(death) => {
                for card in &death.cards {
                    if !entries[intent..].iter_mut().any(|entry| entry.lose(card)) {
                        entries.extend(owned(card, HistoryAction::Died));
                    }
                }
            }
            Action::Discard(discard) => {
                let targets = discard.targeting.targets.iter();
                entries.extend(targets.filter_map(|card| owned(card, HistoryAction::Burned)));
            }
            Action::Overdraw(overdraw) => {
                let burned = overdraw.burned.iter();
                let burned =
                    burned.map(|card| entry(overdraw.player, *card, HistoryAction::Burned, None));
                entries.extend(burned);
            }
            _ => {}
        }
    }

    fn is_at(&self, card: &CardRef) -> bool {
        self.target.is_some_and(|target| target.id == card.id)
    }

    /// Adds a hit to the result, if it is one of this card on its target.
    fn hit(&mut self, hit: &Hit) {
        if hit.source != self.card.id || !self.is_at(&hit.target) {
            return;
        }
        self.outcome = match self.outcome {
            HistoryOutcome::Damage(before) => HistoryOutcome::Damage(before + hit.amount),
            _ if hit.shield => HistoryOutcome::Shield,
            _ => HistoryOutcome::Damage(hit.amount),
        };
    }

    /// Adds the death of a card to the result. Returns whether it is the attacker or the target.
    fn lose(&mut self, card: &CardRef) -> bool {
        let is_attacker = self.action == HistoryAction::Attacked && self.card.id == card.id;
        if !is_attacker && !self.is_at(card) {
            return false;
        }
        self.outcome = match self.outcome {
            HistoryOutcome::Target | HistoryOutcome::Attacker => HistoryOutcome::Both,
            _ if is_attacker => HistoryOutcome::Attacker,
            _ => HistoryOutcome::Target,
        };
        true
    }
}

/// Result of an action with a target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HistoryOutcome {
    /// Nothing that the history shows.
    None,
    /// The target took this damage.
    Damage(i16),
    /// The target lost its Divine Shield.
    Shield,
    /// The target died.
    Target,
    /// The attacker died.
    Attacker,
    /// The attacker and the target died.
    Both,
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
        let results: Vec<_> = shown
            .iter()
            .map(|entry| (entry.action, entry.outcome))
            .collect();
        let expected = [
            (HistoryAction::Played, HistoryOutcome::Target),
            (HistoryAction::Attacked, HistoryOutcome::Attacker),
        ];
        assert_eq!(results, expected);
        let events = Match::replay_events(&set, game.record()).unwrap();
        assert_eq!(HistoryEntry::of_events(game.duel(), &events), shown);
    }
}
