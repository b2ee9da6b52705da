//! Commands of the Duel table, from buttons and keys.

use super::PACES;
use crate::{
    Participant,
    panels::{DuelCommand, DuelDialog, confirm, opponents},
    scene::{board::DuelBoard, manager::DuelManager},
    table::{DuelTable, games::MatchEnd},
};
use fyrox::plugin::error::GameResult;
use parlour_rules::duel::{DeckList, HandPlaces, Intent, Match, Phase, Player, Setup, Start};
use parlour_shell::{
    app::{Shell, TableContext},
    table::{participant::are_people, tutorial::GuideCommand},
    ui::{Dialog, Screen},
};

impl DuelTable {
    /// Runs one command of the Duel table. Asks for confirmation if the command would end a match
    /// in progress.
    ///
    /// # Errors
    /// If the loaded scene lacks the Duel's scripts.
    pub(crate) fn duel_command(
        &mut self,
        ctx: &mut TableContext,
        command: DuelCommand,
    ) -> GameResult {
        let leaves = matches!(
            command,
            DuelCommand::Begin
                | DuelCommand::Rematch
                | DuelCommand::Place(_)
                | DuelCommand::Guide(GuideCommand::Start)
        );
        if leaves && let Some(participants) = self.at_stake(ctx) {
            let are_people = are_people(&participants);
            let question = confirm::abandon(&ctx.shell.locale, command.clone(), are_people);
            if ctx.shell.asks(question) {
                return Ok(());
            }
            if are_people {
                // Matches between people don't count; only prevent asking again.
                self.enter_game(ctx.shell, MatchEnd::Left);
                self.entered = true;
            } else {
                let winner = self.duel_seat().opponent();
                self.enter_match(ctx.shell, participants, Some(winner));
            }
        }
        match command {
            DuelCommand::Deck(player, deck) => self.select_deck(player, deck),
            DuelCommand::Opponent(by) => self.select_opponent(by),
            DuelCommand::Begin => {
                self.guide_command(ctx, GuideCommand::Leave)?;
                self.begin_match(ctx)?;
            }
            DuelCommand::Rematch => {
                self.guide_command(ctx, GuideCommand::Leave)?;
                self.begin_rematch(ctx)?;
            }
            DuelCommand::Place(setup) => {
                self.guide_command(ctx, GuideCommand::Leave)?;
                let opponent = self.duel_arrangement().opponent;
                self.begin_position(ctx, *setup, [Participant::Person, opponent])?;
            }
            DuelCommand::EndTurn => self.end_turn(ctx)?,
            DuelCommand::Exchange(place) => self.toggle_exchange(place),
            DuelCommand::Keep => self.submit_exchange(ctx)?,
            DuelCommand::Concede => {
                ctx.shell.dialogs.clear();
                // The local player can concede also on the opponent's turn.
                let seat = self.duel_seat();
                self.submit_duel(ctx, seat, Intent::Concede)?;
            }
            DuelCommand::Uncover => self.uncover(ctx)?,
            DuelCommand::Pace(by) => {
                let last = PACES.len() - 1;
                let pace = self.pace;
                self.pace = pace.saturating_add_signed(isize::from(by)).min(last);
                self.update_duel_input(ctx)?;
            }
            DuelCommand::Skip => {
                ctx.script_mut::<DuelBoard>(self.table)?.skip();
            }
            DuelCommand::Look(card) => self.card_preview.ask(card),
            DuelCommand::Guide(command) => self.guide_command(ctx, command)?,
            DuelCommand::Replay(step) => self.step_replay(ctx, step)?,
            DuelCommand::Build(building) => self.deck_builder_command(ctx, building)?,
        }
        Ok(())
    }

    /// Shows the loaded table with the dialog that the state of its match needs.
    pub(super) fn open_duel(&mut self, ctx: &mut TableContext) -> GameResult {
        ctx.shell.dialogs.clear();
        let curtain = self.curtain.map(DuelDialog::Curtain);
        ctx.shell.dialogs.extend(curtain.map(Dialog::new));
        ctx.shell.screen = Screen::Table;
        self.update_duel_input(ctx)?;
        let phase = self.with_duel(ctx, |duel| duel.phase());
        match phase {
            Some(Phase::Playing) => {}
            Some(Phase::Mulligan) => {
                let asked = self.with_duel(ctx, |duel| duel.may_exchange(self.duel_seat()));
                if asked == Some(true) && ctx.shell.dialogs.is_empty() {
                    self.ask_for_exchange(ctx);
                }
            }
            _ => ctx.shell.open_dialog(DuelDialog::Setup),
        }
        Ok(())
    }

