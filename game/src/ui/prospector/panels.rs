//! Panels, dialogs and menu entries of Prospector's table, for the shell.

use super::{dialogs, hud};
use crate::plugin::prospector::ID;
use crate::{
    options::TableId,
    ui::{
        Action, Dialog, ProspectorCommand, ProspectorScreen, ProspectorView, TablePanels, View,
        kit::UiBuilder, menu::MenuEntry,
    },
};
use fyrox::{core::pool::Handle, gui::UiNode};

impl TablePanels for Option<ProspectorView<'_>> {
    fn id(&self) -> TableId {
        ID
    }

    fn panels(&self, kit: &mut UiBuilder, view: &View, size: (f32, f32)) -> Handle<UiNode> {
        hud::build(kit, &ProspectorScreen::new(view, self.as_ref()), size)
    }

    fn dialog(&self, kit: &mut UiBuilder, view: &View, dialog: &Dialog) -> Handle<UiNode> {
        let Some(dialog) = dialog.get() else {
            return Handle::NONE;
        };
        dialogs::build(kit, &ProspectorScreen::new(view, self.as_ref()), dialog)
    }

    fn menu_entries(&self, view: &View) -> Vec<MenuEntry> {
        vec![MenuEntry::start(
            "prospector",
            view.locale.text("menu-prospector"),
            "icon_pickaxe",
            Action::run(ProspectorCommand::Sit),
        )]
    }
}
