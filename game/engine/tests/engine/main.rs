//! Tests of the engine's public interface and of the UCI program. They are one program, which links
//! faster than one for each file. `cargo test -p parlour-engine --test engine uci::` runs one file.

mod blitz;
mod duel_arena;
#[cfg(unix)]
mod external_engine;
mod search;
mod uci;
#[cfg(windows)]
mod windows_engine;
