//! List of numbered items in two columns, such as the moves of a game.

use crate::ui::Action;
use fyrox::{
    core::{algebra::Vector2, math::Rect, pool::Handle},
    gui::{Thickness, UiNode, scroll_viewer::ScrollViewer},
};

/// Geometry of a list of numbered items in two columns that can be clicked, in pixels. One button
/// covers all of them, so that thousands of items cost no more widgets than a text.
#[derive(Debug, Clone, Copy)]
pub struct ItemGrid {
    /// Name of an item's button in the trace, before its number.
    pub name: &'static str,
    /// Action of a click on an item.
    pub action: fn(usize) -> Action,
    /// Viewer that scrolls the list; none if the whole panel scrolls.
    pub viewer: Handle<ScrollViewer>,
    /// Button that covers the whole list, if items can be clicked.
    pub button: Handle<UiNode>,
    /// Highlight behind the item under the pointer.
    pub mark: Handle<UiNode>,
    /// Visible height of the list.
    pub room: f32,
    /// Item, counted from 1, that stays visible; `None` keeps the end visible.
    pub now: Option<usize>,
    /// Height of a line.
    pub line: f32,
    /// Left edge of the first column, and the width of a column.
    pub columns: (f32, f32),
    /// Number of places that are empty before the first item: 0 or 1.
    pub skipped: usize,
    /// Number of items.
    pub count: usize,
}

impl Default for ItemGrid {
    /// Returns an empty grid.
    fn default() -> Self {
        Self {
            name: "",
            action: |_| Action::Close,
            viewer: Handle::NONE,
            button: Handle::NONE,
            mark: Handle::NONE,
            room: 0.0,
            now: None,
            line: 0.0,
            columns: (0.0, 0.0),
            skipped: 0,
            count: 0,
        }
    }
}

impl ItemGrid {
    /// Returns the same geometry inside a viewer with this visible height.
    pub fn scrolled(self, viewer: Handle<ScrollViewer>, room: f32) -> Self {
        Self {
            viewer,
            room,
            ..self
        }
    }

    /// Returns the item, counted from 1, at a point relative to the list's top left corner.
    pub fn at(&self, place: Vector2<f32>) -> Option<usize> {
        let (from, wide) = self.columns;
        let inside = place.y >= 0.0 && place.x >= from && place.x < from + 2.0 * wide;
        if !inside || self.line <= 0.0 {
            return None;
        }
        let side = usize::from(place.x >= from + wide);
        let number = 2 * (place.y / self.line) as usize + side + 1;
        let number = number.checked_sub(self.skipped)?;
        (1..=self.count).contains(&number).then_some(number)
    }

    /// Returns the rectangle of an item, counted from 1.
    pub fn place(&self, number: usize) -> Rect<f32> {
        let index = number + self.skipped - 1;
        let (from, wide) = self.columns;
        let (x, y) = (
            from + wide * (index % 2) as f32,
            self.line * (index / 2) as f32,
        );
        Rect::new(x, y, wide, self.line)
    }

    /// Returns the numbers of all items, counted from 1.
    pub fn numbers(&self) -> impl Iterator<Item = usize> + use<> {
        1..=self.count
    }

    /// Returns how many whole lines are visible.
    pub fn lines_seen(&self) -> usize {
        (self.room / self.line) as usize
    }

    /// Returns the scroll offset that keeps the current item visible; `before` is the offset of the
    /// previous build. `None` scrolls to the end.
    pub fn offset(&self, before: Option<f32>) -> Option<f32> {
        let now = self.now?;
        let lines = (self.count + self.skipped).div_ceil(2) as f32;
        let place = self.place(now.max(1));
        let (top, bottom) = (place.position.y, place.position.y + place.size.y);
        let seen = |offset: f32| top >= offset && bottom <= offset + self.room;
        // Keeps a line above or below the item visible where possible.
        let offset = match before {
            Some(before) if seen(before) => before,
            Some(before) if bottom > before + self.room => bottom + self.line - self.room,
            _ => top - self.line,
        };
        Some(offset.min(lines * self.line - self.room).max(0.0))
    }
}

/// Returns the margin that moves a widget to this position.
pub fn at(place: Vector2<f32>) -> Thickness {
    Thickness {
        left: place.x,
        top: place.y,
        right: 0.0,
        bottom: 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(skipped: usize, count: usize) -> ItemGrid {
        ItemGrid {
            room: 100.0,
            line: 20.0,
            columns: (40.0, 80.0),
            skipped,
            count,
            ..ItemGrid::default()
        }
    }

    #[test]
    fn each_move_is_found_where_it_stands() {
        for skipped in [0, 1] {
            let list = list(skipped, 7);
            for number in list.numbers() {
                let place = list.place(number);
                let middle = place.center();
                assert_eq!(list.at(middle), Some(number));
                assert!(place.contains(middle));
            }
        }
    }

    #[test]
    fn beside_the_moves_there_is_none() {
        let list = list(1, 4);
        for (x, y) in [
            (20.0, 5.0),
            (60.0, 5.0),
            (201.0, 5.0),
            (60.0, -1.0),
            (150.0, 45.0),
        ] {
            assert_eq!(list.at(Vector2::new(x, y)), None, "{x} {y}");
        }
        assert_eq!(list.at(Vector2::new(150.0, 5.0)), Some(1));
    }

    #[test]
    fn the_move_on_the_board_is_seen_and_what_is_seen_stays() {
        let mut list = list(0, 40);
        assert_eq!(list.offset(None), None);
        for now in 0..=40 {
            list.now = Some(now);
            for before in [None, Some(0.0), Some(130.0), Some(300.0)] {
                let offset = list.offset(before).unwrap();
                let top = list.place(now.max(1)).position.y;
                assert!(
                    top >= offset && top + 20.0 <= offset + 100.0,
                    "{now} {before:?}"
                );
                assert!((0.0..=300.0).contains(&offset));
            }
        }
        list.now = Some(15);
        assert_eq!(list.offset(Some(130.0)), Some(130.0));
    }
}
