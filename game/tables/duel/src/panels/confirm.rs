//! Dialogs for the change of players, for conceding, and for the result.

use super::{hud, turn::turn_of_player, widgets};
use crate::{
    Participant,
    panels::{Builder, DeckBuilderCommand, DuelCommand, DuelDialog, DuelScreen, DuelView},
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_rules::duel::{Outcome, Player, Reason};
use parlour_shell::{
    platform::locale::Locale,
    ui::{
        Action,
        dialog_layout::{Confirm, DialogFrame, Room},
        kit::{ButtonSpec, CARD_SHAPE, UiBuilder, colors, sizes},
    },
};

/// Builds a face above text and buttons, or beside them in a low window.
fn with_face(
    kit: &mut UiBuilder,
    room: Room,
    face: Option<(Handle<UiNode>, f32)>,
    width: f32,
    mut parts: Vec<Handle<UiNode>>,
    buttons: Handle<UiNode>,
) -> Handle<UiNode> {
    for &part in &parts {
        kit.aligned(part, HorizontalAlignment::Center, VerticalAlignment::Top);
    }
    match face {
        Some((face, across)) if beside(room) => {
            let inner = width - across - 16.0;
            let words = kit.column_of_width(6.0, inner - 16.0, parts);
            let left = (room.height - kit.height_of(buttons) - 14.0).max(24.0);
            let words = kit.scrolled_if_higher(words, left).to_base();
            let words = kit.column_of_width(10.0, inner, vec![words, buttons]);
            kit.aligned(words, HorizontalAlignment::Left, VerticalAlignment::Center);
            kit.row(16.0, vec![face, words])
        }
        face => {
            let mut all: Vec<_> = face.map(|(face, _)| face).into_iter().collect();
            all.append(&mut parts);
            all.push(buttons);
            kit.column_of_width(10.0, width, all)
        }
    }
}

/// Returns whether the face is beside the text.
fn beside(room: Room) -> bool {
    room.height < 540.0
}

/// Returns the width of a face, in units.
fn face_width(room: Room, largest: f32) -> f32 {
    if beside(room) {
        (room.width * 0.3).min(room.height / CARD_SHAPE).min(190.0)
    } else {
        largest
    }
}

/// Builds the curtain, which hides both hands until the other player is ready.
pub(super) fn curtain(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    player: Player,
) -> Handle<UiNode> {
    let locale = view.locale;
    let room = Room::of(view);
    let width = room.middle(480.0);
    let across = face_width(room, 170.0);
    let face = widgets::hero(table, player)
        .map(|hero| (widgets::face(kit, view, table, hero, across), across));
    let inner = match face {
        Some(_) if beside(room) => width - across - 32.0,
        _ => width,
    };
    let heading = widgets::side(view.locale, table, player);
    let size = if inner < 300.0 {
        sizes::HEADING
    } else {
        sizes::TITLE
    };
    let parts = vec![
        kit.paragraph_centred(
            &locale.text("duel-curtain"),
            inner,
            sizes::BODY,
            colors::BRASS,
        ),
        kit.paragraph_centred(&heading, inner, size, colors::CREAM),
        kit.paragraph_centred(
            &locale.text("duel-curtain-text"),
            inner,
            sizes::SMALL,
            colors::CREAM_SOFT,
        ),
    ];
    let uncover = ButtonSpec::new("uncover", "duel-uncover", DuelCommand::Uncover);
    let uncover = kit.button(uncover.primary());
    with_face(kit, room, face, width, parts, uncover)
}

/// Returns the question before conceding.
pub(super) fn concede(locale: &Locale) -> Confirm {
    let yes = ButtonSpec::new("concede-yes", "duel-concede-yes", DuelCommand::Concede);
    let text = locale.text("duel-concede-text");
    Confirm::cancel_first("concede", "duel-concede-title", text, yes)
}

/// Returns the question before the match is abandoned for a command. A match against the computer
/// is lost, one between people is only gone.
pub(crate) fn abandon(locale: &Locale, command: DuelCommand, are_people: bool) -> Confirm {
    let text = match are_people {
        false => "duel-abandon-text",
        true => "duel-abandon-text-people",
    };
    let yes = Action::confirmed(command);
    let yes = ButtonSpec::new("abandon-yes", "duel-abandon-yes", yes);
    Confirm::cancel_first("abandon", "duel-abandon-title", locale.text(text), yes)
}

/// Returns the question before a command of the deck builder that loses a deck or its changes.
pub(crate) fn loses(locale: &Locale, builder: &Builder, building: &DeckBuilderCommand) -> Confirm {
    let (id, title, text, answer) = match building {
        DeckBuilderCommand::Delete => (
            "delete-deck",
            "duel-delete-title",
            "duel-delete-text",
            "duel-delete-yes",
        ),
        DeckBuilderCommand::Import => (
            "replace-deck",
            "duel-import-title",
            "duel-import-text",
            "duel-import-yes",
        ),
        _ => (
            "leave-deck",
            "duel-leave-title",
            "duel-leave-text",
            "duel-leave-yes",
        ),
    };
    let name = builder.replaces.as_ref().unwrap_or(&builder.deck.id);
    let text = locale.format(text, &[("name", name.clone().into())]);
    let yes = Action::confirmed(DuelCommand::Build(building.clone()));
    let yes = ButtonSpec::new("yes", answer, yes);
    let save = Action::confirmed(DuelCommand::Build(DeckBuilderCommand::SaveAndLeave));
    let save = ButtonSpec::new("save", "duel-save", save);
    let save = Some(save).filter(|_| id == "leave-deck");
    let answers = [ButtonSpec::cancel().primary(), yes]
        .into_iter()
        .chain(save);
    Confirm::new(id, title, text, answers.collect::<Vec<_>>())
}

/// Returns the heading and the sentence of a result.
pub(crate) fn verdict(locale: &Locale, table: &DuelView, outcome: Outcome) -> (String, String) {
    let Some(winner) = outcome.winner else {
        return (locale.text("duel-drawn"), locale.text("duel-drawn-text"));
    };
    let name = |player| widgets::side(locale, table, player);
    let values = [
        ("winner", name(winner).into()),
        ("loser", name(winner.opponent()).into()),
    ];
    let heading = match (widgets::is_alone(table), winner == table.seat) {
        (true, true) => locale.format("duel-you-win", &values),
        (true, false) => locale.format("duel-you-lose", &values),
        (false, _) => locale.format("duel-wins", &values),
    };
    let lost = widgets::is_alone(table) && winner != table.seat;
    let key = match (outcome.reason, lost) {
        (Reason::Defeat, false) => "duel-by-defeat",
        (Reason::Defeat, true) => "duel-by-own-defeat",
        (Reason::Concession, false) => "duel-by-concession",
        (Reason::Concession, true) => "duel-by-own-concession",
    };
    (heading, locale.format(key, &values))
}

/// Builds the result of a match: a column over the panel, or a low box at the bottom of a compact
/// window.
pub(super) fn result(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    outcome: Outcome,
) -> Handle<UiNode> {
    let locale = view.locale;
    let frame = DialogFrame::beside(view, hud::RESULT_TOP);
    let width = frame.width;
    let lost =
        widgets::is_alone(table) && outcome.winner.is_some_and(|winner| winner != table.seat);
    let (heading, how) = verdict(view.locale, table, outcome);
    let mut lines = vec![how];
    if let Some(duel) = table.duel {
        let values = [("turn", turn_of_player(duel.turn()).into())];
        lines.push(locale.format("duel-turns", &values));
    }
    lines.extend(record(locale, table));
    let mut parts = Vec::new();
    for line in lines {
        parts.push(kit.paragraph_centred(&line, width, sizes::BODY, colors::CREAM_SOFT));
    }
    let middle = kit.column_of_width(6.0, width, parts);
    let next = ButtonSpec::new("rematch", "duel-rematch", DuelCommand::Rematch).primary();
    let setup = Action::open(DuelDialog::Setup);
    let statistics = Action::open(DuelDialog::Statistics);
    let others = vec![
        ButtonSpec::icon("setup", "icon_cards", "duel-change-decks", setup),
        ButtonSpec::icon("statistics", "icon_statistics", "statistics", statistics),
        ButtonSpec::icon("look", "icon_look", "look-at-table", Action::Close),
        ButtonSpec::menu(),
    ];
    let color = match outcome.winner {
        Some(_) if lost => widgets::RED,
        Some(_) => colors::ACCENT,
        None => colors::CREAM,
    };
    let buttons = frame.result_buttons(kit, view, next, others);
    frame.build_colored(kit, (&heading, color), middle, Some(buttons))
}

/// Returns the results so far against this level of the computer; `None` between people and after
/// a match that does not count.
fn record(locale: &Locale, table: &DuelView) -> Option<String> {
    let opponent = table.participants[table.seat.opponent().index()];
    let Participant::Computer(level) = opponent else {
        return None;
    };
    let mut tallies = table.statistics.levels.iter();
    let tally = tallies.find(|tally| tally.level == level.name())?;
    let [won, lost, drawn] = tally.results;
    let values = [
        ("level", locale.text(level.key()).into()),
        ("won", i64::from(won).into()),
        ("lost", i64::from(lost).into()),
        ("drawn", i64::from(drawn).into()),
    ];
    Some(locale.format("duel-record", &values))
}