    /// Selects a deck for the next match if it is complete.
    fn select_deck(&mut self, player: Player, deck: usize) {
        let mut arrangement = self.duel_arrangement();
        if self.decks.get(deck).is_some_and(|choice| {
            self.set
                .as_ref()
                .is_some_and(|set| choice.deck.check(set).is_ok())
        }) {
            arrangement.decks[player.index()] = deck;
            self.arrangement = Some(arrangement);
        }
    }

    /// Selects the opponent `by` places after the present one.
    fn select_opponent(&mut self, by: i8) {
        let mut arrangement = self.duel_arrangement();
        arrangement.opponent = next_opponent(arrangement.opponent, by);
        self.arrangement = Some(arrangement);
    }

    /// Ends the turn, unless animations of it are still running.
    fn end_turn(&mut self, ctx: &mut TableContext) -> GameResult {
        let scene = ctx.engine.scenes.try_get(ctx.shell.scene)?;
        if self.duel_view(scene).is_some_and(|view| view.may_act) {
            let seat = self.duel_seat();
            self.submit_duel(ctx, seat, Intent::EndTurn)?;
        }
        Ok(())
    }

    /// Adds the card at this place of the hand to the mulligan, or takes it out again.
    fn toggle_exchange(&mut self, place: usize) {
        let exchanged = &mut self.exchanged;
        match exchanged.iter().position(|other| *other == place) {
            Some(index) => {
                exchanged.remove(index);
            }
            None => exchanged.push(place),
        }
    }

    /// Submits the cards chosen in the mulligan.
    fn submit_exchange(&mut self, ctx: &mut TableContext) -> GameResult {
        let places: HandPlaces = self.exchanged.drain(..).collect();
        ctx.shell
            .close_dialogs(|dialog: &DuelDialog| *dialog == DuelDialog::Mulligan);
        let seat = self.duel_seat();
        self.submit_duel(ctx, seat, Intent::Mulligan(places))
    }

    /// Starts a match with the chosen decks and opponent, and remembers the choice.
    fn begin_match(&mut self, ctx: &mut TableContext) -> GameResult {
        let arrangement = self.duel_arrangement();
        let deck = |player: Player| self.decks.get(arrangement.decks[player.index()]);
        let (Some(first), Some(second)) = (deck(Player::One), deck(Player::Two)) else {
            return Ok(());
        };
        let decks = [first.deck.clone(), second.deck.clone()];
        self.statistics.last_decks = Some([first.deck.id.clone(), second.deck.id.clone()]);
        self.statistics.last_opponent = arrangement.opponent.computer_name();
        let participants = [Participant::Person, arrangement.opponent];
        self.deal_match(ctx, decks, participants)
    }

    /// Restarts the match on the table, with the same decks shuffled again or from the same
    /// position.
    fn begin_rematch(&mut self, ctx: &mut TableContext) -> GameResult {
        let scene = ctx.engine.scenes.try_get(ctx.shell.scene)?;
        let before = self.duel_manager(scene).and_then(|duel_manager| {
            let start = duel_manager.game()?.record().start.clone();
            Some((start, duel_manager.participants()?))
        });
        match before {
            Some((Start::Decks { decks, .. }, participants)) => {
                self.deal_match(ctx, decks, participants)
            }
            Some((Start::Setup(setup), participants)) => {
                self.begin_position(ctx, setup, participants)
            }
            None => self.begin_match(ctx),
        }
    }

    /// Starts a match from a position, or reports why it is invalid.
    fn begin_position(
        &mut self,
        ctx: &mut TableContext,
        setup: Setup,
        participants: [Participant; 2],
    ) -> GameResult {
        let Some(set) = self.set.clone() else {
            return Ok(());
        };
        match Match::from_setup(&set, setup) {
            Ok(game) => {
                ctx.shell.dialogs.clear();
                self.place_position(ctx, game, participants)
            }
            Err(error) => {
                let values = [("error", error.to_string().into())];
                let sentence = ctx.shell.locale.format("duel-setup-broken", &values);
                ctx.refuse(sentence);
                Ok(())
            }
        }
    }

