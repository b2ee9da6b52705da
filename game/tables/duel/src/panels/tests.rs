use super::*;
use crate::{
    ID, Participant,
    panels::{
        Arrangement, Builder, DeckBuilderCommand, DeckChoice, DuelDialog, DuelView, PreviewPlaces,
        Typing,
    },
    saves::{DeckTally, DuelAutosave, DuelStatistics, LevelTally},
    scene::{
        board::{HistoryAction, HistoryEntry, HistoryOutcome},
        view_state::ViewState,
    },
};
use fyrox::{
    asset::untyped::ResourceKind,
    core::{math::Rect, uuid::Uuid},
    graph::SceneGraph,
    gui::{UiNode, UserInterface, scroll_viewer::ScrollViewer, text::Text},
    resource::texture::{TextureResource, TextureResourceExtension},
};
use parlour_engine::duel::Level;
use parlour_rules::{
    Random,
    duel::{
        CardId, CardRef, CardSet, DeckList, DefinitionId, Duel, HandPlaces, Intent, Keyword,
        Outcome, Phase, Player, Reason, Record, Start,
    },
};
use parlour_shell::{
    app::{settings::Settings, trace::HitTargets},
    platform::locale::Locale,
    table::{replay::Replay, tutorial::TutorialStep},
    ui::{
        Action, Dialog, Gui, View,
        kit::Pictures,
        layout_check::{
            Place, SIZES, bare, laid_out, layout_violations, locales, pictures, places,
        },
    },
};
use std::{fs, sync::Arc};

pub(crate) fn read(file: &str) -> String {
    fs::read_to_string(format!("../../../{file}")).unwrap()
}

pub(crate) fn english() -> Locale {
    locales().remove(0)
}

pub(crate) fn cards() -> CardSet {
    let file = "data/duel/cards.ron";
    CardSet::read(file, &read(file)).unwrap()
}

fn decks(set: &CardSet, locale: &Locale) -> Vec<DeckChoice> {
    let mut decks: Vec<_> = ["observatory", "foxes", "garden"]
        .into_iter()
        .map(|name| {
            let file = format!("data/duel/decks/{name}.ron");
            let deck = DeckList::read(&file, &read(&file), set).unwrap();
            DeckChoice {
                name: words::deck_name(locale, &deck.id),
                deck,
                own: false,
            }
        })
        .collect();
    let mut own = decks[1].deck.clone();
    own.id = "WWWWWWWWWWWWWWWWWWWWWWWW".to_owned();
    let mut unfinished = own.clone();
    unfinished.id = "Mein Deck mit vielen Namen".to_owned();
    unfinished.cards.truncate(5);
    for deck in [own, unfinished] {
        decks.push(DeckChoice {
            name: deck.id.clone(),
            deck,
            own: true,
        });
    }
    decks
}

/// Returns a duel after `turns` turns of random actions.
fn played(set: &Arc<CardSet>, decks: &[DeckChoice], turns: u16) -> Duel {
    let mut duel = Duel::new(set, [&decks[1].deck, &decks[2].deck], 5).unwrap();
    if turns == 0 {
        return duel;
    }
    for player in Player::ALL {
        duel.act(player, Intent::Mulligan(HandPlaces::NONE))
            .unwrap();
    }
    let mut random = Random::new(3);
    let mut intents = Vec::new();
    while duel.phase() == Phase::Playing && duel.turn() < turns {
        let player = duel.current();
        duel.legal_intents(player, &mut intents);
        let pick = random.below(intents.len() as u64) as usize;
        duel.act(player, intents[pick]).unwrap();
    }
    duel
}

fn statistics() -> DuelStatistics {
    let mut statistics = DuelStatistics::default();
    for (deck, won) in [
        ("foxes", 1234),
        ("garden", 0),
        ("Mein langer Deckname hier", 17),
    ] {
        statistics.decks.push(DeckTally {
            deck: deck.to_owned(),
            won,
            lost: 321,
            drawn: 3,
            among_people: [12, 3, 4],
        });
    }
    statistics.levels.push(LevelTally {
        level: "strong".to_owned(),
        results: [1200, 900, 3],
    });
    statistics
}

