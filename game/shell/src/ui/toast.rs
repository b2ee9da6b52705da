//! Toasts: sentences that are shown for a moment, where they hide no button and no enlarged card.

use super::{
    Screen, View,
    kit::{UiBuilder, colors, sizes},
};
use crate::scene::camera::Insets;
use fyrox::{
    core::{algebra::Vector2, math::Rect, pool::Handle},
    graph::SceneGraph,
    gui::{HorizontalAlignment, UiNode, UserInterface, VerticalAlignment},
};

/// Position of a toast in its layer.
pub type Spot = (HorizontalAlignment, VerticalAlignment);

/// Part of the window for a toast.
#[derive(Debug, Clone)]
pub struct Place {
    /// Possible positions, the best first.
    spots: Vec<Spot>,
    /// Distance from the edge of the window, in units.
    edge: f32,
    /// Insets covered by panels.
    insets: Insets,
    /// Greatest width of its text, in units.
    widest: f32,
}

impl Place {
    /// Returns the part of the window away from what is played at the table, from the panel beside
    /// it, and from the line at the top of a compact window. Over a dialog, it is the whole window.
    pub fn of(view: &View) -> Self {
        let table = view.screen == Screen::Table && view.dialogs.is_empty();
        let top = view
            .panels(view.table)
            .and_then(|panels| panels.notifies_at_top());
        let (rows, edge, widest) = match (table, top) {
            (true, None) => (&[VerticalAlignment::Bottom][..], 20.0, WIDEST),
            (true, Some(widest)) => (&[VerticalAlignment::Top][..], 12.0, widest),
            // Between a dialog's cards and its lower edge there is just enough room for one line.
            (false, _) => (&ROWS[..], OVER_DIALOG, WIDEST),
        };
        let spots = rows
            .iter()
            .flat_map(|row| COLUMNS.map(|column| (column, *row)));
        let insets = match table {
            true => view.insets,
            false => Insets::default(),
        };
        Self {
            spots: spots.collect(),
            edge,
            insets,
            widest,
        }
    }
}

/// Distance of a toast over a dialog from the edge of the window, in units: inside of the edge of
/// the largest dialogs.
const OVER_DIALOG: f32 = 13.0;
/// Space around the text of a toast, in units.
const PADDING: f32 = 6.0;

/// Greatest width of the text of a toast, in units.
const WIDEST: f32 = 640.0;

/// Positions of a toast over a dialog, the best first.
const ROWS: [VerticalAlignment; 3] = [
    VerticalAlignment::Top,
    VerticalAlignment::Bottom,
    VerticalAlignment::Center,
];
const COLUMNS: [HorizontalAlignment; 3] = [
    HorizontalAlignment::Center,
    HorizontalAlignment::Right,
    HorizontalAlignment::Left,
];

/// Moves a toast that is laid out to where it hides the least of these rectangles. Stays where it
/// was `before` if it hides nothing there. Returns its position.
pub fn keep_clear(
    ui: &mut UserInterface,
    layer: Handle<UiNode>,
    place: &Place,
    taken: &[Rect<f32>],
    before: Option<Spot>,
) -> Option<Spot> {
    let layer = ui.try_get_node(layer).ok()?;
    let handle = *layer.children().last()?;
    let panel = ui.try_get_node(handle).ok()?;
    let (whole, margin) = (layer.screen_bounds(), panel.margin());
    let area = Rect::new(
        whole.x() + margin.left,
        whole.y() + margin.top,
        whole.w() - margin.left - margin.right,
        whole.h() - margin.top - margin.bottom,
    );
    let before = before.filter(|spot| place.spots.contains(spot));
    let spots = before.into_iter().chain(place.spots.iter().copied());
    let spot = clearest(area, panel.screen_bounds().size, spots, taken)?;
    let panel = ui.try_get_node_mut(handle).ok()?;
    panel.set_horizontal_alignment(spot.0);
    panel.set_vertical_alignment(spot.1);
    panel.invalidate_layout();
    Some(spot)
}

/// Returns the first of these positions in an area at which a toast of this size hides the smallest
/// shares of the rectangles.
fn clearest(
    area: Rect<f32>,
    size: Vector2<f32>,
    spots: impl Iterator<Item = Spot>,
    taken: &[Rect<f32>],
) -> Option<Spot> {
    let hidden = |spot: Spot| {
        let toast = at(area, size, spot);
        let shares = taken.iter().map(|other| {
            let end = (toast.position + toast.size).inf(&(other.position + other.size));
            let shared = end - toast.position.sup(&other.position);
            shared.x.max(0.0) * shared.y.max(0.0) / (other.w() * other.h()).max(1.0)
        });
        shares.sum::<f32>()
    };
    let mut best: Option<(f32, Spot)> = None;
    for spot in spots {
        let hidden = hidden(spot);
        if best.is_none_or(|(least, _)| hidden < least - 0.01) {
            best = Some((hidden, spot));
        }
    }
    best.map(|(_, spot)| spot)
}

