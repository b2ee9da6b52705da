//! Setup dialog: decks and opponent.

use super::{widgets, widgets::RED, words};
use crate::panels::{
    DeckBuilderCommand, DeckChoice, DuelCommand, DuelDialog, DuelScreen, DuelView, opponents,
};
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_rules::duel::{DeckError, DefinitionId, Player, limits};
use parlour_shell::{
    table::tutorial::GuideCommand,
    ui::{
        Action,
        dialog_layout::Room,
        kit::{ButtonSpec, CARD_SHAPE, UiBuilder, colors, sizes},
        panel::ROD,
    },
};

/// Width of the hero on a deck's button, in units.
const SMALL_FACE: f32 = 44.0;
/// Width of the hero on a deck's button in a low window, in units.
const LOW_FACE: f32 = 32.0;
/// Width of the selected deck's hero, in units.
const FACE: f32 = 96.0;
/// Gap between opponents, in units.
const GAP: f32 = 6.0;
/// Gap between the two sides, in units.
const BETWEEN: f32 = 32.0;

pub(super) fn build(kit: &mut UiBuilder, view: &DuelScreen, table: &DuelView) -> Handle<UiNode> {
    let locale = view.locale;
    let room = Room::of(view);
    let width = room.middle(1080.0);
    let wide = width >= 780.0;
    let column = if wide { (width - BETWEEN) * 0.5 } else { width };
    // In a narrow dialog the summary would add little to the deck's button, and below each other two
    // of them would push the opponent out of sight.
    let roomy = room.height >= 420.0 && column >= 400.0;
    let mut own = side(kit, view, table, Player::One, column, roomy);
    let mut other = side(kit, view, table, Player::Two, column, roomy && wide);
    let opponent = opponent(kit, view, table, column);
    let more = more(kit, view, table, column);
    other.extend(opponent);
    let middle = if wide {
        own.extend(more);
        let sides = [own, other].map(|parts| {
            let side = kit.column_of_width(8.0, column, parts);
            kit.aligned(side, HorizontalAlignment::Left, VerticalAlignment::Top)
        });
        kit.row(BETWEEN, sides.to_vec())
    } else {
        // The deck builder is next to the decks that it changes, and seen without scrolling.
        own.extend(more);
        own.push(kit.space(4.0));
        own.extend(other);
        let all = kit.column_of_width(8.0, column, own);
        kit.aligned(all, HorizontalAlignment::Left, VerticalAlignment::Top)
    };
    let begin = ButtonSpec::icon("begin", "icon_swords", "duel-begin", DuelCommand::Begin);
    let buttons = [
        ButtonSpec::cancel(),
        begin.primary().enabled_if(can_begin(table)),
    ];
    let buttons = match wide {
        true => {
            let buttons = kit.buttons(buttons);
            kit.tiles(2, BETWEEN, buttons)
        }
        false => kit.dialog_buttons(width, buttons),
    };
    let mut parts = Vec::new();
    let mut left = room.height - 40.0 - 12.0;
    if !room.is_short() {
        parts.push(kit.centred_fitted(
            &locale.text("duel-setup"),
            sizes::TITLE,
            colors::CREAM,
            width,
        ));
        left -= 34.0 + 12.0;
    }
    let left = left.max(60.0);
    let bar = if kit.height_of(middle) > left {
        ROD
    } else {
        0.0
    };
    let middle = kit.scrolled_if_higher(middle, left).to_base();
    parts.extend([middle, buttons]);
    kit.column_of_width(12.0, width + bar, parts)
}

/// Returns whether both selected decks are valid.
fn can_begin(table: &DuelView) -> bool {
    table.arrangement.decks.iter().all(|deck| {
        let choice = table.decks.get(*deck);
        choice.is_some_and(|choice| choice.deck.check(table.set).is_ok())
    })
}

fn hero_of(table: &DuelView, choice: &DeckChoice) -> Option<DefinitionId> {
    table.set.find(&choice.deck.hero)
}

