//! Panel beside the Duel: whose turn it is, the state of both sides, the history, and the buttons.
//! In the tutorial it shows the current step.

use super::{
    compact_hud, confirm, guide, history, preview,
    turn::{HEALTH, end_turn, has_nothing_left, health, turn_words},
    widgets,
    widgets::{MANA, RED},
};
use crate::{
    panels::{DuelCommand, DuelDialog, DuelScreen, DuelView},
    scene::view_state::ViewState,
};
use fyrox::{
    core::{algebra::Vector2, color::Color, math::Rect, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment, grid::Row},
};
use parlour_shell::ui::{
    Action, Dialog, Shape,
    kit::{ButtonSpec, CARD_SHAPE, UiBuilder, colors, sizes},
    layout_metrics::BAR_MARGIN,
    panel::{MARGIN, PADDING, PANEL_WIDTH, scrolled_column, side_column, side_panel},
};

use HorizontalAlignment::{Left, Right};

/// Background of armor, in the color of its gem.
const ARMOUR: Color = Color::from_rgba(0x55, 0x63, 0x70, 255);

/// Height of the heroes at the top of the panel, which the result of a match leaves in sight, in
/// units.
pub(super) const RESULT_TOP: f32 = 130.0;

/// Gap between two columns of numbers, in units.
const COLUMN_GAP: f32 = 2.0;
/// Height of the panel, in units, from which the history has room above the result of a match.
const BESIDE_RESULT: f32 = 640.0;

/// Share of a portrait window's height that the panel leaves to the hand.
const HAND: f32 = 0.23;

/// Builds the layer of the Duel's table.
pub fn build(kit: &mut UiBuilder, view: &DuelScreen, size: (f32, f32)) -> Handle<UiNode> {
    let Some(table) = &view.duel else {
        return kit.layer(size, false, Vec::new());
    };
    let mut children = Vec::new();
    let compact = view.is_compact();
    match (compact, guide::shown(table)) {
        (false, _) => children.push(panel(kit, view, table)),
        (true, Some(step)) => children.push(compact_hud::guide_step(kit, view, table, step)),
        (true, None) => {
            if view.panel_open {
                children.push(panel(kit, view, table));
            }
            children.push(compact_hud::bar(kit, view, table));
        }
    }
    if let Some(card) = table.preview.filter(|_| view.dialogs.is_empty()) {
        let free = free_of_panels(kit, view, table, &children);
        kit.enlarged = preview::build(kit, view, table, card, free);
        children.push(kit.enlarged);
    }
    for card in table.dying.iter().filter(|_| view.dialogs.is_empty()) {
        // Below the panels.
        children.insert(0, preview::skull(kit, *card));
    }
    kit.layer(size, false, children)
}

/// Returns the part of the window without panels, in units from the safe area's corner.
fn free_of_panels(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    panels: &[Handle<UiNode>],
) -> Rect<f32> {
    let (width, height) = view.free();
    let layout = view.layout();
    let (mut left, mut top, mut right) = (0.0, 0.0, width);
    let mut size_of = |panel: Option<&Handle<UiNode>>| match panel {
        Some(panel) => kit.size_of(*panel),
        None => Vector2::zeros(),
    };
    match layout.shape() {
        Shape::Panel => right -= PANEL_WIDTH + 2.0 * MARGIN,
        _ if guide::shown(table).is_some() => match layout.text_width_at_left() {
            Some(_) => left = size_of(panels.first()).x,
            None => top = size_of(panels.first()).y,
        },
        Shape::Strip => left = size_of(panels.last()).x,
        Shape::Line => top = layout.line_height(),
    }
    let folds = view.panel_open && layout.is_compact() && guide::shown(table).is_none();
    if folds && right - left > 1.5 * PANEL_WIDTH {
        right -= PANEL_WIDTH + 2.0 * MARGIN;
    }
    Rect::new(left, top, right - left, height - top)
}

