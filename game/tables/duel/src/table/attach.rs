//! Setup of the Duel table once its scene is loaded: reads cards and decks and restores the saved
//! match.

use crate::{
    ID, Participant,
    options::{CARDS, PositionError, read_setup},
    panels::{DeckChoice, DuelCommand, DuelDialog, words},
    scene::{
        board::{DuelBoard, HistoryEntry},
        face::{FacePictures, picture::FaceError},
        faces::DuelFaces,
        manager::{DuelManager, InputOwner},
        opponent::Knowledge,
        plate::TurnPlate,
    },
    table::{DuelTable, card_faces::faces_of, games::MatchEnd},
};
use fyrox::{
    asset::manager::ResourceManager,
    plugin::error::{GameError, GameResult},
};
use parlour_rules::{
    data::Source,
    duel::{CardSet, DeckList, DefinitionId, Match, Player},
};
use parlour_shell::{
    app::{Shell, TableContext, sentences},
    cards::picture,
    platform::{locale::Locale, storage::StorageError},
    scene::{data, data::FileError},
    table::participant::are_people,
    ui::Screen,
};
use serde::Deserialize;
use std::{path::Path, sync::Arc};

/// Data file with the decks that come with the game, in the order in which they are offered.
const DECKS: &str = "data/duel/decks.ron";

/// Contents of [`DECKS`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Decks")]
struct DeckFiles {
    /// File names in `data/duel/decks`, without `.ron`.
    decks: Vec<String>,
}

/// Reads cards, decks and card pictures. `width` is the width of the pictures in pixels. The table
/// can't be used without them.
///
/// # Errors
/// If a file is missing or invalid.
fn read(
    resources: &ResourceManager,
    width: u32,
) -> Result<(CardSet, Knowledge, FacePictures), FaceError> {
    let cards = data::read_text(resources, CARDS)?;
    let set = CardSet::read(CARDS, &cards).map_err(FileError::from)?;
    let text = data::read_text(resources, DECKS)?;
    let source = Source {
        file: DECKS,
        text: &text,
    };
    let files: DeckFiles = source.read().map_err(FileError::from)?;
    if files.decks.is_empty() {
        let error = source.error("decks", "missing deck (expected at least one)");
        return Err(FileError::from(error).into());
    }
    let mut decks = Vec::new();
    for (index, name) in files.decks.iter().enumerate() {
        let path = format!("data/duel/decks/{name}.ron");
        let text = data::read_text(resources, &path).map_err(|error| match error {
            FileError::Missing(path) => {
                let reason = format!("couldn't read {path}");
                FileError::from(source.error(format!("decks[{index}]"), reason))
            }
            error => error,
        })?;
        decks.push(DeckList::read(&path, &text, &set).map_err(FileError::from)?);
    }
    let pictures = FacePictures::load(resources, width)?;
    Ok((set, Knowledge { cards, decks }, pictures))
}

impl DuelTable {
    /// Connects the loaded scene: reads the data files, then restores the saved match or starts
    /// what the command line asks for. If a data file is broken, the table is closed with a
    /// message.
    ///
    /// # Errors
    /// If the scene lacks the Duel's scripts.
    pub(crate) fn attach_duel(&mut self, ctx: &mut TableContext) -> GameResult {
        let width = picture::width(ctx.shell.settings.quality);
        let (set, knowledge, pictures) =
            read(ctx.engine.resource_manager, width).map_err(GameError::user)?;
        let set = Arc::new(set);
        self.set = Some(set.clone());
        let decks = knowledge.decks.iter().cloned();
        self.decks = decks
            .map(|deck| DeckChoice {
                name: words::deck_name(&ctx.shell.locale, &deck.id),
                deck,
                own: false,
            })
            .collect();
        self.check_guide(ctx, &set);
        self.offer_own_decks();
        ctx.script_mut::<DuelManager>(self.manager)?.know(knowledge);
        let faces = faces_of(&ctx.shell.locale, &set);
        pictures.check(faces.values()).map_err(GameError::user)?;
        let pool = *ctx.script::<DuelBoard>(self.table)?.pool;
        ctx.script_mut::<DuelFaces>(pool)?
            .set_faces(pictures, faces);
        self.write_plate(ctx);
        self.faces.clear();
        let found = self.recall_arrangement(ctx.shell);
        self.guide.close();
        self.replay = None;
        if self.resume_match(ctx)?
            && let Some(Some(outcome)) = self.with_duel(ctx, |duel| duel.outcome())
        {
            // An older version has not listed it.
            self.enter_game(ctx.shell, MatchEnd::Over(outcome.winner));
        }
        if let Some(path) = self.options.setup.take() {
            return self.set_up(ctx, &set, &path);
        }
        let asked = self.options.decks.is_some() || self.options.opponent.is_some();
        if asked && ctx.shell.screen == Screen::Table {
            self.options.opponent = None;
            self.options.decks = None;
            if found {
                return self.duel_command(ctx, DuelCommand::Begin);
            }
            // A deck from the command line doesn't exist, so the player chooses instead.
            self.open_duel(ctx)?;
            if !ctx.shell.has_dialog(&DuelDialog::Setup) {
                ctx.shell.open_dialog(DuelDialog::Setup);
            }
            return Ok(());
        }
        if ctx.shell.screen == Screen::Table {
            self.open_duel(ctx)?;
        }
        Ok(())
    }

