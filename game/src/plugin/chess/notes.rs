//! Notes on the game that is looked back at: what is said of its moves, where they are kept, and
//! playing on from it.

use super::clerk::{Job, Task};
use crate::{
    chess::{
        new_game::{Chair, NewGame},
        scoresheet::{Home, Scoresheet},
        seats::Seats,
        sitting::Sitting,
    },
    plugin::{
        Parlour,
        news::{FINISHED, RESCUED},
    },
    saves::LookBack,
    sentences,
    storage::Saved,
    ui::{Keeping, ShelfDialog, Shelving},
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_rules::chess::Color;
use std::path::PathBuf;

impl Parlour {
    /// The file to which the player's finished games go.
    pub(in crate::plugin) fn own_games(&self) -> Option<PathBuf> {
        Some(self.storage.as_ref()?.path(FINISHED))
    }

    /// The file to which they go if that cannot be written.
    fn rescued_games(&self) -> Option<PathBuf> {
        Some(self.storage.as_ref()?.path(RESCUED))
    }

    /// Keeps what is being typed of a move, for whoever leaves the dialog without saying it.
    pub(super) fn keep_draft(&mut self) {
        let shelf = &self.desk.shelf;
        if let Some(review) = self.reviewing.review_mut() {
            let said = shelf.comment.text();
            review.sheet.begin_to_say(said, shelf.sign);
        }
    }

    /// Carries out what is asked for with notes.
    pub(super) fn note(&mut self, wish: Shelving, ctx: &mut PluginContext) -> GameResult {
        match wish {
            Shelving::Comment => {
                if let Some(review) = self.reviewing.review() {
                    let draft = review.sheet.draft();
                    self.desk.shelf.comment = Self::field_of_comment(&draft.said);
                    self.desk.shelf.sign = draft.sign;
                    self.show_shelf(ShelfDialog::Comment);
                }
            }
            Shelving::Sign(sign) => {
                self.desk.shelf.sign = sign;
                self.keep_draft();
            }
            Shelving::Say => {
                self.keep_draft();
                if let Some(review) = self.reviewing.review_mut() {
                    review.sheet.say_draft();
                }
                self.clear_desk();
                self.save_review();
            }
            Shelving::SayNothing => {
                if let Some(review) = self.reviewing.review_mut() {
                    review.sheet.give_up_draft();
                }
                self.clear_desk();
            }
            Shelving::Remove { sure: false } => {
                let review = self.reviewing.review();
                if review.is_some_and(|review| review.sheet.is_in_variation()) {
                    self.show_shelf(ShelfDialog::Remove);
                }
            }
            Shelving::Remove { sure: true } => {
                self.clear_desk();
                let Some(sheet) = self.reviewing.sheet_mut() else {
                    return Ok(());
                };
                sheet.remove_variation();
                let game = sheet.game_at(sheet.now());
                self.save_review();
                self.place(ctx, game)?;
            }
            Shelving::AskPlayOn => {
                let open = |game: &parlour_rules::chess::Game| game.outcome().is_none();
                let goes_on = self.with_game(ctx, open).unwrap_or(false);
                if self.reviewing.review().is_some() && goes_on {
                    self.show_shelf(ShelfDialog::PlayOn);
                }
            }
            Shelving::PlayOn(person) => self.play_on(ctx, person)?,
            Shelving::Keep(keeping) => self.keep_before_leaving(ctx, keeping)?,
            Shelving::LookOn => {
                if let Some(sheet) = self.reviewing.take_waiting() {
                    self.look_back(ctx, sheet)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Plays on from where the board stands, with the notes.
    fn play_on(&mut self, ctx: &mut PluginContext, person: Option<Color>) -> GameResult {
        let Some(review) = self.reviewing.review() else {
            return Ok(());
        };
        let sheet = &review.sheet;
        let game = sheet.game_at(sheet.now());
        let chosen = NewGame {
            rules: game.rules(),
            ..self.new_game.clone()
        };
        let computer = chosen.playing(Chair::Opponent, self.engines());
        let seats = person.map_or_else(Seats::default, |color| Seats::against(color, computer));
        let sitting = Sitting {
            filed: None,
            game,
            seats,
            clock: None,
            notes: Some(Box::new(self.renamed(sheet.notes().clone(), seats))),
        };
        if sitting.game.outcome().is_some() {
            return Ok(());
        }
        self.begin(ctx, sitting)?;
        self.autosave(ctx);
        Ok(())
    }

    /// Writes the game that is looked back at, or was, so that it is there at the next start. While
    /// the clerk still writes what was noted before, the save stays as it is: it holds that, too.
    pub(super) fn save_review(&mut self) {
        if self.desk.clerk.is_busy() {
            return self.reviewing.save_soon();
        }
        let Some(storage) = self.storage.clone() else {
            return;
        };
        let kept = if self.reviewing.take_keep_save() {
            storage.put_aside(LookBack::FILE)
        } else {
            Ok(())
        };
        let saved = kept.and_then(|()| match self.reviewing.sheet() {
            Some(sheet) => storage.save(&LookBack::of(sheet)),
            None => Ok(()),
        });
        if let Err(error) = saved {
            self.complain(sentences::storage(&self.locale, &error));
        }
    }

    /// Writes what was noted of a game of the player's own to where it stands, and where the board
    /// stands in it to the save.
    pub(in crate::plugin) fn keep_notes(&mut self) {
        if self.reviewing.sheet().is_none() {
            return;
        }
        self.save_review();
        let own = self.own_games();
        let Some(sheet) = self.reviewing.sheet().filter(|sheet| sheet.is_changed()) else {
            return;
        };
        let Some(before) = sheet.home().filter(|home| Some(&home.path) == own.as_ref()) else {
            return;
        };
        let (path, text) = (before.path.clone(), sheet.pgn());
        let queued = self.desk.queued.replace(text.clone());
        if queued.as_ref() == Some(&text) {
            // It is on its way there.
            return;
        }
        let job = Job {
            // What is on its way stands there by then.
            task: Task::Exchange(queued.unwrap_or_else(|| before.text.clone())),
            home: Home { path, text },
            told: false,
            instead: self.rescued_games(),
        };
        self.desk.clerk.write(job);
    }

    /// Another game is to be looked back at. What was noted of the one before goes to where it stands
    /// if that is the player's own file; else the player is asked first. Answers with the game unless
    /// it has to wait for that.
    pub(super) fn asks_before_leaving(&mut self, next: Scoresheet) -> Option<Scoresheet> {
        self.keep_notes();
        self.desk.queued = None;
        let own = self.own_games();
        let Some(sheet) = self.reviewing.sheet().filter(|sheet| sheet.is_changed()) else {
            return Some(next);
        };
        let home = sheet.home().map(|home| home.path.clone());
        if home.is_some() && home == own {
            // It is on its way there.
            return Some(next);
        }
        let tags = sheet.tags();
        let players = format!("{} – {}", tags.white, tags.black);
        let file = home.and_then(|path| {
            let name = path.file_name()?.to_string_lossy().into_owned();
            Some(name)
        });
        self.desk.shelf.leaving = (players, file);
        self.desk.pending = Some(next);
        self.show_shelf(ShelfDialog::Keep);
        None
    }

    /// The player has said what becomes of the notes: the other game comes.
    fn keep_before_leaving(&mut self, ctx: &mut PluginContext, keeping: Keeping) -> GameResult {
        let (Some(sheet), Some(next)) = (self.reviewing.sheet(), self.desk.pending.take()) else {
            return Ok(());
        };
        let text = sheet.pgn();
        let own = self.own_games();
        let job = match (keeping, sheet.home(), own.clone()) {
            (Keeping::InFile, Some(before), _) => {
                Some((Task::Exchange(before.text.clone()), before.path.clone()))
            }
            (Keeping::Not, _, _) => None,
            (_, _, Some(own)) => Some((Task::Add, own)),
            (_, _, None) => None,
        };
        if let Some((task, path)) = job {
            let instead = if own.as_ref() == Some(&path) {
                self.rescued_games()
            } else {
                own
            };
            self.desk.clerk.write(Job {
                task,
                home: Home { path, text },
                told: true,
                instead,
            });
        }
        if let Some(sheet) = self.reviewing.sheet_mut() {
            sheet.give_up_changes();
        }
        self.look_back(ctx, next)
    }
}
