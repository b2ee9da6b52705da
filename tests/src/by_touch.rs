//! Each table played by fingers alone: a few moves, a look at what lies there, the panel. Tests go
//! through it without a window, and `examples/by_touch.rs` in one, with pictures.

use crate::{
    duelling::{self, dialog, duel, name, own_turn, something_of},
    headless::{
        Scene, Step, act, do_action, options, pixel, ready, rest, script, updates, wait_for,
    },
    touch::{down, slide, tap, touch, up},
};
use fyrox::{core::algebra::Vector2, event::TouchPhase};
use parlour::{Options, Platform, Table, camera::CameraRig, platform::Imitation, ui::Action};
use parlour_rules::duel::{CardKind, Intent, Player};
use serde_json::Value;
use std::{path::Path, sync::Arc};

/// A handheld's screen: width and height in pixels, and how many of these are one of the system's.
pub type Screen = (u32, u32, f64);

/// A long phone's and a tablet's.
pub const SCREENS: [Screen; 2] = [(2340, 1080, 2.625), (1024, 768, 1.0)];

/// The game on a handheld with such a screen, at a table, with its files in `saves`; and what
/// fingers do there.
pub fn play_through(
    table: Table,
    (width, height, density): Screen,
    saves: &Path,
    look: Look,
) -> (Options, Vec<Step>) {
    let (options, steps) = match table {
        Table::Chess => (options(saves), chess(look)),
        Table::Prospector => {
            let digging = Options {
                table: Some(table),
                deal: Some(7),
                ..options(saves)
            };
            (digging, prospector(look))
        }
        Table::Duel => (duelling::options(saves, 5), the_duel(look)),
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

/// What is done where a picture is worth while.
pub type Look<'a> = &'a dyn Fn(&'static str) -> Step;

/// Where a finger rests that only wants to see what lies there.
const A_WHILE: f32 = 0.9;
/// Updates between what a finger does: the engine's widgets hear of it one update later. However
/// slow they are, a finger does not rest so long.
const BETWEEN: u32 = 2;

/// Chess: taps, a drag, a look at the table from elsewhere, the panel, and a move taken back.
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
    // A knight is dragged.
    steps.extend(dragged("g1", "f3"));
    steps.extend([
        ready(3),
        // Two fingers turn the table, and back.
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

/// Prospector: cards taken and drawn, a card that is only looked at, the panel.
fn prospector(look: Look) -> Vec<Step> {
    let mut steps = vec![ready(0), look("dealt")];
    for ply in 1..=6 {
        steps.push(takes_a_card());
        steps.push(ready(ply));
    }
    steps.extend([
        look("dug"),
        // A finger that rests on the pile draws nothing.
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

/// The Duel: a card shown large, then turns until a minion was played and something attacked.
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

/// A finger comes down here, goes there, and comes up again.
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

/// Takes a card of the mine, or draws one if none fits.
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

/// A finger on its way from one pixel to another.
#[derive(Clone, Copy)]
struct Way {
    from: Vector2<f32>,
    to: Vector2<f32>,
    /// Updates since it came down.
    since: u32,
}

/// Plays sensible turns, each card by a drag to where it shall go, until a minion was put down and
/// something was attacked.
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
        // What was done is over when the table can be clicked again.
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
        // Whatever the finger did has come to pass: nobody can do the same again. Nobody in these
        // decks may attack twice.
        if let Some(done) = meant.take() {
            let mut intents = Vec::new();
            duel.legal_intents(Player::One, &mut intents);
            assert!(!intents.contains(&done), "{done:?} was not done");
        }
        if put_down && attacked {
            return true;
        }
        // Who has something to choose when it is put down chooses with a second touch.
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

    /// Goes on; whether it is at its end.
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
