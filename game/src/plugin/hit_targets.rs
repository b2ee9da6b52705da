//! Tells the trace where to click for what.

use crate::plugin::{ChessTable, Parlour, Shell};
use crate::{
    camera::{CameraRig, Projection},
    chess::{
        board::Board,
        game_manager::{GameManager, Phase},
        picking::{self, Hit},
    },
    options::Table,
    trace::{HitTargets, Pixel},
    ui::Screen,
};
use fyrox::{
    core::algebra::{Vector2, Vector3},
    graph::SceneGraph,
    gui::UserInterface,
    plugin::PluginContext,
    scene::Scene,
};
use parlour_rules::chess::{Color, Square};

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

impl Parlour {
    /// Tells what can be clicked, once the table is at rest and the panels are laid out.
    pub(crate) fn emit_hit_targets(&mut self, ctx: &PluginContext) {
        let Some(left) = self.shell.hit_targets_due else {
            return;
        };
        if !self.shell.trace.is_enabled() {
            self.shell.hit_targets_due = None;
            return;
        }
        let resting = match ctx.scenes.try_get(self.shell.scene) {
            Ok(scene) => {
                let manager = scene
                    .graph
                    .try_get_script_of::<GameManager>(self.chess.manager);
                let rig = scene
                    .graph
                    .try_get_script_of::<CameraRig>(self.shell.camera);
                // At a table that cannot be played at nothing comes to rest.
                let ready = match self.shell.table {
                    _ if self.shell.broken => true,
                    Table::Chess => manager.is_ok_and(|manager| {
                        let rests = matches!(manager.phase(), Phase::Idle | Phase::GameOver);
                        // Where somebody waits for the computer's move there is nothing to pick.
                        let seats = manager.session().players;
                        rests && (seats.are_computers() || !manager.is_computer_due())
                    }),
                    Table::Prospector => self.prospector.is_prospector_idle(scene),
                    Table::Duel => self.duel.duel_rests(&self.shell, scene),
                };
                ready && rig.is_ok_and(CameraRig::is_at_rest)
            }
            // The first scene could not be read: there is the menu alone.
            Err(_) => self.shell.broken,
        };
        // The first time, what is on the table must be there in all its colours too.
        let loading =
            !self.shell.ready_told && ctx.resource_manager.state().count_pending_resources() > 0;
        if self.shell.dirty || !resting || loading || self.chess.demonstration.is_some() {
            self.shell.hit_targets_due = Some(left.max(2));
            return;
        }
        if left > 0 {
            self.shell.hit_targets_due = Some(left - 1);
            return;
        }
        self.shell.hit_targets_due = None;
        let Ok(ui) = ctx.user_interfaces.try_get(self.shell.ui) else {
            return;
        };
        let scene = ctx.scenes.try_get(self.shell.scene).ok();
        let game = scene.and_then(|scene| self.chess.game(scene));
        let window = (self.shell.window.x as u32, self.shell.window.y as u32);
        if !self.shell.ready_told && scene.is_some() {
            self.shell.ready_told = true;
            self.shell.trace.ready(self.shell.table.name(), window);
        }
        let mut targets = HitTargets {
            window,
            ply: game.map_or(0, |game| game.ply()),
            dialog: match (self.shell.dialogs.last(), self.shell.screen) {
                (Some(dialog), _) => Some(dialog.id().to_owned()),
                (None, Screen::Menu | Screen::Loading) => Some("menu".to_owned()),
                (None, Screen::Table) if self.chess.is_editing_position() => {
                    Some(crate::ui::chess::editor::ID.to_owned())
                }
                (None, Screen::Table) => None,
            },
            ..HitTargets::default()
        };
        self.shell.gui.add_hit_targets(ui, &mut targets);
        if let Some(scene) = scene {
            self.add_table_hit_targets(scene, ui, &mut targets);
        }
        self.shell.trace.targets(&targets);
    }

    /// The cards or squares that can be picked, where no dialog lies over them.
    fn add_table_hit_targets(&self, scene: &Scene, ui: &UserInterface, targets: &mut HitTargets) {
        let is_free = targets.dialog.is_none();
        let (ply, cards) = match self.shell.table {
            Table::Prospector => self
                .prospector
                .prospector_hit_targets(&self.shell, scene, ui),
            Table::Duel => self.duel.duel_hit_targets(&self.shell, scene, ui),
            Table::Chess => {
                if is_free || self.chess.is_editing_position() && self.shell.dialogs.is_empty() {
                    let places = Square::ALL.into_iter().filter_map(|square| {
                        let pixel = self.chess.pixel_for(&self.shell, scene, ui, square)?;
                        Some((square.to_string(), pixel))
                    });
                    targets.squares.extend(places);
                }
                return;
            }
        };
        targets.ply = ply;
        if is_free {
            targets.cards.extend(cards);
        }
    }
}

impl ChessTable {
    /// A pixel that picks this square and nothing else, whatever is selected.
    fn pixel_for(
        &self,
        shell: &Shell,
        scene: &Scene,
        ui: &UserInterface,
        square: Square,
    ) -> Option<Pixel> {
        let board = scene.graph.try_get_script_of::<Board>(self.board).ok()?;
        let projection = Projection::of(scene.graph.try_get(shell.camera).ok()?);
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
            let Some(at) = projection.pixel(geometry.from_board(place), shell.window) else {
                continue;
            };
            let at = Vector2::new(at.x.round(), at.y.round());
            let inside = at.x >= 1.0
                && at.y >= 1.0
                && at.x < shell.window.x - 1.0
                && at.y < shell.window.y - 1.0;
            if !inside || !shell.gui.is_free(ui, at) {
                continue;
            }
            let ray = projection.ray(at, shell.window);
            let hits = picking::hits(scene, self.board, geometry, &ray);
            let pixel = (at.x as i32, at.y as i32);
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
            .try_get_script_of::<crate::chess::piece::Piece>(node)
            .is_ok_and(|piece| piece.piece().color == color)
    }
}
