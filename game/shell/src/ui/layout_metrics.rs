//! Sizes of panels, and the part of the window that they cover.

use crate::{platform::Margins, scene::camera::Insets};
use fyrox::core::algebra::Vector2;

/// Height of the lowest button, in units.
pub const BUTTON: f32 = 40.0;
/// Width of the panel, in units.
pub const PANEL_WIDTH: f32 = 264.0;
/// Padding of the panel, in units.
pub const PADDING: f32 = 12.0;
/// Width of a scroll bar with the gap before it, in units. Includes what rounding both to pixels
/// can cost.
pub const ROD: f32 = 18.0;
/// Space between the panel and the edge of the window, in units.
pub const MARGIN: f32 = 12.0;
/// Button height for a finger, 9 mm, in density-independent pixels of 1/160 inch.
const FINGER: f32 = 9.0 / 25.4 * 160.0;
/// Smallest window, in units, in which everything has room.
pub const LEAST: (f32, f32) = (305.0, 245.0);

/// Width of a portrait window, in units, unless it is very small.
const TALL: f32 = 640.0;

/// Returns the pixels per unit in a window of this size in pixels. `setting` is the player's panel
/// size, where 1 is normal.
pub fn scale(window: Vector2<f32>, setting: f32) -> f32 {
    (fitting(window) * setting).clamp(0.5, 12.0)
}

fn fitting(window: Vector2<f32>) -> f32 {
    // In a portrait window the panel covers the table when it is unfolded instead of taking space
    // beside it, so panels can be larger.
    let width = if window.y > window.x { TALL } else { 1000.0 };
    (window.y / 720.0).min(window.x / width).clamp(0.7, 8.0)
}

/// Returns the panel size of the player, raised if needed to make buttons high enough for a finger.
/// `density` is the number of pixels per density-independent pixel. The raise stops where the
/// window would become smaller than [`LEAST`].
pub fn setting_for_fingers(window: Vector2<f32>, setting: f32, density: f32) -> f32 {
    let most = (window.x / LEAST.0).min(window.y / LEAST.1);
    let wanted = (FINGER * density / BUTTON).min(most);
    setting.max(wanted / fitting(window))
}

/// Width of the content of the strip at the left of a compact landscape window, in units.
pub const STRIP: f32 = 94.0;
/// Gap between the parts of the strip, in units.
pub const STRIP_GAP: f32 = 6.0;
/// Gap between the parts of the line at the top of another compact window, in units.
pub const LINE_GAP: f32 = 10.0;
/// Padding of the strip or line of a compact window, in units.
pub const BAR_PADDING: f32 = 4.0;
/// Space between the strip or line and the edge of the window, in units.
pub const BAR_MARGIN: f32 = 6.0;
/// Height of the content of the line, in units.
const LINE: f32 = 42.0;
/// Gap between such a panel and the table, in units.
const AIR: f32 = 2.0;
/// Ratio of width to height from which a compact window loses less space to a strip than to a line.
const WIDE: f32 = 1.5;
/// Ratio of width to height from which the text to read, which needs more room, is at the left.
const WIDE_FOR_TEXT: f32 = 1.25;
/// Smallest window, in units, in which text to read is at the left.
const LEAST_FOR_TEXT: (f32, f32) = (400.0, 240.0);
/// Width of a window, in units, from which the line at its top has tools.
const LEAST_FOR_TOOLS: f32 = 520.0;
/// Greatest width of text to read at the left of a compact window, in units, and its greatest share
/// of the window's width.
const TEXT_WIDTH: (f32, f32) = (208.0, 0.36);
/// Gap between the columns of a wide panel, in units.
pub const COLUMN_GAP: f32 = 12.0;
/// Width of a window, in units, from which a panel has room for two columns.
pub const TWO_COLUMNS: f32 = 2.0 * (PANEL_WIDTH + MARGIN) + COLUMN_GAP;
/// Greatest height of a sheet below the table, in units, and its greatest share of the window's height.
const SHEET: (f32, f32) = (500.0, 0.46);
/// Least width of a table beside an unfolded panel, as a share of the window's height.
const BESIDE: f32 = 1.2;
/// Padding of a panel with text to read at the left, in units.
pub const TEXT_PADDING: f32 = 12.0;

