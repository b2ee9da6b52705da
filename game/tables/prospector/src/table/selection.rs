//! Choice of a card with the pointer or the keyboard cursor: the card that can be played rises, and a
//! click plays it.

use super::ProspectorTable;
use crate::scene::{
    manager::{Intent, Phase, Prospector},
    tableau::{Spot, Tableau},
};
use fyrox::{
    core::algebra::{Vector2, Vector3},
    plugin::error::{GameError, GameResult},
};
use parlour_rules::prospector::{Move, Round};
use parlour_shell::{
    app::{TableContext, input::PointerEvent},
    ui::Screen,
};

/// Card that the player points at.
#[derive(Debug, Default)]
pub(super) struct Selection {
    /// Card at the keyboard cursor.
    pub(super) cursor: Option<Spot>,
    /// Card under the press in progress.
    pressed: Option<Spot>,
    /// Whether that card follows the pointer.
    drags: bool,
}

/// Distance from the target card within which a card can be dropped on it, in scene units. A card
/// is 1 wide.
const DROP_DISTANCE: f32 = 1.5;

impl ProspectorTable {
    /// Handles pointer and keyboard input over the tableau.
    pub(super) fn select_by(&mut self, event: PointerEvent, ctx: &mut TableContext) -> GameResult {
        match event {
            PointerEvent::Pressed(at) => self.selection.pressed = self.spot_at(ctx, at),
            PointerEvent::Released { at, clicked } => {
                let pressed = self.selection.pressed.take();
                let drags = self.put_back(ctx)?;
                let released = self.spot_at(ctx, at).filter(|_| !drags);
                // A playable card can rise away from under a finger before the release, so the
                // press counts. A card that is dragged to the target is played, and one that can't
                // be played shakes, wherever it is dropped.
                let picked = pressed.filter(|spot| {
                    clicked
                        || released == Some(*spot)
                        || self.is_near_target(ctx, at)
                        || self.is_refused(ctx, *spot)
                });
                return self.pick(picked, ctx);
            }
            PointerEvent::Cancelled => {
                self.selection.pressed = None;
                self.put_back(ctx)?;
            }
            PointerEvent::Confirmed => return self.pick(self.selection.cursor, ctx),
            PointerEvent::Stepped(right, away) => {
                self.selection.cursor = self.stepped(ctx, right, away);
            }
            PointerEvent::Dragged(at) => {
                if let Some(spot @ Spot::Slot(_)) = self.selection.pressed
                    && ctx.script::<Prospector>(self.manager)?.phase() == Phase::Playing
                    && let Some(place) = self.place_at(ctx, at)
                {
                    self.selection.drags = true;
                    ctx.script_mut::<Tableau>(self.tableau)?.drag(spot, place);
                }
            }
        }
        Ok(())
    }

    /// Ends a drag: the card returns to its place. Returns whether there was one.
    fn put_back(&mut self, ctx: &mut TableContext) -> Result<bool, GameError> {
        let drags = std::mem::take(&mut self.selection.drags);
        if drags {
            ctx.script_mut::<Tableau>(self.tableau)?.put_back();
        }
        Ok(drags)
    }

    /// Returns the point at the height of the target card that is under a pixel.
    fn place_at(&self, ctx: &TableContext, at: Vector2<f32>) -> Option<Vector3<f32>> {
        let target = ctx.script::<Tableau>(self.tableau).ok()?;
        let height = target.place_of(Spot::Target)?.y;
        ctx.ray(at)?.at_height(height)
    }

    /// Returns whether a card that is dropped at this pixel is meant for the target card.
    fn is_near_target(&self, ctx: &TableContext, at: Vector2<f32>) -> bool {
        let tableau = ctx.script::<Tableau>(self.tableau).ok();
        let target = tableau.and_then(|tableau| tableau.place_of(Spot::Target));
        let place = self.place_at(ctx, at).zip(target);
        place.is_some_and(|(place, target)| (place - target).norm() < DROP_DISTANCE)
    }

