//! Dialogs of the chess table.

use super::{engines, files, hud::piece_picture, model::ChessDialog, new_game, pages, players};
use crate::{
    model::{lessons::Lesson, session::ChessSession},
    panels::{ChessCommand, ChessScreen, EditorCommand},
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_rules::chess::{Claim, Color, Game, Piece, PieceKind, Square};
use parlour_shell::{
    platform::locale::Locale,
    ui::{
        Action,
        dialog_layout::Confirm,
        dialogs::{text_width, title},
        kit::{ButtonSpec, UiBuilder, colors, sizes},
        menu::{MARGIN, PANEL_WIDTH},
        panel,
        panel::ROD,
    },
};

/// Builds the content of a dialog.
pub fn build(kit: &mut UiBuilder, view: &ChessScreen, dialog: &ChessDialog) -> Handle<UiNode> {
    match dialog {
        ChessDialog::Promotion(_, to) => promotion(kit, view, *to),
        ChessDialog::Result => result(kit, view),
        ChessDialog::NewGame => new_game::build(kit, view),
        ChessDialog::Paused => paused(kit, view),
        ChessDialog::Files(dialog) => files::build(kit, view, *dialog),
        ChessDialog::Rules => pages::rules(kit, view),
        ChessDialog::Help => pages::help(kit, view),
        ChessDialog::Engines(dialog) => engines::build(kit, view, dialog),
    }
}

/// Returns the question before this color resigns.
pub fn resign(locale: &Locale, color: Color) -> Confirm {
    let text = locale.format("resign-text", &[("player", player(locale, color).into())]);
    let yes = ButtonSpec::new("resign-yes", "resign-yes", ChessCommand::Resign(color));
    let answers = [yes.primary(), ButtonSpec::cancel()];
    Confirm::new("resign", "resign-title", text, answers)
}

/// Returns the draw offer of this color, for the opponent to answer.
pub fn draw_offer(locale: &Locale, color: Color) -> Confirm {
    let [player, other] = [color, !color].map(|color| player(locale, color).into());
    let text = locale.format("draw-text", &[("player", player), ("other", other)]);
    let accept = ButtonSpec::new("draw-accept", "draw-accept", ChessCommand::AcceptDraw);
    let decline = ButtonSpec::new("draw-decline", "draw-decline", Action::Close);
    Confirm {
        takes_return: false,
        ..Confirm::new(
            "draw-offer",
            "draw-title",
            text,
            [accept.primary(), decline],
        )
    }
}

/// Returns the question before a draw is claimed.
pub fn draw_claim(locale: &Locale, claim: Claim) -> Confirm {
    let text = locale.text(&format!("claim-{claim}"));
    let yes = ButtonSpec::new("claim-yes", "claim-draw", ChessCommand::Claim(claim));
    let no = ButtonSpec::new("cancel", "draw-decline", Action::Close);
    Confirm {
        takes_return: false,
        ..Confirm::new("draw-claim", "draw-claim-title", text, [yes.primary(), no])
    }
}

/// Returns the question before the position editor is left.
pub fn leave_editor(locale: &Locale) -> Confirm {
    let leave = Action::confirmed(ChessCommand::Edit(EditorCommand::Leave));
    let leave = ButtonSpec::new("leave", "editor-leave-yes", leave);
    let stay = ButtonSpec::new("stay", "editor-leave-no", Action::Close);
    let text = locale.text("editor-leave-text");
    let answers = [leave.primary(), stay];
    Confirm::new("leave-editor", "editor-leave-title", text, answers)
}

/// Returns the question whether to resume the saved game.
pub fn resume_offer(locale: &Locale) -> Confirm {
    let resume = ButtonSpec::new("resume", "resume-yes", ChessCommand::Resume);
    let new_game = Action::open(ChessDialog::NewGame);
    let new_game = ButtonSpec::new("new-game", "resume-no", new_game);
    let answers = [resume.primary(), new_game];
    Confirm::new(
        "resume",
        "resume-title",
        locale.text("resume-text"),
        answers,
    )
}

/// Returns the localized name of a color.
pub fn player(locale: &Locale, color: Color) -> String {
    match color {
        Color::White => locale.text("white"),
        Color::Black => locale.text("black"),
    }
}

/// Returns the line under the headline: the reason for the result, check, or a draw that can be
/// claimed.
pub fn detail(view: &ChessScreen, game: &Game) -> Option<String> {
    if let Some(outcome) = game.outcome() {
        return Some(view.locale.text(&format!("reason-{}", outcome.reason)));
    }
    if game.position().in_check() {
        return Some(view.locale.text("check"));
    }
    let claim = game.claims().first().copied()?;
    Some(view.locale.text(&format!("claim-{claim}")))
}

/// Choices of the promotion dialog, in display order.
const PROMOTIONS: [PieceKind; 4] = [
    PieceKind::Queen,
    PieceKind::Rook,
    PieceKind::Bishop,
    PieceKind::Knight,
];

fn promotion(kit: &mut UiBuilder, view: &ChessScreen, to: Square) -> Handle<UiNode> {
    let heading = kit.centred(
        &view.locale.text("promotion-title"),
        sizes::HEADING,
        colors::CREAM,
    );
    let color = match to.rank() {
        7 => Color::White,
        _ => Color::Black,
    };
    let mut choices = Vec::new();
    for kind in PROMOTIONS {
        let name = format!("{kind:?}").to_lowercase();
        let picture = piece_picture(Piece { color, kind });
        let label = view.locale.text(&format!("piece-{name}"));
        let content = if kit.pictures.get(&picture).is_some() {
            let image = kit.picture(&picture, 48.0, 64.0);
            let text = kit.centred(&label, sizes::SMALL, colors::CREAM_SOFT);
            kit.column(4.0, vec![image, text])
        } else {
            kit.text(&label, sizes::BODY, colors::CREAM)
        };
        kit.margin(content, [12.0, 8.0, 12.0, 8.0]);
        let promote = ChessCommand::Promote(kind);
        let promote = ButtonSpec::bare(format!("promote-{name}"), promote);
        choices.push(kit.pressable(content, promote.least(72.0)));
    }
    let row = kit.row(8.0, choices);
    kit.ctx[row].set_horizontal_alignment(HorizontalAlignment::Center);
    let back = kit.button(ButtonSpec::cancel());
    kit.column(10.0, vec![heading, row, back])
}

fn result(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let mut parts = Vec::new();
    let room = view.free().0 - if view.is_compact() { 40.0 } else { 64.0 };
    if let Some(game) = view.game {
        let headline = players::headline(view, game);
        parts.push(kit.centred_fitted(&headline, sizes::TITLE, colors::CREAM, room));
        if let Some(detail) = detail(view, game) {
            let score = game.outcome().map_or("", |outcome| outcome.result());
            let line = format!("{score}   {detail}");
            parts.push(kit.centred(&line, sizes::BODY, colors::CREAM_SOFT));
        }
    }
    let mut buttons = vec![
        ButtonSpec::new("again", "again", ChessCommand::Rematch).primary(),
        ButtonSpec::new("look", "look", ChessCommand::Review),
        ButtonSpec::new("menu", "menu", Action::Menu),
    ];
    let session = view.chess.session;
    if session.is_some_and(ChessSession::can_take_back) {
        buttons.insert(2, ButtonSpec::new("undo", "undo", Action::Undo));
    }
    let buttons = kit.buttons(buttons);
    let free = view.insets.free(view.window).size.x / kit.scale;
    let buttons = if free < 460.0 {
        kit.tiles_fitting(2, 6.0, room, buttons)
    } else {
        kit.row(8.0, buttons)
    };
    kit.ctx[buttons].set_horizontal_alignment(HorizontalAlignment::Center);
    parts.push(buttons);
    kit.column(12.0, parts)
}

/// Builds the pause dialog. The board stays visible behind it but does not react to the pointer.
fn paused(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let width = text_width(view).min(360.0);
    let heading = title(kit, &view.locale.text("paused-title"), width);
    let timed = view
        .session()
        .is_some_and(|session| session.clock.is_some());
    let text = view.locale.text(match timed {
        true => "paused-text",
        false => "paused-text-no-clock",
    });
    let text = kit.paragraph_centred(&text, width, sizes::BODY, colors::CREAM_SOFT);
    let buttons = [
        ButtonSpec::icon("go-on", "icon_play", "go-on", Action::Close).primary(),
        ButtonSpec::new("menu", "menu", Action::Menu),
    ];
    let buttons = kit.dialog_buttons(width, buttons);
    kit.column_of_width(12.0, width, vec![heading, text, buttons])
}

/// Returns the buttons of a lesson: again, next or end, and leave.
fn lesson_buttons(number: usize, last: bool, done: bool) -> [ButtonSpec; 3] {
    let leave = ChessCommand::LeaveLessons;
    let next = if last {
        ButtonSpec::new("lesson-end", "lesson-end", leave.clone())
            .primary()
            .enabled_if(done)
    } else {
        let key = match done {
            true => "lesson-next",
            false => "lesson-skip",
        };
        let next = ChessCommand::Lesson(number + 1);
        ButtonSpec::new("lesson-next", key, next).primary_if(done)
    };
    [
        ButtonSpec::new("lesson-again", "lesson-again", ChessCommand::Lesson(number)),
        next,
        ButtonSpec::new("lesson-leave", "lesson-leave", leave),
    ]
}

/// Builds the panel of a lesson: its task, and the button for the next lesson once `done`.
pub fn lesson(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    lesson: &Lesson,
    number: usize,
    count: usize,
    done: bool,
) -> Handle<UiNode> {
    let locale = view.locale;
    let width_at_left = view.layout().text_width_at_left();
    let width = if let Some(width) = width_at_left {
        width
    } else if view.is_compact() {
        (view.free().0 - 64.0).clamp(160.0, 440.0)
    } else {
        PANEL_WIDTH - 48.0
    };
    let values = [("number", (number + 1).into()), ("count", count.into())];
    let counter = locale.format("lesson-counter", &values);
    let counter = kit.text(&counter, sizes::SMALL, colors::BRASS);
    let heading = locale.text(&lesson.title());
    let heading = match width_at_left {
        Some(width) => kit.paragraph_with(&heading, width, sizes::BODY, colors::CREAM),
        None => kit.text(&heading, sizes::HEADING, colors::CREAM),
    };
    let text = match done {
        true => locale.text("lesson-done"),
        false => locale.text(&lesson.text()),
    };
    let text = match width_at_left {
        Some(_) => kit.paragraph_with(&text, width - ROD, sizes::SMALL, colors::CREAM),
        None => kit.paragraph(&text, width),
    };
    let buttons = kit.buttons(lesson_buttons(number, number + 1 == count, done));
    let (columns, vertical) = if view.is_compact() {
        (3, VerticalAlignment::Top)
    } else {
        (1, VerticalAlignment::Center)
    };
    if width_at_left.is_some() {
        let head = kit.column_of_width(4.0, width, vec![counter, heading]);
        let buttons = kit.tiles_fitting(3, 6.0, width, buttons);
        return panel::text_panel(kit, view, width, [head, text, buttons]);
    }
    let buttons = kit.tiles(columns, 8.0, buttons);
    let column = kit.column_of_width(12.0, width, vec![counter, heading, text, buttons]);
    let (margin, padding) = if view.is_compact() {
        (kit.pad(8.0, 8.0, 8.0, 8.0), 12.0)
    } else {
        (kit.pad(MARGIN, 0.0, 0.0, 0.0), 24.0)
    };
    kit.panel(
        column,
        padding,
        (HorizontalAlignment::Left, vertical),
        margin,
    )
}
