//! Annotations during a review: comments and symbols on moves, saving them, and playing from a
//! position of the reviewed game.

use super::file_writer::{Task, WriteRequest};
use crate::{
    model::{
        annotated_game::{AnnotatedGame, FileLocation},
        new_game::{Chair, NewGame},
        players::Players,
        session::ChessSession,
    },
    panels::{FileCommand, FileDialog, SavePolicy, files::questions, review},
    saves::SavedReview,
    table::{
        ChessTable, Mode,
        events::{FINISHED, RESCUED},
    },
};
use fyrox::plugin::error::GameResult;
use parlour_rules::chess::Color;
use parlour_shell::app::{Shell, TableContext};
use std::path::PathBuf;

impl ChessTable {
    /// Returns the path of the file with the player's finished games.
    pub(crate) fn own_games(&self, shell: &Shell) -> Option<PathBuf> {
        Some(shell.storage.as_ref()?.path(FINISHED))
    }

    /// Returns the path of the fallback file for when the file with finished games can't be
    /// written.
    pub(crate) fn rescued_games(&self, shell: &Shell) -> Option<PathBuf> {
        Some(shell.storage.as_ref()?.path(RESCUED))
    }

    /// Keeps the text in the comment dialog as a draft, in case the dialog is closed without
    /// saving.
    pub(crate) fn save_draft(&mut self) {
        let browser = &self.files.browser;
        if let Some(review) = self.review.review_mut() {
            let said = browser.comment.text();
            review.annotated.draft_comment(said, browser.sign);
        }
    }

