//! Tests of the rules' public interface. They are one program, which links faster than one for each
//! file. `cargo test -p parlour-rules --test rules chess::perft` runs one file.

mod common;

mod cards {
    mod data;
    mod decks;
    mod mutations;
}

mod chess {
    mod clock;
    mod edge_cases;
    mod fen;
    mod games;
    mod mutations;
    mod oracle;
    mod perft;
    mod pgn;
    mod records;
    mod san;
    mod search_support;
}

mod duel {
    mod cases;
    mod data;
    mod keywords;
    mod random_games;
}

mod prospector {
    mod rounds;
    mod series;
    mod solver;
}
