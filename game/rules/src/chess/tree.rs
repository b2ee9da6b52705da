//! A game with variations, comments and annotations: PGN's movetext as a tree (S. Edwards, 1994,
//! section 8.2).

use super::{Game, Move, PlayError, Position};

/// A node of a tree: a move, or the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

impl NodeId {
    /// Start of every tree.
    pub const ROOT: Self = Self(0);
}

/// A numeric annotation glyph, `$1` to `$255`. The first six have signs after the move: `!`, `?`,
/// `!!`, `??`, `!?`, `?!`.
pub type Glyph = u8;

/// Glyphs with signs.
const SIGNS: [(&str, Glyph); 6] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
];

/// Returns the sign of a glyph, if it has one.
pub fn sign_of(glyph: Glyph) -> Option<&'static str> {
    let mut signs = SIGNS.into_iter();
    signs.find(|sign| sign.1 == glyph).map(|sign| sign.0)
}

/// Returns the glyph of a sign.
pub fn glyph_of(sign: &str) -> Option<Glyph> {
    let mut signs = SIGNS.into_iter();
    signs.find(|known| known.0 == sign).map(|known| known.1)
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Node {
    /// Parent node and the move from it; `None` at the start.
    way: Option<(NodeId, Move)>,
    /// Nodes of the next moves: the first continues the line, the others are variations.
    children: Vec<NodeId>,
    /// Position at this node.
    position: Position,
    /// Comments before and after the move.
    before: String,
    after: String,
    glyphs: Vec<Glyph>,
}

/// A game with its variations, comments and annotations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTree {
    /// All nodes. Removed ones stay in the list but are unreachable.
    nodes: Vec<Node>,
}

impl GameTree {
    /// Builds a tree without moves.
    pub fn new(start: Position) -> Self {
        Self {
            nodes: vec![Node {
                way: None,
                children: Vec::new(),
                position: start,
                before: String::new(),
                after: String::new(),
                glyphs: Vec::new(),
            }],
        }
    }

    /// Builds a tree with the moves of a game up to its current position.
    pub fn of(game: &Game) -> Self {
        let mut tree = Self::new(game.start().clone());
        let mut now = NodeId::ROOT;
        for played in game.history() {
            now = tree.grow(now, played.mv);
        }
        tree
    }

    /// Returns the position at a node.
    pub fn position(&self, node: NodeId) -> &Position {
        &self.nodes[node.0].position
    }

    /// Returns the parent and the move from it; `None` at the start.
    pub fn way(&self, node: NodeId) -> Option<(NodeId, Move)> {
        self.nodes[node.0].way
    }

