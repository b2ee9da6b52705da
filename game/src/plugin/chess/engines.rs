//! The player's engines: named, tried, set, and put to work.

mod options;

use crate::{
    chess::{
        engines::{Engine, EngineId, Engines, command_words, found},
        game_manager::GameManager,
        mind::Trouble,
        new_game::{Chair, Pairing},
        seats::{Computer, Seat},
    },
    plugin::Parlour,
    sentences,
    sounds::Sound,
    ui::{
        Answer, Dialog, EngineDesk, EngineDialog, EngineField, EngineWish,
        chess::{computer_name, engines::trouble_text},
    },
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_engine::uci::{
    external_engine::{ExternalEngine, ExternalEngineEvent, Program, Timeouts},
    option_declaration::OptionDeclaration,
};
use parlour_rules::chess::Color;
use serde_json::json;
use std::{
    fmt,
    path::PathBuf,
    sync::mpsc::{Receiver, channel},
    thread,
};

/// The player's engines, and the program that is being asked what it can do.
#[derive(Default)]
pub struct OtherEngines {
    desk: EngineDesk,
    asked: Option<(Asked, ExternalEngine)>,
    /// The usual programs, once they are looked for.
    searched: Option<Receiver<Vec<Vec<String>>>>,
}

impl fmt::Debug for OtherEngines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OtherEngines({} named)", self.desk.list.engines.len())
    }
}

/// Which program is asked.
#[derive(Debug, Clone, PartialEq)]
enum Asked {
    /// That of a new engine, by its command.
    New(Vec<String>),
    /// That of an engine in the list.
    Known(EngineId),
}

impl OtherEngines {
    /// Those that were named before.
    pub(in crate::plugin) fn of(list: Engines) -> Self {
        Self {
            desk: EngineDesk {
                list,
                ..EngineDesk::default()
            },
            ..Self::default()
        }
    }

    /// What the panels show of them.
    pub(in crate::plugin) fn desk(&self) -> &EngineDesk {
        &self.desk
    }

    /// Starts a program to hear what it can do.
    fn ask(&mut self, asked: Asked, program: Program) {
        self.desk.offers.clear();
        match ExternalEngine::start(program) {
            Ok(engine) => {
                self.desk.answer = Answer::Waiting;
                self.asked = Some((asked, engine));
            }
            Err(failure) => self.desk.answer = Answer::Trouble(failure.into()),
        }
    }

    /// The usual programs are looked for, but for those that are in the list.
    fn search(&mut self) {
        if self.searched.is_some() {
            return;
        }
        let (told, heard) = channel();
        let started = thread::Builder::new()
            .name("engines on this computer".into())
            // Nobody may be listening any more.
            .spawn(move || drop(told.send(found())));
        // Without a thread nothing is found; a command can be typed.
        self.searched = started.ok().map(|_| heard);
    }

    fn offer_found(&mut self, mut found: Vec<Vec<String>>) {
        let known = &self.desk.list.engines;
        found.retain(|words| {
            !known
                .iter()
                .any(|engine| Some(&engine.path) == words.first())
        });
        self.desk.found = found;
    }
}

impl Parlour {
    /// The engines that the player has named.
    pub fn engines(&self) -> &Engines {
        &self.engines.desk.list
    }

