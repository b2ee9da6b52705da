//! Games between the computer players of the Duel: who beats whom, and that they repeat.
//!
//! The whole figures of docs/DUEL.md:
//! `cargo test -p parlour-engine --test duel_arena -- --ignored --nocapture`

use std::{fs, path::Path, sync::Arc};

use parlour_engine::duel::{KnownDecks, Mind, Played, Thinker, play};
use parlour_rules::duel::{CardSet, DeckList, Pairing, Player};

const DECKS: [&str; 3] = ["observatory", "foxes", "garden"];

struct Table {
    set: Arc<CardSet>,
    decks: Vec<DeckList>,
    known: KnownDecks,
}

impl Table {
    fn new() -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/duel");
        let file = |name: &str| fs::read_to_string(folder.join(name)).expect("a data file");
        let set = CardSet::read("cards.ron", &file("cards.ron")).expect("the game's cards");
        let deck = |name| {
            let text = file(&format!("decks/{name}.ron"));
            DeckList::read(name, &text, &set).expect("a deck of the game")
        };
        let decks: Vec<_> = DECKS.map(deck).into();
        let known = KnownDecks::new(&set, &decks).expect("decks of the game");
        Self {
            set: Arc::new(set),
            decks,
            known,
        }
    }

    fn pairing(&self, first: usize, second: usize) -> Pairing {
        Pairing::new(&self.set, [&self.decks[first], &self.decks[second]]).expect("good decks")
    }

    fn thinker(&self, mind: Mind, seed: u64, seat: u64, nodes: u64) -> Thinker {
        Thinker::new(mind, seed << 1 | seat)
            .with_nodes(nodes)
            .knowing(self.known.clone())
    }

    /// One game; who begins alternates with the seed.
    fn game(&self, pairing: &Pairing, minds: [Mind; 2], seed: u64, nodes: u64) -> Played {
        let first = Player::ALL[(seed % 2) as usize];
        let mut thinkers = [
            self.thinker(minds[0], seed, 0, nodes),
            self.thinker(minds[1], seed, 1, nodes),
        ];
        play(pairing.deal_beginning(seed, first), &mut thinkers)
    }

    /// Wins of the first seat, of the second, and draws, with mirrored decks in turn.
    fn mirrored(&self, minds: [Mind; 2], games: u64, nodes: u64) -> [u64; 3] {
        let pairings = [0, 1, 2].map(|deck| self.pairing(deck, deck));
        let mut results = [0; 3];
        for seed in 0..games {
            let pairing = &pairings[(seed / 2 % 3) as usize];
            count(&mut results, self.game(pairing, minds, seed, nodes));
        }
        results
    }
}

fn count(results: &mut [u64; 3], played: Played) {
    assert_eq!(played.illegal, 0);
    let outcome = played.outcome.expect("games come to an end");
    results[outcome.winner.map_or(2, Player::index)] += 1;
}

/// How many of a hundred games the first seat has won, draws being half.
fn percent([wins, losses, draws]: [u64; 3]) -> f64 {
    (wins as f64 + draws as f64 / 2.0) * 100.0 / (wins + losses + draws) as f64
}

use parlour_engine::duel::Weights;
fn env(name: &str, default: i64) -> i64 {
    std::env::var(name)
        .ok()
        .and_then(|x| x.parse().ok())
        .unwrap_or(default)
}
/// W1: "attack=200,card=300" for seat one (search or greedy), against defaults.
fn weights(text: &str) -> Weights {
    let mut w = Weights::default();
    for part in text.split(',').filter(|p| !p.is_empty()) {
        let (k, v) = part.split_once('=').unwrap();
        let v: i32 = v.parse().unwrap();
        match k {
            "health" => w.health = v,
            "low_health" => w.low_health = v,
            "low" => w.low = v,
            "attack" => w.attack = v,
            "minion_health" => w.minion_health = v,
            "minion" => w.minion = v,
            "card" => w.card = v,
            "taunt" => w.taunt = v,
            "shield" => w.shield = v,
            "poisonous" => w.poisonous = v,
            "windfury" => w.windfury = v,
            "lifesteal" => w.lifesteal = v,
            "frozen" => w.frozen = v,
            "trigger" => w.trigger = v,
            "fatigue" => w.fatigue = v,
            _ => panic!("{k}"),
        }
    }
    w
}
fn minds() -> [Mind; 2] {
    [
        std::env::var("M1")
            .ok()
            .and_then(|m| Mind::find(&m))
            .unwrap_or(Mind::Search),
        std::env::var("M2")
            .ok()
            .and_then(|m| Mind::find(&m))
            .unwrap_or(Mind::Greedy),
    ]
}
#[test]
fn tune() {
    let table = Table::new();
    let games = env("GAMES", 300) as u64;
    let nodes = env("NODES", 2000) as u64;
    let w = [
        weights(&std::env::var("W1").unwrap_or_default()),
        weights(&std::env::var("W2").unwrap_or_default()),
    ];
    let m = minds();
    let pairings = [0, 1, 2].map(|deck| table.pairing(deck, deck));
    let mut per = [[0u64; 3]; 3];
    for seed in 0..games {
        let k = (seed / 2 % 3) as usize;
        let first = Player::ALL[(seed % 2) as usize];
        let mut t = [
            table.thinker(m[0], seed, 0, nodes).with_weights(w[0]),
            table.thinker(m[1], seed, 1, nodes).with_weights(w[1]),
        ];
        count(
            &mut per[k],
            play(pairings[k].deal_beginning(seed, first), &mut t),
        );
    }
    let mut all = [0; 3];
    for p in per {
        for i in 0..3 {
            all[i] += p[i];
        }
    }
    println!(
        "RESULT {:.1} %  {:?}",
        percent(all),
        per.map(|p| percent(p).round())
    );
}
#[test]
fn decks() {
    let table = Table::new();
    let games = env("GAMES", 100) as u64;
    let nodes = env("NODES", 1000) as u64;
    let m = minds();
    let mut line = String::new();
    for (a, b) in [(0, 1), (0, 2), (1, 2)] {
        let p = table.pairing(a, b);
        let mut r = [0; 3];
        let mut turns = 0u64;
        for seed in 0..games {
            let g = table.game(&p, m, seed, nodes);
            turns += u64::from(g.turns);
            count(&mut r, g);
        }
        line += &format!(
            "{}/{} {:.1}% ({} turns)  ",
            DECKS[a],
            DECKS[b],
            percent(r),
            turns / games
        );
    }
    println!("RESULT {line}");
}