/// Builds the heading, the selected deck, and all decks of a side.
fn side(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    player: Player,
    width: f32,
    roomy: bool,
) -> Vec<Handle<UiNode>> {
    let key = match player {
        Player::One => "duel-own-deck",
        Player::Two => "duel-other-deck",
    };
    let heading = kit.text(&view.locale.text(key), sizes::HEADING, colors::BRASS);
    let mut parts = vec![heading];
    let chosen = table.arrangement.decks[player.index()];
    if roomy && let Some(choice) = table.decks.get(chosen) {
        parts.push(summary(kit, view, table, choice, width));
    }
    // Three columns show more decks at once in a low window.
    let low = Room::of(view).is_short();
    let columns = match width {
        _ if low && width >= 520.0 => 3,
        400.0.. => 2,
        _ => 1,
    };
    let gap = 8.0;
    let tile = (width - gap * (columns - 1) as f32) / columns as f32;
    let mut tiles = Vec::new();
    for (index, choice) in table.decks.iter().enumerate() {
        let playable = choice.deck.check(table.set).is_ok();
        // The player's unfinished decks are listed to be finished in the deck builder; the opponent
        // can't use them.
        if playable || player == Player::One {
            let selected = index == chosen;
            tiles.push(deck(
                kit,
                view,
                table,
                player,
                (index, choice),
                (selected, playable),
                (tile, if low { LOW_FACE } else { SMALL_FACE }),
            ));
        }
    }
    parts.push(kit.tiles(columns, gap, tiles));
    parts
}

/// Builds the summary of the selected deck.
fn summary(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    choice: &DeckChoice,
    width: f32,
) -> Handle<UiNode> {
    let beside = width - FACE - 16.0;
    let name = kit.fitted(&choice.name, sizes::HEADING, colors::CREAM, beside);
    let hero = hero_of(table, choice);
    let led = hero.map_or_else(String::new, |hero| {
        let hero = words::name(view.locale, table.set.get(hero));
        let values = [("hero", hero.into())];
        view.locale.format("duel-led-by", &values)
    });
    let led = kit.fitted(&led, sizes::SMALL, colors::CREAM_SOFT, beside);
    let curve = widgets::curve(
        kit,
        choice.deck.mana_curve(table.set),
        beside.min(220.0),
        70.0,
    );
    kit.ctx[curve].set_horizontal_alignment(HorizontalAlignment::Left);
    let words = kit.column_of_width(4.0, beside, vec![name, led, curve]);
    kit.aligned(words, HorizontalAlignment::Left, VerticalAlignment::Center);
    let face = match hero {
        Some(hero) => widgets::face(kit, view, table, hero, FACE),
        None => kit.face(None, &choice.name, FACE),
    };
    let row = kit.row(16.0, vec![face, words]);
    kit.at_least(row, 0.0, FACE * CARD_SHAPE)
}

/// Builds the button of a deck: hero, name and mana curve. An invalid deck opens in the deck
/// builder instead.
fn deck(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    player: Player,
    (index, choice): (usize, &DeckChoice),
    (selected, playable): (bool, bool),
    (width, face_width): (f32, f32),
) -> Handle<UiNode> {
    let face = match hero_of(table, choice) {
        Some(hero) => widgets::face(kit, view, table, hero, face_width),
        None => kit.face(None, &choice.name, face_width),
    };
    let beside = width - face_width - 34.0;
    let color = if selected {
        colors::ACCENT
    } else {
        colors::CREAM
    };
    let name = kit.name(&choice.name, sizes::BODY, color, beside);
    kit.ctx[name].set_horizontal_alignment(HorizontalAlignment::Left);
    let error = choice.deck.check(table.set).err();
    let below = match &error {
        None => {
            let curve = choice.deck.mana_curve(table.set);
            let curve = widgets::curve(kit, curve, beside.min(120.0), 22.0);
            kit.aligned(curve, HorizontalAlignment::Left, VerticalAlignment::Top)
        }
        Some(DeckError::Size { .. }) => {
            let values = [
                ("cards", choice.deck.len().into()),
                ("most", limits::DECK.into()),
            ];
            let count = view.locale.format("duel-deck-unfinished", &values);
            kit.fitted(&count, sizes::SMALL, RED, beside)
        }
        // The deck builder shows the reason.
        Some(_) => {
            let broken = view.locale.text("duel-deck-broken");
            kit.fitted(&broken, sizes::SMALL, RED, beside)
        }
    };
    let words = kit.column(6.0, vec![name, below]);
    kit.aligned(words, HorizontalAlignment::Left, VerticalAlignment::Center);
    let content = kit.row(10.0, vec![face, words]);
    let content = marked(kit, content, selected);
    let name = match player {
        Player::One => format!("deck-{}", index + 1),
        Player::Two => format!("opponent-deck-{}", index + 1),
    };
    let action = if playable {
        DuelCommand::Deck(player, index)
    } else {
        DuelCommand::Build(DeckBuilderCommand::Open(Some(index)))
    };
    let deck = ButtonSpec::bare(name, action).chosen_if(selected);
    let deck = match error {
        Some(error) => deck.tooltip(words::deck_error(view.locale, &error)),
        None => deck,
    };
    kit.pressable(content, deck)
}

