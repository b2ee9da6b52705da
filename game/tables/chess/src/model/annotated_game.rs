//! A game with its annotations: PGN tags, moves, variations, comments and glyphs.
//!
//! It is the document of a review, and is written to and read from PGN files.

mod annotations;
mod drafts;

pub use annotations::{Annotations, EVENT, Kind, SITE};
pub use drafts::Draft;

use drafts::Drafts;
use parlour_rules::chess::{
    Color, Game, GameTree, Move, NodeId, pgn,
    pgn::{PgnError, PgnGame},
    tree::{Glyph, sign_of},
};
use std::{
    collections::HashMap,
    path::{Path, PathBuf},
};

/// Location of a game in a PGN file.
///
/// A file can hold many games, so the game is identified by its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileLocation {
    /// Path to the file.
    pub path: PathBuf,
    /// PGN of the game as last read or written.
    pub text: String,
}

/// A game with its annotations, and the current node: the position on the board.
#[derive(Debug, Clone, PartialEq)]
pub struct AnnotatedGame {
    notes: Annotations,
    /// Nodes of the start and of the moves that were played, in order. Moves that are tried during
    /// a review are not part of it.
    line: Vec<NodeId>,
    /// Places of these nodes in the line.
    plies: HashMap<NodeId, usize>,
    now: NodeId,
    location: Option<FileLocation>,
    /// Whether there are annotations that have not been written to a PGN file.
    changed: bool,
    drafts: Drafts,
}

impl AnnotatedGame {
    /// Creates an annotated game whose current node is the end of the main line.
    pub fn new(mut notes: Annotations, location: Option<FileLocation>) -> Self {
        let start = std::iter::once(NodeId::ROOT);
        let line: Vec<NodeId> = start.chain(notes.tree.main_line()).collect();
        let end = line.last().copied().unwrap_or(NodeId::ROOT);
        let plies = line.iter().copied().zip(0..).collect();
        // Variations that continue beyond the end are stored in PGN as alternatives to the last
        // move. This restores them.
        notes.tree.take_in(end);
        Self {
            notes,
            line,
            plies,
            now: end,
            location,
            changed: false,
            drafts: Drafts::new(),
        }
    }

    /// Creates an annotated game from parsed PGN, with the current node at its end.
    ///
    /// `written` is the game's text in the file at `path`. An empty path means that the game came
    /// from no file, for example from the clipboard.
    pub fn of_file(game: PgnGame, written: &str, path: &Path) -> Self {
        let (tags, tree) = (game.tags, game.tree);
        let location = (!path.as_os_str().is_empty()).then(|| FileLocation {
            path: path.to_path_buf(),
            text: written.to_owned(),
        });
        Self::new(Annotations { tags, tree }, location)
    }

    /// Reads a game for review from its PGN. `path` is the file that it was written to. A finished
    /// game is at its start, any other at its last position.
    ///
    /// # Errors
    /// Returns the first error in the game.
    pub fn read(text: &str, path: &Path) -> Result<Self, PgnError> {
        let missing = PgnError {
            line: 1,
            column: 1,
            reason: pgn::Fault::Missing,
        };
        let game = pgn::parse(text).into_iter().next().ok_or(missing)??;
        let is_over = game.result != "*";
        let mut annotated = Self::of_file(game, text, path);
        if is_over {
            annotated.go(NodeId::ROOT);
        }
        Ok(annotated)
    }

    /// Returns the PGN tags.
    pub fn tags(&self) -> &pgn::Tags {
        &self.notes.tags
    }

    /// Returns whether the game has ended, on the board or by its `Result` tag (resignation, agreed
    /// draw).
    pub fn is_over(&self) -> bool {
        let end = self.notes.tree.game_at(self.at_ply(usize::MAX));
        self.notes.tags.result != "*" || end.outcome().is_some()
    }

    /// Returns the player's side in a game that was played here against a computer.
    ///
    /// It is the side marked as human or, in files without that mark, the one without a name.
    pub fn own_side(&self) -> Option<Color> {
        let tags = &self.notes.tags;
        let is_person = |color| {
            let mut others = tags.other.iter();
            let kind = others.find(|(tag, _)| tag == Kind::name(color));
            let name = match color {
                Color::White => &tags.white,
                Color::Black => &tags.black,
            };
            kind.map_or(name.is_empty() || name == "?", |(_, kind)| kind == "human")
        };
        match (is_person(Color::White), is_person(Color::Black)) {
            _ if tags.site != SITE => None,
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            _ => None,
        }
    }

