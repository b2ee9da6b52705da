//! The panel beside the mine: the score, the run, what is left, what the solver says, and the
//! buttons. While the guided round is played it tells its steps.

use super::{counting, deal_name, number};
use crate::{
    locale::Locale,
    ui::{
        Action, BooksPage, Dialog, Dig, Insight, ProspectorView, View,
        floating::times,
        hud::{MARGIN, PANEL_WIDTH},
        is_compact_at,
        kit::{Kit, Look, colors, sizes},
    },
};
use fyrox::{
    core::{algebra::Vector2, pool::Handle},
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment,
        grid::{Column, GridBuilder, Row},
        widget::WidgetBuilder,
    },
};
use parlour_rules::prospector::{
    Move, State, Wanted,
    score::Score,
    solver::{Aim, Hint},
};

/// How many steps the guided first round has.
pub const GUIDE_STEPS: usize = 7;

/// Between the panel's edge and what is in it.
const PADDING: f32 = 12.0;
/// In a line at the top: between its edge and what is in it, and the window's edge and it.
const BAR_PADDING: f32 = 4.0;
const BAR_MARGIN: f32 = 6.0;
/// Between the things in that line, and the room for the score in it.
const BAR_GAP: f32 = 10.0;
const BAR_SCORE: f32 = 56.0;
const BUTTON: f32 = 42.0;
/// Heights of the words "Score" and of the number under them.
const SCORE_LABEL: f32 = 18.0;
const SCORE_NUMBER: f32 = 48.0;

/// Builds the layer.
pub fn build(kit: &mut Kit, view: &View, size: (f32, f32)) -> Handle<UiNode> {
    let Some(table) = &view.prospector else {
        return kit.layer(size, false, Vec::new());
    };
    let mut children = Vec::new();
    match (view.is_compact(), table.guide) {
        (false, guide) => children.push(panel(kit, view, table, guide)),
        (true, Some(step)) => children.push(small_guide(kit, view, table, step)),
        (true, None) => {
            children.push(bar(kit, view, table));
            if view.panel_open {
                children.push(panel(kit, view, table, None));
            }
        }
    }
    kit.layer(size, false, children)
}

/// Where the score stands, in pixels of a window whose panels have this scale.
pub fn score_place(window: Vector2<f32>, scale: f32) -> Vector2<f32> {
    if is_compact_at(window, scale) {
        let x = BAR_MARGIN + BAR_PADDING + 2.0 * (BUTTON + BAR_GAP) + BAR_SCORE * 0.5;
        let y = BAR_MARGIN + BAR_PADDING + BUTTON * 0.5;
        return Vector2::new(x, y) * scale;
    }
    let x = window.x - (MARGIN + PANEL_WIDTH - PADDING - 40.0) * scale;
    let y = (MARGIN + PADDING + SCORE_LABEL + SCORE_NUMBER * 0.5) * scale;
    Vector2::new(x, y)
}

/// The panel at the right, with everything, or with a step of the guided round.
fn panel(
    kit: &mut Kit,
    view: &View,
    table: &ProspectorView,
    guide: Option<usize>,
) -> Handle<UiNode> {
    let width = PANEL_WIDTH.min(view.window.x / kit.scale - 2.0 * MARGIN) - 2.0 * PADDING;
    let height = view.window.y / kit.scale - 2.0 * (MARGIN + PADDING);
    // Where there is little height everything scrolls, and what can be pressed comes first.
    let tight = height < 400.0;
    let inner = width - 16.0;
    let head = head(kit, view, table);
    let below = if tight { inner } else { width };
    let (middle, bottom) = match guide {
        Some(step) => (
            guide_step(kit, view, table, step, inner),
            guide_foot(kit, view, table, step, below),
        ),
        None => (
            details(kit, view, table, inner),
            buttons(kit, view, table, below),
        ),
    };
    let grid = if tight {
        let line = kit.line();
        let all = kit.column_of_width(8.0, inner, vec![bottom, line, head, middle]);
        let scrolled = kit.scrolled_if_higher(all, height).to_base();
        kit.column_of_width(0.0, width, vec![scrolled])
    } else {
        let line = kit.line();
        let top = kit.column(8.0, vec![head, line]);
        let scrolled = kit.scrolled(middle, 4000.0);
        let margin = kit.pad(0.0, 8.0, 0.0, 8.0);
        kit.ctx[scrolled].set_row(1).set_margin(margin);
        kit.ctx[bottom].set_row(2);
        GridBuilder::new(
            WidgetBuilder::new()
                .with_width(kit.px(width))
                .with_height(kit.px(height))
                .with_children([top, scrolled.to_base(), bottom]),
        )
        .add_row(Row::auto())
        .add_row(Row::stretch())
        .add_row(Row::auto())
        .add_column(Column::stretch())
        .build(kit.ctx)
        .to_base()
    };
    let margin = kit.pad(MARGIN, MARGIN, MARGIN, MARGIN);
    kit.panel(
        grid,
        PADDING,
        (HorizontalAlignment::Right, VerticalAlignment::Center),
        margin,
    )
}

