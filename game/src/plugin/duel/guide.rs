//! The guided first duel: it begins in a position of its own, goes on by itself when the player has
//! done what a step asks for, and points at what the step speaks of.

use super::Parlour;
use crate::{
    data,
    duel::{selector::DuelSelector, table::DuelTable},
    ui::{
        Control, Screen,
        duel::guide::{END_TURN, STEPS},
    },
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_engine::duel::Level;
use parlour_rules::duel::{
    Action, CardId, CardKind, Duel, Event, Keyword, Match, Phase, Player, Setup,
};

/// Where it begins.
const POSITION: &str = "data/duel/guide.ron";
/// What a step points at.
#[derive(Debug, Default, PartialEq, Eq)]
struct Hints {
    cards: Vec<CardId>,
    end_turn: bool,
}

impl Parlour {
    /// Begins the guided duel, or goes on to a step of it; behind the last it ends.
    pub(super) fn guide_to(&mut self, ctx: &mut PluginContext, step: usize) -> GameResult {
        if step == 0 && !self.lay_out_guide(ctx)? {
            return Ok(());
        }
        self.fables.guide = (step < STEPS).then_some(step);
        self.picks_due = Some(3);
        self.dirty = true;
        Ok(())
    }

    /// Puts the position of the guide on the table; false if there is none.
    fn lay_out_guide(
        &mut self,
        ctx: &mut PluginContext,
    ) -> Result<bool, fyrox::plugin::error::GameError> {
        let Some(set) = self.fables.set.clone() else {
            return Ok(false);
        };
        let read = data::read_text(ctx.resource_manager, POSITION)
            .ok_or_else(|| format!("{POSITION} could not be read."))
            .and_then(|text| {
                let setup = Setup::read(POSITION, &text, &set);
                setup.map_err(|error| format!("{error}."))
            })
            .and_then(|setup| {
                let game = Match::from_setup(&set, setup);
                game.map_err(|error| format!("{POSITION}: {error}."))
            });
        let game = match read {
            Ok(game) => game,
            Err(sentence) => {
                self.complain(sentence);
                return Ok(false);
            }
        };
        self.dialogs.clear();
        self.panel_open = false;
        self.screen = Screen::Table;
        let opponent = Control::Computer(Level::ALL[0]);
        self.place_position(ctx, game, [Control::Local, opponent])?;
        Ok(true)
    }

    /// What happened may be what the guide waits for.
    pub(super) fn guide_heard(&mut self, events: &[Event]) {
        let Some(step) = self.fables.guide else {
            return;
        };
        let seat = self.duel_seat();
        let done = events.iter().filter_map(Event::performed).any(|action| {
            match (step, action) {
                // A minion was put down, a night has passed, it has attacked, a spell was cast.
                (1, Action::SummonMinion(summon)) => summon.player == seat && summon.played,
                (2, Action::ChangeTurn(change)) => change.player == seat,
                (3, Action::Attack(attack)) => attack.player == seat,
                (5, Action::CastSpell(cast)) => cast.player == seat,
                _ => false,
            }
        });
        if done {
            self.fables.guide = Some(step + 1);
            self.dirty = true;
        }
    }

    /// Points at what the step speaks of.
    pub(super) fn point(&mut self, ctx: &mut PluginContext) -> GameResult {
        let seat = self.duel_seat();
        let scene = ctx.scenes.try_get(self.scene)?;
        let hints = match (self.fables.guide, self.duel(scene)) {
            (Some(step), Some(duel)) => hints(duel, seat, step),
            _ => Hints::default(),
        };
        let graph = &mut ctx.scenes.try_get_mut(self.scene)?.graph;
        graph
            .try_get_script_of_mut::<DuelSelector>(self.fables.table)?
            .set_hints(hints.cards);
        graph
            .try_get_script_of_mut::<DuelTable>(self.fables.table)?
            .beckon(hints.end_turn);
        Ok(())
    }
}

/// What a step points at, as the match stands.
fn hints(duel: &Duel, seat: Player, step: usize) -> Hints {
    if !duel.is_on_turn(seat) || duel.phase() != Phase::Playing {
        return Hints::default();
    }
    let playable = |kind: CardKind| -> Vec<CardId> {
        let mut cards = duel.playable(seat);
        cards.retain(|card| duel.definition(*card).kind == kind);
        cards
    };
    let cards = match step {
        0 => duel.playable(seat),
        1 => playable(CardKind::Minion).into_iter().take(1).collect(),
        3 => {
            let mut attackers = duel.attackers(seat);
            attackers.retain(|card| !duel.attack_targets(*card).is_empty());
            attackers.truncate(1);
            attackers
        }
        4 => {
            let fields = Player::ALL.map(|player| duel.player(player).battlefield());
            let minions = fields.into_iter().flat_map(|field| field.iter().copied());
            minions
                .filter(|card| {
                    duel.figures(*card)
                        .is_some_and(|figures| figures.keywords.contains(Keyword::Taunt))
                })
                .collect()
        }
        5 => playable(CardKind::Spell),
        _ => Vec::new(),
    };
    // Where nothing of the kind can be done in this turn, the next one may bring it.
    let waits = cards.is_empty() && matches!(step, 1 | 3 | 5);
    Hints {
        end_turn: step == END_TURN || waits,
        cards,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::duel::{CardSet, HandPlaces, Intent};
    use std::{fs, sync::Arc};

    fn begun() -> Match {
        let read = |file: &str| fs::read_to_string(format!("../{file}")).unwrap();
        let cards = "data/duel/cards.ron";
        let set = Arc::new(CardSet::read(cards, &read(cards)).unwrap());
        let setup = Setup::read(POSITION, &read(POSITION), &set).unwrap();
        let mut game = Match::from_setup(&set, setup).unwrap();
        for player in Player::ALL {
            game.act(player, Intent::Mulligan(HandPlaces::NONE))
                .unwrap();
        }
        game
    }

    #[test]
    fn the_guide_begins_with_a_cheap_minion_and_points_at_it() {
        let mut game = begun();
        let seat = Player::One;
        let hints = hints(game.duel(), seat, 1);
        let [card] = hints.cards[..] else {
            panic!("one card: {hints:?}");
        };
        let play = Intent::Play {
            card,
            position: Some(0),
            target: None,
        };
        game.act(seat, play).unwrap();
        assert!(super::hints(game.duel(), seat, 2).end_turn);
        game.act(seat, Intent::EndTurn).unwrap();
        assert_eq!(super::hints(game.duel(), seat, 3), Hints::default());
        game.act(seat.opponent(), Intent::EndTurn).unwrap();
        assert_eq!(super::hints(game.duel(), seat, 3).cards, [card]);
    }

    #[test]
    fn a_taunt_is_there_when_it_is_explained_and_the_heroes_differ() {
        let game = begun();
        let duel = game.duel();
        let hints = hints(duel, Player::One, 4);
        assert_eq!(hints.cards.len(), 1);
        let hero = |player| duel.definition(duel.player(player).hero()).id.clone();
        assert_ne!(hero(Player::One), hero(Player::Two));
    }
}
