//! View model and commands of the Duel's table.

use crate::{
    ID, Participant,
    saves::DuelStatistics,
    scene::{board::HistoryEntry, face::design::Field, view_state::ViewState},
};
use fyrox::{core::math::Rect, resource::texture::TextureResource};
use parlour_engine::duel::Level;
use parlour_rules::duel::{CardId, CardSet, DeckList, DefinitionId, Duel, Outcome, Player, Setup};
use parlour_shell::{
    app::options::TableId,
    table::{
        replay::{Replay, ReplayStep},
        tutorial::{GuideCommand, TutorialStep},
    },
    ui::{Placement, TableCommand, TableDialog, View},
};
use std::{
    cell::RefCell,
    collections::{HashMap, HashSet},
    ops::Deref,
};

/// Returns all opponents: a person first, then the levels of the computer.
pub fn opponents() -> Vec<Participant> {
    let levels = Level::ALL.into_iter().map(Participant::Computer);
    [Participant::Person].into_iter().chain(levels).collect()
}

/// Command of the Duel's table, other than moving cards by pointer.
#[derive(Debug, Clone, PartialEq)]
pub enum DuelCommand {
    /// Selects the deck with this index for a side.
    Deck(Player, usize),
    /// Steps to another opponent by this many entries of the list.
    Opponent(i8),
    /// Starts the match that the setup dialog shows.
    Begin,
    /// Starts another match with the same decks.
    Rematch,
    /// Puts this position on the table.
    Place(Box<Setup>),
    /// Ends the turn.
    EndTurn,
    /// Selects or deselects the card with this index of the first hand for exchange.
    Exchange(usize),
    /// Confirms the first hand, with the selected exchanges.
    Keep,
    /// Concedes the match, after the confirmation.
    Concede,
    /// Opens the curtain: the other player is ready.
    Uncover,
    /// Speeds up or slows down the opponent's moves.
    Pace(i8),
    /// Skips the running animations.
    Skip,
    /// Shows a card large, or closes it.
    Look(Option<DefinitionId>),
    /// Runs a command of the tutorial.
    Guide(GuideCommand),
    /// Shows another step of a replay.
    Replay(ReplayStep),
    /// Runs a command of the deck builder.
    Build(DeckBuilderCommand),
}

/// Command of the deck builder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeckBuilderCommand {
    /// Opens the builder with the deck of this index, or with an empty one.
    Open(Option<usize>),
    /// Adds a copy of this card.
    Add(DefinitionId),
    /// Removes a copy of this card.
    Remove(DefinitionId),
    /// Filters by cost, where 7 includes all higher ones; `None` or the current cost shows all.
    Cost(Option<u8>),
    /// Turns this many pages of the collection.
    Page(i8),
    /// Steps to another hero.
    Hero(i8),
    /// Moves keyboard input to this field, or away from it if it is active.
    Type(Typing),
    /// Replaces the state of the active text field.
    Write(parlour_shell::ui::text_field::TextField),
    /// Saves the deck under its name.
    Save,
    /// Deletes the saved deck.
    Delete,
    /// Copies the deck code to the clipboard.
    Export,
    /// Reads a deck code from the clipboard.
    Import,
    /// Leaves the builder.
    Leave,
    /// Saves the deck and, if that succeeds, leaves the builder.
    SaveAndLeave,
}

/// Text field of the deck builder with keyboard input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Typing {
    /// No field.
    #[default]
    Nowhere,
    /// Search in the collection.
    Search,
    /// Name of the deck.
    Name,
}

/// Dialog of the Duel.
#[derive(Debug, Clone, PartialEq)]
pub enum DuelDialog {
    /// Setup of a match: decks and opponent.
    Setup,
    /// Mulligan: choice of the cards of the first hand to exchange.
    Mulligan,
    /// Curtain that hides both hands until this player is ready.
    Curtain(Player),
    /// Result of the match.
    Result(Outcome),
    /// Deck builder.
    Builder,
    /// Replay of a finished match.
    Replay,
    /// Statistics.
    Statistics,
    /// Rules.
    Rules,
    /// Keyboard shortcuts.
    Help,
}

impl TableDialog for DuelDialog {
    fn table(&self) -> TableId {
        ID
    }

    fn takes_return(&self) -> bool {
        *self != Self::Builder
    }

    fn placement(&self) -> Placement {
        match self {
            Self::Result(_) | Self::Replay => Placement::Beside,
            _ => Placement::Middle,
        }
    }

    fn id(&self) -> &'static str {
        match self {
            Self::Setup => "duel-setup",
            Self::Mulligan => "mulligan",
            Self::Curtain(_) => "curtain",
            Self::Result(_) => "result",
            Self::Builder => "deck-builder",
            Self::Replay => "replay",
            Self::Statistics => "duel-statistics",
            Self::Rules => "duel-rules",
            Self::Help => "duel-help",
        }
    }
}

impl TableCommand for DuelCommand {
    const TABLE: TableId = ID;
}

/// Deck in the setup dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckChoice {
    /// Cards of the deck.
    pub deck: DeckList,
    /// Localized name.
    pub name: String,
    /// Whether the player built the deck.
    pub own: bool,
}

