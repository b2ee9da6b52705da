//! Keyboard control of the duel. Arrow keys move to the nearest card on the screen, Enter picks it
//! up or confirms.

use super::{Focus, Held, Selection, SelectionContext};
use crate::scene::board::DuelBoard;
use fyrox::core::algebra::{Vector2, Vector3};
use parlour_rules::duel::{CardId, Intent};

impl Selection {
    /// Handles Enter.
    pub(super) fn confirm(&mut self, context: &mut SelectionContext) {
        if context.player.is_none() {
            return;
        }
        // Keeps the cursor near the card that was played.
        let next = self.held.card().and_then(|card| neighbour(context, card));
        match (self.held, self.focus) {
            (Held::Nothing, Some(Focus::EndTurn)) => self.end_turn(context),
            (Held::Nothing, Some(Focus::Card(card))) => {
                if self.pick_up(context, card) {
                    self.begin_by_keys(context);
                } else {
                    self.click_without(context, Some(super::Under::Card(card)));
                }
            }
            (Held::Card(card), _) => {
                let last = self.places(context);
                let position = self.key_position.unwrap_or(last);
                self.place(context, card, position);
                self.begin_by_keys(context);
            }
            (held, Some(Focus::Card(target))) => {
                self.aim_at(context, held, Some(super::Under::Card(target)));
            }
            _ => {}
        }
        if self.held == Held::Nothing && next.is_some() {
            self.focus = next.map(Focus::Card);
        }
    }

    /// Sets the initial cursor of an action: the right end of the row, or the first preferred
    /// target.
    fn begin_by_keys(&mut self, context: &SelectionContext) {
        match self.held {
            Held::Nothing => self.key_position = None,
            Held::Card(_) => self.key_position = Some(self.places(context)),
            held => {
                let preferred = match held {
                    Held::Spell(card) | Held::Minion(card, _) => {
                        context.duel.preferred_targets(card)
                    }
                    _ => Vec::new(),
                };
                let first = preferred
                    .first()
                    .copied()
                    .or_else(|| held.targets(context.duel).first().copied());
                self.focus = first.map(Focus::Card);
            }
        }
    }

    /// Returns the number of minions, which is the last index for another one.
    fn places(&self, context: &SelectionContext) -> usize {
        context
            .player
            .map_or(0, |player| context.duel.player(player).battlefield().len())
    }

    /// Handles an arrow key.
    pub(super) fn step(&mut self, context: &mut SelectionContext, right: i8, away: i8) {
        if let Held::Card(card) = self.held
            && context.is_minion(card)
        {
            let last = self.places(context);
            let now = self.key_position.unwrap_or(last);
            self.key_position = Some(now.saturating_add_signed(isize::from(right)).min(last));
            return;
        }
        if self.held == Held::Nothing && self.focus.is_none() {
            // The first key press selects a card that can act instead of the nearest one.
            self.focus = Some(first_choice(context));
            return;
        }
        let mut choices = self.choices(context);
        let from_hand = matches!(self.focus, Some(Focus::Card(card)) if context.in_own_hand(card));
        if from_hand && right != 0 {
            // Left and right stay within the hand.
            choices
                .retain(|choice| matches!(choice, Focus::Card(card) if context.in_own_hand(*card)));
        }
        let seen = |focus: Focus| {
            let table = context.table()?;
            let place = match focus {
                Focus::Card(card) => table.place_of(card)?,
                Focus::EndTurn => table.end_turn_place(context.scene)?,
            };
            pixel(context, place)
        };
        let from = self.focus.and_then(seen).or_else(|| {
            let field = context.table()?.own_field()?;
            pixel(context, field - Vector3::new(0.0, 0.0, 1.0))
        });
        let Some(from) = from else { return };
        let direction = Vector2::new(f32::from(right), -f32::from(away));
        let best = choices
            .iter()
            .filter(|choice| Some(**choice) != self.focus)
            .filter_map(|choice| {
                let way = seen(*choice)? - from;
                let along = way.dot(&direction);
                let aside = (way - direction * along).norm();
                // Skips choices that are mainly in another direction.
                (along > 1.0).then_some((*choice, along + 2.0 * aside))
            })
            .min_by(|a, b| a.1.total_cmp(&b.1));
        match best {
            Some((focus, _)) => self.focus = Some(focus),
            None if self.focus.is_none() => self.focus = choices.first().copied(),
            None => {}
        }
    }

    /// Returns the possible targets of the cursor.
    fn choices(&self, context: &SelectionContext) -> Vec<Focus> {
        let held = self.held;
        if held != Held::Nothing {
            let targets = held.targets(context.duel);
            return targets.into_iter().map(Focus::Card).collect();
        }
        let Some(table) = context.table() else {
            return Vec::new();
        };
        let Some(view_state) = table.view_state() else {
            return Vec::new();
        };
        let mut cards: Vec<Focus> = view_state
            .ids()
            .into_iter()
            .filter(|id| table.is_front_seen(*id) && DuelBoard::is_alive(view_state, *id))
            .map(Focus::Card)
            .collect();
        cards.push(Focus::EndTurn);
        cards
    }
}

/// Returns a playable card, else a minion that can attack, else the end-turn button.
fn first_choice(context: &SelectionContext) -> Focus {
    let mut intents = Vec::new();
    if let Some(player) = context.player {
        context.duel.legal_intents(player, &mut intents);
    }
    let played = intents.iter().find_map(|intent| match intent {
        Intent::Play { card, .. } => Some(*card),
        _ => None,
    });
    let attacks = || {
        intents.iter().find_map(|intent| match intent {
            Intent::Attack { attacker, .. } => Some(*attacker),
            _ => None,
        })
    };
    played.or_else(attacks).map_or(Focus::EndTurn, Focus::Card)
}

/// Returns the neighbor of a card in the hand, or the card itself if it is not in the hand. Returns
/// `None` for the only card.
fn neighbour(context: &SelectionContext, card: CardId) -> Option<CardId> {
    let view_state = context.table()?.view_state()?;
    let hand = &view_state.side(context.player?).hand;
    match hand.iter().position(|other| *other == card) {
        Some(place) => {
            let before = place.checked_sub(1);
            hand.get(place + 1).or_else(|| hand.get(before?)).copied()
        }
        None => Some(card),
    }
}

fn pixel(context: &SelectionContext, place: Vector3<f32>) -> Option<Vector2<f32>> {
    context.shell.pixel(context.scene, place)
}
