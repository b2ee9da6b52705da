//! Script of the chess board. It places the pieces, animates events and shows marks and arrows.
//!
//! It knows nothing of the rules: it shows the events it receives, in order.

mod arrows;
mod groups;
mod lean;
mod look;
mod mate;
mod models;
mod play;

use crate::sounds;
pub use arrows::Pointer;
pub use groups::{BoardArrows, BoardMarks, BoardMotion, PieceSet};

use self::{
    arrows::Arrow,
    lean::Touch,
    look::{Look, show_look},
    mate::Fall,
    models::Models,
};
use super::{geometry::Geometry, marks::Marks, player::Player, travel::Travel};
use fyrox::{
    core::{
        algebra::Vector3, pool::Handle, reflect::prelude::*, type_traits::prelude::*,
        variable::InheritableVariable, visitor::prelude::*,
    },
    graph::SceneGraph,
    material::MaterialResource,
    plugin::error::{GameError, GameResult},
    resource::model::{ModelResource, ModelResourceExtension},
    scene::{Scene, graph::Graph, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::{
    chess,
    chess::{Color, Event, PieceKind, Square},
};
use parlour_shell::{
    app::{
        Shell,
        settings::{Palette, Quality},
        sounds::Cue,
    },
    scene::{
        camera::CameraRig,
        data::{check_prefab, check_script},
        highlights::Highlights,
        marks::{Mark, paint},
        motion::Tween,
        spring::Spring,
        styles::{Style, StyleKind},
    },
};
use std::{
    collections::{HashMap, VecDeque},
    f32::consts::TAU,
};

/// Scale of captured pieces beside the board.
const CAPTURED_SCALE: f32 = 0.55;

/// Seconds for which a piece shakes, at normal animation speed.
const SHAKE_TIME: f32 = 0.4;
/// Greatest distance of a shaking piece from the middle of its square, in squares.
const SHAKE: f32 = 0.07;

/// Request to the board. Requests are shown one after another.
#[derive(Debug, Clone)]
enum Command {
    /// Put every piece in place at once, without animation.
    Set {
        /// Pieces on the board.
        pieces: Vec<(Square, chess::Piece)>,
        /// Pieces captured by White, then by Black, oldest first.
        captured: [Vec<chess::Piece>; 2],
    },
    /// Animate these events together.
    Play(Vec<Event>),
}

/// Script that shows pieces, marks and arrows on the board.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "c1c8a4de-3a55-47b9-8b0a-5d6f1e2c4b04")]
#[visit(optional)]
pub struct Board {
    /// Player with the white pieces: a node with a Player script.
    pub white: InheritableVariable<Handle<Node>>,
    /// Player with the black pieces: a node with a Player script.
    pub black: InheritableVariable<Handle<Node>>,
    /// Node with the Highlights script, which defines the colors of marks and arrows.
    pub highlights: InheritableVariable<Handle<Node>>,
    /// Prefabs of the white pieces.
    pub white_set: PieceSet,
    /// Prefabs of the black pieces.
    pub black_set: PieceSet,
    /// Prefabs of the marks on squares.
    pub marks: BoardMarks,
    /// Materials of the arrows between squares.
    pub arrows: BoardArrows,
    /// Durations and heights of the animations.
    pub motion: BoardMotion,

    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

#[derive(Debug, Default, Clone)]
struct State {
    geometry: Geometry,
    on_board: HashMap<Square, (Handle<Node>, chess::Piece)>,
    taken: [Vec<(Handle<Node>, chess::Piece)>; 2],
    /// First place of each player's captured pieces, where they have been put.
    captured: [Vector3<f32>; 2],
    commands: VecDeque<Command>,
    travels: Vec<Travel>,
    /// Pieces that are replaced once all motion has ended: pawns that promote on arrival.
    promotions: Vec<(Square, chess::Piece)>,
    check: Option<Square>,
    /// Fall of the king who was checkmated or resigned.
    fallen: Option<Fall>,
    /// Angle of the camera around the table, in radians.
    yaw: f32,
    /// Pieces that shake because they can't move, and the times of their shaking.
    shaken: Vec<(Square, Tween)>,
    lifted: Option<Square>,
    drag: Option<Vector3<f32>>,
    /// Position of the dragged piece in the frame before.
    dragged_from: Option<Vector3<f32>>,
    leans: HashMap<Handle<Node>, Spring>,
    /// Square that the lifted piece occupies before its move is decided, and the hidden piece there.
    occupied: Option<Square>,
    hidden: Handle<Node>,
    marks: Marks,
    wanted: HashMap<Mark, Vec<Square>>,
    arrows: HashMap<Pointer, Arrow>,
    sounds: Vec<Cue>,
    palette: Option<Palette>,
    look: Look,
    models: Models,
    time: f32,
    /// Whether motion that is only decoration is left out.
    calm: bool,
}

impl ScriptTrait for Board {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let node = &ctx.scene.graph[ctx.handle];
        let name = node.name_owned();
        self.state.geometry = Geometry::of_board(&node.global_transform());
        let graph = &ctx.scene.graph;
        for (color, handle) in [(Color::White, *self.white), (Color::Black, *self.black)] {
            let Ok(player) = graph.try_get_script_of::<Player>(handle) else {
                let flaw = format!("{name}: invalid Board.{color} (expected a node with a Player)");
                return Err(GameError::str(flaw));
            };
            let node = graph[handle].name();
            if player.color() != color {
                let set = *player.plays_white;
                let flaw = format!(
                    "{node}: invalid Player.plays_white {set} (expected {} for Board.{color})",
                    !set
                );
                return Err(GameError::str(flaw));
            }
            if graph.try_get_node(*player.captured).is_err() {
                return Err(GameError::str(format!("{node}: missing Player.captured")));
            }
        }
        let right = "a node with Highlights";
        let field = "Board.highlights";
        let highlights = *self.highlights;
        check_script::<Highlights>(&ctx.scene.graph, ctx.handle, field, highlights, right)?;
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                let field = format!("Board.{color}_set.{}", format!("{kind:?}").to_lowercase());
                check_prefab(&name, &field, self.prefab(chess::Piece { color, kind }))?;
            }
        }
        for mark in Mark::ALL {
            let (field, prefab) = self.marks.prefab(mark);
            check_prefab(&name, &format!("Board.marks.{field}"), prefab)?;
        }
        Ok(())
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let Some(shell) = Shell::of(&ctx.plugins) else {
            return Ok(());
        };
        let speed = shell.settings.motion.factor();
        let palette = shell.settings.palette;
        let camera = ctx.scene.graph.try_get_script_of::<CameraRig>(shell.camera);
        let (from_above, yaw) =
            camera.map_or((false, 0.0), |rig| (rig.is_from_above(), rig.heading()));
        let look = match shell.settings.quality {
            _ if from_above => Look::Flat,
            Quality::Low => Look::Coarse,
            Quality::Medium | Quality::High => Look::Fine,
        };
        self.state.yaw = yaw;
        self.state.calm = shell.settings.reduce_motion;
        self.state.time += ctx.dt;
        self.state.geometry = Geometry::of_board(&ctx.scene.graph[ctx.handle].global_transform());
        if self.state.palette != Some(palette) {
            self.paint(&ctx.scene.graph, palette);
        }
        let models = shell.style(StyleKind::Pieces).and_then(Style::models);
        self.set_look(ctx.scene, look);
        self.set_models(ctx.scene, ctx.resource_manager, models.as_deref());
        self.travel(ctx.scene, ctx.dt);
        // At animation speed 0 the whole queue is shown within one update.
        while self.state.travels.is_empty() {
            if self.promote(ctx.scene, speed) {
                continue;
            }
            let Some(command) = self.state.commands.pop_front() else {
                break;
            };
            match command {
                Command::Set { pieces, captured } => self.set_now(ctx.scene, pieces, captured),
                Command::Play(events) => self.play_now(ctx.scene, &events, speed),
            }
            self.travel(ctx.scene, 0.0);
        }
        self.follow_captured(ctx.scene);
        self.fall(ctx.scene, ctx.dt, speed);
        self.follow_shake(ctx.scene, ctx.dt);
        self.follow_drag(ctx.scene, ctx.dt);
        self.advance_leans(ctx.scene, ctx.dt, speed);
        self.hide_occupied(ctx.scene);
        self.turn_figurines(ctx.scene, yaw);
        self.show_marks(ctx.scene, ctx.dt, speed);
        Ok(())
    }
}

