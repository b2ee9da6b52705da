//! `parlour-cli`: the rules at the command line.
//!
//! Standard output has one answer per line and nothing else. The exit status is 0 if the request
//! was answered, 1 if the answer is "no" or an input was refused, and 2 if the arguments are wrong.
//! Each group of commands has a separate folder: [`chess`], [`duel`] and [`prospector`].

mod answer;
#[cfg(feature = "bench")]
mod bench;
mod chess;
mod duel;
mod prospector;

use std::process::ExitCode;

use answer::{Answer, Failure, Out};
use clap::{
    CommandFactory, Parser, Subcommand,
    error::{ContextKind, ContextValue},
};
use parlour_rules::shortened;

/// Run the rules of chess, the Duel and Prospector from the command line
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    #[command(flatten)]
    Chess(chess::Command),
    /// Simulate and play matches of the Duel, and list its cards
    #[command(subcommand)]
    Duel(duel::Command),
    /// Deal, solve and replay rounds of Prospector
    #[command(subcommand)]
    Prospector(prospector::Command),
    /// Run benchmarks
    #[cfg(feature = "bench")]
    Bench(bench::Arguments),
}

fn main() -> ExitCode {
    let arguments = Arguments::try_parse().unwrap_or_else(|error| refuse(error));
    let mut out = Out::new();
    let result = match arguments.command {
        Command::Chess(command) => command.run(&mut out),
        Command::Duel(command) => command.run(&mut out),
        Command::Prospector(command) => command.run(&mut out),
        #[cfg(feature = "bench")]
        Command::Bench(arguments) => arguments.run(&mut out),
    };
    match result.and_then(|answer| out.flush().map(|()| answer)) {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::FAILURE,
        // The reader has closed the pipe, like `head` does.
        Err(Failure::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            // Earlier answers go out first; if this also fails, the message below says more.
            let _ = out.flush();
            eprintln!("parlour-cli: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Prints the problem with the arguments and the usage, and exits. Help and version also end here,
/// on standard output.
fn refuse(mut error: clap::Error) -> ! {
    for kind in [
        ContextKind::InvalidArg,
        ContextKind::InvalidSubcommand,
        ContextKind::InvalidValue,
    ] {
        if let Some(ContextValue::String(input)) = error.get(kind) {
            let quoted = shortened(input);
            if quoted != *input {
                // It would repeat the whole input.
                error.remove(ContextKind::Suggested);
            }
            error.insert(kind, ContextValue::String(quoted));
        }
    }
    // An error cannot be reported anywhere else.
    let _ = error.print();
    if error.use_stderr() && !error.to_string().contains("Usage:") {
        let mut command = Arguments::command();
        command.build();
        // Follows the arguments as long as they name commands.
        for name in std::env::args().skip(1) {
            match command.find_subcommand(&name).cloned() {
                Some(subcommand) => command = subcommand,
                None => break,
            }
        }
        eprintln!("\n{}", command.render_usage());
    }
    std::process::exit(error.exit_code())
}
