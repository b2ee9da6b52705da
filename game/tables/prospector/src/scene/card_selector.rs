//! Input for Prospector: raises the playable card under the pointer or keyboard cursor and submits
//! the chosen move.

use super::{
    manager::{Intent, Phase, Prospector},
    tableau::{Spot, Tableau},
};
use fyrox::{
    core::{
        algebra::Vector2, pool::Handle, reflect::prelude::*, type_traits::prelude::*,
        variable::InheritableVariable, visitor::prelude::*,
    },
    graph::SceneGraph,
    plugin::error::GameResult,
    scene::{Scene, camera::Camera, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::prospector::{Move, Round};
use parlour_shell::{
    app::{Shell, input::PointerEvent},
    scene::{camera::Projection, data::check_script},
};

/// Turns pointer and keyboard input into moves. Attach it to the node with the `Tableau` script.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "1c9d1dd4-6a0e-4f4c-bd66-5d28d49b3a24")]
#[visit(optional)]
pub struct CardSelector {
    /// Node with the `Prospector` script.
    pub manager: InheritableVariable<Handle<Node>>,
    /// Camera of the scene. The arrow keys use it to find the next card on the screen.
    pub camera: InheritableVariable<Handle<Camera>>,

    #[reflect(hidden)]
    #[visit(skip)]
    cursor: Option<Spot>,
    #[reflect(hidden)]
    #[visit(skip)]
    pressed: Option<Spot>,
}

impl ScriptTrait for CardSelector {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let (own, manager) = (ctx.handle, *self.manager);
        let right = "a node with a Prospector";
        check_script::<Prospector>(
            &ctx.scene.graph,
            own,
            "CardSelector.manager",
            manager,
            right,
        )
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let Some(shell) = Shell::of_mut(&mut ctx.plugins) else {
            return Ok(());
        };
        let manager = ctx
            .scene
            .graph
            .try_get_script_of::<Prospector>(*self.manager)?;
        let open = manager.may_play();
        let phase = manager.phase();
        let Some(round) = manager.series().map(|series| series.round().clone()) else {
            return Ok(());
        };
        let mut picks = Vec::new();
        while let Some(event) = shell.input.events.pop_front() {
            match event {
                PointerEvent::Pressed(at) => {
                    self.pressed = spot_at(ctx.scene, ctx.handle, shell, at);
                }
                PointerEvent::Released { at, clicked } => {
                    let spot = spot_at(ctx.scene, ctx.handle, shell, at);
                    let pressed = self.pressed.take();
                    // A playable card can rise away from under a finger before the release, so the
                    // press counts.
                    picks.extend(pressed.filter(|_| clicked || spot == pressed));
                }
                PointerEvent::Cancelled => self.pressed = None,
                PointerEvent::Confirmed => picks.extend(self.cursor),
                PointerEvent::Stepped(right, away) => {
                    self.step(ctx.scene, ctx.handle, shell, &round, right, away);
                }
                PointerEvent::Dragged(_) => {}
            }
        }
        if !open || phase == Phase::Over {
            picks.clear();
        }
        let hover = if shell.input.by_keys {
            self.cursor
        } else {
            shell
                .input
                .hover
                .and_then(|at| spot_at(ctx.scene, ctx.handle, shell, at))
        };
        let hover = hover.filter(|spot| {
            open && phase == Phase::Playing
                && move_of(*spot).is_some_and(|mv| round.allows(mv).is_ok())
        });
        ctx.scene
            .graph
            .try_get_script_of_mut::<Tableau>(ctx.handle)?
            .lift(hover);
        for spot in picks {
            let Some(mv) = move_of(spot) else {
                ctx.scene
                    .graph
                    .try_get_script_of_mut::<Tableau>(ctx.handle)?
                    .refuse(spot);
                continue;
            };
            ctx.scene
                .graph
                .try_get_script_of_mut::<Prospector>(*self.manager)?
                .submit(Intent::Play(mv));
        }
        Ok(())
    }
}

impl CardSelector {
    /// Moves the keyboard cursor to the nearest playable card in a direction on the screen.
    fn step(
        &mut self,
        scene: &Scene,
        tableau: Handle<Node>,
        shell: &Shell,
        round: &Round,
        right: i8,
        away: i8,
    ) {
        let Ok(tableau) = scene.graph.try_get_script_of::<Tableau>(tableau) else {
            return;
        };
        let Ok(camera) = scene.graph.try_get(*self.camera) else {
            return;
        };
        let projection = Projection::of(camera);
        let seen = |spot: Spot| projection.pixel(tableau.place_of(spot)?, shell.window);
        let mut choices: Vec<(Spot, Vector2<f32>)> = round
            .takeable()
            .into_iter()
            .map(Spot::Slot)
            .chain((!round.draw_pile().is_empty()).then_some(Spot::Draw))
            .filter_map(|spot| Some((spot, seen(spot)?)))
            .collect();
        let Some(from) = self.cursor.and_then(seen).or_else(|| seen(Spot::Target)) else {
            return;
        };
        choices.retain(|(spot, _)| Some(*spot) != self.cursor);
        let direction = Vector2::new(f32::from(right), -f32::from(away));
        let best = choices
            .into_iter()
            .filter_map(|(spot, at)| {
                let way = at - from;
                let along = way.dot(&direction);
                let aside = (way - direction * along).norm();
                // Skips choices that are mainly in another direction.
                (along > 1.0).then_some((spot, along + 2.0 * aside))
            })
            .min_by(|a, b| a.1.total_cmp(&b.1));
        match best {
            Some((spot, _)) => self.cursor = Some(spot),
            None if self.cursor.is_none() => {
                self.cursor = round.takeable().first().copied().map(Spot::Slot);
            }
            None => {}
        }
    }
}

/// Returns the spot under a pixel.
fn spot_at(scene: &Scene, tableau: Handle<Node>, shell: &Shell, at: Vector2<f32>) -> Option<Spot> {
    let ray = shell.ray(scene, at)?;
    scene
        .graph
        .try_get_script_of::<Tableau>(tableau)
        .ok()?
        .spot_under(&ray)
}

/// Returns the move for a click on a spot, or `None` for the target card.
pub fn move_of(spot: Spot) -> Option<Move> {
    match spot {
        Spot::Slot(slot) => Some(Move::Take(slot)),
        Spot::Draw => Some(Move::Draw),
        Spot::Target => None,
    }
}
