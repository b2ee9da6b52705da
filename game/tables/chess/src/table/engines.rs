//! Management of UCI engines: adding, testing, configuring and choosing them.

mod options;

use crate::{
    model::{
        annotated_game::Kind,
        engine_handle::EngineError,
        engines::{Engine, EngineId, Engines, command_words, found},
        new_game::{Chair, Pairing},
        players::{Computer, Participant},
    },
    panels::{
        Answer, ChessDialog, EngineCommand, EngineDialog, EngineField, EngineManager,
        engines::error_text, words::computer_name,
    },
    scene::game_manager::GameManager,
    table::ChessTable,
};
use fyrox::plugin::error::GameResult;
use parlour_engine::uci::{
    external_engine::{ExternalEngine, ExternalEngineEvent, Program, Timeouts},
    option_declaration::OptionDeclaration,
};
use parlour_rules::chess::Color;
use parlour_shell::{
    app::{Shell, TableContext, sounds},
    table::job::Job,
    ui::{Dialog, text_field::TextField},
};
use serde_json::json;
use std::{fmt, path::PathBuf};

/// Configured engines, and the program that is queried for its options.
#[derive(Default)]
pub struct OtherEngines {
    manager: EngineManager,
    asked: Option<(Asked, ExternalEngine)>,
    /// Search for the commands of known engines on this computer, while or after it runs.
    searched: Option<Job<Vec<Vec<String>>>>,
}

impl fmt::Debug for OtherEngines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OtherEngines({} named)", self.manager.list.engines.len())
    }
}

/// Engine that is being queried.
#[derive(Debug, Clone, PartialEq)]
enum Asked {
    /// New engine, given by its command line.
    New(Vec<String>),
    /// Engine in the list, whose page is open.
    Known(EngineId),
}

impl OtherEngines {
    /// Creates the state from the saved list of engines.
    pub(crate) fn of(list: Engines) -> Self {
        Self {
            manager: EngineManager {
                list,
                ..EngineManager::default()
            },
            ..Self::default()
        }
    }

    /// Returns the state that the engine dialogs show.
    pub(crate) fn manager(&self) -> &EngineManager {
        &self.manager
    }

    /// Returns the text field with the focus.
    pub(crate) fn text_field(&mut self) -> Option<&mut TextField> {
        self.manager.typed()
    }

    /// Starts an engine to query its name and options; [`ChessTable::update_engines`] handles the
    /// answer.
    fn ask(&mut self, asked: Asked, program: Program) {
        self.manager.offers.clear();
        match ExternalEngine::start(program) {
            Ok(engine) => {
                self.manager.answer = Answer::Waiting;
                self.asked = Some((asked, engine));
            }
            Err(failure) => self.manager.answer = Answer::Failed(failure.into()),
        }
    }

    /// Searches this computer for known engines in the background, once per opened dialog.
    fn search(&mut self) {
        self.searched.get_or_insert_with(|| {
            Job::spawn("engines on this computer", |sink| {
                sink.send(found());
            })
        });
    }

    fn offer_found(&mut self, mut found: Vec<Vec<String>>) {
        let known = &self.manager.list.engines;
        found.retain(|words| {
            !known
                .iter()
                .any(|engine| Some(&engine.path) == words.first())
        });
        self.manager.found = found;
    }
}

impl ChessTable {
    /// Returns the configured engines.
    pub fn engines(&self) -> &Engines {
        &self.engines.manager.list
    }

    /// Runs one command of the engine dialogs.
    ///
    /// # Errors
    /// If the scene lacks the game manager.
    pub(crate) fn engine_command(
        &mut self,
        ctx: &mut TableContext,
        command: EngineCommand,
    ) -> GameResult {
        let same =
            matches!(&command, EngineCommand::Type(field) if *field == self.engines.manager.typing);
        if !same && command != EngineCommand::Enter {
            self.leave_field(ctx);
        }
        let manager = &mut self.engines.manager;
        match command {
            EngineCommand::Show => {
                manager.answer = Answer::Quiet;
                manager.open = None;
                self.engines.search();
                ctx.shell
                    .open_dialog(ChessDialog::Engines(EngineDialog::List));
            }
            EngineCommand::Type(field) => manager.type_into(field),
            EngineCommand::Enter => match &manager.typing {
                Some(EngineField::Option(_)) => self.leave_field(ctx),
                Some(EngineField::Command) | None => {
                    let words = command_words(manager.command.text());
                    self.try_engine(words);
                }
            },
            EngineCommand::AddFound(number) => {
                if let Some(words) = manager.found.get(number).cloned() {
                    self.try_engine(words);
                }
            }
            EngineCommand::Open(id) => self.open_engine(ctx.shell, id),
            EngineCommand::Set(name, value) => self.set_option(ctx, &name, value),
            EngineCommand::Press(name) => {
                // A button has no value to store, so it goes to the running engine only.
                if let Some((_, engine)) = &self.engines.asked {
                    engine.set_option(&name, "");
                }
            }
            EngineCommand::Seconds(by) => {
                self.change_engine(ctx.shell, |engine| {
                    engine.seconds = next_seconds(engine.seconds, by)
                });
            }
            EngineCommand::Defaults => {
                self.change_engine(ctx.shell, |engine| engine.settings.clear())
            }
            EngineCommand::Advise(by) => {
                manager.list.analysis_engine = manager.next_analysis_engine(by);
                manager.list.failed = None;
                self.choose_analysis_engine();
                self.save_engines(ctx.shell);
            }
            EngineCommand::Wake => {
                manager.list.failed = None;
                self.choose_analysis_engine();
                self.save_engines(ctx.shell);
            }
            EngineCommand::Remove => self.remove_engine(ctx.shell),
            EngineCommand::Assign(color, participant) => {
                self.assign_seat(ctx, color, participant)?
            }
        }
        Ok(())
    }

