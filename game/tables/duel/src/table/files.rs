//! Saves of the Duel: the match in progress, the records and the player's decks.

use crate::{
    Participant,
    saves::{DuelAutosave, DuelDecks},
    scene::manager::DuelManager,
    table::{DuelTable, games::MatchEnd},
};
use parlour_rules::duel::Player;
use parlour_shell::{
    app::{Shell, TableContext, options::Options},
    platform::storage::SaveLoader,
    table::autosave::Autosave,
};

impl DuelTable {
    /// Loads the saved match, records and decks.
    pub(crate) fn load(loader: &mut SaveLoader, options: &Options) -> Self {
        let decks = loader.load::<DuelDecks>();
        Self {
            options: options.of(),
            statistics: loader.load().unwrap_or_default(),
            own_decks: decks.map(|saved| saved.decks).unwrap_or_default(),
            saved: Autosave::load(loader),
            pace: 1,
            ..Self::default()
        }
    }
}

impl DuelTable {
    /// Saves the match on the table. That of the tutorial is not: after a restart the tutorial is
    /// offered again.
    pub(crate) fn save_match(&mut self, ctx: &mut TableContext) {
        if self.replay.is_some() {
            return;
        }
        if self.guide.is_open() {
            self.saved.remove(ctx.shell);
            return;
        }
        let Ok(manager) = ctx.script::<DuelManager>(self.manager) else {
            return;
        };
        let (Some(game), Some(participants)) = (manager.game(), manager.participants()) else {
            return;
        };
        let computers = participants.map(|participant| participant.computer_name());
        let saved = DuelAutosave {
            record: game.record().clone(),
            computers,
            decks: self.deck_ids.clone(),
            counts: !self.for_practice,
            listed: false,
        };
        self.saved.save(ctx.shell, saved);
    }

    /// Adds a finished match to the records, at most once per match. Practice matches don't count.
    pub(crate) fn enter_match(
        &mut self,
        shell: &mut Shell,
        participants: [Participant; 2],
        winner: Option<Player>,
    ) {
        if std::mem::replace(&mut self.entered, true) || self.for_practice {
            return;
        }
        self.enter_game(shell, MatchEnd::Over(winner));
        for player in Player::ALL {
            if participants[player.index()].is_person() {
                let deck = self.deck_ids[player.index()].clone();
                let opponent = participants[player.opponent().index()];
                self.statistics.enter(&deck, player, winner, opponent);
            }
        }
        self.save_statistics(shell);
    }

    /// Saves the statistics.
    pub(crate) fn save_statistics(&mut self, shell: &mut Shell) {
        shell.write(&self.statistics);
    }

    /// Saves the player's decks.
    pub(crate) fn save_decks(&mut self, shell: &mut Shell) {
        let decks = DuelDecks {
            decks: self.own_decks.clone(),
        };
        shell.write(&decks);
    }

    /// Returns the section of a bug report about this table, or `None` if it isn't loaded.
    pub(crate) fn duel_report(&self, ctx: &TableContext) -> Option<String> {
        let scene = ctx.scene()?;
        let game = self.duel_manager(scene)?.game()?;
        Some(format!("duel: {:?}\n", game.record()))
    }
}
