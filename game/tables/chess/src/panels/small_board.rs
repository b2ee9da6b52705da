//! Small picture of a position, for lists.

use fyrox::{
    core::{algebra::Vector2, color::Color, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_rules::chess::{PieceKind, Rules, Setup, Square};
use parlour_shell::ui::kit::{UiBuilder, at};

/// Colors of light and dark squares.
const LIGHT: Color = Color::from_rgba(0xb8, 0x9a, 0x6c, 255);
const DARK: Color = Color::from_rgba(0x84, 0x62, 0x40, 255);
/// Colors of white and black pieces.
const PIECES: [Color; 2] = [
    Color::from_rgba(0xff, 0xf6, 0xe0, 255),
    Color::from_rgba(0x1e, 0x14, 0x0e, 255),
];

/// Returns the size of a piece as a share of its square. A few pixels show a size better
/// than a shape.
fn size_of(kind: PieceKind) -> f32 {
    match kind {
        PieceKind::Pawn => 0.4,
        PieceKind::Knight | PieceKind::Bishop | PieceKind::Rook => 0.6,
        PieceKind::Queen | PieceKind::King => 0.8,
    }
}

/// Builds a board about `size` units wide from the first field of a FEN, with ` b` behind it if Black
/// is below. Returns `None` if the text is invalid.
pub fn build(kit: &mut UiBuilder, picture: &str, size: f32) -> Option<Handle<UiNode>> {
    let (board, side) = picture.split_once(' ').unwrap_or((picture, ""));
    let setup = Setup::from_fen(&format!("{board} w - - 0 1"), Rules::Standard).ok()?;
    // Whole pixels, so that all squares are equal.
    let cell = (kit.px(size) / 8.0).floor().max(1.0);
    let place = |square: Square| {
        let (x, y) = match side {
            "b" => (7 - square.file(), square.rank()),
            _ => (square.file(), 7 - square.rank()),
        };
        Vector2::new(f32::from(x), f32::from(y)) * cell
    };
    let put = |kit: &mut UiBuilder, square: Square, color: Color, share: f32| {
        let size = (cell * share).round().max(1.0);
        let node = kit.swatch(size / kit.scale, size / kit.scale, color, 0.0);
        kit.aligned(node, HorizontalAlignment::Left, VerticalAlignment::Top);
        let inset = Vector2::repeat(((cell - size) * 0.5).round());
        kit.ctx[node].set_margin(at(place(square) + inset));
        node
    };
    let whole = 8.0 * cell / kit.scale;
    let mut parts = vec![kit.swatch(whole, whole, LIGHT, 0.0)];
    for square in Square::ALL {
        if (square.file() + square.rank()).is_multiple_of(2) {
            parts.push(put(kit, square, DARK, 1.0));
        }
    }
    for (square, piece) in setup.pieces() {
        let color = PIECES[piece.color.index()];
        parts.push(put(kit, square, color, size_of(piece.kind)));
    }
    Some(kit.stack(parts))
}
