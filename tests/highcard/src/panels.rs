//! Panel, command and menu entry of High Card.

use crate::{
    ID,
    rules::{Game, ROUNDS},
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_shell::{
    app::options::TableId,
    ui::{
        Action, TableCommand, TablePanels, View,
        kit::{UiBuilder, colors},
        menu::MenuEntry,
        panel::{MARGIN, PANEL_WIDTH, ROD, bar_icons, bar_panel},
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
        let (mut parts, game) = (Vec::new(), self.0);
        if game.is_some() && view.is_compact() {
            let icons = bar_icons(kit, view).to_vec();
            let icons = kit.tiles(2, 6.0, icons);
            parts.push(bar_panel(kit, icons));
        }
        let game = game.filter(|_| !view.is_compact() || view.panel_open);
        parts.extend(game.map(|game| panel(kit, view, game)));
        kit.layer(size, false, parts)
    }

    fn menu_entries(&self, _: &View) -> Vec<MenuEntry> {
        let action = Action::OpenTable(ID);
        let label = "High Card".to_owned();
        vec![MenuEntry::start("highcard", label, "icon_cards", action)]
    }
}

fn panel(kit: &mut UiBuilder, view: &View, game: &Game) -> Handle<UiNode> {
    const PADDING: f32 = 12.0;
    let (locale, top) = (view.locale, view.layout().panel_top());
    let width = PANEL_WIDTH.min(view.free().0 - 2.0 * MARGIN) - 2.0 * PADDING - ROD;
    let height = view.free().1 - top - MARGIN - 2.0 * PADDING;
    let score = format!("{} : {}", game.score[0], game.score[1]);
    let left = (ROUNDS - game.record.rounds).to_string();
    let parts = vec![
        kit.pair(&locale.text("score"), &score, colors::CREAM),
        kit.pair(&locale.text("draw-pile"), &left, colors::CREAM),
        kit.button("draw", "Draw", Action::run(HighCardCommand::Draw)),
        kit.button("new", "New game", Action::run(HighCardCommand::New)),
        kit.button("menu", &locale.text("menu"), Action::Menu),
    ];
    let column = kit.column_of_width(8.0, width, parts);
    let scrolled = kit.scrolled_if_higher(column, height).to_base();
    let panel = kit.column_of_width(0.0, width + ROD, vec![scrolled]);
    let place = (HorizontalAlignment::Right, VerticalAlignment::Center);
    let margin = kit.pad(MARGIN, top, MARGIN, MARGIN);
    kit.panel(panel, PADDING, place, margin)
}
