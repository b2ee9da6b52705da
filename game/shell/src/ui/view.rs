//! Data that panels and dialogs are built from.

use super::{
    Action, Layout,
    dialog_layout::Confirm,
    kit::{Pictures, UiBuilder},
    menu::MenuEntry,
    scale,
};
use crate::{
    app::{gamepad::PadButton, options::TableId, settings::Settings},
    archive::{Archive, Heading},
    platform::{Margins, locale::Locale},
    scene::{camera::Insets, canvas::Canvas, styles::Styles},
    table::opaque::Opaque,
    ui::{
        key_page::KeyQuestion,
        pages::KeyGroup,
        settings_page::{SettingRow, SettingsGroup},
        text_field::TextField,
    },
};
use fyrox::{
    core::{algebra::Vector2, math::Rect, pool::Handle},
    gui::UiNode,
};
use std::{any::Any, rc::Rc};

/// Part of the game that is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Screen {
    /// Loading screen, before anything is ready.
    #[default]
    Loading,
    /// Main menu.
    Menu,
    /// A table with a game.
    Table,
}

/// Data that panels and dialogs are built from.
pub struct View<'a> {
    /// Inner size of the window, in pixels.
    pub window: Vector2<f32>,
    /// Texts in the current language.
    pub locale: &'a Locale,
    /// Settings of the player.
    pub settings: &'a Settings,
    /// Size factor of panels: the player's setting, possibly raised for touch.
    pub ui_scale: f32,
    /// Whether the game runs on a handheld: the player uses fingers on a small screen.
    pub is_handheld: bool,
    /// Whether the game uses only its own files: no window settings, programs or files elsewhere.
    pub is_sandboxed: bool,
    /// Whether an on-screen keyboard covers the lower half of the screen.
    pub keyboard: bool,
    /// Safe-area insets, in pixels: edges of the window without panels.
    pub margins: Margins,
    /// Insets of the table that panels cover.
    pub insets: Insets,
    /// Part of the window, in pixels, that the topmost dialog is next to.
    pub anchor: Option<Rect<f32>>,
    /// Whether the camera shows the table from above.
    pub from_above: bool,
    /// Texture with the scene, and the part of the window that it fills.
    pub canvas: Option<&'a Canvas>,
    /// Pictures for buttons and panels.
    pub pictures: &'a Pictures,
    /// Styles that the player can choose, if they are loaded.
    pub styles: Option<&'a Styles>,
    /// Finished games, if there is a list of them.
    pub archive: Option<&'a Archive>,
    /// Part of the game that is shown.
    pub screen: Screen,
    /// Open dialogs, the topmost last. Only that one is shown.
    pub dialogs: &'a [Dialog],
    /// Table that is loaded.
    pub table: TableId,
    /// Panels of each table.
    pub tables: &'a [Box<dyn TablePanels + 'a>],
    /// Sentences for the menu about the games that wait, with their tables.
    pub waiting: &'a [(TableId, String)],
    /// Sentence to show for a moment.
    pub toast: Option<&'a str>,
    /// Functions of the left and the upper button of a gamepad, if there is one.
    pub gamepad: Option<[PadButton; 2]>,
    /// Whether the panel of a compact window is unfolded.
    pub panel_open: bool,
    /// Whether a demonstration is running.
    pub demonstration: bool,
    /// Whether any input ends the demonstration.
    pub can_wake: bool,
}

