//! Questions about variations, files and annotations.

use super::model::{FileCommand, SavePolicy, WriteMode};
use crate::{
    model::new_game::{Chair, NewGame},
    panels::{ChessScreen, ChessView, new_game, words::computer_name},
};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_rules::chess::Color;
use parlour_shell::{
    platform::locale::Locale,
    ui::{
        Action,
        dialog_layout::{Confirm, DialogFrame},
        kit::{ButtonSpec, UiBuilder},
    },
};
use std::path::Path;

/// Returns the answer that confirms a question by this command.
fn answer(name: &str, key: &str, command: FileCommand) -> ButtonSpec {
    ButtonSpec::new(name, key, Action::confirmed(command))
}

/// Returns the question before a variation is deleted.
pub fn remove(locale: &Locale) -> Confirm {
    let yes = answer("remove", "note-remove-yes", FileCommand::Remove);
    let text = locale.text("note-remove-text");
    let answers = [ButtonSpec::cancel().primary(), yes];
    Confirm::new("remove-variation", "note-remove-title", text, answers)
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
    let turn = chess.game.map(|game| game.position().turn());
    // The first answer is the primary button: against the computer, with the same color as before or
    // with the next move.
    let first = own.or(turn).unwrap_or(Color::White);
    let play_on =
        |name, key, person| ButtonSpec::new(name, key, Action::from(FileCommand::PlayOn(person)));
    let against = |color| {
        let (name, key) = match color {
            Color::White => ("as-white", "play-on-white"),
            Color::Black => ("as-black", "play-on-black"),
        };
        let label = locale.format(key, &[("level", level.as_str().into())]);
        play_on(name, key, Some(color)).label(label)
    };
    let people = play_on("people", "play-on-people", None);
    let answers = [against(first), against(!first), people];
    let frame = DialogFrame::of(view, 440.0);
    let width = frame.width;
    let mut parts = vec![kit.paragraph(&locale.text("play-on-text"), width)];
    parts.extend(new_game::opponent(kit, view, &chosen, width));
    let answers = answers.into_iter().map(|answer| (answer, String::new()));
    parts.extend(kit.choices(width, answers));
    let middle = kit.column(8.0, parts);
    let heading = locale.text("play-on-title");
    frame.build(kit, &heading, middle, [ButtonSpec::cancel()])
}

/// Returns the question how to save into an existing file. `is_home` is true if the reviewed game
/// was read from that file, and `is_own` if it is the archive of all finished games, which must not
/// be replaced.
pub fn overwrite(locale: &Locale, file: &Path, is_home: bool, is_own: bool) -> Confirm {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let text = locale.format("save-there", &[("name", name.as_ref().into())]);
    let choices = [
        ("exchange", "save-exchange", WriteMode::Exchange, is_home),
        ("add", "save-add", WriteMode::Add, true),
        ("replace", "save-replace", WriteMode::Replace, !is_own),
    ];
    let choices = choices.into_iter().filter(|(.., offered)| *offered);
    let choices = choices.map(|(name, key, into, _)| {
        let answer = answer(name, key, FileCommand::WriteInto(into, file.to_path_buf()));
        (answer, locale.text(&format!("{key}-note")))
    });
    Confirm::list("overwrite", "save-there-title", text, choices.collect())
}

/// Returns the question about unsaved annotations on the game of these players. `file` is the name
/// of the file it was read from, if any.
pub fn keep(locale: &Locale, players: &str, file: Option<&str>) -> Confirm {
    let text = locale.format("keep-text", &[("players", players.into())]);
    let keep = |name, key, keeping| answer(name, key, FileCommand::Keep(keeping));
    let in_file = file.map(|file| {
        let label = locale.format("keep-in-file", &[("name", file.into())]);
        keep("in-file", "", SavePolicy::InFile).label(label)
    });
    let others = [
        keep("own", "keep-own", SavePolicy::Own),
        keep("not", "keep-not", SavePolicy::Not),
    ];
    let choices = in_file.into_iter().chain(others);
    let choices = choices.map(|answer| (answer, String::new())).collect();
    Confirm::list("keep-notes", "keep-title", text, choices)
}
