//! The program from a package, as a player starts it. `./check` makes the packages and names the
//! program in an environment variable.

use parlour_tests::window::Game;
use std::{
    fs,
    os::unix::fs::{MetadataExt, chown},
    path::{Path, PathBuf},
    process::Command,
};

/// User and group of Linux that own nothing.
const NOBODY: u32 = 65_534;

/// Plays a move at each table and resumes the game of chess. The saves are in the usual place.
fn play_a_move_at_each_table(command: impl Fn() -> Command) {
    let start = |arguments: &[&str]| {
        let mut game = Game::launch_program(command(), arguments);
        game.expect("ready");
        game
    };
    let mut chess = start(&["--table", "chess", "--fresh"]);
    let picks = chess.picks(0);
    chess.click(picks.square("e2"));
    chess.expect("select");
    chess.click(picks.square("e4"));
    assert_eq!(chess.expect("move")["san"], "e4");
    chess.picks(1);
    chess.close();

    let mut resumed = start(&["--table", "chess"]);
    let offer = resumed.dialog("resume");
    resumed.click(offer.button("resume"));
    resumed.picks(1);
    resumed.close();

    let mut prospector = start(&["--table", "prospector", "--deal", "11", "--fresh"]);
    let picks = prospector.picks(0);
    prospector.click(picks.card("draw"));
    prospector.expect("draw");
    prospector.close();

    let deck = ["--deck", "foxes,observatory", "--opponent", "beginner"];
    let mut duel = start(&[&deck[..], &["--seed", "2"]].concat());
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

fn program(variable: &str) -> PathBuf {
    std::env::var_os(variable)
        .unwrap_or_else(|| panic!("{variable} isn't set"))
        .into()
}

/// The saves are in the home folder, and the player owns neither the program nor its data.
#[test]
#[ignore = "needs an installed program (./check installs one)"]
fn an_installed_program_plays_a_move_at_each_table() {
    let program = program("PARLOUR_INSTALLED");
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let is_root = fs::metadata("/proc/self").unwrap().uid() == 0;
    if is_root {
        chown(home, Some(NOBODY), Some(NOBODY)).unwrap();
    }
    play_a_move_at_each_table(|| {
        let mut command = Command::new(if is_root {
            Path::new("setpriv")
        } else {
            &program
        });
        if is_root {
            let user = [format!("--reuid={NOBODY}"), format!("--regid={NOBODY}")];
            command.args(user).arg("--clear-groups").arg(&program);
        }
        command.current_dir("/").env("HOME", home);
        command.env_remove("XDG_DATA_HOME");
        command
    });
    let log = fs::read_to_string(home.join(".local/share/parlour/log.txt")).unwrap();
    let data = program.with_file_name("../share/parlour/data");
    let data = data.canonicalize().unwrap();
    let line = format!("game files: {}", data.display());
    assert!(log.contains(&line), "{log}");
}

#[test]
#[ignore = "needs wine and the program for Windows (./check builds it)"]
fn the_program_for_windows_plays_a_move_at_each_table() {
    let program = program("PARLOUR_WINDOWS");
    let prefix = tempfile::tempdir().unwrap();
    play_a_move_at_each_table(|| {
        let mut command = Command::new("wine");
        command.arg(&program).current_dir("/");
        command.env("WINEPREFIX", prefix.path());
        command.env("WINEDEBUG", "-all");
        // Wine would offer to download parts that the game doesn't need.
        command.env("WINEDLLOVERRIDES", "mscoree,mshtml=");
        command
    });
    // Otherwise it keeps the folder open for some seconds.
    let mut server = Command::new("wineserver");
    let _ = server
        .arg("--kill")
        .env("WINEPREFIX", prefix.path())
        .status();
    let users = fs::read_dir(prefix.path().join("drive_c/users")).unwrap();
    let saves = users.map(|user| user.unwrap().path().join("AppData/Roaming/parlour"));
    let saves: Vec<_> = saves.filter(|folder| folder.is_dir()).collect();
    assert_eq!(saves.len(), 1, "{saves:?}");
}