/// Layout of the panels in a window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    window: Vector2<f32>,
    scale: f32,
    margins: Margins,
}

/// Place of the controls that are always visible beside a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// Panel at the right of a large window.
    Panel,
    /// Strip at the left of a compact landscape window; the panel can be unfolded.
    Strip,
    /// Line at the top of another compact window; the panel can be unfolded.
    Line,
}

impl Layout {
    /// Creates the layout of a window, in pixels, with this scale and these safe-area insets. Sizes
    /// below one pixel count as one.
    pub fn new(window: Vector2<f32>, scale: f32, margins: Margins) -> Self {
        Self {
            window: window.sup(&Vector2::repeat(1.0)),
            scale,
            margins,
        }
    }

    /// Returns the size of the window, in pixels.
    pub fn window(&self) -> Vector2<f32> {
        self.window
    }

    /// Returns the pixels per unit.
    pub fn scale(&self) -> f32 {
        self.scale
    }

    /// Returns whether the window is higher than wide.
    pub fn is_portrait(&self) -> bool {
        self.window.y > self.window.x
    }

    /// Returns the place of the controls that are always visible beside a game.
    pub fn shape(&self) -> Shape {
        if !is_compact_at(self.window, self.scale) {
            Shape::Panel
        } else if self.window.x > self.window.y * WIDE {
            Shape::Strip
        } else {
            Shape::Line
        }
    }

    /// Returns whether the window is too small for a panel beside the table.
    pub fn is_compact(&self) -> bool {
        self.shape() != Shape::Panel
    }

    /// Returns whether the strip or line has one or two of the most needed buttons.
    pub fn has_tools(&self) -> bool {
        match self.shape() {
            Shape::Panel => false,
            Shape::Strip => true,
            Shape::Line => self.window.x / self.scale >= LEAST_FOR_TOOLS,
        }
    }

    /// Returns the width of text to read at the left of a compact window, in units; `None` where the
    /// text is at the top, or in a panel of normal width.
    pub fn text_width_at_left(&self) -> Option<f32> {
        let wide = self.window.x > self.window.y * WIDE_FOR_TEXT;
        let (width, share) = TEXT_WIDTH;
        let size = self.window / self.scale;
        let roomy = size.x >= LEAST_FOR_TEXT.0 && size.y >= LEAST_FOR_TEXT.1;
        (self.is_compact() && wide && roomy).then(|| width.min(size.x * share))
    }

    /// Returns the insets covered at a table with a guide.
    pub fn guide(&self) -> Insets {
        match self.text_width_at_left() {
            Some(width) => self.at_the_left(BAR_MARGIN + 2.0 * TEXT_PADDING + width + AIR),
            None if self.is_compact() => Insets::default(),
            None => self.table(0.0),
        }
    }

    /// Returns the height covered by the line at the top of a compact window, in units, or 0.
    pub fn line_height(&self) -> f32 {
        match self.shape() {
            Shape::Line => BAR_MARGIN + 2.0 * BAR_PADDING + LINE + AIR,
            Shape::Panel | Shape::Strip => 0.0,
        }
    }

    /// Returns the distance of the panel from the top, in units. In a portrait window it leaves the
    /// line uncovered, which has the button that hides the panel.
    pub fn panel_top(&self) -> f32 {
        let below = self.line_height() + BAR_MARGIN;
        if self.is_portrait() {
            below.max(MARGIN)
        } else {
            MARGIN
        }
    }

    /// Returns the distance from the top, in units, of a sheet below the table whose content is
    /// `height` units high, or more and scrolls: in every portrait window.
    pub fn sheet_top(&self, height: f32) -> Option<f32> {
        let edges = f32::from(self.margins.top) + f32::from(self.margins.bottom);
        let free = (self.window.y - edges) / self.scale;
        let (highest, share) = SHEET;
        let sheet = (height + 2.0 * PADDING + MARGIN).min(highest);
        self.is_portrait().then(|| free - sheet.min(free * share))
    }

