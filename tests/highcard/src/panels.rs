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
        let [own, other] = game.score;
        let left = (ROUNDS - game.record.rounds).to_string();
        column_panel(kit, view, size, |kit| {
            let draw = Action::run(HighCardCommand::Draw);
            let new = Action::run(HighCardCommand::New);
            vec![
                kit.pair(
                    &locale.text("score"),
                    &format!("{own} : {other}"),
                    colors::CREAM,
                ),
                kit.pair(&locale.text("draw-pile"), &left, colors::CREAM),
                kit.labelled(locale, ButtonSpec::new("draw", "highcard-draw", draw)),
                kit.labelled(locale, ButtonSpec::new("new", "new-game", new)),
                kit.labelled(locale, ButtonSpec::new("menu", "menu", Action::Menu)),
            ]
        })
    }

    fn menu_entries(&self, view: &View) -> Vec<MenuEntry> {
        let label = view.locale.text("menu-highcard");
        let open = Action::OpenTable(ID);
        vec![MenuEntry::start("highcard", label, "icon_cards", open)]
    }
}