    /// Removes the engine whose page is open and searches this computer again, as the engine can be
    /// among those found.
    fn remove_engine(&mut self, shell: &mut Shell) {
        let manager = &mut self.engines.manager;
        if let Some(id) = manager.open.take() {
            manager.list.remove(id);
            self.engines.asked = None;
            self.choose_analysis_engine();
            self.save_engines(shell);
        }
        shell.close_dialogs(|dialog| matches!(dialog, ChessDialog::Engines(EngineDialog::Page)));
        self.engines.searched = None;
        self.engines.search();
    }

    /// Replaces the participant of `color`, whose engine failed, and closes the question about it.
    fn assign_seat(
        &mut self,
        ctx: &mut TableContext,
        color: Color,
        participant: Participant,
    ) -> GameResult {
        ctx.shell.close_dialogs(|dialog| matches!(dialog, ChessDialog::Engines(EngineDialog::Failed(of, ..)) if *of == color));
        let players = self.with_session(ctx, |session| session.players);
        let mut players = players.unwrap_or_default();
        players.set(color, participant);
        let name = self.pgn_name(ctx.shell, participant, players);
        self.manager(ctx, |manager: &mut GameManager| {
            manager.assign(color, participant);
            manager.rename(color, name, Kind::of(participant));
        })?;
        self.emit_players(ctx);
        self.autosave(ctx);
        Ok(())
    }

    fn change_engine(&mut self, shell: &mut Shell, change: impl FnOnce(&mut Engine)) {
        let manager = &mut self.engines.manager;
        let Some(engine) = manager.open.and_then(|id| manager.list.get_mut(id)) else {
            return;
        };
        let before = engine.clone();
        change(engine);
        if *engine != before {
            // With other settings an engine that failed might work again.
            manager.list.wake(before.id);
            self.choose_analysis_engine();
            self.save_engines(shell);
        }
    }

    /// Marks the analysis engine as failed and saves that. It isn't tried again until the player
    /// changes its settings or enables it again.
    pub(crate) fn suspend_analysis_engine(&mut self, shell: &mut Shell) {
        let list = &mut self.engines.manager.list;
        list.failed = list.analysis_engine;
        self.save_engines(shell);
    }

    fn save_engines(&mut self, shell: &mut Shell) {
        shell.write(&self.engines.manager.list);
    }

    /// Starts the engine with this command line and adds it to the list if it answers.
    fn try_engine(&mut self, words: Vec<String>) {
        let Some((path, arguments)) = words.split_first() else {
            return;
        };
        let program = Program {
            path: PathBuf::from(path),
            arguments: arguments.to_vec(),
            settings: Vec::new(),
            timeouts: Timeouts::default(),
        };
        self.engines.manager.typing = None;
        self.engines.ask(Asked::New(words), program);
    }

    /// Opens the page of an engine and queries its options.
    fn open_engine(&mut self, shell: &mut Shell, id: EngineId) {
        let Some(engine) = self.engines.manager.list.get(id) else {
            return;
        };
        let program = engine.program();
        self.engines.manager.open = Some(id);
        self.engines.ask(Asked::Known(id), program);
        shell.open_dialog(ChessDialog::Engines(EngineDialog::Page));
    }

