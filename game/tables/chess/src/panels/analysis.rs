//! Display of the analysis: evaluation bar, best line, and their switches.

use super::notation::Notation;
use crate::{
    model::{analysis::AnalysisReport, engines::Engines},
    panels::{ChessCommand, ChessScreen, ChessView},
    settings::{
        ChessSetting::{BestLine, EvaluationBar, Threats},
        ChessSettings,
    },
};
use fyrox::{
    core::{color::Color as Tint, pool::Handle},
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment,
        font::BUILT_IN_FONT,
        grid::{Column, GridBuilder, Row},
        widget::WidgetBuilder,
    },
};
use parlour_rules::chess::{Color, Move, Outcome, Position, Rules};
use parlour_shell::{
    platform::locale::Locale,
    ui::kit::{ButtonSpec, Live, UiBuilder, colors, even, sizes},
};

/// Name of the label with the evaluation.
pub const EVALUATION: &str = "evaluation";
/// Name of the label with the best line.
pub const BEST_LINE: &str = "best-line";
/// Width of the bar with the panel around it, in units.
pub const BAR_WIDTH: f32 = 44.0;
/// Width of the bar itself, in units.
const ROD: f32 = 22.0;
/// Height of the number above the bar, in units.
const NUMBER: f32 = 26.0;
/// Height of the best line in units: two lines of small print.
const LINE_HEIGHT: f32 = 38.0;
/// Greatest number of letters of an engine's name above its line.
const NAME: usize = 15;
/// Greatest number of letters of the best line: as many as fit one line of small print.
const LINE: usize = 32;
/// Greatest number of half-moves in a line.
const SHOWN: usize = 8;
/// Letters that can occur in live texts. Their widths are rounded in advance, as the texts change
/// without a rebuild.
const LETTERS: &str = "½–KQRBNDTLSOabcdefgh0123456789x+-=#.,… ·M";

/// Returns a line of moves with move numbers. A number and its move are one word, so that they
/// don't wrap separately. The text ends at the first move that is illegal in its position.
pub fn line_text(notation: &Notation, position: &Position, line: &[Move]) -> String {
    let mut position = position.clone();
    let mut text = String::new();
    for (index, &mv) in line.iter().take(SHOWN).enumerate() {
        if !position.is_legal(mv) {
            break;
        }
        let white = position.turn() == Color::White;
        if !text.is_empty() {
            text.push(' ');
        }
        if white {
            text += &format!("{}.", position.fullmove());
        } else if index == 0 {
            text += &format!("{}...", position.fullmove());
        }
        text += &notation.san(&position.san(mv));
        position = position.after(mv);
    }
    text
}

/// Returns the number above the bar: the evaluation, or the result of a finished game.
pub fn number_text(locale: &Locale, report: &AnalysisReport, outcome: Option<&Outcome>) -> String {
    if let Some(outcome) = outcome {
        let result = match outcome.winner {
            Some(Color::White) => "1–0",
            Some(Color::Black) => "0–1",
            None => "½",
        };
        return result.to_owned();
    }
    let notation = Notation::of(locale);
    report.evaluation.map_or_else(
        || "…".to_owned(),
        |evaluation| notation.evaluation(evaluation),
    )
}

/// Returns the evaluation, the depth and the best line as text. If an external engine analyzes, its
/// name is included.
pub fn best_line_text(
    locale: &Locale,
    position: &Position,
    report: &AnalysisReport,
    engines: &Engines,
) -> String {
    match report.evaluation {
        None => locale.text("advice-thinking"),
        Some(evaluation) => {
            let notation = Notation::of(locale);
            let values = [
                ("evaluation", notation.evaluation(evaluation).into()),
                ("depth", report.depth.into()),
            ];
            let mut head = locale.format("advice-depth", &values);
            let other = engines.working_analysis_engine();
            // External engines don't support the king-capture rules, so the built-in one analyzes
            // them.
            if let Some(engine) = other.filter(|_| position.rules() != Rules::Casual) {
                head += " · ";
                head += &shortened(&engine.name, NAME);
            }
            let line = line_text(&notation, position, &report.line);
            let mut shown = shortened(&line, LINE);
            if shown.len() < line.len() {
                shown += " …";
            }
            format!("{head}\n{shown}")
        }
    }
}