/// Adds a frame around the selected deck.
fn marked(kit: &mut UiBuilder, content: Handle<UiNode>, selected: bool) -> Handle<UiNode> {
    let margin = kit.pad(7.0, 6.0, 7.0, 6.0);
    kit.ctx[content]
        .set_margin(margin)
        .set_vertical_alignment(VerticalAlignment::Center);
    let frame = if selected {
        colors::ACCENT
    } else {
        Color::TRANSPARENT
    };
    kit.framed(content, Color::TRANSPARENT, frame, 2.0, 6.0)
}

/// Builds the choice of the opponent, with a description.
fn opponent(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    width: f32,
) -> Vec<Handle<UiNode>> {
    let locale = view.locale;
    let heading = kit.text(&locale.text("duel-who"), sizes::BODY, colors::BRASS);
    let all = opponents();
    let now = table.arrangement.opponent;
    let at = all
        .iter()
        .position(|participant| *participant == now)
        .unwrap_or(0);
    let widest = all
        .iter()
        .map(|participant| {
            kit.width_of(
                &widgets::participant_name(locale, *participant),
                sizes::BODY,
            )
        })
        .fold(0.0, f32::max);
    let tile = |columns: usize| (width - GAP * (columns - 1) as f32) / columns as f32;
    let most = if width >= 440.0 { 3 } else { 2 };
    // In a narrow dialog the pictures are left out first, and then the buttons are stacked.
    let columns = if widest + 16.0 <= tile(most) { most } else { 1 };
    let pictures = widest + 42.0 <= tile(columns);
    let mut choices = Vec::new();
    for (index, participant) in all.iter().enumerate() {
        // The command is relative to the current opponent.
        let by = (index as i64 - at as i64) as i8;
        let color = if index == at {
            colors::ACCENT
        } else {
            colors::CREAM
        };
        let label = widgets::participant_name(locale, *participant);
        let room = tile(columns) - 14.0;
        let content = if pictures {
            let picture = match participant {
                crate::Participant::Person => "icon_person",
                crate::Participant::Computer(_) => "icon_engine",
            };
            let icon = kit.tinted(picture, 20.0, 20.0, color);
            let label = kit.fitted(&label, sizes::BODY, color, room - 26.0);
            kit.row(6.0, vec![icon, label])
        } else {
            let label = kit.fitted(&label, sizes::BODY, color, room);
            kit.row(0.0, vec![label])
        };
        kit.middle(content);
        kit.margin(content, [7.0, 7.0, 7.0, 7.0]);
        let choice = format!("opponent-{}", widgets::participant_id(*participant));
        let choice = ButtonSpec::bare(choice, DuelCommand::Opponent(by));
        choices.push(kit.pressable(content, choice.chosen_if(index == at)));
    }
    let choices = kit.tiles(columns, GAP, choices);
    let note = widgets::participant_note(locale, now);
    let note = kit.small_paragraph(&note, width);
    kit.at_least(note, 0.0, 40.0);
    vec![heading, choices, note]
}

/// Builds the links to deck builder, statistics and tutorial.
fn more(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    width: f32,
) -> Vec<Handle<UiNode>> {
    let build = |deck| DuelCommand::Build(DeckBuilderCommand::Open(deck));
    let chosen = table.arrangement.decks[Player::One.index()];
    let statistics = Action::open(DuelDialog::Statistics);
    let guide = DuelCommand::Guide(GuideCommand::Start);
    let buttons = [
        ButtonSpec::icon(
            "deck-builder",
            "icon_cards",
            "duel-deck-builder",
            build(Some(chosen)),
        ),
        ButtonSpec::icon("new-deck", "icon_plus", "duel-new-deck", build(None)),
        ButtonSpec::icon("statistics", "icon_statistics", "statistics", statistics),
        ButtonSpec::icon("guide", "icon_tutorial", "tutorial", guide),
    ];
    let columns = if width >= 400.0 { 2 } else { 1 };
    let heading = kit.text(&view.locale.text("duel-more"), sizes::BODY, colors::BRASS);
    vec![heading, kit.button_tiles(columns, 6.0, buttons)]
}