    /// Returns whether the rules refuse to play this spot now.
    fn is_refused(&self, ctx: &TableContext, spot: Spot) -> bool {
        let refused = |mv| self.with_series(ctx, |series| series.round().allows(mv).is_err());
        move_of(spot).and_then(refused) == Some(true)
    }

    /// Plays a card, or shakes the target card. Does nothing after the end of the round.
    fn pick(&mut self, spot: Option<Spot>, ctx: &mut TableContext) -> GameResult {
        let phase = ctx.script::<Prospector>(self.manager)?.phase();
        let Some(spot) = spot.filter(|_| phase != Phase::Over) else {
            return Ok(());
        };
        match move_of(spot) {
            Some(mv) => self.submit_to_prospector(ctx, Intent::Play(mv)),
            None => {
                ctx.script_mut::<Tableau>(self.tableau)?.refuse(spot);
                Ok(())
            }
        }
    }

    /// Raises the card under the pointer or the keyboard cursor, if it can be played.
    pub(super) fn raise_playable(&mut self, ctx: &mut TableContext) -> GameResult {
        if self.selection.drags {
            return Ok(());
        }
        let input = &ctx.shell.input;
        let pointed = match input.by_keys {
            true => self.selection.cursor,
            false => input.hover.and_then(|at| self.spot_at(ctx, at)),
        };
        let manager = ctx.script::<Prospector>(self.manager)?;
        let open = ctx.shell.screen == Screen::Table
            && self.demonstration.is_none()
            && manager.phase() == Phase::Playing;
        let playable = pointed.filter(|spot| {
            open && self.with_series(ctx, |series| {
                move_of(*spot).is_some_and(|mv| series.round().allows(mv).is_ok())
            }) == Some(true)
        });
        ctx.script_mut::<Tableau>(self.tableau)?.lift(playable);
        Ok(())
    }

    /// Returns the cursor after a step to the nearest playable card in a direction on the screen.
    fn stepped(&self, ctx: &TableContext, right: i8, away: i8) -> Option<Spot> {
        let before = self.selection.cursor;
        let nearest = self.nearest(ctx, Vector2::new(f32::from(right), -f32::from(away)));
        let first = |round: &Round| round.takeable().first().copied().map(Spot::Slot);
        nearest.or(before).or_else(|| {
            let first = self.with_series(ctx, |series| first(series.round()));
            first.flatten()
        })
    }

    fn nearest(&self, ctx: &TableContext, direction: Vector2<f32>) -> Option<Spot> {
        let scene = ctx.scene()?;
        let round = self.round(scene)?;
        let tableau = ctx.script::<Tableau>(self.tableau).ok()?;
        let projection = ctx.shell.projection(scene)?;
        let seen = |spot: Spot| projection.pixel(tableau.place_of(spot)?);
        let cursor = self.selection.cursor;
        let from = cursor.and_then(seen).or_else(|| seen(Spot::Target))?;
        let slots = round.takeable().into_iter().map(Spot::Slot);
        let best = slots
            .chain((!round.draw_pile().is_empty()).then_some(Spot::Draw))
            .filter(|spot| Some(*spot) != cursor)
            .filter_map(|spot| {
                let way = seen(spot)? - from;
                let along = way.dot(&direction);
                let aside = (way - direction * along).norm();
                // Skips choices that are mainly in another direction.
                (along > 1.0).then_some((spot, along + 2.0 * aside))
            })
            .min_by(|a, b| a.1.total_cmp(&b.1));
        best.map(|(spot, _)| spot)
    }

    /// Returns the spot under a pixel.
    fn spot_at(&self, ctx: &TableContext, at: Vector2<f32>) -> Option<Spot> {
        let ray = ctx.ray(at)?;
        ctx.script::<Tableau>(self.tableau).ok()?.spot_under(&ray)
    }
}

/// Returns the move for a click on a spot, or `None` for the target card.
pub(super) fn move_of(spot: Spot) -> Option<Move> {
    match spot {
        Spot::Slot(slot) => Some(Move::Take(slot)),
        Spot::Draw => Some(Move::Draw),
        Spot::Target => None,
    }
}
