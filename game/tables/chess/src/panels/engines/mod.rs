//! Dialogs of the player's engines: the list, the options of one, and what to do when one fails.

pub mod model;
mod page;

use super::words::{color_name, computer_name, strength_name};
use crate::{
    model::{
        engine_handle::EngineError,
        engines::Engine,
        new_game::{Chair, Pairing},
        players::{Computer, Participant},
    },
    panels::{ChessCommand, ChessScreen},
};
use fyrox::{core::pool::Handle, gui::UiNode};
use model::{Answer, EngineCommand, EngineDialog, EngineField, EngineManager};
use parlour_rules::chess::Color;
use parlour_shell::{
    app::sentences,
    platform::locale::Locale,
    ui::{
        Action,
        dialog_layout::{Confirm, DialogFrame},
        kit::{ButtonSpec, UiBuilder, colors, sizes},
    },
};
use std::io::ErrorKind;

/// Builds an engine dialog.
pub fn build(kit: &mut UiBuilder, view: &ChessScreen, dialog: &EngineDialog) -> Handle<UiNode> {
    let chess = view.chess;
    let manager = chess.engines;
    match dialog {
        EngineDialog::List => list(kit, view, manager),
        EngineDialog::Page => match manager.engine() {
            Some(engine) => page::build(kit, view, manager, engine),
            None => kit.space(1.0),
        },
        EngineDialog::Failed(color, computer, error) => {
            failed(kit, view, manager, (*color, *computer), error)
        }
    }
}

fn action(command: EngineCommand) -> Action {
    ChessCommand::Engines(command).into()
}

/// Returns the localized reason for an engine failure.
pub fn error_text(locale: &Locale, error: &EngineError) -> String {
    let reason = match error {
        EngineError::NotStarted(ErrorKind::PermissionDenied) => locale.text("system-no-program"),
        EngineError::NoRoom(kind) | EngineError::NotStarted(kind) => {
            sentences::system_kind(locale, *kind)
        }
        EngineError::Illegal(text) => text.clone(),
        EngineError::Gone
        | EngineError::Foreign
        | EngineError::Silent
        | EngineError::Rules
        | EngineError::Unknown => String::new(),
    };
    locale.format(error.key(), &[("reason", reason.into())])
}

fn frame(view: &ChessScreen) -> DialogFrame {
    DialogFrame::of(view, 480.0)
}

/// Returns a command line as it is displayed.
fn command_text(words: &[String]) -> String {
    words.join(" ")
}

/// Builds the list of all engines, the choice of the analysis engine, and the field for a new
/// command.
fn list(kit: &mut UiBuilder, view: &ChessScreen, manager: &EngineManager) -> Handle<UiNode> {
    let locale = view.locale;
    let frame = frame(view);
    let width = frame.width;
    let mut parts = vec![kit.small_paragraph(&locale.text("engines-text"), width)];
    for engine in &manager.list.engines {
        let command = command(engine);
        let open = EngineCommand::Open(engine.id);
        let name = format!("engine-{}", engine.id);
        let open = ButtonSpec::new(name, "", action(open)).label(&engine.name);
        parts.push(kit.choice(width, open, &command_text(&command)));
    }
    if !manager.list.engines.is_empty() {
        parts.extend(analysis_engine(kit, view, manager, width));
    }
    parts.push(kit.text(&locale.text("engines-add"), sizes::BODY, colors::BRASS));
    for (number, words) in manager.found.iter().enumerate() {
        let path = words.first().map_or("", String::as_str);
        let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
        let found = locale.format("engines-found", &[("name", name.into())]);
        let add = action(EngineCommand::AddFound(number));
        let add = ButtonSpec::new(format!("add-{name}"), "", add).label(found);
        parts.push(kit.choice(width, add, &command_text(words)));
    }
    let typed = manager.typing == Some(EngineField::Command);
    let typed = Some(&manager.command).filter(|_| typed);
    let field = action(EngineCommand::Type(Some(EngineField::Command)));
    let field = ButtonSpec::new("command", "engines-command", field);
    parts.push(kit.field(field, manager.command.text(), typed, width));
    let answer = match manager.open {
        None => answer(kit, view, manager, width),
        Some(_) => None,
    };
    if let Some(answer) = answer {
        parts.push(answer);
        kit.matters = Some((format!("{:?}", manager.answer), answer));
    }
    let middle = kit.column_of_width(8.0, width, parts);
    let typed = !manager.command.text().trim().is_empty();
    let enter = action(EngineCommand::Enter);
    let buttons = [
        ButtonSpec::icon("add", "icon_plus", "engines-add-typed", enter)
            .primary_if(typed)
            .enabled_if(typed && manager.answer != Answer::Waiting),
        ButtonSpec::close().primary_if(!typed),
    ];
    frame.build(kit, &locale.text("other-engines"), middle, buttons)
}

