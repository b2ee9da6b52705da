//! Input for the duel: picking up cards, placing minions, choosing targets and attacking, with two
//! clicks, by dragging, or with the keyboard. An intent is submitted only when the action is
//! complete; until then it can be canceled.

mod glows;
mod keys;

use super::DuelTable;
use crate::{
    scene::{
        board::{DuelBoard, Landing, Under},
        forecast::Forecast,
        manager::DuelManager,
        view_state::Spot,
    },
    sounds,
};
use fyrox::{
    core::{
        algebra::{Vector2, Vector3},
        pool::Handle,
    },
    plugin::error::GameResult,
    scene::{Scene, node::Node},
};
use parlour_rules::duel::{CardId, CardKind, Duel, Intent, Player};
use parlour_shell::{
    app::{Shell, TableContext, input::PointerEvent, sounds::Sound},
    scene::ray::Ray,
    ui::Screen,
};

/// Action in progress.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
enum Held {
    /// No action.
    #[default]
    Nothing,
    /// Card from the hand that follows the pointer.
    Card(CardId),
    /// Spell that needs a target.
    Spell(CardId),
    /// Minion with a chosen index on the battlefield, whose battlecry needs a target.
    Minion(CardId, usize),
    /// Hero or minion that is choosing its target.
    Attacker(CardId),
}

impl Held {
    fn card(self) -> Option<CardId> {
        match self {
            Held::Nothing => None,
            Held::Card(card) | Held::Spell(card) | Held::Minion(card, _) | Held::Attacker(card) => {
                Some(card)
            }
        }
    }

    /// Returns the intent of the action with this target.
    fn aimed(self, target: CardId) -> Option<Intent> {
        let (card, position) = match self {
            Held::Nothing | Held::Card(_) => return None,
            Held::Attacker(attacker) => return Some(Intent::Attack { attacker, target }),
            Held::Spell(card) => (card, None),
            Held::Minion(card, position) => (card, Some(position as u8)),
        };
        let target = Some(target);
        Some(Intent::Play {
            card,
            position,
            target,
        })
    }

    /// Returns the valid targets of the action.
    fn targets(self, duel: &Duel) -> Vec<CardId> {
        match self {
            Held::Nothing | Held::Card(_) => Vec::new(),
            Held::Spell(card) | Held::Minion(card, _) => duel.targets(card),
            Held::Attacker(card) => duel.attack_targets(card),
        }
    }
}

/// Target of the keyboard cursor.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Focus {
    Card(CardId),
    EndTurn,
}

/// Card or button under the pointer or keyboard cursor, and the action in progress.
#[derive(Debug, Default)]
pub(super) struct Selection {
    held: Held,
    /// Whether the card was picked up by the press in progress.
    by_press: bool,
    /// Object under the pointer at the start of the press.
    pressed: Option<Under>,
    /// Keyboard cursor.
    focus: Option<Focus>,
    /// Turn in which the keyboard cursor was set.
    turn: Option<(u16, Player)>,
    /// Index on the battlefield chosen with the keyboard.
    key_position: Option<usize>,
    /// Card shown in the preview.
    looked_at: Option<CardId>,
    /// Whether the action has changed since the last query.
    changed: bool,
    /// Cards that a lesson points at.
    hints: Vec<CardId>,
}

impl DuelTable {
    /// Handles pointer and keyboard input over the table.
    pub(super) fn select_by(&mut self, event: PointerEvent, ctx: &mut TableContext) -> GameResult {
        self.with_selection(ctx, |selection, context| selection.take(context, event))
    }

    /// Shows the pointed card and the action in progress. While the rules have not answered an
    /// action yet, the table stays as it is, so that a dropped card does not return to the hand.
    pub(super) fn update_selection(&mut self, ctx: &mut TableContext) -> GameResult {
        let scene = ctx.engine.scenes.try_get(ctx.shell.scene)?;
        let manager = scene.graph.try_get_script_of::<DuelManager>(self.manager)?;
        let board = scene.graph.try_get_script_of::<DuelBoard>(self.table)?;
        if manager.has_intent() && board.has_caught_up() {
            return Ok(());
        }
        self.with_selection(ctx, Selection::follow)
    }

