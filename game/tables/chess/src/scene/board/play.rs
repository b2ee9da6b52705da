//! Animation of the events of a move.

use super::{Board, CAPTURED_SCALE, Command, lean::Touch};
use crate::{
    scene::{
        player::Player,
        travel::{Travel, captured_place, duration, put, rise},
    },
    sounds,
};
use fyrox::{
    core::{
        algebra::{UnitQuaternion, Vector3},
        pool::Handle,
    },
    graph::SceneGraph,
    scene::{Scene, node::Node},
};
use parlour_rules::{
    chess,
    chess::{Color, Event, Outcome, PieceKind, Square},
};
use parlour_shell::{
    app::sounds::Sound,
    scene::motion::{Arc, Easing, Tween},
};

/// Duration in seconds of a promotion's change of pieces, at normal animation speed.
const CHANGE_TIME: f32 = 0.3;
/// Scale of a piece that appears or vanishes. At a scale of 0 its normals are undefined.
const NOTHING: f32 = 0.01;

/// Node of a piece, with the piece that it shows.
type Body = (Handle<Node>, chess::Piece);

/// Pieces that the events of a move take off their squares.
#[derive(Default)]
struct Lifted {
    /// Pieces that move, each with the piece of the event and its destination.
    movers: Vec<(Body, chess::Piece, Square)>,
    /// Captured pieces.
    victims: Vec<(Body, chess::Piece)>,
    /// Node of the pawn that replaces a promoted piece on undo.
    demoted: Option<Handle<Node>>,
}

impl Board {
    /// Animates the events of a move or of its undo together, after everything before them.
    pub fn play(&mut self, events: Vec<Event>) {
        self.state.commands.push_back(Command::Play(events));
    }

    /// Returns the place of a captured piece.
    fn captured(&self, scene: &Scene, color: Color, index: usize) -> Vector3<f32> {
        let player = match color {
            Color::White => *self.white,
            Color::Black => *self.black,
        };
        let Ok(player) = scene.graph.try_get_script_of::<Player>(player) else {
            return Vector3::zeros();
        };
        let first = match scene.graph.try_get_node(*player.captured) {
            Ok(node) => (
                node.global_position(),
                UnitQuaternion::from_matrix(
                    &node
                        .global_transform()
                        .fixed_view::<3, 3>(0, 0)
                        .into_owned(),
                ),
            ),
            Err(_) => (Vector3::zeros(), UnitQuaternion::identity()),
        };
        captured_place(first, index, *player.row_length, *player.spacing)
    }

    /// Puts the captured pieces where their places are now: they move with the shape of the window.
    pub(super) fn follow_captured(&mut self, scene: &mut Scene) {
        if !self.state.travels.is_empty() {
            return;
        }
        let geometry = self.state.geometry;
        for color in Color::ALL {
            let first = self.captured(scene, color, 0);
            if std::mem::replace(&mut self.state.captured[color.index()], first) == first {
                continue;
            }
            for (index, &(node, piece)) in self.state.taken[color.index()].iter().enumerate() {
                let place = self.captured(scene, color, index);
                put(scene, node, place, &geometry, piece.color, CAPTURED_SCALE);
            }
        }
    }

    pub(super) fn set_now(
        &mut self,
        scene: &mut Scene,
        pieces: Vec<(Square, chess::Piece)>,
        captured: [Vec<chess::Piece>; 2],
    ) {
        self.rise(scene);
        let state = &mut self.state;
        let mut spare: Vec<Body> = state.on_board.drain().map(|(_, body)| body).collect();
        spare.extend(state.taken.iter_mut().flat_map(|taken| taken.drain(..)));
        state.promotions.clear();
        state.lifted = None;
        state.drag = None;
        state.check = None;
        state.shaken.clear();
        state.leans.clear();
        let mut take = |board: &Self, scene: &mut Scene, piece: chess::Piece| match spare
            .iter()
            .position(|(_, other)| *other == piece)
        {
            Some(index) => spare.swap_remove(index).0,
            None => board.spawn(scene, piece),
        };
        let geometry = self.state.geometry;
        for (square, piece) in pieces {
            let node = take(self, scene, piece);
            put(
                scene,
                node,
                geometry.place(square),
                &geometry,
                piece.color,
                1.0,
            );
            self.state.on_board.insert(square, (node, piece));
        }
        for color in Color::ALL {
            for (index, &piece) in captured[color.index()].iter().enumerate() {
                let node = take(self, scene, piece);
                let place = self.captured(scene, color, index);
                put(scene, node, place, &geometry, piece.color, CAPTURED_SCALE);
                self.state.taken[color.index()].push((node, piece));
            }
        }
        for (node, _) in spare {
            if scene.graph.is_valid_handle(node) {
                scene.graph.remove_node(node);
            }
        }
    }

