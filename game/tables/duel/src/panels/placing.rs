//! Placement of the large card: beside the card that it shows, in the part of the window without
//! panels.

use fyrox::core::{algebra::Vector2, math::Rect};
use parlour_shell::ui::kit::CARD_SHAPE;

/// Space between the large card, its explanations and what is beside it, in units.
pub(super) const GAP: f32 = 8.0;
/// Sizes that are tried, as shares of the greatest one.
const SHARES: [f32; 5] = [1.0, 0.88, 0.76, 0.64, 0.52];
/// Weight of what matters for the shown card, relative to other cards.
const MATTERS: f32 = 100.0;
/// Least height of explanations that are cut off, in units.
const LEAST_WORDS: f32 = 48.0;

/// Space for the large card. All lengths are in units.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Space<'a> {
    /// Part of the window that no panel covers.
    pub free: Rect<f32>,
    /// Card on the table that is shown large.
    pub shown: Option<Rect<f32>>,
    /// Hero of that card's owner, if the card is a minion.
    pub hero: Option<Rect<f32>>,
    /// Button on the table that ends the turn.
    pub end_turn: Option<Rect<f32>>,
    /// Other cards, of which as little as possible is covered.
    pub others: &'a [Rect<f32>],
    /// Whether the card is in the hand, whose other cards stay visible if possible.
    pub in_hand: bool,
}

/// Place of the large card and its explanations.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Placing {
    /// Bounds of both.
    pub bounds: Rect<f32>,
    /// Width of the card.
    pub width: f32,
    /// Greatest height of the explanations; `None` if there is no room for them.
    pub words: Option<f32>,
    /// Whether the explanations are below the card instead of at its right.
    pub below: bool,
}

/// Returns the area that two rectangles share.
fn shared(a: Rect<f32>, b: Rect<f32>) -> f32 {
    let across = (a.x() + a.w()).min(b.x() + b.w()) - a.x().max(b.x());
    let down = (a.y() + a.h()).min(b.y() + b.h()) - a.y().max(b.y());
    across.max(0.0) * down.max(0.0)
}

impl Space<'_> {
    /// Returns the place for a card of at most this width with explanations of this size. It covers
    /// as little of the shown card, its hero and the button as possible, and never a panel.
    pub fn place(&self, largest: f32, words: Option<Vector2<f32>>) -> Placing {
        let room = self.free.size;
        let largest = largest.min(room.x).min(room.y / CARD_SHAPE).max(1.0);
        let mut best: Option<(f32, Placing)> = None;
        for share in SHARES {
            for (size, placing) in forms(largest * share, words) {
                if size.x > room.x || size.y > room.y {
                    continue;
                }
                for bounds in self.candidates(size) {
                    let cost = self.cost(bounds);
                    if best.is_none_or(|(least, _)| cost < least - 0.5) {
                        best = Some((cost, Placing { bounds, ..placing }));
                    }
                }
            }
            // Other cards don't make the card smaller.
            if best.is_some_and(|(_, placing)| self.hidden(placing.bounds) <= 0.5) {
                break;
            }
        }
        best.map_or_else(|| self.cut(largest, words), |(_, placing)| placing)
    }

    /// Returns the place for something of this size, which covers as little as possible of what
    /// matters.
    pub fn place_alone(&self, size: Vector2<f32>) -> Rect<f32> {
        let mut places = self.candidates(size);
        places.sort_by(|a, b| self.cost(*a).total_cmp(&self.cost(*b)));
        places[0]
    }

    /// Returns the place of a small card with as much of its explanations as fits.
    fn cut(&self, largest: f32, words: Option<Vector2<f32>>) -> Placing {
        let room = self.free.size;
        let width = largest * SHARES[SHARES.len() - 1];
        let face = Vector2::new(width, width * CARD_SHAPE);
        let words = words.filter(|words| words.x <= room.x);
        let below = words.is_some_and(|words| face.x + GAP + words.x > room.x);
        let left = if below { room.y - face.y - GAP } else { room.y };
        let words = words.filter(|_| left >= LEAST_WORDS);
        let size = match words {
            Some(words) if below => Vector2::new(face.x.max(words.x), room.y),
            Some(words) => Vector2::new(face.x + GAP + words.x, face.y.max(words.y.min(left))),
            None => face,
        };
        Placing {
            bounds: self.place_alone(size),
            width,
            words: words.map(|_| left),
            below,
        }
    }

    fn hidden(&self, bounds: Rect<f32>) -> f32 {
        let over = |other: Option<Rect<f32>>| other.map_or(0.0, |other| shared(bounds, other));
        over(self.shown) + over(self.hero) + 3.0 * over(self.end_turn)
    }

    /// Returns the cost of a place, in square units of hidden cards. What matters counts much more
    /// than other cards.
    fn cost(&self, bounds: Rect<f32>) -> f32 {
        let others = self.others.iter().map(|other| shared(bounds, *other));
        MATTERS * self.hidden(bounds) + others.sum::<f32>()
    }

    /// Returns the places to try for something of this size, the best first.
    fn candidates(&self, size: Vector2<f32>) -> Vec<Rect<f32>> {
        let free = self.free;
        let end = free.position + free.size - size;
        let Some(shown) = self.shown else {
            // A card of the history: beside the panel.
            let corners = [Vector2::new(end.x, free.y()), free.position];
            return corners.map(|at| Rect { position: at, size }).to_vec();
        };
        let middle = shown.position + (shown.size - size) * 0.5;
        let after = shown.position + shown.size + Vector2::repeat(GAP);
        let before = shown.position - size - Vector2::repeat(GAP);
        let right = Vector2::new(after.x, middle.y);
        let left = Vector2::new(before.x, middle.y);
        let above = Vector2::new(middle.x, before.y);
        let below = Vector2::new(middle.x, after.y);
        let places = match self.in_hand {
            true => [above, right, left, below],
            false => [right, left, above, below],
        };
        places
            .map(|at| Rect {
                position: at.inf(&end).sup(&free.position),
                size,
            })
            .to_vec()
    }
}