    /// Calls `with` with the selection, and submits the intents that it results in.
    fn with_selection(
        &mut self,
        ctx: &mut TableContext,
        with: impl FnOnce(&mut Selection, &mut SelectionContext),
    ) -> GameResult {
        let scene = ctx.engine.scenes.try_get_mut(ctx.shell.scene)?;
        let manager = scene.graph.try_get_script_of::<DuelManager>(self.manager)?;
        let board = scene.graph.try_get_script_of::<DuelBoard>(self.table)?;
        let Some(duel) = manager.duel().cloned() else {
            return Ok(());
        };
        let player = manager.input_owner().filter(|_| board.has_caught_up());
        let selection = &mut self.selection;
        if player.is_none() {
            selection.drop_held();
        }
        let turn = Some((duel.turn(), duel.current()));
        if selection.turn != turn {
            selection.turn = turn;
            selection.focus = None;
        }
        let mut context = SelectionContext {
            scene,
            table: self.table,
            shell: ctx.shell,
            duel: &duel,
            player,
            intents: Vec::new(),
            refused: None,
        };
        with(selection, &mut context);
        let SelectionContext {
            intents, refused, ..
        } = context;
        if let Some(card) = refused {
            ctx.script_mut::<DuelBoard>(self.table)?.refuse(card);
        }
        for intent in intents {
            self.submit_duel(ctx, self.duel_seat(), intent)?;
        }
        Ok(())
    }
}

/// Context of an input event.
struct SelectionContext<'a> {
    scene: &'a mut Scene,
    table: Handle<Node>,
    shell: &'a Shell,
    duel: &'a Duel,
    /// Player who can act now.
    player: Option<Player>,
    intents: Vec<Intent>,
    /// Card to shake.
    refused: Option<CardId>,
}

impl SelectionContext<'_> {
    fn table(&self) -> Option<&DuelBoard> {
        self.scene
            .graph
            .try_get_script_of::<DuelBoard>(self.table)
            .ok()
    }

    fn table_mut(&mut self) -> Option<&mut DuelBoard> {
        self.scene
            .graph
            .try_get_script_of_mut::<DuelBoard>(self.table)
            .ok()
    }

    fn ray(&self, at: Vector2<f32>) -> Option<Ray> {
        self.shell.ray(self.scene, at)
    }

    fn under(&self, at: Vector2<f32>) -> Option<Under> {
        let ray = self.ray(at)?;
        self.table()?.under(self.scene, &ray)
    }

    fn position(&self, at: Vector2<f32>) -> Option<usize> {
        let table = self.table()?;
        let place = table.mat_under(&self.ray(at)?)?;
        table.position_at(place)
    }

    /// Returns all heroes and minions and the cards in the acting player's hand.
    fn cards(&self) -> Vec<CardId> {
        let Some(view_state) = self.table().and_then(DuelBoard::view_state) else {
            return Vec::new();
        };
        let seen = |spot: Option<(Player, Spot)>| match spot {
            Some((_, Spot::Hero | Spot::Field(_))) => true,
            Some((owner, Spot::Hand(_))) => Some(owner) == self.player,
            _ => false,
        };
        let mut cards = view_state.ids();
        cards.retain(|card| seen(view_state.spot(*card)));
        cards
    }

    fn is_minion(&self, card: CardId) -> bool {
        self.duel.definition(card).kind == CardKind::Minion
    }

    /// Returns whether a card is in the acting player's hand.
    fn in_own_hand(&self, card: CardId) -> bool {
        let view_state = self.table().and_then(DuelBoard::view_state);
        let spot = view_state.and_then(|view_state| view_state.spot(card));
        matches!((spot, self.player), (Some((owner, Spot::Hand(_))), Some(player)) if owner == player)
    }

    /// Returns whether a card is a hero or minion of the acting player.
    fn fights_for_own(&self, card: CardId) -> bool {
        let view_state = self.table().and_then(DuelBoard::view_state);
        let spot = view_state.and_then(|view_state| view_state.spot(card));
        matches!(
            (spot, self.player),
            (Some((owner, Spot::Field(_) | Spot::Hero)), Some(player)) if owner == player
        )
    }

    fn sound(&mut self, sound: Sound) {
        if let Some(table) = self.table_mut() {
            table.sound(sound);
        }
    }
}

impl Selection {
    /// Returns the card under the pointer or the keyboard cursor, if its front is visible.
    pub(super) fn looked_at(&self) -> Option<CardId> {
        self.looked_at
    }

    /// Returns whether an action is in progress that Escape would cancel.
    pub(super) fn holds_something(&self) -> bool {
        self.held != Held::Nothing
    }

