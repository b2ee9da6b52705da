//! Everything flat: the menu, the panels beside the table, dialogs and pages.
//!
//! What is shown is built anew from a [`View`] whenever something in it changes; nothing is read
//! back out of widgets. A click becomes an [`Action`], which the plugin carries out.

pub mod dialogs;
pub mod floating;
pub mod hud;
pub mod kit;
pub mod menu;
pub mod pages;
pub mod prospector;
pub mod settings_page;

use crate::{lessons::Lesson, locale::Locale, options::Table, settings::Settings, trace::Picks};
use fyrox::{
    core::{algebra::Vector2, pool::Handle},
    graph::SceneGraph,
    gui::{
        UiNode, UserInterface,
        button::ButtonMessage,
        message::UiMessage,
        scroll_viewer::{ScrollViewer, ScrollViewerMessage},
        widget::WidgetMessage,
    },
};
use kit::{Entry, Kit, Pictures, colors, solid};
use parlour_rules::{
    chess::{Claim, Color, Game, PieceKind, Rules},
    prospector::{
        Books, Date, Entered, Series, Settled,
        solver::{Aim, Hint},
    },
};
use std::collections::HashMap;

/// What a button, a key or a dialog asks for.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Open this dialog or page.
    Open(Dialog),
    /// Close the topmost dialog.
    Close,
    /// To the main menu.
    Menu,
    /// From the menu back to the game on the table.
    BackToTable,
    /// A new game by these rules.
    NewGame(Rules),
    /// The same again.
    Again,
    /// The saved game.
    Resume,
    /// Begin the lessons, or go to the next.
    Lesson(usize),
    /// Leave the lessons.
    LeaveLessons,
    /// Take a half-move back.
    Undo,
    /// Make it again.
    Redo,
    /// See the board from the other side.
    Flip,
    /// See it from above, or back.
    Top,
    /// Camera back to the seat.
    ResetView,
    /// Position to the clipboard.
    CopyFen,
    /// Position from the clipboard.
    PasteFen,
    /// Game to the clipboard.
    CopyPgn,
    /// Offer a draw, or claim it when it can be claimed.
    Draw,
    /// The other player accepts the draw.
    AcceptDraw,
    /// Claim a draw.
    Claim(Claim),
    /// Give up, after the question.
    Resign(Color),
    /// Turn the pawn into this.
    Promote(PieceKind),
    /// Next or previous value of a setting.
    Change(settings_page::Setting, i8),
    /// Show or fold the panel beside the table.
    TogglePanel,
    /// Something at Prospector's table.
    Prospector(Dig),
    /// Write a bug report.
    BugReport,
    /// Leave the program.
    Quit,
}

/// What is asked for at Prospector's table, besides taking and drawing cards, [`Action::Undo`] and
/// [`Action::Redo`].
#[derive(Debug, Clone, PartialEq)]
pub enum Dig {
    /// From the menu to the table; goes on with what lies there.
    Sit,
    /// After a won round the next one, else a new series. A round that is not over is given up;
    /// this and the next three ask first if it has been begun.
    Next,
    /// The same cards again.
    Restart,
    /// The deal of the day.
    Daily,
    /// The deal with this number.
    Deal(u64),
    /// Yes, give the round up and do this.
    GiveUp(Box<Dig>),
    /// A digit is typed into [`Dialog::DealNumber`].
    Digit(u8),
    /// The last digit is rubbed out.
    Erase,
    /// Show a hint that goes for this.
    Hint(Aim),
    /// Say whether the round can still be won.
    CanWin,
    /// Ace and king are neighbours, or not; begins a new series.
    ToggleWrap,
    /// Only deals that can be won, or any; begins a new series.
    ToggleWinnable,
    /// Begin the guided first round, or its next step.
    Guide(usize),
    /// End it.
    LeaveGuide,
}

/// A round that has just ended: what its dialog shows.
#[derive(Debug, Clone, PartialEq)]
pub struct RoundReport {
    /// What went into the books.
    pub settled: Settled,
    /// Where it entered them.
    pub entered: Entered,
    /// The points that were to be beaten.
    pub best_before: u64,
}

/// What the player asked the solver, and its answer; shown until the next move.
#[derive(Debug, Clone, PartialEq)]
pub enum Insight {
    /// It is being thought about.
    Thinking,
    /// A hint. The card or the draw pile is marked on the table, too.
    Hint(Hint),
    /// The round can still be won, with this many moves, or not.
    CanWin(Option<usize>),
    /// This layout is too large for the solver.
    NoAnswer,
}

