//! Annotations of a game: PGN tags, variations, comments and glyphs.

use crate::model::players::Participant;
use parlour_rules::chess::{Clock, Color, Game, GameTree, NodeId, pgn};

/// Value of the PGN tag `Event` in games played here. Tags are English in every language, because
/// other programs read them.
pub const EVENT: &str = "Casual game";
/// Value of the PGN tag `Site` in games played here.
pub const SITE: &str = "Parlour";

/// Kind of player, as in the tags `WhiteType` and `BlackType` (PGN standard, 9.1.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A person.
    Human,
    /// A computer program.
    Program,
}

impl Kind {
    /// Returns the kind of a player.
    pub fn of(participant: Participant) -> Self {
        match participant {
            Participant::Person => Self::Human,
            Participant::Computer(_) => Self::Program,
        }
    }

    /// Returns the name and value of the tag for a side.
    pub fn tag(self, color: Color) -> (String, String) {
        let value = match self {
            Self::Human => "human",
            Self::Program => "program",
        };
        (Self::name(color).to_owned(), value.to_owned())
    }

    /// Returns the name of the tag for a side.
    pub(super) fn name(color: Color) -> &'static str {
        match color {
            Color::White => "WhiteType",
            Color::Black => "BlackType",
        }
    }
}

/// Annotations of a game. They stay with the game when it is continued from a review.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Annotations {
    /// PGN tags, such as players, date and place.
    pub tags: pgn::Tags,
    /// Moves with variations, comments and glyphs.
    pub tree: GameTree,
}

impl Annotations {
    /// Assigns another player to a side.
    ///
    /// If the name changes, the tags about the previous player (rating, title, team) are removed.
    pub fn rename(&mut self, color: Color, name: String, kind: Kind) {
        let (side, known) = match color {
            Color::White => ("White", &mut self.tags.white),
            Color::Black => ("Black", &mut self.tags.black),
        };
        if *known != name {
            *known = name;
            let of_side = |tag: &str| tag.strip_prefix(side).is_some_and(|it| it != "TimeControl");
            self.tags.other.retain(|(tag, _)| !of_side(tag));
        }
        let (tag, value) = kind.tag(color);
        self.tags.other.retain(|(other, _)| *other != tag);
        self.tags.other.push((tag, value));
    }

    /// Adds the remaining time of the mover to each move's comment, as `[%clk 0:02:58]`.
    ///
    /// Moves that have such a command are left unchanged. Nothing is written if the clock's moves
    /// don't match the game's, for example because the game was continued from a file.
    pub fn write_times(&mut self, game: &Game, clock: &Clock) {
        let line: Vec<NodeId> = self.tree.main_line().collect();
        let times = &clock.times()[1..];
        if line.len() != times.len() || line.len() != game.ply() {
            return;
        }
        for ((node, played), left) in line.into_iter().zip(game.history()).zip(times) {
            let comment = self.tree.comment(node);
            if comment.contains("[%clk") {
                continue;
            }
            let left = left[played.before.turn().index()].as_secs();
            let (hours, minutes, seconds) = (left / 3600, left / 60 % 60, left % 60);
            let comment = format!("[%clk {hours}:{minutes:02}:{seconds:02}] {comment}");
            self.tree.set_comment(node, comment.trim());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::chess::Rules;
    use std::time::Duration;

    #[test]
    fn what_the_clock_showed_is_written_beside_the_moves() {
        let mut game = Game::new(Rules::Standard);
        let mut clock = Clock::new("5+3".parse().unwrap());
        for (san, seconds) in [("e4", 0), ("e5", 10), ("Nf3", 65)] {
            let turn = game.position().turn();
            clock.pass(turn, Duration::from_secs(seconds));
            game.play(game.position().parse_san(san).unwrap()).unwrap();
            clock.press(turn);
        }
        let (tags, tree) = (pgn::Tags::default(), GameTree::of(&game));
        let mut notes = Annotations { tags, tree };
        notes.write_times(&game, &clock);
        notes.write_times(&game, &clock);
        let text = pgn::export_tree(&notes.tree, &notes.tags);
        let words: Vec<&str> = text.split_whitespace().collect();
        let wanted = "1. e4 {[%clk 0:05:00]} 1... e5 {[%clk 0:04:53]} 2. Nf3 {[%clk 0:03:58]} *";
        assert!(words.join(" ").ends_with(wanted), "{text}");
        // A tree of another length does not belong to the clock.
        notes.tree = GameTree::of(&game);
        game.undo();
        notes.write_times(&game, &clock);
        assert!(!pgn::export_tree(&notes.tree, &notes.tags).contains("clk"));
    }

    #[test]
    fn with_a_name_goes_what_was_told_of_who_had_it() {
        let text =
            "[White \"Ada\"]\n[Black \"Bob\"]\n[WhiteElo \"2400\"]\n[BlackElo \"1900\"]\n\n1. e4 *";
        let game = pgn::parse(text).remove(0).unwrap();
        let (tags, tree) = (game.tags, game.tree);
        let mut notes = Annotations { tags, tree };
        notes.rename(Color::White, "Computer".to_owned(), Kind::Program);
        notes.rename(Color::Black, "Bob".to_owned(), Kind::Human);
        let tags: Vec<_> = notes
            .tags
            .other
            .iter()
            .map(|(tag, value)| format!("{tag} {value}"))
            .collect();
        assert_eq!(
            tags,
            ["BlackElo 1900", "WhiteType program", "BlackType human"]
        );
    }
}