    /// Carries out what is asked for among the engines.
    pub(super) fn engine_wish(&mut self, wish: EngineWish, ctx: &mut PluginContext) -> GameResult {
        self.picks_due = Some(3);
        let same = matches!(&wish, EngineWish::Type(field) if *field == self.engines.desk.typing);
        if !same && wish != EngineWish::Enter {
            self.leave_field(ctx);
        }
        let desk = &mut self.engines.desk;
        match wish {
            EngineWish::Show => {
                desk.answer = Answer::Quiet;
                desk.open = None;
                self.engines.search();
                self.dialogs.push(Dialog::Engines(EngineDialog::List));
            }
            EngineWish::Type(field) => desk.type_into(field),
            EngineWish::Enter => match &desk.typing {
                Some(EngineField::Option(_)) => self.leave_field(ctx),
                Some(EngineField::Command) | None => {
                    let words = command_words(desk.command.text());
                    self.try_engine(words);
                }
            },
            EngineWish::AddFound(number) => {
                if let Some(words) = desk.found.get(number).cloned() {
                    self.try_engine(words);
                }
            }
            EngineWish::Open(id) => self.open_engine(id),
            EngineWish::Set(name, value) => self.set_option(ctx, &name, value),
            EngineWish::Press(name) => {
                // It is pressed each time that the program is started anew.
                if let Some((_, engine)) = &self.engines.asked {
                    engine.set_option(&name, "");
                }
            }
            EngineWish::Seconds(by) => {
                self.change_engine(|engine| engine.seconds = next_seconds(engine.seconds, by));
            }
            EngineWish::Defaults => self.change_engine(|engine| engine.settings.clear()),
            EngineWish::Advise(by) => {
                desk.list.adviser = desk.next_adviser(by);
                desk.list.resting = None;
                self.choose_adviser();
                self.save_engines();
            }
            EngineWish::Wake => {
                desk.list.resting = None;
                self.choose_adviser();
                self.save_engines();
            }
            EngineWish::Remove => {
                if let Some(id) = desk.open.take() {
                    desk.list.remove(id);
                    self.engines.asked = None;
                    self.choose_adviser();
                    self.save_engines();
                }
                self.dialogs.retain(|dialog| {
                    !matches!(
                        dialog,
                        Dialog::Engines(EngineDialog::Page | EngineDialog::Remove)
                    )
                });
                self.engines.searched = None;
                self.engines.search();
            }
            EngineWish::Sit(color, seat) => {
                self.dialogs.retain(
                    |dialog| !matches!(dialog, Dialog::Engines(EngineDialog::Trouble(of, ..)) if *of == color),
                );
                let seats = self.with_sitting(ctx, |sitting| sitting.seats);
                let mut seats = seats.unwrap_or_default();
                seats.set(color, seat);
                let name = self.pgn_name(seat, seats);
                self.manager(ctx, |manager: &mut GameManager| {
                    manager.sit(color, seat);
                    manager.rename(color, name, seat.kind());
                })?;
                self.tell_players(ctx);
                self.autosave(ctx);
            }
        }
        Ok(())
    }

    fn change_engine(&mut self, change: impl FnOnce(&mut Engine)) {
        let desk = &mut self.engines.desk;
        let Some(engine) = desk.open.and_then(|id| desk.list.get_mut(id)) else {
            return;
        };
        let before = engine.clone();
        change(engine);
        if *engine != before {
            // Set otherwise it may do.
            desk.list.wake(before.id);
            self.choose_adviser();
            self.save_engines();
        }
    }

    /// The engine that looks on has failed: it is not tried again, nor at the next start.
    pub(super) fn rest_adviser(&mut self) {
        let list = &mut self.engines.desk.list;
        list.resting = list.adviser;
        self.save_engines();
    }

    fn save_engines(&mut self) {
        if let Some(storage) = &self.storage
            && let Err(error) = storage.save(&self.engines.desk.list)
        {
            self.complain(sentences::storage(&self.locale, &error));
        }
    }

