//! The installed program, as a person starts it who owns neither the program nor its data. `./check`
//! installs a package and names the program in `PARLOUR_INSTALLED`.

use parlour_tests::window::Game;
use std::{
    fs,
    os::unix::fs::{MetadataExt, chown},
    path::{Path, PathBuf},
    process::Command,
};

/// User and group of Linux that own nothing.
const NOBODY: u32 = 65_534;

/// Starts the installed program from the root folder, with its saves in the usual place of this home.
fn start(program: &Path, home: &Path, arguments: &[&str]) -> Game {
    let is_root = fs::metadata("/proc/self").unwrap().uid() == 0;
    let mut command = if is_root {
        chown(home, Some(NOBODY), Some(NOBODY)).unwrap();
        let mut command = Command::new("setpriv");
        let user = [format!("--reuid={NOBODY}"), format!("--regid={NOBODY}")];
        command.args(user).arg("--clear-groups").arg(program);
        command
    } else {
        Command::new(program)
    };
    command.current_dir("/").env("HOME", home);
    command
        .env_remove("XDG_DATA_HOME")
        .env_remove("CARGO_MANIFEST_DIR");
    let mut game = Game::launch_program(command, arguments);
    game.expect("ready");
    game
}

#[test]
#[ignore = "needs an installed program (./check installs one)"]
fn an_installed_program_plays_a_move_at_each_table() {
    let program = PathBuf::from(std::env::var_os("PARLOUR_INSTALLED").expect("a program"));
    let home = tempfile::tempdir().unwrap();
    let home = home.path();

    let mut chess = start(&program, home, &["--table", "chess", "--fresh"]);
    let picks = chess.picks(0);
    chess.click(picks.square("e2"));
    chess.expect("select");
    chess.click(picks.square("e4"));
    assert_eq!(chess.expect("move")["san"], "e4");
    chess.picks(1);
    chess.close();
    let log = fs::read_to_string(home.join(".local/share/parlour/log.txt")).unwrap();
    let data = program.with_file_name("../share/parlour/data");
    let data = data.canonicalize().unwrap();
    assert!(
        log.contains(&format!("game files: {}", data.display())),
        "{log}"
    );

    let mut resumed = start(&program, home, &["--table", "chess"]);
    let offer = resumed.dialog("resume");
    resumed.click(offer.button("resume"));
    resumed.picks(1);
    resumed.close();

    let mut prospector = start(
        &program,
        home,
        &["--table", "prospector", "--deal", "11", "--fresh"],
    );
    let picks = prospector.picks(0);
    prospector.click(picks.card("draw"));
    prospector.expect("draw");
    prospector.close();

    let deck = [
        "--deck",
        "foxes,observatory",
        "--opponent",
        "beginner",
        "--seed",
        "2",
    ];
    let mut duel = start(&program, home, &deck);
    let mulligan = duel.dialog("mulligan");
    duel.click(mulligan.button("mulligan-confirm"));
    duel.expect_where("picks", |picks| {
        picks["dialog"].is_null() && picks["cards"]["own-hero"].is_array()
    });
    duel.keys(&["e"]);
    duel.expect_where("turn", |turn| turn["player"] == 1);
    let log = duel.close();
    assert!(!log.contains("panicked"), "{log}");
}