/// The score.
fn head(kit: &mut Kit, view: &View, table: &ProspectorView) -> Handle<UiNode> {
    let label = kit.text(&view.locale.text("score"), sizes::SMALL, colors::BRASS);
    kit.at_least(label, 0.0, SCORE_LABEL);
    let best = table.books.high_scores.best(table.series.round().rules());
    let color = if best > 0 && table.shown_score > best {
        colors::ACCENT
    } else {
        colors::CREAM
    };
    let score = number(view.locale, table.shown_score);
    let score = kit.text(&score, sizes::DISPLAY, color);
    kit.at_least(score, 0.0, SCORE_NUMBER);
    kit.column(0.0, vec![label, score])
}

/// The run, in numbers: its sum, what its gold does to it, and what it would bring.
fn run_words(locale: &Locale, score: Score) -> (String, String) {
    match (score.chain, score.gold) {
        (0, _) => (String::from("–"), String::new()),
        (_, 0) => (number(locale, score.run()), String::new()),
        (_, gold) => (
            number(locale, score.run()),
            format!(" {} = {}", times(gold), number(locale, score.open())),
        ),
    }
}

/// The run, how far the mine is dug, which deal it is and what it counts for.
fn details(kit: &mut Kit, view: &View, table: &ProspectorView, width: f32) -> Handle<UiNode> {
    let locale = view.locale;
    let (series, round) = (table.series, table.series.round());
    let mut parts = Vec::new();
    // The series.
    let best = table.books.high_scores.best(round.rules());
    let best = match best {
        0 => String::from("–"),
        best => number(locale, best),
    };
    parts.push(kit.pair(&locale.text("high-score"), &best, colors::CREAM));
    // The round on the table counts once it is won.
    let won = series.rounds_won() + u32::from(series.round().state() == State::Won);
    let won = won.to_string();
    parts.push(kit.pair(&locale.text("rounds-won"), &won, colors::CREAM));
    parts.push(kit.line());
    parts.extend(run(kit, locale, round.score()));
    parts.push(kit.line());
    // What is left.
    let left = round.draw_pile().len();
    let color = if left == 0 && round.state() == State::Playing {
        colors::ACCENT
    } else {
        colors::CREAM
    };
    parts.push(kit.pair(&locale.text("draw-pile"), &left.to_string(), color));
    let mine = round.left().len().to_string();
    parts.push(kit.pair(&locale.text("in-the-mine"), &mine, colors::CREAM));
    parts.push(kit.line());
    // Which deal, and what it counts for.
    let deal = deal_name(locale, round.seed().map(|seed| seed.name));
    let size = match deal.chars().count() {
        0..=20 => sizes::BODY,
        _ => sizes::SMALL,
    };
    parts.push(kit.text(&deal, size, colors::CREAM));
    let mut rules = locale.text(if round.rules().wrap {
        "wrap-yes"
    } else {
        "wrap-no"
    });
    if series.wanted() == Wanted::Any {
        rules = format!("{rules} {}", locale.text("any-deal"));
    }
    parts.push(kit.small_paragraph(&rules, width));
    let reasons = series.reasons();
    let color = if reasons.is_empty() {
        colors::CREAM
    } else {
        colors::CREAM_SOFT
    };
    let counts = counting(locale, &reasons);
    parts.push(kit.paragraph_with(&counts, width, sizes::SMALL, color));
    beside_the_rod(kit, 6.0, parts)
}

/// Things one under the other, as wide as the scroll bar's rod leaves room for.
fn beside_the_rod(kit: &mut Kit, gap: f32, parts: Vec<Handle<UiNode>>) -> Handle<UiNode> {
    for &part in &parts {
        if kit.ctx[part].width().is_finite() {
            kit.ctx[part].set_horizontal_alignment(HorizontalAlignment::Left);
        }
    }
    kit.column(gap, parts)
}