    /// Deals a match with two decks, or reports why a deck is invalid.
    fn deal_match(
        &mut self,
        ctx: &mut TableContext,
        decks: [DeckList; 2],
        participants: [Participant; 2],
    ) -> GameResult {
        let Some(set) = self.set.clone() else {
            return Ok(());
        };
        let seed = ctx.shell.next_seed();
        let deck_ids = [decks[0].id.clone(), decks[1].id.clone()];
        let (game, events) = match Match::new(&set, decks, seed) {
            Ok(begun) => begun,
            Err(error) => {
                let sentence = crate::panels::words::deck_error(&ctx.shell.locale, &error.source);
                ctx.refuse(sentence);
                return Ok(());
            }
        };
        self.curtain = None;
        self.deck_ids = deck_ids;
        self.for_practice = false;
        self.entered = false;
        self.history.clear();
        self.exchanged.clear();
        ctx.shell.show_table();
        let seat = Player::One;
        self.seat = Some(seat);
        ctx.shell.log_intent(&format_args!("Begin {seed}"));
        self.trace_duel(ctx.shell, &events);
        let table = ctx.script_mut::<DuelBoard>(self.table)?;
        table.prepare(game.duel(), seat);
        table.cover(false);
        table.play_events(events, game.duel());
        ctx.script_mut::<DuelManager>(self.manager)?
            .place(game, participants);
        self.update_duel_input(ctx)?;
        self.save_match(ctx);
        if are_people(&participants) {
            self.draw_curtain(ctx, seat)?;
        }
        Ok(())
    }

    /// Returns the players of the match if leaving it now loses something: against the computer the
    /// match, between people only its position.
    fn at_stake(&self, ctx: &TableContext) -> Option<[Participant; 2]> {
        let scene = ctx.scene()?;
        let duel_manager = self.duel_manager(scene)?;
        let duel = duel_manager.duel()?;
        let participants = duel_manager.participants()?;
        let counts = are_people(&participants) || !self.for_practice;
        let open = duel.outcome().is_none() && duel.turn() > 1 && !self.entered;
        (counts && open).then_some(participants)
    }

    /// Shows the hand of the player who has confirmed being at the device.
    fn uncover(&mut self, ctx: &mut TableContext) -> GameResult {
        let Some(player) = self.curtain.take() else {
            return Ok(());
        };
        ctx.shell
            .close_dialogs(|dialog| matches!(dialog, DuelDialog::Curtain(_)));
        self.seat = Some(player);
        let table = ctx.script_mut::<DuelBoard>(self.table)?;
        table.sit(player);
        table.cover(false);
        self.update_duel_input(ctx)?;
        let asked = self.with_duel(ctx, |duel| duel.may_exchange(player));
        let dealt = ctx.script::<DuelBoard>(self.table)?.has_caught_up();
        if asked == Some(true) && dealt {
            self.exchanged.clear();
            self.ask_for_exchange(ctx);
        }
        Ok(())
    }

    /// Submits an intent to the match, which plays it once the table is ready.
    pub(crate) fn submit_duel(
        &mut self,
        ctx: &mut TableContext,
        player: Player,
        intent: Intent,
    ) -> GameResult {
        ctx.submit::<DuelManager>(self.manager, (player, intent))
    }

    /// Calls `with` with the duel on the table; returns `None` if there is none.
    pub(crate) fn with_duel<T>(
        &self,
        ctx: &TableContext,
        with: impl FnOnce(&parlour_rules::duel::Duel) -> T,
    ) -> Option<T> {
        let scene = ctx.scene()?;
        self.duel(scene).map(with)
    }

    /// Restores decks and opponent from the command line or the last match. Returns `false` and
    /// reports it if a deck from the command line doesn't exist.
    pub(crate) fn recall_arrangement(&mut self, shell: &mut Shell) -> bool {
        let mut arrangement = self.duel_arrangement();
        let mut sentences = Vec::new();
        let find = |decks: &[crate::panels::DeckChoice], name: &str| {
            decks
                .iter()
                .position(|choice| choice.deck.id == name || choice.name == name)
        };
        let mut wanted: [Option<String>; 2] = self
            .statistics
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
                match find(&self.decks, &name) {
                    Some(deck) => *place = deck,
                    None if self.options.decks.is_some() => {
                        let values = [("deck", name.into())];
                        let sentence = shell.locale.format("duel-no-such-deck", &values);
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
            .or_else(|| self.statistics.last_opponent.clone());
        if let Some(name) = opponent {
            let participant = Participant::of_computer_name(Some(&name));
            arrangement.opponent = participant.unwrap_or_default();
        }
        self.arrangement = Some(arrangement);
        let known = sentences.is_empty();
        for sentence in sentences {
            shell.report_error(sentence);
        }
        known
    }
}

/// Returns the opponent `by` places after `now`, in a cycle of a person and then the computer's
/// levels.
fn next_opponent(now: Participant, by: i8) -> Participant {
    let all = opponents();
    let place = all
        .iter()
        .position(|participant| *participant == now)
        .unwrap_or(0);
    let count = all.len() as isize;
    let next = (place as isize + isize::from(by)).rem_euclid(count);
    all.get(next as usize).copied().unwrap_or(now)
}
