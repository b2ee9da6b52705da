//! Every benchmark runs. Its times are not tested.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::run;

#[test]
fn every_benchmark_runs() {
    let all = run(&["bench", "all", "--brief"]);
    assert_eq!((all.status, all.err.as_str()), (0, ""));
    let lines = all.out.lines().map(serde_json::from_str::<Value>);
    let names: BTreeSet<_> = lines
        .map(|line| line.expect("JSON")["bench"].as_str().map(str::to_owned))
        .map(|name| name.expect("a name"))
        .collect();
    let expected = [
        "best_score",
        "clone",
        "engine",
        "growth",
        "perft",
        "random_games",
        "search",
        "winnable",
    ];
    assert!(names.iter().eq(&expected), "{names:?}");
}

#[test]
fn prospector_solves_as_many_deals_as_asked_for() {
    let solved = run(&["bench", "prospector", "--deals", "3", "--gold"]);
    assert_eq!((solved.status, solved.err.as_str()), (0, ""));
    assert_eq!(
        solved.out.matches("\"deals\":3,").count(),
        2,
        "{}",
        solved.out
    );
    assert!(!solved.out.contains("exhaustive"), "{}", solved.out);
    assert_eq!(run(&["bench", "prospector", "--gold"]).status, 2);
}
