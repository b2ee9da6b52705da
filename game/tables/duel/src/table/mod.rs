//! [`DuelTable`], the shell's side of the Duel: cards and decks, starting and saving matches,
//! records and the view that the panels are built from.

mod attach;
mod card_faces;
mod card_preview;
mod commands;
mod decks;
mod events;
mod files;
mod games;
mod guide;
mod hit_targets;
mod interface;
mod keys;
mod selection;

use crate::{
    Participant,
    options::DuelOptions,
    panels::{Arrangement, Builder, DeckChoice, DuelView, Faces, guide::STEPS, numbers::Numbers},
    saves::{DuelAutosave, DuelStatistics},
    scene::{
        board::{DuelBoard, HistoryEntry},
        manager::DuelManager,
        view_state::PanelValues,
    },
};
use fyrox::{
    core::pool::Handle,
    scene::{Scene, node::Node},
};
use parlour_rules::duel::{CardId, CardSet, DeckList, DefinitionId, Duel, Match, Outcome, Player};
use parlour_shell::table::{announcement::Announcement, autosave::Autosave, tutorial::Tutorial};
use std::sync::Arc;

/// State of the Duel table that outlives the scene. The match being played is in the scene's
/// [`DuelManager`].
#[derive(Debug, Default)]
pub struct DuelTable {
    /// Startup options; each applies once.
    options: DuelOptions,
    manager: Handle<Node>,
    table: Handle<Node>,
    set: Option<Arc<CardSet>>,
    /// Decks that can be chosen: those of the game, then the player's.
    decks: Vec<DeckChoice>,
    own_decks: Vec<DeckList>,
    statistics: DuelStatistics,
    /// Match as last saved.
    saved: Autosave<DuelAutosave>,
    faces: Faces,
    arrangement: Option<Arrangement>,
    builder: Builder,
    /// Player whose side of the table is shown.
    seat: Option<Player>,
    /// Player who has to confirm being at the device before the hands are shown.
    curtain: Option<Player>,
    /// Indexes of the cards in the first hand that will be exchanged.
    exchanged: Vec<usize>,
    history: Vec<HistoryEntry>,
    selection: selection::Selection,
    card_preview: card_preview::CardPreview,
    /// Values that the panels showed when they were last built; a change means that they are
    /// outdated.
    panel_values: Option<PanelValues>,
    numbers: Numbers,
    /// Result, until its dialog opens.
    announcement: Announcement<Outcome>,
    /// Index into [`PACES`] for the computer's turns.
    pace: usize,
    guide: Tutorial<STEPS, Match>,
    /// Ids of the decks in the match on the table.
    deck_ids: [String; 2],
    /// Whether the match on the table is practice and doesn't count in the records.
    for_practice: bool,
    /// Whether the match on the table is already in the records.
    entered: bool,
    /// Replay of a finished match, which is on the table instead of the player's.
    replay: Option<games::MatchReplay>,
}

/// Factors on the duration of animations: slower, normal, faster, very fast.
const PACES: [f32; 4] = [1.5, 1.0, 0.6, 0.3];

impl DuelTable {
    fn duel_manager<'a>(&self, scene: &'a Scene) -> Option<&'a DuelManager> {
        scene
            .graph
            .try_get_script_of::<DuelManager>(self.manager)
            .ok()
    }

    /// Returns the duel on the table.
    pub fn duel<'a>(&self, scene: &'a Scene) -> Option<&'a Duel> {
        self.duel_manager(scene)?.duel()
    }

    /// Returns the player whose side of the table is shown.
    pub(crate) fn duel_seat(&self) -> Player {
        self.seat.unwrap_or(Player::One)
    }

    /// Returns whether the tutorial is open.
    pub(crate) fn is_duel_guided(&self) -> bool {
        self.guide.is_open()
    }

    fn duel_arrangement(&self) -> Arrangement {
        self.arrangement.unwrap_or(Arrangement {
            decks: [0, self.decks.len().saturating_sub(1).min(1)],
            opponent: Participant::Computer(Default::default()),
        })
    }

    /// Returns the state that the Duel's panels are built from.
    pub(crate) fn duel_view<'a>(&'a self, scene: &'a Scene) -> Option<DuelView<'a>> {
        let duel_manager = self.duel_manager(scene)?;
        let preview: Option<(DefinitionId, Option<CardId>)> = self.card_preview.preview();
        let table = scene.graph.try_get_script_of::<DuelBoard>(self.table).ok();
        Some(DuelView {
            set: self.set.as_deref()?,
            faces: &self.faces,
            duel: duel_manager.duel(),
            view_state: table.and_then(DuelBoard::view_state),
            seat: self.duel_seat(),
            participants: duel_manager.participants().unwrap_or([
                Participant::Person,
                Participant::Computer(Default::default()),
            ]),
            may_act: duel_manager.input_owner().is_some() && duel_manager.is_at_rest(),
            announcing: self.announcement.is_pending(),
            thinking: duel_manager.is_thinking(),
            history: &self.history,
            preview,
            preview_at: self.card_preview.places().clone(),
            dying: self.card_preview.dying(),
            figures: self.card_preview.figures(),
            has_fable: self.card_preview.has_fable(),
            decks: &self.decks,
            arrangement: self.duel_arrangement(),
            exchanged: &self.exchanged,
            builder: &self.builder,
            statistics: &self.statistics,
            guide: self.guide_step(),
            pace: (self.pace, PACES.len()),
            replay: self.replay.as_ref().map(|replay| replay.replay),
        })
    }
}
