//! Questions about variations, files and annotations.

use super::{
    ask,
    model::{FileCommand, GameBrowser, SavePolicy, WriteMode},
};
use crate::{
    model::new_game::{Chair, NewGame},
    panels::{ChessScreen, ChessView, computer_name, new_game},
};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_rules::chess::Color;
use parlour_shell::ui::{
    dialog_layout::DialogFrame,
    kit::{ButtonSpec, UiBuilder},
};

/// Answer to a question: its button, and an explanation in small print, which can be empty.
type Answer = (ButtonSpec, String);

/// Returns an answer without a note.
fn answer(name: &str, key: &str, command: FileCommand) -> Answer {
    (ButtonSpec::new(name, key, ask(command)), String::new())
}

/// Builds a question with several answers. The first one is the primary button.
fn question(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    heading: &str,
    text: &str,
    answers: Vec<Answer>,
) -> Handle<UiNode> {
    question_with(kit, view, heading, text, answers, |_, _| Vec::new())
}

/// Builds a [`question`] with extra controls above the answers. `choices` gets the available width
/// in units.
fn question_with(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    heading: &str,
    text: &str,
    answers: Vec<Answer>,
    choices: impl FnOnce(&mut UiBuilder, f32) -> Vec<Handle<UiNode>>,
) -> Handle<UiNode> {
    let frame = DialogFrame::of(view, 440.0);
    let width = frame.width;
    let mut parts = Vec::new();
    if !text.is_empty() {
        parts.push(kit.paragraph(text, width));
    }
    parts.extend(choices(kit, width));
    for (number, (answer, note)) in answers.into_iter().enumerate() {
        parts.push(kit.choice(width, answer.primary_if(number == 0), &note));
    }
    let middle = kit.column(8.0, parts);
    let heading = view.locale.text(heading);
    frame.build(kit, &heading, middle, [ButtonSpec::cancel()])
}

/// Builds the confirmation before a variation is deleted.
pub(super) fn remove(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let text = view.locale.text("note-remove-text");
    let remove = FileCommand::Remove { sure: true };
    let yes = answer("remove", "note-remove-yes", remove);
    question(kit, view, "note-remove-title", &text, vec![yes])
}

/// Builds the choice of the players who continue the game.
pub(super) fn play_on(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    chess: &ChessView,
) -> Handle<UiNode> {
    let locale = view.locale;
    let rules = chess.session.map(|session| session.game.rules());
    let chosen = NewGame {
        rules: rules.unwrap_or(chess.new_game.rules),
        ..chess.new_game.clone()
    };
    let opponent = chosen.playing(Chair::Opponent, &chess.engines.list);
    let level = computer_name(locale, &chess.engines.list, opponent);
    let own = chess.review.and_then(|review| review.annotated.own_side());
    let people = FileCommand::PlayOn(None);
    let mut answers = vec![answer("people", "play-on-people", people)];
    for (name, key, color) in [
        ("as-white", "play-on-white", Color::White),
        ("as-black", "play-on-black", Color::Black),
    ] {
        let label = locale.format(key, &[("level", level.as_str().into())]);
        let (answer, note) = answer(name, key, FileCommand::PlayOn(Some(color)));
        let answer = (answer.label(label), note);
        // The first answer is the primary button: continue with the same color as before.
        match own == Some(color) {
            true => answers.insert(0, answer),
            false => answers.push(answer),
        }
    }
    let text = locale.text("play-on-text");
    question_with(kit, view, "play-on-title", &text, answers, |kit, width| {
        new_game::opponent(kit, view, &chosen, width)
    })
}

/// Builds the choice of the way to save into an existing file.
pub(super) fn overwrite(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    browser: &GameBrowser,
) -> Handle<UiNode> {
    let locale = view.locale;
    let name = browser.target.file_name().unwrap_or_default();
    let name = name.to_string_lossy();
    let text = locale.format("save-there", &[("name", name.as_ref().into())]);
    let mut answers = Vec::new();
    if browser.is_home {
        answers.push(("exchange", "save-exchange", WriteMode::Exchange));
    }
    answers.push(("add", "save-add", WriteMode::Add));
    if !browser.is_own {
        answers.push(("replace", "save-replace", WriteMode::Replace));
    }
    let answers = answers
        .into_iter()
        .map(|(name, key, into)| {
            let (answer, _) = answer(name, key, FileCommand::WriteInto(into));
            (answer, locale.text(&format!("{key}-note")))
        })
        .collect();
    question(kit, view, "save-there-title", &text, answers)
}

/// Builds the question about unsaved annotations.
pub(super) fn keep(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    browser: &GameBrowser,
) -> Handle<UiNode> {
    let locale = view.locale;
    let (players, file) = &browser.leaving;
    let text = locale.format("keep-text", &[("players", players.as_str().into())]);
    let mut answers = Vec::new();
    if let Some(file) = file {
        let label = locale.format("keep-in-file", &[("name", file.as_str().into())]);
        let keep = FileCommand::Keep(SavePolicy::InFile);
        let (answer, note) = answer("in-file", "", keep);
        answers.push((answer.label(label), note));
    }
    for (name, key, keeping) in [
        ("own", "keep-own", SavePolicy::Own),
        ("not", "keep-not", SavePolicy::Not),
    ] {
        answers.push(answer(name, key, FileCommand::Keep(keeping)));
    }
    question(kit, view, "keep-title", &text, answers)
}
