//! How large panels are, and what of the window they leave free.

use super::{chess::advice, hud, menu};
use fyrox::core::algebra::Vector2;

/// How many units high the lowest button is.
pub const BUTTON: f32 = 40.0;
/// How high a finger wants it: 9 mm, where a system's pixel is a 160th of an inch.
const FINGER: f32 = 9.0 / 25.4 * 160.0;
/// The narrowest and the lowest window in which everything has its place, in units.
const LEAST: (f32, f32) = (305.0, 245.0);

/// Pixels for a unit in a window of this size.
pub fn scale(window: Vector2<f32>, setting: f32) -> f32 {
    (fitting(window) * setting).clamp(0.5, 12.0)
}

fn fitting(window: Vector2<f32>) -> f32 {
    (window.y / 720.0).min(window.x / 1000.0).clamp(0.7, 8.0)
}

/// The player's setting for the size of panels, or as much more as makes buttons high enough for a
/// finger, where the system counts so many pixels as one of its own.
pub fn setting_for_fingers(window: Vector2<f32>, setting: f32, density: f32) -> f32 {
    let most = (window.x / LEAST.0).min(window.y / LEAST.1);
    let wanted = (FINGER * density / BUTTON).min(most);
    setting.max(wanted / fitting(window))
}

/// Whether a panel beside the table would leave too little of it.
pub fn is_compact(window: Vector2<f32>, setting: f32) -> bool {
    is_compact_at(window, scale(window, setting))
}

/// The same, for panels of this scale.
pub fn is_compact_at(window: Vector2<f32>, scale: f32) -> bool {
    window.x / scale < 900.0 || window.y / scale < 560.0
}

/// Share of the window that the menu covers.
pub fn menu_covers(window: Vector2<f32>, setting: f32) -> f32 {
    if is_compact(window, setting) {
        0.0
    } else {
        (menu::PANEL_WIDTH + menu::MARGIN) * scale(window, setting) / window.x.max(1.0)
    }
}

/// The same with the evaluation bar of the chess table, if that is shown.
pub fn panel_and_bar_cover(window: Vector2<f32>, setting: f32, bar: bool) -> f32 {
    if is_compact(window, setting) || !bar {
        return panel_covers(window, setting);
    }
    let beside = (advice::BAR_WIDTH + hud::MARGIN) * scale(window, setting) / window.x.max(1.0);
    panel_covers(window, setting) + beside
}

/// Share of the window that the panel beside the table covers.
pub fn panel_covers(window: Vector2<f32>, setting: f32) -> f32 {
    if is_compact(window, setting) {
        0.0
    } else {
        (hud::PANEL_WIDTH + 2.0 * hud::MARGIN) * scale(window, setting) / window.x.max(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::{BUTTON, LEAST, scale, setting_for_fingers};
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
