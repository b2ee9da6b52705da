//! What hands do to the cards of a duel: pick one up, put it down, aim, attack. By click and click,
//! by drag, or by keys; nothing is committed before it is finished, and everything can be taken
//! back until then.

mod glows;
mod keys;

use super::{
    board::{DuelBoard, Landing, Under},
    manager::DuelManager,
    view_state::Spot,
};
use crate::{input::PointerEvent, plugin::Parlour, ray::Ray, sounds::Sound};
use fyrox::{
    core::{
        algebra::{Vector2, Vector3},
        pool::Handle,
        reflect::prelude::*,
        type_traits::prelude::*,
        variable::InheritableVariable,
        visitor::prelude::*,
    },
    plugin::error::{GameError, GameResult},
    scene::{Scene, camera::Camera, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::duel::{CardId, CardKind, Duel, Intent, Player};

/// Turns what hands do into intents. It sits on the node with the DuelTable.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "d54a1c0e-0b0e-4a43-8c55-5a2f87a6c107")]
#[visit(optional)]
pub struct DuelSelector {
    /// The node with the DuelManager script.
    pub manager: InheritableVariable<Handle<Node>>,
    /// The camera that it is seen through.
    pub camera: InheritableVariable<Handle<Camera>>,

    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

/// What is in the hand.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
enum Held {
    /// Nothing.
    #[default]
    Nothing,
    /// A card that was picked up and goes where the pointer goes.
    Card(CardId),
    /// A spell that is being aimed.
    Spell(CardId),
    /// A minion that has its place, and whose battlecry is being aimed.
    Minion(CardId, usize),
    /// A combatant that is being aimed.
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

    /// What may be aimed at.
    fn targets(self, duel: &Duel) -> Vec<CardId> {
        match self {
            Held::Nothing | Held::Card(_) => Vec::new(),
            Held::Spell(card) | Held::Minion(card, _) => duel.targets(card),
            Held::Attacker(card) => duel.attack_targets(card),
        }
    }
}

/// What the keys are on.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Focus {
    Card(CardId),
    EndTurn,
}

#[derive(Debug, Default, Clone)]
struct State {
    held: Held,
    /// Whether what is held was picked up with the press that still lasts.
    by_press: bool,
    /// What was under the pointer when it was pressed.
    pressed: Option<Under>,
    /// What the keys are on.
    focus: Option<Focus>,
    /// The turn in which they went there.
    turn: Option<(u16, Player)>,
    /// Where among the minions the keys would put one.
    key_position: Option<usize>,
    /// The card that is looked at.
    looked_at: Option<CardId>,
    /// Whether something has changed that a program wants to know.
    changed: bool,
    /// Cards that a lesson points at.
    hints: Vec<CardId>,
}

impl ScriptTrait for DuelSelector {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &ctx.scene.graph;
        let name = graph[ctx.handle].name();
        if graph
            .try_get_script_of::<DuelManager>(*self.manager)
            .is_err()
        {
            return Err(GameError::str(format!(
                "{name}: DuelSelector.manager is not set to a node with a DuelManager"
            )));
        }
        if graph.try_get_script_of::<DuelBoard>(ctx.handle).is_err() {
            return Err(GameError::str(format!(
                "{name}: DuelSelector sits on a node without a DuelTable"
            )));
        }
        Ok(())
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let Some(parlour) = ctx.plugins.of_type_mut::<Parlour>() else {
            return Ok(());
        };
        let manager = ctx
            .scene
            .graph
            .try_get_script_of::<DuelManager>(*self.manager)?;
        let input_owner = manager.input_owner();
        let Some(duel) = manager.duel().cloned() else {
            parlour.shell.input.events.clear();
            return Ok(());
        };
        let table = ctx.scene.graph.try_get_script_of::<DuelBoard>(ctx.handle)?;
        let player = input_owner.filter(|_| table.has_caught_up());
        let mut world = World {
            scene: ctx.scene,
            table: ctx.handle,
            parlour,
            duel: &duel,
            player,
            intents: Vec::new(),
            refused: None,
        };
        if player.is_none() && self.state.held != Held::Nothing {
            self.drop_held();
        }
        let turn = Some((duel.turn(), duel.current()));
        if self.state.turn != turn {
            self.state.turn = turn;
            self.state.focus = None;
        }
        while let Some(event) = world.parlour.shell.input.events.pop_front() {
            self.take(&mut world, event);
        }
        self.follow(&mut world);
        let World {
            intents, refused, ..
        } = world;
        if let Some(card) = refused {
            ctx.scene
                .graph
                .try_get_script_of_mut::<DuelBoard>(ctx.handle)?
                .refuse(card);
        }
        if let Some(player) = player {
            let manager = ctx
                .scene
                .graph
                .try_get_script_of_mut::<DuelManager>(*self.manager)?;
            for intent in intents {
                manager.submit(player, intent);
            }
        }
        Ok(())
    }
}

/// What the hands act upon.
struct World<'a> {
    scene: &'a mut Scene,
    table: Handle<Node>,
    parlour: &'a mut Parlour,
    duel: &'a Duel,
    /// Who may act now, if anybody.
    player: Option<Player>,
    intents: Vec<Intent>,
    /// A card that shakes its head.
    refused: Option<CardId>,
}

