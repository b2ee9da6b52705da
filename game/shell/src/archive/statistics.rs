//! Statistics of a table, counted from the headings of its finished games.

use super::{Ending, Heading, Opponent, files::Entry};
use parlour_rules::glicko::Rating;

/// Number of games for a share of wins over time.
const RECENT: usize = 20;
/// Deviation of the ratings of the computer, which are approximate.
const COMPUTER_DEVIATION: f64 = 50.0;

/// Games won, lost and drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Won games.
    pub won: u32,
    /// Lost games.
    pub lost: u32,
    /// Drawn games.
    pub drawn: u32,
}

impl Tally {
    /// Returns the number of games.
    pub fn all(self) -> u32 {
        self.won + self.lost + self.drawn
    }

    fn add(&mut self, ending: Ending) {
        match ending {
            Ending::Won => self.won += 1,
            Ending::Lost => self.lost += 1,
            Ending::Drawn => self.drawn += 1,
            Ending::Decided | Ending::Unfinished => {}
        }
    }
}

/// Statistics of a table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statistics {
    /// Results of all games that the player won, lost or drew.
    pub all: Tally,
    /// Results against each opponent: the computer by its rating, the strongest first, then others.
    pub opponents: Vec<(Opponent, Tally)>,
    /// Wins in a row up to now, and most ever.
    pub streak: (u32, u32),
    /// Time played, in seconds.
    pub seconds: u64,
}

/// Returns the headings of a table's games that the player won, lost or drew, the oldest first.
fn played<'a>(entries: &'a [Entry], table: &'a str) -> impl Iterator<Item = &'a Heading> {
    let headings = entries.iter().rev().map(|entry| &entry.heading);
    headings.filter(move |heading| {
        let has_result = matches!(heading.ending, Ending::Won | Ending::Lost | Ending::Drawn);
        heading.table == table && has_result
    })
}

impl Statistics {
    /// Counts the games of a table. `entries` are all games, the newest first.
    pub fn of(entries: &[Entry], table: &str) -> Self {
        let mut counted = Self::default();
        let mut opponents: Vec<(&Heading, Tally)> = Vec::new();
        for heading in played(entries, table) {
            counted.all.add(heading.ending);
            let known = opponents
                .iter()
                .position(|(other, _)| other.opponent == heading.opponent);
            let index = known.unwrap_or_else(|| {
                opponents.push((heading, Tally::default()));
                opponents.len() - 1
            });
            opponents[index].1.add(heading.ending);
            let (streak, longest) = &mut counted.streak;
            *streak = match heading.ending {
                Ending::Won => *streak + 1,
                _ => 0,
            };
            *longest = (*streak).max(*longest);
        }
        let of_table = entries.iter().filter(|entry| entry.heading.table == table);
        counted.seconds = of_table.map(|entry| entry.heading.seconds).sum();
        // Opponents without a rating are sorted by name.
        opponents.sort_by_key(|(heading, _)| (-heading.rating.unwrap_or(0), &heading.opponent));
        let opponents = opponents.into_iter();
        counted.opponents = opponents
            .map(|(heading, tally)| (heading.opponent.clone(), tally))
            .collect();
        counted
    }
}

/// Returns the player's rating after each rated game of a table, the oldest first. Each game is a
/// rating period.
pub fn ratings(entries: &[Entry], table: &str) -> Vec<Rating> {
    let mut rating = Rating::default();
    let rated = played(entries, table).filter_map(|heading| {
        let opponent = Rating::new(heading.rating?.into(), COMPUTER_DEVIATION);
        let score = match heading.ending {
            Ending::Won => 1.0,
            Ending::Lost => 0.0,
            _ => 0.5,
        };
        rating = rating.after(&[(opponent, score)]);
        Some(rating)
    });
    rated.collect()
}

/// Returns the player's rating, and its change by the last game of a table. `None` if that game is
/// not rated.
pub fn last_change(entries: &[Entry], table: &str) -> Option<(Rating, f64)> {
    let last = entries.iter().find(|entry| entry.heading.table == table)?;
    last.heading.rating?;
    let all = ratings(entries, table);
    let (now, earlier) = all.split_last()?;
    let before = earlier.last().copied().unwrap_or_default();
    Some((*now, now.rating - before.rating))
}

