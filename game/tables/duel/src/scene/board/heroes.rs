//! Portraits of heroes: they crack as Health falls, and break in defeat.

use super::DuelBoard;
use crate::{
    scene::{
        face::Form,
        faces::{Crack, DuelFaces},
        shards::Shards,
    },
    sounds,
};
use fyrox::scene::Scene;
use parlour_rules::duel::{CardId, Figures, Player};

/// Seconds for which the portrait of a defeated hero shakes before it breaks.
pub(super) const FALL: f32 = 0.45;
/// Seconds from then to the end of the match.
const BROKEN: f32 = 0.75;
/// Health from which on a portrait is cracked at its edge, and to the middle.
const CRACKED: (i16, i16) = (10, 5);

/// Returns the state of the portrait of a hero with this Health.
fn crack(health: i16) -> Option<Crack> {
    let (edge, deep) = CRACKED;
    match health {
        ..=0 => Some(Crack::Broken),
        _ if health <= deep => Some(Crack::Deep),
        _ if health <= edge => Some(Crack::Edge),
        _ => None,
    }
}

impl DuelBoard {
    /// Returns the state of a hero's portrait.
    pub(super) fn crack_of(&self, player: Player, figures: Option<Figures>) -> Option<Crack> {
        match self.state.defeated.contains(&player) {
            true => Some(Crack::Broken),
            false => crack(figures?.health),
        }
    }

    /// Shows that a hero is defeated: the portrait cracks and shakes.
    pub(super) fn fall(&mut self, player: Player) {
        self.state.defeated.push(player);
        let hero = self.state.view_state.side(player).hero;
        if let Some(body) = self.state.bodies.get(&hero) {
            self.state.flights.shake(*body, (FALL + 0.1) * self.pace());
        }
    }

    /// Breaks the portrait of a hero. With reduced motion or without animation it stays cracked.
    /// Returns the duration in seconds.
    pub(super) fn break_hero(&mut self, scene: &mut Scene, player: Player) -> f32 {
        let hero = self.state.view_state.side(player).hero;
        let broken = self.is_lively().then(|| {
            let pose = self.pose_of(hero)?;
            let shown = self.state.view_state.card(hero)?;
            let graph = &mut scene.graph;
            let faces = graph.try_get_script_of_mut::<DuelFaces>(*self.pool).ok()?;
            let kind = faces.kind_of(shown.definition, Form::Portrait)?;
            let front = faces.materials_of(Some((shown.definition, kind))).front?;
            let ground = self.side(player).hero.y;
            Some(Shards::new(scene, hero, pose, ground, &front))
        });
        if let Some(shards) = broken.flatten() {
            let place = self.side(player).hero;
            self.puff_at(place);
            self.state.sounds.push(sounds::DEATH.at(place));
            self.state.shake.hit(0.1);
            self.state.shards.push(shards);
        }
        BROKEN
    }

    /// Returns whether a card is a hero whose portrait is in pieces.
    pub fn is_broken(&self, hero: CardId) -> bool {
        self.state.shards.iter().any(|shards| shards.is_of(hero))
    }

    /// Advances the pieces of broken portraits, and removes those of an earlier match.
    pub(super) fn advance_shards(&mut self, scene: &mut Scene, dt: f32) {
        let speed = self.pace();
        let shards = &mut self.state.shards;
        shards.retain_mut(|shards| shards.advance(scene, dt, speed));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_portrait_cracks_in_steps_as_health_falls() {
        let steps = [30, 11, 10, 6, 5, 1, 0, -3].map(crack);
        let (edge, deep, broken) = (Crack::Edge, Crack::Deep, Crack::Broken);
        let expected = [
            None,
            None,
            Some(edge),
            Some(edge),
            Some(deep),
            Some(deep),
            Some(broken),
            Some(broken),
        ];
        assert_eq!(steps, expected);
    }
}