/// What the panels show of Prospector's table.
pub struct ProspectorView<'a> {
    /// The round on the table and its series.
    pub series: &'a Series,
    /// High scores, daily deals and statistics.
    pub books: &'a Books,
    /// The day in UTC.
    pub today: Date,
    /// The score as far as it has flown in: it lags behind the series' while a run is on its way.
    pub shown_score: u64,
    /// The solver's answer.
    pub insight: Option<&'a Insight>,
    /// The step of the guided first round.
    pub guide: Option<usize>,
}

/// What may lie over the table.
#[derive(Debug, Clone, PartialEq)]
pub enum Dialog {
    /// Which piece shall the pawn become?
    Promotion(Color),
    /// Who won, and why.
    Result,
    /// By which rules?
    NewGame,
    /// Go on with the saved game?
    ResumeOffer,
    /// Really resign?
    Resign(Color),
    /// Does the other player accept?
    DrawOffer(Color),
    /// Really claim it?
    DrawClaim(Claim),
    /// Settings.
    Settings,
    /// The rules of the game.
    Rules,
    /// The keys.
    Help,
    /// This table is not there yet.
    Announced(Announced),
    /// Prospector: which deal shall be next?
    NewDeal,
    /// Prospector: the number of a deal, as far as it is typed.
    DealNumber(String),
    /// Prospector: the round is over.
    RoundOver(RoundReport),
    /// Prospector: really give the round up, for this?
    GiveUp(Dig),
    /// Prospector: high scores, daily deals, statistics.
    Books(BooksPage),
    /// Prospector: how it is played.
    ProspectorRules,
    /// Prospector: the keys.
    ProspectorHelp,
}

/// The pages of the books.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BooksPage {
    /// The best series.
    HighScores,
    /// The daily deals.
    Daily,
    /// All rounds.
    Statistics,
}

/// The tables that are announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Announced {
    /// The card game.
    Duel,
}

impl Dialog {
    /// Its name in the trace.
    pub fn id(&self) -> &'static str {
        match self {
            Dialog::Promotion(_) => "promotion",
            Dialog::Result => "result",
            Dialog::NewGame => "new-game",
            Dialog::ResumeOffer => "resume",
            Dialog::Resign(_) => "resign",
            Dialog::DrawOffer(_) => "draw-offer",
            Dialog::DrawClaim(_) => "draw-claim",
            Dialog::Settings => "settings",
            Dialog::Rules => "rules",
            Dialog::Help => "help",
            Dialog::Announced(_) => "announced",
            Dialog::NewDeal => "new-deal",
            Dialog::DealNumber(_) => "deal-number",
            Dialog::RoundOver(_) => "round-over",
            Dialog::GiveUp(_) => "give-up",
            Dialog::Books(_) => "books",
            Dialog::ProspectorRules => "prospector-rules",
            Dialog::ProspectorHelp => "prospector-help",
        }
    }
}

/// Where the player is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Screen {
    /// Nothing is loaded yet.
    #[default]
    Loading,
    /// The main menu.
    Menu,
    /// At the table.
    Table,
}

/// Everything that the panels show.
pub struct View<'a> {
    /// Inner size of the window, in pixels.
    pub window: Vector2<f32>,
    /// Texts.
    pub locale: &'a Locale,
    /// Settings.
    pub settings: &'a Settings,
    /// Pictures.
    pub pictures: &'a Pictures,
    /// Where the player is.
    pub screen: Screen,
    /// What lies over it, the topmost last.
    pub dialogs: &'a [Dialog],
    /// Which table it is.
    pub table: Table,
    /// The chess game on the table.
    pub game: Option<&'a Game>,
    /// The solitaire on the table.
    pub prospector: Option<ProspectorView<'a>>,
    /// A sentence to show for a moment.
    pub toast: Option<&'a str>,
    /// Whether the panel was unfolded in a small window.
    pub panel_open: bool,
    /// The saved game that waits to be resumed.
    pub resume: Option<&'a Game>,
    /// The lesson, its number and how many there are.
    pub lesson: Option<(&'a Lesson, usize, usize, bool)>,
    /// Whether a demonstration runs.
    pub demonstration: bool,
    /// Whether a touch ends it.
    pub can_wake: bool,
}

impl View<'_> {
    /// Pixels for a unit: panels are designed for 720 lines, and grow with the window and with
    /// the player's setting.
    pub fn scale(&self) -> f32 {
        scale(self.window, self.settings.ui_scale)
    }

    /// Whether the window is too small for a panel beside the table.
    pub fn is_compact(&self) -> bool {
        is_compact(self.window, self.settings.ui_scale)
    }
}