/// Interface for the other scripts.
impl Board {
    /// Puts every piece in place at once, without animation. Drops what was still to be shown.
    /// `captured` are the pieces captured by White, then by Black, oldest first.
    pub fn set(
        &mut self,
        pieces: impl IntoIterator<Item = (Square, chess::Piece)>,
        captured: [Vec<chess::Piece>; 2],
    ) {
        let pieces = pieces.into_iter().collect();
        self.state.travels.clear();
        self.state.commands = [Command::Set { pieces, captured }].into();
    }

    /// Returns whether every request has been shown.
    pub fn is_at_rest(&self) -> bool {
        self.state.commands.is_empty() && self.state.travels.is_empty()
    }

    /// Returns the mapping between squares and points in the scene.
    pub fn geometry(&self) -> &Geometry {
        &self.state.geometry
    }

    /// Returns the square of the piece with this node, or `None` for any other node.
    pub fn square_of(&self, node: Handle<Node>) -> Option<Square> {
        self.state
            .on_board
            .iter()
            .find(|(_, (body, _))| *body == node)
            .map(|(square, _)| *square)
    }

    /// Returns the node of the piece on a square.
    pub fn node_at(&self, square: Square) -> Option<Handle<Node>> {
        self.state.on_board.get(&square).map(|(node, _)| *node)
    }

