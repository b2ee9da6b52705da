//! Everything that the panels show.

use super::action::Action;
use super::{
    BooksPage, ChessView, DuelDialog, DuelView, EngineDialog, FileDialog, Layout,
    ProspectorCommand, ProspectorView, RoundReport, kit::Pictures, scale,
};
use crate::{
    camera::Insets, chess::session::ChessSession, lessons::Lesson, locale::Locale, options::Table,
    platform::Margins, settings::Settings, text_field::TextField,
};
use fyrox::core::algebra::Vector2;
use parlour_rules::chess::{Claim, Color, Game};

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
    /// How much larger panels are than usual: as the player has set it, or as fingers want it.
    pub ui_scale: f32,
    /// Whether the game is alone on the screen and keeps to its own folder.
    pub is_handheld: bool,
    /// Whether a keyboard on the screen covers the lower half of it.
    pub keyboard: bool,
    /// Where panels have no place.
    pub margins: Margins,
    /// What panels cover of the table.
    pub insets: Insets,
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
    /// What else there is to say of chess.
    pub chess: Option<ChessView<'a>>,
    /// The solitaire on the table.
    pub prospector: Option<ProspectorView<'a>>,
    /// The Duel's table.
    pub duel: Option<DuelView<'a>>,
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

impl<'a> View<'a> {
    /// The game of chess on the table, with who plays it and its clock.
    pub fn session(&self) -> Option<&'a ChessSession> {
        self.chess.as_ref()?.session
    }

    /// Pixels for a unit: panels are designed for 720 lines, and grow with the window and with
    /// the player's setting.
    pub fn scale(&self) -> f32 {
        scale(self.window, self.ui_scale)
    }

    /// Width and height, in units, of what is not cut out of the window.
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

    /// How panels lie in the window.
    pub fn layout(&self) -> Layout {
        Layout::new(self.window, self.scale(), self.margins)
    }

    /// Whether the window is too small for a panel beside the table.
    pub fn is_compact(&self) -> bool {
        self.layout().is_compact()
    }
}

/// What may lie over the table.
#[derive(Debug, Clone, PartialEq)]
pub enum Dialog {
    /// Which piece shall the pawn become?
    Promotion(Color),
    /// Who won, and why.
    Result,
    /// Who plays, by which rules, and with which clock?
    NewGame,
    /// The clock stands still.
    Paused,
    /// Notes and files of games.
    Files(FileDialog),
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
    /// What the player is called, as far as it is typed.
    Name(TextField),
    /// The rules of the game.
    Rules,
    /// The keys.
    Help,
    /// Prospector: which deal shall be next?
    NewDeal,
    /// Prospector: the number of a deal, as far as it is typed.
    DealNumber(String),
    /// Prospector: the round is over.
    RoundOver(RoundReport),
    /// Prospector: really give the round up, for this?
    GiveUp(ProspectorCommand),
    /// Prospector: really take this help, which costs the series its place in the high scores?
    Aid(Box<Action>),
    /// Prospector: high scores, daily deals, statistics.
    Books(BooksPage),
    /// Prospector: how it is played.
    ProspectorRules,
    /// Prospector: the keys.
    ProspectorHelp,
    /// Something of the Duel.
    Duel(DuelDialog),
    /// The player's engines at chess.
    Engines(EngineDialog),
    /// Really leave the position that was set up?
    LeaveEditor,
}

impl Dialog {
    /// Whether Return means the button that stands out, without walking to it first. Not where the
    /// dialog comes by itself: who has just played by Return does not mean this.
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

    /// Its name in the trace.
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