    /// Advances the engine dialogs by one frame: handles answers of the queried engine and results
    /// of the search, and ends both once the dialogs are closed.
    pub(crate) fn update_engines(&mut self, ctx: &mut TableContext) {
        let engines = &mut self.engines;
        // If the search fails, nothing is found, but a command can still be typed.
        if let Some(Ok(found)) = engines.searched.as_mut().and_then(Job::poll) {
            engines.offer_found(found);
            ctx.shell.changed();
        }
        let open = |dialog| ctx.shell.has_dialog(&ChessDialog::Engines(dialog));
        let (list, page) = (open(EngineDialog::List), open(EngineDialog::Page));
        if !page && self.engines.manager.open.is_some() {
            // Leaving the page stores the value that was being typed.
            self.leave_field(ctx);
            let engines = &mut self.engines;
            engines.asked = None;
            engines.manager.open = None;
            engines.manager.answer = Answer::Quiet;
            ctx.shell.changed();
        }
        if !list && !page {
            let engines = &mut self.engines;
            engines.asked = None;
            engines.searched = None;
            engines.manager.typing = None;
            return;
        }
        let said = self
            .engines
            .asked
            .as_ref()
            .and_then(|(_, engine)| engine.poll());
        match said {
            Some(ExternalEngineEvent::Ready { name, options }) => {
                self.engine_answers(ctx.shell, name, options)
            }
            Some(ExternalEngineEvent::Failed(failure)) => {
                let error = EngineError::from(failure);
                ctx.shell
                    .trace
                    .emit("engine", json!({ "trouble": error.key() }));
                let asked = self.engines.asked.take();
                let manager = &mut self.engines.manager;
                manager.answer = Answer::Failed(error);
                if matches!(asked, Some((Asked::New(_), _))) {
                    // Another command can be typed right away.
                    manager.typing = Some(EngineField::Command);
                }
                ctx.play_sound(sounds::REFUSE);
            }
            Some(ExternalEngineEvent::Info(..) | ExternalEngineEvent::Move(..)) | None => return,
        }
        ctx.shell.changed();
    }

    fn engine_answers(&mut self, shell: &mut Shell, name: String, offers: Vec<OptionDeclaration>) {
        let Some((asked, _)) = &self.engines.asked else {
            return;
        };
        let chess960 = offers.iter().any(|offer| offer.name == "UCI_Chess960");
        let details = json!({ "name": name, "options": offers.len() });
        shell.trace.emit("engine", details);
        let manager = &mut self.engines.manager;
        manager.offers = offers;
        manager.answer = Answer::Ready;
        match asked.clone() {
            Asked::Known(id) => {
                if let Some(engine) = manager.list.get_mut(id) {
                    engine.chess960 = chess960;
                }
            }
            Asked::New(words) => {
                manager.clear_command();
                manager.found.retain(|found| *found != words);
                let id = manager.list.add(name, words, chess960);
                manager.open = Some(id);
                // An engine added from the new-game dialog becomes the opponent.
                let wanted = self.new_game.pairing == Pairing::Computer
                    && shell.dialogs.contains(&Dialog::new(ChessDialog::NewGame));
                let mut able = manager.list.knowing(self.new_game.rules);
                if wanted && able.any(|engine| engine.id == id) {
                    self.new_game.choose(Chair::Opponent, Computer::Other(id));
                }
                shell.open_dialog(ChessDialog::Engines(EngineDialog::Page));
                if let Some((asked, _)) = &mut self.engines.asked {
                    *asked = Asked::Known(id);
                }
            }
        }
        self.save_engines(shell);
    }

    /// Reports that the computer playing `color` failed. For an external engine the player is asked
    /// who plays instead.
    pub(crate) fn engine_fails(
        &mut self,
        ctx: &mut TableContext,
        color: Color,
        computer: Computer,
        error: EngineError,
    ) {
        let name = computer_name(&ctx.shell.locale, self.engines(), computer);
        let values = [
            ("name", name.into()),
            ("reason", error_text(&ctx.shell.locale, &error).into()),
        ];
        let sentence = ctx.shell.locale.format("no-engine", &values);
        ctx.shell.trace.emit(
            "engine",
            json!({ "trouble": error.key(), "seat": Participant::Computer(computer).computer_name() }),
        );
        fyrox::core::log::Log::warn(&sentence);
        match computer {
            Computer::Own(_) => ctx.shell.report_error(sentence),
            Computer::Other(_) => {
                ctx.play_sound(sounds::REFUSE);
                let dialog = EngineDialog::Failed(color, computer, error);
                ctx.shell.open_dialog(ChessDialog::Engines(dialog));
            }
        }
        self.autosave(ctx);
        ctx.shell.changed();
    }
}

fn next_seconds(now: u64, by: i8) -> u64 {
    let all = Engine::SECONDS;
    let more = all.iter().find(|seconds| **seconds > now);
    let less = all.iter().rev().find(|seconds| **seconds < now);
    *if by > 0 { more } else { less }.unwrap_or(&now)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_for_a_move_has_two_ends() {
        assert_eq!(next_seconds(2, 1), 3);
        assert_eq!(next_seconds(30, 1), 30);
        assert_eq!(next_seconds(1, -1), 1);
        assert_eq!(next_seconds(7, -1), 5);
        assert_eq!(next_seconds(100, -1), 30);
    }
}
