//! A game that can be played at the table, as the shell sees it.

pub mod announcement;
pub mod autosave;
pub mod demo;
pub mod job;
pub mod opaque;
pub mod participant;
pub mod replay;
pub mod session;
pub mod tutorial;
pub mod workers;

use crate::{
    app::{
        Shell, TableContext,
        gamepad::PadButton,
        hit_targets::TargetFinder,
        input::{DragTrigger, PointerEvent},
        keystrokes::Press,
        options::{Options, TableId},
        sounds::Sound,
        trace::HitTargets,
    },
    archive::{ArchiveKind, files::ArchivedGame},
    platform::{locale::Locale, storage::SaveLoader},
    scene::camera::Insets,
    ui::{Action, Dialog, TablePanels, text_field::TextField},
};
use fyrox::{
    core::math::Rect,
    gui::inspector::editors::PropertyEditorDefinitionContainer,
    keyboard::KeyCode,
    plugin::error::{GameError, GameResult},
    scene::Scene,
    script::constructor::ScriptConstructorContainer,
};
use std::{any::Any, error::Error, fmt::Debug};
use workers::TaskKind;

/// A key press over the table, with modifiers.
#[derive(Debug, Clone, Copy)]
pub struct TableKey {
    /// Key by the character printed on it, otherwise by its position on a US keyboard.
    pub code: KeyCode,
    /// Whether Control (or Command) is held.
    pub control: bool,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether the key repeats because it is held down.
    pub repeat: bool,
}

impl TableKey {
    /// Returns the action of a key that means the same at several tables: undo and redo, copy and
    /// paste, and the view.
    pub fn common_action(self) -> Option<Action> {
        Some(match (self.code, self.control) {
            (KeyCode::KeyZ, true) if self.shift => Action::Redo,
            (KeyCode::KeyZ, true) | (KeyCode::KeyU | KeyCode::Backspace, false) => Action::Undo,
            (KeyCode::KeyY, _) => Action::Redo,
            (KeyCode::KeyC, true) => Action::Copy,
            (KeyCode::KeyV, true) => Action::Paste,
            (KeyCode::KeyT, false) => Action::Top,
            (KeyCode::KeyR, false) => Action::ResetView,
            _ => return None,
        })
    }
}

/// Effect of a key over the table.
#[derive(Debug, Clone, PartialEq)]
pub enum KeyUse {
    /// This action is to be dispatched.
    Action(Action),
    /// The table has used the key, or it has no effect.
    Used,
    /// The key means the same as at every table: Escape opens the menu, the arrow keys and Return
    /// become pointer events, and [`TableKey::common_action`] knows the others. Only arrow keys
    /// repeat.
    Common,
}

/// Outcome for the topmost dialog when the player closes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closing {
    /// It closes.
    Close,
    /// It stays open.
    Stay,
    /// It has to be answered first: the menu opens, and the dialog comes back at the table.
    Menu,
}

/// Opens a table with the player's files.
pub type OpenTable = fn(&mut SaveLoader, &Options) -> Box<dyn Table>;

/// Description of a game, before it is opened.
#[derive(Debug)]
pub struct TableKind {
    /// Identifies the table.
    pub id: TableId,
    /// Path of the scene.
    pub scene: &'static str,
    /// Returns the dialog with the keys of this table, for F1; none if there is no such dialog.
    pub help: Option<fn() -> Dialog>,
    /// Gesture that starts a drag with a finger.
    pub drag_trigger: DragTrigger,
    /// Functions of the left and the upper button of a gamepad over the table.
    pub gamepad: [PadButton; 2],
    /// Sounds of the table, to be loaded when it opens.
    pub sounds: &'static [&'static [Sound]],
    /// Checks this table's options before the window opens, in the folder with `data`. Returns an
    /// error about what can't be used.
    pub check: fn(&Options) -> Result<(), Box<dyn Error>>,
    /// Part of the description about finished games, if they are kept.
    pub archive: Option<ArchiveKind>,
    /// Registers the scripts under the names that scene files and the editor use for them.
    pub register_scripts: fn(&ScriptConstructorContainer),
    /// Registers inspector editors for types of script fields that the engine doesn't know.
    pub register_editors: fn(&PropertyEditorDefinitionContainer),
    /// Tasks that a browser runs in workers.
    pub tasks: &'static [TaskKind],
    /// Opens the table.
    pub open: OpenTable,
}

