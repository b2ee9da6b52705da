//! What is asked for and what is shown at the Duel's table.

use crate::{
    duel::{face::design::Field, view_state::ViewState},
    saves::DuelBooks,
};
use fyrox::resource::texture::TextureResource;
use parlour_engine::duel::Level;
use parlour_rules::duel::{CardId, CardSet, DeckList, DefinitionId, Duel, Outcome, Player, Setup};
use std::collections::HashMap;

/// Who sits at a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Control {
    /// Somebody at this table.
    Local,
    /// The computer.
    Computer(Level),
}

/// What is asked for at the Duel's table, besides what hands do to the cards.
#[derive(Debug, Clone, PartialEq)]
pub enum DuelCommand {
    /// From the menu to the table; goes on with what lies there.
    Sit,
    /// Take this deck for this side.
    Deck(Player, usize),
    /// Who sits on the other side: the next or the one before.
    Opponent(i8),
    /// Begin a match as it is set up.
    Begin,
    /// The same decks again.
    Rematch,
    /// Put this position on the table.
    Place(Box<Setup>),
    /// End the turn.
    EndTurn,
    /// Exchange this card of the first hand, or not.
    Exchange(usize),
    /// The first hand stays like this.
    Keep,
    /// Yes, give up.
    Concede,
    /// Yes, leave the match, and do this.
    Abandon(Box<DuelCommand>),
    /// The other player has sat down, and their cards may be seen.
    Uncover,
    /// Faster or slower, what the opponent does.
    Pace(i8),
    /// Let what is moving be over.
    Skip,
    /// Look at a card large, or at none.
    Look(Option<DefinitionId>),
    /// Begin the guided first duel, or its next step.
    Guide(usize),
    /// End it.
    LeaveGuide,
    /// Something in the deck builder.
    Build(DeckBuilderCommand),
}

/// What is asked for in the deck builder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeckBuilderCommand {
    /// Open it with this deck, or with an empty one of this hero.
    Open(Option<usize>),
    /// One more of this card.
    Add(DefinitionId),
    /// One less.
    Remove(DefinitionId),
    /// Only cards of this cost, 7 and more together; all of them.
    Cost(Option<u8>),
    /// Another page of the collection.
    Page(i8),
    /// Another hero.
    Hero(i8),
    /// What is typed goes here.
    Type(Typing),
    /// The line that is typed stands like this now.
    Write(crate::text_field::TextField),
    /// Keep the deck under its name.
    Save,
    /// Throw the deck away.
    Delete,
    /// The deck as a line of text to the clipboard.
    Export,
    /// A deck from the clipboard.
    Import,
    /// Leave it.
    Leave,
    /// Something that would lose a deck, or changes to it, is asked for once; asked for again, it is
    /// done.
    Ask(Box<DeckBuilderCommand>),
}

/// Where typed letters go in the deck builder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Typing {
    /// Nowhere.
    #[default]
    Nowhere,
    /// Into the search for cards.
    Search,
    /// Into the name of the deck.
    Name,
}

/// What becomes of a match that is left before its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stake {
    /// The computer has won it.
    Lost,
    /// It is gone, and nobody has won: two people play, and only one of them leaves.
    Gone,
}

/// What lies over the Duel's table.
#[derive(Debug, Clone, PartialEq)]
pub enum DuelDialog {
    /// Which decks, and against whom?
    Setup,
    /// Which cards of the first hand are exchanged?
    Mulligan,
    /// The hands are hidden until the other player has sat down.
    Curtain(Player),
    /// Who has won, and how.
    Result(Outcome),
    /// Really give up?
    Concede,
    /// Really leave the match, and what becomes of it, for this?
    Abandon(Box<DuelCommand>, Stake),
    /// Decks are put together.
    Builder,
    /// How often who has won.
    Statistics,
    /// How it is played.
    Rules,
    /// The keys.
    Help,
}