/// Data that a view of this table needs, so that each test only sets what is special.
struct Parlour {
    set: Arc<CardSet>,
    faces: Faces,
    decks: Vec<DeckChoice>,
    duel: Duel,
    view_state: ViewState,
    history: Vec<HistoryEntry>,
    builder: Builder,
    statistics: DuelStatistics,
    pictures: Pictures,
    exchanged: Vec<usize>,
    participants: [Participant; 2],
}

impl Parlour {
    fn new(locale: &Locale, turns: u16) -> Self {
        let set = Arc::new(cards());
        let decks = decks(&set, locale);
        let duel = played(&set, &decks, turns);
        let face = TextureResource::load_from_memory(
            Uuid::new_v4(),
            ResourceKind::Embedded,
            &fs::read("../../../data/textures/ui/toggle_on.png").unwrap(),
            Default::default(),
        )
        .unwrap();
        // Leaves out some faces, as if they weren't rendered yet.
        let mut faces = Faces::default();
        let ids = set.iter().map(|(id, _)| id);
        for id in ids.filter(|id| id.index() % 4 != 0) {
            faces.add(id, face.clone());
        }
        let find = |name| CardRef {
            id: CardId(0),
            definition: set.find(name).unwrap(),
        };
        let (wasp, carp) = (find("wasp"), find("bandmaster_crow"));
        let history = HistoryAction::ALL
            .into_iter()
            .flat_map(|action| {
                [
                    (Player::One, wasp, Some(carp)),
                    (Player::Two, carp, None),
                    (Player::Two, wasp, Some(wasp)),
                ]
                .map(|(player, card, target)| HistoryEntry {
                    player,
                    card,
                    action,
                    target,
                    outcome: HistoryOutcome::Both,
                })
            })
            .collect();
        let builder = Builder {
            deck: decks[1].deck.clone(),
            ..Builder::default()
        };
        Self {
            set,
            faces,
            decks,
            view_state: ViewState::of(&duel),
            duel,
            history,
            builder,
            statistics: statistics(),
            pictures: pictures(),
            exchanged: vec![1, 2],
            participants: [Participant::Person, Participant::Computer(Level::default())],
        }
    }

    fn table(&self) -> DuelView<'_> {
        DuelView {
            set: &self.set,
            faces: &self.faces,
            duel: Some(&self.duel),
            view_state: Some(&self.view_state),
            seat: Player::One,
            participants: self.participants,
            may_act: true,
            announcing: false,
            thinking: false,
            history: &self.history,
            preview: None,
            preview_at: PreviewPlaces::default(),
            dying: &[],
            figures: &[],
            has_fable: false,
            decks: &self.decks,
            arrangement: Arrangement {
                decks: [0, 1],
                opponent: self.participants[1],
            },
            exchanged: &self.exchanged,
            builder: &self.builder,
            statistics: &self.statistics,
            guide: None,
            pace: (1, 4),
            replay: Some(Replay {
                step: 120,
                steps: 340,
            }),
        }
    }

    fn see(
        &self,
        locale: &Locale,
        place: Place,
        table: DuelView,
        dialogs: &[Dialog],
        panel_open: bool,
    ) -> Seen {
        let settings = Settings::default();
        let builds = dialogs == [Dialog::new(DuelDialog::Builder)];
        let types = builds && table.builder.typing != Typing::default();
        let table = Some(table);
        let view = View {
            dialogs,
            keyboard: place.is_handheld && types,
            tables: &[Box::new(DuelPanels(table))],
            panel_open,
            ..bare(ID, &place, locale, &settings, &self.pictures)
        };
        let (ui, gui) = laid_out(&view);
        Seen {
            layout_violations: layout_violations(&ui, &view),
            ui,
            gui,
            place,
        }
    }
}

/// Widgets after their layout.
struct Seen {
    ui: UserInterface,
    gui: Gui,
    place: Place,
    /// Widgets that don't fit the window.
    layout_violations: Vec<String>,
}

