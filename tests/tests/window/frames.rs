//! Measurement of frames.

use parlour_tests::window::Game;

#[test]
fn frames_are_measured_at_every_table() {
    for table in ["chess", "prospector", "duel"] {
        let saves = tempfile::tempdir().unwrap();
        let folder = saves.path().to_str().unwrap();
        let arguments = ["--table", table, "--save-dir", folder];
        let mut game = Game::launch(&[&arguments[..], &["--bench-frames", "3"]].concat());
        let figures = game.expect("frames");
        assert_eq!(figures["table"], table);
        assert_eq!(figures["frames"], 3);
        assert!(figures["draw_calls"].as_u64().unwrap() > 50, "{figures}");
        let least = figures["least_ms"].as_f64().unwrap();
        let median = figures["median_ms"].as_f64().unwrap();
        assert!(0.0 < least && least <= median, "{figures}");
        assert!(game.ended().success());
    }
}