    /// Returns the next nodes: the first continues the line, the others are variations.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.0].children
    }

    /// Iterates over the nodes of the main line, without the start.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.next(NodeId::ROOT), |node| self.next(*node))
    }

    /// Returns the continuation of the line.
    pub fn next(&self, node: NodeId) -> Option<NodeId> {
        self.children(node).first().copied()
    }

    /// Returns the moves from the start to a node.
    pub fn moves_to(&self, node: NodeId) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut now = node;
        while let Some((before, mv)) = self.way(now) {
            moves.push(mv);
            now = before;
        }
        moves.reverse();
        moves
    }

    /// Returns the game up to a node. It continues past automatic draws, because it was continued
    /// there.
    pub fn game_at(&self, node: NodeId) -> Game {
        let mut game = Game::from_position(self.position(NodeId::ROOT).clone());
        for mv in self.moves_to(node) {
            game.play_on(mv);
        }
        game
    }

    /// Plays a move from a node: moves to its node if it exists, otherwise adds a variation.
    ///
    /// # Errors
    /// Returns an error if the move is illegal there.
    pub fn play(&mut self, node: NodeId, mv: Move) -> Result<NodeId, PlayError> {
        if let Some(known) = self.child_by(node, mv) {
            return Ok(known);
        }
        if !self.position(node).is_legal(mv) {
            return Err(PlayError::Illegal(mv));
        }
        Ok(self.grow(node, mv))
    }

    /// Returns the node after a move, if it exists.
    pub fn child_by(&self, node: NodeId, mv: Move) -> Option<NodeId> {
        let mut children = self.children(node).iter().copied();
        children.find(|child| self.way(*child).is_some_and(|way| way.1 == mv))
    }

    /// Adds a legal move, even if it exists already: games keep the form of their text.
    pub(super) fn grow(&mut self, node: NodeId, mv: Move) -> NodeId {
        let position = self.position(node).after(mv);
        let grown = NodeId(self.nodes.len());
        self.nodes.push(Node {
            way: Some((node, mv)),
            children: Vec::new(),
            position,
            before: String::new(),
            after: String::new(),
            glyphs: Vec::new(),
        });
        self.nodes[node.0].children.push(grown);
        grown
    }

    /// Removes a node with everything after it. The start cannot be removed.
    pub fn remove(&mut self, node: NodeId) {
        if let Some((before, _)) = self.way(node) {
            self.nodes[before.0].children.retain(|child| *child != node);
        }
    }

    /// Makes the line to a node the main line.
    pub fn promote(&mut self, node: NodeId) {
        let mut now = node;
        while let Some((before, _)) = self.way(now) {
            let children = &mut self.nodes[before.0].children;
            if let Some(place) = children.iter().position(|child| *child == now) {
                children[..=place].rotate_right(1);
            }
            now = before;
        }
    }

    /// Makes the moves of a game, up to its current position, the main line. Existing moves are
    /// reused with their comments; the old main line becomes a variation from the point where the
    /// game left it. Returns the node of the current position. A game with a different start
    /// replaces the tree.
    pub fn follow(&mut self, game: &Game) -> NodeId {
        if self.position(NodeId::ROOT) != game.start() {
            *self = Self::of(game);
        }
        let mut now = NodeId::ROOT;
        for played in game.history() {
            let known = self.child_by(now, played.mv);
            now = known.unwrap_or_else(|| self.grow(now, played.mv));
        }
        self.promote(now);
        now
    }

    /// Moves the continuation of a move into a variation that repeats the move. PGN has no other
    /// way to write moves after the end of a game.
    pub fn set_apart(&mut self, node: NodeId) {
        let Some((before, mv)) = self.way(node) else {
            return;
        };
        if self.children(node).is_empty() {
            return;
        }
        let twin = self.grow(before, mv);
        let moved = std::mem::take(&mut self.nodes[node.0].children);
        self.hand_over(moved, twin);
    }

    /// Reverts [`GameTree::set_apart`]: variations that repeat the move become continuations of it.
    pub fn take_in(&mut self, node: NodeId) {
        let Some((before, mv)) = self.way(node) else {
            return;
        };
        let twins: Vec<NodeId> = self
            .children(before)
            .iter()
            .copied()
            .filter(|child| *child != node && self.way(*child) == Some((before, mv)))
            .collect();
        let mut gone = twins.iter().peekable();
        let siblings = &mut self.nodes[before.0].children;
        siblings.retain(|child| gone.next_if_eq(&child).is_none());
        for twin in twins {
            let moved = std::mem::take(&mut self.nodes[twin.0].children);
            self.hand_over(moved, node);
            let gone = &mut self.nodes[twin.0];
            let said = [&mut gone.before, &mut gone.after].map(std::mem::take);
            let glyphs = std::mem::take(&mut gone.glyphs);
            let after = &mut self.nodes[node.0].after;
            for said in said {
                if !said.is_empty() && !after.is_empty() {
                    after.push(' ');
                }
                after.push_str(&said);
            }
            for glyph in glyphs {
                self.add_glyph(node, glyph);
            }
        }
    }

    /// Moves nodes with everything after them below another node.
    fn hand_over(&mut self, moved: Vec<NodeId>, to: NodeId) {
        for child in moved {
            if let Some((before, _)) = &mut self.nodes[child.0].way {
                *before = to;
            }
            self.nodes[to.0].children.push(child);
        }
    }

    /// Returns the comment after a move; at the start, the one before the first move.
    pub fn comment(&self, node: NodeId) -> &str {
        &self.nodes[node.0].after
    }

    /// Sets the comment after a move.
    pub fn set_comment(&mut self, node: NodeId, comment: impl Into<String>) {
        self.nodes[node.0].after = comment.into();
    }

    pub(super) fn comment_mut(&mut self, node: NodeId) -> &mut String {
        &mut self.nodes[node.0].after
    }

    /// Returns the comment before a move that starts a variation.
    pub fn comment_before(&self, node: NodeId) -> &str {
        &self.nodes[node.0].before
    }

    /// Sets the comment before a move.
    pub fn set_comment_before(&mut self, node: NodeId, comment: impl Into<String>) {
        self.nodes[node.0].before = comment.into();
    }

    /// Returns the annotation glyphs of a move.
    pub fn glyphs(&self, node: NodeId) -> &[Glyph] {
        &self.nodes[node.0].glyphs
    }

    /// Sets or removes the sign such as `!` after a move. Other glyphs stay; a glyph without a sign
    /// counts as `None`.
    pub fn set_sign(&mut self, node: NodeId, sign: Option<Glyph>) {
        let glyphs = &mut self.nodes[node.0].glyphs;
        glyphs.retain(|glyph| sign_of(*glyph).is_none());
        if let Some(sign) = sign.filter(|sign| sign_of(*sign).is_some()) {
            glyphs.insert(0, sign);
        }
    }

    /// Adds a glyph to a move, unless it has it.
    pub fn add_glyph(&mut self, node: NodeId, glyph: Glyph) {
        let glyphs = &mut self.nodes[node.0].glyphs;
        if glyph > 0 && !glyphs.contains(&glyph) {
            glyphs.push(glyph);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Rules;

    fn play(tree: &mut GameTree, node: NodeId, text: &str) -> NodeId {
        let mv = tree.position(node).parse_san(text).unwrap();
        tree.play(node, mv).unwrap()
    }

    #[test]
    fn a_variation_is_tried_left_and_made_the_line() {
        let mut tree = GameTree::new(Position::start(Rules::Standard));
        let e4 = play(&mut tree, NodeId::ROOT, "e4");
        let e5 = play(&mut tree, e4, "e5");
        let c5 = play(&mut tree, e4, "c5");
        let nf3 = play(&mut tree, c5, "Nf3");
        assert_eq!(tree.children(e4), [e5, c5]);
        assert_eq!(
            play(&mut tree, e4, "c5"),
            c5,
            "the same move is the same node"
        );
        assert_eq!(tree.game_at(nf3).ply(), 3);
        tree.promote(nf3);
        assert_eq!(tree.main_line().collect::<Vec<_>>(), [e4, c5, nf3]);
        assert_eq!(tree.children(e4), [c5, e5]);
        tree.remove(c5);
        assert_eq!(tree.main_line().collect::<Vec<_>>(), [e4, e5]);
        tree.remove(NodeId::ROOT);
        assert_eq!(tree.children(NodeId::ROOT), [e4]);
    }

    #[test]
    fn a_game_that_is_played_on_takes_its_notes_along() {
        let mut tree = GameTree::new(Position::start(Rules::Standard));
        let e4 = play(&mut tree, NodeId::ROOT, "e4");
        let e5 = play(&mut tree, e4, "e5");
        tree.set_comment(e4, "best by test");
        let mut game = tree.game_at(e4);
        let c5 = game.position().parse_san("c5").unwrap();
        game.play(c5).unwrap();
        let now = tree.follow(&game);
        assert_eq!(tree.main_line().collect::<Vec<_>>(), [e4, now]);
        assert_eq!(tree.children(e4), [now, e5], "what was played is kept");
        assert_eq!(tree.comment(e4), "best by test");
        let other = Game::chess960(17);
        assert_eq!(tree.follow(&other), NodeId::ROOT);
        assert_eq!(tree.position(NodeId::ROOT), other.start());
    }

    #[test]
    fn what_comes_after_the_end_is_set_apart_and_taken_in_again() {
        let mut tree = GameTree::new(Position::start(Rules::Standard));
        let e4 = play(&mut tree, NodeId::ROOT, "e4");
        let e5 = play(&mut tree, e4, "e5");
        let after = play(&mut tree, e5, "Nf3");
        tree.set_comment(after, "would have followed");
        let whole = tree.clone();
        tree.set_apart(e5);
        assert_eq!(tree.main_line().collect::<Vec<_>>(), [e4, e5]);
        let twin = tree.children(e4)[1];
        assert_eq!(tree.children(twin), [after]);
        assert_eq!(tree.way(after).map(|way| way.0), Some(twin));
        tree.take_in(e5);
        assert_eq!(tree.main_line().collect::<Vec<_>>(), [e4, e5, after]);
        assert_eq!(tree.children(e4), [e5]);
        assert_eq!(tree.comment(after), whole.comment(after));
        // At the start and after the last move there is nothing to do.
        let before = tree.clone();
        tree.set_apart(NodeId::ROOT);
        tree.set_apart(after);
        tree.take_in(NodeId::ROOT);
        assert_eq!(tree, before);
    }

    #[test]
    fn an_illegal_move_is_refused_and_changes_nothing() {
        let mut tree = GameTree::new(Position::start(Rules::Standard));
        let before = tree.clone();
        let mv = "e2e5".parse().unwrap();
        assert_eq!(tree.play(NodeId::ROOT, mv), Err(PlayError::Illegal(mv)));
        assert_eq!(tree, before);
    }

    #[test]
    fn a_sign_takes_the_place_of_another_and_leaves_other_glyphs_alone() {
        let mut tree = GameTree::new(Position::start(Rules::Standard));
        let e4 = tree.position(NodeId::ROOT).parse_san("e4").unwrap();
        let e4 = tree.play(NodeId::ROOT, e4).unwrap();
        for glyph in [2, 14, 5] {
            tree.add_glyph(e4, glyph);
        }
        tree.set_sign(e4, Some(3));
        assert_eq!(tree.glyphs(e4), [3, 14]);
        tree.set_sign(e4, Some(14));
        assert_eq!(tree.glyphs(e4), [14], "not a sign");
        tree.set_sign(e4, None);
        assert_eq!(tree.glyphs(e4), [14]);
    }

    #[test]
    fn signs_and_glyphs_mean_each_other() {
        for (sign, glyph) in SIGNS {
            assert_eq!((sign_of(glyph), glyph_of(sign)), (Some(sign), Some(glyph)));
        }
        assert_eq!((sign_of(7), glyph_of("!!!")), (None, None));
    }
}
