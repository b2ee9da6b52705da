//! Each table played by touch alone: a few moves, a card preview, the panel. Tests run it without a
//! window, and `examples/by_touch.rs` in one, with pictures.

use crate::{
    duelling,
    duelling::{duel, name, own_turn, something_of},
    headless::{
        Scene, Step, act, dialog, do_action, options, pixel, ready, rest, script, updates, wait_for,
    },
    touch::{down, slide, tap, touch, up},
};
use fyrox::{core::algebra::Vector2, event::TouchPhase};
use parlour_chess::ID as CHESS;
use parlour_prospector::{ID as PROSPECTOR, options::ProspectorOptions};
use parlour_rules::duel::{CardKind, Intent, Player};
use parlour_shell::{
    app::options::{Options, TableId},
    platform::{Imitation, Platform},
    scene::camera::CameraRig,
    ui::Action,
};
use serde_json::Value;
use std::{path::Path, sync::Arc};

/// Screen of a handheld: width and height in pixels, and pixels per logical pixel.
pub type Screen = (u32, u32, f64);

/// A long phone and a tablet.
pub const SCREENS: [Screen; 2] = [(2340, 1080, 2.625), (1024, 768, 1.0)];

/// Returns options for a table on a handheld with this screen, its files in `saves`, and the steps
/// to play there.
pub fn play_through(
    table: TableId,
    (width, height, density): Screen,
    saves: &Path,
    look: Look,
) -> (Options, Vec<Step>) {
    let (options, steps) = match table {
        CHESS => (options(saves), chess(look)),
        PROSPECTOR => {
            let digging = Options {
                table: Some(table),
                ..options(saves)
            }
            .set(|prospector: &mut ProspectorOptions| prospector.deal = Some(7));
            (digging, prospector(look))
        }
        _ => (duelling::options(saves, 5), the_duel(look)),
    };
    let imitation = Imitation {
        density: Some(density),
    };
    let options = Options {
        window: Some((width, height)),
        platform: Platform::Handheld(Arc::new(imitation)),
        ..options
    };
    (options, steps)
}