/// Builds the panel at the right.
fn panel(kit: &mut UiBuilder, view: &DuelScreen, table: &DuelView) -> Handle<UiNode> {
    let full = view.free();
    let width = PANEL_WIDTH.min(full.0 - 2.0 * MARGIN) - 2.0 * PADDING;
    // Keeps the line at the top of a compact window visible.
    let is_line = view.layout().shape() == Shape::Line;
    let above = if is_line {
        view.layout().line_height() + BAR_MARGIN
    } else {
        MARGIN
    };
    let below = match view.layout().is_portrait() {
        true => full.1 * HAND,
        false => MARGIN,
    };
    let height = full.1 - above - below - 2.0 * PADDING;
    // In a low window the whole panel scrolls.
    let tight = height < 520.0;
    let inner = width - 16.0;
    let room = if tight { inner } else { width };
    let head = head(kit, view, table, room);
    let is_over = view.dialogs.last().is_some_and(|dialog| {
        let result = matches!(dialog.get(), Some(DuelDialog::Result(_)));
        result && !view.is_compact()
    });
    let content = if is_over {
        // The result takes the place of everything below the last actions.
        let last = (height >= BESIDE_RESULT).then(|| history::last_lines(kit, view, table, width));
        let middle = last.flatten().unwrap_or_else(|| kit.space(1.0));
        kit.aligned(middle, Left, VerticalAlignment::Top);
        let nothing = kit.space(1.0);
        side_column(kit, (width, height), [head, middle, nothing])
    } else if tight {
        let middle = middle(kit, view, table, inner);
        let bottom = bottom(kit, view, table, room);
        let lines = [kit.line(), kit.line()];
        let parts = vec![head, lines[0], bottom, lines[1], middle];
        scrolled_column(kit, (width, height), inner, parts)
    } else {
        let middle = middle(kit, view, table, inner);
        let bottom = bottom(kit, view, table, room);
        side_column(kit, (width, height), [head, middle, bottom])
    };
    let panel = side_panel(kit, content, above);
    if is_line {
        kit.ctx[panel].set_vertical_alignment(VerticalAlignment::Top);
    }
    panel
}

/// Builds the turn and the state of both sides.
fn head(kit: &mut UiBuilder, view: &DuelScreen, table: &DuelView, width: f32) -> Handle<UiNode> {
    let (heading, line, color) = turn_words(view, table);
    let portrait = 44.0;
    let beside = width - portrait - 12.0;
    let heading = kit.fitted(&heading, sizes::HEADING, color, beside);
    let line = kit.fitted(&line, sizes::SMALL, colors::CREAM_SOFT, beside);
    let words = kit.column(2.0, vec![heading, line]);
    kit.aligned(words, Left, VerticalAlignment::Center);
    let Some(view_state) = table.view_state else {
        return words;
    };
    let looked_at = view_state.turn.unwrap_or(table.seat);
    let turn = match widgets::hero(table, looked_at) {
        Some(hero) => {
            let face = widgets::face(kit, view, table, hero, portrait);
            kit.row(12.0, vec![face, words])
        }
        None => words,
    };
    let line = kit.line();
    // Health is on the heroes, which the result of a match can cover.
    let numbers = match view_state.over {
        true => heroes(kit, view, table, view_state, width),
        false => counts(kit, view, table, view_state, width),
    };
    kit.column(8.0, vec![turn, line, numbers])
}

/// Builds health and armor of both heroes, the player's first.
fn heroes(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    view_state: &ViewState,
    width: f32,
) -> Handle<UiNode> {
    let portrait = 30.0;
    let mut blocks = Vec::new();
    for player in [table.seat, table.seat.opponent()] {
        let mut parts = Vec::new();
        // In a narrow panel the numbers matter most.
        let hero = widgets::hero(table, player).filter(|_| width >= 200.0);
        if let Some(hero) = hero {
            parts.push(widgets::face(kit, view, table, hero, portrait));
        }
        let (text, color) = health(view_state, player);
        let size = if width < 200.0 {
            sizes::BODY
        } else {
            sizes::HEADING
        };
        parts.push(widgets::gem(kit, &text, size, color, HEALTH));
        let armour = view_state.side(player).armour;
        if armour > 0 {
            let text = armour.to_string();
            parts.push(widgets::gem(
                kit,
                &text,
                sizes::SMALL,
                colors::CREAM,
                ARMOUR,
            ));
        }
        let block = kit.row(6.0, parts);
        kit.aligned(block, Left, VerticalAlignment::Center);
        blocks.push(kit.boxed(block, Some(width * 0.5), portrait * CARD_SHAPE));
    }
    kit.row(0.0, blocks)
}

/// Builds the table of mana, hand and deck of both sides, and of fatigue once there is any. The
/// table in the scene shows them without numbers.
fn counts(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    view_state: &ViewState,
    width: f32,
) -> Handle<UiNode> {
    let locale = view.locale;
    let plain = |text: String| (text, colors::CREAM);
    let head = |key: &str| (locale.text(key), colors::BRASS);
    let sides = [
        ("duel-you", MANA, table.seat),
        ("duel-opponent", colors::CREAM, table.seat.opponent()),
    ];
    let sides = sides.map(|(key, color, player)| {
        let name = locale.text(key);
        (name, color, view_state.side(player))
    });
    let mut rows = vec![vec![
        (String::new(), colors::BRASS),
        head("duel-mana"),
        head("duel-hand"),
        head("duel-deck"),
    ]];
    for (name, color, side) in &sides {
        let deck = if side.deck == 0 { RED } else { colors::CREAM };
        rows.push(vec![
            (name.clone(), colors::CREAM_SOFT),
            (format!("{} / {}", side.mana, side.slots), *color),
            plain(side.hand.len().to_string()),
            (side.deck.to_string(), deck),
        ]);
    }
    let names = sides
        .iter()
        .map(|(name, ..)| kit.width_of(name, sizes::SMALL));
    let first = names.fold(width * 0.28, f32::max).ceil() + COLUMN_GAP;
    let rest = width - first;
    let columns = [
        (first, Left),
        (rest * 0.34, Right),
        (rest * 0.37, Right),
        (rest * 0.29, Right),
    ];
    let mut parts = vec![kit.table_with_gap(COLUMN_GAP, &columns, rows)];
    if sides.iter().any(|(_, _, side)| side.fatigue > 0) {
        let mut row = vec![(locale.text("duel-fatigue"), colors::CREAM_SOFT)];
        for (name, _, side) in &sides {
            let color = if side.fatigue > 0 { RED } else { colors::CREAM };
            row.push((format!("{name}: {}", side.fatigue), color));
        }
        let columns = [
            (width * 0.36, Left),
            (width * 0.26, Right),
            (width * 0.38, Right),
        ];
        parts.push(kit.table_with_gap(COLUMN_GAP, &columns, vec![row]));
    }
    kit.column(0.0, parts)
}

