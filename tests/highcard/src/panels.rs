//! Panel, command and menu entry of High Card.

use crate::{
    ID,
    rules::{Game, ROUNDS},
};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_shell::{
    app::options::TableId,
    ui::{
        Action, TableCommand, TablePanels, View,
        kit::{ButtonSpec, UiBuilder, colors},
        menu::MenuEntry,
        panel::column_panel,
    },
};

/// Command of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HighCardCommand {
    /// Both players draw.
    Draw,
    /// Deals a new game.
    New,
}

impl TableCommand for HighCardCommand {
    const TABLE: TableId = ID;
}

/// Panels of the table; without a game while another table is loaded.
pub struct HighCardPanels<'a>(pub Option<&'a Game>);

impl TablePanels for HighCardPanels<'_> {
    fn id(&self) -> TableId {
        ID
    }

    fn panels(&self, kit: &mut UiBuilder, view: &View, size: (f32, f32)) -> Handle<UiNode> {
        let (locale, Some(game)) = (view.locale, self.0) else {
            return kit.layer(size, false, Vec::new());
        };
        let score = format!("{} : {}", game.score[0], game.score[1]);
        let left = (ROUNDS - game.record.rounds).to_string();
        column_panel(kit, view, size, |kit| {
            vec![
                kit.pair(&locale.text("score"), &score, colors::CREAM),
                kit.pair(&locale.text("draw-pile"), &left, colors::CREAM),
                kit.button(ButtonSpec::new(
                    "draw",
                    "highcard-draw",
                    HighCardCommand::Draw,
                )),
                kit.button(ButtonSpec::new("new", "new-game", HighCardCommand::New)),
                kit.button(ButtonSpec::new("menu", "menu", Action::Menu)),
            ]
        })
    }

    fn menu_entries(&self, _: &View) -> Vec<MenuEntry> {
        let open = Action::OpenTable(ID);
        let entry = ButtonSpec::icon("highcard", "icon_cards", "menu-highcard", open);
        vec![MenuEntry::start(entry)]
    }
}