/// Pixels for a unit in a window of this size.
pub fn scale(window: Vector2<f32>, setting: f32) -> f32 {
    let fitting = (window.y / 720.0).min(window.x / 1000.0);
    (fitting.clamp(0.7, 8.0) * setting).clamp(0.5, 12.0)
}

/// Whether a panel beside the table would leave too little of it.
pub fn is_compact(window: Vector2<f32>, setting: f32) -> bool {
    is_compact_at(window, scale(window, setting))
}

/// The same, for panels of this scale.
pub fn is_compact_at(window: Vector2<f32>, scale: f32) -> bool {
    window.x / scale < 900.0 || window.y / scale < 560.0
}

/// Share of the window that the menu covers.
pub fn menu_covers(window: Vector2<f32>, setting: f32) -> f32 {
    if is_compact(window, setting) {
        0.0
    } else {
        (menu::PANEL_WIDTH + menu::MARGIN) * scale(window, setting) / window.x.max(1.0)
    }
}

/// Share of the window that the panel beside the table covers.
pub fn panel_covers(window: Vector2<f32>, setting: f32) -> f32 {
    if is_compact(window, setting) {
        0.0
    } else {
        (hud::PANEL_WIDTH + 2.0 * hud::MARGIN) * scale(window, setting) / window.x.max(1.0)
    }
}

/// Seconds in which a button lights up under the pointer, at normal speed.
const ATTEND_TIME: f32 = 0.08;

/// Places within a button that are tried for a click, in shares of its size.
const CLICKABLE: [(f32, f32); 5] = [(0.5, 0.5), (0.3, 0.5), (0.7, 0.5), (0.5, 0.25), (0.5, 0.75)];

/// The widgets on screen.
#[derive(Debug, Default)]
pub struct Gui {
    layers: Vec<Handle<UiNode>>,
    entries: Vec<Entry>,
    focus: Option<usize>,
    moves: Handle<ScrollViewer>,
    modal: bool,
}

impl Gui {
    /// Takes everything down and builds what `view` says.
    pub fn rebuild(&mut self, ui: &mut UserInterface, view: &View) {
        let heat: HashMap<String, f32> = self
            .entries
            .iter()
            .filter(|entry| entry.heat > 0.0)
            .map(|entry| (entry.name.clone(), entry.heat))
            .collect();
        let focused = self
            .focus
            .and_then(|index| self.entries.get(index))
            .map(|entry| entry.name.clone());
        for layer in self.layers.drain(..) {
            if ui.try_get_node(layer).is_ok() {
                ui.remove_node(layer);
            }
        }
        let size = (view.window.x, view.window.y);
        let mut ctx = ui.build_ctx();
        let mut kit = Kit {
            ctx: &mut ctx,
            scale: view.scale(),
            pictures: view.pictures,
            entries: Vec::new(),
        };
        let mut layers = Vec::new();
        let mut moves = Handle::NONE;
        match view.screen {
            Screen::Loading => {}
            Screen::Menu => layers.push(menu::build(&mut kit, view, size)),
            Screen::Table if view.table == Table::Prospector => {
                layers.push(prospector::hud::build(&mut kit, view, size));
            }
            Screen::Table => {
                let (layer, list) = hud::build(&mut kit, view, size);
                moves = list;
                layers.push(layer);
            }
        }
        if let Some(dialog) = view.dialogs.last() {
            // What lies under a dialog cannot be pressed.
            kit.entries.clear();
            layers.push(dialogs::build(&mut kit, view, dialog, size));
        }
        if let Some(toast) = view.toast {
            layers.push(hud::toast(&mut kit, toast, size));
        }
        self.entries = std::mem::take(&mut kit.entries);
        self.layers = layers;
        self.moves = moves;
        self.modal = !view.dialogs.is_empty();
        self.focus = focused
            .and_then(|name| self.entries.iter().position(|entry| entry.name == name))
            .filter(|_| self.focus.is_some());
        self.show_focus(ui);
        for entry in &mut self.entries {
            entry.heat = heat.get(&entry.name).copied().unwrap_or(0.0);
            if entry.heat > 0.0 {
                ui.send(entry.back, WidgetMessage::Background(entry.brush().into()));
            }
        }
        if moves.is_some() {
            ui.send(moves, ScrollViewerMessage::ScrollToEnd);
        }
    }