/// A game that can be played at the table. The shell knows no more of it than this.
///
/// Every method with a [`GameResult`] fails if the scene lacks a node or script that the table
/// needs; the error names it.
pub trait Table: Any + Debug {
    /// Reads data files, once at startup.
    fn load_data(&mut self, _: &mut TableContext) {}

    /// Finds the table's scripts in a scene that has just been loaded. Returns whether the scene
    /// is one of this table. Also called for scenes of other tables: old handles are dropped then.
    fn find_nodes(&mut self, shell: &mut Shell, scene: &Scene) -> bool;

    /// Puts a game on the table, after its scene has been loaded.
    ///
    /// # Errors
    /// If the table can't be played; the player sees the error as a sentence.
    fn attach(&mut self, ctx: &mut TableContext) -> GameResult;

    /// Shows the table, whose scene is loaded, when the player opens it or returns to it.
    ///
    /// # Errors
    /// If a required script is missing in the scene.
    fn open(&mut self, ctx: &mut TableContext) -> GameResult {
        ctx.shell.show_table();
        Ok(())
    }

    /// Opens a finished game, for example to replay it. The table's scene is loaded. Returns whether
    /// it can be opened.
    ///
    /// # Errors
    /// If a required script is missing in the scene.
    fn open_game(&mut self, _: &ArchivedGame, _: &mut TableContext) -> Result<bool, GameError> {
        Ok(false)
    }

    /// Updates the active table, once per step.
    ///
    /// # Errors
    /// If a required script is missing in the scene.
    fn update(&mut self, ctx: &mut TableContext) -> GameResult;

    /// Updates work that does not depend on the active table, such as files and external programs.
    ///
    /// # Errors
    /// If a required script is missing in the scene.
    fn update_background(&mut self, _: &mut TableContext) -> GameResult {
        Ok(())
    }

