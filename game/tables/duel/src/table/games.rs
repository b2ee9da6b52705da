//! Matches in the list of finished games: their headings, and their replay.

use super::attach::first_local;
use crate::{
    ID,
    panels::{DuelDialog, words},
    saves::DuelAutosave,
    scene::{board::DuelBoard, manager::DuelManager},
    table::DuelTable,
};
use fyrox::plugin::error::GameResult;
use parlour_rules::duel::{CardSet, Match, Player, Record};
use parlour_shell::{
    app::{Shell, TableContext},
    archive::{self, Detail, Ending, Heading, Opponent},
    table::replay::{Replay, ReplayStep},
    ui::Dialog,
};
use std::sync::Arc;

/// Replay of a match.
#[derive(Debug, Clone)]
pub(crate) struct MatchReplay {
    saved: DuelAutosave,
    /// Step that is shown.
    pub(crate) replay: Replay,
}

impl MatchReplay {
    /// Returns the record of the first `step` intents.
    fn record(&self, step: usize) -> Record {
        let mut record = self.saved.record.clone();
        record.intents.truncate(step);
        record
    }
}

/// Result of a match that is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum MatchEnd {
    /// This player won, or no one.
    Over(Option<Player>),
    /// Two people have left it.
    Left,
}

/// Returns the heading of a match. `own_deck` returns the name of a deck by its ID.
fn heading(
    saved: &DuelAutosave,
    game: &Match,
    end: MatchEnd,
    deck: impl Fn(&str) -> Detail,
) -> Heading {
    let [first, second] = &saved.computers;
    let (own, opponent) = match (first, second) {
        (None, Some(level)) => (Some(Player::One), level_of(level)),
        (Some(level), None) => (Some(Player::Two), level_of(level)),
        _ => (None, Opponent::Person),
    };
    let ending = match (end, own) {
        (MatchEnd::Left, _) => Ending::Unfinished,
        (MatchEnd::Over(None), _) => Ending::Drawn,
        (MatchEnd::Over(Some(winner)), Some(own)) if winner == own => Ending::Won,
        (MatchEnd::Over(Some(_)), Some(_)) => Ending::Lost,
        (MatchEnd::Over(Some(_)), None) => Ending::Decided,
    };
    let near = own.unwrap_or(Player::One);
    let duel = game.duel();
    let side = |player: Player| {
        let side = duel.player(player);
        let health = duel.card(side.hero()).map_or(0, |hero| hero.health());
        format!("{} {}", health.max(0), side.battlefield().len())
    };
    // Each player counts their own turns.
    let turns = u64::from(duel.turn().div_ceil(2));
    Heading {
        details: vec![
            deck(&saved.decks[near.index()]),
            Detail::Count("archive-turns".to_owned(), turns),
        ],
        picture: format!("{} {}", side(near), side(near.opponent())),
        ..Heading::now(ID.name(), opponent, ending)
    }
}

fn level_of(name: &str) -> Opponent {
    Opponent::Level(format!("duel-level-{name}"))
}

impl DuelTable {
    /// Enters the saved match into the list of finished games, once and if it counts.
    pub(crate) fn enter_game(&mut self, shell: &mut Shell, end: MatchEnd) {
        let (Some(saved), Some(set)) = (self.saved.game().cloned(), &self.set) else {
            return;
        };
        if saved.listed {
            return;
        }
        if saved.counts {
            self.list_game(shell, set, &saved, end);
        }
        let listed = true;
        self.saved.save(shell, DuelAutosave { listed, ..saved });
    }

    fn list_game(
        &self,
        shell: &mut Shell,
        set: &Arc<CardSet>,
        saved: &DuelAutosave,
        end: MatchEnd,
    ) {
        let Ok(game) = Match::replay(set, &saved.record) else {
            return;
        };
        let deck = |id: &str| {
            let is_own = self.own_decks.iter().any(|deck| deck.id == id);
            match is_own {
                true => Detail::Name(id.to_owned()),
                false => Detail::Key(words::deck_key(id)),
            }
        };
        let heading = heading(saved, &game, end, deck);
        if let Ok(record) = archive::record(saved) {
            shell.enter_game(heading, record, None);
        }
    }

