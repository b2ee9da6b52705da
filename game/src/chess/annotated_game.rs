//! A game as it is written down: who played, its moves, and what was noted beside them while looking
//! back: variations, comments, signs.

mod annotations;
mod drafts;

pub use annotations::{Annotations, Kind, SITE};
pub use drafts::Draft;

use drafts::Drafts;
use parlour_rules::chess::{
    Color, Game, GameTree, Move, NodeId,
    pgn::{self, PgnGame},
    tree::{Glyph, sign_of},
};
use std::path::{Path, PathBuf};

/// Where a game stands in a file, and as what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileLocation {
    /// The file.
    pub path: PathBuf,
    /// The game as it was read from there or written there last.
    pub text: String,
}

/// A game that is looked back at, with what is noted, and where in it the board stands.
#[derive(Debug, Clone, PartialEq)]
pub struct AnnotatedGame {
    notes: Annotations,
    /// The start and the moves that were played, in order. What is tried later is none of it.
    line: Vec<NodeId>,
    now: NodeId,
    home: Option<FileLocation>,
    /// Whether something was noted that stands in no file of games yet.
    changed: bool,
    drafts: Drafts,
}

impl AnnotatedGame {
    /// A game, to its end.
    pub fn new(mut notes: Annotations, home: Option<FileLocation>) -> Self {
        let start = std::iter::once(NodeId::ROOT);
        let line: Vec<NodeId> = start.chain(notes.tree.main_line()).collect();
        let end = line.last().copied().unwrap_or(NodeId::ROOT);
        // What was tried after the end is written beside the last move.
        notes.tree.take_in(end);
        Self {
            notes,
            line,
            now: end,
            home,
            changed: false,
            drafts: Drafts::new(),
        }
    }

    /// A game that was read from a text, to its end; it stands as `written` in the file at `path`, which
    /// is empty for a text that came from nowhere.
    pub fn of_file(game: PgnGame, written: &str, path: &Path) -> Self {
        let (tags, tree) = (game.tags, game.tree);
        let home = (!path.as_os_str().is_empty()).then(|| FileLocation {
            path: path.to_path_buf(),
            text: written.to_owned(),
        });
        Self::new(Annotations { tags, tree }, home)
    }

    /// Who played, when and where.
    pub fn tags(&self) -> &pgn::Tags {
        &self.notes.tags
    }

    /// Whether the game has ended, on the board or by what is written of it: somebody gave up, or
    /// they agreed.
    pub fn is_over(&self) -> bool {
        let end = self.notes.tree.game_at(self.at_ply(usize::MAX));
        self.notes.tags.result != "*" || end.outcome().is_some()
    }

    /// Which side the player had in a game that was played here against the computer: the person's, or
    /// where that is not said, the one without a name.
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

    /// The moves with what belongs to them.
    pub fn tree(&self) -> &GameTree {
        &self.notes.tree
    }

    /// Where the game stands in a file, if it does.
    pub fn home(&self) -> Option<&FileLocation> {
        self.home.as_ref()
    }

    /// Whether something was noted that stands in no file of games yet.
    pub fn is_changed(&self) -> bool {
        self.changed
    }

    /// The game stands in a file now as this text. If it has changed since it was written, that
    /// waits to be written, too.
    pub fn settle(&mut self, home: FileLocation) {
        self.changed = self.pgn() != home.text;
        self.home = Some(home);
    }

    /// What was noted since the game was written last need not be kept.
    pub fn give_up_changes(&mut self) {
        self.changed = false;
    }

    /// Says whether something was noted that stands in no file of games yet: of a save that is read
    /// again.
    pub fn set_changed(&mut self, changed: bool) {
        self.changed = changed;
    }

    /// How many single moves were played.
    pub fn plies(&self) -> usize {
        self.line.len() - 1
    }

    /// The node after so many single moves of the game; its end if it has fewer.
    pub fn at_ply(&self, ply: usize) -> NodeId {
        let ply = ply.min(self.plies());
        self.line[ply]
    }

    /// Where the board stands.
    pub fn now(&self) -> NodeId {
        self.now
    }

    /// After how many single moves a node of the game stands; none for one of a variation.
    pub fn ply_of(&self, node: NodeId) -> Option<usize> {
        self.line.iter().position(|played| *played == node)
    }

    /// After how many single moves the game was left for the variation in which the board stands;
    /// none in the game itself.
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

    /// The game as it stands at a node.
    pub fn game_at(&self, node: NodeId) -> Game {
        self.notes.tree.game_at(node)
    }

    /// Goes to a node.
    pub fn go(&mut self, node: NodeId) {
        self.now = node;
    }

    /// Follows what happens on the board; a move that is not there yet begins or goes on with a
    /// variation. Answers whether there was one.
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

    /// How the line goes on in which the board stands; none at the end of the game.
    pub fn next(&self) -> Option<NodeId> {
        if self.now == self.at_ply(usize::MAX) {
            return None;
        }
        self.notes.tree.next(self.now)
    }