/// Returns the rectangle of this size at a position in an area.
fn at(area: Rect<f32>, size: Vector2<f32>, (across, down): Spot) -> Rect<f32> {
    let free = area.size - size;
    let x = match across {
        HorizontalAlignment::Left | HorizontalAlignment::Stretch => 0.0,
        HorizontalAlignment::Center => 0.5,
        HorizontalAlignment::Right => 1.0,
    };
    let y = match down {
        VerticalAlignment::Top | VerticalAlignment::Stretch => 0.0,
        VerticalAlignment::Center => 0.5,
        VerticalAlignment::Bottom => 1.0,
    };
    let place = area.position + free.component_mul(&Vector2::new(x, y));
    Rect::new(place.x, place.y, size.x, size.y)
}

/// Builds a toast in its layer. The pointer passes through it.
pub fn build(kit: &mut UiBuilder, place: &Place, text: &str, size: (f32, f32)) -> Handle<UiNode> {
    let free = place.insets.free(Vector2::new(size.0, size.1) / kit.scale);
    let width = (free.size.x - 48.0).min(place.widest).max(120.0);
    // Short text keeps its width, longer text wraps.
    let fits = text.chars().count() as f32 * sizes::BODY * 0.5 < width;
    let line = if fits {
        kit.centred(text, sizes::BODY, colors::CREAM)
    } else {
        // Without a column, wrapping text would take the full height of the layer.
        let lines = kit.paragraph(text, width);
        kit.column(0.0, vec![lines])
    };
    let room = kit.pad(8.0, place.edge, 8.0, place.edge);
    let margin = kit.within(size, place.insets, room);
    let panel = kit.panel(line, PADDING, place.spots[0], margin);
    kit.dense(panel);
    let layer = kit.layer(size, false, vec![panel]);
    kit.ctx[layer]
        .hit_test_visibility
        .set_value_and_mark_modified(false);
    layer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{platform::locale::Locale, ui::kit::Pictures};

    /// Returns the height of a toast's panel in a window of this size, in pixels.
    fn height_of(sentence: &str, (width, height): (f32, f32)) -> f32 {
        let window = Vector2::new(width, height);
        let mut ui = UserInterface::new(window);
        let (pictures, locale) = (Pictures::default(), Locale::default());
        let mut ctx = ui.build_ctx();
        let scale = crate::ui::scale(window, 1.0);
        let mut kit = UiBuilder::new(&mut ctx, &locale, &pictures, scale);
        let place = Place {
            spots: vec![(HorizontalAlignment::Center, VerticalAlignment::Bottom)],
            edge: 20.0,
            insets: Insets {
                right: 0.2,
                ..Insets::default()
            },
            widest: WIDEST,
        };
        let layer = build(&mut kit, &place, sentence, (width, height));
        for _ in 0..3 {
            ui.update(window, 0.016, &Default::default());
            while ui.poll_message().is_some() {}
        }
        let panel = ui.node(layer).children()[0];
        ui.node(panel).screen_bounds().size.y
    }

    #[test]
    fn a_long_sentence_does_not_cover_the_table() {
        let long = "The file of your settings was damaged and was put aside. ".repeat(3);
        for window in [(480.0, 360.0), (800.0, 600.0), (1280.0, 720.0)] {
            for sentence in ["Saved.", &long] {
                let height = height_of(sentence, window);
                assert!(
                    height > 10.0 && height < window.1 * 0.4,
                    "{height} of {window:?} for {} letters",
                    sentence.len()
                );
            }
        }
    }

    #[test]
    fn a_toast_goes_where_it_hides_no_button_and_no_enlarged_card() {
        use HorizontalAlignment::{Center, Right};
        use VerticalAlignment::{Bottom, Top};
        let area = Rect::new(0.0, 0.0, 1000.0, 700.0);
        let size = Vector2::new(400.0, 46.0);
        let all = || ROWS.map(|row| COLUMNS.map(|column| (column, row))).concat();
        let best = |taken: &[Rect<f32>]| clearest(area, size, all().into_iter(), taken);
        assert_eq!(best(&[]), Some((Center, Top)));
        let card = Rect::new(480.0, 0.0, 120.0, 170.0);
        assert_eq!(best(&[card]), Some((Right, Top)));
        // It rather hides the foot of a card than a line of small buttons.
        let filters = (0..20).map(|column| Rect::new(column as f32 * 50.0, 10.0, 44.0, 40.0));
        let cards = (0..4).map(|column| Rect::new(column as f32 * 250.0, 300.0, 240.0, 380.0));
        let taken: Vec<_> = filters.chain(cards).collect();
        assert_eq!(best(&taken).map(|spot| spot.1), Some(Bottom));
    }
}