    /// Puts the saved match on the table. Returns whether there is one.
    ///
    /// # Errors
    /// If the scene lacks the Duel's scripts.
    pub(crate) fn resume_match(&mut self, ctx: &mut TableContext) -> Result<bool, GameError> {
        let Some(set) = self.set.clone() else {
            return Ok(false);
        };
        let resumed = self.saved.resume(ctx.shell, |saved| {
            Match::replay(&set, &saved.record).map(|game| (game, saved.clone()))
        });
        let Some((game, saved)) = resumed else {
            return Ok(false);
        };
        let events = Match::replay_events(&set, &saved.record).unwrap_or_default();
        let history = HistoryEntry::of_events(game.duel(), &events);
        self.for_practice = !saved.counts;
        let participants = saved.participants();
        self.deck_ids = saved.decks;
        self.lay_out(ctx, game, participants)?;
        self.remember(history);
        Ok(true)
    }

    /// Starts a match from a position file. Asks first if a match in progress would be lost.
    fn set_up(&mut self, ctx: &mut TableContext, set: &Arc<CardSet>, path: &Path) -> GameResult {
        let setup = read_setup(path, set);
        if ctx.shell.screen == Screen::Table {
            self.open_duel(ctx)?;
        }
        match setup {
            Ok(setup) => self.duel_command(ctx, DuelCommand::Place(Box::new(setup))),
            Err(error) => {
                let locale = &ctx.shell.locale;
                let sentence = match error {
                    PositionError::Read { path, source } => {
                        sentences::storage(locale, &StorageError::Read { path, source })
                    }
                    PositionError::Invalid(error) => {
                        let values = [("error", error.to_string().into())];
                        locale.format("duel-setup-broken", &values)
                    }
                };
                ctx.shell.report_error(sentence);
                Ok(())
            }
        }
    }

    /// Starts a match from any position. It doesn't count in the records.
    pub(crate) fn place_position(
        &mut self,
        ctx: &mut TableContext,
        game: Match,
        participants: [Participant; 2],
    ) -> GameResult {
        self.deck_ids = Default::default();
        self.for_practice = true;
        self.lay_out(ctx, game, participants)?;
        self.save_match(ctx);
        self.update_duel_input(ctx)
    }

    /// Puts a match that is in progress on the table.
    fn lay_out(
        &mut self,
        ctx: &mut TableContext,
        game: Match,
        participants: [Participant; 2],
    ) -> GameResult {
        self.entered = game.duel().outcome().is_some();
        self.history.clear();
        let seat = first_local(participants, game.duel().current());
        self.seat = Some(seat);
        ctx.script_mut::<DuelBoard>(self.table)?
            .set(game.duel(), seat);
        ctx.script_mut::<DuelManager>(self.manager)?
            .place(game, participants);
        if are_people(&participants) {
            // It isn't known who is at the device, so hide the hands first.
            self.draw_curtain(ctx, seat)?;
        }
        Ok(())
    }

    /// Recreates all card faces and the words on the table after a change of language.
    pub(crate) fn translate_duel(&mut self, ctx: &mut TableContext) {
        let Some(set) = self.set.clone() else {
            return;
        };
        if ctx.shell.table != ID {
            return;
        }
        let width = picture::width(ctx.shell.settings.quality);
        let Ok(pictures) = FacePictures::load(ctx.engine.resource_manager, width) else {
            return;
        };
        for choice in self.decks.iter_mut().filter(|choice| !choice.own) {
            choice.name = words::deck_name(&ctx.shell.locale, &choice.deck.id);
        }
        let faces = faces_of(&ctx.shell.locale, &set);
        if let Ok(scene) = ctx.engine.scenes.try_get_mut(ctx.shell.scene)
            && let Ok(table) = scene.graph.try_get_script_of_mut::<DuelBoard>(self.table)
        {
            let pool = *table.pool;
            table.clear_faces();
            if let Ok(holder) = scene.graph.try_get_script_of_mut::<DuelFaces>(pool) {
                holder.set_faces(pictures, faces);
            }
        }
        self.write_plate(ctx);
        self.faces.clear();
    }

    /// Writes the words on the end-turn button. A scene whose button has no `TurnPlate` keeps it as it
    /// is.
    fn write_plate(&self, ctx: &mut TableContext) {
        let Ok(scene) = ctx.engine.scenes.try_get_mut(ctx.shell.scene) else {
            return;
        };
        let board = scene.graph.try_get_script_of::<DuelBoard>(self.table);
        let Ok(node) = board.map(|board| *board.end_turn_face) else {
            return;
        };
        let plate = scene.graph.try_get_script_of::<TurnPlate>(node);
        let Ok(plate) = plate.cloned() else {
            return;
        };
        let (locale, quality) = (&ctx.shell.locale, ctx.shell.settings.quality);
        plate.write(scene, ctx.engine.resource_manager, locale, quality);
    }

