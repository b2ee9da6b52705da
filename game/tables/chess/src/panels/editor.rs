//! Panel of the board editor: pieces, side to move, castling rights, and whether the position is
//! legal.

use super::controls::view_buttons;
use crate::{
    model::position_editor::{Change, PositionEditor, Tool},
    panels::{
        ChessCommand, ChessScreen, EditorCommand,
        words::{color_name, piece_picture, rules_name},
    },
    sentences as chess_sentences,
};
use fyrox::{
    core::{color::Color as Tint, pool::Handle},
    gui::UiNode,
};
use parlour_rules::chess::{CastleSide, Color, Piece, PieceKind};
use parlour_shell::ui::{
    Action,
    kit::{ButtonSpec, UiBuilder, colors, sizes},
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

fn change(change: Change) -> ChessCommand {
    ChessCommand::Edit(EditorCommand::Change(change))
}

/// Returns the button that accepts the position, enabled if it is legal.
fn play(name: &str, editor: &PositionEditor) -> ButtonSpec {
    let play = ChessCommand::Edit(EditorCommand::Done);
    ButtonSpec::icon(name, "icon_play", "editor-play", play)
        .primary()
        .enabled_if(editor.setup().position().is_ok())
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
    let mut parts = panel::bar_icons(kit, view);
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
    let play = kit.icon(play("play-on-bar", editor));
    if is_strip {
        let text = kit.paragraph_with(&text, STRIP, sizes::SMALL, color);
        let text = kit.scrolled_if_higher(text, SAID).to_base();
        let held = kit.boxed(held, Some(STRIP * 0.5), 40.0);
        parts.extend([kit.tiles(2, 6.0, vec![held, play]), text]);
    } else {
        let text = (room > 48.0).then(|| kit.fitted(&text, sizes::SMALL, color, room));
        parts.extend([held].into_iter().chain(text).chain([play]));
    }
    panel::bar_panel(kit, view, parts, None)
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
        let steps = [-1, 1].map(|by| change(Change::EnPassant(by)).into());
        let label = locale.text("editor-en-passant");
        parts.push(kit.stepper_on_one_line("en-passant", (&label, &passed), width, steps));
    }
    let steps = [-1, 1].map(|by| change(Change::Rules(by)).into());
    let rules = rules_name(view.locale, setup.rules());
    let label = locale.text("editor-rules");
    parts.push(kit.stepper_on_one_line("rules", (&label, &rules), width, steps));
    parts.push(verdict(kit, view, editor, width));
    parts.push(kit.line());
    let whole = [
        ButtonSpec::new("start-position", "editor-start", change(Change::Start)),
        ButtonSpec::new("clear", "editor-clear", change(Change::Clear)),
    ];
    parts.push(kit.button_tiles(2, 6.0, whole));
    let fens = [("copy-fen", Action::Copy), ("paste-fen", Action::Paste)].map(|(name, action)| {
        let copy = ButtonSpec::new(name, format!("{name}-short"), action);
        copy.tooltip(locale.text(name))
    });
    let fens = kit.buttons(fens);
    parts.push(kit.tiles_fitting(2, 6.0, width, fens));
    let leave = ChessCommand::Edit(EditorCommand::Leave);
    let leave = ButtonSpec::new("cancel", "cancel", leave);
    let ends = [leave, play("play", editor).picture_if(false)];
    parts.push(kit.button_tiles(2, 6.0, ends));
    let all = kit.column_of_width(7.0, width, parts);
    let scrolled = kit.scrolled_if_higher(all, height - 24.0);
    let wide = kit.px(PANEL_WIDTH - 24.0);
    kit.ctx[scrolled].set_width(wide);
    panel::side_panel(kit, scrolled.to_base(), view.layout().panel_top())
}

/// Puts a lighter background behind a dark piece to make it visible.
fn on_pale_ground(kit: &mut UiBuilder, picture: Handle<UiNode>) -> Handle<UiNode> {
    kit.framed(picture, colors::CREAM_GROUND, Tint::TRANSPARENT, 1.0, 5.0)
}

/// Builds the tools: move, erase, and one for each piece; also the view buttons.
fn tools(kit: &mut UiBuilder, view: &ChessScreen, editor: &PositionEditor) -> Handle<UiNode> {
    let hold = |name: &str, tool| {
        let hold = change(Change::Hold(tool));
        ButtonSpec::new(name, format!("editor-{name}"), hold).chosen_if(editor.tool() == tool)
    };
    let tools = [
        hold("hand", Tool::Hand).picture("icon_hand"),
        hold("eraser", Tool::Eraser).picture("icon_trash"),
    ];
    let mut tiles = kit.icons(tools.into_iter().chain(view_buttons(view)));
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
            kit.margin(picture, [8.0, 3.0, 8.0, 3.0]);
            let name = format!("{kind:?}").to_lowercase();
            let words = kit.locale.text(&format!("piece-{name}"));
            let words = format!("{}: {words}", color_name(kit.locale, color));
            let tool = hold(&format!("{color}-{name}"), Tool::Piece(piece));
            tiles.push(kit.pressable(picture, tool.tooltip(words)));
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
        let player = color_name(view.locale, color);
        let words = view.locale.format("to-move", &[("player", player.into())]);
        let label = kit.fitted(&words, sizes::BODY, colors::CREAM, width / 2.0 - 3.0 - 8.0);
        let label = kit.in_the_middle(label);
        let turn = change(Change::Turn(color));
        let turn = ButtonSpec::bare(format!("{color}-to-move"), turn)
            .chosen_if(editor.setup().turn() == color)
            .tooltip(words);
        kit.pressable(label, turn)
    });
    kit.tiles(2, 6.0, sides.to_vec())
}

/// Builds the castling rights. Each is disabled unless king and rook are on their squares.
fn castling(kit: &mut UiBuilder, view: &ChessScreen, editor: &PositionEditor) -> Handle<UiNode> {
    let setup = editor.setup();
    let mut tiles = Vec::new();
    for color in [Color::White, Color::Black] {
        let kind = PieceKind::King;
        let king = piece_picture(Piece { color, kind });
        let values = [("player", color_name(view.locale, color).into())];
        for (side, text, key) in [
            (CastleSide::King, "O-O", "editor-castle-king"),
            (CastleSide::Queen, "O-O-O", "editor-castle-queen"),
        ] {
            let may = setup.may_castle(color, side);
            let can = may || setup.castling_rook(color, side).is_some();
            let name = format!("{color}-{}", text.to_lowercase());
            let castle = change(Change::Castling(color, side));
            let castle = ButtonSpec::icon(name, king.clone(), "", castle)
                .label(text)
                .tooltip(view.locale.format(key, &values))
                .chosen_if(may)
                .enabled_if(can);
            tiles.push(kit.button(castle));
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
            let player = color_name(view.locale, position.turn());
            let values = [("player", player.into())];
            (view.locale.format(key, &values), colors::ACCENT)
        }
        Err(error) => (chess_sentences::flaw(view.locale, &error), colors::ACCENT),
    }
}

/// Returns the button of the new-game dialog that opens the editor.
pub fn open_button() -> ButtonSpec {
    let open = ChessCommand::Edit(EditorCommand::Open);
    ButtonSpec::icon("set-up", "icon_edit", "editor-open", open)
}

/// Name of the editor in the trace, in the place of a dialog's name.
pub const ID: &str = "editor";