/// Builds the history, or the current step of the tutorial.
fn middle(kit: &mut UiBuilder, view: &DuelScreen, table: &DuelView, width: f32) -> Handle<UiNode> {
    let middle = if let Some(step) = guide::shown(table) {
        guide::step(kit, view, step, width)
    } else if let Some(strip) = history::build(kit, view, table, width) {
        strip
    } else {
        let nothing = view.locale.text("duel-history-empty");
        kit.small_paragraph(&nothing, width)
    };
    kit.aligned(middle, Left, VerticalAlignment::Top)
}

/// Builds the opponent's speed with a button to either side.
fn pace(kit: &mut UiBuilder, view: &DuelScreen, table: &DuelView) -> Handle<UiNode> {
    let (pace, paces) = table.pace;
    let mut step = |name: &str, picture: &'static str, by: i8, possible: bool| {
        let key = format!("duel-{name}");
        let step = ButtonSpec::icon(name, picture, key, DuelCommand::Pace(by));
        let sign = if by < 0 { "−" } else { "+" };
        kit.icon(step.shortcut(sign).enabled_if(possible))
    };
    let slower = step("slower", "icon_minus", -1, pace > 0);
    let faster = step("faster", "icon_plus", 1, pace + 1 < paces);
    let now = view.locale.text(&format!("duel-pace-{}", pace + 1));
    let now = kit.centred(&now, sizes::SMALL, colors::CREAM_SOFT);
    kit.middle(now);
    kit.spread(1, Row::auto(), vec![slower, now, faster])
}

/// Builds all buttons of the panel.
fn bottom(kit: &mut UiBuilder, view: &DuelScreen, table: &DuelView, width: f32) -> Handle<UiNode> {
    let mut parts = Vec::new();
    let playing = table.view_state.is_some_and(|view_state| !view_state.over);
    if let Some(step) = guide::shown(table) {
        parts.push(guide::step_of(view, step).buttons(kit, width));
    }
    // In a compact window it is part of the strip or line.
    let compact = view.is_compact();
    if playing && !compact {
        if table.guide.is_none() && has_nothing_left(table) {
            let nothing = view.locale.text("duel-nothing-left");
            parts.push(kit.small_paragraph(&nothing, width));
        }
        parts.push(end_turn(kit, view, table, None));
    }
    if playing {
        parts.push(pace(kit, view, table));
    } else if !table.announcing {
        let setup = Action::open(DuelDialog::Setup);
        let setup = ButtonSpec::icon("setup", "icon_plus", "duel-new", setup);
        parts.push(kit.button(setup.primary()));
    }
    let concede = Action::Open(Dialog::Confirm(confirm::concede(view.locale)));
    let concede = ButtonSpec::icon("concede", "icon_flag", "duel-concede", concede);
    let settings = Action::Open(Dialog::settings());
    let settings = ButtonSpec::icon("settings", "icon_settings", "menu-settings", settings);
    let help = Action::open(DuelDialog::Help);
    let help = ButtonSpec::icon("help", "icon_help", "help", help).shortcut("F1");
    let other = if playing {
        let setup = Action::open(DuelDialog::Setup);
        ButtonSpec::icon("setup", "icon_plus", "duel-new", setup).shortcut("N")
    } else {
        // During a match, the help page has a link to the rules.
        let rules = Action::open(DuelDialog::Rules);
        ButtonSpec::icon("rules", "icon_cards", "rules-short", rules)
    };
    let general = if compact {
        let concede = concede.enabled_if(playing);
        vec![settings, other, help, concede]
    } else if playing {
        parts.push(kit.word_tiles(width, [other, concede]));
        vec![ButtonSpec::menu(), settings, help]
    } else {
        vec![ButtonSpec::menu(), settings, other, help]
    };
    let few = width < general.len() as f32 * 46.0;
    let columns = if few { 3 } else { general.len() };
    parts.push(kit.icon_tiles(columns, general));
    kit.column(6.0, parts)
}
