//! Colors and text sizes of the panels.

/// Colors of the panels (docs/ART.md).
pub mod colors {
    use fyrox::core::color::Color;

    /// Background of the part of the window that does not show the scene.
    pub const WALL: Color = Color::opaque(0x12, 0x10, 0x10);
    /// Panel background: ink at 85% opacity.
    pub const GLASS: Color = Color::from_rgba(0x1b, 0x1b, 0x1f, 217);
    /// Background of panels over other text, which must not shine through.
    pub const DENSE_GLASS: Color = Color::from_rgba(0x1b, 0x1b, 0x1f, 249);
    /// Overlay on the table while a dialog is open.
    pub const DIM: Color = Color::from_rgba(0x0a, 0x08, 0x07, 140);
    /// Hairlines and headings.
    pub const BRASS: Color = Color::from_rgba(0xb0, 0x8d, 0x57, 255);
    /// Unobtrusive hairlines.
    pub const BRASS_FAINT: Color = Color::from_rgba(0xb0, 0x8d, 0x57, 110);
    /// Standard text.
    pub const CREAM: Color = Color::from_rgba(0xf2, 0xe8, 0xd5, 255);
    /// Secondary text; its contrast on the glass is 7:1.
    pub const CREAM_SOFT: Color = Color::from_rgba(0xc9, 0xbd, 0xa6, 255);
    /// Background of dark pieces, to make them visible.
    pub const CREAM_GROUND: Color = Color::from_rgba(0xf2, 0xe8, 0xd5, 44);
    /// Button at rest.
    pub const BUTTON: Color = Color::from_rgba(0x35, 0x2b, 0x24, 235);
    /// Button under the pointer.
    pub const BUTTON_HOVER: Color = Color::from_rgba(0x55, 0x41, 0x30, 245);
    /// Pressed button.
    pub const BUTTON_PRESSED: Color = Color::from_rgba(0x7a, 0x5c, 0x38, 255);
    /// Primary button at rest.
    pub const PRIMARY: Color = Color::from_rgba(0x6b, 0x4d, 0x2a, 245);
    /// Primary button under the pointer.
    pub const PRIMARY_HOVER: Color = Color::from_rgba(0x86, 0x63, 0x38, 250);
    /// Pressed primary button.
    pub const PRIMARY_PRESSED: Color = Color::from_rgba(0xa3, 0x7c, 0x4a, 255);
    /// Chosen button at rest, baize green.
    pub const CHOSEN: Color = Color::from_rgba(0x1f, 0x4d, 0x3a, 245);
    /// Chosen button under the pointer.
    pub const CHOSEN_HOVER: Color = Color::from_rgba(0x2b, 0x64, 0x4c, 250);
    /// Pressed chosen button.
    pub const CHOSEN_PRESSED: Color = Color::from_rgba(0x38, 0x7c, 0x5f, 255);
    /// Highlights: the focus, values, and the last move in the list.
    pub const ACCENT: Color = Color::from_rgba(0xff, 0xd9, 0x5a, 255);

    /// Returns the color that takes the place of this one at a high contrast.
    pub fn with_contrast(color: Color) -> Color {
        match color {
            GLASS | DENSE_GLASS => Color::opaque(0x08, 0x08, 0x0a),
            DIM => Color::from_rgba(0, 0, 0, 200),
            CREAM | CREAM_SOFT => Color::WHITE,
            BRASS => Color::opaque(0xff, 0xd7, 0x9a),
            // Darker than the focus.
            BRASS_FAINT => Color::opaque(0x9c, 0x85, 0x5e),
            BUTTON => Color::opaque(0x1c, 0x16, 0x10),
            PRIMARY => Color::opaque(0x5a, 0x3a, 0x14),
            CHOSEN => Color::opaque(0x0c, 0x4a, 0x30),
            other => other,
        }
    }
}

/// Text sizes, in units.
pub mod sizes {
    /// Small print.
    pub const SMALL: f32 = 14.0;
    /// Body text and buttons.
    pub const BODY: f32 = 16.0;
    /// Headings in panels.
    pub const HEADING: f32 = 20.0;
    /// Headings of dialogs.
    pub const TITLE: f32 = 28.0;
    /// Largest text: the name of the game, scores and results.
    pub const DISPLAY: f32 = 40.0;
}

/// Names of widgets with short texts. Tests hold each kind to a length.
pub mod names {
    /// Label of a button.
    pub const LABEL: &str = "label";
    /// Buttons at the bottom of a dialog.
    pub const DIALOG_BUTTONS: &str = "dialog buttons";
    /// Label of a button that is as wide as its page.
    pub const OPTION: &str = "option";
    /// Name of a setting.
    pub const SETTING: &str = "setting";
    /// Heading of a dialog.
    pub const TITLE: &str = "title";
    /// Text of a tooltip.
    pub const TOOLTIP: &str = "tooltip";
}
