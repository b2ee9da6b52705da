//! Time played at each table since its last finished game.

use super::Shell;
use crate::{
    app::{input::LONGEST_UPDATE, options::TableId},
    platform::storage::Saved,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Seconds without input after which no one plays.
const AWAY: f32 = 120.0;

/// Time played at each table since its last finished game.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayTime {
    /// Seconds, by the name of the table.
    seconds: BTreeMap<String, f64>,
}

impl Saved for PlayTime {
    const FILE: &'static str = "play-time.ron";
    const VERSION: u32 = 1;
}

impl PlayTime {
    fn add(&mut self, table: TableId, seconds: f32) {
        let name = table.name();
        match self.seconds.get_mut(name) {
            Some(time) => *time += f64::from(seconds),
            None => drop(self.seconds.insert(name.to_owned(), seconds.into())),
        }
    }

    /// Returns the whole seconds played at a table, and starts again at 0.
    pub(crate) fn take(&mut self, table: &str) -> u64 {
        // A file that was edited by hand can hold any number; the conversion limits it.
        self.seconds
            .remove(table)
            .map_or(0, |seconds| seconds as u64)
    }

    /// Returns whether nothing was played.
    pub(crate) fn is_empty(&self) -> bool {
        self.seconds.is_empty()
    }
}

impl Shell {
    /// Saves the time that belongs to no finished game yet.
    pub(crate) fn save_play_time(&mut self) {
        let time = std::mem::take(&mut self.play_time);
        if !time.is_empty() {
            self.write(&time);
        }
        self.play_time = time;
    }

    /// Adds the time of an update while someone plays.
    pub(crate) fn update_play_time(&mut self, seconds: f32) {
        let plays = self.is_table_on_top() && !self.hidden && !self.options.demo;
        if plays && self.input.idle < AWAY {
            // After a sleep of the computer, an update is as long as that was.
            self.play_time.add(self.table, seconds.min(LONGEST_UPDATE));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::Screen;

    #[test]
    fn a_sleep_of_the_computer_is_no_time_at_the_table() {
        let chess = TableId::new("chess");
        let mut shell = Shell {
            screen: Screen::Table,
            table: chess,
            ..Shell::default()
        };
        shell.update_play_time(3600.0);
        assert_eq!(shell.play_time.take("chess"), 1);
    }

    #[test]
    fn the_time_at_a_table_is_counted_until_its_game_ends() {
        let [chess, duel] = [TableId::new("chess"), TableId::new("duel")];
        let mut time = PlayTime::default();
        for _ in 0..90 {
            time.add(chess, 1.0);
        }
        time.add(duel, 2.5);
        let text = ron::to_string(&time).unwrap();
        let mut time: PlayTime = ron::from_str(&text).unwrap();
        assert_eq!((time.take("chess"), time.take("chess")), (90, 0));
        assert_eq!(time.take("duel"), 2);
        assert!(time.is_empty());
        let edited = "(seconds: {\"chess\": NaN, \"duel\": -5.0})";
        let mut time: PlayTime = ron::from_str(edited).unwrap();
        assert_eq!((time.take("chess"), time.take("duel")), (0, 0));
    }
}