impl<'a> View<'a> {
    /// Returns what a table shows.
    pub fn panels(&self, table: TableId) -> Option<&'a (dyn TablePanels + 'a)> {
        let mut tables = self.tables.iter();
        let panels = tables.find(|panels| panels.id() == table)?;
        Some(&**panels)
    }

    /// Returns the dialog that a question is about: it stays in sight under the question. The offer of a
    /// tutorial is about no dialog.
    pub fn under_question(&self) -> Option<&'a Dialog> {
        match self.dialogs {
            [.., Dialog::Confirm(question)] if question.offers_tutorial() => None,
            [.., below, Dialog::Confirm(_) | Dialog::Key(_)] => Some(below),
            _ => None,
        }
    }

    /// Returns the sentence about the game that waits at a table.
    pub fn waiting_at(&self, table: TableId) -> Option<String> {
        let mut waiting = self.waiting.iter();
        let (_, sentence) = waiting.find(|(waits, _)| *waits == table)?;
        Some(sentence.clone())
    }

    /// Returns the key of the command whose usual key at this table this is.
    pub fn key_of(&self, table: TableId, usual: char) -> String {
        let keys = self.settings.keys.get(table.name());
        keys.map_or(usual, |keys| keys.key_of(usual)).to_string()
    }

    /// Returns the pixels per unit. Panels are designed for a height of 720 units, and grow with
    /// the window and the player's setting.
    pub fn scale(&self) -> f32 {
        scale(self.window, self.ui_scale)
    }

    /// Returns the width and height, in units, of the window inside the safe-area insets.
    pub fn free(&self) -> (f32, f32) {
        let cut = self.margins;
        let across = f32::from(cut.left) + f32::from(cut.right);
        let down = f32::from(cut.top) + f32::from(cut.bottom);
        let scale = self.scale();
        (
            (self.window.x - across) / scale,
            (self.window.y - down) / scale,
        )
    }

    /// Returns the layout of panels in the window.
    pub fn layout(&self) -> Layout {
        Layout::new(self.window, self.scale(), self.margins)
    }

    /// Returns whether the window is too small for a panel beside the table.
    pub fn is_compact(&self) -> bool {
        self.layout().is_compact()
    }
}

/// User interface of a table: panels, dialogs and entries of the menu.
pub trait TablePanels {
    /// Identifies the table.
    fn id(&self) -> TableId;

    /// Builds the layer with the panels beside the table.
    fn panels(&self, kit: &mut UiBuilder, view: &View, size: (f32, f32)) -> Handle<UiNode>;

    /// Builds the small picture of a finished game, `size` units wide and high, if the table has
    /// one for it.
    fn game_picture(&self, _: &mut UiBuilder, _: &Heading, _size: f32) -> Option<Handle<UiNode>> {
        None
    }

    /// Builds the content of one of this table's dialogs.
    fn dialog(&self, _: &mut UiBuilder, _: &View, _: &Dialog) -> Handle<UiNode> {
        Handle::NONE
    }

    /// Returns this table's entries of the main menu.
    fn menu_entries(&self, view: &View) -> Vec<MenuEntry>;

    /// Returns the controls of this table.
    fn keys(&self) -> &'static [KeyGroup] {
        &[]
    }

    /// Returns the action that opens this table's statistics, if it has any.
    fn statistics(&self) -> Option<Action> {
        None
    }

    /// Returns this table's rows of the settings page.
    fn settings(&self, _: &Locale) -> Vec<SettingRow> {
        Vec::new()
    }

    /// Returns the greatest width of notifications at the top of the window, in units, if they are
    /// there because the bottom is in use.
    fn notifies_at_top(&self) -> Option<f32> {
        None
    }
}

/// Part of the window in which a dialog is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Placement {
    /// In the middle.
    #[default]
    Middle,
    /// At the top, so that the dialog does not move while parts of it appear and disappear.
    Top,
    /// At the bottom, so that the table can be seen.
    Bottom,
    /// Over the lower part of the panel, so that the whole table can be seen. At the bottom of a
    /// compact window.
    Beside,
}

/// Dialog of a table. The shell shows it without knowing what is in it.
pub trait TableDialog: Opaque {
    /// Returns the table that builds the dialog.
    fn table(&self) -> TableId;

    /// Returns the name of the dialog in the trace.
    fn id(&self) -> &'static str;

    /// Returns whether Return presses the primary button without focusing it first. Not where each
    /// answer decides something, and a Return key meant for the last move must not give it.
    fn takes_return(&self) -> bool {
        true
    }

    /// Returns where the dialog is.
    fn placement(&self) -> Placement {
        Placement::Middle
    }