impl Seen {
    fn settle(&mut self) {
        for _ in 0..3 {
            self.ui.update(self.place.window, 0.02, &Default::default());
            while self.ui.poll_message().is_some() {}
        }
    }

    /// Returns the names of the buttons that a click reaches at the current scroll offsets.
    fn reachable(&self) -> Vec<String> {
        let mut picks = HitTargets::default();
        self.gui.add_hit_targets(&self.ui, &mut picks);
        picks.buttons.into_keys().collect()
    }

    fn scrolls(&self) -> bool {
        self.ui
            .pair_iter()
            .filter_map(|(_, node)| node.cast::<ScrollViewer>())
            .any(|viewer| {
                self.ui
                    .node(viewer.v_scroll_bar.to_base::<UiNode>())
                    .is_globally_visible()
            })
    }
}

fn all_dialogs(locale: &Locale) -> Vec<Dialog> {
    let mut dialogs = vec![
        DuelDialog::Setup,
        DuelDialog::Mulligan,
        DuelDialog::Curtain(Player::Two),
        DuelDialog::Builder,
        DuelDialog::Statistics,
        DuelDialog::Replay,
        DuelDialog::Rules,
        DuelDialog::Help,
    ];
    for winner in [Some(Player::One), Some(Player::Two), None] {
        for reason in [Reason::Defeat, Reason::Concession] {
            dialogs.push(DuelDialog::Result(Outcome { winner, reason }));
        }
    }
    let abandon = |are_people| confirm::abandon(locale, DuelCommand::Begin, are_people);
    let loses = |building| confirm::loses(locale, &Builder::default(), &building);
    let questions = [
        confirm::concede(locale),
        abandon(true),
        abandon(false),
        loses(DeckBuilderCommand::Delete),
        loses(DeckBuilderCommand::Import),
        loses(DeckBuilderCommand::Leave),
    ];
    let dialogs = dialogs.into_iter().map(Dialog::new);
    dialogs.chain(questions.map(Dialog::Confirm)).collect()
}

/// Returns cards of the history and of the battlefield for the preview.
fn previews(parlour: &Parlour) -> Vec<(DefinitionId, Option<CardId>)> {
    let set = &parlour.set;
    [
        "bandmaster_crow",
        "mole_engineer",
        "swan_guard",
        "owl",
        "pond_magic",
    ]
    .into_iter()
    .filter_map(|id| Some((set.find(id)?, None)))
    .chain(
        parlour
            .duel
            .player(Player::Two)
            .battlefield()
            .iter()
            .map(|&id| (parlour.duel.card(id).unwrap().definition(), Some(id))),
    )
    .collect()
}

/// Returns states of the deck builder: usual, empty, full, and before a deletion.
fn builders(parlour: &Parlour) -> [Builder; 4] {
    [
        parlour.builder.clone(),
        Builder {
            deck: DeckList::empty("", "owl"),
            typing: Typing::Name,
            ..Builder::default()
        },
        Builder {
            deck: parlour.decks[4].deck.clone(),
            replaces: Some("Alt".to_owned()),
            typing: Typing::Search,
            search: "WWWWWWWWWWWWWWWWWWWWWWWW".to_owned(),
            changed: true,
            ..Builder::default()
        },
        Builder {
            cost: Some(2),
            replaces: Some("Alt".to_owned()),
            ..parlour.builder.clone()
        },
    ]
}