    /// Renders the faces that panels have asked for since the last call. While the deck builder is
    /// open, also renders one of its other cards, so that they are ready before the page is turned.
    pub(crate) fn make_faces(&mut self, ctx: &mut TableContext) {
        if ctx.shell.top_dialog() == Some(&DuelDialog::Builder)
            && let Some(next) = self.next_in_builder(&ctx.shell.locale)
        {
            self.make_face(ctx, next);
        }
        let wanted = self.faces.take_wanted();
        let made = wanted.into_iter().filter(|&id| self.make_face(ctx, id));
        if made.count() > 0 {
            ctx.shell.changed();
        }
    }

    /// Returns the first card of the deck builder's pages whose face isn't rendered yet.
    fn next_in_builder(&self, locale: &Locale) -> Option<DefinitionId> {
        let set = self.set.as_deref()?;
        let mut cards = set.collection().map(|(card, _)| card);
        if cards.all(|card| self.faces.has(card)) {
            return None;
        }
        let cards = self.builder.found(set, locale);
        cards.into_iter().find(|card| !self.faces.has(*card))
    }

    /// Renders the face of a card, unless it exists already. Returns whether it is new.
    pub(crate) fn make_face(&mut self, ctx: &mut TableContext, id: DefinitionId) -> bool {
        if self.faces.has(id) {
            return false;
        }
        let Ok(scene) = ctx.engine.scenes.try_get_mut(ctx.shell.scene) else {
            return false;
        };
        let Ok(table) = scene.graph.try_get_script_of::<DuelBoard>(self.table) else {
            return false;
        };
        let pool = *table.pool;
        let Ok(faces) = scene.graph.try_get_script_of_mut::<DuelFaces>(pool) else {
            return false;
        };
        let texture = faces.front_texture(id);
        ctx.shell.report_files(faces.take_failed());
        let is_new = texture.is_some();
        if let Some(texture) = texture {
            self.faces.add(id, texture);
        }
        is_new
    }

    /// Returns the number of cards whose faces are rendered.
    pub fn faces_made(&self) -> usize {
        self.faces.count()
    }

    /// Gives the local player control while no dialog or menu is open, and applies the animation
    /// speed.
    ///
    /// Runs in each frame, because dialogs and screen change in many places, and also right after
    /// changes that the next input must find.
    ///
    /// # Errors
    /// If the scene lacks the [`DuelManager`].
    pub(crate) fn update_duel_input(&mut self, ctx: &mut TableContext) -> GameResult {
        let at_table = ctx.shell.screen == Screen::Table;
        let open = at_table && ctx.shell.dialogs.is_empty();
        let input_owner = if open {
            InputOwner::Of(self.duel_seat())
        } else {
            InputOwner::Nobody
        };
        let pace = super::PACES[self.pace] * ctx.shell.settings.motion.factor();
        let script = ctx.script_mut::<DuelManager>(self.manager)?;
        // A replay plays the moves of the computer too.
        script.set_input_owner(input_owner, at_table && self.replay.is_none());
        script.set_pace(pace);
        Ok(())
    }

    /// Returns whether nothing moves and the table waits for the player.
    pub(crate) fn duel_rests(&self, shell: &Shell, scene: &fyrox::scene::Scene) -> bool {
        let Some(duel_manager) = self.duel_manager(scene) else {
            return false;
        };
        if duel_manager.duel().is_none() {
            return true;
        }
        let waits = shell.screen != Screen::Table
            || !shell.dialogs.is_empty()
            || duel_manager.input_owner().is_some()
            || duel_manager
                .duel()
                .is_some_and(|duel| duel.outcome().is_some());
        duel_manager.is_at_rest() && !self.announcement.is_pending() && waits
    }

    /// Hides the hands until the next player confirms being at the device, when two people share
    /// it.
    pub(crate) fn draw_curtain(&mut self, ctx: &mut TableContext, player: Player) -> GameResult {
        ctx.script_mut::<DuelBoard>(self.table)?.cover(true);
        self.curtain = Some(player);
        if ctx.shell.screen == Screen::Table {
            ctx.shell.open_dialog(DuelDialog::Curtain(player));
        }
        self.update_duel_input(ctx)
    }

    /// Returns whether a dialog can't be closed without an answer.
    pub(crate) fn stays_open(&self, ctx: &TableContext, dialog: &DuelDialog) -> bool {
        match dialog {
            DuelDialog::Mulligan | DuelDialog::Curtain(_) => true,
            DuelDialog::Setup => self.with_duel(ctx, |_| ()).is_none(),
            _ => false,
        }
    }
}

/// Returns the player whose side is shown first: the current player if that is a person, else the
/// other one. If both are computers, it is the first player.
pub(crate) fn first_local(participants: [Participant; 2], current: Player) -> Player {
    if participants[current.index()].is_person() {
        current
    } else if participants[current.opponent().index()].is_person() {
        current.opponent()
    } else {
        Player::One
    }
}
