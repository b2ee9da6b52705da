//! What is asked for at the Duel's table by buttons and keys.

use super::{DuelTable, PACES, Parlour};
use crate::{
    duel::{manager::DuelManager, table::DuelBoard},
    ui::{Control, Dialog, DuelCommand, DuelDialog, Screen, Stake},
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_engine::duel::Level;
use parlour_rules::duel::{DeckList, HandPlaces, Intent, Match, Phase, Player, Setup, Start};

impl Parlour {
    /// Carries out what is asked for at this table.
    pub(in crate::plugin) fn duel_command(
        &mut self,
        command: DuelCommand,
        ctx: &mut PluginContext,
    ) -> GameResult {
        let leaves = matches!(
            command,
            DuelCommand::Begin
                | DuelCommand::Rematch
                | DuelCommand::Place(_)
                | DuelCommand::Guide(0)
        );
        if leaves && let Some((stake, _)) = self.at_stake(ctx) {
            let question = DuelDialog::Abandon(Box::new(command), stake);
            self.dialogs.push(Dialog::Duel(question));
            self.hit_targets_due = Some(3);
            return Ok(());
        }
        match command {
            // The way to the table is the house's business.
            DuelCommand::Sit => {
                self.dialogs.clear();
                let curtain = self.duel.curtain.map(DuelDialog::Curtain);
                self.dialogs.extend(curtain.map(Dialog::Duel));
                self.screen = Screen::Table;
                self.update_duel_input(ctx)?;
                let phase = self.with_duel(ctx, |duel| duel.phase());
                match phase {
                    Some(Phase::Playing) => {}
                    Some(Phase::Mulligan) => {
                        let asked = self.with_duel(ctx, |duel| duel.may_exchange(self.duel_seat()));
                        if asked == Some(true) && self.dialogs.is_empty() {
                            self.ask_for_exchange(ctx);
                        }
                    }
                    _ => self.dialogs.push(Dialog::Duel(DuelDialog::Setup)),
                }
                self.hit_targets_due = Some(3);
            }
            DuelCommand::Deck(player, deck) => {
                let mut arrangement = self.duel_arrangement();
                if self.duel.decks.get(deck).is_some_and(|choice| {
                    self.duel
                        .set
                        .as_ref()
                        .is_some_and(|set| choice.deck.check(set).is_ok())
                }) {
                    arrangement.decks[player.index()] = deck;
                    self.duel.arrangement = Some(arrangement);
                }
                self.hit_targets_due = Some(3);
            }
            DuelCommand::Opponent(by) => {
                let mut arrangement = self.duel_arrangement();
                arrangement.opponent = next_opponent(arrangement.opponent, by);
                self.duel.arrangement = Some(arrangement);
                self.hit_targets_due = Some(3);
            }
            DuelCommand::Begin => {
                self.duel.guide = None;
                self.begin_match(ctx)?;
            }
            DuelCommand::Rematch => {
                self.duel.guide = None;
                self.begin_rematch(ctx)?;
            }
            DuelCommand::Place(setup) => {
                self.duel.guide = None;
                let opponent = self.duel_arrangement().opponent;
                self.begin_position(ctx, *setup, [Control::Local, opponent])?;
            }
            DuelCommand::Abandon(command) => {
                self.leave_match(ctx);
                self.duel_command(*command, ctx)?;
            }
            DuelCommand::EndTurn => {
                // A turn that has not been seen yet is not ended.
                let scene = ctx.scenes.try_get(self.scene)?;
                if self.duel_view(scene).is_some_and(|view| view.may_act) {
                    let seat = self.duel_seat();
                    self.submit_duel(ctx, seat, Intent::EndTurn)?;
                }
            }
            DuelCommand::Exchange(place) => {
                let exchanged = &mut self.duel.exchanged;
                match exchanged.iter().position(|other| *other == place) {
                    Some(index) => {
                        exchanged.remove(index);
                    }
                    None => exchanged.push(place),
                }
                self.hit_targets_due = Some(3);
            }
            DuelCommand::Keep => {
                let places: HandPlaces = self.duel.exchanged.drain(..).collect();
                self.dialogs
                    .retain(|dialog| *dialog != Dialog::Duel(DuelDialog::Mulligan));
                let seat = self.duel_seat();
                self.submit_duel(ctx, seat, Intent::Mulligan(places))?;
            }
            DuelCommand::Concede => {
                self.dialogs.clear();
                // Whoever sits here gives up, on turn or not.
                let seat = self.duel_seat();
                self.submit_duel(ctx, seat, Intent::Concede)?;
            }
            DuelCommand::Uncover => self.uncover(ctx)?,
            DuelCommand::Pace(by) => {
                let last = PACES.len() - 1;
                let pace = self.duel.pace;
                self.duel.pace = pace.saturating_add_signed(isize::from(by)).min(last);
                self.update_duel_input(ctx)?;
                self.hit_targets_due = Some(3);
            }
            DuelCommand::Skip => {
                let graph = &mut ctx.scenes.try_get_mut(self.scene)?.graph;
                graph
                    .try_get_script_of_mut::<DuelBoard>(self.duel.table)?
                    .skip();
            }
            DuelCommand::Look(card) => self.duel.card_preview.ask(card),
            DuelCommand::Guide(step) => self.guide_to(ctx, step)?,
            DuelCommand::LeaveGuide => {
                self.duel.guide = None;
                self.hit_targets_due = Some(3);
            }
            DuelCommand::Build(building) => self.deck_builder_command(building, ctx)?,
        }
        Ok(())
    }

    /// A match as it is set up.
    fn begin_match(&mut self, ctx: &mut PluginContext) -> GameResult {
        let arrangement = self.duel_arrangement();
        let deck = |player: Player| self.duel.decks.get(arrangement.decks[player.index()]);
        let (Some(first), Some(second)) = (deck(Player::One), deck(Player::Two)) else {
            return Ok(());
        };
        let decks = [first.deck.clone(), second.deck.clone()];
        self.duel.books.last_decks = Some([first.deck.id.clone(), second.deck.id.clone()]);
        self.duel.books.last_opponent = match arrangement.opponent {
            Control::Local => None,
            Control::Computer(level) => Some(level.name().to_owned()),
        };
        let controls = [Control::Local, arrangement.opponent];
        self.deal_match(ctx, decks, controls)
    }

    /// What chance begins with: the clock, or what the command line says.
    fn duel_seed(&self) -> u64 {
        let clock = std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .map_or(0, |time| time.as_nanos() as u64);
        let begun = self.duel.begun;
        let asked = self.options.seed.map(|seed| seed.wrapping_add(begun));
        asked.unwrap_or(clock)
    }

    /// The match on the table once more: the same decks newly shuffled, or the same position.
    fn begin_rematch(&mut self, ctx: &mut PluginContext) -> GameResult {
        let scene = ctx.scenes.try_get(self.scene)?;
        let before = self.duel_manager(scene).and_then(|duel_manager| {
            let start = duel_manager.game()?.record().start.clone();
            Some((start, duel_manager.controls()?))
        });
        match before {
            Some((Start::Decks { decks, .. }, controls)) => self.deal_match(ctx, decks, controls),
            Some((Start::Setup(setup), controls)) => self.begin_position(ctx, setup, controls),
            None => self.begin_match(ctx),
        }
    }

    /// Begins a match in a position.
    fn begin_position(
        &mut self,
        ctx: &mut PluginContext,
        setup: Setup,
        controls: [Control; 2],
    ) -> GameResult {
        let Some(set) = self.duel.set.clone() else {
            return Ok(());
        };
        match Match::from_setup(&set, setup) {
            Ok(game) => {
                self.dialogs.clear();
                self.place_position(ctx, game, controls)
            }
            Err(error) => {
                self.refuse(ctx, format!("{error}."));
                Ok(())
            }
        }
    }

    /// Deals a match with these decks.
    fn deal_match(
        &mut self,
        ctx: &mut PluginContext,
        decks: [DeckList; 2],
        controls: [Control; 2],
    ) -> GameResult {
        let Some(set) = self.duel.set.clone() else {
            return Ok(());
        };
        let seed = self.duel_seed();
        let deck_ids = [decks[0].id.clone(), decks[1].id.clone()];
        let (game, events) = match Match::new(&set, decks, seed) {
            Ok(begun) => begun,
            Err(error) => {
                let sentence = crate::ui::duel::words::deck_error(&self.locale, &error.source);
                self.refuse(ctx, sentence);
                return Ok(());
            }
        };
        self.duel.curtain = None;
        self.duel.begun += 1;
        self.duel.deck_ids = deck_ids;
        self.duel.for_practice = false;
        self.duel.entered = false;
        self.duel.history.clear();
        self.duel.exchanged.clear();
        self.dialogs.clear();
        self.panel_open = false;
        self.screen = Screen::Table;
        let seat = Player::One;
        self.duel.seat = Some(seat);
        self.intents.push(format!("Duel {seed}"));
        self.trace_duel(&events);
        let graph = &mut ctx.scenes.try_get_mut(self.scene)?.graph;
        let table = graph.try_get_script_of_mut::<DuelBoard>(self.duel.table)?;
        table.prepare(game.duel(), seat);
        table.cover(false);
        table.play_events(events);
        graph
            .try_get_script_of_mut::<DuelManager>(self.duel.manager)?
            .place(game, controls);
        self.update_duel_input(ctx)?;
        self.save_match(ctx);
        if DuelTable::is_among_people(controls) {
            self.draw_curtain(ctx, seat)?;
        }
        Ok(())
    }

    /// What becomes of the match on the table if it is left now, and who plays it; none if nothing is
    /// lost with it.
    fn at_stake(&self, ctx: &PluginContext) -> Option<(Stake, [Control; 2])> {
        let scene = ctx.scenes.try_get(self.scene).ok()?;
        let duel_manager = self.duel_manager(scene)?;
        let duel = duel_manager.duel()?;
        let controls = duel_manager.controls()?;
        let stake = match (DuelTable::is_among_people(controls), self.duel.for_practice) {
            (true, _) => Stake::Gone,
            (false, false) => Stake::Lost,
            (false, true) => return None,
        };
        let open = duel.outcome().is_none() && duel.turn() > 1 && !self.duel.entered;
        open.then_some((stake, controls))
    }

    /// A match against the computer that is left before its end is lost.
    fn leave_match(&mut self, ctx: &PluginContext) {
        match self.at_stake(ctx) {
            Some((Stake::Lost, controls)) => {
                self.enter_match(controls, Some(self.duel_seat().opponent()));
            }
            // It is in no book, and is not asked about again.
            Some((Stake::Gone, _)) => self.duel.entered = true,
            None => {}
        }
    }

    /// The other player has sat down.
    fn uncover(&mut self, ctx: &mut PluginContext) -> GameResult {
        let Some(player) = self.duel.curtain.take() else {
            return Ok(());
        };
        self.dialogs
            .retain(|dialog| !matches!(dialog, Dialog::Duel(DuelDialog::Curtain(_))));
        self.duel.seat = Some(player);
        let graph = &mut ctx.scenes.try_get_mut(self.scene)?.graph;
        let table = graph.try_get_script_of_mut::<DuelBoard>(self.duel.table)?;
        table.sit(player);
        table.cover(false);
        self.update_duel_input(ctx)?;
        let asked = self.with_duel(ctx, |duel| duel.may_exchange(player));
        let dealt = ctx
            .scenes
            .try_get(self.scene)?
            .graph
            .try_get_script_of::<DuelBoard>(self.duel.table)?
            .has_caught_up();
        if asked == Some(true) && dealt {
            self.duel.exchanged.clear();
            self.ask_for_exchange(ctx);
        }
        self.hit_targets_due = Some(3);
        Ok(())
    }

    /// Hands an intent to the match.
    pub(in crate::plugin) fn submit_duel(
        &mut self,
        ctx: &mut PluginContext,
        player: Player,
        intent: Intent,
    ) -> GameResult {
        ctx.scenes
            .try_get_mut(self.scene)?
            .graph
            .try_get_script_of_mut::<DuelManager>(self.duel.manager)?
            .submit(player, intent);
        Ok(())
    }

    pub(super) fn with_duel<T>(
        &self,
        ctx: &PluginContext,
        with: impl FnOnce(&parlour_rules::duel::Duel) -> T,
    ) -> Option<T> {
        let scene = ctx.scenes.try_get(self.scene).ok()?;
        self.duel(scene).map(with)
    }

    /// Decks and opponent of the last match, or what the command line asks for; false if there is no
    /// such deck.
    pub(super) fn recall_arrangement(&mut self) -> bool {
        let mut arrangement = self.duel_arrangement();
        let mut sentences = Vec::new();
        let find = |decks: &[crate::ui::DeckChoice], name: &str| {
            decks
                .iter()
                .position(|choice| choice.deck.id == name || choice.name == name)
        };
        let mut wanted: [Option<String>; 2] = self
            .duel
            .books
            .last_decks
            .clone()
            .map_or([None, None], |names| names.map(Some));
        if let Some((own, other)) = self.options.decks.clone() {
            wanted[0] = Some(own);
            if other.is_some() {
                wanted[1] = other;
            }
        }
        for (place, name) in arrangement.decks.iter_mut().zip(wanted) {
            if let Some(name) = name {
                match find(&self.duel.decks, &name) {
                    Some(deck) => *place = deck,
                    None if self.options.decks.is_some() => {
                        let values = [("deck", name.into())];
                        let sentence = self.locale.format("duel-no-such-deck", &values);
                        sentences.push(sentence);
                    }
                    None => {}
                }
            }
        }
        let opponent = self
            .options
            .opponent
            .clone()
            .or_else(|| self.duel.books.last_opponent.clone());
        if let Some(name) = opponent {
            arrangement.opponent = match Level::ALL.into_iter().find(|level| level.name() == name) {
                Some(level) => Control::Computer(level),
                None => Control::Local,
            };
        }
        self.duel.arrangement = Some(arrangement);
        let known = sentences.is_empty();
        for sentence in sentences {
            self.report_error(sentence);
        }
        known
    }
}

/// Who could sit opposite, a person first and then the levels.
fn next_opponent(now: Control, by: i8) -> Control {
    let all: Vec<Control> = [Control::Local]
        .into_iter()
        .chain(Level::ALL.into_iter().map(Control::Computer))
        .collect();
    let place = all.iter().position(|control| *control == now).unwrap_or(0);
    let count = all.len() as isize;
    let next = (place as isize + isize::from(by)).rem_euclid(count);
    all.get(next as usize).copied().unwrap_or(now)
}