/// Makes a step for each moment worth a picture.
pub type Look<'a> = &'a dyn Fn(&'static str) -> Step;

/// Seconds of a long press that shows a preview.
const A_WHILE: f32 = 0.9;
/// Updates between touch events: the engine's widgets receive them one update later. Too short for
/// a long press however slow updates are.
const BETWEEN: u32 = 2;

/// Chess: taps, drags, turns the table, opens the panel and takes a move back.
fn chess(look: Look) -> Vec<Step> {
    let mut steps = vec![
        ready(0),
        tap("e2"),
        wait_for("select", |select| select["square"] == "e2"),
        updates(BETWEEN),
        look("selected"),
        tap("e4"),
        ready(1),
        tap("e7"),
        wait_for("select", |_| true),
        tap("e5"),
        ready(2),
    ];
    // Drag a knight.
    steps.extend(dragged("g1", "f3"));
    steps.extend([
        ready(3),
        // Two fingers turn the table.
        down(1, "c3", (0.0, 0.0)),
        down(2, "f6", (0.0, 0.0)),
        updates(BETWEEN),
        slide(1, "c3", (90.0, 0.0)),
        slide(2, "f6", (90.0, 0.0)),
        updates(BETWEEN),
        up(1, "c3", (90.0, 0.0)),
        up(2, "f6", (90.0, 0.0)),
        updates(BETWEEN),
        act(|scene| assert!(script::<CameraRig>(scene).yaw().abs() > 0.05)),
        look("turned"),
        do_action(Action::ResetView),
        wait_for("picks", |_| true),
        tap("panel"),
        wait_for("picks", |picks| picks["buttons"]["resign"].is_array()),
        updates(BETWEEN),
        look("panel"),
        tap("panel"),
        wait_for("picks", |picks| picks["buttons"]["resign"].is_null()),
        tap("undo"),
        ready(2),
    ]);
    steps
}

/// Prospector: takes and draws cards, previews one, opens the panel.
fn prospector(look: Look) -> Vec<Step> {
    let mut steps = vec![ready(0), look("dealt")];
    for ply in 1..=6 {
        steps.push(takes_a_card());
        steps.push(ready(ply));
    }
    steps.extend([
        look("dug"),
        // A long press on the pile draws nothing.
        down(1, "draw", (0.0, 0.0)),
        rest(A_WHILE),
        up(1, "draw", (0.0, 0.0)),
        updates(BETWEEN),
        tap("panel"),
        wait_for("picks", |picks| picks["buttons"]["new-deal"].is_array()),
        updates(BETWEEN),
        look("panel"),
        tap("panel"),
        wait_for("picks", |picks| picks["buttons"]["new-deal"].is_null()),
        tap("undo"),
        ready(5),
    ]);
    steps
}

/// The Duel: previews a card, then plays turns until a minion was played and something attacked.
fn the_duel(look: Look) -> Vec<Step> {
    vec![
        dialog("mulligan"),
        updates(BETWEEN),
        look("mulligan"),
        tap("mulligan-confirm"),
        own_turn(),
        look("table"),
        down(1, "hand-1", (0.0, 0.0)),
        wait_for("shown", |shown| shown["card"].is_string()),
        updates(4 * BETWEEN),
        look("shown"),
        up(1, "hand-1", (0.0, 0.0)),
        wait_for("shown", |shown| shown["card"].is_null()),
        plays_until_it_attacks(),
        own_turn(),
        look("played"),
    ]
}

/// Drags one finger from one name to another.
fn dragged(from: &'static str, to: &'static str) -> [Step; 6] {
    [
        down(1, from, (0.0, 0.0)),
        updates(BETWEEN),
        slide(1, to, (0.0, 20.0)),
        updates(BETWEEN),
        slide(1, to, (0.0, 0.0)),
        up(1, to, (0.0, 0.0)),
    ]
}

/// Takes a card of the layout, or draws one if none fits.
fn takes_a_card() -> Step {
    Box::new(|scene, picks| {
        let cards = picks["cards"].as_object().expect("cards can be taken");
        let card = cards.keys().find(|name| name.starts_with("slot-"));
        let at = pixel(picks, card.map_or("draw", String::as_str));
        touch(scene, 1, TouchPhase::Started, at);
        touch(scene, 1, TouchPhase::Ended, at);
        true
    })
}

/// Drag of one finger from one pixel to another.
#[derive(Clone, Copy)]
struct Way {
    from: Vector2<f32>,
    to: Vector2<f32>,
    /// Updates since the touch started.
    since: u32,
}

/// Plays sensible turns, each action as one drag, until a minion was played and something was
/// attacked.
fn plays_until_it_attacks() -> Step {
    let mut way: Option<Way> = None;
    let mut waiting = false;
    let mut meant: Option<Intent> = None;
    let (mut put_down, mut attacked) = (false, false);
    Box::new(move |scene, picks| {
        if let Some(now) = &mut way {
            if now.goes(scene) {
                way = None;
                waiting = true;
            }
            return false;
        }
        // An action is over when the table can be clicked again.
        let settled = |news: &Value| {
            news["event"] == "picks" && news["dialog"].is_null() && news["cards"].is_object()
        };
        if waiting && !scene.news.iter().any(settled) {
            return false;
        }
        waiting = false;
        let duel = duel(scene);
        if !duel.is_on_turn(Player::One) || picks["cards"]["own-hero"].is_null() {
            waiting = true;
            return false;
        }
        // The drag had its effect: the same intent is no longer legal. No minion in these decks can
        // attack twice.
        if let Some(done) = meant.take() {
            let mut intents = Vec::new();
            duel.legal_intents(Player::One, &mut intents);
            assert!(!intents.contains(&done), "{done:?} was not done");
        }
        if put_down && attacked {
            return true;
        }
        // A minion with a battlecry target needs a second touch.
        let by_one_drag = |intent: &Intent| match intent {
            Intent::Play { card, target, .. } => {
                target.is_none() || duel.definition(*card).kind == CardKind::Spell
            }
            _ => true,
        };
        let wanted = something_of(&duel, Player::One, by_one_drag);
        meant = Some(wanted).filter(|wanted| *wanted != Intent::EndTurn);
        let (from, to) = match wanted {
            Intent::Attack { attacker, target } => {
                attacked = true;
                (attacker, name(&duel, Player::One, target))
            }
            Intent::Play { card, target, .. } => {
                let is_minion = matches!(duel.definition(card).kind, CardKind::Minion);
                put_down |= is_minion;
                let target = target.map(|target| name(&duel, Player::One, target));
                (card, target.unwrap_or_else(|| "field".to_owned()))
            }
            _ => {
                way = Some(Way::new(picks, "end-turn", "end-turn"));
                return false;
            }
        };
        let from = name(&duel, Player::One, from);
        way = Some(Way::new(picks, &from, &to));
        false
    })
}

impl Way {
    fn new(picks: &Value, from: &str, to: &str) -> Self {
        Self {
            from: pixel(picks, from),
            to: pixel(picks, to),
            since: 0,
        }
    }

    /// Advances by one update. Returns `true` at the end of the drag.
    fn goes(&mut self, scene: &mut Scene) -> bool {
        let middle = (self.from + self.to) * 0.5;
        let (phase, at) = match self.since {
            0 => (TouchPhase::Started, self.from),
            BETWEEN => (TouchPhase::Moved, middle),
            now if now == 2 * BETWEEN => (TouchPhase::Moved, self.to),
            now if now == 3 * BETWEEN => (TouchPhase::Ended, self.to),
            _ => {
                self.since += 1;
                return false;
            }
        };
        touch(scene, 1, phase, at);
        self.since += 1;
        phase == TouchPhase::Ended
    }
}