/// Returns the ways to put a card of this width and its explanations together, with their size.
fn forms(width: f32, words: Option<Vector2<f32>>) -> impl Iterator<Item = (Vector2<f32>, Placing)> {
    let face = Vector2::new(width, width * CARD_SHAPE);
    let placing = |below| Placing {
        bounds: Rect::default(),
        width,
        words: words.map(|words| words.y),
        below,
    };
    let words = words.map(|words| {
        let below = Vector2::new(face.x.max(words.x), face.y + GAP + words.y);
        let beside = Vector2::new(face.x + GAP + words.x, face.y.max(words.y));
        [(below, placing(true)), (beside, placing(false))]
    });
    let alone = words.is_none().then(|| (face, placing(false)));
    words.into_iter().flatten().chain(alone)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fyrox::core::algebra::Vector2;
    use parlour_shell::{
        platform::Margins,
        ui::{Layout, scale, setting_for_fingers},
    };

    /// Windows in pixels, with their density if they are a handheld's.
    const WINDOWS: [(f32, f32, Option<f32>); 5] = [
        (1280.0, 720.0, None),
        (800.0, 600.0, None),
        (640.0, 360.0, None),
        (480.0, 360.0, None),
        (2340.0, 1080.0, Some(2.625)),
    ];

    /// Returns the free part of a window, in units.
    fn free(width: f32, height: f32, density: Option<f32>) -> Rect<f32> {
        let window = Vector2::new(width, height);
        let setting = density.map_or(1.0, |density| setting_for_fingers(window, 1.0, density));
        let scale = scale(window, setting);
        let layout = Layout::new(window, scale, Margins::default());
        let free = layout.table(0.0).free(window);
        Rect::new(
            free.x() / scale,
            free.y() / scale,
            free.w() / scale,
            free.h() / scale,
        )
    }

    /// Returns spaces with the shown card in different parts of the table.
    fn spaces() -> Vec<Space<'static>> {
        let mut spaces = Vec::new();
        for (width, height, density) in WINDOWS {
            let free = free(width, height, density);
            let card = Vector2::new(free.h() * 0.13, free.h() * 0.17);
            let at = |x: f32, y: f32, size: Vector2<f32>| Rect {
                position: free.position + free.size.component_mul(&Vector2::new(x, y)) - size * 0.5,
                size,
            };
            let end_turn = Some(at(0.86, 0.38, Vector2::new(card.x, card.x * 0.5)));
            for x in [0.15, 0.3, 0.5, 0.7] {
                for (y, in_hand) in [(0.15, false), (0.35, false), (0.5, false), (0.85, true)] {
                    spaces.push(Space {
                        free,
                        shown: Some(at(x, y, card)),
                        hero: None,
                        end_turn,
                        others: &[],
                        in_hand,
                    });
                }
            }
            spaces.push(Space {
                free,
                shown: None,
                hero: None,
                end_turn,
                others: &[],
                in_hand: false,
            });
        }
        spaces
    }

    fn is_in(inner: Rect<f32>, outer: Rect<f32>) -> bool {
        (shared(inner, outer) - inner.w() * inner.h()).abs() < 0.5
    }

    #[test]
    fn the_large_card_covers_no_control() {
        for space in spaces() {
            for words in [None, Some((200.0, 90.0)), Some((200.0, 260.0))] {
                let words = words.map(|(x, y)| Vector2::new(x, y));
                let placing = space.place(230.0, words);
                assert!(is_in(placing.bounds, space.free), "{space:?}: {placing:?}");
                let end_turn = shared(placing.bounds, space.end_turn.unwrap());
                assert!(end_turn < 0.5, "{space:?}: {placing:?}");
            }
        }
    }

    #[test]
    fn the_large_card_is_beside_the_card_that_it_shows() {
        for space in spaces() {
            let Some(shown) = space.shown else { continue };
            for words in [None, Some(Vector2::new(200.0, 90.0))] {
                let placing = space.place(230.0, words);
                assert!(
                    shared(placing.bounds, shown) < 0.5,
                    "{space:?}: {placing:?}"
                );
                // Nothing else has room between the two.
                let near = Rect {
                    position: shown.position - Vector2::repeat(GAP + 1.0),
                    size: shown.size + Vector2::repeat(2.0 * (GAP + 1.0)),
                };
                assert!(shared(placing.bounds, near) > 0.0, "{space:?}: {placing:?}");
            }
        }
    }

    #[test]
    fn the_large_card_covers_neither_the_minion_nor_its_hero() {
        for (width, height, density) in WINDOWS {
            let free = free(width, height, density);
            let at = |x: f32, y: f32, size: f32| {
                let size = Vector2::new(size, size * 1.25) * free.h();
                let share = Vector2::new(x, y);
                Rect {
                    position: free.position + free.size.component_mul(&share) - size * 0.5,
                    size,
                }
            };
            for (row, hero) in [(0.27, 0.2), (0.51, 0.78)] {
                for x in [0.2, 0.31, 0.42, 0.5, 0.6, 0.7, 0.8] {
                    let space = Space {
                        free,
                        shown: Some(at(x, row, 0.15)),
                        hero: Some(at(0.1, hero, 0.2)),
                        end_turn: Some(at(0.91, 0.37, 0.1)),
                        others: &[],
                        in_hand: false,
                    };
                    let placing = space.place(230.0, None);
                    for part in [space.shown, space.hero] {
                        let covered = shared(placing.bounds, part.unwrap());
                        assert!(covered < 0.5, "{space:?}: {placing:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_large_card_is_where_it_covers_the_fewest_other_cards() {
        let free = Rect::new(0.0, 0.0, 1000.0, 700.0);
        let shown = Rect::new(450.0, 280.0, 100.0, 140.0);
        for (other, is_left) in [(600.0, true), (300.0, false)] {
            let space = Space {
                free,
                shown: Some(shown),
                hero: None,
                end_turn: None,
                others: &[Rect::new(other, 280.0, 100.0, 140.0)],
                in_hand: false,
            };
            let placing = space.place(230.0, None);
            assert_eq!(placing.bounds.x() < shown.x(), is_left, "{placing:?}");
            assert_eq!(placing.width, 230.0);
        }
    }

    #[test]
    fn explanations_are_whole_where_there_is_room() {
        for space in spaces() {
            let words = Vector2::new(200.0, 180.0);
            let placing = space.place(230.0, Some(words));
            assert_eq!(placing.words, Some(words.y), "{space:?}: {placing:?}");
            assert!(placing.width >= 100.0, "{space:?}: {placing:?}");
        }
    }

    #[test]
    fn explanations_alone_cover_neither_the_card_nor_a_control() {
        for space in spaces() {
            let bounds = space.place_alone(Vector2::new(200.0, 70.0));
            assert!(is_in(bounds, space.free), "{space:?}: {bounds:?}");
            for part in [space.shown, space.end_turn].into_iter().flatten() {
                assert!(shared(bounds, part) < 0.5, "{space:?}: {bounds:?}");
            }
        }
    }

    #[test]
    fn explanations_that_have_no_room_are_cut_or_left_out() {
        let space = Space {
            free: Rect::new(10.0, 50.0, 300.0, 240.0),
            shown: None,
            hero: None,
            end_turn: None,
            others: &[],
            in_hand: false,
        };
        for (size, cut) in [((150.0, 900.0), true), ((400.0, 90.0), false)] {
            let placing = space.place(230.0, Some(Vector2::new(size.0, size.1)));
            assert!(is_in(placing.bounds, space.free), "{placing:?}");
            assert_eq!(placing.words.is_some(), cut, "{placing:?}");
        }
    }
}
