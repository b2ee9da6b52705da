//! Chooses which cards glow and why.

use super::{Held, Selection, SelectionContext};
use crate::scene::faces::Glow;
use parlour_rules::duel::CardId;
use std::collections::HashMap;

impl Selection {
    /// Returns the glow of each card: playable cards and possible attackers if no action is in
    /// progress, and valid targets otherwise. Cards of the hand that can't be played are shaded.
    pub(super) fn glows(
        &self,
        context: &SelectionContext,
        looked_at: Option<CardId>,
    ) -> HashMap<CardId, Glow> {
        let mut glows = HashMap::new();
        let Some(player) = context.player else {
            return glows;
        };
        let held = self.held;
        if matches!(held, Held::Nothing | Held::Card(_)) {
            for card in context.cards() {
                if context.in_own_hand(card) && context.duel.can_play(card).is_err() {
                    glows.insert(card, Glow::Shade);
                }
            }
        }
        match held {
            Held::Nothing => {
                for card in context.duel.playable(player) {
                    glows.insert(card, Glow::Able);
                }
                for card in context.duel.attackers(player) {
                    if !context.duel.attack_targets(card).is_empty() {
                        glows.insert(card, Glow::Ready);
                    }
                }
                for card in &self.hints {
                    glows.insert(*card, Glow::Hint);
                }
            }
            Held::Card(card) => {
                glows.insert(card, Glow::Selected);
            }
            _ => {
                for card in context.cards() {
                    glows.insert(card, Glow::Dim);
                }
                for target in held.targets(context.duel) {
                    let own = context
                        .duel
                        .card(target)
                        .is_some_and(|card| card.owner() == player);
                    glows.insert(
                        target,
                        if own {
                            Glow::OwnTarget
                        } else {
                            Glow::EnemyTarget
                        },
                    );
                }
                if let Some(card) = held.card() {
                    glows.insert(card, Glow::Selected);
                }
            }
        }
        let Some(card) = looked_at.filter(|card| Some(*card) != held.card()) else {
            return glows;
        };
        // The player reads the card.
        if glows.get(&card) == Some(&Glow::Shade) {
            glows.remove(&card);
        }
        let may = glows.get(&card).is_some_and(|glow| *glow != Glow::Dim);
        if may || context.shell.input.by_keys {
            glows.insert(card, Glow::Hover);
        }
        glows
    }
}