/// State of the deck builder.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Builder {
    /// Deck being edited; its id is its name.
    pub deck: DeckList,
    /// Name of the player's saved deck that saving replaces.
    pub replaces: Option<String>,
    /// Cost filter.
    pub cost: Option<u8>,
    /// Search text.
    pub search: String,
    /// Field with keyboard input.
    pub typing: Typing,
    /// Text field with keyboard input, including caret and selection.
    pub line: parlour_shell::ui::text_field::TextField,
    /// Page of the collection, counted from 0.
    pub page: usize,
    /// Whether the deck has unsaved changes.
    pub changed: bool,
    /// Name of the deck that keeps the unsaved changes in case the program ends.
    pub draft: Option<String>,
}

/// Options of the next match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrangement {
    /// Indices of both decks in the list.
    pub decks: [usize; 2],
    /// Opponent of the player.
    pub opponent: Participant,
}

/// Current value of a card's figure, drawn over the printed one.
#[derive(Debug, Clone, PartialEq)]
pub struct CardFigure {
    /// Picture of the figure in its gem.
    pub picture: TextureResource,
    /// Position and size on the card, in card widths from its top left; y points down.
    pub field: Field,
}

/// Places on the table that matter for the card that is shown large, in pixels of the window.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PreviewPlaces {
    /// Card that is shown large, if it is on the table.
    pub card: Option<Rect<f32>>,
    /// Hero of that card's owner, if the card is a minion on the battlefield.
    pub hero: Option<Rect<f32>>,
    /// Button on the table that ends the turn.
    pub end_turn: Option<Rect<f32>>,
    /// All other heroes and minions, and the cards of the near hand.
    pub others: Vec<Rect<f32>>,
}

/// Faces of cards for panels. They are rendered when a panel first shows them, because most are never
/// needed.
#[derive(Debug, Default)]
pub struct Faces {
    made: HashMap<DefinitionId, TextureResource>,
    /// Cards that panels show without their face.
    wanted: RefCell<HashSet<DefinitionId>>,
}

impl Faces {
    /// Returns the face of a card. If it isn't rendered yet, it is rendered before the next frame, and
    /// the panels are built again.
    pub fn of(&self, card: DefinitionId) -> Option<TextureResource> {
        let face = self.made.get(&card).cloned();
        if face.is_none() {
            self.wanted.borrow_mut().insert(card);
        }
        face
    }

    /// Returns whether a card's face is rendered.
    pub fn has(&self, card: DefinitionId) -> bool {
        self.made.contains_key(&card)
    }

    /// Returns the number of rendered faces.
    pub fn count(&self) -> usize {
        self.made.len()
    }

    /// Adds a rendered face.
    pub fn add(&mut self, card: DefinitionId, face: TextureResource) {
        self.made.insert(card, face);
    }

    /// Removes all faces.
    pub fn clear(&mut self) {
        self.made.clear();
    }

    /// Returns the cards that panels have shown without their face since the last call.
    pub fn take_wanted(&mut self) -> HashSet<DefinitionId> {
        self.wanted.take()
    }
}

/// Data of the Duel's table that its panels show.
pub struct DuelView<'a> {
    /// Definitions of all cards.
    pub set: &'a CardSet,
    /// Faces of cards.
    pub faces: &'a Faces,
    /// Match on the table.
    pub duel: Option<&'a Duel>,
    /// State of the match that the table shows. It lags behind `duel` during animations, and panels
    /// follow it.
    pub view_state: Option<&'a ViewState>,
    /// Player whose view is shown.
    pub seat: Player,
    /// Controllers of both sides.
    pub participants: [Participant; 2],
    /// Whether the player can act now.
    pub may_act: bool,
    /// Whether the result of the match is about to be shown.
    pub announcing: bool,
    /// Whether the computer is thinking.
    pub thinking: bool,
    /// History, oldest entry first.
    pub history: &'a [HistoryEntry],
    /// Card that is shown large, with its identity if it is part of the match.
    pub preview: Option<(DefinitionId, Option<CardId>)>,
    /// Places on the table that matter for it.
    pub preview_at: PreviewPlaces,
    /// Pixels of the cards that would die in the action in progress.
    pub dying: &'a [Rect<f32>],
    /// Figures of that card that differ from the printed ones.
    pub figures: &'a [CardFigure],
    /// Whether its face has a line from its fable.
    pub has_fable: bool,
    /// Decks to choose from.
    pub decks: &'a [DeckChoice],
    /// Options of the next match.
    pub arrangement: Arrangement,
    /// Indices of the first hand's cards that are selected for exchange.
    pub exchanged: &'a [usize],
    /// State of the deck builder.
    pub builder: &'a Builder,
    /// Statistics of all matches.
    pub statistics: &'a DuelStatistics,
    /// Step of the tutorial.
    pub guide: Option<TutorialStep>,
    /// Speed of the opponent, counted from 0, and the number of speeds.
    pub pace: (usize, usize),
    /// Step of the replay that is on the table, if there is one.
    pub replay: Option<Replay>,
}

/// Data for the Duel's panels: the table's state once the cards are loaded, and the shell's.
pub struct DuelScreen<'a> {
    view: &'a View<'a>,
    /// State of the table.
    pub duel: Option<&'a DuelView<'a>>,
}

impl<'a> DuelScreen<'a> {
    /// Joins the two.
    pub fn new(view: &'a View<'a>, duel: Option<&'a DuelView<'a>>) -> Self {
        Self { view, duel }
    }
}

impl<'a> Deref for DuelScreen<'a> {
    type Target = View<'a>;

    fn deref(&self) -> &View<'a> {
        self.view
    }
}