    /// Returns insets that are also covered by a sheet at this distance from the top, in units.
    pub fn with_sheet(&self, top: f32, insets: Insets) -> Insets {
        let above = (top - AIR) * self.scale + f32::from(self.margins.top);
        Insets {
            bottom: 1.0 - above / self.window.y,
            ..insets
        }
    }

    /// Returns insets that are also covered by an unfolded panel at the right of a wide, low window,
    /// unless the table would become too narrow beside it.
    pub fn with_panel(&self, insets: Insets) -> Insets {
        let right = self.right_of_panel(0.0);
        let free = 1.0 - insets.left - right;
        match self.shape() {
            Shape::Strip if free * self.window.x >= BESIDE * self.window.y => {
                Insets { right, ..insets }
            }
            _ => insets,
        }
    }

    /// Returns the share of the window's width that the panel covers with a bar `width` units wide
    /// beside it.
    fn right_of_panel(&self, bar: f32) -> f32 {
        let width = (PANEL_WIDTH + 2.0 * MARGIN + bar) * self.scale;
        (width + f32::from(self.margins.right)) / self.window.x
    }

    /// Returns the height of a button in a sheet, in units: for a finger, also where a unit is less
    /// than a pixel.
    pub fn sheet_button(&self) -> f32 {
        BUTTON / self.scale.min(1.0)
    }

    /// Returns the insets covered at a table; `bar` is the width of a bar beside the panel, in
    /// units, or 0.
    pub fn table(&self, bar: f32) -> Insets {
        match self.shape() {
            Shape::Panel => {
                let air = if bar > 0.0 { MARGIN } else { 0.0 };
                Insets {
                    right: self.right_of_panel(bar + air),
                    ..Insets::default()
                }
            }
            Shape::Strip => {
                let air = if bar > 0.0 { BAR_MARGIN } else { 0.0 };
                self.at_the_left(BAR_MARGIN + 2.0 * BAR_PADDING + STRIP + AIR + air + bar)
            }
            Shape::Line => {
                let left = if bar > 0.0 {
                    BAR_MARGIN + bar + AIR
                } else {
                    0.0
                };
                Insets {
                    top: self.at_the_top(self.line_height()).top,
                    ..self.at_the_left(left)
                }
            }
        }
    }

    /// Returns the insets covered by a panel `height` units high at the top.
    pub fn at_the_top(&self, height: f32) -> Insets {
        let height = height * self.scale + f32::from(self.margins.top);
        Insets {
            top: height / self.window.y,
            ..Insets::default()
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

/// Returns whether the window is too small for a panel beside the table.
fn is_compact_at(window: Vector2<f32>, scale: f32) -> bool {
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
                assert_eq!(layout.table(0.0).right, 0.0);
            }
        }
    }

    #[test]
    fn a_sheet_leaves_more_than_half_of_a_portrait_window_to_the_table() {
        for (x, y, has_sheet) in [
            (480.0, 800.0, true),
            (1080.0, 1920.0, true),
            (800.0, 480.0, false),
            (1280.0, 720.0, false),
        ] {
            let window = Vector2::new(x, y);
            let layout = Layout::new(window, scale(window, 1.0), Margins::default());
            let table = layout.table(0.0);
            let sheet = layout.sheet_top(500.0);
            let insets = sheet.map_or(table, |top| layout.with_sheet(top, table));
            let free = insets.free(window);
            let at = format!("{x}x{y}: {free:?}");
            assert_eq!(layout.sheet_top(500.0).is_some(), has_sheet, "{at}");
            assert_eq!(free.position.y + free.size.y < y - 100.0, has_sheet, "{at}");
            assert!(free.size.y > y * 0.42, "{at}");
        }
    }

    #[test]
    fn a_button_of_a_sheet_has_forty_pixels() {
        for (x, y) in [(360.0, 740.0), (480.0, 800.0), (1080.0, 1920.0)] {
            let window = Vector2::new(x, y);
            let layout = Layout::new(window, scale(window, 1.0), Margins::default());
            let pixels = layout.sheet_button() * layout.scale();
            assert!(pixels > 39.9, "{x}x{y}: {pixels}");
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
