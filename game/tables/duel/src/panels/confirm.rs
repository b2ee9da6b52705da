//! Dialogs for the change of players, for conceding, and for the result.

use super::{
    turn::{HEALTH, turn_of_player},
    widgets,
};
use crate::panels::{DuelCommand, DuelDialog, DuelScreen, DuelView};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_rules::duel::{Outcome, Player, Reason};
use parlour_shell::{
    platform::locale::Locale,
    ui::{
        Action,
        dialog_layout::{Confirm, Room},
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
    let heading = widgets::side(view, table, player);
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

/// Returns the heading and the sentence of a result.
pub(super) fn verdict(view: &DuelScreen, table: &DuelView, outcome: Outcome) -> (String, String) {
    let locale = view.locale;
    let Some(winner) = outcome.winner else {
        return (locale.text("duel-drawn"), locale.text("duel-drawn-text"));
    };
    let name = |player| widgets::side(view, table, player);
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

/// Builds the result of a match.
pub(super) fn result(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    outcome: Outcome,
) -> Handle<UiNode> {
    let locale = view.locale;
    let room = Room::of(view);
    let width = room.middle(520.0);
    let across = face_width(room, 190.0);
    let inner = if beside(room) {
        width - across - 32.0
    } else {
        width
    };
    let alone = widgets::is_alone(table);
    let lost = alone && outcome.winner.is_some_and(|winner| winner != table.seat);
    let face = match outcome.winner {
        Some(winner) => {
            let shown = if lost { table.seat } else { winner };
            final_face(kit, view, table, shown, across).map(|face| (face, across))
        }
        None => both_faces(kit, view, table, room, across),
    };
    let (heading, how) = verdict(view, table, outcome);
    let color = match outcome.winner {
        Some(_) if lost => widgets::RED,
        Some(_) => colors::ACCENT,
        None => colors::CREAM,
    };
    let size = match (inner < 300.0, room.is_short()) {
        (_, true) | (true, _) => sizes::HEADING,
        _ => sizes::DISPLAY,
    };
    let mut parts = vec![
        kit.paragraph_centred(&heading, inner, size, color),
        kit.paragraph_centred(&how, inner, sizes::BODY, colors::CREAM_SOFT),
    ];
    if let Some(duel) = table.duel {
        let values = [("turn", turn_of_player(duel.turn()).into())];
        let turns = locale.format("duel-turns", &values);
        parts.push(kit.paragraph_centred(&turns, inner, sizes::SMALL, colors::CREAM_SOFT));
    }
    let rematch = ButtonSpec::new("rematch", "duel-rematch", DuelCommand::Rematch);
    let rematch = kit.button(rematch.primary());
    let setup = Action::open(DuelDialog::Setup);
    let statistics = Action::open(DuelDialog::Statistics);
    let decks = kit.button(ButtonSpec::new("setup", "duel-change-decks", setup));
    let others = [
        ButtonSpec::icon("statistics", "icon_statistics", "statistics", statistics),
        ButtonSpec::icon("look", "icon_top_view", "look-at-table", Action::Close),
        ButtonSpec::menu(),
    ];
    let others = kit.word_tiles(inner.min(width), others);
    let rows = if inner < 260.0 {
        vec![rematch, decks, others]
    } else {
        let first = kit.tiles(2, 8.0, vec![rematch, decks]);
        vec![first, others]
    };
    let buttons = kit.column(8.0, rows);
    with_face(kit, room, face, width, parts, buttons)
}

/// Builds the face of a hero with its last health, darkened if the hero lost.
fn final_face(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    player: Player,
    width: f32,
) -> Option<Handle<UiNode>> {
    let duel = table.duel?;
    let hero = duel.card(duel.player(player).hero())?;
    let mut layers = vec![widgets::face(kit, view, table, hero.definition(), width)];
    if duel
        .outcome()
        .is_some_and(|outcome| outcome.winner != Some(player))
    {
        layers.push(kit.swatch(width, width * CARD_SHAPE, colors::DIM, 6.0));
    }
    let size = if width < 120.0 {
        sizes::BODY
    } else {
        sizes::TITLE
    };
    let health = hero.health().max(0).to_string();
    let gem = widgets::gem(kit, &health, size, colors::CREAM, HEALTH);
    // Over the health that is printed on the card.
    kit.aligned(gem, HorizontalAlignment::Right, VerticalAlignment::Bottom);
    layers.push(gem);
    let face = kit.stack(layers);
    Some(kit.middle(face))
}

/// Builds the faces of both heroes, for a draw. Returns them with their total width in units, or
/// `None` without a match.
fn both_faces(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    room: Room,
    across: f32,
) -> Option<(Handle<UiNode>, f32)> {
    let half = if beside(room) {
        (across - 8.0) * 0.5
    } else {
        (across * 0.7).min((room.middle(across * 2.0) - 8.0) * 0.5)
    };
    let one = final_face(kit, view, table, Player::One, half)?;
    let two = final_face(kit, view, table, Player::Two, half)?;
    let row = kit.row(8.0, vec![one, two]);
    kit.middle(row);
    Some((row, 2.0 * half + 8.0))
}