    /// Runs one command on annotations. Other file commands are ignored here.
    ///
    /// # Errors
    /// If the scene lacks the board or the game manager.
    pub(crate) fn note(&mut self, ctx: &mut TableContext, command: FileCommand) -> GameResult {
        match command {
            FileCommand::Comment => {
                if let Some(review) = self.review.review() {
                    let draft = review.annotated.draft();
                    self.files.browser.comment = super::file_manager::field_of_comment(&draft.said);
                    self.files.browser.sign = draft.sign;
                    self.show_file_dialog(ctx.shell, FileDialog::Comment);
                }
            }
            FileCommand::Sign(sign) => {
                self.files.browser.sign = sign;
                self.save_draft();
            }
            FileCommand::SaveComment => {
                self.save_draft();
                if let Some(review) = self.review.review_mut() {
                    review.annotated.say_draft();
                }
                self.close_file_dialogs(ctx.shell);
                self.save_review(ctx.shell);
            }
            FileCommand::DiscardComment => {
                if let Some(review) = self.review.review_mut() {
                    review.annotated.give_up_draft();
                }
                self.close_file_dialogs(ctx.shell);
            }
            FileCommand::Remove => {
                let question = questions::remove(&ctx.shell.locale);
                let review = self.review.review();
                if !review.is_some_and(|review| review.annotated.is_in_variation())
                    || self.asks_about_files(ctx.shell, question)
                {
                    return Ok(());
                }
                let Some(annotated) = self.review.annotated_mut() else {
                    return Ok(());
                };
                annotated.remove_variation();
                let game = annotated.game_at(annotated.now());
                self.save_review(ctx.shell);
                self.place(ctx, Mode::Game, game)?;
            }
            FileCommand::AskPlayOn => {
                let open = |game: &parlour_rules::chess::Game| game.outcome().is_none();
                let goes_on = self.with_game(ctx, open).unwrap_or(false);
                if self.review.review().is_some() && goes_on {
                    self.show_file_dialog(ctx.shell, FileDialog::PlayOn);
                }
            }
            FileCommand::PlayOn(person) => self.play_on(ctx, person)?,
            FileCommand::Keep(keeping) => self.save_before_leaving(ctx, keeping)?,
            FileCommand::ResumeReview => {
                if let Some(annotated) = self.review.take_suspended() {
                    self.open_review(ctx, annotated)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Starts a game from the reviewed position, with its annotations. `person` is the player's
    /// color; with `None` both sides are played by people.
    fn play_on(&mut self, ctx: &mut TableContext, person: Option<Color>) -> GameResult {
        let Some(review) = self.review.review() else {
            return Ok(());
        };
        let annotated = &review.annotated;
        let game = annotated.game_at(annotated.now());
        let chosen = NewGame {
            rules: game.rules(),
            ..self.new_game.clone()
        };
        let computer = chosen.playing(Chair::Opponent, self.engines());
        let players =
            person.map_or_else(Players::default, |color| Players::against(color, computer));
        let session = ChessSession {
            filed: None,
            game,
            players,
            clock: None,
            notes: Some(Box::new(self.renamed(
                ctx.shell,
                annotated.notes().clone(),
                players,
            ))),
            draw_offers: [None; 2],
        };
        if session.game.outcome().is_some() {
            return Ok(());
        }
        self.begin(ctx, session)?;
        self.autosave(ctx);
        Ok(())
    }

    /// Saves the reviewed game, so that it is there at the next start. While the file writer is
    /// busy the save is deferred, because the older save still holds the annotations that are being
    /// written.
    pub(crate) fn save_review(&mut self, shell: &mut Shell) {
        if self.files.writer.is_busy() {
            return self.review.save_soon();
        }
        if let Some(annotated) = self.review.annotated() {
            shell.write(&SavedReview::of(annotated));
        }
    }

    /// Saves the review, and writes changed annotations back to the file with the player's finished
    /// games. A game from another file is written only when the player asks for it.
    pub(crate) fn save_notes(&mut self, shell: &mut Shell) {
        if self.review.annotated().is_none() {
            return;
        }
        self.save_review(shell);
        let own = self.own_games(shell);
        let Some(annotated) = self
            .review
            .annotated()
            .filter(|annotated| annotated.is_changed())
        else {
            return;
        };
        let Some(before) = annotated
            .location()
            .filter(|location| Some(&location.path) == own.as_ref())
        else {
            return;
        };
        let (path, text) = (before.path.clone(), annotated.pgn());
        let queued = self.files.queued.replace(text.clone());
        if queued.as_ref() == Some(&text) {
            // This text is already queued for writing.
            return;
        }
        let request = WriteRequest {
            // Earlier requests run first, so their text is the one to replace.
            task: Task::Exchange(queued.unwrap_or_else(|| before.text.clone())),
            location: FileLocation { path, text },
            notifies: false,
            instead: self.rescued_games(shell),
        };
        self.files.writer.write(request);
    }

    /// Prepares for leaving the reviewed game. Changed annotations are written back if the game
    /// belongs to the player's file. Otherwise the player is asked, and `next` waits in
    /// [`FileManager::pending`](super::FileManager).
    /// Returns `next` if it can be opened at once.
    pub(crate) fn asks_before_leaving(
        &mut self,
        shell: &mut Shell,
        next: AnnotatedGame,
    ) -> Option<AnnotatedGame> {
        self.save_notes(shell);
        self.files.queued = None;
        let own = self.own_games(shell);
        let Some(annotated) = self
            .review
            .annotated()
            .filter(|annotated| annotated.is_changed())
        else {
            return Some(next);
        };
        let location = annotated.location().map(|location| location.path.clone());
        if location.is_some() && location == own {
            // Saving the annotations was requested above.
            return Some(next);
        }
        let tags = annotated.tags();
        let [white, black] = [Color::White, Color::Black]
            .map(|color| review::noted_name(tags, color).unwrap_or("?".into()));
        let players = format!("{white} – {black}");
        let file = location.and_then(|path| {
            let name = path.file_name()?.to_string_lossy().into_owned();
            Some(name)
        });
        let question = questions::keep(&shell.locale, &players, file.as_deref());
        self.files.pending = Some(next);
        self.asks_about_files(shell, question);
        None
    }

    /// Saves the annotations as the player decided, then opens the game that was waiting.
    fn save_before_leaving(&mut self, ctx: &mut TableContext, keeping: SavePolicy) -> GameResult {
        let (Some(annotated), Some(next)) = (self.review.annotated(), self.files.pending.take())
        else {
            return Ok(());
        };
        let text = annotated.pgn();
        let own = self.own_games(ctx.shell);
        let place = match (keeping, annotated.location(), own.clone()) {
            (SavePolicy::InFile, Some(before), _) => {
                Some((Task::Exchange(before.text.clone()), before.path.clone()))
            }
            (SavePolicy::Not, _, _) => None,
            (_, _, Some(own)) => Some((Task::Add, own)),
            (_, _, None) => None,
        };
        if let Some((task, path)) = place {
            let instead = if own.as_ref() == Some(&path) {
                self.rescued_games(ctx.shell)
            } else {
                own
            };
            self.files.writer.write(WriteRequest {
                task,
                location: FileLocation { path, text },
                notifies: true,
                instead,
            });
        }
        if let Some(annotated) = self.review.annotated_mut() {
            annotated.give_up_changes();
        }
        self.open_review(ctx, next)
    }
}