    /// Returns whether the right mouse button closes the dialog.
    fn closes_on_right_click(&self) -> bool {
        false
    }
}

/// Dialogs and pages that can open over the table or the menu.
#[derive(Debug, Clone)]
pub enum Dialog {
    /// Settings page of a group.
    Settings(SettingsGroup),
    /// Question for the new key of a command.
    Key(KeyQuestion),
    /// List of finished games.
    Games,
    /// Name of the player, being edited.
    Name(TextField),
    /// Question of any table; [`Shell::asks`](crate::app::Shell::asks) opens it.
    Confirm(Confirm),
    /// Dialog of a table; [`Dialog::new`] creates it.
    Table(Rc<dyn TableDialog>),
}

impl Dialog {
    /// Returns the first page of the settings.
    pub fn settings() -> Self {
        Self::Settings(SettingsGroup::default())
    }

    /// Wraps a dialog of a table.
    pub fn new(dialog: impl TableDialog) -> Self {
        Self::Table(Rc::new(dialog))
    }

    /// Returns a table's dialog if it has this type.
    pub fn get<D: TableDialog>(&self) -> Option<&D> {
        match self {
            Self::Table(dialog) => {
                let dialog: &dyn Any = &**dialog;
                dialog.downcast_ref()
            }
            _ => None,
        }
    }

    /// Returns the table that the dialog belongs to; `None` for one of the shell's.
    pub fn table(&self) -> Option<TableId> {
        match self {
            Self::Table(dialog) => Some(dialog.table()),
            _ => None,
        }
    }

    /// Returns whether Return presses the primary button without focusing it first.
    pub fn takes_return(&self) -> bool {
        match self {
            Self::Settings(_) | Self::Key(_) | Self::Games => false,
            Self::Name(_) | Self::Confirm(_) => true,
            Self::Table(dialog) => dialog.takes_return(),
        }
    }

    /// Returns where the dialog is.
    pub fn placement(&self) -> Placement {
        match self {
            Self::Table(dialog) => dialog.placement(),
            Self::Settings(_) => Placement::Top,
            _ => Placement::Middle,
        }
    }

    /// Returns whether the right mouse button closes the dialog.
    pub fn closes_on_right_click(&self) -> bool {
        matches!(self, Self::Table(dialog) if dialog.closes_on_right_click())
    }

    /// Returns the name of the dialog in the trace.
    pub fn id(&self) -> &'static str {
        match self {
            Self::Settings(_) => "settings",
            Self::Key(_) => "key",
            Self::Games => "games",
            Self::Name(_) => "name",
            Self::Confirm(question) => question.id,
            Self::Table(dialog) => dialog.id(),
        }
    }
}

impl PartialEq for Dialog {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Settings(group), Self::Settings(other)) => group == other,
            (Self::Key(question), Self::Key(other)) => question == other,
            (Self::Games, Self::Games) => true,
            (Self::Name(name), Self::Name(other)) => name == other,
            (Self::Confirm(question), Self::Confirm(other)) => question == other,
            (Self::Table(dialog), Self::Table(other)) => dialog.equals(&**other),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::{
        kit::ButtonSpec,
        layout_check::{Place, bare, locales, pictures},
    };

    #[test]
    fn a_question_leaves_its_dialog_in_sight_but_the_offer_of_a_tutorial_does_not() {
        let (locales, settings, pictures) = (locales(), Settings::default(), pictures());
        let place = Place::new(1280.0, 720.0, 1.0);
        let table = TableId::new("table");
        let under = |answer: Action| {
            let answers = [ButtonSpec::new("answer", "close", answer)];
            let question = Confirm::new("question", "menu", String::new(), answers);
            let dialogs = [Dialog::settings(), Dialog::Confirm(question)];
            let view = View {
                dialogs: &dialogs,
                ..bare(table, &place, &locales[0], &settings, &pictures)
            };
            view.under_question().is_some()
        };
        assert!(under(Action::Close));
        assert!(!under(Action::DeclineTutorial(table)));
    }
}