    /// The node before.
    pub fn before(&self) -> Option<NodeId> {
        self.notes.tree.way(self.now).map(|way| way.0)
    }

    /// The last node of the line in which the board stands.
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

    /// What else was tried from a node than the line goes on with.
    pub fn variations(&self, node: NodeId) -> &[NodeId] {
        let children = self.notes.tree.children(node);
        if node == self.at_ply(usize::MAX) {
            return children;
        }
        children.get(1..).unwrap_or_default()
    }

    /// Another move that was tried instead of the last one: the next of them, after the last the
    /// first. None if there is no other.
    pub fn another(&self) -> Option<NodeId> {
        let children = self.notes.tree.children(self.before()?);
        let place = children.iter().position(|child| *child == self.now)?;
        let next = children[(place + 1) % children.len()];
        (next != self.now).then_some(next)
    }

    /// Where the variation begins in which the board stands, or the one within it.
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

    /// Whether the board stands in a variation, which can be taken away.
    pub fn is_in_variation(&self) -> bool {
        self.branch().is_some()
    }

    /// Takes the variation away in which the board stands, with all that was tried in it.
    pub fn remove_variation(&mut self) {
        let Some(branch) = self.branch() else { return };
        let Some((before, _)) = self.notes.tree.way(branch) else {
            return;
        };
        self.notes.tree.remove(branch);
        self.now = before;
        self.changed = true;
    }

    /// What is said of a node: before its move, if it begins a variation, and after it. What is
    /// meant for programs is left out.
    pub fn said(&self, node: NodeId) -> String {
        self.comments(node).1
    }

    /// What stands beside a node: commands for programs, and what is said.
    fn comments(&self, node: NodeId) -> (String, String) {
        let tree = &self.notes.tree;
        let both = [tree.comment_before(node), tree.comment(node)];
        pgn::split_commands(&both.join(" "))
    }