    /// Returns what the panels are built from. `scene` is the loaded scene, which can be that of
    /// another table.
    fn panels<'a>(
        &'a self,
        shell: &'a Shell,
        scene: Option<&'a Scene>,
    ) -> Box<dyn TablePanels + 'a>;

    /// Returns the sentence for the menu about the game that waits at this table, if there is one.
    /// The table's scene need not be loaded.
    fn waiting(&self, _: &Locale) -> Option<String> {
        None
    }

    /// Updates labels that change without a rebuild of the panels, such as clocks.
    fn update_labels(&mut self, _: &mut TableContext) {}

    /// Carries out one of this table's actions, or a general one such as undo.
    ///
    /// # Errors
    /// If a required script is missing in the scene.
    fn act(&mut self, action: Action, ctx: &mut TableContext) -> GameResult;

    /// Returns whether an action can only be carried out with this table's scene loaded, apart from
    /// [`Action::OpenTable`].
    fn needs_scene(&self, _: &Action) -> bool {
        false
    }

    /// Handles input over the scene, before the next update. Never called while a panel is under the
    /// pointer or while the menu or a dialog covers the table, except to cancel an action.
    ///
    /// # Errors
    /// If a required script is missing in the scene.
    fn pointer(&mut self, event: PointerEvent, ctx: &mut TableContext) -> GameResult;

    /// Handles a key over the table that no panel has used, if it means something else here than at
    /// other tables.
    ///
    /// # Errors
    /// If a required script is missing in the scene.
    fn key(&mut self, _: TableKey, _: &mut TableContext) -> Result<KeyUse, GameError> {
        Ok(KeyUse::Common)
    }

    /// Handles a key while one of this table's dialogs is on top, before its text field and the
    /// keys that all dialogs share. Returns whether the key was used.
    ///
    /// # Errors
    /// If a required script is missing in the scene.
    fn dialog_key(&mut self, _: &Press, _: &mut TableContext) -> Result<bool, GameError> {
        Ok(false)
    }

    /// Returns the text field that keys go to while one of this table's dialogs is on top.
    fn text_field(&mut self, _: &Shell) -> Option<&mut TextField> {
        None
    }

    /// Takes over a changed text from that field.
    fn text_changed(&mut self, _: &mut TableContext) {}

    /// Returns whether that field needs an on-screen keyboard.
    fn wants_keyboard(&mut self, shell: &Shell) -> bool {
        self.text_field(shell).is_some()
    }

    /// Handles a key in the menu. Returns an action to dispatch.
    fn menu_key(&self, _: TableKey) -> Option<Action> {
        None
    }

    /// Decides the outcome when the player closes the topmost dialog, which is one of this table's.
    ///
    /// # Errors
    /// If a required script is missing in the scene.
    fn close_dialog(&mut self, _: &mut TableContext) -> Result<Closing, GameError> {
        Ok(Closing::Close)
    }

    /// Saves what is needed when the menu opens. Returns `false` if the table has shown the menu
    /// itself.
    ///
    /// # Errors
    /// If a required script is missing in the scene.
    fn open_menu(&mut self, _: &mut TableContext) -> Result<bool, GameError> {
        Ok(true)
    }

    /// Suspends the game before the scene of another table is loaded.
    fn leave(&mut self, _: &mut TableContext) {}

    /// Ends a demonstration because the player has touched something. Returns whether the input
    /// has no other effect.
    ///
    /// # Errors
    /// If a required script is missing in the scene.
    fn wake(&mut self, _: &mut TableContext) -> Result<bool, GameError> {
        Ok(false)
    }

    /// Returns whether the table plays a demonstration.
    fn is_demo(&self) -> bool {
        false
    }

    /// Stops the clock because the player can't see the table.
    fn pause(&mut self, _: &mut TableContext) {}

    /// Stops background work because the app is suspended.
    ///
    /// # Errors
    /// If a required script is missing in the scene.
    fn suspend(&mut self, _: &mut TableContext) -> GameResult {
        Ok(())
    }

    /// Returns this table's fields of the settings file, as [`fields_of`] writes them; `None`
    /// without any.
    ///
    /// [`fields_of`]: crate::platform::storage::fields_of
    fn settings(&self) -> Option<Result<String, ron::Error>> {
        None
    }

    /// Sets this table's settings to their defaults.
    fn reset_settings(&mut self, _: &mut TableContext) {}

    /// Writes everything that is not saved yet and waits until it is on disk.
    fn save_all(&mut self, _: &mut Shell) {}

    /// Ends external programs and threads when the program ends.
    fn close(&mut self, _: &mut TableContext) {}

    /// Shows texts on the table in the new language.
    fn language_changed(&mut self, _: &mut TableContext) {}

    /// Shows the cards on the table with faces of another style.
    fn faces_changed(&mut self, _: &mut TableContext) {}

    /// Returns whether nothing moves and nothing is being computed that would move something.
    fn is_at_rest(&self, shell: &Shell, scene: &Scene) -> bool;

    /// Returns whether the table is at rest and takes input: then hit targets are traced.
    fn takes_input(&self, shell: &Shell, scene: &Scene) -> bool {
        self.is_at_rest(shell, scene)
    }

    /// Returns the number of half-moves, moves or turns of the game, for the trace.
    fn ply(&self, scene: &Scene) -> usize;

    /// Adds a pixel for each thing on the table that can be picked, while no dialog covers it.
    fn add_hit_targets(&self, finder: &TargetFinder, targets: &mut HitTargets);

    /// Returns the trace name of a mode of the table that replaces the game, as a dialog would.
    fn trace_mode(&self) -> Option<&'static str> {
        None
    }

    /// Returns the distance of the panel from the top, in units, if it is a sheet below the table.
    fn sheet_top(&self, _: &Shell) -> Option<f32> {
        None
    }

    /// Returns the parts of the window that this table's panels cover.
    fn insets(&self, shell: &Shell) -> Insets {
        shell.layout().table(0.0)
    }

    /// Returns the part of the window, in pixels, that the topmost dialog is about. The dialog is next to
    /// it and leaves it in sight.
    fn anchor(&self, _: &Shell, _: &Scene) -> Option<Rect<f32>> {
        None
    }

    /// Returns whether there is a game to which Escape leads back from the menu.
    fn has_game(&self, scene: &Scene) -> bool;

    /// Returns whether the screen must stay on without any input.
    fn keeps_screen_on(&self, _: &TableContext) -> bool {
        false
    }

    /// Returns this table's section of a bug report.
    fn report(&self, _: &TableContext) -> Option<String> {
        None
    }
}
