//! Panels, dialogs and menu entries of the chess table, for the shell.

use super::{dialogs, hud, model::ChessScreen, new_game, pages, small_board};
use crate::{
    ID,
    panels::{ChessCommand, ChessDialog, ChessView, FileCommand},
    saves::is_worth_keeping,
    settings::ChessSetting,
};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_shell::{
    app::options::TableId,
    archive::Heading,
    platform::{IN_BROWSER, locale::Locale},
    ui::{
        Action, Dialog, TablePanels, View,
        kit::{ButtonSpec, UiBuilder},
        menu::MenuEntry,
        pages::KeyGroup,
        settings_page::{SettingControl, SettingRow},
    },
};

/// Returns whether the player has finished a game of chess before.
fn has_played(view: &View) -> bool {
    let entries = view.archive.map(|archive| archive.entries());
    let mut entries = entries.unwrap_or_default().iter();
    entries.any(|entry| entry.heading.table == ID.name())
}

impl ChessView<'_> {
    /// Returns the entry that starts a game with the options of the last one.
    fn usual_game(&self, view: &View) -> MenuEntry {
        let usual = self.new_game;
        let start = ChessCommand::NewGame(Box::new(usual.clone()));
        let start = ButtonSpec::icon("usual", "icon_play", "menu-usual", start);
        MenuEntry::start(start).note(Some(new_game::usual_text(
            view.locale,
            usual,
            &self.engines.list,
        )))
    }
}

impl TablePanels for ChessView<'_> {
    fn id(&self) -> TableId {
        ID
    }

    fn panels(&self, kit: &mut UiBuilder, view: &View, size: (f32, f32)) -> Handle<UiNode> {
        hud::build(kit, &ChessScreen::new(view, self), size)
    }

    fn game_picture(
        &self,
        kit: &mut UiBuilder,
        heading: &Heading,
        size: f32,
    ) -> Option<Handle<UiNode>> {
        small_board::build(kit, &heading.picture, size)
    }

    fn dialog(&self, kit: &mut UiBuilder, view: &View, dialog: &Dialog) -> Handle<UiNode> {
        let Some(dialog) = dialog.get() else {
            return Handle::NONE;
        };
        dialogs::build(kit, &ChessScreen::new(view, self), dialog)
    }

    fn settings(&self, locale: &Locale) -> Vec<SettingRow> {
        let shown = ChessSetting::ALL.into_iter();
        // A worker of a browser can't ponder.
        let shown = shown.filter(|setting| !IN_BROWSER || *setting != ChessSetting::Ponder);
        let rows = shown.map(|setting| {
            let change = |by| Action::run(ChessCommand::Change(setting, by));
            let control = match self.settings.value(setting) {
                Some(key) => SettingControl::Steps {
                    value: locale.text(&key),
                    less: change(-1),
                    more: change(1),
                },
                None => SettingControl::Switch {
                    on: self.settings.switch(setting) == Some(true),
                    toggle: change(1),
                },
            };
            SettingRow {
                name: setting.name(),
                control,
            }
        });
        rows.collect()
    }

    fn statistics(&self) -> Option<Action> {
        Some(Action::open(ChessDialog::Statistics))
    }

    fn keys(&self) -> &'static [KeyGroup] {
        &pages::KEYS
    }

    fn menu_entries(&self, view: &View) -> Vec<MenuEntry> {
        let resume = |action: Action| {
            let resume = ButtonSpec::icon("resume", "icon_play", "menu-chess-back", action);
            MenuEntry::resume(resume.primary()).note(view.waiting_at(ID))
        };
        let mut entries = Vec::new();
        let reviewed = self.review.is_some();
        if reviewed || self.suspended.is_some() {
            let action = match reviewed {
                true => Action::OpenTable(ID),
                false => ChessCommand::Files(FileCommand::ResumeReview).into(),
            };
            let review = ButtonSpec::icon("look-back", "icon_graph", "menu-look-back", action);
            entries.push(MenuEntry::resume(review.primary_if(reviewed)));
        }
        let game = self.game.filter(|game| !reviewed && is_worth_keeping(game));
        if game.is_some() {
            entries.push(resume(Action::OpenTable(ID)));
        } else if self.suspended_game.is_some() {
            entries.push(resume(ChessCommand::Resume.into()));
        } else if !reviewed && has_played(view) {
            entries.push(self.usual_game(view));
        }
        let open = ChessCommand::Files(FileCommand::Open);
        let lessons = Action::open(ChessDialog::Tutorial);
        let start = ChessCommand::AskForGame;
        let start = ButtonSpec::icon("chess", "icon_crown", "menu-chess", start);
        let about = view.locale.text("menu-chess-about");
        entries.push(MenuEntry::start(start).about(about));
        let others = [
            ButtonSpec::icon("learn", "icon_tutorial", "menu-learn", lessons),
            ButtonSpec::icon("open", "icon_folder", "menu-open", open),
        ];
        entries.extend(others.map(MenuEntry::minor));
        entries
    }
}
