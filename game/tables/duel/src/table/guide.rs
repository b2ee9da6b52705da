//! Tutorial of the Duel: it starts from a fixed position, advances when the player completes a
//! step, and marks the cards that a step is about.

use crate::{
    ID, Participant,
    panels::{
        DuelCommand,
        guide::{ATTACK, END_TURN, MANA, MINION, SPELL, TAUNT},
    },
    scene::board::{DuelBoard, Pulse},
    table::DuelTable,
};
use fyrox::{asset::manager::ResourceManager, plugin::error::GameResult};
use parlour_engine::duel::Level;
use parlour_rules::duel::{
    Action, CardId, CardKind, CardSet, Duel, Event, Keyword, Match, Phase, Player, Setup,
    SetupError,
};
use parlour_shell::{
    app::{TableContext, sentences},
    scene::{data, data::FileError},
    table::tutorial::{GuideCommand, TutorialStep},
};
use std::sync::Arc;

/// Data file with the start position of the tutorial.
const POSITION: &str = "data/duel/guide.ron";

/// Failure to start the match of the tutorial.
#[derive(Debug, thiserror::Error)]
enum GuideError {
    /// The file of the position is missing or invalid.
    #[error(transparent)]
    Read(#[from] FileError),
    /// The position is impossible.
    #[error("{POSITION}: {0}")]
    Setup(#[from] SetupError),
}

/// Reads the match of the tutorial.
fn read_match(resources: &ResourceManager, set: &Arc<CardSet>) -> Result<Match, GuideError> {
    let text = data::read_text(resources, POSITION)?;
    let setup = Setup::read(POSITION, &text, set).map_err(FileError::from)?;
    Ok(Match::from_setup(set, setup)?)
}

/// Cards that a step marks, and what sparkles on the table.
#[derive(Debug, Default, PartialEq, Eq)]
struct Hints {
    cards: Vec<CardId>,
    pulse: Option<Pulse>,
}

impl DuelTable {
    /// Offers the tutorial to a player who has never finished a match, unless a match other than
    /// the tutorial's waits on the table.
    pub(crate) fn offer_guide(&mut self, ctx: &mut TableContext) {
        let open = self.with_duel(ctx, |duel| duel.outcome().is_none()) == Some(true);
        let waits = open && !self.for_practice;
        if self.statistics.decks.is_empty() && !waits && !self.guide.is_open() {
            ctx.shell
                .offer_tutorial(DuelCommand::Guide(GuideCommand::Start));
        }
    }

    /// Carries out a command of the tutorial.
    pub(crate) fn guide_command(
        &mut self,
        ctx: &mut TableContext,
        command: GuideCommand,
    ) -> GameResult {
        match command {
            GuideCommand::Start => self.start_guide(ctx)?,
            GuideCommand::Next if self.guide_step().is_some_and(|step| step.is_task) => {}
            GuideCommand::Next => {
                if let Some(game) = self.game(ctx) {
                    self.guide.next(game);
                }
            }
            GuideCommand::Back => {
                if let Some(game) = self.guide.back().cloned() {
                    self.place_guided(ctx, game)?;
                }
            }
            GuideCommand::Leave => {
                if self.guide.close() == Some(true) {
                    ctx.shell.record_tutorial(ID, true);
                }
            }
        }
        Ok(())
    }

    /// Returns the step on view.
    pub(crate) fn guide_step(&self) -> Option<TutorialStep> {
        let number = self.guide.step()?;
        Some(TutorialStep {
            number,
            is_task: matches!(number, MINION | END_TURN | ATTACK | SPELL),
        })
    }

    /// Returns a copy of the match on the table.
    fn game(&self, ctx: &TableContext) -> Option<Match> {
        self.duel_manager(ctx.scene()?)?.game().cloned()
    }

    /// Reports a position of the tutorial that can't be read, before the player asks for it.
    pub(crate) fn check_guide(&self, ctx: &mut TableContext, set: &Arc<CardSet>) {
        if let Err(error) = read_match(ctx.engine.resource_manager, set) {
            let sentence = sentences::data(&ctx.shell.locale, error);
            ctx.shell.report_error(sentence);
        }
    }

    /// Starts the match of the tutorial at its first step, or reports that its position can't be
    /// read.
    fn start_guide(&mut self, ctx: &mut TableContext) -> GameResult {
        let Some(set) = self.set.clone() else {
            return Ok(());
        };
        match read_match(ctx.engine.resource_manager, &set) {
            Ok(game) => {
                ctx.shell.show_table();
                ctx.shell.record_tutorial(ID, false);
                self.guide.start(game.clone());
                self.place_guided(ctx, game)
            }
            Err(error) => {
                let sentence = sentences::data(&ctx.shell.locale, error);
                ctx.shell.report_error(sentence);
                Ok(())
            }
        }
    }

    /// Puts a position of the tutorial on the table.
    fn place_guided(&mut self, ctx: &mut TableContext, game: Match) -> GameResult {
        let opponent = Participant::Computer(Level::ALL[0]);
        self.place_position(ctx, game, [Participant::Person, opponent])
    }

    /// Records the steps that these events complete, also later ones, and advances the tutorial.
    pub(crate) fn follow_guide(&mut self, ctx: &TableContext, events: &[Event]) {
        let seat = self.duel_seat();
        let Some(game) = self.game(ctx).filter(|_| self.guide.is_open()) else {
            return;
        };
        for action in events.iter().filter_map(Event::performed) {
            if matches!(action, Action::ChangeTurn(change) if change.ended.is_none()) {
                // The cards are exchanged once: Back leads to the start of the first turn.
                self.guide.start(game.clone());
            }
            if let Some(step) = completed_step(action, seat) {
                self.guide.complete(step, game.clone());
            }
        }
    }

    /// Marks the cards and the button of the current step.
    pub(crate) fn point(&mut self, ctx: &mut TableContext) -> GameResult {
        let seat = self.duel_seat();
        let scene = ctx.engine.scenes.try_get(ctx.shell.scene)?;
        let hints = match (self.guide.step(), self.duel(scene)) {
            (Some(step), Some(duel)) => hints(duel, seat, step),
            _ => Hints::default(),
        };
        // The player might read for longer than decoration moves, and slow frames would miss a sparkle.
        let sparkles = hints.pulse.is_some() && ctx.shell.settings.flourish() > 0.0;
        if sparkles && ctx.shell.is_table_on_top() {
            ctx.shell.keep_drawing();
        }
        self.selection.set_hints(hints.cards);
        ctx.script_mut::<DuelBoard>(self.table)?
            .set_pulse(hints.pulse);
        Ok(())
    }
}

/// Returns the step that `action` of player `seat` completes: playing a minion, a full round of
/// turns, attacking or casting a spell.
fn completed_step(action: &Action, seat: Player) -> Option<usize> {
    match action {
        Action::SummonMinion(summon) if summon.player == seat && summon.played => Some(MINION),
        Action::ChangeTurn(change) if change.player == seat && change.ended.is_some() => {
            Some(END_TURN)
        }
        Action::Attack(attack) if attack.player == seat => Some(ATTACK),
        Action::CastSpell(cast) if cast.player == seat => Some(SPELL),
        _ => None,
    }
}

/// Returns the marks for a step in the current position. There are none on the opponent's turn.
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
        MINION => playable(CardKind::Minion).into_iter().take(1).collect(),
        ATTACK => {
            let mut attackers = duel.attackers(seat);
            attackers.retain(|card| !duel.attack_targets(*card).is_empty());
            attackers.truncate(1);
            attackers
        }
        TAUNT => {
            let fields = Player::ALL.map(|player| duel.player(player).battlefield());
            let minions = fields.into_iter().flat_map(|field| field.iter().copied());
            minions
                .filter(|card| {
                    duel.figures(*card)
                        .is_some_and(|figures| figures.keywords.contains(Keyword::Taunt))
                })
                .collect()
        }
        SPELL => playable(CardKind::Spell),
        _ => Vec::new(),
    };
    // Without any possible action, the player has to end the turn before completing the step.
    let attacks = |card: &CardId| !duel.attack_targets(*card).is_empty();
    let idle = duel.playable(seat).is_empty() && !duel.attackers(seat).iter().any(attacks);
    let waits = cards.is_empty() && idle && matches!(step, MINION | ATTACK | SPELL);
    Hints {
        pulse: match step {
            MANA => Some(Pulse::Mana),
            _ => (step == END_TURN || waits).then_some(Pulse::EndTurn),
        },
        cards,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::duel::{CardSet, HandPlaces, Intent};
    use std::{fs, sync::Arc};

    fn begun() -> Match {
        let read = |file: &str| fs::read_to_string(format!("../../../{file}")).unwrap();
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
        let pulse = |step| super::hints(game.duel(), seat, step).pulse;
        assert_eq!(pulse(MANA), Some(Pulse::Mana));
        assert_eq!(pulse(END_TURN), Some(Pulse::EndTurn));
        game.act(seat, Intent::EndTurn).unwrap();
        assert_eq!(super::hints(game.duel(), seat, 3), Hints::default());
        game.act(seat.opponent(), Intent::EndTurn).unwrap();
        assert_eq!(super::hints(game.duel(), seat, 3).cards, [card]);
    }

    #[test]
    fn the_end_of_the_turn_calls_only_who_can_do_nothing_else() {
        let mut game = begun();
        let seat = Player::One;
        let duel = game.duel();
        assert!(!duel.playable(seat).is_empty());
        for step in [MINION, ATTACK, SPELL] {
            assert_eq!(hints(duel, seat, step).pulse, None, "step {step}");
        }
        while let Some(card) = game.duel().playable(seat).first().copied() {
            let needs = game.duel().needs_target(card);
            let target = needs.then(|| game.duel().targets(card)[0]);
            let minion = game.duel().definition(card).kind == CardKind::Minion;
            let position = minion.then_some(0);
            let play = Intent::Play {
                card,
                position,
                target,
            };
            game.act(seat, play).unwrap();
        }
        let duel = game.duel();
        let busy = duel
            .attackers(seat)
            .iter()
            .any(|card| !duel.attack_targets(*card).is_empty());
        assert_eq!(hints(duel, seat, SPELL).pulse.is_some(), !busy);
    }

    #[test]
    fn what_is_done_answers_its_step() {
        let mut game = begun();
        let seat = Player::One;
        let card = hints(game.duel(), seat, MINION).cards[0];
        let play = Intent::Play {
            card,
            position: Some(0),
            target: None,
        };
        let answers = |events: Vec<Event>| -> Vec<usize> {
            let actions = events.iter().filter_map(Event::performed);
            actions
                .filter_map(|done| completed_step(done, seat))
                .collect()
        };
        assert_eq!(answers(game.act(seat, play).unwrap()), [MINION]);
        assert!(answers(game.act(seat, Intent::EndTurn).unwrap()).is_empty());
        let other = game.act(seat.opponent(), Intent::EndTurn).unwrap();
        assert_eq!(answers(other), [END_TURN]);
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