/// Adds the widgets that don't fit a window to `bad`.
fn check(locale: &Locale, bad: &mut Vec<String>) {
    let first = Parlour::new(locale, 0);
    let mut parlour = Parlour::new(locale, 14);
    let previews = previews(&parlour);
    let builders = builders(&parlour);
    for place in places() {
        let mut note = |what: &str, seen: &Seen| {
            for misfit in &seen.layout_violations {
                let misfit = format!("{place:?}, {what}: {misfit}");
                if !bad.contains(&misfit) {
                    bad.push(misfit);
                }
            }
        };
        for open in [false, true] {
            let seen = parlour.see(locale, place, parlour.table(), &[], open);
            note("panel", &seen);
            let table = DuelView {
                duel: None,
                view_state: None,
                history: &[],
                ..parlour.table()
            };
            note("no duel", &parlour.see(locale, place, table, &[], open));
        }
        for number in 0..guide::STEPS {
            for is_task in [false, true] {
                let table = DuelView {
                    guide: Some(TutorialStep { number, is_task }),
                    ..parlour.table()
                };
                note("guide", &parlour.see(locale, place, table, &[], false));
            }
        }
        for preview in &previews {
            let table = DuelView {
                preview: Some(*preview),
                ..parlour.table()
            };
            note("preview", &parlour.see(locale, place, table, &[], false));
        }
        for dialog in all_dialogs(locale) {
            let who = if dialog == Dialog::new(DuelDialog::Mulligan) {
                &first
            } else {
                &parlour
            };
            let dialogs = std::slice::from_ref(&dialog);
            let seen = who.see(locale, place, who.table(), dialogs, false);
            note(dialog.id(), &seen);
        }
        for builder in &builders {
            parlour.builder = builder.clone();
            let dialogs = [Dialog::new(DuelDialog::Builder)];
            let seen = parlour.see(locale, place, parlour.table(), &dialogs, false);
            note("builder", &seen);
        }
        parlour.builder = builders[0].clone();
    }
}

#[test]
fn every_panel_fits_every_window_in_english() {
    let mut bad = Vec::new();
    check(&locales()[0], &mut bad);
    let count = bad.len();
    bad.truncate(60);
    assert!(bad.is_empty(), "{count} do not fit:\n{}", bad.join("\n"));
}

#[test]
fn every_panel_fits_every_window_in_german() {
    let mut bad = Vec::new();
    check(&locales()[1], &mut bad);
    let count = bad.len();
    bad.truncate(60);
    assert!(bad.is_empty(), "{count} do not fit:\n{}", bad.join("\n"));
}

#[test]
fn explanations_never_cover_the_raised_card_of_the_hand() {
    let locale = &english();
    let parlour = Parlour::new(locale, 14);
    let hand = parlour.duel.player(Player::One).hand();
    for (wide, high) in [(1280.0, 720.0), (800.0, 600.0)] {
        let place = Place::new(wide, high, 1.0);
        let card = Rect::new(wide * 0.25, high * 0.6, high * 0.32, high * 0.4);
        let definition_of = |id: CardId| parlour.duel.card(id).unwrap().definition();
        let speaks = |id: &CardId| {
            let card = parlour.set.get(definition_of(*id));
            card.fable && !widgets::terms(card).is_empty()
        };
        let id = hand.iter().copied().find(speaks).expect("a card");
        let definition = definition_of(id);
        let table = DuelView {
            preview: Some((definition, Some(id))),
            preview_at: PreviewPlaces {
                card: Some(card),
                ..PreviewPlaces::default()
            },
            ..parlour.table()
        };
        let fable = words::fable(locale, parlour.set.get(definition));
        let seen = parlour.see(locale, place, table, &[], false);
        let says = |node: &UiNode| node.cast::<Text>().is_some_and(|text| text.text() == fable);
        let mut nodes = seen.ui.pair_iter();
        let (_, text) = nodes.find(|(_, node)| says(node)).expect("a fable");
        let lowest = text.screen_bounds().y() + text.screen_bounds().h();
        // The padding below the text belongs to the panel.
        assert!(lowest + 12.0 < card.y(), "{lowest} in {place:?}");
    }
}

/// Returns whether a text is on screen.
fn says(seen: &Seen, text: &str) -> bool {
    let mut nodes = seen.ui.pair_iter();
    nodes.any(|(_, node)| {
        let is_it = |shown: &Text| shown.text() == text;
        node.is_globally_visible() && node.cast::<Text>().is_some_and(is_it)
    })
}