impl World<'_> {
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
        self.parlour.shell.ray(self.scene, at)
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

    /// Every card on the table and in the own hand.
    fn cards(&self) -> Vec<CardId> {
        let Some(stage) = self.table().and_then(DuelBoard::stage) else {
            return Vec::new();
        };
        let seen = |spot: Option<(Player, Spot)>| match spot {
            Some((_, Spot::Hero | Spot::Field(_))) => true,
            Some((owner, Spot::Hand(_))) => Some(owner) == self.player,
            _ => false,
        };
        let mut cards = stage.ids();
        cards.retain(|card| seen(stage.spot(*card)));
        cards
    }

    fn is_minion(&self, card: CardId) -> bool {
        self.duel.definition(card).kind == CardKind::Minion
    }

    /// Whether a card lies in the hand of the one who may act.
    fn in_own_hand(&self, card: CardId) -> bool {
        let stage = self.table().and_then(DuelBoard::stage);
        let spot = stage.and_then(|stage| stage.spot(card));
        matches!((spot, self.player), (Some((owner, Spot::Hand(_))), Some(player)) if owner == player)
    }

    /// Whether a card fights for the one who may act.
    fn fights_for_own(&self, card: CardId) -> bool {
        let stage = self.table().and_then(DuelBoard::stage);
        let spot = stage.and_then(|stage| stage.spot(card));
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

/// What others ask.
impl DuelSelector {
    /// The card that is looked at, by pointer or keys.
    pub fn looked_at(&self) -> Option<CardId> {
        self.state.looked_at
    }

    /// Whether something is held that Escape would put back.
    pub fn holds_something(&self) -> bool {
        self.state.held != Held::Nothing
    }

    /// Whether something has been picked up, aimed or put back since the last call.
    pub fn take_change(&mut self) -> bool {
        std::mem::take(&mut self.state.changed)
    }

    /// The cards that a lesson points at.
    pub fn set_hints(&mut self, hints: Vec<CardId>) {
        self.state.hints = hints;
    }

    /// Puts back what is held.
    pub fn drop_held(&mut self) {
        if self.state.held != Held::Nothing {
            self.state.changed = true;
        }
        self.state.held = Held::Nothing;
        self.state.by_press = false;
        self.state.key_position = None;
    }
}

impl DuelSelector {
    fn take(&mut self, world: &mut World, event: PointerEvent) {
        match event {
            PointerEvent::Pressed(at) => self.press(world, at),
            PointerEvent::Dragged(at) => self.drag(world, at),
            PointerEvent::Released { at, clicked } => self.release(world, at, clicked),
            PointerEvent::Cancelled => {
                self.state.pressed = None;
                self.drop_held();
            }
            PointerEvent::Confirmed => self.confirm(world),
            PointerEvent::Stepped(right, away) => self.step(world, right, away),
        }
    }

    fn press(&mut self, world: &mut World, at: Vector2<f32>) {
        let under = world.under(at);
        self.state.pressed = under;
        self.state.focus = None;
        self.state.key_position = None;
        if self.state.held != Held::Nothing || world.player.is_none() {
            return;
        }
        if let Some(Under::Card(card)) = under {
            self.state.by_press = self.pick_up(world, card);
        }
    }

    /// Picks up a card that can be played or can attack; whether it was one.
    fn pick_up(&mut self, world: &mut World, card: CardId) -> bool {
        if world.in_own_hand(card) && world.duel.can_play(card).is_ok() {
            let aimed = !world.is_minion(card) && world.duel.needs_target(card);
            self.hold(if aimed {
                Held::Spell(card)
            } else {
                Held::Card(card)
            });
        } else if world.fights_for_own(card) && !world.duel.attack_targets(card).is_empty() {
            self.hold(Held::Attacker(card));
        } else {
            return false;
        }
        world.sound(Sound::PickCard);
        true
    }

    fn hold(&mut self, held: Held) {
        self.state.held = held;
        self.state.changed = true;
        self.state.focus = None;
    }

    fn drag(&mut self, _world: &mut World, _at: Vector2<f32>) {
        // What is held follows the pointer, wherever it is.
    }

    fn release(&mut self, world: &mut World, at: Vector2<f32>, clicked: bool) {
        let pressed = self.state.pressed.take();
        let by_press = std::mem::take(&mut self.state.by_press);
        let under = world.under(at);
        match self.state.held {
            Held::Nothing => {
                if clicked || under == pressed {
                    self.click_without(world, pressed);
                }
            }
            // A click picks it up, and the next one says where it goes.
            _ if by_press && clicked => {}
            Held::Card(card) => {
                if !by_press && under == Some(Under::Card(card)) {
                    self.drop_held();
                } else {
                    self.put_down(world, card, at);
                }
            }
            held => self.aim_at(world, held, under),
        }
    }

    /// The next turn begins with the keys nowhere: one press too many does not end it.
    fn end_turn(&mut self, world: &mut World) {
        self.state.focus = None;
        world.intents.push(Intent::EndTurn);
    }

    /// A click with an empty hand on what cannot be picked up.
    fn click_without(&mut self, world: &mut World, under: Option<Under>) {
        if world.player.is_none() {
            return;
        }
        match under {
            Some(Under::EndTurn) => self.end_turn(world),
            Some(Under::Card(card)) if world.in_own_hand(card) => {
                // The rules say why not.
                world.intents.push(Intent::Play {
                    card,
                    position: None,
                    target: None,
                });
            }
            Some(Under::Card(card)) if world.fights_for_own(card) => {
                let target = world
                    .player
                    .map(|player| world.duel.player(player.opponent()).hero());
                if let Some(target) = target {
                    world.intents.push(Intent::Attack {
                        attacker: card,
                        target,
                    });
                }
            }
            _ => {}
        }
    }

    /// A card that was picked up is let go over the table.
    fn put_down(&mut self, world: &mut World, card: CardId, at: Vector2<f32>) {
        let Some(position) = world.position(at) else {
            self.drop_held();
            return;
        };
        self.place(world, card, position);
    }

    /// A card is put among the minions, or cast.
    fn place(&mut self, world: &mut World, card: CardId, position: usize) {
        if world.is_minion(card) && world.duel.needs_target(card) {
            self.hold(Held::Minion(card, position));
            return;
        }
        let position = world.is_minion(card).then_some(position as u8);
        world.intents.push(Intent::Play {
            card,
            position,
            target: None,
        });
        self.drop_held();
    }

    fn aim_at(&mut self, world: &mut World, held: Held, under: Option<Under>) {
        let Some(Under::Card(target)) = under else {
            self.drop_held();
            return;
        };
        if held.card() == Some(target) {
            self.drop_held();
            return;
        }
        if !held.targets(world.duel).contains(&target) {
            world.refused = Some(target);
            // The rules say why, and what is held stays there for another try.
            if let Held::Attacker(attacker) = held {
                world.intents.push(Intent::Attack { attacker, target });
                self.drop_held();
            }
            return;
        }
        self.commit(world, held, target);
    }

    fn commit(&mut self, world: &mut World, held: Held, target: CardId) {
        let intent = match held {
            Held::Attacker(attacker) => Intent::Attack { attacker, target },
            Held::Spell(card) => Intent::Play {
                card,
                position: None,
                target: Some(target),
            },
            Held::Minion(card, position) => Intent::Play {
                card,
                position: Some(position as u8),
                target: Some(target),
            },
            Held::Nothing | Held::Card(_) => return,
        };
        world.sound(Sound::PickTarget);
        world.intents.push(intent);
        self.drop_held();
    }

    /// Shows what is held, what it may do, and what is looked at.
    fn follow(&mut self, world: &mut World) {
        let by_keys = world.parlour.shell.input.by_keys;
        let pointer = world.parlour.shell.input.hover.filter(|_| !by_keys);
        let under = pointer.and_then(|at| world.under(at));
        let looked_at = match (by_keys, under, self.state.focus) {
            (true, _, Some(Focus::Card(card))) => Some(card),
            (false, Some(Under::Card(card)), _) => Some(card),
            _ => None,
        };
        self.state.looked_at = looked_at.filter(|card| self.is_seen(world, *card));
        let glows = self.glows(world, looked_at);
        let held = self.state.held;
        let carried = match held {
            Held::Card(card) => pointer
                .and_then(|at| world.ray(at))
                .and_then(|ray| world.table()?.carried_place(&ray))
                .map(|place| (card, place)),
            Held::Minion(card, position) => self
                .minion_place(world, position)
                .map(|place| (card, place)),
            _ => None,
        };
        let gap = match held {
            Held::Card(card) if world.is_minion(card) => match pointer {
                Some(at) => world.position(at),
                None => self.state.key_position,
            },
            Held::Minion(_, position) => Some(position),
            _ => None,
        };
        let from = match held {
            Held::Spell(card) | Held::Attacker(card) | Held::Minion(card, _) => {
                world.table().and_then(|table| table.place_of(card))
            }
            _ => None,
        };
        let to = match (by_keys, self.state.focus) {
            (true, Some(Focus::Card(card))) => world.table().and_then(|table| table.place_of(card)),
            _ => pointer
                .and_then(|at| world.ray(at))
                .and_then(|ray| world.table()?.mat_under(&ray)),
        };
        let lands = match held {
            Held::Card(card) if world.is_minion(card) => Some(Landing::Row),
            Held::Card(_) => Some(Landing::Table),
            _ => None,
        };
        // From the upper edge of what is aimed.
        let aim = from.zip(to).map(|(from, to)| {
            (
                from + Vector3::new(0.0, 0.5, 0.75),
                to + Vector3::new(0.0, 0.25, 0.0),
            )
        });
        // A card of the hand rises under the pointer; one that is aimed stays up.
        let raised = match held {
            Held::Spell(card) => Some(card),
            Held::Card(card) if carried.is_none() => Some(card),
            _ => looked_at,
        };
        if let Some(table) = world.table_mut() {
            table.set_glows(glows);
            table.carry(carried, gap);
            table.raise(raised);
            table.aim(aim);
            table.set_landing(lands);
        }
    }

    /// Where a minion hovers while its battlecry is aimed.
    fn minion_place(&self, world: &World, position: usize) -> Option<Vector3<f32>> {
        let table = world.table()?;
        let player = world.player?;
        let count = table.stage()?.side(player).field.len();
        table.field_place(position, count + 1)
    }

    /// Whether the front of a card is seen.
    fn is_seen(&self, world: &World, card: CardId) -> bool {
        world.table().is_some_and(|table| table.is_front_seen(card))
    }
}
