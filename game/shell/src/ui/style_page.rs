//! Settings page of the styles: all styles of each kind, with their pictures.

use super::{
    Action, View,
    kit::{ButtonSpec, UiBuilder, colors, names, sizes},
};
use crate::scene::styles::StyleKind;
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode},
};

/// Height of the picture of a style divided by its width.
const PREVIEW: f32 = 9.0 / 16.0;
/// Space around it and between two styles, in units.
const PADDING: f32 = 5.0;
const GAP: f32 = 8.0;
/// Styles in a row.
const COLUMNS: usize = 4;

/// Builds the styles of all kinds in which there is a choice.
pub(super) fn rows(kit: &mut UiBuilder, view: &View, width: f32) -> Vec<Handle<UiNode>> {
    let kinds = StyleKind::ALL.into_iter();
    kinds
        .filter_map(|kind| styles(kit, view, kind, width))
        .collect()
}

/// Builds the styles of a kind, if there is a choice.
fn styles(kit: &mut UiBuilder, view: &View, kind: StyleKind, width: f32) -> Option<Handle<UiNode>> {
    let styles = view.styles.map_or(&[][..], |styles| styles.of(kind));
    let chosen = view.styles?.chosen(view.settings, kind)?;
    if styles.len() < 2 {
        return None;
    }
    let columns = COLUMNS as f32;
    let across = (width - GAP * (columns - 1.0)) / columns - 2.0 * PADDING;
    let language = view.locale.language().id;
    let mut tiles = Vec::new();
    for (index, style) in styles.iter().enumerate() {
        let picture = kit.picture(&style.preview(), across, across * PREVIEW);
        let name = kit.fitted(style.name(language), sizes::SMALL, colors::CREAM, across);
        let name = kit.in_the_middle(name);
        let tile = kit.column_of_width(2.0, across, vec![picture, name]);
        kit.margin(tile, [PADDING; 4]);
        let choose = Action::ChooseStyle(kind, index);
        let spec = ButtonSpec::bare(format!("{}-{}", kind.name(), style.id()), choose)
            .label(style.name(language))
            .chosen_if(style == chosen);
        tiles.push(kit.pressable(tile, spec));
    }
    let label = view.locale.text(&format!("setting-{}", kind.name()));
    let label = kit.fitted(&label, sizes::BODY, colors::CREAM, width);
    kit.ctx[label].set_name(names::SETTING);
    kit.ctx[label].set_horizontal_alignment(HorizontalAlignment::Left);
    let tiles = kit.tiles(COLUMNS, GAP, tiles);
    Some(kit.column_of_width(4.0, width, vec![label, tiles]))
}
