//! On Android the graphics context is lost whenever the game leaves the screen. The next one
//! restores its contents: checked for each table in a real window.

use parlour::scene_of;
use parlour_chess::ID as CHESS;
use parlour_duel::ID as DUEL;
use parlour_prospector::ID as PROSPECTOR;
use parlour_shell::app::options::TableId;
use parlour_tests::window::{Display, executor, project};

fn is_drawn_again(table: TableId) {
    let saves = tempfile::tempdir().unwrap();
    let display = Display::start(800, 600);
    let program = executor()
        .with_file_name("examples")
        .join(format!("loses_its_screen{}", std::env::consts::EXE_SUFFIX));
    let home = format!("--chdir={}", project().display());
    let (program, saves) = (program.to_string_lossy(), saves.path().to_string_lossy());
    let told = display.run("env", &[&home, &program, scene_of(table).unwrap(), &saves]);
    let told = String::from_utf8_lossy(&told);
    let last = told.lines().last().unwrap_or_default();
    let (differ, all) = last.split_once(" of ").expect(last);
    let (differ, all): (usize, usize) = (differ.parse().unwrap(), all.parse().unwrap());
    assert!(all > 100_000, "{last}");
    assert!(differ * 200 < all, "{last} pixels differ");
}

#[test]
fn chess_is_drawn_again() {
    is_drawn_again(CHESS);
}

#[test]
fn prospector_is_drawn_again() {
    is_drawn_again(PROSPECTOR);
}

#[test]
fn the_duel_is_drawn_again() {
    is_drawn_again(DUEL);
}