#[test]
fn the_line_from_a_fable_is_shown_once_and_never_alone() {
    let locale = &english();
    let parlour = Parlour::new(locale, 14);
    let place = Place::new(1280.0, 720.0, 1.0);
    for (id, has_fable, is_explained) in [
        ("boar_guard", false, true),
        ("boar_guard", true, false),
        ("thunderbolt", false, false),
    ] {
        let card = parlour.set.find(id).unwrap();
        let table = DuelView {
            preview: Some((card, None)),
            has_fable,
            ..parlour.table()
        };
        let fable = words::fable(locale, parlour.set.get(card));
        let seen = parlour.see(locale, place, table, &[], false);
        assert_eq!(says(&seen, &fable), is_explained, "{id}, {has_fable}");
    }
}

#[test]
fn the_starting_hand_leaves_the_panel_in_sight() {
    let locale = &english();
    let parlour = Parlour::new(locale, 0);
    let dialogs = [Dialog::new(DuelDialog::Mulligan)];
    let line = locale.text("duel-first-cards-line");
    for (wide, high) in [(1280.0, 720.0), (1920.0, 1080.0)] {
        let place = Place::new(wide, high, 1.0);
        let seen = parlour.see(locale, place, parlour.table(), &dialogs, false);
        assert!(says(&seen, &line), "{place:?}");
    }
}

#[test]
fn buttons_are_where_a_click_reaches_them() {
    let locale = &locales()[1];
    let first = Parlour::new(locale, 0);
    let parlour = Parlour::new(locale, 14);
    for window in SIZES {
        let place = Place::new(window.0, window.1, 1.0);
        for (dialog, wanted) in [
            (DuelDialog::Setup, ["begin", "cancel"].as_slice()),
            (DuelDialog::Mulligan, &["mulligan-confirm", "mulligan-1"]),
            (DuelDialog::Curtain(Player::One), &["uncover"]),
            (
                DuelDialog::Result(Outcome {
                    winner: Some(Player::One),
                    reason: Reason::Defeat,
                }),
                &["rematch", "setup", "menu"],
            ),
            (DuelDialog::Builder, &["save", "leave"]),
            (DuelDialog::Statistics, &["games", "close"]),
            (DuelDialog::Replay, &["replay-forward", "close"]),
            (DuelDialog::Rules, &["close", "guide"]),
            (DuelDialog::Help, &["close", "rules"]),
        ]
        .map(|(dialog, wanted)| (Dialog::new(dialog), wanted))
        .into_iter()
        .chain([(
            Dialog::Confirm(confirm::concede(locale)),
            ["concede-yes", "cancel"].as_slice(),
        )]) {
            let who = if dialog == Dialog::new(DuelDialog::Mulligan) {
                &first
            } else {
                &parlour
            };
            let dialogs = std::slice::from_ref(&dialog);
            let seen = who.see(locale, place, who.table(), dialogs, false);
            let reachable = seen.reachable();
            for name in wanted {
                assert!(
                    reachable.contains(&(*name).to_owned()),
                    "{name} of {} at {window:?}: only {reachable:?}",
                    dialog.id()
                );
            }
        }
        let seen = parlour.see(locale, place, parlour.table(), &[], false);
        assert!(
            seen.reachable().contains(&"end-turn".to_owned()) || !parlour_on_turn(&parlour),
            "{window:?}"
        );
    }
}

fn parlour_on_turn(parlour: &Parlour) -> bool {
    parlour.duel.is_on_turn(Player::One)
}

#[test]
fn a_large_window_shows_everything_at_once() {
    let locale = &locales()[1];
    let parlour = Parlour::new(locale, 14);
    let place = Place::new(1280.0, 720.0, 1.0);
    for dialog in [
        Dialog::new(DuelDialog::Setup),
        Dialog::Confirm(confirm::concede(locale)),
        Dialog::new(DuelDialog::Curtain(Player::One)),
    ] {
        let dialogs = std::slice::from_ref(&dialog);
        let seen = parlour.see(locale, place, parlour.table(), dialogs, false);
        assert!(!seen.scrolls(), "{}", dialog.id());
    }
    let seen = parlour.see(locale, place, parlour.table(), &[], false);
    assert!(!seen.scrolls(), "the panel");
    let names = seen.reachable();
    for number in 1..=history::HISTORY {
        let name = format!("history-{number}");
        assert!(names.contains(&name), "{name} is not in {names:?}");
    }
}

