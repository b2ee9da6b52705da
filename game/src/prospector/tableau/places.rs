//! Where cards belong.

use super::{HALF_THICKNESS, Tableau};
use crate::cards::{card, faces::CardFaces, flight::Pose};
use fyrox::{
    core::{algebra::Vector3, pool::Handle},
    scene::{Scene, node::Node},
};
use parlour_rules::cards::{Card, Point, SlotId};

impl Tableau {
    pub(super) fn at(&self, point: Point, height: f32) -> Vector3<f32> {
        // Right of the player is −X, away from them +Z.
        self.state.origin
            + Vector3::new(
                -point.x * *self.spacing.unit,
                HALF_THICKNESS + height,
                point.y * *self.spacing.unit,
            )
    }

    pub(super) fn slot_pose(&self, slot: SlotId, face_up: bool) -> Option<Pose> {
        let layout = self.state.layout.as_ref()?;
        let slot = layout.slot(slot)?;
        // Neighbours in a row may overlap: every other one lies on those beside it.
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

    /// The card that is drawn next lies on top; `count` cards lie in the pile.
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
        // No hand puts cards down quite straight; the same card of a pile always lies the same.
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
