//! Panels, dialogs and menu entries of the Duel's table, for the shell.

use super::{dialogs, hud, pages, small_table};
use crate::{
    ID,
    panels::{DuelDialog, DuelScreen, DuelView},
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

/// Panels of the Duel's table; without data while another table is loaded.
pub struct DuelPanels<'a>(pub Option<DuelView<'a>>);

impl TablePanels for DuelPanels<'_> {
    fn id(&self) -> TableId {
        ID
    }

    fn panels(&self, kit: &mut UiBuilder, view: &View, size: (f32, f32)) -> Handle<UiNode> {
        hud::build(kit, &DuelScreen::new(view, self.0.as_ref()), size)
    }

    fn game_picture(
        &self,
        kit: &mut UiBuilder,
        heading: &Heading,
        size: f32,
    ) -> Option<Handle<UiNode>> {
        small_table::build(kit, &heading.picture, size)
    }

    fn dialog(&self, kit: &mut UiBuilder, view: &View, dialog: &Dialog) -> Handle<UiNode> {
        let Some(dialog) = dialog.get() else {
            return Handle::NONE;
        };
        dialogs::build(kit, &DuelScreen::new(view, self.0.as_ref()), dialog)
    }

    fn statistics(&self) -> Option<Action> {
        let is_loaded = self.0.is_some();
        is_loaded.then(|| Action::open(DuelDialog::Statistics))
    }

    fn keys(&self) -> &'static [KeyGroup] {
        &pages::KEYS
    }

    fn menu_entries(&self, view: &View) -> Vec<MenuEntry> {
        let duel = self.0.as_ref().and_then(|table| table.duel);
        let waiting = view.waiting_at(ID);
        let open = duel.is_some_and(|duel| duel.outcome().is_none());
        let resumes = open || waiting.is_some();
        let key = if resumes {
            "menu-duel-back"
        } else {
            "menu-duel"
        };
        let entry = ButtonSpec::icon("duel", "icon_swords", key, Action::OpenTable(ID));
        let entry = MenuEntry::start(entry.primary_if(open));
        let about = view.locale.text("menu-duel-about");
        vec![entry.about(about).note(waiting)]
    }

    fn notifies_at_top(&self) -> Option<f32> {
        Some(640.0)
    }
}