#[test]
fn the_coin_cannot_be_sent_back() {
    let locale = english();
    let first = Parlour::new(&locale, 0);
    let duel = &first.duel;
    let second = duel.first().opponent();
    let hand = duel.player(second).hand();
    let coin = hand
        .iter()
        .position(|card| duel.definition(*card).token)
        .unwrap();
    let table = DuelView {
        seat: second,
        ..first.table()
    };
    let dialogs = [Dialog::new(DuelDialog::Mulligan)];
    let seen = first.see(
        &locale,
        Place::new(1280.0, 720.0, 1.0),
        table,
        &dialogs,
        false,
    );
    let names = seen.reachable();
    for place in 0..hand.len() {
        let name = format!("mulligan-{}", place + 1);
        assert_eq!(names.contains(&name), place != coin, "{name} in {names:?}");
    }
}

#[test]
fn the_next_match_can_be_started_once_the_result_has_been_shown() {
    let locale = english();
    let mut ended = Parlour::new(&locale, 0);
    ended.view_state.over = true;
    for announcing in [true, false] {
        let table = DuelView {
            announcing,
            ..ended.table()
        };
        let place = Place::new(1280.0, 720.0, 1.0);
        let names = ended.see(&locale, place, table, &[], false).reachable();
        assert_eq!(names.contains(&"setup".into()), !announcing, "{names:?}");
    }
}

#[test]
fn an_unfinished_deck_is_finished_in_the_deck_builder() {
    let locale = english();
    let parlour = Parlour::new(&locale, 0);
    let dialogs = [Dialog::new(DuelDialog::Setup)];
    let place = Place::new(1280.0, 720.0, 1.0);
    let seen = parlour.see(&locale, place, parlour.table(), &dialogs, false);
    let names = seen.reachable();
    assert!(names.contains(&"deck-5".to_owned()), "{names:?}");
    assert!(!names.contains(&"opponent-deck-5".to_owned()), "{names:?}");
    assert!(parlour.decks[4].deck.check(&parlour.set).is_err());
}

#[test]
fn the_collection_has_pages_and_each_card_is_on_one() {
    let locale = english();
    let mut parlour = Parlour::new(&locale, 0);
    let dialogs = [Dialog::new(DuelDialog::Builder)];
    let place = Place::new(1280.0, 720.0, 1.0);
    let mut cards = std::collections::BTreeSet::new();
    for page in 0..30 {
        parlour.builder.page = page;
        let seen = parlour.see(&locale, place, parlour.table(), &dialogs, false);
        let names = seen.reachable();
        cards.extend(
            names
                .iter()
                .filter(|name| name.starts_with("card-"))
                .cloned(),
        );
        if !names.contains(&"page-next".to_owned()) {
            break;
        }
    }
    assert_eq!(cards.len(), parlour.set.collection().count());
}

#[test]
fn a_page_that_is_built_anew_stays_where_it_was_scrolled_to() {
    let locale = english();
    let parlour = Parlour::new(&locale, 0);
    let dialogs = [Dialog::new(DuelDialog::Rules)];
    let place = Place::new(800.0, 600.0, 1.0);
    let mut seen = parlour.see(&locale, place, parlour.table(), &dialogs, false);
    let offset = |seen: &Seen| {
        let viewer = seen
            .ui
            .pair_iter()
            .filter_map(|(_, node)| node.cast::<ScrollViewer>())
            .find(|viewer| seen.ui[viewer.v_scroll_bar].is_globally_visible());
        let viewer = viewer.unwrap();
        (
            viewer.v_scroll_bar,
            seen.ui.try_get(viewer.scroll_panel).unwrap().scroll.y,
        )
    };
    let (bar, _) = offset(&seen);
    seen.ui
        .send(bar, fyrox::gui::scroll_bar::ScrollBarMessage::Value(120.0));
    seen.settle();
    assert_eq!(offset(&seen).1, 120.0);
    let settings = Settings::default();
    let table = Some(parlour.table());
    let view = View {
        dialogs: &dialogs,
        tables: &[Box::new(DuelPanels(table))],
        toast: Some("Something has changed."),
        ..bare(ID, &seen.place, &locale, &settings, &parlour.pictures)
    };
    seen.gui.rebuild(&mut seen.ui, &view);
    seen.settle();
    assert_eq!(offset(&seen).1, 120.0);
}

