//! Games between the computer players of the Duel: their relative strength, and that games are
//! repeatable.
//!
//! The full figures of docs/DUEL.md:
//! `cargo test -p parlour-engine --test engine -- --ignored --nocapture duel_arena`

use std::{
    fs,
    path::Path,
    sync::{Arc, atomic::AtomicBool},
};

use parlour_engine::duel::{
    ComputerPlayer, KnownDecks, Level, MatchResult, Strategy, choose_with_decks, play,
};
use parlour_rules::duel::{CardSet, DeckList, Duel, Intent, Outcome, Pairing, Phase, Player};

const DECKS: [&str; 3] = ["observatory", "foxes", "garden"];

struct Table {
    set: Arc<CardSet>,
    decks: Vec<DeckList>,
    known: KnownDecks,
}

impl Table {
    fn new() -> Self {
        let folder = Path::new("../../data/duel");
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

    fn computer(&self, strategy: Strategy, seed: u64, seat: u64, nodes: u64) -> ComputerPlayer {
        ComputerPlayer::new(strategy, seed << 1 | seat)
            .with_nodes(nodes)
            .with_decks(self.known.clone())
    }

    /// Plays one game. The side that begins alternates with the seed.
    fn game(
        &self,
        pairing: &Pairing,
        strategies: [Strategy; 2],
        seed: u64,
        nodes: u64,
    ) -> MatchResult {
        let first = Player::ALL[(seed % 2) as usize];
        let mut players = [
            self.computer(strategies[0], seed, 0, nodes),
            self.computer(strategies[1], seed, 1, nodes),
        ];
        play(pairing.deal_beginning(seed, first), &mut players)
    }

    /// Plays games between two levels, through the function that the game uses.
    fn levels(&self, levels: [Level; 2], games: u64) -> [u64; 3] {
        let stop = AtomicBool::new(false);
        let mut results = [0; 3];
        for seed in 0..games {
            let deck = (seed / 2 % 3) as usize;
            let first = Player::ALL[(seed % 2) as usize];
            let mut duel = self.pairing(deck, deck).deal_beginning(seed, first);
            while let Some(player) = to_act(&duel) {
                let level = levels[player.index()];
                let intent = choose_with_decks(&duel, player, level, &self.known, &stop);
                duel.act_silently(player, intent).expect("a legal intent");
            }
            enter(&mut results, duel.outcome().expect("an end"));
        }
        results
    }

    /// Returns the wins of the first seat, those of the second, and the draws, with mirrored decks
    /// in turn.
    fn mirrored(&self, strategies: [Strategy; 2], games: u64, nodes: u64) -> [u64; 3] {
        let pairings = [0, 1, 2].map(|deck| self.pairing(deck, deck));
        let mut results = [0; 3];
        for seed in 0..games {
            let pairing = &pairings[(seed / 2 % 3) as usize];
            count(&mut results, self.game(pairing, strategies, seed, nodes));
        }
        results
    }
}

fn to_act(duel: &Duel) -> Option<Player> {
    match duel.phase() {
        Phase::Over => None,
        Phase::Playing => Some(duel.current()),
        Phase::Mulligan if duel.may_exchange(Player::One) => Some(Player::One),
        Phase::Mulligan => Some(Player::Two),
    }
}

fn count(results: &mut [u64; 3], played: MatchResult) {
    assert_eq!(played.illegal, 0);
    let outcome = played.outcome.expect("games come to an end");
    enter(results, outcome);
}

fn enter(results: &mut [u64; 3], outcome: Outcome) {
    results[outcome.winner.map_or(2, Player::index)] += 1;
}

/// Returns the first seat's score in percent.
fn percent([wins, losses, draws]: [u64; 3]) -> f64 {
    (wins as f64 + draws as f64 / 2.0) * 100.0 / (wins + losses + draws) as f64
}

#[test]
fn greedy_beats_random() {
    let results = Table::new().mirrored([Strategy::Greedy, Strategy::Random], 120, 0);
    assert!(percent(results) >= 90.0, "{results:?}");
}

#[test]
fn searching_beats_greedy() {
    let results = Table::new().mirrored([Strategy::Search, Strategy::Greedy], 48, 1_000);
    println!("{results:?}");
    assert!(percent(results) >= 65.0, "{results:?}");
}

#[test]
fn a_level_beats_the_one_below_it() {
    let table = Table::new();
    for (above, below) in [
        (Level::Casual, Level::Beginner),
        (Level::Skilled, Level::Casual),
    ] {
        let results = table.levels([above, below], 120);
        println!("{above:?} against {below:?}: {results:?}");
        assert!(percent(results) >= 60.0, "{above:?}: {results:?}");
    }
}

#[test]
fn no_level_aims_at_its_own_side_what_is_meant_for_the_other() {
    let table = Table::new();
    let stop = AtomicBool::new(false);
    let mut aimed = 0;
    for level in [Level::Beginner, Level::Casual, Level::Skilled] {
        for seed in 0..40 {
            let mut duel = table.pairing(0, 1).deal(seed);
            while let Some(player) = to_act(&duel) {
                let intent = choose_with_decks(&duel, player, level, &table.known, &stop);
                if let Intent::Play {
                    card,
                    target: Some(target),
                    ..
                } = intent
                {
                    let meant = duel.preferred_targets(card);
                    assert!(
                        meant.is_empty() || meant.contains(&target),
                        "{level:?}, seed {seed}: {intent:?}"
                    );
                    aimed += 1;
                }
                duel.act_silently(player, intent).expect("a legal intent");
            }
        }
    }
    assert!(aimed > 100, "{aimed}");
}

#[test]
#[ignore = "a thousand games of each pair, some minutes"]
fn a_thousand_games_level_against_level() {
    let table = Table::new();
    for pair in Level::ALL.windows(2) {
        let games = if pair[1] == Level::Strong { 200 } else { 1_000 };
        let results = table.levels([pair[1], pair[0]], games);
        println!(
            "{:?} against {:?}: {results:?}, {:.1} %",
            pair[1],
            pair[0],
            percent(results)
        );
        assert!(percent(results) >= 60.0, "{results:?}");
    }
}

#[test]
#[ignore = "a thousand games"]
fn a_thousand_games_greedy_against_random() {
    let results = Table::new().mirrored([Strategy::Greedy, Strategy::Random], 1_000, 0);
    println!(
        "greedy against random: {results:?}, {:.1} %",
        percent(results)
    );
    assert!(percent(results) >= 90.0, "{results:?}");
}

#[test]
#[ignore = "a thousand games, some minutes"]
fn a_thousand_games_searching_against_greedy() {
    let strategies = [Strategy::Search, Strategy::Greedy];
    let results = Table::new().mirrored(strategies, 1_000, ComputerPlayer::NODES);
    println!(
        "search against greedy: {results:?}, {:.1} %",
        percent(results)
    );
    assert!(percent(results) >= 70.0, "{results:?}");
}

#[test]
#[ignore = "hundreds of games, some minutes"]
fn no_deck_is_much_stronger_than_another() {
    let table = Table::new();
    let games = std::env::var("GAMES")
        .ok()
        .and_then(|games| games.parse().ok());
    let games: u64 = games.unwrap_or(400);
    let mut worst = 0.0_f64;
    for (first, second) in [(0, 1), (0, 2), (1, 2)] {
        let pairing = table.pairing(first, second);
        let mut results = [0; 3];
        for seed in 0..games {
            let strategies = [Strategy::Search, Strategy::Search];
            count(
                &mut results,
                table.game(&pairing, strategies, seed, ComputerPlayer::NODES),
            );
        }
        let share = percent(results);
        println!(
            "{} against {}: {results:?}, {share:.1} %",
            DECKS[first], DECKS[second]
        );
        worst = worst.max(share.max(100.0 - share));
    }
    assert!(worst <= 60.0, "{worst:.1} %");
}

#[test]
fn the_same_seed_is_the_same_game() {
    let table = Table::new();
    let pairing = table.pairing(0, 2);
    for strategy in Strategy::ALL {
        let game = || table.game(&pairing, [strategy, Strategy::Greedy], 7, 600);
        assert_eq!(game(), game());
    }
}
