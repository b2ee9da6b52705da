//! Hit targets of the chess table: a pixel for each square of the board.

use super::{
    ChessTable,
    selection::{Hit, hits},
};
use crate::scene::board::Board;
use fyrox::{
    core::{algebra::Vector3, math::Rect},
    scene::Scene,
};
use parlour_rules::chess::{Color, Square};
use parlour_shell::app::{Shell, hit_targets::TargetFinder, trace::Pixel};

/// Places within a square that are tried, from its middle outwards, in squares.
const TRIES: [(f32, f32); 17] = [
    (0.0, 0.0),
    (0.0, -0.25),
    (0.0, 0.25),
    (-0.25, 0.0),
    (0.25, 0.0),
    (-0.25, -0.25),
    (0.25, -0.25),
    (-0.25, 0.25),
    (0.25, 0.25),
    (0.0, -0.42),
    (0.0, 0.42),
    (-0.42, 0.0),
    (0.42, 0.0),
    (-0.42, -0.42),
    (0.42, -0.42),
    (-0.42, 0.42),
    (0.42, 0.42),
];

/// Heights at which the body of a piece is tried, in squares.
const HEIGHTS: [f32; 4] = [0.3, 0.6, 0.9, 1.2];

/// Height of a pawn, in squares.
const PAWN: f32 = 0.9;

impl ChessTable {
    /// Returns the part of the window in which a square with a pawn is seen.
    pub(super) fn pixels_of(
        &self,
        shell: &Shell,
        scene: &Scene,
        square: Square,
    ) -> Option<Rect<f32>> {
        let board = scene.graph.try_get_script_of::<Board>(self.board).ok()?;
        let middle = board.geometry().place(square);
        let mut seen = None::<Rect<f32>>;
        for (right, away) in [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)] {
            let corner = middle + Vector3::new(right, 0.0, away);
            let at = shell.pixel(scene, corner)?;
            seen.get_or_insert(Rect::new(at.x, at.y, 0.0, 0.0)).push(at);
        }
        let mut seen = seen?;
        seen.push(shell.pixel(scene, middle + Vector3::y() * PAWN)?);
        Some(seen)
    }

    /// A pixel that picks this square and nothing else, whatever is selected.
    pub(super) fn pixel_for(&self, finder: &TargetFinder, square: Square) -> Option<Pixel> {
        let scene = finder.scene;
        let board = scene.graph.try_get_script_of::<Board>(self.board).ok()?;
        let geometry = board.geometry();
        let centre = geometry.to_board(geometry.place(square));
        let own = board.node_at(square);
        let on_surface = TRIES
            .iter()
            .map(|(x, z)| centre + Vector3::new(*x, 0.0, *z));
        let on_body = HEIGHTS
            .iter()
            .filter(|_| own.is_some())
            .map(|height| centre + Vector3::new(0.0, *height, 0.0));
        let mut second_best = None;
        for place in on_surface.chain(on_body) {
            let Some(pixel) = finder.free_pixel(geometry.from_board(place)) else {
                continue;
            };
            let ray = finder.ray(pixel)?;
            let hits = hits(scene, self.board, geometry, &ray);
            let unmistakable = match hits.first() {
                Some(Hit::Square(first)) => *first == square,
                Some(Hit::Body { node, .. }) => Some(*node) == own,
                None => false,
            };
            if unmistakable {
                let mover = self.game(scene)?.position().turn();
                let other = own.is_some_and(|node| !self.belongs_to(scene, node, mover));
                // The body of an opponent's piece stands for its square only while it can be
                // captured; its square's surface always does.
                let through_body = matches!(hits.first(), Some(Hit::Body { .. }));
                let under = hits.contains(&Hit::Square(square));
                if !(other && through_body) || under {
                    return Some(pixel);
                }
                second_best.get_or_insert(pixel);
            }
        }
        second_best
    }

    fn belongs_to(
        &self,
        scene: &Scene,
        node: fyrox::core::pool::Handle<fyrox::scene::node::Node>,
        color: Color,
    ) -> bool {
        scene
            .graph
            .try_get_script_of::<crate::scene::piece::Piece>(node)
            .is_ok_and(|piece| piece.piece().color == color)
    }
}