    /// Returns whether the action in progress has changed since the last call.
    pub(super) fn take_change(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    /// Sets the cards that a lesson points at.
    pub(super) fn set_hints(&mut self, hints: Vec<CardId>) {
        self.hints = hints;
    }

    /// Cancels the action in progress, if there is one.
    pub(super) fn drop_held(&mut self) {
        if self.held != Held::Nothing {
            self.changed = true;
        }
        self.held = Held::Nothing;
        self.by_press = false;
        self.key_position = None;
    }
}

impl Selection {
    fn take(&mut self, context: &mut SelectionContext, event: PointerEvent) {
        match event {
            PointerEvent::Pressed(at) => self.press(context, at),
            // The carried card follows the pointer in every frame.
            PointerEvent::Dragged(_) => {}
            PointerEvent::Released { at, clicked } => self.release(context, at, clicked),
            PointerEvent::Cancelled => {
                self.pressed = None;
                self.drop_held();
            }
            PointerEvent::Confirmed => self.confirm(context),
            PointerEvent::Stepped(right, away) => self.step(context, right, away),
        }
    }

    fn press(&mut self, context: &mut SelectionContext, at: Vector2<f32>) {
        let under = context.under(at);
        self.pressed = under;
        self.focus = None;
        self.key_position = None;
        if self.held != Held::Nothing || context.player.is_none() {
            return;
        }
        if let Some(Under::Card(card)) = under {
            self.by_press = self.pick_up(context, card);
        }
    }

    /// Starts an action with a card that can be played or can attack. Returns whether it could.
    fn pick_up(&mut self, context: &mut SelectionContext, card: CardId) -> bool {
        if context.in_own_hand(card) && context.duel.can_play(card).is_ok() {
            let aimed = !context.is_minion(card) && context.duel.needs_target(card);
            self.hold(if aimed {
                Held::Spell(card)
            } else {
                Held::Card(card)
            });
        } else if context.fights_for_own(card) && !context.duel.attack_targets(card).is_empty() {
            self.hold(Held::Attacker(card));
        } else {
            return false;
        }
        context.sound(sounds::PICK_CARD);
        true
    }

    fn hold(&mut self, held: Held) {
        self.held = held;
        self.changed = true;
        self.focus = None;
    }

    fn release(&mut self, context: &mut SelectionContext, at: Vector2<f32>, clicked: bool) {
        let pressed = self.pressed.take();
        let by_press = std::mem::take(&mut self.by_press);
        let under = context.under(at);
        match self.held {
            Held::Nothing => {
                // A card that can't be picked up can't be dragged either, which is refused as well.
                let is_card = matches!(pressed, Some(Under::Card(_)));
                if clicked || is_card || under == pressed {
                    self.click_without(context, pressed);
                }
            }
            // The first click picks up the card, the next one chooses its place.
            _ if by_press && clicked => {}
            Held::Card(card) => {
                if !by_press && under == Some(Under::Card(card)) {
                    self.drop_held();
                } else {
                    self.put_down(context, card, at);
                }
            }
            held => self.aim_at(context, held, under),
        }
    }

    /// Ends the turn and clears the keyboard cursor, so that pressing Enter twice does not end the
    /// next turn.
    fn end_turn(&mut self, context: &mut SelectionContext) {
        self.focus = None;
        context.intents.push(Intent::EndTurn);
    }

    /// Handles a click on an object that cannot be picked up.
    fn click_without(&mut self, context: &mut SelectionContext, under: Option<Under>) {
        if context.player.is_none() {
            return;
        }
        match under {
            Some(Under::EndTurn) => self.end_turn(context),
            Some(Under::Card(card)) if context.in_own_hand(card) => {
                // Submits an intent that the rules refuse, so that the player sees the reason.
                context.intents.push(Intent::Play {
                    card,
                    position: None,
                    target: None,
                });
            }
            Some(Under::Card(card)) if context.fights_for_own(card) => {
                let target = context
                    .player
                    .map(|player| context.duel.player(player.opponent()).hero());
                if let Some(target) = target {
                    context.intents.push(Intent::Attack {
                        attacker: card,
                        target,
                    });
                }
            }
            _ => {}
        }
    }

    /// Drops a card from the hand at a pixel, or cancels if it is not over the table.
    fn put_down(&mut self, context: &mut SelectionContext, card: CardId, at: Vector2<f32>) {
        let Some(position) = context.position(at) else {
            self.drop_held();
            return;
        };
        self.place(context, card, position);
    }

    /// Plays a card. A minion whose battlecry needs a target waits for one.
    fn place(&mut self, context: &mut SelectionContext, card: CardId, position: usize) {
        if context.is_minion(card) && context.duel.needs_target(card) {
            self.hold(Held::Minion(card, position));
            return;
        }
        let position = context.is_minion(card).then_some(position as u8);
        context.intents.push(Intent::Play {
            card,
            position,
            target: None,
        });
        self.drop_held();
    }

