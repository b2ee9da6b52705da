//! What somebody began to say of a position, and did not say yet: whoever leaves off finds it again.

use super::AnnotatedGame;
use parlour_rules::chess::{NodeId, tree::Glyph};

/// What is to be said of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// The comment.
    pub said: String,
    /// The sign behind the move.
    pub sign: Option<Glyph>,
}

/// What was begun at each node, at most one thing.
pub(super) type Drafts = Vec<(NodeId, Draft)>;

impl AnnotatedGame {
    /// What somebody began to say of where the board stands, or what is said there.
    pub fn draft(&self) -> Draft {
        let begun = self.drafts.iter().find(|(node, _)| *node == self.now);
        begun.map_or_else(|| self.as_said(), |(_, draft)| draft.clone())
    }

    /// What is said of where the board stands.
    fn as_said(&self) -> Draft {
        Draft {
            said: self.said(self.now),
            sign: self.sign(),
        }
    }

    /// Somebody begins to say this of where the board stands. It is kept until it is said or given up.
    pub fn begin_to_say(&mut self, said: &str, sign: Option<Glyph>) {
        self.give_up_draft();
        let said = said.to_owned();
        let draft = Draft { said, sign };
        if draft != self.as_said() {
            self.drafts.push((self.now, draft));
        }
    }

    /// What was begun where the board stands is not to be said.
    pub fn give_up_draft(&mut self) {
        self.drafts.retain(|(node, _)| *node != self.now);
    }

    /// Says what was begun where the board stands.
    pub fn say_draft(&mut self) {
        let draft = self.draft();
        self.give_up_draft();
        self.say(&draft.said);
        self.mark(draft.sign);
    }

    /// All that was begun, each with the way to where.
    pub fn drafts(&self) -> impl Iterator<Item = (Vec<usize>, &Draft)> {
        let begun = self.drafts.iter();
        begun.filter_map(|(node, draft)| Some((self.path_to(*node)?, draft)))
    }

    /// Something was begun at the end of this way; nothing is if there is no such way.
    pub fn add_draft(&mut self, path: &[usize], draft: Draft) {
        if let Some(node) = self.at_path(path) {
            self.drafts.push((node, draft));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::annotated_game::Annotations;
    use parlour_rules::chess::pgn;

    fn sheet() -> AnnotatedGame {
        let game = pgn::parse("1. e4 {stands} e5 *").remove(0).unwrap();
        let (tags, tree) = (game.tags, game.tree);
        AnnotatedGame::new(Annotations { tags, tree }, None)
    }

    #[test]
    fn what_is_begun_waits_where_it_was_begun_until_it_is_said() {
        let mut sheet = sheet();
        let end = sheet.now();
        sheet.begin_to_say("to the poi", Some(1));
        assert_eq!(sheet.said(end), "");
        sheet.go(sheet.at_ply(1));
        assert_eq!(sheet.draft().said, "stands");
        sheet.begin_to_say("stands no mo", None);
        sheet.go(end);
        assert_eq!(sheet.draft().said, "to the poi");
        sheet.begin_to_say("to the point", Some(3));
        sheet.say_draft();
        assert_eq!(
            (sheet.said(end).as_str(), sheet.sign()),
            ("to the point", Some(3))
        );
        sheet.go(sheet.at_ply(1));
        assert_eq!(sheet.draft().said, "stands no mo");
    }

    #[test]
    fn what_is_given_up_leaves_what_is_said() {
        let mut sheet = sheet();
        sheet.go(sheet.at_ply(1));
        sheet.begin_to_say("", Some(4));
        assert_eq!(sheet.drafts().count(), 1);
        sheet.give_up_draft();
        assert_eq!(
            (sheet.draft().said.as_str(), sheet.draft().sign),
            ("stands", None)
        );
        sheet.begin_to_say("stands", None);
        assert_eq!(sheet.drafts().count(), 0, "nothing else was begun");
    }
}
