//! Data that panels and dialogs are built from.

use super::action::Action;
use super::{
    BooksPage, ChessView, DuelDialog, DuelView, EngineDialog, FileDialog, Layout,
    ProspectorCommand, ProspectorView, RoundReport, kit::Pictures, scale,
};
use crate::{
    camera::Insets, chess::session::ChessSession, lessons::Lesson, locale::Locale,
    options::TableId, platform::Margins, settings::Settings, text_field::TextField,
};
use fyrox::core::algebra::Vector2;
use parlour_rules::chess::{Claim, Color, Game};

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
    /// Whether the game runs on a handheld: always full screen, with files in its private folder.
    pub is_handheld: bool,
    /// Whether an on-screen keyboard covers the lower half of the screen.
    pub keyboard: bool,
    /// Safe-area insets, in pixels: edges of the window without panels.
    pub margins: Margins,
    /// Insets of the table that panels cover.
    pub insets: Insets,
    /// Pictures for buttons and panels.
    pub pictures: &'a Pictures,
    /// Part of the game that is shown.
    pub screen: Screen,
    /// Open dialogs, the topmost last. Only that one is shown.
    pub dialogs: &'a [Dialog],
    /// Table that is loaded.
    pub table: TableId,
    /// Chess game on the table.
    pub game: Option<&'a Game>,
    /// Other data of the chess table.
    pub chess: Option<ChessView<'a>>,
    /// Data of the Prospector table.
    pub prospector: Option<ProspectorView<'a>>,
    /// Data of the Duel table.
    pub duel: Option<DuelView<'a>>,
    /// Sentence to show for a moment.
    pub toast: Option<&'a str>,
    /// Whether the panel of a compact window is unfolded.
    pub panel_open: bool,
    /// Saved chess game that can be resumed.
    pub suspended_game: Option<&'a Game>,
    /// Current chess lesson, its number counted from 0, the number of lessons, and whether it is
    /// done.
    pub lesson: Option<(&'a Lesson, usize, usize, bool)>,
    /// Whether a demonstration is running.
    pub demonstration: bool,
    /// Whether any input ends the demonstration.
    pub can_wake: bool,
}

impl<'a> View<'a> {
    /// Returns the chess session on the table, with its players and clock.
    pub fn session(&self) -> Option<&'a ChessSession> {
        self.chess.as_ref()?.session
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

/// Dialogs and pages that can open over the table or the menu.
#[derive(Debug, Clone, PartialEq)]
pub enum Dialog {
    /// Choice of the piece that a pawn promotes to.
    Promotion(Color),
    /// Result of the chess game, and its reason.
    Result,
    /// Options of a new chess game: players, rules and clock.
    NewGame,
    /// Pause; the clock is stopped.
    Paused,
    /// Annotations and files of chess games.
    Files(FileDialog),
    /// Question about resuming the saved game.
    ResumeOffer,
    /// Confirmation before this color resigns.
    Resign(Color),
    /// Draw offer of this color, for the opponent to answer.
    DrawOffer(Color),
    /// Confirmation before a draw is claimed.
    DrawClaim(Claim),
    /// Settings page.
    Settings,
    /// Name of the player, being edited.
    Name(TextField),
    /// Rules of chess.
    Rules,
    /// Keyboard shortcuts.
    Help,
    /// Prospector: choice of the next deal.
    NewDeal,
    /// Prospector: number of a deal, being typed.
    DealNumber(String),
    /// Prospector: result of a round.
    RoundOver(RoundReport),
    /// Prospector: confirmation before the round is abandoned for this command.
    GiveUp(ProspectorCommand),
    /// Prospector: confirmation before a help that excludes the series from the high scores.
    Aid(Box<Action>),
    /// Prospector: high scores, daily deals and statistics.
    Books(BooksPage),
    /// Prospector: rules.
    ProspectorRules,
    /// Prospector: keyboard shortcuts.
    ProspectorHelp,
    /// Dialog of the Duel.
    Duel(DuelDialog),
    /// Dialog of the player's chess engines.
    Engines(EngineDialog),
    /// Confirmation before the position editor is left.
    LeaveEditor,
}

impl Dialog {
    /// Returns whether Return presses the primary button without focusing it first. Not in dialogs
    /// that open by themselves: a Return key meant for the last move must not answer them.
    pub fn takes_return(&self) -> bool {
        !matches!(
            self,
            Self::Promotion(_)
                | Self::Result
                | Self::RoundOver(_)
                | Self::DrawOffer(_)
                | Self::DrawClaim(_)
                | Self::Settings
                | Self::Engines(EngineDialog::Failed(..))
                | Self::Duel(DuelDialog::Mulligan | DuelDialog::Result(_) | DuelDialog::Builder)
        )
    }

    /// Returns the name of the dialog in the trace.
    pub fn id(&self) -> &'static str {
        match self {
            Dialog::Promotion(_) => "promotion",
            Dialog::Result => "result",
            Dialog::NewGame => "new-game",
            Dialog::Paused => "paused",
            Dialog::Files(dialog) => dialog.id(),
            Dialog::ResumeOffer => "resume",
            Dialog::Resign(_) => "resign",
            Dialog::DrawOffer(_) => "draw-offer",
            Dialog::DrawClaim(_) => "draw-claim",
            Dialog::Settings => "settings",
            Dialog::Name(_) => "name",
            Dialog::Rules => "rules",
            Dialog::Help => "help",
            Dialog::NewDeal => "new-deal",
            Dialog::DealNumber(_) => "deal-number",
            Dialog::RoundOver(_) => "round-over",
            Dialog::GiveUp(_) => "give-up",
            Dialog::Aid(_) => "aid",
            Dialog::Books(_) => "books",
            Dialog::ProspectorRules => "prospector-rules",
            Dialog::ProspectorHelp => "prospector-help",
            Dialog::Duel(dialog) => dialog.id(),
            Dialog::Engines(dialog) => dialog.id(),
            Dialog::LeaveEditor => "leave-editor",
        }
    }
}
