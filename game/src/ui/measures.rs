//! How large panels are, and what of the window they leave free.

use super::{chess::advice, hud, menu};
use fyrox::core::algebra::Vector2;

/// Pixels for a unit in a window of this size.
pub fn scale(window: Vector2<f32>, setting: f32) -> f32 {
    let fitting = (window.y / 720.0).min(window.x / 1000.0);
    (fitting.clamp(0.7, 8.0) * setting).clamp(0.5, 12.0)
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