    /// Returns the moves with variations, comments and glyphs.
    pub fn tree(&self) -> &GameTree {
        &self.notes.tree
    }

    /// Returns the location in a PGN file, if the game has been read from or written to one.
    pub fn location(&self) -> Option<&FileLocation> {
        self.location.as_ref()
    }

    /// Returns whether there are annotations that have not been written to a PGN file.
    pub fn is_changed(&self) -> bool {
        self.changed
    }

    /// Records that the game has been written to a file.
    ///
    /// Changes made while it was being written stay marked as unsaved.
    pub fn settle(&mut self, location: FileLocation) {
        self.changed = self.pgn() != location.text;
        self.location = Some(location);
    }

    /// Marks all changes as saved, because the player has chosen to discard them.
    pub fn give_up_changes(&mut self) {
        self.changed = false;
    }

    /// Restores the mark for unsaved annotations from a save.
    pub fn set_changed(&mut self, changed: bool) {
        self.changed = changed;
    }

    /// Returns the number of plies (half-moves) that were played.
    pub fn plies(&self) -> usize {
        self.line.len() - 1
    }

    /// Returns the node after this many plies of the game, or its end if it has fewer.
    pub fn at_ply(&self, ply: usize) -> NodeId {
        let ply = ply.min(self.plies());
        self.line[ply]
    }

    /// Returns the current node.
    pub fn now(&self) -> NodeId {
        self.now
    }

    /// Returns the ply of a node in the game, or `None` for a node in a variation.
    pub fn ply_of(&self, node: NodeId) -> Option<usize> {
        self.plies.get(&node).copied()
    }

    /// Returns the ply at which the current variation leaves the game, or `None` if the current
    /// node is in the game itself.
    pub fn departure(&self) -> Option<usize> {
        if self.ply_of(self.now).is_some() {
            return None;
        }
        let mut now = self.now;
        while let Some((before, _)) = self.notes.tree.way(now) {
            if let Some(ply) = self.ply_of(before) {
                return Some(ply);
            }
            now = before;
        }
        Some(0)
    }

    /// Returns the game up to a node.
    pub fn game_at(&self, node: NodeId) -> Game {
        self.notes.tree.game_at(node)
    }

    /// Makes a node the current one.
    pub fn go(&mut self, node: NodeId) {
        self.now = node;
    }

    /// Moves to the end of the game on the board. New moves start or extend a variation.
    ///
    /// Returns whether a move was added. A game with another start position is ignored.
    pub fn follow(&mut self, game: &Game) -> bool {
        let tree = &mut self.notes.tree;
        if tree.position(NodeId::ROOT) != game.start() {
            return false;
        }
        let mut now = NodeId::ROOT;
        let mut grown = false;
        for played in game.history() {
            grown |= tree.child_by(now, played.mv).is_none();
            match tree.play(now, played.mv) {
                Ok(next) => now = next,
                Err(_) => return false,
            }
        }
        self.now = now;
        self.changed |= grown;
        grown
    }

    /// Returns the next node of the current line, or `None` at its end.
    pub fn next(&self) -> Option<NodeId> {
        if self.now == self.at_ply(usize::MAX) {
            return None;
        }
        self.notes.tree.next(self.now)
    }

    /// Returns the parent of the current node.
    pub fn before(&self) -> Option<NodeId> {
        self.notes.tree.way(self.now).map(|way| way.0)
    }

    /// Returns the last node of the current line.
    pub fn end_of_line(&self) -> NodeId {
        if self.ply_of(self.now).is_some() {
            return self.at_ply(usize::MAX);
        }
        let mut now = self.now;
        while let Some(next) = self.notes.tree.next(now) {
            now = next;
        }
        now
    }

    /// Returns the alternatives to the continuation of the line at a node.
    pub fn variations(&self, node: NodeId) -> &[NodeId] {
        let children = self.notes.tree.children(node);
        if node == self.at_ply(usize::MAX) {
            return children;
        }
        children.get(1..).unwrap_or_default()
    }

    /// Returns the next alternative to the last move, wrapping around, or `None` if there are none.
    pub fn another(&self) -> Option<NodeId> {
        let children = self.notes.tree.children(self.before()?);
        let place = children.iter().position(|child| *child == self.now)?;
        let next = children[(place + 1) % children.len()];
        (next != self.now).then_some(next)
    }

