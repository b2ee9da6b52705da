//! List of numbered items in two columns, such as the moves of a game.

use crate::ui::Action;
use fyrox::{
    core::{algebra::Vector2, math::Rect, pool::Handle},
    gui::{Thickness, UiNode, scroll_viewer::ScrollViewer},
};

/// Number of lines with texts above and below the visible ones. Few games are so long that lines are
/// missing while the scroll bar is dragged, when nothing can be rebuilt.
const SPARE: usize = 150;

/// Geometry of a list of numbered items in two columns that can be clicked, in pixels. One button
/// covers all of them, and only lines near the visible ones have texts, so that a list of any length
/// costs no more than a short one.
#[derive(Debug, Clone, Copy)]
pub struct ItemGrid {
    /// Name of an item's button in the trace, before its number.
    pub name: &'static str,
    /// Action of a click on an item.
    pub action: fn(usize) -> Action,
    /// Viewer that scrolls the list; none if the whole panel scrolls.
    pub viewer: Handle<ScrollViewer>,
    /// The whole list.
    pub list: Handle<UiNode>,
    /// Button that covers the whole list, if items can be clicked.
    pub button: Handle<UiNode>,
    /// Highlight behind the item under the pointer.
    pub mark: Handle<UiNode>,
    /// Greatest visible height of the list.
    pub room: f32,
    /// Distance from the top of the list to the first visible pixel.
    pub offset: f32,
    /// First line with texts, and the one after the last.
    pub lines: (usize, usize),
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
            list: Handle::NONE,
            button: Handle::NONE,
            mark: Handle::NONE,
            room: 0.0,
            offset: 0.0,
            lines: (0, 0),
            now: None,
            line: 0.0,
            columns: (0.0, 0.0),
            skipped: 0,
            count: 0,
        }
    }
}

impl ItemGrid {
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

    /// Returns the numbers of the items with texts, counted from 1.
    pub fn numbers(&self) -> impl Iterator<Item = usize> + use<> {
        let (from, to) = self.lines;
        let number = |line: usize| (2 * line + 1).saturating_sub(self.skipped);
        number(from).max(1)..number(to).min(self.count + 1)
    }

    /// Returns the number of lines.
    pub const fn height(&self) -> usize {
        (self.count + self.skipped).div_ceil(2)
    }

    /// Returns how many whole lines are visible.
    pub fn lines_seen(&self) -> usize {
        (self.room / self.line) as usize
    }

    /// Chooses the offset and the lines with texts. `before` is the list of the previous build, as it
    /// is scrolled now. A list that hasn't changed stays where it is, unless that would hide the
    /// current item; another one shows the current item or the end. `scrolls` says that the list has
    /// its own viewer.
    pub fn settle(&mut self, before: Option<&Self>, scrolls: bool) {
        let end = (self.height() as f32 * self.line - self.room).max(0.0);
        let kept = before.filter(|before| {
            !scrolls || (before.now, before.count) == (self.now, self.count) && before.line > 0.0
        });
        let offset = match kept {
            Some(kept) if kept.line > 0.0 => {
                let offset = kept.offset / kept.line * self.line;
                // In less room the current item could be hidden.
                match scrolls && kept.shows_current(kept.offset) && !self.shows_current(offset) {
                    true => self.followed(Some(offset)),
                    false => offset,
                }
            }
            None if scrolls => self.followed(before.map(|before| before.offset)),
            _ => 0.0,
        };
        self.offset = offset.clamp(0.0, end);
        let (first, last) = self.visible(self.offset);
        self.lines = (
            first.saturating_sub(SPARE),
            (last + SPARE).min(self.height()),
        );
    }

    /// Returns the first visible line at an offset, and the one after the last.
    fn visible(&self, offset: f32) -> (usize, usize) {
        if self.line <= 0.0 {
            return (0, 0);
        }
        let first = (offset.max(0.0) / self.line) as usize;
        let last = ((offset + self.room) / self.line).ceil() as usize;
        (first.min(self.height()), last.min(self.height()))
    }