    pub(super) fn send(
        &mut self,
        node: Handle<Node>,
        to: Vector3<f32>,
        rise: f32,
        time: f32,
        delay: f32,
        sound: Option<Sound>,
    ) {
        self.state.travels.retain(|travel| travel.node != node);
        self.state.travels.push(Travel {
            node,
            // NaN marks a start that is read on the first step: the piece might be under the
            // pointer.
            arc: Arc {
                from: Vector3::repeat(f32::NAN),
                to,
                rise,
            },
            tween: Tween::new(time).after(delay),
            sound,
            scale: None,
            vanishes: false,
        });
    }

    /// Adds a change of scale to the piece that was sent last.
    fn resize(&mut self, from: f32, to: f32) {
        if let Some(travel) = self.state.travels.last_mut() {
            travel.scale = Some((from, to));
        }
    }

    pub(super) fn travel(&mut self, scene: &mut Scene, dt: f32) {
        let mut travels = std::mem::take(&mut self.state.travels);
        for travel in &mut travels {
            if travel.arc.from.x.is_nan() {
                travel.arc.from = scene
                    .graph
                    .try_get_node(travel.node)
                    .map_or(travel.arc.to, |node| **node.local_transform().position());
            }
        }
        travels.retain_mut(|travel| {
            let waited = travel.tween.share() <= 0.0;
            let arrived = travel.advance(scene, dt);
            let way = travel.arc.to - travel.arc.from;
            if waited && !arrived && travel.tween.share() > 0.0 && travel.scale.is_some() {
                self.touch(travel.node, Touch::Hit, way);
            }
            if arrived && !travel.vanishes {
                self.touch(travel.node, Touch::Landing, way);
            }
            if arrived && let Some(sound) = travel.sound {
                self.state.sounds.push(sound.at(travel.arc.to));
            }
            if arrived && travel.vanishes && scene.graph.is_valid_handle(travel.node) {
                scene.graph.remove_node(travel.node);
            }
            !arrived
        });
        self.state.travels = travels;
    }

    /// Starts the animations of the events of a move or of its undo. `speed` is a factor for their
    /// durations.
    pub(super) fn play_now(&mut self, scene: &mut Scene, events: &[Event], speed: f32) {
        self.state.lifted = None;
        self.state.drag = None;
        self.rise(scene);
        let lifted = self.lift_off(scene, events, speed);
        let arrival = self.send_movers(scene, &lifted, speed);
        for (body, piece) in lifted.victims {
            self.take(scene, body, piece, arrival, speed);
        }
        self.finish_move(scene, events, speed);
    }

    /// Takes the pieces that move or are captured off their squares.
    ///
    /// All are lifted before any is set down: in Chess960 the king can castle to the rook's square,
    /// and a captured piece is on the square where the other arrives.
    fn lift_off(&mut self, scene: &mut Scene, events: &[Event], speed: f32) -> Lifted {
        let mut lifted = Lifted::default();
        for event in events {
            match *event {
                // Undo: the piece turns into a pawn again before it moves.
                Event::Demoted { at, to, .. } => {
                    lifted.demoted = Some(self.replace(scene, at, to, speed));
                }
                Event::Captured { piece, at } => {
                    let body = self.state.on_board.remove(&at);
                    lifted.victims.extend(body.map(|body| (body, piece)));
                }
                Event::Moved { piece, from, to } => {
                    let body = self.state.on_board.remove(&from);
                    lifted.movers.extend(body.map(|body| (body, piece, to)));
                }
                _ => {}
            }
        }
        lifted
    }

    /// Sends the moving pieces to their squares. Returns the seconds until the last one arrives.
    fn send_movers(&mut self, scene: &Scene, lifted: &Lifted, speed: f32) -> f32 {
        let castles = lifted.movers.len() > 1;
        let mut arrival = 0.0_f32;
        for (index, &(body, piece, to)) in lifted.movers.iter().enumerate() {
            let place = self.state.geometry.place(to);
            let start = scene
                .graph
                .try_get_node(body.0)
                .map_or(Vector3::zeros(), |node| **node.local_transform().position());
            // The second mover is the castling rook, which jumps over the king.
            let jumps = piece.kind == PieceKind::Knight || index > 0;
            let rise = rise(
                start,
                place,
                jumps,
                *self.motion.slide_height,
                *self.motion.jump_height,
            );
            let time = duration(
                start,
                place,
                *self.motion.shortest_move,
                *self.motion.longest_move,
            ) * speed;
            let delay = if index > 0 { arrival * 0.35 } else { 0.0 };
            // Castling has a single sound, when the rook arrives.
            let sound = match (castles, index) {
                (false, _) => Some(sounds::PLACE),
                (true, 0) => None,
                (true, _) => Some(sounds::CASTLE),
            };
            self.send(body.0, place, rise, time, delay, sound);
            if lifted.demoted == Some(body.0) {
                self.grow(Easing::Out);
            }
            arrival = arrival.max(delay + time);
            self.state.on_board.insert(to, body);
        }
        arrival
    }