/// Returns the pixels at which the rows of the deck builder's list can be clicked, from the top.
fn rows_of_the_deck(width: f32, height: f32) -> Vec<i32> {
    let locale = english();
    let parlour = Parlour::new(&locale, 0);
    let place = Place::new(width, height, 1.0);
    let builder = [Dialog::new(DuelDialog::Builder)];
    let seen = parlour.see(&locale, place, parlour.table(), &builder, false);
    let mut targets = HitTargets::default();
    seen.gui.add_hit_targets(&seen.ui, &mut targets);
    let rows = targets.buttons.iter();
    let rows = rows.filter(|(name, _)| name.starts_with("remove-"));
    let mut rows: Vec<_> = rows.map(|(_, (_, y))| *y).collect();
    rows.sort_unstable();
    rows
}

#[test]
fn the_deck_builder_shows_many_cards_of_the_deck() {
    let rows = rows_of_the_deck(1280.0, 720.0).len();
    assert!(rows >= 9, "{rows}");
}

#[test]
fn in_portrait_the_rows_of_the_deck_builder_are_high_enough_for_a_finger() {
    let mut rows = rows_of_the_deck(480.0, 800.0);
    // The last one is cut off where the list scrolls.
    rows.pop();
    let heights: Vec<_> = rows.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(!heights.is_empty());
    assert!(heights.iter().all(|height| *height >= 40), "{heights:?}");
}

#[test]
fn the_result_of_a_match_leaves_the_last_actions_in_sight() {
    let locale = english();
    let parlour = Parlour::new(&locale, 14);
    let winner = Some(Player::One);
    let reason = Reason::Defeat;
    let dialogs = [Dialog::new(DuelDialog::Result(Outcome { winner, reason }))];
    let place = Place::new(1280.0, 720.0, 1.0);
    let seen = parlour.see(&locale, place, parlour.table(), &dialogs, false);
    let heading = locale.text("duel-history");
    let mut texts = seen.ui.pair_iter().filter_map(|(_, node)| {
        let text = node.cast::<Text>()?;
        node.is_globally_visible().then(|| text.text())
    });
    assert!(texts.any(|text| text == heading));
}

#[test]
fn a_toast_is_between_the_cards_and_the_lower_edge_of_the_deck_builder() {
    let locale = english();
    let parlour = Parlour::new(&locale, 0);
    let (settings, place) = (Settings::default(), Place::new(1280.0, 720.0, 1.0));
    let view = View {
        dialogs: &[Dialog::new(DuelDialog::Builder)],
        tables: &[Box::new(DuelPanels(Some(parlour.table())))],
        toast: Some("This is a copy of “The Observatory”. The original doesn’t change."),
        ..bare(ID, &place, &locale, &settings, &parlour.pictures)
    };
    let (ui, _) = laid_out(&view);
    let mut nodes = ui.pair_iter();
    let toast = nodes.find_map(|(_, node)| {
        let is_toast = node.cast::<Text>()?.text().starts_with("This is a copy");
        is_toast.then(|| node.screen_bounds())
    });
    let toast = toast.expect("a toast");
    // The cards end at 674 pixels, and the dialog at 709.
    assert!(
        toast.y() > 674.0 && toast.y() + toast.h() < 707.0,
        "{toast:?}"
    );
}

