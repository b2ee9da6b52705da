//! The chess engine as a program: it speaks UCI on standard input and output. With arguments it
//! takes them for one command, answers it and ends (`parlour-engine bench`).

use std::{
    env,
    io::{self, BufRead},
    process::ExitCode,
};

use parlour_engine::uci::Session;

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args_os()
        .skip(1)
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    let mut session = match Session::new(Box::new(io::stdout())) {
        Ok(session) => session,
        Err(error) => {
            eprintln!("parlour-engine: {error}");
            return ExitCode::FAILURE;
        }
    };
    if !arguments.is_empty() {
        session.obey(&arguments.join(" "));
        session.finish();
        return ExitCode::SUCCESS;
    }
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        match input.read_until(b'\n', &mut line) {
            // Whoever talked to us has gone.
            Ok(0) | Err(_) => break,
            Ok(_) => {}
        }
        // Text in another encoding is a line like any other that makes no sense.
        if !session.obey(&String::from_utf8_lossy(&line)) {
            break;
        }
    }
    ExitCode::SUCCESS
}
