//! How large panels are, and what of the window they leave free.

use super::{chess::advice, hud, menu};
use crate::{camera::Insets, platform::Margins};
use fyrox::core::algebra::Vector2;

/// How many units high the lowest button is.
pub const BUTTON: f32 = 40.0;
/// How high a finger wants it: 9 mm, where a system's pixel is a 160th of an inch.
const FINGER: f32 = 9.0 / 25.4 * 160.0;
/// The narrowest and the lowest window in which everything has its place, in units.
pub const LEAST: (f32, f32) = (305.0, 245.0);

/// How many units wide a window is that is higher than wide, unless it is very small.
const TALL: f32 = 640.0;

/// Pixels for a unit in a window of this size.
pub fn scale(window: Vector2<f32>, setting: f32) -> f32 {
    (fitting(window) * setting).clamp(0.5, 12.0)
}

fn fitting(window: Vector2<f32>) -> f32 {
    // Beside a panel the table in a tall window would have next to nothing: there the panel is
    // unfolded over it, and may be larger.
    let width = if window.y > window.x { TALL } else { 1000.0 };
    (window.y / 720.0).min(window.x / width).clamp(0.7, 8.0)
}

/// The player's setting for the size of panels, or as much more as makes buttons high enough for a
/// finger, where the system counts so many pixels as one of its own.
pub fn setting_for_fingers(window: Vector2<f32>, setting: f32, density: f32) -> f32 {
    let most = (window.x / LEAST.0).min(window.y / LEAST.1);
    let wanted = (FINGER * density / BUTTON).min(most);
    setting.max(wanted / fitting(window))
}

/// Width of what stands in the strip at the left of a small wide window.
pub const STRIP: f32 = 94.0;
/// In that strip, or in the line at the top of another small window: between its edge and what is in
/// it, and between the window's edge and it.
pub const BAR_PADDING: f32 = 4.0;
/// See above.
pub const BAR_MARGIN: f32 = 6.0;
/// Height of what stands in the line.
const LINE: f32 = 42.0;
/// Between such a panel and the table.
const AIR: f32 = 2.0;
/// A window that is so many times as wide as it is high loses less by a strip than by a line.
const WIDE: f32 = 1.5;
/// The same for what tells a lesson, which wants more room.
const WIDE_FOR_LESSONS: f32 = 1.25;
/// And the least window, in units, in which that stands at the left.
const LEAST_FOR_LESSONS: (f32, f32) = (400.0, 240.0);
/// The width of a window, in units, from which on a line at its top has tools.
const LEAST_FOR_TOOLS: f32 = 520.0;
/// Width of what is told in a lesson at the left of a small window, and the share of the window that
/// it may take.
const TOLD: (f32, f32) = (208.0, 0.36);
/// Between the edge of its panel and what is in it.
pub const TOLD_PADDING: f32 = 12.0;

/// How panels lie in a window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    window: Vector2<f32>,
    scale: f32,
    margins: Margins,
}

/// Where what is always seen beside a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// In the panel at the right.
    Panel,
    /// In a strip at the left; the panel is unfolded when it is wanted.
    Strip,
    /// In a line at the top; the panel is unfolded when it is wanted.
    Line,
}

impl Layout {
    /// That of a window in which panels have this scale, and which has strips along its edges where
    /// none has a place.
    pub fn new(window: Vector2<f32>, scale: f32, margins: Margins) -> Self {
        Self {
            window: window.sup(&Vector2::repeat(1.0)),
            scale,
            margins,
        }
    }

    /// The window's size in pixels.
    pub fn window(&self) -> Vector2<f32> {
        self.window
    }

    /// Pixels for a unit.
    pub fn scale(&self) -> f32 {
        self.scale
    }

    /// Where what is always seen beside a game stands.
    pub fn shape(&self) -> Shape {
        if !is_compact_at(self.window, self.scale) {
            Shape::Panel
        } else if self.window.x > self.window.y * WIDE {
            Shape::Strip
        } else {
            Shape::Line
        }
    }

    /// Whether the window is too small for a panel beside the table.
    pub fn is_compact(&self) -> bool {
        self.shape() != Shape::Panel
    }

    /// Whether a button or two that are needed most stand beside what is always seen.
    pub fn has_tools(&self) -> bool {
        match self.shape() {
            Shape::Panel => false,
            Shape::Strip => true,
            Shape::Line => self.window.x / self.scale >= LEAST_FOR_TOOLS,
        }
    }

    /// How wide what a lesson tells is at the left of a small window; `None` where it stands at the
    /// top, or in a panel of the usual width.
    pub fn told_width(&self) -> Option<f32> {
        let wide = self.window.x > self.window.y * WIDE_FOR_LESSONS;
        let (width, share) = TOLD;
        let size = self.window / self.scale;
        let roomy = size.x >= LEAST_FOR_LESSONS.0 && size.y >= LEAST_FOR_LESSONS.1;
        (self.is_compact() && wide && roomy).then(|| width.min(size.x * share))
    }