/// Returns as many words of a text as have at most `most` letters.
fn shortened(text: &str, most: usize) -> String {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default();
    let mut short: String = first.chars().take(most).collect();
    for word in words {
        if short.chars().count() + 1 + word.chars().count() > most {
            break;
        }
        short.push(' ');
        short += word;
    }
    short
}

/// Builds the best line in a box of fixed height, so that nothing jumps.
pub fn best_line(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    chess: &ChessView,
    width: f32,
) -> Handle<UiNode> {
    let text = match chess.session {
        Some(session) if chess.outcome.is_none() => best_line_text(
            view.locale,
            session.game.position(),
            chess.report,
            &chess.engines.list,
        ),
        _ => String::new(),
    };
    even(&BUILT_IN_FONT.resource(), LETTERS, kit.px(sizes::SMALL));
    let line = kit.small_paragraph(&text, width);
    kit.live.push((Live::Text(BEST_LINE), line));
    kit.boxed(line, Some(width), LINE_HEIGHT)
}

/// Builds the switches of hint, threats, evaluation bar and best line. The panel is `width` units wide
/// inside. A `narrow` one has them in one row.
pub fn switches(
    kit: &mut UiBuilder,
    chess: &ChessView,
    (width, narrow): (f32, bool),
) -> Handle<UiNode> {
    let playing = chess.session.is_some() && chess.outcome.is_none();
    let hint = ButtonSpec::icon("hint", "icon_hint", "advice-hint", ChessCommand::Hint)
        .chosen_if(chess.hinted)
        .enabled_if(playing);
    let hint = Some(hint).filter(|_| chess.settings.hints);
    let specs = hint.into_iter().chain(displays(chess.settings));
    let specs: Vec<_> = specs.map(|spec| kit.shortened(spec)).collect();
    let columns = if narrow { specs.len() } else { 2 };
    kit.word_grid(width, columns, specs)
}

/// Returns the switches of threats, evaluation bar and best line.
pub fn displays(settings: &ChessSettings) -> [ButtonSpec; 3] {
    let display = |name: &str, picture: &'static str, setting, on| {
        let change = ChessCommand::Change(setting, 1);
        ButtonSpec::icon(name, picture, format!("advice-{name}"), change).chosen_if(on)
    };
    [
        display("threats", "icon_target", Threats, settings.threats),
        display(
            "evaluation-bar",
            "icon_evaluation",
            EvaluationBar,
            settings.evaluation_bar,
        ),
        display("best-line", "icon_best_line", BestLine, settings.best_line),
    ]
}

/// Builds the evaluation bar and its number, `height` units high. White's share grows from the
/// bottom, or from the top when the player is Black.
pub fn bar(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    chess: &ChessView,
    height: f32,
) -> Handle<UiNode> {
    let black_below = view
        .session()
        .and_then(|session| session.players.only_person())
        == Some(Color::Black);
    let number = number_text(view.locale, chess.report, chess.outcome.as_ref());
    let number = kit.centred(&number, sizes::SMALL, colors::CREAM);
    even(&BUILT_IN_FONT.resource(), LETTERS, kit.px(sizes::SMALL));
    if let Some(&text) = kit.ctx[number].children().first() {
        kit.live.push((Live::Text(EVALUATION), text));
    }
    let number = kit.boxed(number, Some(BAR_WIDTH - 8.0), NUMBER);
    let rod = height - NUMBER - 8.0;
    let (dark, pale) = (Tint::from_rgba(0x5a, 0x40, 0x2e, 255), colors::CREAM);
    let place = if black_below {
        VerticalAlignment::Top
    } else {
        VerticalAlignment::Bottom
    };
    let white = slab(kit, pale, rod * chess.share, place);
    kit.live.push((
        Live::Bar {
            full: kit.px(rod) as u32,
        },
        white,
    ));
    // Marks the middle to make a small lead visible.
    let middle = slab(kit, colors::BRASS, 2.0, VerticalAlignment::Center);
    let ground = slab(kit, dark, rod, VerticalAlignment::Stretch);
    let inside = GridBuilder::new(
        WidgetBuilder::new()
            .with_width(kit.px(ROD))
            .with_height(kit.px(rod))
            .with_horizontal_alignment(HorizontalAlignment::Center)
            .with_children([ground, white, middle]),
    )
    .add_row(Row::stretch())
    .add_column(Column::stretch())
    .build(kit.ctx)
    .to_base();
    kit.column(4.0, vec![number, inside])
}