    /// Returns the number of pieces that a player has captured.
    pub fn taken_by(&self, color: Color) -> usize {
        self.state.taken[color.index()].len()
    }

    /// Sets the squares that show a mark from the next frame.
    pub fn mark(&mut self, mark: Mark, squares: &[Square]) {
        self.state.wanted.insert(mark, squares.to_vec());
    }

    /// Sets the squares that an arrow connects from the next frame. `None` hides it.
    pub fn point(&mut self, pointer: Pointer, between: Option<(Square, Square)>) {
        self.state.arrows.entry(pointer).or_default().wanted = between;
    }

    /// Returns the squares that an arrow connects, or will from the next frame.
    ///
    /// A threat that equals the hint is hidden, because one arrow would cover the other.
    pub fn pointed(&self, pointer: Pointer) -> Option<(Square, Square)> {
        let wanted = |pointer| self.state.arrows.get(&pointer)?.wanted;
        let is_hidden = pointer == Pointer::Threat && wanted(Pointer::Hint) == wanted(pointer);
        wanted(pointer).filter(|_| !is_hidden)
    }

    /// Returns the squares that show a mark, or will from the next frame. Those include the squares of
    /// a hint, whose arrow alone is easily overlooked between the pieces.
    ///
    /// In a review, the better move can start where the played one did. That square keeps the mark of
    /// the last move, so that both moves are seen.
    pub fn marked(&self, mark: Mark) -> Vec<Square> {
        let wanted = |mark| self.state.wanted.get(&mark).cloned().unwrap_or_default();
        match self.pointed(Pointer::Hint) {
            Some((from, to)) if mark == Mark::Hint => match wanted(Mark::Last).contains(&from) {
                true => vec![to],
                false => vec![from, to],
            },
            _ => wanted(mark),
        }
    }

    /// Lifts the piece on a square and lowers the piece that was lifted before.
    ///
    /// `speed` is the factor from the animation speed setting by which durations are multiplied.
    pub fn lift(&mut self, square: Option<Square>, speed: f32) {
        if self.state.lifted == square {
            return;
        }
        let time = *self.motion.lift_time * speed;
        if let Some(before) = self.state.lifted.take()
            && let Some(&(node, _)) = self.state.on_board.get(&before)
            && self.is_at_rest()
        {
            let ground = self.state.geometry.place(before);
            self.send(node, ground, 0.0, time, 0.0, None);
        }
        if let Some(now) = square
            && let Some(&(node, _)) = self.state.on_board.get(&now)
        {
            let up =
                self.state.geometry.place(now) + Vector3::new(0.0, *self.motion.lift_height, 0.0);
            self.send(node, up, 0.0, time, 0.0, None);
            self.state.sounds.push(sounds::PICK.at(up));
        }
        self.state.lifted = square;
        self.state.drag = None;
    }