/// The open run. It takes the same room whether there is one or not.
fn run(kit: &mut Kit, locale: &Locale, score: Score) -> [Handle<UiNode>; 2] {
    let counts = match score.chain {
        0 => String::new(),
        cards => locale.format(
            "run-counts",
            &[("cards", cards.into()), ("gold", score.gold.into())],
        ),
    };
    let color = if score.gold > 0 {
        colors::ACCENT
    } else {
        colors::CREAM
    };
    let label = kit.pair_in(&locale.text("run"), &counts, colors::BRASS, color);
    let (sum, gold) = run_words(locale, score);
    let size = match sum.chars().count() + gold.chars().count() {
        0..=16 => sizes::HEADING,
        _ => sizes::BODY,
    };
    let worth = kit.text_and_tail(&sum, &gold, size, colors::CREAM, colors::ACCENT);
    let worth = kit.at_least(worth, 0.0, 26.0);
    [label, worth]
}

/// The solver's answer in words.
pub fn insight_words(locale: &Locale, insight: &Insight) -> String {
    match insight {
        Insight::Thinking => locale.text("insight-thinking"),
        Insight::NoAnswer => locale.text("no-solver"),
        Insight::CanWin(Some(moves)) => {
            locale.format("insight-can-win", &[("moves", (*moves).into())])
        }
        Insight::CanWin(None) => locale.text("insight-cannot-win"),
        Insight::Hint(hint) => hint_words(locale, hint),
    }
}

fn hint_words(locale: &Locale, hint: &Hint) -> String {
    let what = locale.text(match hint.mv {
        Move::Draw => "insight-draw",
        Move::Take(_) => "insight-take",
    });
    let score = || [("score", number(locale, hint.best_score).into())];
    let why = match (hint.aim, hint.steps_to_win) {
        (Aim::Win, Some(moves)) => locale.format("insight-win", &[("moves", moves.into())]),
        (Aim::Win, None) => String::new(),
        (Aim::Score, Some(moves)) => format!(
            "{} {}",
            locale.format("insight-score", &score()),
            locale.format("insight-still-won", &[("moves", moves.into())])
        ),
        (Aim::Score, None) => format!(
            "{} {}",
            locale.format("insight-score", &score()),
            locale.text("insight-not-won")
        ),
    };
    format!("{what} {why}").trim_end().to_owned()
}

fn insight(
    kit: &mut Kit,
    view: &View,
    table: &ProspectorView,
    width: f32,
) -> Option<Handle<UiNode>> {
    let words = insight_words(view.locale, table.insight?);
    Some(kit.paragraph_with(&words, width, sizes::SMALL, colors::ACCENT))
}

