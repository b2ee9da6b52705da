//! Helpers for tests at the Duel's table: steps, and simple rules to play a whole match by.

use crate::{
    headless::{Scene, Step, act, do_action, options as at_chess, table_of, wait_for},
    window::project,
};
use parlour_duel::{ID as DUEL, options::DuelOptions, panels::DuelCommand, table::DuelTable};
use parlour_rules::duel::{CardId, Duel, Intent, Player, Zone};
use parlour_shell::{app::options::Options, ui::Action};
use std::path::{Path, PathBuf};

/// Returns options for a match against the weakest opponent.
pub fn options(saves: &Path, seed: u64) -> Options {
    Options {
        table: Some(DUEL),
        seed: Some(seed),
        ..at_chess(saves)
    }
    .set(|duel: &mut DuelOptions| {
        duel.decks = Some(("observatory".to_owned(), Some("foxes".to_owned())));
        duel.opponent = Some("beginner".to_owned());
    })
}

/// Returns options for the table before decks and opponent are chosen.
pub fn at_the_setup(saves: &Path, seed: u64) -> Options {
    options(saves, seed).set(|duel: &mut DuelOptions| {
        duel.decks = None;
        duel.opponent = None;
    })
}

/// Path to the file of a position.
pub fn position(name: &str) -> PathBuf {
    project().join("docs/duel").join(name)
}

/// Runs a command of this table.
pub fn wish(wish: DuelCommand) -> Step {
    do_action(Action::run(wish))
}

/// Waits for the player's turn: no dialog is open, and cards can be clicked.
pub fn own_turn() -> Step {
    wait_for("picks", |picks| {
        picks["dialog"].is_null() && picks["cards"]["own-hero"].is_array()
    })
}

/// Returns a copy of the match on the table.
pub fn duel(scene: &Scene) -> Duel {
    let loaded = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
    table_of::<DuelTable>(scene)
        .duel(loaded)
        .expect("a match")
        .clone()
}

/// Checks the match on the table.
pub fn check(mut what: impl FnMut(&Duel) + 'static) -> Step {
    act(move |scene| what(&duel(scene)))
}

/// Name of a card in the trace's `picks` event.
pub fn name(duel: &Duel, seat: Player, card: CardId) -> String {
    let state = duel.card(card).expect("a card of the match");
    let number = duel.place(card).map_or(0, |place| place + 1);
    match (state.owner() == seat, state.zone()) {
        (true, Zone::Hand) => format!("hand-{number}"),
        (true, Zone::Battlefield) => format!("own-{number}"),
        (false, Zone::Battlefield) => format!("enemy-{number}"),
        (true, _) => "own-hero".to_owned(),
        (false, _) => "enemy-hero".to_owned(),
    }
}

/// Chooses a sensible intent: attack the hero, else a minion, else play the dearest card.
pub fn something(duel: &Duel, seat: Player) -> Intent {
    something_of(duel, seat, |_| true)
}

/// Chooses a sensible intent among those that are `wanted`, or ends the turn.
pub fn something_of(duel: &Duel, seat: Player, wanted: impl Fn(&Intent) -> bool) -> Intent {
    let mut intents = Vec::new();
    duel.legal_intents(seat, &mut intents);
    let enemy = duel.player(seat.opponent()).hero();
    let worth = |intent: &Intent| match intent {
        Intent::Attack { target, .. } if *target == enemy => 50,
        Intent::Attack { .. } => 40,
        Intent::Play { card, target, .. } => {
            let own = target
                .is_some_and(|target| duel.card(target).is_some_and(|card| card.owner() == seat));
            let cost = i32::from(duel.definition(*card).cost);
            if own { -1 } else { 10 + cost }
        }
        Intent::EndTurn => 0,
        _ => -2,
    };
    intents
        .into_iter()
        .filter(|intent| *intent == Intent::EndTurn || wanted(intent))
        .max_by_key(worth)
        .expect("a turn can always be ended")
}