    /// Shows the events that follow the motion: returned pieces, promotion, check and checkmate.
    fn finish_move(&mut self, scene: &mut Scene, events: &[Event], speed: f32) {
        self.state.check = None;
        for event in events {
            match *event {
                Event::Restored { piece, at } => {
                    let node = self.give_back(scene, piece);
                    let time = *self.motion.capture_time * speed;
                    let place = self.state.geometry.place(at);
                    self.send(node, place, 1.2, time, 0.0, None);
                    self.resize(CAPTURED_SCALE, 1.0);
                    self.state.on_board.insert(at, (node, piece));
                }
                Event::Promoted { at, to, .. } => self.state.promotions.push((at, to)),
                Event::Check { king } => self.state.check = Some(king),
                Event::Over(Outcome {
                    winner: Some(winner),
                    ..
                }) => self.topple(!winner),
                _ => {}
            }
        }
    }

    /// Takes the piece that was captured last from those of the player who captured it.
    ///
    /// If there is none, a new piece is created.
    fn give_back(&mut self, scene: &mut Scene, piece: chess::Piece) -> Handle<Node> {
        let taken = &mut self.state.taken[(!piece.color).index()];
        match taken.iter().rposition(|(_, kept)| *kept == piece) {
            Some(index) => taken.remove(index).0,
            None => self.spawn(scene, piece),
        }
    }

    /// Sends a captured piece to the others of the player who captured it.
    ///
    /// It leaves shortly before `arrival`, the time in seconds at which the capturing piece
    /// arrives.
    fn take(
        &mut self,
        scene: &mut Scene,
        body: Body,
        piece: chess::Piece,
        arrival: f32,
        speed: f32,
    ) {
        let taker = !piece.color;
        let index = self.state.taken[taker.index()].len();
        let place = self.captured(scene, taker, index);
        let time = *self.motion.capture_time * speed;
        let delay = (arrival - time * 0.5).max(0.0);
        self.send(body.0, place, 1.6, time, delay, Some(sounds::CAPTURE));
        self.resize(1.0, CAPTURED_SCALE);
        self.state.taken[taker.index()].push((body.0, piece));
    }

    /// Replaces the pawns that have arrived on the last rank. Returns whether there were any.
    pub(super) fn promote(&mut self, scene: &mut Scene, speed: f32) -> bool {
        let arrived = std::mem::take(&mut self.state.promotions);
        for &(square, piece) in &arrived {
            let node = self.replace(scene, square, piece, speed);
            let place = self.state.geometry.place(square);
            let time = CHANGE_TIME * speed;
            self.send(node, place, 0.0, time, time * 0.4, Some(sounds::PROMOTE));
            self.grow(Easing::OutBack);
        }
        self.travel(scene, 0.0);
        !arrived.is_empty()
    }

    /// Replaces the piece on `square` by another one, and returns its node.
    ///
    /// The old piece shrinks and vanishes. The new one starts at a scale of almost zero: the caller
    /// must send it on its way and call `grow`.
    fn replace(
        &mut self,
        scene: &mut Scene,
        square: Square,
        piece: chess::Piece,
        speed: f32,
    ) -> Handle<Node> {
        let geometry = self.state.geometry;
        let place = geometry.place(square);
        if let Some((old, _)) = self.state.on_board.remove(&square) {
            self.send(old, place, 0.0, CHANGE_TIME * 0.6 * speed, 0.0, None);
            if let Some(travel) = self.state.travels.last_mut() {
                travel.scale = Some((1.0, NOTHING));
                travel.vanishes = true;
            }
        }
        let node = self.spawn(scene, piece);
        put(scene, node, place, &geometry, piece.color, NOTHING);
        self.state.on_board.insert(square, (node, piece));
        node
    }

    /// Lets the piece that was sent last grow to full size on its way.
    fn grow(&mut self, easing: Easing) {
        if let Some(travel) = self.state.travels.last_mut() {
            travel.scale = Some((NOTHING, 1.0));
            travel.tween.easing = easing;
        }
    }
}
