//! Search for positions with forced mates.

use std::{collections::HashSet, error::Error, path::Path, process::Command, time::Duration};

use parlour_engine::{
    chess::{Control, Engine, Level, Limits, Options, Situation, Skill, Stopwatch},
    uci::client::{Client, ReplyScore},
};
use parlour_rules::{
    Random,
    chess::{Game, Rules},
};

/// Maximum number of moves to mate.
const MOST_MOVES: usize = 4;
/// Search of the checking engine: far deeper than the seven plies of the mates, because it prunes.
const JUDGE: &str = "go depth 26";

/// Prints positions, each with the number of moves to mate.
pub fn run(judge: &Path, each: usize, seed: u64) -> Result<(), Box<dyn Error>> {
    let mut judge = Client::start(&mut Command::new(judge), Duration::from_secs(10))?;
    let mut engine = Engine::new(Options::default())?;
    let mut found: [HashSet<String>; MOST_MOVES] = Default::default();
    for number in 0.. {
        if found.iter().all(|found| found.len() >= each) {
            break;
        }
        let mut dice = Random::with_stream(seed, number);
        let skills = [0, 1].map(|_| Skill::of_elo(Level::ALL[dice.below(4) as usize].rating()));
        let mut game = Game::new(Rules::Standard);
        // Only one position is taken from each game, because later ones would show the same mate.
        let mut taken = false;
        while game.outcome().is_none() && game.ply() < 160 && !taken {
            let situation = Situation::from(&game);
            let position = game.position().clone();
            engine.set_multi_pv(1);
            let limits = Limits::of_nodes(20_000);
            let answer = engine.search(&situation, &limits, &Control::new(), &mut |_| {});
            let mate = answer
                .candidates
                .first()
                .and_then(|best| best.score?.mate_in())
                .and_then(|moves| usize::try_from(moves).ok())
                .filter(|moves| (1..=MOST_MOVES).contains(moves));
            if let Some(moves) = mate
                && found[moves - 1].len() < each
            {
                let fen = position.fen();
                judge.new_game()?;
                let place = format!("position fen {fen}");
                let reply = judge.search(&place, JUDGE, Duration::from_secs(60), |_| {})?;
                if reply.score == Some(ReplyScore::Mate(moves as i32))
                    && found[moves - 1].insert(fen.clone())
                {
                    println!("{fen}; dm {moves}");
                    taken = true;
                }
            }
            let skill = skills[position.turn().index()];
            let choice = skill.choose(
                &mut engine,
                &situation,
                None,
                &Limits::of_nodes(20_000),
                &Control::new(),
                &Stopwatch::start(),
                &mut dice,
                &mut |_| {},
            );
            match choice {
                Some(mv) => drop(game.play(mv)?),
                None => break,
            }
        }
    }
    Ok(())
}