/// A button's name, picture, key of what it does, action, and whether it can be pressed.
type Icon = (&'static str, &'static str, &'static str, Action, bool);

fn icons(kit: &mut Kit, view: &View, columns: usize, icons: Vec<Icon>) -> Handle<UiNode> {
    let icons = icons
        .into_iter()
        .map(|(name, picture, key, action, enabled)| {
            kit.icon_with(name, picture, &view.locale.text(key), action, enabled)
        })
        .collect();
    kit.tiles(columns, 6.0, icons)
}

/// Taking back, and the solver.
fn helpers(table: &ProspectorView) -> Vec<Icon> {
    let round = table.series.round();
    let playing = round.state() == State::Playing;
    let hint = |aim| Action::Prospector(Dig::Hint(aim));
    // A won round is in the books, and stays there.
    let can_undo = !round.history().is_empty() && round.state() != State::Won;
    let can_redo = !round.future().is_empty();
    vec![
        ("undo", "icon_undo", "undo", Action::Undo, can_undo),
        ("redo", "icon_redo", "redo", Action::Redo, can_redo),
        ("hint", "icon_hint", "hint", hint(Aim::Win), playing),
        (
            "hint-score",
            "icon_nugget",
            "hint-score",
            hint(Aim::Score),
            playing,
        ),
        (
            "can-win",
            "icon_lantern",
            "can-win",
            Action::Prospector(Dig::CanWin),
            playing,
        ),
    ]
}

/// The way out, settings and help.
fn house(view: &View) -> Vec<Icon> {
    let settings = Action::Open(Dialog::Settings);
    let help = Action::Open(Dialog::ProspectorHelp);
    let mut house = vec![
        ("menu", "icon_menu", "menu", Action::Menu, true),
        ("settings", "icon_settings", "menu-settings", settings, true),
        ("help", "icon_help", "help", help, true),
    ];
    if view.is_compact() {
        // It is in the line at the top.
        house.remove(0);
    }
    house
}

fn buttons(kit: &mut Kit, view: &View, table: &ProspectorView, width: f32) -> Handle<UiNode> {
    let locale = view.locale;
    let mut steps = helpers(table);
    steps.extend([
        (
            "restart",
            "icon_restart",
            "restart",
            Action::Prospector(Dig::Restart),
            true,
        ),
        (
            "books",
            "icon_trophy",
            "books",
            Action::Open(Dialog::Books(BooksPage::HighScores)),
            true,
        ),
        ("top", "icon_top_view", "top", Action::Top, true),
    ]);
    let steps = icons(kit, view, 4, steps);
    let deal = kit.button_with(
        "new-deal",
        &locale.text("new-deal"),
        Some("icon_cards"),
        Action::Open(Dialog::NewDeal),
        Look::Plain,
        true,
    );
    let house = house(view);
    let house = icons(kit, view, house.len(), house);
    let mut parts = Vec::new();
    parts.extend(insight(kit, view, table, width));
    parts.push(kit.line());
    parts.extend([steps, deal, house]);
    kit.column(6.0, parts)
}

/// In a small window: one line, and under it what the solver says.
fn bar(kit: &mut Kit, view: &View, table: &ProspectorView) -> Handle<UiNode> {
    let locale = view.locale;
    let menu = kit.icon("menu", "icon_menu", &locale.text("menu"), Action::Menu);
    let fold = kit.icon(
        "panel",
        "icon_moves",
        &locale.text("panel"),
        Action::TogglePanel,
    );
    let score = number(locale, table.shown_score);
    let score = kit.text(&score, sizes::HEADING, colors::CREAM);
    let score = kit.at_least(score, BAR_SCORE, 0.0);
    let (sum, gold) = run_words(locale, table.series.round().score());
    let run = kit.text_and_tail(&sum, &gold, sizes::BODY, colors::CREAM_SOFT, colors::ACCENT);
    let run = kit.at_least(run, 72.0, 0.0);
    let row = kit.row(BAR_GAP, vec![menu, fold, score, run]);
    let mut lines = vec![row];
    let width = (view.window.x / kit.scale - 2.0 * (BAR_MARGIN + BAR_PADDING)).min(360.0);
    lines.extend(insight(kit, view, table, width));
    let column = kit.column(6.0, lines);
    let margin = kit.pad(BAR_MARGIN, BAR_MARGIN, BAR_MARGIN, BAR_MARGIN);
    kit.panel(
        column,
        BAR_PADDING,
        (HorizontalAlignment::Left, VerticalAlignment::Top),
        margin,
    )
}

/// The words of a step of the guided round, from 0: its heading and its text.
fn guide_words(view: &View, table: &ProspectorView, step: usize) -> (String, String) {
    let locale = view.locale;
    let step = step.min(GUIDE_STEPS - 1) + 1;
    let mut text = locale.text(&format!("guide-{step}-text"));
    if step == 2 {
        let ends = locale.text(if table.series.round().rules().wrap {
            "guide-wrap"
        } else {
            "guide-no-wrap"
        });
        text = format!("{text} {ends}");
    }
    (locale.text(&format!("guide-{step}")), text)
}

fn guide_counter(kit: &mut Kit, view: &View, step: usize) -> Handle<UiNode> {
    let count = view.locale.format(
        "guide-counter",
        &[("number", (step + 1).into()), ("count", GUIDE_STEPS.into())],
    );
    kit.text(&count, sizes::SMALL, colors::BRASS)
}

fn guide_buttons(kit: &mut Kit, view: &View, step: usize) -> Vec<Handle<UiNode>> {
    let last = step + 1 >= GUIDE_STEPS;
    let leave = Action::Prospector(Dig::LeaveGuide);
    let (key, next) = if last {
        ("guide-done", leave.clone())
    } else {
        ("guide-next", Action::Prospector(Dig::Guide(step + 1)))
    };
    let next = kit.button_with(
        "guide-next",
        &view.locale.text(key),
        None,
        next,
        Look::Primary,
        true,
    );
    let mut buttons = vec![next];
    if !last {
        buttons.push(kit.button("guide-leave", &view.locale.text("guide-leave"), leave));
    }
    buttons
}

/// What the panel shows while the guided round is played.
fn guide_step(
    kit: &mut Kit,
    view: &View,
    table: &ProspectorView,
    step: usize,
    width: f32,
) -> Handle<UiNode> {
    let counter = guide_counter(kit, view, step);
    let (heading, text) = guide_words(view, table, step);
    let heading = kit.text(&heading, sizes::HEADING, colors::CREAM);
    let text = kit.paragraph(&text, width);
    let mut parts = run(kit, view.locale, table.series.round().score()).to_vec();
    parts.push(kit.line());
    parts.extend([counter, heading, text]);
    beside_the_rod(kit, 8.0, parts)
}

/// Its buttons.
fn guide_foot(
    kit: &mut Kit,
    view: &View,
    table: &ProspectorView,
    step: usize,
    width: f32,
) -> Handle<UiNode> {
    let mut parts = Vec::new();
    parts.extend(insight(kit, view, table, width));
    let steps = guide_buttons(kit, view, step);
    parts.push(kit.tiles(steps.len(), 6.0, steps));
    parts.push(kit.line());
    let mut all = helpers(table);
    all.push(("top", "icon_top_view", "top", Action::Top, true));
    all.push(("menu", "icon_menu", "menu", Action::Menu, true));
    all.push((
        "help",
        "icon_help",
        "help",
        Action::Open(Dialog::ProspectorHelp),
        true,
    ));
    parts.push(icons(kit, view, 4, all));
    kit.column(6.0, parts)
}

/// The same in a small window: at the top, so that the cards in hand stay free.
fn small_guide(kit: &mut Kit, view: &View, table: &ProspectorView, step: usize) -> Handle<UiNode> {
    let (width, height) = (view.window.x / kit.scale, view.window.y / kit.scale);
    let width = (width - 2.0 * (BAR_MARGIN + PADDING)).clamp(120.0, 440.0);
    let counter = guide_counter(kit, view, step);
    let (heading, text) = guide_words(view, table, step);
    let heading = kit.text(&heading, sizes::BODY, colors::CREAM);
    let head = kit.row(10.0, vec![counter, heading]);
    let text = kit.paragraph_with(&text, width - 16.0, sizes::SMALL, colors::CREAM_SOFT);
    kit.ctx[text].set_horizontal_alignment(HorizontalAlignment::Left);
    let text = kit
        .scrolled_if_higher(text, (height * 0.28).max(60.0))
        .to_base();
    let mut parts = vec![head, text];
    parts.extend(insight(kit, view, table, width));
    let mut steps = guide_buttons(kit, view, step);
    // Where there is room for them.
    let count = if width < 330.0 { 0 } else { 3 };
    let helpers = helpers(table).into_iter().take(count);
    for (name, picture, key, action, enabled) in helpers {
        let label = view.locale.text(key);
        steps.push(kit.icon_with(name, picture, &label, action, enabled));
    }
    let steps = kit.row(6.0, steps);
    parts.push(steps);
    let column = kit.column_of_width(6.0, width, parts);
    let margin = kit.pad(BAR_MARGIN, BAR_MARGIN, BAR_MARGIN, BAR_MARGIN);
    kit.panel(
        column,
        PADDING,
        (HorizontalAlignment::Left, VerticalAlignment::Top),
        margin,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::{is_compact, panel_covers, scale};

    #[test]
    fn numbers_land_on_the_panel_or_on_the_line_at_the_top() {
        for setting in [0.75, 1.0, 1.5, 2.0] {
            for (x, y) in [
                (1280.0, 720.0),
                (800.0, 600.0),
                (480.0, 360.0),
                (320.0, 240.0),
            ] {
                let window = Vector2::new(x, y);
                let score = score_place(window, scale(window, setting));
                let free = x * (1.0 - panel_covers(window, setting));
                let here = format!("{x}x{y} at {setting}: {score}");
                assert!(score.x > 0.0 && score.x < x, "{here}");
                assert!(score.y > 0.0 && score.y < y * 0.3, "{here}");
                assert_eq!(score.x > free, !is_compact(window, setting), "{here}");
            }
        }
    }
}