/// Builds the choice of the analysis engine, and a button that restarts it after it failed.
fn analysis_engine(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    manager: &EngineManager,
    width: f32,
) -> Vec<Handle<UiNode>> {
    let locale = view.locale;
    let analysis_engine = manager
        .list
        .analysis_engine
        .and_then(|id| manager.list.get(id));
    let value =
        analysis_engine.map_or_else(|| locale.text("engines-own"), |engine| engine.name.clone());
    let steps = [-1, 1].map(|by| action(EngineCommand::Advise(by)));
    let label = locale.text("engines-adviser");
    let mut parts = vec![kit.stepper("adviser", (&label, &value), width, steps)];
    if let Some(engine) = manager.list.failed_analysis_engine() {
        let name = ("name", engine.name.as_str().into());
        let text = locale.format("adviser-rests", &[name]);
        parts.push(kit.remark(&text, width));
        let wake = action(EngineCommand::Wake);
        let wake = ButtonSpec::icon("wake", "icon_restart", "adviser-again", wake);
        parts.push(kit.button(wake));
    }
    parts
}

/// Returns the command line that starts an engine.
fn command(engine: &Engine) -> Vec<String> {
    let words = [&engine.path].into_iter().chain(&engine.arguments);
    words.cloned().collect()
}

/// Builds the status of the program that was started last, if there is anything to report.
fn answer(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    manager: &EngineManager,
    width: f32,
) -> Option<Handle<UiNode>> {
    let locale = view.locale;
    match &manager.answer {
        Answer::Quiet | Answer::Ready => None,
        Answer::Waiting => Some(kit.small_paragraph(&locale.text("engines-waiting"), width)),
        Answer::Failed(error) => {
            let values = [("reason", error_text(locale, error).into())];
            Some(kit.remark(&locale.format("engines-trouble", &values), width))
        }
    }
}

/// Returns the question before an engine is removed.
pub fn remove(locale: &Locale, engine: &Engine) -> Confirm {
    let text = locale.format(
        "engine-remove-text",
        &[("name", engine.name.as_str().into())],
    );
    let remove = Action::confirmed(action(EngineCommand::Remove));
    let remove = ButtonSpec::new("remove", "engine-remove", remove);
    let answers = [ButtonSpec::cancel().primary(), remove];
    Confirm::new("engine-remove", "engine-remove-title", text, answers)
}

/// Builds the choice of a replacement for a computer player that has failed.
fn failed(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    manager: &EngineManager,
    (color, computer): (Color, Computer),
    error: &EngineError,
) -> Handle<UiNode> {
    let locale = view.locale;
    let frame = frame(view);
    let width = frame.width;
    let name = computer_name(locale, &manager.list, computer);
    let player = color_name(locale, color);
    let values = [
        ("name", name.as_str().into()),
        ("reason", error_text(locale, error).into()),
        ("player", player.into()),
    ];
    let text = locale.format("engine-trouble-text", &values);
    let mut parts = vec![kit.paragraph(&text, width)];
    let substitute = {
        let chosen = view.chess.new_game;
        let chair = match (chosen.pairing, color) {
            (Pairing::Computers, Color::White) => Chair::White,
            (Pairing::Computers, Color::Black) => Chair::Black,
            _ => Chair::Opponent,
        };
        chosen.own_computer(chair)
    };
    let own = match substitute {
        Computer::Own(strength) => strength_name(locale, strength),
        Computer::Other(_) => String::new(),
    };
    let assign = |name, key, participant| {
        ButtonSpec::new(name, key, action(EngineCommand::Assign(color, participant)))
    };
    let own = locale.format("engine-own", &[("level", own.into())]);
    let own = assign("own", "", Participant::Computer(substitute)).label(own);
    let known = !matches!(error, EngineError::Unknown | EngineError::Rules);
    let again = assign("again", "engine-again", Participant::Computer(computer));
    let again = Some(again).filter(|_| known);
    let person = assign("person", "engine-person", Participant::Person);
    for answer in [own.primary()].into_iter().chain(again).chain([person]) {
        parts.push(kit.choice(width, answer, ""));
    }
    let middle = kit.column_of_width(8.0, width, parts);
    let heading = locale.format("engine-trouble-title", &[("name", name.into())]);
    frame.build_with(kit, &heading, middle, None)
}