    /// Lets the button under the pointer light up, and the others fade, in `dt` seconds; `speed`
    /// is the player's setting. `pointer` is where the pointer is, if it is in the window.
    pub fn attend(
        &mut self,
        ui: &UserInterface,
        pointer: Option<Vector2<f32>>,
        dt: f32,
        speed: f32,
    ) {
        let under = pointer.map_or(Handle::NONE, |at| ui.hit_test(at));
        let held = ui.captured_node();
        let time = ATTEND_TIME * speed;
        let step = if time > 0.0 { dt / time } else { f32::MAX };
        for entry in &mut self.entries {
            let own: Handle<UiNode> = entry.button.to_base();
            let touches = |node: Handle<UiNode>| {
                node.is_some()
                    && (node == own
                        || ui
                            .try_get_node(own)
                            .is_ok_and(|button| button.has_descendant(node, ui)))
            };
            let goal = match (entry.enabled && touches(under), touches(held)) {
                (true, true) => 2.0,
                (true, false) => 1.0,
                (false, _) => 0.0,
            };
            if entry.heat != goal {
                entry.heat += (goal - entry.heat).clamp(-step, step);
                ui.send(entry.back, WidgetMessage::Background(entry.brush().into()));
            }
        }
    }

    /// Whether a point of the window is free of panels.
    pub fn is_free(&self, ui: &UserInterface, at: Vector2<f32>) -> bool {
        if self.modal {
            return false;
        }
        let hit = ui.hit_test(at);
        hit.is_none() || hit == ui.root() || self.layers.contains(&hit)
    }

    /// The action of the button that this message says was clicked.
    pub fn clicked(&self, message: &UiMessage) -> Option<Action> {
        if !matches!(message.data::<ButtonMessage>(), Some(ButtonMessage::Click)) {
            return None;
        }
        self.entries
            .iter()
            .find(|entry| entry.enabled && entry.button.to_base() == message.destination())
            .map(|entry| entry.action.clone())
    }

    /// Moves the focus by keys, among what can be pressed.
    pub fn move_focus(&mut self, ui: &UserInterface, forward: bool) {
        let count = self.entries.len();
        if count == 0 {
            return;
        }
        let mut index = self.focus.unwrap_or(if forward { count - 1 } else { 0 });
        for _ in 0..count {
            index = if forward {
                (index + 1) % count
            } else {
                (index + count - 1) % count
            };
            if self.entries[index].enabled {
                break;
            }
        }
        self.focus = Some(index);
        self.show_focus(ui);
    }

    /// The action of the focused button.
    pub fn focused(&self) -> Option<Action> {
        self.focus
            .and_then(|index| self.entries.get(index))
            .filter(|entry| entry.enabled)
            .map(|entry| entry.action.clone())
    }

    /// Forgets the focus, when a hand takes over from the keys.
    pub fn drop_focus(&mut self, ui: &UserInterface) {
        if self.focus.take().is_some() {
            self.show_focus(ui);
        }
    }

    fn show_focus(&self, ui: &UserInterface) {
        for (index, entry) in self.entries.iter().enumerate() {
            let color = if self.focus == Some(index) {
                colors::ACCENT
            } else {
                colors::BRASS_FAINT
            };
            ui.send(entry.back, WidgetMessage::Foreground(solid(color).into()));
        }
    }

    /// Adds a pixel for each button that can be pressed.
    pub fn add_picks(&self, ui: &UserInterface, picks: &mut Picks) {
        for entry in self.entries.iter().filter(|entry| entry.enabled) {
            let Ok(button) = ui.try_get(entry.button) else {
                continue;
            };
            let bounds = button.screen_bounds();
            let own: Handle<UiNode> = entry.button.to_base();
            // Its middle, if a click there reaches it; a button that is scrolled out of sight
            // cannot be clicked at all.
            let pixel = CLICKABLE.into_iter().find_map(|(x, y)| {
                let at = bounds.position + bounds.size.component_mul(&Vector2::new(x, y));
                let at = Vector2::new(at.x.round(), at.y.round());
                let hit = ui.hit_test(at);
                let reached = hit == own || button.has_descendant(hit, ui);
                reached.then_some((at.x as i32, at.y as i32))
            });
            if let Some(pixel) = pixel {
                picks.buttons.insert(entry.name.clone(), pixel);
            }
        }
    }

    /// Whether a button is held down: then nothing is rebuilt under the finger.
    pub fn is_held(&self, ui: &UserInterface) -> bool {
        ui.captured_node().is_some()
    }
}