    /// Says something of where the board stands, in place of what was said. Commands for programs
    /// stay.
    pub fn say(&mut self, said: &str) {
        // As it will be read again.
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

    /// The glyph of the sign that stands behind the last move.
    pub fn sign(&self) -> Option<Glyph> {
        let mut glyphs = self.notes.tree.glyphs(self.now).iter().copied();
        glyphs.find(|glyph| sign_of(*glyph).is_some())
    }

    /// Whether a sign that finds fault is written behind the half-move of this number.
    pub fn is_faulted(&self, ply: usize) -> bool {
        let mut glyphs = self.notes.tree.glyphs(self.at_ply(ply)).iter();
        glyphs.any(|glyph| sign_of(*glyph).is_some_and(|sign| sign.starts_with('?')))
    }

    /// Puts a sign behind the last move in place of the one that stands there, or takes it away. The
    /// start has none.
    pub fn mark(&mut self, sign: Option<Glyph>) {
        if self.sign() == sign || self.before().is_none() {
            return;
        }
        self.notes.tree.set_sign(self.now, sign);
        self.changed = true;
    }

    /// A move with its number, as it is written by itself, in one word: `12...Nf6`.
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

    /// The moves of the variation in which the board stands, up to there.
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

    /// The move that leads to a node.
    pub fn mv(&self, node: NodeId) -> Option<Move> {
        self.notes.tree.way(node).map(|way| way.1)
    }

    /// The game in PGN, with all that was noted.
    pub fn pgn(&self) -> String {
        let mut tree = self.notes.tree.clone();
        tree.set_apart(self.at_ply(usize::MAX));
        pgn::export_tree(&tree, &self.notes.tags)
    }

    /// What a game that is played on from where the board stands takes along.
    pub fn notes(&self) -> &Annotations {
        &self.notes
    }

    /// The way to where the board stands: at each node, which of its moves.
    pub fn path(&self) -> Vec<usize> {
        self.path_to(self.now).unwrap_or_default()
    }

    /// The same to a node; none if it was taken out.
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

    /// The node at the end of such a way, if it leads so far.
    fn at_path(&self, path: &[usize]) -> Option<NodeId> {
        let tree = &self.notes.tree;
        path.iter().try_fold(NodeId::ROOT, |now, &choice| {
            tree.children(now).get(choice).copied()
        })
    }

    /// Goes such a way, as far as it leads.
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

    fn play(sheet: &mut AnnotatedGame, moves: &[&str]) {
        let mut game = sheet.game_at(sheet.now());
        for text in moves {
            let mv = game.position().parse_san(text).unwrap();
            game.play(mv).unwrap();
            sheet.follow(&game);
        }
    }

    #[test]
    fn what_is_tried_is_kept_and_can_be_entered_left_and_taken_away() {
        let mut sheet = read("1. e4 e5 2. Nf3 Nc6 1-0");
        assert_eq!(
            (sheet.plies(), sheet.next(), sheet.departure()),
            (4, None, None)
        );
        sheet.go(sheet.at_ply(1));
        play(&mut sheet, &["c5", "Nf3", "d6"]);
        assert!(sheet.is_changed() && sheet.is_in_variation());
        assert_eq!(sheet.departure(), Some(1));
        assert_eq!(sheet.tried().len(), 3);
        let d6 = sheet.now();
        // Within the variation another one.
        sheet.go(sheet.before().unwrap());
        play(&mut sheet, &["Nc6"]);
        assert_eq!(sheet.another(), Some(d6));
        sheet.remove_variation();
        assert_eq!(sheet.variations(sheet.now()), []);
        assert_eq!(sheet.next(), Some(d6));
        assert_eq!(sheet.end_of_line(), d6);
        // Back in the game it is still there.
        sheet.go(sheet.at_ply(1));
        let c5 = sheet.variations(sheet.now())[0];
        assert_eq!(sheet.numbered(c5), "1...c5");
        sheet.go(sheet.at_ply(2));
        assert_eq!(sheet.another(), Some(c5));
        sheet.remove_variation();
        assert_eq!(sheet.ply_of(sheet.now()), Some(2), "the game stays");
        sheet.go(d6);
        sheet.remove_variation();
        assert_eq!(sheet.now(), sheet.at_ply(1));
        assert!(sheet.pgn().ends_with("1. e4 e5 2. Nf3 Nc6 1-0\n"));
    }

    #[test]
    fn what_follows_the_end_is_no_part_of_the_game() {
        let mut sheet = read("[Result \"1-0\"]\n\n1. e4 e5 1-0");
        play(&mut sheet, &["Nf3", "Nc6"]);
        assert_eq!((sheet.plies(), sheet.departure()), (2, Some(2)));
        sheet.say("so it would have gone on");
        let text = sheet.pgn();
        assert!(text.contains("1. e4 e5 (1... e5 2. Nf3 Nc6 {so"), "{text}");
        let mut again = read(&text);
        assert_eq!((again.plies(), again.pgn()), (2, text));
        assert_eq!(again.variations(again.now()).len(), 1);
        again.go_along(&sheet.path());
        assert_eq!(again.said(again.now()), "so it would have gone on");
    }

    #[test]
    fn comments_are_said_changed_and_taken_back() {
        let mut sheet = read("{First} 1. e4 {good} (1. d4 {too} d5) 1... e5 *");
        assert_eq!(sheet.said(NodeId::ROOT), "First");
        sheet.go(sheet.at_ply(1));
        sheet.say("good");
        assert!(!sheet.is_changed());
        sheet.say("  ");
        assert!(sheet.is_changed());
        let home = FileLocation {
            path: PathBuf::from("x.pgn"),
            text: sheet.pgn(),
        };
        sheet.settle(home);
        assert!(!sheet.is_changed());
        assert!(!sheet.pgn().contains("good"));
        // What is seen is what will be read again.
        sheet.say("{sic}");
        assert_eq!(sheet.said(sheet.now()), "(sic)");
        assert_eq!(read(&sheet.pgn()).said(sheet.now()), "(sic)");
    }

    #[test]
    fn commands_for_programs_are_not_seen_and_stay() {
        let mut sheet = read("1. e4 {[%eval 0.2] [%clk 0:03:00]} e5 {as ever [%clk 0:02:58]} *");
        sheet.go(sheet.at_ply(1));
        assert_eq!(sheet.said(sheet.now()), "");
        sheet.go(sheet.at_ply(2));
        assert_eq!(sheet.said(sheet.now()), "as ever");
        sheet.say("as ever");
        assert!(!sheet.is_changed());
        sheet.say("a classic");
        let text = sheet.pgn();
        assert!(text.contains("{[%clk 0:02:58] a classic}"), "{text}");
        assert!(text.contains("{[%eval 0.2] [%clk 0:03:00]}"), "{text}");
        sheet.say("");
        assert!(sheet.pgn().contains("{[%clk 0:02:58]}"));
    }

    #[test]
    fn a_sign_is_set_changed_and_taken_away_and_written_as_its_number() {
        let mut sheet = read("1. e4! $14 e5 *");
        sheet.go(sheet.at_ply(1));
        assert_eq!(sheet.sign(), Some(1));
        sheet.mark(Some(1));
        assert!(!sheet.is_changed());
        sheet.mark(Some(4));
        assert!(sheet.is_changed());
        assert!(sheet.pgn().contains("1. e4 $4 $14 e5"), "{}", sheet.pgn());
        assert_eq!(read(&sheet.pgn()).tree(), sheet.tree());
        sheet.mark(None);
        assert!(sheet.pgn().contains("1. e4 $14 e5"));
        sheet.go(NodeId::ROOT);
        sheet.mark(Some(1));
        assert_eq!(sheet.sign(), None, "no move leads to the start");
    }

    #[test]
    fn a_game_without_moves_begins_with_what_is_tried() {
        let mut sheet = read("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n*");
        play(&mut sheet, &["e4"]);
        assert_eq!(sheet.departure(), Some(0));
        assert!(read(&sheet.pgn()).plies() == 1);
        sheet.remove_variation();
        assert_eq!(sheet.now(), NodeId::ROOT);
        assert!(sheet.tree().children(NodeId::ROOT).is_empty());
    }
}
