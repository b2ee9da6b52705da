//! Panels, dialogs and menu entries of the chess table, for the shell.

use super::{dialogs, hud, model::ChessScreen};
use crate::{
    ID,
    panels::{ChessCommand, ChessDialog, ChessView, FileCommand},
    saves::is_worth_keeping,
    settings::ChessSetting,
};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_rules::chess::Game;
use parlour_shell::{
    app::options::TableId,
    platform::locale::Locale,
    ui::{
        Action, Dialog, TablePanels, View,
        kit::{ButtonStyle, UiBuilder},
        menu::MenuEntry,
        settings_page::SettingRow,
    },
};

impl TablePanels for ChessView<'_> {
    fn id(&self) -> TableId {
        ID
    }

    fn panels(&self, kit: &mut UiBuilder, view: &View, size: (f32, f32)) -> Handle<UiNode> {
        hud::build(kit, &ChessScreen::new(view, self), size)
    }

    fn dialog(&self, kit: &mut UiBuilder, view: &View, dialog: &Dialog) -> Handle<UiNode> {
        let Some(dialog) = dialog.get() else {
            return Handle::NONE;
        };
        dialogs::build(kit, &ChessScreen::new(view, self), dialog)
    }

    fn settings(&self, locale: &Locale) -> Vec<SettingRow> {
        let rows = ChessSetting::ALL.into_iter().map(|setting| {
            let change = |by| Action::run(ChessCommand::Change(setting, by));
            SettingRow {
                name: setting.name(),
                value: locale.text(&self.settings.value_key(setting)),
                less: change(-1),
                more: change(1),
            }
        });
        rows.collect()
    }

    fn menu_entries(&self, view: &View) -> Vec<MenuEntry> {
        let locale = view.locale;
        let continue_at = |game: &Game, action: Action| {
            let values = [("move", game.position().fullmove().into())];
            let label = locale.format("menu-continue-at", &values);
            MenuEntry::resume("resume", label, "icon_play", action, ButtonStyle::Primary)
        };
        let mut entries = Vec::new();
        let reviewed = self.review.is_some();
        if reviewed || self.waiting.is_some() {
            let (action, style) = match reviewed {
                true => (Action::OpenTable(ID), ButtonStyle::Primary),
                false => {
                    let resume = ChessCommand::Files(FileCommand::LookOn);
                    (Action::run(resume), ButtonStyle::Plain)
                }
            };
            let label = locale.text("menu-look-back");
            entries.push(MenuEntry::resume(
                "look-back",
                label,
                "icon_search",
                action,
                style,
            ));
        }
        let game = self.game.filter(|game| !reviewed && is_worth_keeping(game));
        if let Some(game) = game {
            entries.push(continue_at(game, Action::OpenTable(ID)));
        } else if let Some(game) = self.suspended_game {
            entries.push(continue_at(game, Action::run(ChessCommand::Resume)));
        }
        for (name, key, picture, action) in [
            (
                "chess",
                "menu-chess",
                "icon_crown",
                Action::Open(Dialog::new(ChessDialog::NewGame)),
            ),
            (
                "open",
                "menu-open",
                "icon_folder",
                Action::run(ChessCommand::Files(FileCommand::Open)),
            ),
            (
                "learn",
                "menu-learn",
                "icon_help",
                Action::run(ChessCommand::Lesson(0)),
            ),
        ] {
            entries.push(MenuEntry::start(name, locale.text(key), picture, action));
        }
        entries
    }
}
