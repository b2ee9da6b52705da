//! The game as it is on a phone, in a real window.

use parlour_shell::platform::{Imitation, Port};
use parlour_tests::window::Game;

#[test]
fn the_back_key_leads_back_and_out_of_the_door() {
    let saves = tempfile::tempdir().unwrap();
    let saves = saves.path().to_string_lossy().into_owned();
    let mut game = Game::start(&["--handheld", "--save-dir", &saves]);
    // Panels keep off the hole at the left edge.
    let menu = game.expect_where("picks", |picks| picks["buttons"]["settings"].is_array());
    let edge = Imitation::default().margins().left;
    for (name, pixel) in menu["buttons"].as_object().unwrap() {
        assert!(pixel[0].as_u64().unwrap() > edge.into(), "{name}");
    }
    let at = |index: usize| menu["buttons"]["settings"][index].as_i64().unwrap();
    game.click((at(0), at(1)));
    game.dialog("settings");
    game.keys(&["XF86Back"]);
    game.dialog("menu");
    game.keys(&["XF86Back"]);
    let ended = game.ended();
    assert!(ended.success(), "{ended}");
}
