//! Tests of the command line. They are one program, which links faster than one for each file.

#[cfg(feature = "bench")]
mod bench;
mod chess;
mod duel;
mod prospector;

use std::process::{Command, Output, Stdio};

/// Output and exit status of a run.
struct Run {
    out: String,
    err: String,
    status: i32,
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
        Self {
            out: text(output.stdout),
            err: text(output.stderr),
            status: output.status.code().expect("ended by itself"),
        }
    }
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_parlour-cli"));
    command.args(arguments);
    command
}

/// Runs the program without input.
fn run(arguments: &[&str]) -> Run {
    command(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
        .into()
}