#[test]
fn the_tutorial_shows_its_first_step_once_the_hand_is_confirmed() {
    let locale = english();
    let place = Place::new(1280.0, 720.0, 1.0);
    let first = TutorialStep {
        number: 0,
        is_task: false,
    };
    for (turns, shown) in [(0, false), (1, true)] {
        let parlour = Parlour::new(&locale, turns);
        let table = DuelView {
            guide: Some(first),
            ..parlour.table()
        };
        let seen = parlour.see(&locale, place, table, &[], false);
        let reachable = seen.reachable();
        let has_next = reachable.iter().any(|name| name == "guide-next");
        assert_eq!(has_next, shown, "after {turns} turns: {reachable:?}");
    }
}

#[test]
fn the_deck_builder_explains_the_keywords_of_its_cards() {
    let locale = english();
    let parlour = Parlour::new(&locale, 0);
    let place = Place::new(1280.0, 720.0, 1.0);
    let dialogs = [Dialog::new(DuelDialog::Builder)];
    let seen = parlour.see(&locale, place, parlour.table(), &dialogs, false);
    let text = locale.text(&format!("{}-text", Keyword::DivineShield.key()));
    let mut texts = seen
        .ui
        .pair_iter()
        .filter_map(|(_, node)| node.cast::<Text>());
    assert!(texts.any(|node| node.text() == text));
}

#[test]
fn every_word_that_is_put_together_has_a_text() {
    let set = cards();
    for locale in locales() {
        let has = |key: String| assert_ne!(locale.text(&key), key, "{:?}", locale.language());
        for participant in opponents() {
            let name = widgets::participant_id(participant);
            has(format!("duel-level-{name}"));
            has(format!("duel-level-{name}-text"));
        }
        for step in 1..=guide::STEPS {
            has(format!("duel-guide-{step}"));
            has(format!("duel-guide-{step}-text"));
        }
        for section in pages::SECTIONS {
            has(format!("duel-rules-{section}"));
            has(format!("duel-rules-{section}-text"));
        }
        for (_, card) in set.iter() {
            for (name, text) in widgets::terms(card) {
                has(name);
                has(text);
            }
        }
        for pace in 1..=4 {
            has(format!("duel-pace-{pace}"));
        }
    }
}

#[test]
fn the_winner_is_named() {
    let locale = english();
    let mut parlour = Parlour::new(&locale, 14);
    let says = |parlour: &Parlour, winner: Option<Player>, reason: Reason| {
        confirm::verdict(&locale, &parlour.table(), Outcome { winner, reason })
    };
    let (heading, how) = says(&parlour, Some(Player::One), Reason::Defeat);
    assert!(heading.contains("Victory"), "{heading}");
    assert!(how.contains("Tortoise"), "{how}");
    let (heading, how) = says(&parlour, Some(Player::Two), Reason::Concession);
    assert!(heading.contains("Defeat"), "{heading}");
    assert_eq!(how, "You conceded.");
    parlour.participants = [Participant::Person; 2];
    let (heading, _) = says(&parlour, Some(Player::Two), Reason::Defeat);
    assert!(heading.contains("Tortoise"), "{heading}");
    let (heading, _) = says(&parlour, None, Reason::Defeat);
    assert!(heading.contains("Draw"), "{heading}");
    let _ = Action::Close;
}

#[test]
fn the_menu_says_the_turn_and_the_opponent_of_the_match_that_waits() {
    let english = &locales()[0];
    let mut saved = DuelAutosave {
        record: Record {
            start: Start::Decks {
                seed: 1,
                decks: Default::default(),
            },
            intents: Vec::new(),
        },
        computers: [None, Some("strong".to_owned())],
        decks: Default::default(),
        counts: true,
        listed: false,
    };
    let waiting = |saved: &DuelAutosave| super::words::waiting(english, saved);
    assert_eq!(waiting(&saved), None);
    saved.record.intents = vec![(Player::One, Intent::EndTurn); 5];
    assert_eq!(waiting(&saved).as_deref(), Some("Turn 3 against Strong"));
    saved.computers = [None, None];
    assert_eq!(waiting(&saved).as_deref(), Some("Turn 3, two players"));
    saved.listed = true;
    assert_eq!(waiting(&saved), None);
}
