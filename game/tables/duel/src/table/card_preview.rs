//! Card preview: the card shown large, either after hovering over it for a moment or from a button.
//! Nothing is shown while an animation runs.

use crate::{
    panels::{CardFigure, DuelCommand, PreviewPlaces},
    scene::{
        board::DuelBoard,
        faces::DuelFaces,
        places::{CARD_HEIGHT, CARD_WIDTH},
        view_state::Spot,
    },
    table::DuelTable,
};
use fyrox::core::{
    algebra::{Vector2, Vector3},
    math::Rect,
};
use parlour_rules::duel::{CardId, DefinitionId};
use parlour_shell::{
    app::TableContext,
    scene::canvas::Projection,
    ui::{Action, Screen},
};
use serde_json::json;

/// Time that a card is hovered before the preview opens, in seconds at normal animation speed.
const MOMENT: f32 = 0.3;

/// Half the width and depth of the button on the table that ends the turn, in scene units.
const END_TURN: (f32, f32) = (0.7, 0.5);

/// Returns the smallest rectangle, in whole pixels, around the pixels of these points.
fn bounds(
    corners: [Vector3<f32>; 4],
    pixel: impl Fn(Vector3<f32>) -> Option<Vector2<f32>>,
) -> Option<Rect<f32>> {
    let pixels: Option<Vec<_>> = corners.into_iter().map(pixel).collect();
    let pixels = pixels?;
    let first = *pixels.first()?;
    let least = pixels.iter().fold(first, |a, b| a.inf(b)).map(f32::floor);
    let most = pixels.iter().fold(first, |a, b| a.sup(b)).map(f32::ceil);
    Some(Rect {
        position: least,
        size: most - least,
    })
}

/// Returns the pixels that a card covers.
fn bounds_of(board: &DuelBoard, projection: &Projection, card: CardId) -> Option<Rect<f32>> {
    let pose = board.pose(card)?;
    let (sin, cos) = pose.tilt.sin_cos();
    let up = Vector3::new(0.0, sin, cos) * (CARD_HEIGHT * 0.5 * pose.scale);
    let aside = Vector3::new(CARD_WIDTH * 0.5 * pose.scale, 0.0, 0.0);
    bounds(
        [up + aside, up - aside, aside - up, -up - aside],
        |corner| projection.pixel(pose.place + corner),
    )
}

/// State of the card preview.
#[derive(Debug, Default, Clone)]
pub(crate) struct CardPreview {
    card: Option<CardId>,
    time: f32,
    shown: Option<(DefinitionId, Option<CardId>)>,
    /// Places on the table that the preview keeps free.
    places: PreviewPlaces,
    /// Places of the cards that would die in the action in progress.
    dying: Vec<Rect<f32>>,
    /// Values of the shown card that differ from the printed ones.
    figures: Vec<CardFigure>,
    /// Whether the face of the shown card has a line from its fable.
    has_fable: bool,
    /// Card requested by a click or touch.
    asked: Option<DefinitionId>,
    /// Pointer during the last animation, or behind the menu or a dialog. Nothing opens until it
    /// moves.
    resting: Option<Pointer>,
}

/// Position of the pointer, or the card at the keyboard cursor.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Pointer {
    At(Vector2<f32>),
    OnCard(Option<CardId>),
}

impl CardPreview {
    /// Returns the card that is shown, and its instance if it is in play.
    pub(crate) fn preview(&self) -> Option<(DefinitionId, Option<CardId>)> {
        self.shown
    }

    /// Returns the values of the shown card that differ from the printed ones.
    pub(crate) fn figures(&self) -> &[CardFigure] {
        &self.figures
    }

    /// Returns whether the face of the shown card has a line from its fable.
    pub(crate) fn has_fable(&self) -> bool {
        self.has_fable
    }

    /// Returns the places on the table that matter for the preview.
    pub(crate) fn places(&self) -> &PreviewPlaces {
        &self.places
    }

    /// Returns the pixels of the cards that would die in the action in progress.
    pub(crate) fn dying(&self) -> &[Rect<f32>] {
        &self.dying
    }

    /// Requests a card to be shown, or ends the request with `None`.
    pub(crate) fn ask(&mut self, card: Option<DefinitionId>) {
        self.asked = card;
    }
}

impl DuelTable {
    /// Advances the preview by one frame and emits the trace event `shown` if the card changes.
    pub(crate) fn look(&mut self, ctx: &mut TableContext) {
        let shown = self.looked_at(ctx);
        if shown != self.card_preview.shown {
            if let Some((definition, _)) = shown {
                self.make_face(ctx, definition);
                self.card_preview.has_fable = self.shows_fable(ctx, definition);
            }
            self.card_preview.shown = shown;
            let card = shown.and_then(|(definition, _)| {
                let set = self.set.as_ref()?;
                Some(set.get(definition).id.clone())
            });
            ctx.shell.trace.emit("shown", json!({ "card": card }));
            ctx.shell.changed();
        }
        let places = shown.map(|(_, card)| self.places_for_preview(ctx, card));
        let places = places.unwrap_or_default();
        if places != self.card_preview.places {
            self.card_preview.places = places;
            ctx.shell.changed();
        }
        let figures = self.figures_of(ctx, shown).unwrap_or_default();
        if figures != self.card_preview.figures {
            self.card_preview.figures = figures;
            ctx.shell.changed();
        }
        let dying = self.places_of_dying(ctx).unwrap_or_default();
        if dying != self.card_preview.dying {
            self.card_preview.dying = dying;
            ctx.shell.changed();
        }
    }