    /// Returns whether a visible line has no texts at this offset.
    pub fn lacks(&self, offset: f32) -> bool {
        let (first, last) = self.visible(offset);
        first < self.lines.0 || last > self.lines.1
    }

    /// Returns the top and bottom of the current item, or without one of the last line.
    fn current(&self) -> (f32, f32) {
        let end = self.height() as f32 * self.line;
        self.now.map_or((end - self.line, end), |now| {
            let place = self.place(now.max(1));
            (place.position.y, place.position.y + place.size.y)
        })
    }

    /// Returns whether the current item is whole at this offset.
    fn shows_current(&self, offset: f32) -> bool {
        let (top, bottom) = self.current();
        // Less than a pixel doesn't matter.
        top + 0.5 >= offset && bottom - 0.5 <= offset + self.room
    }

    /// Returns the offset that keeps the current item, or without one the end visible; `before` is
    /// the offset of the previous build.
    fn followed(&self, before: Option<f32>) -> f32 {
        let (top, bottom) = self.current();
        if self.now.is_none() {
            return bottom - self.room;
        }
        // Keeps a line above or below the item visible where possible.
        match before {
            Some(before) if self.shows_current(before) => before,
            Some(before) if bottom > before + self.room => bottom + self.line - self.room,
            _ => top - self.line,
        }
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
    fn the_current_move_stays_in_sight_when_the_list_gets_lower() {
        let mut high = list(0, 33);
        high.now = Some(33);
        high.settle(None, true);
        assert!(high.shows_current(high.offset));
        let mut low = list(0, 33);
        (low.now, low.room) = (Some(33), 50.0);
        low.settle(Some(&high), true);
        assert!(low.shows_current(low.offset), "{}", low.offset);
        // A move that the player scrolled away stays hidden.
        high.offset = 0.0;
        low.settle(Some(&high), true);
        assert_eq!(low.offset, 0.0);
    }

    #[test]
    fn each_move_is_found_where_it_stands() {
        for skipped in [0, 1] {
            let mut list = list(skipped, 7);
            list.settle(None, true);
            assert!(list.numbers().eq(1..=7));
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
        list.settle(None, true);
        assert_eq!(list.offset, 300.0, "the end");
        let scrolled = |offset: f32| ItemGrid { offset, ..list };
        for now in 0..=40 {
            let mut list = ItemGrid {
                now: Some(now),
                ..list
            };
            for before in [None, Some(0.0), Some(130.0), Some(300.0)] {
                list.settle(before.map(scrolled).as_ref(), true);
                let offset = list.offset;
                let top = list.place(now.max(1)).position.y;
                assert!(
                    top >= offset && top + 20.0 <= offset + 100.0,
                    "{now} {before:?}"
                );
                assert!((0.0..=300.0).contains(&offset));
            }
        }
        let now = Some(15);
        let mut at = ItemGrid { now, ..list };
        at.settle(Some(&scrolled(130.0)), true);
        assert_eq!(at.offset, 130.0);
        // A list that the player has scrolled stays there while nothing changes.
        let away = ItemGrid { offset: 0.0, ..at };
        at.settle(Some(&away), true);
        assert_eq!(at.offset, 0.0);
        let away = ItemGrid {
            offset: 60.0,
            ..list
        };
        list.settle(Some(&away), true);
        assert_eq!(list.offset, 60.0, "during a game");
    }

    #[test]
    fn a_long_list_has_texts_only_near_what_is_seen() {
        let mut list = list(1, 40_000);
        for now in [None, Some(0), Some(20_001), Some(40_000)] {
            list.now = now;
            list.settle(None, true);
            let (from, to) = list.lines;
            assert!(to - from <= 2 * SPARE + 7, "{from} to {to}");
            assert!(!list.lacks(list.offset));
            let shown = now.unwrap_or(40_000).max(1);
            assert!(list.numbers().any(|number| number == shown));
            assert_eq!(list.lacks(0.0), from > 0);
            assert_eq!(list.lacks(399_900.0), to < list.height());
        }
    }
}