    /// What the menu covers.
    pub fn menu(&self) -> Insets {
        if self.is_compact() {
            return Insets::default();
        }
        self.at_the_left(menu::MARGIN + menu::PANEL_WIDTH)
    }

    /// What a lesson of chess covers.
    pub fn lesson(&self) -> Insets {
        match self.told_width() {
            Some(width) => self.at_the_left(BAR_MARGIN + 2.0 * TOLD_PADDING + width + AIR),
            None => self.menu(),
        }
    }

    /// What covers a table at which a guide tells how it is played.
    pub fn guide(&self) -> Insets {
        match self.shape() {
            Shape::Panel => self.table(false),
            _ => self.lesson(),
        }
    }

    /// How far the line at the top of a small window reaches down, in units.
    pub fn line_height(&self) -> f32 {
        match self.shape() {
            Shape::Line => BAR_MARGIN + 2.0 * BAR_PADDING + LINE + AIR,
            Shape::Panel | Shape::Strip => 0.0,
        }
    }

    /// How far from the upper edge a panel begins, in units: in a window that is higher than wide it
    /// leaves the line free, which has what folds the panel up again.
    pub fn panel_top(&self) -> f32 {
        let below = self.line_height() + BAR_MARGIN;
        if self.window.y > self.window.x {
            below.max(hud::MARGIN)
        } else {
            hud::MARGIN
        }
    }

    /// What covers a table; with the evaluation bar of chess, or without.
    pub fn table(&self, bar: bool) -> Insets {
        let bar = if bar { advice::BAR_WIDTH } else { 0.0 };
        match self.shape() {
            Shape::Panel => {
                let air = if bar > 0.0 { hud::MARGIN } else { 0.0 };
                let width = hud::PANEL_WIDTH + 2.0 * hud::MARGIN + bar + air;
                let width = width * self.scale + f32::from(self.margins.right);
                Insets {
                    right: width / self.window.x,
                    ..Insets::default()
                }
            }
            Shape::Strip => {
                let air = if bar > 0.0 { BAR_MARGIN } else { 0.0 };
                self.at_the_left(BAR_MARGIN + 2.0 * BAR_PADDING + STRIP + AIR + air + bar)
            }
            Shape::Line => {
                let height = self.line_height() * self.scale + f32::from(self.margins.top);
                let left = if bar > 0.0 {
                    BAR_MARGIN + bar + AIR
                } else {
                    0.0
                };
                Insets {
                    top: height / self.window.y,
                    ..self.at_the_left(left)
                }
            }
        }
    }

    fn at_the_left(&self, width: f32) -> Insets {
        if width == 0.0 {
            return Insets::default();
        }
        let width = width * self.scale + f32::from(self.margins.left);
        Insets {
            left: width / self.window.x,
            ..Insets::default()
        }
    }
}

/// Whether a panel beside the table would leave too little of it.
pub fn is_compact_at(window: Vector2<f32>, scale: f32) -> bool {
    window.x / scale < 900.0 || window.y / scale < 560.0
}

#[cfg(test)]
mod tests {
    use super::{BUTTON, LEAST, Layout, Shape, scale, setting_for_fingers};
    use crate::platform::Margins;
    use fyrox::core::algebra::Vector2;

    #[test]
    fn a_finger_finds_nine_millimetres_of_a_button() {
        for (x, y, density) in [
            (2340.0, 1080.0, 2.625),
            (1024.0, 768.0, 1.0),
            (2048.0, 1536.0, 2.0),
        ] {
            let window = Vector2::new(x, y);
            let unit = scale(window, setting_for_fingers(window, 1.0, density));
            let millimetres = BUTTON * unit / (160.0 * density) * 25.4;
            assert!(millimetres > 8.99, "{x}x{y}: {millimetres} mm");
        }
    }

    #[test]
    fn in_a_window_higher_than_wide_the_table_has_all_of_the_width() {
        for (x, y) in [(540.0, 960.0), (800.0, 1280.0), (1080.0, 1920.0)] {
            for setting in [0.75, 1.0, 1.5] {
                let window = Vector2::new(x, y);
                let layout = Layout::new(window, scale(window, setting), Margins::default());
                assert_eq!(layout.shape(), Shape::Line, "{x}x{y} at {setting}");
                assert_eq!(layout.table(false).right, 0.0);
            }
        }
    }

    #[test]
    fn who_sets_panels_larger_has_them_larger() {
        let window = Vector2::new(1024.0, 768.0);
        assert_eq!(setting_for_fingers(window, 2.0, 1.0), 2.0);
    }

    #[test]
    fn on_the_smallest_screen_everything_still_has_its_place() {
        let window = Vector2::new(640.0, 360.0);
        let unit = scale(window, setting_for_fingers(window, 1.0, 3.0));
        assert!(window.x / unit >= LEAST.0 - 0.1 && window.y / unit >= LEAST.1 - 0.1);
    }
}
