//! Annotations of a reviewed game: comments, glyphs and variations in the panel, and the comment
//! editor.

use super::model::FileCommand;
use crate::{
    model::review::Review,
    panels::{
        ChessCommand, ChessScreen, ChessView, StepTo, notation::Notation, review::remark_text,
    },
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode},
};
use parlour_rules::chess::{
    GameTree, NodeId,
    tree::{Glyph, sign_of},
};
use parlour_shell::ui::{
    Action, BUTTON,
    dialog_layout::Room,
    kit::{ButtonSpec, UiBuilder, colors, sizes},
};

/// Least and greatest height of the comments on a move, in units: two and three lines of small
/// print. The least height keeps the move list from jumping, and more text scrolls.
const REMARKS: (f32, f32) = (38.0, 57.0);
/// Greatest number of variations with a button; the others can be reached with keys.
const BUTTONS: usize = 3;
/// Glyphs to choose from, with their numeric annotation glyphs (NAG) in the PGN standard.
const SIGNS: [(&str, Option<Glyph>); 7] = [
    ("none", None),
    ("brilliant", Some(3)),
    ("good", Some(1)),
    ("interesting", Some(5)),
    ("dubious", Some(6)),
    ("mistake", Some(2)),
    ("blunder", Some(4)),
];
/// Greatest number of visible lines in the comment editor.
const LINES: usize = 6;

/// Builds everything written about the current move, by the engine and by annotators, in a
/// scrolling box.
pub fn remarks(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    review: &Review,
    width: f32,
) -> Handle<UiNode> {
    // Leaves room for the scroll bar.
    let column = remark_lines(kit, view, review, width - 18.0);
    let (least, most) = REMARKS;
    let height = kit.height_of(column).clamp(least, most);
    let scrolled = kit.scrolled_if_higher(column, height).to_base();
    kit.boxed_live(scrolled, Some(width), height)
}

/// Builds the text of [`remarks`] in its full height.
fn remark_lines(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    review: &Review,
    width: f32,
) -> Handle<UiNode> {
    let annotated = &review.annotated;
    let signs = judgements(annotated.tree(), annotated.now());
    let remark = remark_text(view, review);
    let text = if signs.is_empty() {
        remark
    } else {
        format!("{remark} {signs}")
    };
    let said = annotated.said(annotated.now());
    let mut parts = vec![kit.paragraph_with(&text, width, sizes::SMALL, colors::CREAM)];
    if !said.is_empty() {
        parts.push(kit.paragraph_with(&said, width, sizes::SMALL, colors::ACCENT));
    }
    let column = kit.left_column(4.0, parts);
    let wide = kit.px(width);
    kit.ctx[column]
        .set_width(wide)
        .set_horizontal_alignment(HorizontalAlignment::Left);
    column
}

/// Returns the annotators' judgments of a position as symbols, such as `+/-`.
fn judgements(tree: &GameTree, node: NodeId) -> String {
    let signs: Vec<&str> = tree
        .glyphs(node)
        .iter()
        .filter_map(|glyph| match glyph {
            10..=12 => Some("="),
            13 => Some("~"),
            14 => Some("+/="),
            15 => Some("=/+"),
            16 => Some("+/-"),
            17 => Some("-/+"),
            18 | 20 => Some("+-"),
            19 | 21 => Some("-+"),
            _ => None,
        })
        .collect();
    signs.join(" ")
}

/// Returns the annotator's glyph for a move, such as `!?`.
pub fn sign(tree: &GameTree, node: NodeId) -> Option<&'static str> {
    tree.glyphs(node).iter().copied().find_map(sign_of)
}

/// Returns whether the game has variations anywhere.
pub fn has_variations(review: &Review) -> bool {
    let annotated = &review.annotated;
    (0..=annotated.plies()).any(|ply| !annotated.variations(annotated.at_ply(ply)).is_empty())
}

/// Builds the buttons of the variations that start at the current move, or `None` without any.
pub fn variations(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    review: &Review,
) -> Option<Handle<UiNode>> {
    let annotated = &review.annotated;
    let tree = annotated.tree();
    if annotated.variations(annotated.now()).is_empty() {
        return None;
    }
    let notation = Notation::of(view.locale);
    let mut buttons = Vec::new();
    for (number, &node) in annotated.variations(annotated.now()).iter().enumerate() {
        if number == BUTTONS {
            break;
        }
        let sign = sign(tree, node).unwrap_or_default();
        let label = notation.san(&format!("{}{sign}", annotated.numbered(node)));
        let step = ChessCommand::Step(StepTo::Variation(number));
        let text = kit.fitted(&label, sizes::SMALL, colors::CREAM, 66.0);
        kit.margin(text, [4.0; 4]);
        let text = kit.in_the_middle(text);
        let variation = ButtonSpec::bare(format!("variation-{}", number + 1), step);
        buttons.push(kit.pressable(text, variation));
    }
    Some(kit.tiles(BUTTONS, 4.0, buttons))
}

