//! A whole round of Prospector in a real window: the solver's moves, played with the mouse.

use parlour_rules::prospector::{
    DealFilter, DealName, Dealer, Mine, Move, Round, Rules,
    solver::{Budget, Puzzle},
};
use parlour_tests::window::Game;
use std::{fs, sync::Arc};

const DEAL: u64 = 11;

#[test]
fn a_round_is_won_with_the_mouse() {
    let dealer = Dealer::new(Arc::new(Mine::standard()));
    let seed = dealer.seed(DealName::Number(DEAL), Rules::WRAP, DealFilter::Winnable);
    let mut round = Round::numbered(dealer.mine(), seed, Rules::WRAP);
    let solution = dealer
        .solver()
        .unwrap()
        .shortest(&Puzzle::of(&round), &Budget::UNLIMITED)
        .unwrap()
        .unwrap();

    let saves = tempfile::tempdir().unwrap();
    let folder = saves.path().to_str().unwrap();
    let deal = DEAL.to_string();
    let arguments = ["--table", "prospector", "--deal", &deal, "--fresh"];
    let mut game = Game::start(&[&arguments[..], &["--save-dir", folder]].concat());
    let mut picks = game.picks(0);
    let dealt = game.picture();
    for (index, &mv) in solution.iter().enumerate() {
        let target = match mv {
            Move::Take(slot) => format!("slot-{slot}"),
            Move::Draw => "draw".to_owned(),
        };
        game.click(picks.card(&target));
        round.play(mv).unwrap();
        match mv {
            Move::Take(slot) => {
                let take = game.expect("take");
                assert_eq!(take["slot"], slot.0);
                assert_eq!(take["card"], round.target().to_string());
            }
            Move::Draw => {
                let draw = game.expect("draw");
                assert_eq!(draw["left"], round.draw_pile().len());
            }
        }
        if index + 1 < solution.len() {
            picks = game.picks(index as u64 + 1);
        }
    }
    let over = game.expect("round");
    assert_eq!(over["won"], true);
    assert_eq!(over["score"], round.score().banked);
    let result = game.dialog("round-over");
    assert!(result.0["buttons"]["next"].is_array());
    let won = game.picture();
    let changed = dealt
        .pixels()
        .zip(won.pixels())
        .filter(|(before, after)| before != after)
        .count();
    assert!(changed > 10_000, "only {changed} pixels changed");
    // On to the next round.
    game.click(result.button("next"));
    let next = game.picks(0);
    assert!(next.0["cards"]["draw"].is_array());
    let books = fs::read_to_string(saves.path().join("prospector-books.ron")).unwrap();
    assert!(books.contains("won: 1"), "{books}");
}
