//! Panels, dialogs and menu entries of Prospector's table, for the shell.

use super::{dialogs, hud, pages, small_mine};
use crate::{
    ID,
    panels::{ProspectorDialog, ProspectorScreen, ProspectorView, RecordsPage},
};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_shell::{
    app::options::TableId,
    archive::Heading,
    ui::{
        Action, Dialog, TablePanels, View,
        kit::{ButtonSpec, UiBuilder},
        menu::MenuEntry,
        pages::KeyGroup,
    },
};

/// Panels of Prospector's table; without data while another table is loaded.
pub struct ProspectorPanels<'a>(pub Option<ProspectorView<'a>>);

impl TablePanels for ProspectorPanels<'_> {
    fn id(&self) -> TableId {
        ID
    }

    fn panels(&self, kit: &mut UiBuilder, view: &View, size: (f32, f32)) -> Handle<UiNode> {
        hud::build(kit, &ProspectorScreen::new(view, self.0.as_ref()), size)
    }

    fn game_picture(
        &self,
        kit: &mut UiBuilder,
        heading: &Heading,
        size: f32,
    ) -> Option<Handle<UiNode>> {
        small_mine::build(kit, &heading.picture, size)
    }

    fn dialog(&self, kit: &mut UiBuilder, view: &View, dialog: &Dialog) -> Handle<UiNode> {
        let Some(dialog) = dialog.get() else {
            return Handle::NONE;
        };
        dialogs::build(kit, &ProspectorScreen::new(view, self.0.as_ref()), dialog)
    }

    fn statistics(&self) -> Option<Action> {
        let page = ProspectorDialog::Records(RecordsPage::Statistics);
        let is_loaded = self.0.is_some();
        is_loaded.then(|| Action::open(page))
    }

    fn keys(&self) -> &'static [KeyGroup] {
        &pages::KEYS
    }

    /// The mine is at the bottom of the table, and the mat above it is free between the slate and the
    /// counter of the draw pile.
    fn notifies_at_top(&self) -> Option<f32> {
        Some(240.0)
    }

    fn menu_entries(&self, view: &View) -> Vec<MenuEntry> {
        let open = Action::OpenTable(ID);
        let open = ButtonSpec::icon("prospector", "icon_pickaxe", "menu-prospector", open);
        let about = view.locale.text("menu-prospector-about");
        let entry = MenuEntry::start(open).about(about);
        vec![entry.note(view.waiting_at(ID))]
    }
}