    /// Returns the first node of the innermost variation that contains the current node.
    fn branch(&self) -> Option<NodeId> {
        let tree = &self.notes.tree;
        let mut now = self.now;
        while let Some((before, _)) = tree.way(now) {
            if self.ply_of(now).is_some() {
                return None;
            }
            if self.ply_of(before).is_some() || tree.next(before) != Some(now) {
                return Some(now);
            }
            now = before;
        }
        None
    }

    /// Returns whether the current node is in a variation, which can be deleted.
    pub fn is_in_variation(&self) -> bool {
        self.branch().is_some()
    }

    /// Deletes the innermost variation that contains the current node, and returns to where it
    /// began.
    pub fn remove_variation(&mut self) {
        let Some(branch) = self.branch() else { return };
        let Some((before, _)) = self.notes.tree.way(branch) else {
            return;
        };
        self.notes.tree.remove(branch);
        self.now = before;
        self.changed = true;
    }

    /// Returns the comment at a node, without commands for programs such as `[%clk …]`.
    ///
    /// A comment before the first move of a variation is included.
    pub fn said(&self, node: NodeId) -> String {
        self.comments(node).1
    }

    /// Returns the commands for programs and the comment at a node.
    fn comments(&self, node: NodeId) -> (String, String) {
        let tree = &self.notes.tree;
        let both = [tree.comment_before(node), tree.comment(node)];
        pgn::split_commands(&both.join(" "))
    }

    /// Replaces the comment at the current node. Commands for programs are kept.
    pub fn say(&mut self, said: &str) {
        // Characters that PGN cannot hold are replaced now, not on the next load.
        let said = pgn::writable_comment(said.trim());
        let (commands, before) = self.comments(self.now);
        if before == said {
            return;
        }
        let comment = format!("{commands} {said}");
        self.notes.tree.set_comment_before(self.now, "");
        self.notes.tree.set_comment(self.now, comment.trim());
        self.changed = true;
    }

    /// Returns the glyph of the last move: `!`, `?`, `!!`, `??`, `!?` or `?!`.
    pub fn sign(&self) -> Option<Glyph> {
        let mut glyphs = self.notes.tree.glyphs(self.now).iter().copied();
        glyphs.find(|glyph| sign_of(*glyph).is_some())
    }

    /// Returns whether the move at a ply has a glyph for a mistake (`?`, `??` or `?!`).
    pub fn is_faulted(&self, ply: usize) -> bool {
        let mut glyphs = self.notes.tree.glyphs(self.at_ply(ply)).iter();
        glyphs.any(|glyph| sign_of(*glyph).is_some_and(|sign| sign.starts_with('?')))
    }

    /// Replaces the glyph of the last move. `None` removes it. The start has no move to mark.
    pub fn mark(&mut self, sign: Option<Glyph>) {
        if self.sign() == sign || self.before().is_none() {
            return;
        }
        self.notes.tree.set_sign(self.now, sign);
        self.changed = true;
    }

    /// Returns a move with its number in a single word, such as `12...Nf6`. Empty for the start.
    pub fn numbered(&self, node: NodeId) -> String {
        let Some((before, mv)) = self.notes.tree.way(node) else {
            return String::new();
        };
        let position = self.notes.tree.position(before);
        let dots = match position.turn() {
            Color::White => ".",
            Color::Black => "...",
        };
        format!("{}{dots}{}", position.fullmove(), position.san(mv))
    }

    /// Returns the moves of the current variation, from where it leaves the game to the current
    /// node.
    pub fn tried(&self) -> Vec<NodeId> {
        let from = self.departure().map(|ply| self.at_ply(ply));
        let mut moves = Vec::new();
        let mut now = self.now;
        while let Some((before, _)) = self.notes.tree.way(now).filter(|_| Some(now) != from) {
            moves.push(now);
            now = before;
        }
        moves.reverse();
        if from.is_none() {
            moves.clear();
        }
        moves
    }

    /// Returns the move that leads to a node.
    pub fn mv(&self, node: NodeId) -> Option<Move> {
        self.notes.tree.way(node).map(|way| way.1)
    }

    /// Returns the game with all annotations in PGN.
    pub fn pgn(&self) -> String {
        let mut tree = self.notes.tree.clone();
        tree.set_apart(self.at_ply(usize::MAX));
        pgn::export_tree(&tree, &self.notes.tags)
    }

