//! What the plugin does at the Duel's table: it reads cards and decks, begins matches, saves, keeps
//! the books, and says what happens.

mod attach;
mod card_preview;
mod commands;
mod decks;
mod events;
mod files;
mod guide;
mod hit_targets;

use crate::{
    duel::{board::DuelBoard, manager::DuelManager, view_state::Told},
    saves::{DuelAutosave, DuelBooks},
    ui::{
        Arrangement, Builder, Control, DeckChoice, Done, DuelView,
        duel::{guide::STEPS, numbers::Numbers},
    },
};
use fyrox::{
    core::pool::Handle,
    resource::texture::TextureResource,
    scene::{Scene, node::Node},
};
use parlour_rules::duel::{CardId, CardSet, DeckList, DefinitionId, Duel, Outcome, Player};
use std::{collections::HashMap, sync::Arc};

/// What the plugin knows of the Duel's table.
#[derive(Debug, Default)]
pub struct DuelTable {
    manager: Handle<Node>,
    table: Handle<Node>,
    set: Option<Arc<CardSet>>,
    /// The decks of the game, and then the player's.
    decks: Vec<DeckChoice>,
    own_decks: Vec<DeckList>,
    books: DuelBooks,
    /// The match as it was last saved.
    saved: Option<DuelAutosave>,
    /// Whether files lie there that were not read, and are to be kept.
    keep_match: bool,
    keep_books: bool,
    keep_decks: bool,
    faces: HashMap<DefinitionId, TextureResource>,
    /// Faces that are still to be put together, the next one last.
    unmade: Vec<DefinitionId>,
    arrangement: Option<Arrangement>,
    builder: Builder,
    /// Whose eyes see the table.
    seat: Option<Player>,
    /// The player for whom the curtain is drawn.
    curtain: Option<Player>,
    /// Which cards of the first hand will be exchanged.
    exchanged: Vec<usize>,
    history: Vec<Done>,
    card_preview: card_preview::CardPreview,
    /// What panels told of the table when they were last built.
    told: Option<Told>,
    numbers: Numbers,
    /// Seconds until the end is announced.
    announcement: Option<(f32, Outcome)>,
    /// Which of the paces of the opponent.
    pace: usize,
    guide: Option<usize>,
    /// What the guide's steps ask for and has been done since it began.
    guide_done: [bool; STEPS],
    /// The ids of the decks of the match on the table.
    deck_ids: [String; 2],
    /// Whether its end does not enter the books.
    for_practice: bool,
    /// Whether the match on the table is in the books.
    entered: bool,
    /// Matches begun since the start.
    begun: u64,
}

/// Factors of the times of what happens: slower, normal, faster, very fast.
const PACES: [f32; 4] = [1.5, 1.0, 0.6, 0.3];

impl DuelTable {
    fn duel_manager<'a>(&self, scene: &'a Scene) -> Option<&'a DuelManager> {
        scene
            .graph
            .try_get_script_of::<DuelManager>(self.manager)
            .ok()
    }

    /// The match on the table.
    pub fn duel<'a>(&self, scene: &'a Scene) -> Option<&'a Duel> {
        self.duel_manager(scene)?.duel()
    }

    /// The player whose eyes see the table.
    pub(crate) fn duel_seat(&self) -> Player {
        self.seat.unwrap_or(Player::One)
    }

    /// Whether a guide tells how it is played.
    pub(crate) fn is_duel_guided(&self) -> bool {
        self.guide.is_some()
    }

    fn duel_arrangement(&self) -> Arrangement {
        self.arrangement.unwrap_or(Arrangement {
            decks: [0, self.decks.len().saturating_sub(1).min(1)],
            opponent: Control::Computer(Default::default()),
        })
    }

    /// What the panels show.
    pub(crate) fn duel_view<'a>(&'a self, scene: &'a Scene) -> Option<DuelView<'a>> {
        let duel_manager = self.duel_manager(scene)?;
        let preview: Option<(DefinitionId, Option<CardId>)> = self.card_preview.preview();
        let table = scene.graph.try_get_script_of::<DuelBoard>(self.table).ok();
        Some(DuelView {
            set: self.set.as_deref()?,
            faces: &self.faces,
            duel: duel_manager.duel(),
            stage: table.and_then(DuelBoard::stage),
            seat: self.duel_seat(),
            controls: duel_manager
                .controls()
                .unwrap_or([Control::Local, Control::Computer(Default::default())]),
            may_act: duel_manager.input_owner().is_some() && duel_manager.is_at_rest(),
            thinking: duel_manager.is_thinking(),
            history: &self.history,
            preview,
            figures: self.card_preview.figures(),
            decks: &self.decks,
            arrangement: self.duel_arrangement(),
            exchanged: &self.exchanged,
            builder: &self.builder,
            books: &self.books,
            guide: self.guide,
            pace: (self.pace, PACES.len()),
        })
    }
}
