//! UCI chess engine on standard input and output. With arguments it executes them as one command
//! and exits (`parlour-engine bench`).

use std::{env, io, process::ExitCode};

use parlour_engine::uci::Session;

const HELP: &str = "\
Chess engine that speaks UCI (Universal Chess Interface) on standard input and output

Usage: parlour-engine [COMMAND]

Without a command, it reads UCI commands from standard input, as chess programs expect. To try it
by hand, type uci, isready, go and quit.

Commands:
  bench [DEPTH]  Search fixed positions and print the number of nodes
  perft DEPTH    Count legal move sequences from the start position
  d              Print the start position

Options:
  -h, --help     Print help
  -V, --version  Print version";

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args_os()
        .skip(1)
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    let text = match arguments.first().map(String::as_str) {
        Some("--help" | "-h" | "help") => Some(HELP),
        Some("--version" | "-V") => Some(concat!("parlour-engine ", env!("CARGO_PKG_VERSION"))),
        _ => None,
    };
    if let Some(text) = text {
        println!("{text}");
        return ExitCode::SUCCESS;
    }
    let mut session = match Session::new(Box::new(io::stdout())) {
        Ok(session) => session,
        Err(error) => {
            eprintln!("parlour-engine: {error}");
            return ExitCode::FAILURE;
        }
    };
    if !arguments.is_empty() {
        session.execute(&arguments.join(" "));
        session.finish();
        return ExitCode::SUCCESS;
    }
    session.converse(io::stdin().lock());
    ExitCode::SUCCESS
}