/// Returns the share of wins among the last games after each game of a table, the oldest first.
pub fn win_shares(entries: &[Entry], table: &str) -> Vec<f32> {
    let won: Vec<bool> = played(entries, table)
        .map(|heading| heading.ending == Ending::Won)
        .collect();
    let share = |end: usize| {
        let recent = &won[end.saturating_sub(RECENT)..end];
        recent.iter().filter(|won| **won).count() as f32 / recent.len() as f32
    };
    (1..=won.len()).map(share).collect()
}

/// Returns the score of each game of a table, the oldest first.
pub fn scores(entries: &[Entry], table: &str) -> Vec<f32> {
    let scores = played(entries, table).filter_map(|heading| heading.score.parse().ok());
    scores.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns games, the newest first, from their endings and the opponent's rating, oldest first.
    fn games(all: &[(Ending, i32)]) -> Vec<Entry> {
        let entries = all.iter().enumerate().map(|(number, (ending, rating))| {
            let opponent = Opponent::Rated(*rating);
            Entry {
                file: format!("{number}.ron"),
                hash: number as u64,
                heading: Heading {
                    rating: (*rating > 0).then_some(*rating),
                    seconds: 60,
                    score: number.to_string(),
                    ..Heading::now("chess", opponent, *ending)
                },
            }
        });
        let mut entries: Vec<_> = entries.collect();
        entries.reverse();
        entries
    }

    use Ending::{Drawn, Lost, Unfinished, Won};

    #[test]
    fn games_are_counted_by_opponent_with_streaks_and_time() {
        let mut entries = games(&[
            (Won, 1_200),
            (Won, 1_200),
            (Drawn, 1_450),
            (Unfinished, 1_200),
            (Won, 1_450),
            (Lost, 1_200),
            (Won, 1_200),
        ]);
        let counted = Statistics::of(&entries, "chess");
        let tally = |won, lost, drawn| Tally { won, lost, drawn };
        assert_eq!(counted.all, tally(4, 1, 1));
        assert_eq!(
            counted.opponents,
            [
                (Opponent::Rated(1_450), tally(1, 0, 1)),
                (Opponent::Rated(1_200), tally(3, 1, 0)),
            ]
        );
        assert_eq!((counted.streak, counted.seconds), ((1, 2), 420));
        entries[0].heading.table = "duel".to_owned();
        assert_eq!(Statistics::of(&entries, "chess").streak, (0, 2));
        assert_eq!(Statistics::of(&[], "chess"), Statistics::default());
    }

    #[test]
    fn a_game_against_the_computer_changes_the_rating_of_the_player() {
        let mut entries = games(&[(Won, 1_450), (Lost, 1_450)]);
        let all = ratings(&entries, "chess");
        assert!(all[0].rating > 1_500.0 && all[1].rating < all[0].rating);
        assert!(all[1].deviation < all[0].deviation);
        let (now, change) = last_change(&entries, "chess").unwrap();
        assert_eq!(now, all[1]);
        assert!((change - (all[1].rating - all[0].rating)).abs() < 1e-9);
        // The last game is not rated.
        entries[0].heading.rating = None;
        assert_eq!(last_change(&entries, "chess"), None);
        assert_eq!(last_change(&[], "chess"), None);
    }

    #[test]
    fn a_trend_has_a_value_for_each_game() {
        let entries = games(&[(Won, 0), (Lost, 0), (Unfinished, 0), (Won, 0), (Won, 0)]);
        assert_eq!(win_shares(&entries, "chess"), [1.0, 0.5, 2.0 / 3.0, 0.75]);
        assert_eq!(scores(&entries, "chess"), [0.0, 1.0, 3.0, 4.0]);
        let lost_then_won = [vec![(Lost, 0); 20], vec![(Won, 0); 20]].concat();
        let shares = win_shares(&games(&lost_then_won), "chess");
        assert_eq!((shares[19], shares[39]), (0.0, 1.0));
    }
}
