//! The chess clock: time controls, running out of time, and undo.

use parlour_rules::chess::{
    Bonus, Clock, Color, Ending, Game, Outcome, Position, Reason, Rules, TimeControl,
};
use std::time::Duration;

use Color::{Black, White};

fn clock(control: &str) -> Clock {
    Clock::new(control.parse().unwrap())
}

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// Returns a clock after White has started it and Black has thought for this many milliseconds and
/// moved.
fn after_thinking(control: &str, thought: u64) -> Clock {
    let mut clock = clock(control);
    clock.press(White);
    assert_eq!(clock.pass(Black, seconds(thought)), None);
    clock.press(Black);
    clock
}

#[test]
fn controls_are_read_and_written() {
    for text in [
        "5+3", "0.5+0", "90+30", "5d3", "5b2.5", "5+3/2+1", "10+0/1d5",
    ] {
        let control: TimeControl = text.parse().unwrap();
        assert_eq!(control.to_string(), text);
    }
    let five: TimeControl = "5".parse().unwrap();
    assert_eq!(five.to_string(), "5+0");
    assert_eq!(five.white.bonus, Bonus::None);
    assert_eq!(five.of(Black).base, seconds(300));
}

#[test]
fn what_is_no_control_is_refused_with_examples() {
    for text in [
        "",
        "+",
        "5+",
        "0+3",
        "-5+3",
        "5+3+1",
        "5x3",
        "5+3/",
        "1.2345",
        "601",
        "5+601",
        "٥+3",
        "99999999999999999999",
        "1e3",
        "5 + 3",
    ] {
        let error = text.parse::<TimeControl>().unwrap_err().to_string();
        assert!(error.contains("5+3"), "{error}");
    }
}

#[test]
fn the_first_move_is_free_and_starts_the_clock() {
    let mut clock = clock("1+5");
    assert_eq!(clock.pass(White, seconds(500)), None);
    assert_eq!(clock.left(White), seconds(60));
    clock.press(White);
    assert_eq!(clock.left(White), seconds(60));
    clock.pass(Black, seconds(10));
    assert_eq!(
        (clock.left(White), clock.left(Black)),
        (seconds(60), seconds(50))
    );
}

#[test]
fn an_increment_is_added_however_long_the_move_took() {
    assert_eq!(after_thinking("5+3", 10).left(Black), seconds(293));
    assert_eq!(after_thinking("5+3", 1).left(Black), seconds(302));
}

#[test]
fn bronstein_gives_back_no_more_than_was_taken() {
    assert_eq!(after_thinking("5b3", 10).left(Black), seconds(293));
    assert_eq!(after_thinking("5b3", 1).left(Black), seconds(300));
}

#[test]
fn a_simple_delay_lets_the_time_wait() {
    let mut clock = clock("5d3");
    clock.press(White);
    clock.pass(Black, seconds(2));
    assert_eq!(clock.left(Black), seconds(300));
    assert_eq!(clock.delay_left(Black), seconds(1));
    clock.pass(Black, seconds(8));
    assert_eq!(clock.left(Black), seconds(293));
    clock.press(Black);
    assert_eq!(clock.left(Black), seconds(293));
    assert_eq!(clock.delay_left(White), seconds(3));
}

#[test]
fn with_a_delay_the_last_second_lasts() {
    // With Bronstein the time runs out within the delay, with a simple delay it does not.
    for (control, falls) in [("0.05d5", false), ("0.05b5", true)] {
        let mut clock = clock(control);
        clock.press(White);
        assert_eq!(clock.pass(Black, seconds(4)).is_some(), falls, "{control}");
    }
}

#[test]
fn a_flag_falls_once() {
    let mut clock = clock("1+0/0.5+0");
    clock.press(White);
    assert_eq!(clock.pass(Black, seconds(29)), None);
    assert_eq!(clock.pass(Black, seconds(2)), Some(Black));
    assert!(clock.has_fallen(Black) && !clock.has_fallen(White));
    assert_eq!(clock.pass(Black, seconds(2)), None);
}

#[test]
fn who_cannot_mate_does_not_win_on_time() {
    for (fen, winner) in [
        ("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", Some(White)),
        ("4k3/8/8/8/8/8/4N3/4K3 b - - 0 1", None),
        ("4k2r/8/8/8/8/8/4N3/4K3 b - - 0 1", Some(White)),
    ] {
        let position = Position::from_fen(fen, Rules::Standard).unwrap();
        let mut game = Game::from_position(position);
        if game.outcome().is_none() {
            game.flag(Black).unwrap();
            let reason = Reason::Time;
            assert_eq!(game.outcome(), Some(Outcome { winner, reason }), "{fen}");
            assert_eq!(game.ending(), Some(Ending::Time(Black)));
        }
    }
}

#[test]
fn moves_taken_back_bring_their_time_back_and_made_again_take_it() {
    let mut clock = after_thinking("5+3", 10);
    clock.pass(White, seconds(20));
    clock.press(White);
    clock.pass(Black, seconds(7));
    assert_eq!(clock.times().len(), 4);
    clock.take_back();
    assert_eq!(
        (clock.left(White), clock.left(Black)),
        (seconds(300), seconds(293))
    );
    clock.take_back();
    assert_eq!(clock.left(Black), seconds(300));
    clock.make_again();
    clock.make_again();
    assert_eq!(
        (clock.left(White), clock.left(Black)),
        (seconds(283), seconds(293))
    );
    // There is nothing more to redo, and nothing before the start.
    clock.make_again();
    (0..9).for_each(|_| clock.take_back());
    assert_eq!(clock.left(White), seconds(300));
    assert!(!clock.is_started());
}

#[test]
fn a_clock_is_written_and_read_as_it_was() {
    let mut clock = after_thinking("5d3/1b2", 1);
    clock.pass(White, Duration::from_millis(1_234));
    let text = ron::to_string(&clock).unwrap();
    assert_eq!(ron::from_str::<Clock>(&text).unwrap(), clock);
    for broken in [
        text.replace("made:2", "made:3"),
        text.replace("5d3", "0d3"),
        text.replace("left:(", "left:(18446744073709551615,"),
    ] {
        assert_ne!(broken, text);
        assert!(ron::from_str::<Clock>(&broken).is_err(), "{broken}");
    }
}