    /// Puts a match from the list on the table, to step through it. Returns whether the record can be
    /// replayed.
    ///
    /// # Errors
    /// If the scene lacks the Duel's scripts.
    pub(crate) fn open_replay(
        &mut self,
        ctx: &mut TableContext,
        record: &str,
    ) -> Result<bool, fyrox::plugin::error::GameError> {
        let saved = archive::content::<DuelAutosave>(record);
        let (Some(saved), Some(set)) = (saved, &self.set) else {
            return Ok(false);
        };
        // The cards can have changed since.
        if Match::replay(set, &saved.record).is_err() {
            return Ok(false);
        }
        self.guide.close();
        self.announcement.cancel();
        self.curtain = None;
        self.for_practice = true;
        let steps = saved.record.intents.len();
        let replay = Replay { step: 0, steps };
        self.replay = Some(MatchReplay { saved, replay });
        ctx.shell.show_table();
        ctx.shell.open_dialog(DuelDialog::Replay);
        self.jump_to(ctx, 0)?;
        Ok(true)
    }

    /// Shows another step of the replay. A single step forward is animated.
    pub(crate) fn step_replay(&mut self, ctx: &mut TableContext, step: ReplayStep) -> GameResult {
        let Some(MatchReplay { saved, replay }) = &mut self.replay else {
            return Ok(());
        };
        let (before, goal) = (replay.step, replay.after(step));
        replay.step = goal;
        let next = saved.record.intents.get(before).copied();
        let manager = ctx.script::<DuelManager>(self.manager)?;
        let shown = manager.game().map(|game| game.record().intents.len());
        match next {
            Some((player, intent)) if goal == before + 1 && shown == Some(before) => {
                ctx.script_mut::<DuelBoard>(self.table)?.skip();
                self.submit_duel(ctx, player, intent)
            }
            _ if goal == before => Ok(()),
            _ => self.jump_to(ctx, goal),
        }
    }

    /// Shows a step of the replay without animation.
    fn jump_to(&mut self, ctx: &mut TableContext, step: usize) -> GameResult {
        let (Some(replay), Some(set)) = (&self.replay, &self.set) else {
            return Ok(());
        };
        let participants = replay.saved.participants();
        let Ok(game) = Match::replay(set, &replay.record(step)) else {
            return Ok(());
        };
        self.history.clear();
        let seat = first_local(participants, Player::One);
        self.seat = Some(seat);
        let table = ctx.script_mut::<DuelBoard>(self.table)?;
        table.set(game.duel(), seat);
        table.cover(false);
        ctx.script_mut::<DuelManager>(self.manager)?
            .place(game, participants);
        self.update_duel_input(ctx)
    }

    /// Ends the replay: puts the player's match back on the table, or leaves the end of the replayed
    /// one there.
    pub(crate) fn end_replay(&mut self, ctx: &mut TableContext) -> GameResult {
        if self.replay.is_none() {
            return Ok(());
        }
        self.announcement.cancel();
        if !self.resume_match(ctx)? {
            self.jump_to(ctx, usize::MAX)?;
            self.entered = true;
        }
        self.replay = None;
        self.update_duel_input(ctx)
    }

    /// Ends the replay, and shows the list of games again.
    pub(crate) fn close_replay(&mut self, ctx: &mut TableContext) -> GameResult {
        self.end_replay(ctx)?;
        self.open_duel(ctx)?;
        ctx.shell.dialogs.push(Dialog::Games);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::duel::Start;

    #[test]
    fn a_replay_plays_as_many_intents_as_the_step_says() {
        let intent = parlour_rules::duel::Intent::EndTurn;
        let record = Record {
            start: Start::Decks {
                seed: 1,
                decks: Default::default(),
            },
            intents: vec![(Player::One, intent), (Player::Two, intent)],
        };
        let saved = DuelAutosave {
            record,
            computers: [None, Some("strong".to_owned())],
            decks: Default::default(),
            counts: true,
            listed: false,
        };
        let replay = Replay::default();
        let replay = MatchReplay { saved, replay };
        for (step, count) in [(0, 0), (1, 1), (2, 2), (usize::MAX, 2)] {
            assert_eq!(replay.record(step).intents.len(), count);
        }
    }
}