    /// Returns the annotations, for a game that continues from the current node.
    pub fn notes(&self) -> &Annotations {
        &self.notes
    }

    /// Returns the path to the current node: the index of the chosen move at each node.
    pub fn path(&self) -> Vec<usize> {
        self.path_to(self.now).unwrap_or_default()
    }

    /// Returns the path to a node, or `None` if it was removed from the tree.
    fn path_to(&self, node: NodeId) -> Option<Vec<usize>> {
        let tree = &self.notes.tree;
        let mut path = Vec::new();
        let mut now = node;
        while let Some((before, _)) = tree.way(now) {
            let mut children = tree.children(before).iter();
            path.push(children.position(|child| *child == now)?);
            now = before;
        }
        path.reverse();
        Some(path)
    }

    /// Returns the node at the end of a path, or `None` if the path does not exist.
    fn at_path(&self, path: &[usize]) -> Option<NodeId> {
        let tree = &self.notes.tree;
        path.iter().try_fold(NodeId::ROOT, |now, &choice| {
            tree.children(now).get(choice).copied()
        })
    }

    /// Moves to the end of a path, or as far as it exists.
    pub fn go_along(&mut self, path: &[usize]) {
        self.now = NodeId::ROOT;
        for &choice in path {
            match self.notes.tree.children(self.now).get(choice) {
                Some(next) => self.now = *next,
                None => break,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> AnnotatedGame {
        let game = pgn::parse(text).remove(0).unwrap();
        let (tags, tree) = (game.tags, game.tree);
        AnnotatedGame::new(Annotations { tags, tree }, None)
    }

    fn play(annotated: &mut AnnotatedGame, moves: &[&str]) {
        let mut game = annotated.game_at(annotated.now());
        for text in moves {
            let mv = game.position().parse_san(text).unwrap();
            game.play(mv).unwrap();
            annotated.follow(&game);
        }
    }

    /// A walk over all variations for each variation would take minutes.
    #[test]
    fn a_hundred_thousand_variations_side_by_side_are_opened_and_written() {
        let many = 100_000;
        let others = "(1... c5 2. Nf3) ".repeat(many);
        let text = format!("1. e4 e5 {others}2. d4 *");
        let mut annotated = read(&text);
        let e4 = annotated.at_ply(1);
        assert_eq!(annotated.variations(e4).len(), many);
        annotated.go(annotated.variations(e4)[many - 1]);
        assert_eq!(annotated.path(), [0, many]);
        let written = annotated.pgn();
        assert_eq!(written.matches("c5").count(), many);
        let again = read(&written);
        assert_eq!(again.variations(again.at_ply(1)).len(), many);
    }

    #[test]
    fn what_is_tried_is_kept_and_can_be_entered_left_and_taken_away() {
        let mut annotated = read("1. e4 e5 2. Nf3 Nc6 1-0");
        assert_eq!(
            (annotated.plies(), annotated.next(), annotated.departure()),
            (4, None, None)
        );
        annotated.go(annotated.at_ply(1));
        play(&mut annotated, &["c5", "Nf3", "d6"]);
        assert!(annotated.is_changed() && annotated.is_in_variation());
        assert_eq!(annotated.departure(), Some(1));
        assert_eq!(annotated.tried().len(), 3);
        let d6 = annotated.now();
        // A variation within the variation.
        annotated.go(annotated.before().unwrap());
        play(&mut annotated, &["Nc6"]);
        assert_eq!(annotated.another(), Some(d6));
        annotated.remove_variation();
        assert_eq!(annotated.variations(annotated.now()), []);
        assert_eq!(annotated.next(), Some(d6));
        assert_eq!(annotated.end_of_line(), d6);
        // The variation is still there in the game.
        annotated.go(annotated.at_ply(1));
        let c5 = annotated.variations(annotated.now())[0];
        assert_eq!(annotated.numbered(c5), "1...c5");
        annotated.go(annotated.at_ply(2));
        assert_eq!(annotated.another(), Some(c5));
        annotated.remove_variation();
        assert_eq!(annotated.ply_of(annotated.now()), Some(2), "the game stays");
        annotated.go(d6);
        annotated.remove_variation();
        assert_eq!(annotated.now(), annotated.at_ply(1));
        assert!(annotated.pgn().ends_with("1. e4 e5 2. Nf3 Nc6 1-0\n"));
    }

    #[test]
    fn what_follows_the_end_is_no_part_of_the_game() {
        let mut annotated = read("[Result \"1-0\"]\n\n1. e4 e5 1-0");
        play(&mut annotated, &["Nf3", "Nc6"]);
        assert_eq!((annotated.plies(), annotated.departure()), (2, Some(2)));
        annotated.say("so it would have gone on");
        let text = annotated.pgn();
        assert!(text.contains("1. e4 e5 (1... e5 2. Nf3 Nc6 {so"), "{text}");
        let mut again = read(&text);
        assert_eq!((again.plies(), again.pgn()), (2, text));
        assert_eq!(again.variations(again.now()).len(), 1);
        again.go_along(&annotated.path());
        assert_eq!(again.said(again.now()), "so it would have gone on");
    }

    #[test]
    fn comments_are_said_changed_and_taken_back() {
        let mut annotated = read("{First} 1. e4 {good} (1. d4 {too} d5) 1... e5 *");
        assert_eq!(annotated.said(NodeId::ROOT), "First");
        annotated.go(annotated.at_ply(1));
        annotated.say("good");
        assert!(!annotated.is_changed());
        annotated.say("  ");
        assert!(annotated.is_changed());
        let location = FileLocation {
            path: PathBuf::from("x.pgn"),
            text: annotated.pgn(),
        };
        annotated.settle(location);
        assert!(!annotated.is_changed());
        assert!(!annotated.pgn().contains("good"));
        // A comment is shown as it will be read from the file.
        annotated.say("{sic}");
        assert_eq!(annotated.said(annotated.now()), "(sic)");
        assert_eq!(read(&annotated.pgn()).said(annotated.now()), "(sic)");
    }

    #[test]
    fn commands_for_programs_are_not_seen_and_stay() {
        let mut annotated =
            read("1. e4 {[%eval 0.2] [%clk 0:03:00]} e5 {as ever [%clk 0:02:58]} *");
        annotated.go(annotated.at_ply(1));
        assert_eq!(annotated.said(annotated.now()), "");
        annotated.go(annotated.at_ply(2));
        assert_eq!(annotated.said(annotated.now()), "as ever");
        annotated.say("as ever");
        assert!(!annotated.is_changed());
        annotated.say("a classic");
        let text = annotated.pgn();
        assert!(text.contains("{[%clk 0:02:58] a classic}"), "{text}");
        assert!(text.contains("{[%eval 0.2] [%clk 0:03:00]}"), "{text}");
        annotated.say("");
        assert!(annotated.pgn().contains("{[%clk 0:02:58]}"));
    }

    #[test]
    fn a_sign_is_set_changed_and_taken_away_and_written_as_its_number() {
        let mut annotated = read("1. e4! $14 e5 *");
        annotated.go(annotated.at_ply(1));
        assert_eq!(annotated.sign(), Some(1));
        annotated.mark(Some(1));
        assert!(!annotated.is_changed());
        annotated.mark(Some(4));
        assert!(annotated.is_changed());
        assert!(
            annotated.pgn().contains("1. e4 $4 $14 e5"),
            "{}",
            annotated.pgn()
        );
        assert_eq!(read(&annotated.pgn()).tree(), annotated.tree());
        annotated.mark(None);
        assert!(annotated.pgn().contains("1. e4 $14 e5"));
        annotated.go(NodeId::ROOT);
        annotated.mark(Some(1));
        assert_eq!(annotated.sign(), None, "no move leads to the start");
    }

    #[test]
    fn a_game_without_moves_begins_with_what_is_tried() {
        let mut annotated = read("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n*");
        play(&mut annotated, &["e4"]);
        assert_eq!(annotated.departure(), Some(0));
        assert!(read(&annotated.pgn()).plies() == 1);
        annotated.remove_variation();
        assert_eq!(annotated.now(), NodeId::ROOT);
        assert!(annotated.tree().children(NodeId::ROOT).is_empty());
    }

    /// The former version, whose time grew with the square, took minutes.
    #[test]
    fn moves_of_a_long_game_are_found_without_a_search() {
        let annotated = read(&"Nf3 Nf6 Ng1 Ng8 ".repeat(25_000));
        assert_eq!(annotated.plies(), 100_000);
        for ply in 0..=annotated.plies() {
            assert_eq!(annotated.ply_of(annotated.at_ply(ply)), Some(ply));
        }
    }
}
