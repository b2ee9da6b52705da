//! At the Duel's table: what tests wait for and ask for there, and how a whole duel is played by
//! simple rules.

use crate::{
    headless::{Scene, Step, act, do_action, options as at_chess, wait_for},
    window::project,
};
use parlour::{
    Options, Table,
    ui::{Action, DuelCommand},
};
use parlour_rules::duel::{CardId, Duel, Intent, Player, Zone};
use std::path::{Path, PathBuf};

/// At the table against the weakest opponent.
pub fn options(saves: &Path, seed: u64) -> Options {
    Options {
        table: Some(Table::Duel),
        decks: Some(("observatory".to_owned(), Some("foxes".to_owned()))),
        opponent: Some("beginner".to_owned()),
        seed: Some(seed),
        ..at_chess(saves)
    }
}

/// At the table before anything has been chosen.
pub fn at_the_setup(saves: &Path, seed: u64) -> Options {
    Options {
        decks: None,
        opponent: None,
        ..options(saves, seed)
    }
}

/// The file of a position.
pub fn position(name: &str) -> PathBuf {
    project().join("docs/duel").join(name)
}

/// Asks for something at this table.
pub fn wish(wish: DuelCommand) -> Step {
    do_action(Action::Duel(wish))
}

/// Waits for one's own turn: nothing lies over the table, and cards can be clicked.
pub fn own_turn() -> Step {
    wait_for("picks", |picks| {
        picks["dialog"].is_null() && picks["cards"]["own-hero"].is_array()
    })
}

/// Waits until this dialog is open.
pub fn dialog(id: &'static str) -> Step {
    wait_for("picks", move |picks| picks["dialog"] == id)
}

/// The match on the table.
pub fn duel(scene: &Scene) -> Duel {
    let table = scene
        .ctx
        .scenes
        .try_get(scene.parlour.shell.scene())
        .unwrap();
    scene.parlour.duel.duel(table).expect("a match").clone()
}

/// Looks at the match on the table.
pub fn check(mut what: impl FnMut(&Duel) + 'static) -> Step {
    act(move |scene| what(&duel(scene)))
}

/// What a card is called among the picks.
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

/// A sensible thing to do: kill if possible, else play the dearest card, else attack the hero.
pub fn something(duel: &Duel, seat: Player) -> Intent {
    something_of(duel, seat, |_| true)
}

/// The same among what is `wanted`; a turn can be ended in any case.
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