    /// Returns the square of the lifted piece. It is the old one until the piece's move is shown.
    pub fn lifted(&self) -> Option<Square> {
        self.state.lifted
    }

    /// Shakes a piece that can't move, for a time that `speed` is multiplied into.
    pub fn shake(&mut self, square: Square, speed: f32) {
        self.state.shaken.retain(|(other, _)| *other != square);
        let shaken = (square, Tween::new(SHAKE_TIME * speed));
        self.state.shaken.push(shaken);
    }

    /// Moves the lifted piece to a point under the pointer in every frame. `None` ends the drag.
    pub fn drag(&mut self, place: Option<Vector3<f32>>) {
        self.state.drag = place;
        self.state.occupied = None;
    }

    /// Puts the lifted piece on a square until it is moved or lowered. A piece there is hidden
    /// meanwhile.
    pub fn occupy(&mut self, square: Square) {
        self.state.drag = Some(self.state.geometry.place(square));
        self.state.occupied = Some(square);
    }

    /// Ends a drag without a move: the lifted piece glides back and is put down on its square.
    pub fn take_back(&mut self, speed: f32) {
        self.state.drag = None;
        self.state.occupied = None;
        if let Some(square) = self.state.lifted
            && let Some(node) = self.node_at(square)
        {
            let place = self.state.geometry.place(square);
            let time = *self.motion.shortest_move * speed;
            self.send(node, place, 0.0, time, 0.0, Some(sounds::PLACE));
        }
    }

    /// Puts the lifted piece back, which can't move to the square `to`: it nods in that direction.
    pub fn refuse(&mut self, to: Square, speed: f32) {
        self.take_back(speed);
        if let Some(square) = self.state.lifted
            && let Some(node) = self.node_at(square)
        {
            let geometry = &self.state.geometry;
            let way = geometry.place(to) - geometry.place(square);
            self.touch(node, Touch::Refused, way);
        }
    }

    /// Returns the sounds that came due since the last call.
    pub fn take_sounds(&mut self) -> Vec<Cue> {
        std::mem::take(&mut self.state.sounds)
    }
}

/// Internal steps of the board.
impl Board {
    fn prefab(&self, piece: chess::Piece) -> Option<&ModelResource> {
        let set = match piece.color {
            Color::White => &self.white_set,
            Color::Black => &self.black_set,
        };
        set.prefab(piece.kind)
    }

    fn mark_prefab(&self, mark: Mark) -> Option<&ModelResource> {
        self.marks.prefab(mark).1
    }

    fn paint(&mut self, graph: &Graph, palette: Palette) {
        let Ok(highlights) = graph.try_get_script_of::<Highlights>(*self.highlights) else {
            return;
        };
        for mark in Mark::ALL {
            if let Some(prefab) = self.mark_prefab(mark) {
                paint(prefab, highlights.color(mark, palette));
            }
        }
        for pointer in Pointer::ALL {
            if let Some(material) = self.arrow_material(pointer) {
                let color = pointer.color(highlights, palette);
                material.data_ref().set_property("diffuseColor", color);
            }
        }
        self.state.palette = Some(palette);
    }

    fn spawn(&self, scene: &mut Scene, piece: chess::Piece) -> Handle<Node> {
        let Some(prefab) = self.prefab(piece).filter(|prefab| prefab.is_ok()) else {
            return Handle::NONE;
        };
        let node = prefab.instantiate(scene);
        self.remodel(scene, node);
        show_look(scene, node, self.state.look);
        node
    }

    /// Hides the piece on the square that the lifted piece occupies, and shows the one that was
    /// hidden before.
    fn hide_occupied(&mut self, scene: &mut Scene) {
        let occupied = self.state.occupied.filter(|_| self.state.drag.is_some());
        let hidden = occupied.and_then(|square| self.node_at(square));
        let hidden = hidden.unwrap_or_default();
        if hidden == self.state.hidden {
            return;
        }
        let before = std::mem::replace(&mut self.state.hidden, hidden);
        for (node, visible) in [(before, true), (hidden, false)] {
            if let Ok(node) = scene.graph.try_get_node_mut(node) {
                node.set_visibility(visible);
            }
        }
    }

