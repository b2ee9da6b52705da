//! Poses of cards in the layout and in the piles.

use super::{HALF_THICKNESS, Tableau};
use fyrox::{
    core::{algebra::Vector3, pool::Handle},
    scene::{Scene, camera::Camera, node::Node},
};
use parlour_rules::cards::{Card, Point, SlotId};
use parlour_shell::{
    cards::{card, faces::CardFaces, pose::Pose},
    scene::camera::CameraRig,
};

impl Tableau {
    pub(super) fn at(&self, point: Point, height: f32) -> Vector3<f32> {
        // +X is the player's left and +Z points away from the player.
        self.state.origin
            + Vector3::new(
                -point.x * *self.spacing.unit,
                HALF_THICKNESS + height,
                point.y * *self.spacing.unit * self.depth(),
            )
    }

    /// Returns the factor by which the table is deeper in this window.
    pub(super) fn depth(&self) -> f32 {
        1.0 + self.state.deeper
    }

    /// Takes over how deep the camera makes the table in this window. Returns whether it is known.
    pub(super) fn stretch(&mut self, scene: &mut Scene, camera: Handle<Camera>) -> bool {
        let rig = scene.graph.try_get_script_of::<CameraRig>(camera);
        let stretch = match rig {
            Ok(rig) => rig.stretch(),
            Err(_) => Some(1.0),
        };
        let Some(stretch) = stretch else {
            return false;
        };
        let before = self.depth();
        if (stretch - before).abs() > 1e-4 {
            self.state.deeper = stretch - 1.0;
            let bodies = self.state.slots.values();
            let bodies = bodies.chain(&self.state.draw).chain(&self.state.discard);
            for body in bodies.copied() {
                if let Some(mut pose) = self.state.flights.goal(body) {
                    let middle = self.state.origin.z;
                    pose.place.z = middle + (pose.place.z - middle) * stretch / before;
                    self.state.flights.put(scene, body, pose);
                }
            }
        }
        true
    }

    pub(super) fn slot_pose(&self, slot: SlotId, face_up: bool) -> Option<Pose> {
        let layout = self.state.layout.as_ref()?;
        let slot = layout.slot(slot)?;
        // Neighbors in a row can overlap, so every second card is raised above the cards beside it.
        let row = layout
            .slots()
            .iter()
            .filter(|other| other.layer == slot.layer);
        let upper = row.take_while(|other| other.id != slot.id).count() % 2 == 1;
        let mut height = f32::from(slot.layer) * *self.spacing.layer_height;
        if upper {
            height += 2.0 * HALF_THICKNESS + 0.001;
        }
        Some(Pose::new(self.at(layout.place(slot), height), face_up))
    }

    /// Returns the pose of a card in a draw pile of `count` cards. Index 0 is the top card, which
    /// is drawn next.
    pub(super) fn draw_pose(&self, index: usize, count: usize) -> Option<Pose> {
        let layout = self.state.layout.as_ref()?;
        let height = (count - 1 - index.min(count - 1)) as f32 * *self.spacing.pile_height;
        let point = layout.place_in_pile(layout.draw_pile()?, index);
        Some(Pose::new(self.at(point, height), false))
    }

    pub(super) fn discard_pose(&self, index: usize) -> Option<Pose> {
        let layout = self.state.layout.as_ref()?;
        let point = layout.place_in_pile(layout.discard_pile()?, index);
        let mut pose = Pose::new(
            self.at(point, index as f32 * *self.spacing.pile_height),
            true,
        );
        // A small rotation makes the pile look natural. It depends only on the index, so it is
        // stable.
        let careless = (index as f32 * 12.9898).sin() * 43_758.547;
        pose.yaw = (careless - careless.floor() - 0.5) * 0.08;
        Some(pose)
    }

    pub(super) fn materials(
        &self,
        scene: &mut Scene,
        body: Handle<Node>,
        front: Option<Card>,
        gold: bool,
    ) {
        let faces = scene.graph.try_get_script_of_mut::<CardFaces>(*self.pool);
        if let Ok(faces) = faces {
            let wanted = faces.materials_of(front, gold);
            card::materials(scene, body, &wanted);
        }
    }
}