/// Returns the buttons for the variation on the board, and those for comments and to continue the
/// game from the position.
pub fn buttons(view: &ChessScreen, review: &Review) -> [[ButtonSpec; 2]; 2] {
    let annotated = &review.annotated;
    let over = view.game.is_some_and(|game| game.outcome().is_some());
    let icon = |name: &str, picture: &'static str, action| {
        ButtonSpec::icon(name, picture, format!("note-{name}"), action)
    };
    let another = ChessCommand::Step(StepTo::Another).into();
    let remove = Action::from(FileCommand::Remove);
    let comment = Action::from(FileCommand::Comment);
    let play_on = Action::from(FileCommand::AskPlayOn);
    [
        [
            icon("another", "icon_branch", another).enabled_if(annotated.another().is_some()),
            icon("remove-variation", "icon_trash", remove).enabled_if(annotated.is_in_variation()),
        ],
        [
            icon("comment", "icon_comment", comment),
            icon("play-on", "icon_play", play_on).enabled_if(!over),
        ],
    ]
}

/// Builds the comment editor.
pub(super) fn comment(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    chess: &ChessView,
) -> Handle<UiNode> {
    let locale = view.locale;
    let room = Room::of(view);
    let width = room.middle(520.0);
    let what = match chess.review.map(|review| &review.annotated) {
        Some(annotated) if annotated.before().is_some() => {
            let noted = Notation::of(locale).san(&annotated.numbered(annotated.now()));
            let values = [("move", noted.into())];
            locale.format("note-comment-on", &values)
        }
        _ => locale.text("note-comment-start"),
    };
    let size = if room.is_short() {
        sizes::BODY
    } else {
        sizes::HEADING
    };
    let heading = kit.centred_fitted(&what, size, colors::CREAM, width);
    let signs = chess
        .review
        .filter(|review| review.annotated.before().is_some())
        .map(|_| signs(kit, view, chess.browser.sign, width));
    let mut left = room.height - 30.0 - 40.0 - 24.0 - 20.0;
    if let Some(signs) = signs {
        left -= kit.height_of(signs) + 12.0;
    }
    let lines = ((left / (sizes::BODY * 1.4)) as usize).clamp(1, LINES);
    let text = kit.typed_text(&chess.browser.comment, width, lines);
    let buttons = [
        ButtonSpec::new("say", "note-say", Action::from(FileCommand::SaveComment)).primary(),
        ButtonSpec::new(
            "cancel",
            "cancel",
            Action::from(FileCommand::DiscardComment),
        ),
    ];
    let buttons = kit.dialog_buttons(width, buttons);
    let mut parts = vec![heading];
    if view.keyboard {
        // The text field must be visible above the keyboard.
        parts.extend([text, buttons]);
        parts.extend(signs);
    } else {
        parts.extend(signs);
        parts.extend([text, buttons]);
    }
    kit.column_of_width(12.0, width, parts)
}

/// Builds the buttons of the glyphs, with `chosen` highlighted.
fn signs(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    chosen: Option<Glyph>,
    width: f32,
) -> Handle<UiNode> {
    let mut buttons = Vec::new();
    let high = if view.is_handheld { BUTTON } else { 36.0 };
    for (name, sign) in SIGNS {
        let word = sign.and_then(sign_of).unwrap_or("–");
        let text = kit.text(word, sizes::BODY, colors::CREAM);
        let text = kit.in_the_middle(text);
        let name = format!("sign-{name}");
        let spec = ButtonSpec::bare(&name, Action::from(FileCommand::Sign(sign)))
            .chosen_if(sign == chosen)
            .tooltip(view.locale.text(&name))
            .least(high);
        buttons.push(kit.pressable(text, spec));
    }
    // In a narrow dialog the glyphs take two rows.
    let columns = if width < 44.0 * SIGNS.len() as f32 {
        4
    } else {
        SIGNS.len()
    };
    kit.tiles(columns, 6.0, buttons)
}