    /// Returns the node of the piece that is dragged.
    fn dragged(&self) -> Option<Handle<Node>> {
        self.state.drag.and(self.node_at(self.state.lifted?))
    }

    fn follow_drag(&mut self, scene: &mut Scene, dt: f32) {
        let before = self.state.dragged_from.take();
        if let (Some(place), Some(body)) = (self.state.drag, self.dragged())
            && let Ok(node) = scene.graph.try_get_node_mut(body)
        {
            self.state.travels.retain(|travel| travel.node != body);
            node.set_position(place);
            self.state.dragged_from = Some(place);
            self.pull(body, place - before.unwrap_or(place), dt);
        }
    }

    fn follow_shake(&mut self, scene: &mut Scene, dt: f32) {
        let geometry = self.state.geometry;
        let middle = geometry.from_board(Vector3::zeros());
        let mut shaken = std::mem::take(&mut self.state.shaken);
        shaken.retain_mut(|(square, tween)| {
            tween.advance(dt);
            let Some(&(body, _)) = self.state.on_board.get(square) else {
                return false;
            };
            // A piece that starts to move is on its way already.
            if self.state.travels.iter().any(|travel| travel.node == body) {
                return false;
            }
            let share = tween.share();
            let swing = (share * 3.0 * TAU).sin() * (1.0 - share) * SHAKE;
            let aside = geometry.from_board(Vector3::x() * swing) - middle;
            if let Ok(node) = scene.graph.try_get_node_mut(body) {
                node.set_position(geometry.place(*square) + aside);
            }
            !tween.is_over()
        });
        self.state.shaken = shaken;
    }

    fn show_marks(&mut self, scene: &mut Scene, dt: f32, speed: f32) {
        let check: Vec<Square> = self.state.check.into_iter().collect();
        self.state.wanted.insert(Mark::Danger, check);
        let geometry = self.state.geometry;
        let mut marks = std::mem::take(&mut self.state.marks);
        for mark in Mark::ALL {
            let squares = self.marked(mark);
            marks.show(scene, &geometry, self.mark_prefab(mark), mark, &squares);
        }
        marks.settle(scene, dt, speed);
        if marks.is_shown(Mark::Danger) {
            // Never larger than the square.
            let breath = match self.state.calm {
                true => 1.0,
                false => 0.95 + 0.05 * (self.state.time * 4.0).sin(),
            };
            marks.pulse(scene, Mark::Danger, breath);
        }
        self.state.marks = marks;
        let between = Pointer::ALL.map(|pointer| self.pointed(pointer));
        let mut arrows = std::mem::take(&mut self.state.arrows);
        for (pointer, arrow) in &mut arrows {
            let number = *pointer as usize;
            // Different heights prevent z-fighting where two arrows cross.
            let lift = 0.001 * number as f32;
            let material = self.arrow_material(*pointer);
            arrow.lay(scene, &geometry, between[number], material, lift);
        }
        self.state.arrows = arrows;
    }

    fn arrow_material(&self, pointer: Pointer) -> Option<&MaterialResource> {
        match pointer {
            Pointer::Hint => self.arrows.hint.as_ref(),
            Pointer::Threat => self.arrows.threat.as_ref(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Board, Mark, Pointer, Square};

    #[test]
    fn the_played_move_stays_marked_beside_a_better_one() {
        let mut board = Board::default();
        board.mark(Mark::Last, &[Square::B7, Square::B5]);
        board.point(Pointer::Hint, Some((Square::B7, Square::B6)));
        assert_eq!(board.marked(Mark::Last), [Square::B7, Square::B5]);
        assert_eq!(board.marked(Mark::Hint), [Square::B6]);
        board.point(Pointer::Hint, Some((Square::G8, Square::F6)));
        assert_eq!(board.marked(Mark::Hint), [Square::G8, Square::F6]);
    }
}