    /// Starts the program of a new engine; if it answers, it is added.
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
        self.engines.desk.typing = None;
        self.engines.ask(Asked::New(words), program);
    }

    /// Opens the page of an engine and asks its program what can be set.
    fn open_engine(&mut self, id: EngineId) {
        let Some(engine) = self.engines.desk.list.get(id) else {
            return;
        };
        let program = engine.program();
        self.engines.desk.open = Some(id);
        self.engines.ask(Asked::Known(id), program);
        self.dialogs.push(Dialog::Engines(EngineDialog::Page));
    }

    /// One update: hears what the programs say that are asked what they can do, and lets go of them
    /// once nobody looks.
    pub(in crate::plugin) fn attend_engines(&mut self, ctx: &mut PluginContext) {
        let engines = &mut self.engines;
        let searched = engines.searched.as_ref();
        if let Some(found) = searched.and_then(|searched| searched.try_recv().ok()) {
            engines.offer_found(found);
            self.dirty = true;
            self.picks_due = Some(3);
        }
        let open = |dialog: &EngineDialog| {
            self.dialogs
                .iter()
                .any(|open| matches!(open, Dialog::Engines(known) if known == dialog))
        };
        let (list, page) = (open(&EngineDialog::List), open(&EngineDialog::Page));
        if !page && self.engines.desk.open.is_some() {
            // A page that is left sets what was being typed there.
            self.leave_field(ctx);
            let engines = &mut self.engines;
            engines.asked = None;
            engines.desk.open = None;
            engines.desk.answer = Answer::Quiet;
            self.dirty = true;
        }
        if !list && !page {
            let engines = &mut self.engines;
            engines.asked = None;
            engines.searched = None;
            engines.desk.typing = None;
            return;
        }
        let said = self
            .engines
            .asked
            .as_ref()
            .and_then(|(_, engine)| engine.poll());
        match said {
            Some(ExternalEngineEvent::Ready { name, options }) => {
                self.engine_answers(name, options);
            }
            Some(ExternalEngineEvent::Failed(failure)) => {
                let trouble = Trouble::from(failure);
                self.trace
                    .emit("engine", json!({ "trouble": trouble.key() }));
                let asked = self.engines.asked.take();
                let desk = &mut self.engines.desk;
                desk.answer = Answer::Trouble(trouble);
                if matches!(asked, Some((Asked::New(_), _))) {
                    // Something else can be typed at once.
                    desk.typing = Some(EngineField::Command);
                }
                self.hear(ctx, Sound::Refuse);
            }
            Some(ExternalEngineEvent::Info(..) | ExternalEngineEvent::Move(..)) | None => return,
        }
        self.dirty = true;
        self.picks_due = Some(3);
    }

    fn engine_answers(&mut self, name: String, offers: Vec<OptionDeclaration>) {
        let Some((asked, _)) = &self.engines.asked else {
            return;
        };
        let chess960 = offers.iter().any(|offer| offer.name == "UCI_Chess960");
        let told = json!({ "name": name, "options": offers.len() });
        self.trace.emit("engine", told);
        let desk = &mut self.engines.desk;
        desk.offers = offers;
        desk.answer = Answer::Ready;
        match asked.clone() {
            Asked::Known(id) => {
                if let Some(engine) = desk.list.get_mut(id) {
                    engine.chess960 = chess960;
                }
            }
            Asked::New(words) => {
                desk.clear_command();
                desk.found.retain(|found| *found != words);
                let id = desk.list.add(name, words, chess960);
                desk.open = Some(id);
                // Who adds one on the way to a new game wants to play against it.
                let wanted = self.new_game.pairing == Pairing::Computer
                    && self.dialogs.contains(&Dialog::NewGame);
                let mut able = desk.list.knowing(self.new_game.rules);
                if wanted && able.any(|engine| engine.id == id) {
                    self.new_game.choose(Chair::Opponent, Computer::Other(id));
                }
                self.dialogs.push(Dialog::Engines(EngineDialog::Page));
                if let Some((asked, _)) = &mut self.engines.asked {
                    *asked = Asked::Known(id);
                }
            }
        }
        self.save_engines();
    }

    /// The computer with these pieces cannot play: asks who does.
    pub(in crate::plugin) fn engine_fails(
        &mut self,
        ctx: &mut PluginContext,
        color: Color,
        computer: Computer,
        trouble: Trouble,
    ) {
        let name = computer_name(&self.locale, self.engines(), computer);
        let values = [
            ("name", name.into()),
            ("reason", trouble_text(&self.locale, &trouble).into()),
        ];
        let sentence = self.locale.format("no-engine", &values);
        self.trace.emit(
            "engine",
            json!({ "trouble": trouble.key(), "seat": Seat::Computer(computer).computer_name() }),
        );
        fyrox::core::log::Log::warn(&sentence);
        match computer {
            Computer::Own(_) => self.complain(sentence),
            Computer::Other(_) => {
                self.hear(ctx, Sound::Refuse);
                let dialog = EngineDialog::Trouble(color, computer, trouble);
                self.dialogs.push(Dialog::Engines(dialog));
                self.picks_due = Some(3);
            }
        }
        self.autosave(ctx);
        self.dirty = true;
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