    /// Returns the pixels of the cards that would die in the action in progress.
    fn places_of_dying(&self, ctx: &TableContext) -> Option<Vec<Rect<f32>>> {
        let scene = ctx.scene()?;
        let projection = ctx.shell.projection(scene)?;
        let board = scene.graph.try_get_script_of::<DuelBoard>(self.table);
        let board = board.ok()?;
        let dying = board.dying().iter();
        let places = dying.filter_map(|card| bounds_of(board, &projection, *card));
        Some(places.collect())
    }

    /// Returns whether the face of a card in the panels has a line from its fable.
    fn shows_fable(&self, ctx: &TableContext, definition: DefinitionId) -> bool {
        let shows = || {
            let graph = &ctx.scene()?.graph;
            let board = graph.try_get_script_of::<DuelBoard>(self.table).ok()?;
            let faces = graph.try_get_script_of::<DuelFaces>(*board.pool).ok()?;
            Some(faces.has_fable(definition))
        };
        shows().unwrap_or_default()
    }

    /// Returns the pixels that the shown card and the button on the table cover.
    fn places_for_preview(&self, ctx: &TableContext, card: Option<CardId>) -> PreviewPlaces {
        let find = || {
            let scene = ctx.scene()?;
            let projection = ctx.shell.projection(scene)?;
            let board = scene
                .graph
                .try_get_script_of::<DuelBoard>(self.table)
                .ok()?;
            let pixel = |place| projection.pixel(place);
            let bounds_of = |card| bounds_of(board, &projection, card);
            let hero = card.and_then(|card| {
                let view_state = board.view_state()?;
                let (player, spot) = view_state.spot(card)?;
                matches!(spot, Spot::Field(_)).then(|| view_state.side(player).hero)
            });
            let others = board.view_state()?.ids().into_iter().filter(|&other| {
                let spot = board.view_state().and_then(|shown| shown.spot(other));
                let is_seen = match spot {
                    Some((_, Spot::Hero | Spot::Field(_))) => true,
                    Some((owner, Spot::Hand(_))) => owner == self.duel_seat(),
                    _ => false,
                };
                is_seen && card != Some(other)
            });
            let end_turn = board.end_turn_place(scene).and_then(|place| {
                let (x, z) = END_TURN;
                let corners = [(x, z), (x, -z), (-x, z), (-x, -z)];
                bounds(corners.map(|(x, z)| Vector3::new(x, 0.0, z)), |corner| {
                    pixel(place + corner)
                })
            });
            Some(PreviewPlaces {
                card: card.and_then(bounds_of),
                hero: hero.and_then(bounds_of),
                end_turn,
                others: others.filter_map(bounds_of).collect(),
            })
        };
        find().unwrap_or_default()
    }

    /// Returns the values of a card in play that differ from the printed ones.
    fn figures_of(
        &self,
        ctx: &mut TableContext,
        shown: Option<(DefinitionId, Option<CardId>)>,
    ) -> Option<Vec<CardFigure>> {
        let (definition, Some(card)) = shown? else {
            return None;
        };
        let graph = &mut ctx.engine.scenes.try_get_mut(ctx.shell.scene).ok()?.graph;
        let table = graph.try_get_script_of::<DuelBoard>(self.table).ok()?;
        let pool = *table.pool;
        let view_state = table.view_state()?;
        let figures = view_state.figures(card)?;
        let armour = match view_state.spot(card) {
            Some((player, Spot::Hero)) => view_state.side(player).armour,
            _ => 0,
        };
        let faces = graph.try_get_script_of_mut::<DuelFaces>(pool).ok()?;
        let changed = faces.changed_figures(definition, &figures, armour);
        let figures = changed
            .into_iter()
            .map(|(field, picture)| CardFigure { picture, field });
        Some(figures.collect())
    }

    fn looked_at(&mut self, ctx: &mut TableContext) -> Option<(DefinitionId, Option<CardId>)> {
        let input = &ctx.shell.input;
        let pointer = match input.by_keys {
            true => Pointer::OnCard(self.selection.looked_at()),
            false => Pointer::At(input.position),
        };
        if ctx.shell.screen != Screen::Table || !ctx.shell.dialogs.is_empty() {
            self.card_preview.card = None;
            self.card_preview.resting = Some(pointer);
            return None;
        }
        // A button of the history strip shows its card.
        let hovered = ctx.shell.gui.hovered_action();
        if let Some(DuelCommand::Look(Some(card))) = hovered.and_then(Action::command) {
            return Some((*card, None));
        }
        let scene = ctx.scene()?;
        let graph = &scene.graph;
        let table = graph.try_get_script_of::<DuelBoard>(self.table).ok()?;
        let selection = &self.selection;
        let card_preview = &mut self.card_preview;
        if !table.has_caught_up() {
            card_preview.card = None;
            card_preview.resting = Some(pointer);
            return None;
        }
        if card_preview.resting != Some(pointer) {
            card_preview.resting = None;
        }
        let is_open = card_preview.resting.is_none() && !selection.holds_something();
        let card = selection.looked_at().filter(|_| is_open);
        if card_preview.card != card {
            card_preview.card = card;
            card_preview.time = 0.0;
            if card.is_some() {
                card_preview.asked = None;
            }
        }
        card_preview.time += ctx.engine.dt;
        let moment = MOMENT * ctx.shell.settings.motion.factor();
        // A card of the hand rises only in the update after the one in which the pointer reaches it.
        let is_shown = |card| card_preview.shown.and_then(|(_, card)| card) == Some(card);
        if let Some(card) = card
            && card_preview.time >= moment
            && (table.is_arranged() || is_shown(card))
        {
            let view_state = table.view_state()?;
            let definition = view_state.card(card)?.definition;
            return Some((definition, Some(card)));
        }
        card_preview.asked.map(|definition| (definition, None))
    }
}