    fn aim_at(&mut self, context: &mut SelectionContext, held: Held, under: Option<Under>) {
        let Some(Under::Card(target)) = under else {
            self.drop_held();
            return;
        };
        if held.card() == Some(target) {
            self.drop_held();
            return;
        }
        if !held.targets(context.duel).contains(&target) {
            context.refused = Some(target);
            // The rules refuse the intent and give the reason. A spell or battlecry stays active
            // for another attempt.
            context.intents.extend(held.aimed(target));
            if matches!(held, Held::Attacker(_)) {
                self.drop_held();
            }
            return;
        }
        self.commit(context, held, target);
    }

    fn commit(&mut self, context: &mut SelectionContext, held: Held, target: CardId) {
        let Some(intent) = held.aimed(target) else {
            return;
        };
        context.sound(sounds::PICK_TARGET);
        context.intents.push(intent);
        self.drop_held();
    }

    /// Updates glows, the carried card, the arrow and the preview.
    fn follow(&mut self, context: &mut SelectionContext) {
        let by_keys = context.shell.input.by_keys;
        let pointer = context.shell.input.hover.filter(|_| !by_keys);
        // Behind a dialog or the menu no card stays enlarged.
        let is_behind = context.shell.screen != Screen::Table || !context.shell.dialogs.is_empty();
        let under = pointer.and_then(|at| context.under(at));
        let looked_at = match (by_keys, under, self.focus) {
            (true, _, Some(Focus::Card(card))) => Some(card),
            (false, Some(Under::Card(card)), _) => Some(card),
            _ => None,
        };
        let looked_at = looked_at.filter(|_| !is_behind);
        self.looked_at = looked_at.filter(|card| self.is_seen(context, *card));
        let glows = self.glows(context, looked_at);
        let held = self.held;
        let target = looked_at.filter(|card| held.targets(context.duel).contains(card));
        let aimed = target
            .and_then(|target| held.aimed(target))
            .zip(context.player);
        let forecast = aimed.map(|(intent, player)| Forecast::new(context.duel, player, intent));
        let carried = match held {
            Held::Card(card) => pointer
                .and_then(|at| context.ray(at))
                .and_then(|ray| context.table()?.carried_place(&ray))
                .map(|place| (card, place)),
            Held::Minion(card, position) => self
                .minion_place(context, position)
                .map(|place| (card, place)),
            _ => None,
        };
        let gap = match held {
            Held::Card(card) if context.is_minion(card) => match pointer {
                Some(at) => context.position(at),
                None => self.key_position,
            },
            Held::Minion(_, position) => Some(position),
            _ => None,
        };
        let from = match held {
            Held::Spell(card) | Held::Attacker(card) | Held::Minion(card, _) => {
                context.table().and_then(|table| table.place_of(card))
            }
            _ => None,
        };
        let to = match (by_keys, self.focus) {
            (true, Some(Focus::Card(card))) => {
                context.table().and_then(|table| table.place_of(card))
            }
            _ => pointer
                .and_then(|at| context.ray(at))
                .and_then(|ray| context.table()?.mat_under(&ray)),
        };
        let lands = match held {
            Held::Card(card) if context.is_minion(card) => Some(Landing::Row),
            Held::Card(_) => Some(Landing::Table),
            _ => None,
        };
        // The arrow starts at the upper edge of the card.
        let aim = from.zip(to).map(|(from, to)| {
            (
                from + Vector3::new(0.0, 0.5, 0.75),
                to + Vector3::new(0.0, 0.25, 0.0),
            )
        });
        // A hand card rises under the pointer, except below one that is dragged. A spell that is
        // choosing its target is only lifted, because an enlarged one would cover its targets.
        let raised = match held {
            Held::Spell(card) => Some(card),
            Held::Card(card) => Some(card).filter(|_| carried.is_none()),
            _ => looked_at,
        };
        if let Some(table) = context.table_mut() {
            table.set_glows(glows);
            table.carry(carried, gap);
            table.raise(raised, matches!(held, Held::Spell(_)));
            table.aim(aim);
            table.set_forecast(forecast.unwrap_or_default());
            table.set_landing(lands);
        }
    }

    /// Returns the position of a minion while its battlecry is choosing a target.
    fn minion_place(&self, context: &SelectionContext, position: usize) -> Option<Vector3<f32>> {
        let table = context.table()?;
        let player = context.player?;
        let count = table.view_state()?.side(player).field.len();
        table.field_place(position, count + 1)
    }

    /// Returns whether the front of a card is visible.
    fn is_seen(&self, context: &SelectionContext, card: CardId) -> bool {
        context
            .table()
            .is_some_and(|table| table.is_front_seen(card))
    }
}