impl DuelDialog {
    /// Its name in the trace.
    pub fn id(&self) -> &'static str {
        match self {
            Self::Setup => "duel-setup",
            Self::Mulligan => "mulligan",
            Self::Curtain(_) => "curtain",
            Self::Result(_) => "result",
            Self::Concede => "concede",
            Self::Abandon(..) => "abandon",
            Self::Builder => "deck-builder",
            Self::Statistics => "duel-statistics",
            Self::Rules => "duel-rules",
            Self::Help => "duel-help",
        }
    }
}

/// What was done, for the strip of the last actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Done {
    /// Who did it.
    pub player: Player,
    /// With which card.
    pub card: DefinitionId,
    /// What.
    pub deed: HistoryAction,
    /// To which card, if to one.
    pub target: Option<DefinitionId>,
}

/// What was done with a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HistoryAction {
    /// It was played.
    Played,
    /// It attacked.
    Attacked,
    /// It died.
    Died,
    /// It was burned, because the hand was full.
    Burned,
}

/// A deck that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckChoice {
    /// The cards.
    pub deck: DeckList,
    /// Its name for the player.
    pub name: String,
    /// Whether the player made it.
    pub own: bool,
}

/// The state of the deck builder.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Builder {
    /// The deck as it is being put together; its id is its name.
    pub deck: DeckList,
    /// Which of the player's decks it takes the place of.
    pub replaces: Option<String>,
    /// Only cards of this cost.
    pub cost: Option<u8>,
    /// Only cards with these letters.
    pub search: String,
    /// Where typed letters go.
    pub typing: Typing,
    /// What is typed there.
    pub line: crate::text_field::TextField,
    /// Page of the collection, from 0.
    pub page: usize,
    /// Whether it has changed since it was saved.
    pub changed: bool,
    /// Under which name it is kept as it is, should the program be ended.
    pub draft: Option<String>,
    /// What was asked for once, and waits to be asked for again.
    pub asked: Option<DeckBuilderCommand>,
}

/// A match as it will be begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrangement {
    /// The decks of the two, by their places in the list.
    pub decks: [usize; 2],
    /// Who sits on the other side.
    pub opponent: Control,
}

/// A figure in its gem that is laid over a printed one.
#[derive(Debug, Clone, PartialEq)]
pub struct CardFigure {
    /// Its picture.
    pub picture: TextureResource,
    /// Where it is on the card; the card's width is 1, x goes right and y down from its top left.
    pub field: Field,
}

/// What the panels show of the Duel's table.
pub struct DuelView<'a> {
    /// All cards.
    pub set: &'a CardSet,
    /// Their faces, as far as they were put together.
    pub faces: &'a HashMap<DefinitionId, TextureResource>,
    /// The match on the table.
    pub duel: Option<&'a Duel>,
    /// The match as far as it has been shown: what panels tell is never ahead of the table.
    pub stage: Option<&'a ViewState>,
    /// Whose eyes see it.
    pub seat: Player,
    /// Who sits where.
    pub controls: [Control; 2],
    /// Whether the player may act now.
    pub may_act: bool,
    /// Whether the computer is thinking.
    pub thinking: bool,
    /// What was done, the last at the end.
    pub history: &'a [Done],
    /// The card that is shown large, and which one it is if it lies on the table.
    pub preview: Option<(DefinitionId, Option<CardId>)>,
    /// Figures of that card that are not as printed.
    pub figures: &'a [CardFigure],
    /// The decks that can be chosen.
    pub decks: &'a [DeckChoice],
    /// The next match.
    pub arrangement: Arrangement,
    /// Which cards of the first hand will be exchanged.
    pub exchanged: &'a [usize],
    /// The deck builder.
    pub builder: &'a Builder,
    /// How often who has won.
    pub books: &'a DuelBooks,
    /// The step of the guided first duel.
    pub guide: Option<usize>,
    /// How fast it goes, from 0, and how many paces there are.
    pub pace: (usize, usize),
}
