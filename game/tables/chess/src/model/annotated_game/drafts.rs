//! Drafts: comments that were started but not submitted. They are kept per position.

use super::AnnotatedGame;
use parlour_rules::chess::{NodeId, tree::Glyph};

/// Comment and glyph that are being edited.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// Text of the comment.
    pub said: String,
    /// Glyph of the move.
    pub sign: Option<Glyph>,
}

/// Drafts by node, at most one for each.
pub(super) type Drafts = Vec<(NodeId, Draft)>;

impl AnnotatedGame {
    /// Returns the draft at the current node, or else the comment and glyph that are there.
    pub fn draft(&self) -> Draft {
        let begun = self.drafts.iter().find(|(node, _)| *node == self.now);
        begun.map_or_else(|| self.as_said(), |(_, draft)| draft.clone())
    }

    /// Returns the comment and glyph at the current node in the form of a draft.
    fn as_said(&self) -> Draft {
        Draft {
            said: self.said(self.now),
            sign: self.sign(),
        }
    }

    /// Replaces the draft at the current node. A draft equal to the present comment is not kept.
    pub fn draft_comment(&mut self, said: &str, sign: Option<Glyph>) {
        self.give_up_draft();
        let said = said.to_owned();
        let draft = Draft { said, sign };
        if draft != self.as_said() {
            self.drafts.push((self.now, draft));
        }
    }

    /// Discards the draft at the current node.
    pub fn give_up_draft(&mut self) {
        self.drafts.retain(|(node, _)| *node != self.now);
    }

    /// Turns the draft at the current node into its comment and glyph.
    pub fn say_draft(&mut self) {
        let draft = self.draft();
        self.give_up_draft();
        self.say(&draft.said);
        self.mark(draft.sign);
    }

    /// Returns all drafts, each with the path to its node, for saving.
    pub fn drafts(&self) -> impl Iterator<Item = (Vec<usize>, &Draft)> {
        let begun = self.drafts.iter();
        begun.filter_map(|(node, draft)| Some((self.path_to(*node)?, draft)))
    }

    /// Restores a draft from a save. Does nothing if the path does not exist in the tree.
    pub fn add_draft(&mut self, path: &[usize], draft: Draft) {
        if let Some(node) = self.at_path(path) {
            self.drafts.push((node, draft));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::annotated_game::Annotations;
    use parlour_rules::chess::pgn;

    fn annotated() -> AnnotatedGame {
        let game = pgn::parse("1. e4 {stands} e5 *").remove(0).unwrap();
        let (tags, tree) = (game.tags, game.tree);
        AnnotatedGame::new(Annotations { tags, tree }, None)
    }

    #[test]
    fn what_is_begun_waits_where_it_was_begun_until_it_is_said() {
        let mut annotated = annotated();
        let end = annotated.now();
        annotated.draft_comment("to the poi", Some(1));
        assert_eq!(annotated.said(end), "");
        annotated.go(annotated.at_ply(1));
        assert_eq!(annotated.draft().said, "stands");
        annotated.draft_comment("stands no mo", None);
        annotated.go(end);
        assert_eq!(annotated.draft().said, "to the poi");
        annotated.draft_comment("to the point", Some(3));
        annotated.say_draft();
        assert_eq!(
            (annotated.said(end).as_str(), annotated.sign()),
            ("to the point", Some(3))
        );
        annotated.go(annotated.at_ply(1));
        assert_eq!(annotated.draft().said, "stands no mo");
    }

    #[test]
    fn what_is_given_up_leaves_what_is_said() {
        let mut annotated = annotated();
        annotated.go(annotated.at_ply(1));
        annotated.draft_comment("", Some(4));
        assert_eq!(annotated.drafts().count(), 1);
        annotated.give_up_draft();
        assert_eq!(
            (annotated.draft().said.as_str(), annotated.draft().sign),
            ("stands", None)
        );
        annotated.draft_comment("stands", None);
        assert_eq!(annotated.drafts().count(), 0, "nothing else was begun");
    }
}
