//! Panel of the position editor: pieces, side to move, castling rights, and whether the position is
//! legal.

use super::controls::view_buttons;
use crate::{
    model::position_editor::{Change, PositionEditor, Tool},
    panels::{ChessCommand, ChessScreen, EditorCommand, hud::piece_picture, new_game::rules_name},
    sentences as chess_sentences,
};
use fyrox::{
    core::{color::Color as Tint, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_rules::chess::{CastleSide, Color, Piece, PieceKind};
use parlour_shell::ui::{
    Action,
    dialog_layout::Confirm,
    kit::{ButtonSpec, ButtonStyle, UiBuilder, colors, sizes},
    layout_metrics::{STRIP, Shape},
    panel,
    panel::{MARGIN, PANEL_WIDTH},
};

/// Kinds of pieces in the order of the piece box.
const KINDS: [PieceKind; 6] = [
    PieceKind::King,
    PieceKind::Queen,
    PieceKind::Rook,
    PieceKind::Bishop,
    PieceKind::Knight,
    PieceKind::Pawn,
];

/// Height of the verdict on the position, in units: two lines of small print. In the strip of a
/// compact window it has at most the second height.
const VERDICT: f32 = 40.0;
const SAID: f32 = 120.0;

fn edit(command: EditorCommand) -> Action {
    Action::run(ChessCommand::Edit(command))
}

fn change(change: Change) -> Action {
    edit(EditorCommand::Change(change))
}

/// Builds the layer of the editor.
pub fn build(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    editor: &PositionEditor,
    size: (f32, f32),
) -> Handle<UiNode> {
    let height = view.free().1 - view.layout().panel_top() - MARGIN;
    let mut children = Vec::new();
    if view.is_compact() {
        children.push(bar(kit, view, editor));
    }
    if !view.is_compact() || view.panel_open {
        children.push(panel(kit, view, editor, height));
    }
    kit.layer(size, false, children)
}

/// Builds the line or strip of a compact window: selected tool, verdict, and the button that
/// accepts the position.
fn bar(kit: &mut UiBuilder, view: &ChessScreen, editor: &PositionEditor) -> Handle<UiNode> {
    let mut parts = panel::bar_icons(kit, view).to_vec();
    let is_strip = view.layout().shape() == Shape::Strip;
    let held = match editor.tool() {
        Tool::Hand => kit.tinted("icon_hand", 24.0, 24.0, colors::BRASS),
        Tool::Eraser => kit.tinted("icon_trash", 24.0, 24.0, colors::BRASS),
        Tool::Piece(piece) => {
            let picture = kit.picture(&piece_picture(piece), 22.0, 30.0);
            match piece.color {
                Color::White => picture,
                Color::Black => on_pale_ground(kit, picture),
            }
        }
    };
    let room = view.free().0 - 32.0 - 200.0;
    let (text, color) = verdict_text(view, editor);
    if !is_strip {
        parts.push(held);
    }
    if room > 48.0 && !is_strip {
        parts.push(kit.fitted(&text, sizes::SMALL, color, room));
    }
    let play = kit.icon_looking(
        "play-on-bar",
        "icon_play",
        &view.locale.text("editor-play"),
        edit(EditorCommand::Done),
        ButtonStyle::Primary,
        editor.setup().position().is_ok(),
    );
    if is_strip {
        let text = kit.paragraph_with(&text, STRIP, sizes::SMALL, color);
        let text = kit.scrolled_if_higher(text, SAID).to_base();
        let icons = kit.tiles(2, 6.0, parts);
        let held = kit.boxed(held, Some(STRIP * 0.5), 40.0);
        let on = kit.tiles(2, 6.0, vec![held, play]);
        let column = kit.column_of_width(6.0, STRIP, vec![icons, on, text]);
        return panel::bar_panel(kit, column);
    }
    parts.push(play);
    let row = kit.row(10.0, parts);
    panel::bar_panel(kit, row)
}

fn panel(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    editor: &PositionEditor,
    height: f32,
) -> Handle<UiNode> {
    let locale = view.locale;
    // Leaves room for the scroll bar of a panel that has to scroll.
    let width = PANEL_WIDTH - if height < 690.0 { 40.0 } else { 24.0 };
    let title = locale.text("editor-title");
    let title = kit.fitted(&title, sizes::HEADING, colors::CREAM, width);
    let mut parts = vec![title, tools(kit, view, editor), kit.line()];
    parts.push(turn(kit, view, editor, width));
    parts.push(castling(kit, view, editor));
    let setup = editor.setup();
    let passed = setup
        .en_passant()
        .map_or_else(|| "–".to_owned(), |square| square.to_string());
    if !setup.passable().is_empty() {
        let steps = [-1, 1].map(|by| change(Change::EnPassant(by)));
        let label = locale.text("editor-en-passant");
        parts.push(kit.stepper_on_one_line("en-passant", (&label, &passed), width, steps));
    }
    let steps = [-1, 1].map(|by| change(Change::Rules(by)));
    let rules = rules_name(view, setup.rules());
    let label = locale.text("editor-rules");
    parts.push(kit.stepper_on_one_line("rules", (&label, &rules), width, steps));
    parts.push(verdict(kit, view, editor, width));
    parts.push(kit.line());
    let whole = [
        ButtonSpec::new("start-position", "editor-start", change(Change::Start)),
        ButtonSpec::new("clear", "editor-clear", change(Change::Clear)),
    ];
    let whole = kit.all_labelled(locale, whole);
    parts.push(kit.tiles(2, 6.0, whole));
    let fens = [
        ("copy-fen", "icon_copy", Action::Copy),
        ("paste-fen", "icon_paste", Action::Paste),
    ]
    .map(|(name, picture, action)| {
        let button = kit.button_with(name, "FEN", Some(picture), action, ButtonStyle::Plain, true);
        kit.hint(button, &locale.text(name));
        button
    });
    parts.push(kit.tiles(2, 6.0, fens.to_vec()));
    let leave = edit(EditorCommand::Leave { sure: false });
    let play = ButtonSpec::new("play", "editor-play", edit(EditorCommand::Done));
    let ends = [
        ButtonSpec::new("cancel", "cancel", leave),
        play.primary().enabled_if(setup.position().is_ok()),
    ];
    let ends = kit.all_labelled(locale, ends);
    parts.push(kit.tiles(2, 6.0, ends));
    let all = kit.column_of_width(7.0, width, parts);
    let scrolled = kit.scrolled_if_higher(all, height - 24.0);
    let wide = kit.px(PANEL_WIDTH - 24.0);
    kit.ctx[scrolled].set_width(wide);
    let margin = kit.pad(MARGIN, view.layout().panel_top(), MARGIN, MARGIN);
    let place = (HorizontalAlignment::Right, VerticalAlignment::Center);
    kit.panel(scrolled.to_base(), 12.0, place, margin)
}

/// Puts a lighter background behind a dark piece to make it visible.
fn on_pale_ground(kit: &mut UiBuilder, picture: Handle<UiNode>) -> Handle<UiNode> {
    kit.framed(picture, colors::CREAM_GROUND, Tint::TRANSPARENT, 1.0, 5.0)
}

/// Builds the tools: move, erase, and one for each piece; also the view buttons.
fn tools(kit: &mut UiBuilder, view: &ChessScreen, editor: &PositionEditor) -> Handle<UiNode> {
    let look = |tool: Tool| ButtonStyle::of_choice(editor.tool() == tool);
    let icon = |name: &str, picture, tool| {
        let hold = change(Change::Hold(tool));
        ButtonSpec::icon(name, picture, format!("editor-{name}"), hold).style(look(tool))
    };
    let tools = [
        icon("hand", "icon_hand", Tool::Hand),
        icon("eraser", "icon_trash", Tool::Eraser),
    ];
    let mut tiles = kit.icons(view.locale, tools.into_iter().chain(view_buttons()));
    // Four columns: White's pieces at the left, Black's at the right.
    for pair in KINDS.chunks(2) {
        for (color, kind) in Color::ALL
            .into_iter()
            .flat_map(|color| pair.iter().map(move |kind| (color, *kind)))
        {
            let piece = Piece { color, kind };
            let picture = kit.picture(&piece_picture(piece), 22.0, 30.0);
            let picture = match color {
                Color::White => kit.framed(picture, Tint::TRANSPARENT, Tint::TRANSPARENT, 1.0, 5.0),
                Color::Black => on_pale_ground(kit, picture),
            };
            let margin = kit.pad(8.0, 3.0, 8.0, 3.0);
            kit.ctx[picture].set_margin(margin);
            let tool = Tool::Piece(piece);
            let hold = change(Change::Hold(tool));
            let name = format!("{color}-{}", format!("{kind:?}").to_lowercase());
            tiles.push(kit.pressable(&name, picture, hold, look(tool), true, 40.0));
        }
    }
    kit.tiles(4, 6.0, tiles)
}

/// Builds the choice of the side to move.
fn turn(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    editor: &PositionEditor,
    width: f32,
) -> Handle<UiNode> {
    let sides = [Color::White, Color::Black].map(|color| {
        let look = ButtonStyle::of_choice(editor.setup().turn() == color);
        let player = super::dialogs::player(view, color);
        let values = [("player", player.as_str().into())];
        let words = view.locale.format("to-move", &values);
        let label = kit.fitted(&words, sizes::BODY, colors::CREAM, width / 2.0 - 3.0 - 8.0);
        let label = kit.row(0.0, vec![label]);
        let label = kit.aligned(
            label,
            HorizontalAlignment::Center,
            VerticalAlignment::Center,
        );
        let name = format!("{color}-to-move");
        let action = change(Change::Turn(color));
        let button = kit.pressable(&name, label, action, look, true, 40.0);
        kit.hint(button, &words);
        button
    });
    kit.tiles(2, 6.0, sides.to_vec())
}

/// Builds the castling rights. Each is disabled unless king and rook are on their squares.
fn castling(kit: &mut UiBuilder, view: &ChessScreen, editor: &PositionEditor) -> Handle<UiNode> {
    let setup = editor.setup();
    let mut tiles = Vec::new();
    for color in [Color::White, Color::Black] {
        for (side, text) in [(CastleSide::King, "O-O"), (CastleSide::Queen, "O-O-O")] {
            let may = setup.may_castle(color, side);
            let can = may || setup.castling_rook(color, side).is_some();
            let look = ButtonStyle::of_choice(may);
            let name = format!("{color}-{}", text.to_lowercase());
            let king = Piece {
                color,
                kind: PieceKind::King,
            };
            let picture = piece_picture(king);
            let action = change(Change::Castling(color, side));
            let button = kit.button_with(&name, text, Some(&picture), action, look, can);
            let values = [("player", super::dialogs::player(view, color).into())];
            let key = match side {
                CastleSide::King => "editor-castle-king",
                CastleSide::Queen => "editor-castle-queen",
            };
            kit.hint(button, &view.locale.format(key, &values));
            tiles.push(button);
        }
    }
    kit.tiles(2, 6.0, tiles)
}

/// Builds the verdict: whether the position is legal, and if not, the reason.
fn verdict(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    editor: &PositionEditor,
    width: f32,
) -> Handle<UiNode> {
    let (text, color) = verdict_text(view, editor);
    let text = kit.paragraph_with(&text, width, sizes::SMALL, color);
    kit.boxed(text, Some(width), VERDICT)
}

/// Returns the verdict on the position and its color.
fn verdict_text(view: &ChessScreen, editor: &PositionEditor) -> (String, Tint) {
    match editor.setup().position() {
        Ok(position) if position.has_legal_move() => {
            // No legal move gives check with three pieces at once.
            let checkers = position.checkers().len();
            if checkers > 2 {
                let values = [("count", (checkers as i64).into())];
                return (view.locale.format("editor-odd", &values), colors::ACCENT);
            }
            (view.locale.text("editor-good"), colors::CREAM_SOFT)
        }
        // A legal position without moves is already decided.
        Ok(position) => {
            let key = match position.is_checkmate() {
                true => "editor-mate",
                false => "editor-stalemate",
            };
            let player = super::dialogs::player(view, position.turn());
            let values = [("player", player.into())];
            (view.locale.format(key, &values), colors::ACCENT)
        }
        Err(flaw) => (chess_sentences::flaw(view.locale, &flaw), colors::ACCENT),
    }
}

/// Builds the confirmation before the edited position is discarded.
pub fn leave(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let leave = edit(EditorCommand::Leave { sure: true });
    let question = Confirm {
        title: "editor-leave-title",
        text: view.locale.text("editor-leave-text"),
        answers: vec![
            ButtonSpec::new("leave", "editor-leave-yes", leave).primary(),
            ButtonSpec::new("stay", "editor-leave-no", Action::Close),
        ],
    };
    question.build(kit, view)
}

/// Builds the button of the new-game dialog that opens the editor, without its picture if `width`
/// is too small.
pub fn way(kit: &mut UiBuilder, view: &ChessScreen, width: f32) -> Handle<UiNode> {
    let label = view.locale.text("editor-open");
    let open = edit(EditorCommand::Open);
    let wide = kit.width_of(&label, sizes::BODY) + 60.0 <= width;
    let picture = Some("icon_hand").filter(|_| wide);
    kit.button_with("set-up", &label, picture, open, ButtonStyle::Plain, true)
}

/// Name of the editor in the trace, in the place of a dialog's name.
pub const ID: &str = "editor";