/// Builds a rectangle of one color that takes the available width.
fn slab(kit: &mut UiBuilder, color: Tint, height: f32, place: VerticalAlignment) -> Handle<UiNode> {
    let slab = WidgetBuilder::new()
        .with_height(kit.px(height))
        .with_vertical_alignment(place)
        .with_hit_test_visibility(false);
    kit.fill(slab, color, 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::analysis::Evaluation;

    #[test]
    fn lines_are_written_with_the_numbers_of_moves() {
        let mut position = Position::start(Rules::Standard);
        let mut line = Vec::new();
        let mut now = position.clone();
        for san in ["e4", "e5", "Nf3", "Nc6"] {
            let mv = now.parse_san(san).unwrap();
            line.push(mv);
            now = now.after(mv);
        }
        let english = &parlour_shell::ui::layout_check::locales()[0];
        let notation = Notation::of(english);
        let written = |position: &Position, line: &[Move]| line_text(&notation, position, line);
        assert_eq!(written(&position, &line), "1.e4 e5 2.Nf3 Nc6");
        position = position.after(line[0]);
        assert_eq!(written(&position, &line[1..]), "1...e5 2.Nf3 Nc6");
        // Moves of another position are left out.
        assert_eq!(written(&position, &line), "");
    }

    #[test]
    fn a_long_line_ends_in_an_ellipsis_after_a_whole_move() {
        let english = &parlour_shell::ui::layout_check::locales()[0];
        let start = Position::start(Rules::Standard);
        let mut report = AnalysisReport::default();
        report.evaluation = Some(Evaluation::Centipawns(20));
        let mut now = start.clone();
        for san in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"] {
            let mv = now.parse_san(san).unwrap();
            report.line.push(mv);
            now = now.after(mv);
        }
        let text = best_line_text(english, &start, &report, &Engines::default());
        assert!(
            text.ends_with("\n1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 …"),
            "{text}"
        );
    }

    #[test]
    fn a_line_of_another_engine_says_whose_it_is() {
        let english = &parlour_shell::ui::layout_check::locales()[0];
        let start = Position::start(Rules::Standard);
        let mut report = AnalysisReport::default();
        report.evaluation = Some(Evaluation::Centipawns(20));
        report.depth = 9;
        let mut engines = Engines::default();
        let said = |position: &Position, engines: &Engines| {
            best_line_text(english, position, &report, engines)
        };
        assert!(said(&start, &engines).starts_with("+0.2 · depth 9\n"));
        let name = "Fish of the Deep 17.1 (64 bits)";
        let id = engines.add(name.into(), vec!["fish".into()], true);
        engines.analysis_engine = Some(id);
        assert!(said(&start, &engines).starts_with("+0.2 · depth 9 · Fish of the\n"));
        let casual = Position::start(Rules::Casual);
        assert!(
            !said(&casual, &engines).contains("Fish"),
            "it does not know these rules"
        );
        engines.failed = Some(id);
        assert!(!said(&start, &engines).contains("Fish"), "it rests");
    }
}
