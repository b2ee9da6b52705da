//! Builds games from tokens.

use super::{
    Fault, PgnError, RESULTS, Tags, UNKNOWN_RESULT,
    lexer::{Lexer, Place, Token},
};
use crate::{
    chess::{Game, GameTree, NodeId, Position, Rules, tree::Glyph},
    shortened,
};

/// A game read from text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    /// Tags of the game.
    pub tags: Tags,
    /// Game with the moves of the main line. It is over only if the moves ended it: an agreed draw
    /// or a resignation is only in `result`.
    pub game: Game,
    /// Moves with variations, comments and annotations; the main line is that of `game`.
    pub tree: GameTree,
    /// Result after the moves, otherwise that of the tag, otherwise the one that follows from the
    /// moves; `*` if unknown.
    pub result: &'static str,
}

/// Reads all games of a text independently of each other.
pub fn parse(text: &str) -> Vec<Result<PgnGame, PgnError>> {
    parse_with(text, Rules::Standard)
}

/// Reads all games of a text. `rules` apply to games without a `Variant` tag.
pub fn parse_with(text: &str, rules: Rules) -> Vec<Result<PgnGame, PgnError>> {
    let mut drafts = Drafts::new(text, rules, true);
    let mut games = Vec::new();
    while let Some(found) = drafts.next() {
        games.push(found.draft.finish(found.result));
    }
    games
}

/// A game found in a text, before its parts are put together.
pub(super) struct Found {
    pub(super) draft: Draft,
    /// Result after the moves.
    pub(super) result: Option<&'static str>,
    /// Start and end of the game.
    pub(super) begin: Place,
    pub(super) end: Place,
    /// Whether the game could be different in a longer text.
    pub(super) depends_on_more: bool,
    /// First problem, unless it could go away in a longer text.
    pub(super) failure: Option<PgnError>,
}

/// Splits a text into games.
pub(super) struct Drafts<'a> {
    lexer: Lexer<'a>,
    draft: Draft,
    /// Start of the current game once it is known, and position of the first token.
    begin: Option<Place>,
    first: Place,
    /// Whether moves are played, or only counted.
    plays: bool,
    rules: Rules,
    /// A token that belongs to the next game.
    kept: Option<(Place, Token<'a>)>,
    any: bool,
    /// First problem of the current game, see [`Found::failure`].
    failure: Option<PgnError>,
}

impl<'a> Drafts<'a> {
    /// Starts at the beginning of a text. If `plays` is `false`, moves are only counted.
    pub(super) fn new(text: &'a str, rules: Rules, plays: bool) -> Self {
        Self::at(Lexer::new(text), rules, plays, false)
    }

    /// Starts after the end of an earlier game, if there is `any`. `rest` is the text from there on.
    pub(super) fn resume(rest: &'a str, place: Place, rules: Rules, any: bool) -> Self {
        Self::at(Lexer::resume(rest, place), rules, true, any)
    }

    fn at(lexer: Lexer<'a>, rules: Rules, plays: bool, any: bool) -> Self {
        Self {
            first: lexer.place(),
            lexer,
            draft: Draft::new(rules, plays),
            begin: None,
            plays,
            rules,
            kept: None,
            any,
            failure: None,
        }
    }

    /// Returns the number of bytes read so far.
    pub(super) fn offset(&self) -> usize {
        self.lexer.offset()
    }

    /// Returns the next game; `None` at the end of the text.
    pub(super) fn next(&mut self) -> Option<Found> {
        loop {
            if self.failure.is_none() && !self.lexer.has_seen_end() {
                self.failure.clone_from(&self.draft.error);
            }
            let token = match self.kept.take() {
                Some(kept) => Ok(Some(kept)),
                None => {
                    // A game can begin with a move number, which is not a token.
                    let first = self.lexer.skip_to_something();
                    if self.draft.is_empty() && self.begin.is_none() {
                        self.first = first;
                    }
                    self.lexer.next()
                }
            };
            let (draft, first) = (&mut self.draft, self.first);
            match token {
                Ok(None) if draft.is_empty() => return None,
                Ok(None) => return Some(self.cut(None, self.lexer.place())),
                Ok(Some((place, Token::Tag { name, value }))) => {
                    if draft.ends_before_tag(name) {
                        self.kept = Some((place, Token::Tag { name, value }));
                        self.first = place;
                        return Some(self.cut(None, place));
                    }
                    self.begin.get_or_insert(first);
                    draft.tag(place, name, value);
                }
                Ok(Some((place, Token::Move(text)))) => {
                    self.begin.get_or_insert(first);
                    draft.play(place, text);
                }
                Ok(Some((_, Token::Comment(said)))) => {
                    self.begin.get_or_insert(first);
                    draft.comment(&said);
                }
                Ok(Some((_, Token::Glyph(glyph)))) => draft.judge(glyph),
                Ok(Some((place, Token::VariationStart))) => {
                    self.begin.get_or_insert(first);
                    draft.open_variation(place);
                }
                Ok(Some((place, Token::VariationEnd))) => {
                    self.begin.get_or_insert(first);
                    draft.close_variation(place);
                }
                Ok(Some((_, Token::Result(_)))) if draft.is_in_variation() => {}
                Ok(Some((_, Token::Result(result)))) => {
                    // A repeated result does not start another game.
                    if !draft.is_empty() || !self.any {
                        self.begin.get_or_insert(first);
                        return Some(self.cut(Some(result), self.lexer.place()));
                    }
                }
                Err(error) => {
                    self.begin.get_or_insert(first);
                    draft.fail(error);
                    if draft.has_movetext {
                        self.lexer.skip_to_tag();
                    }
                }
            }
        }
    }

    /// Ends the current game.
    fn cut(&mut self, result: Option<&'static str>, end: Place) -> Found {
        self.any = true;
        let next = Draft::new(self.rules, self.plays);
        let begin = self.begin.take().unwrap_or(self.first);
        Found {
            draft: std::mem::replace(&mut self.draft, next),
            result,
            begin,
            end,
            depends_on_more: self.lexer.has_seen_end(),
            failure: self.failure.take(),
        }
    }
}

/// A variation being read.
struct Variation {
    /// Start in the text.
    place: Place,
    /// Node at which the outer line continues.
    back: NodeId,
    /// Whether it has a move yet.
    begun: bool,
    /// Whether one of its moves was invalid; the rest is ignored.
    lost: bool,
}

/// A game being read.
pub(super) struct Draft {
    rules: Rules,
    /// Whether moves are played, or only counted.
    plays: bool,
    /// Number of half-moves of the game, without those of variations.
    plies: usize,
    tags: Tags,
    fen: Option<(Place, String)>,
    variant: Option<(Place, String)>,
    has_tags: bool,
    has_movetext: bool,
    /// Set once the moves have started.
    game: Option<Game>,
    /// Moves with everything that belongs to them, once there is anything.
    tree: Option<GameTree>,
    /// Current node of the tree.
    now: NodeId,
    /// Comment before the first move of the game, and before that of a variation.
    opening: String,
    before: String,
    /// Open variations, the innermost last.
    variations: Vec<Variation>,
    /// First problem; the rest of the game is ignored.
    error: Option<PgnError>,
}

impl Draft {
    fn new(rules: Rules, plays: bool) -> Self {
        Self {
            rules,
            plays,
            plies: 0,
            tags: Tags::default(),
            fen: None,
            variant: None,
            has_tags: false,
            has_movetext: false,
            game: None,
            tree: None,
            now: NodeId::ROOT,
            opening: String::new(),
            before: String::new(),
            variations: Vec::new(),
            error: None,
        }
    }

    fn is_empty(&self) -> bool {
        !self.has_tags && !self.has_movetext && self.error.is_none()
    }

    fn is_in_variation(&self) -> bool {
        !self.variations.is_empty()
    }

    /// Returns whether a tag of this name already belongs to the next game.
    fn ends_before_tag(&self, name: &str) -> bool {
        self.has_movetext || (self.has_tags && name == "Event" && self.tags.event != "?")
    }

    fn fail(&mut self, error: PgnError) {
        self.error.get_or_insert(error);
    }

    fn tag(&mut self, place: Place, name: &str, value: String) {
        self.has_tags = true;
        match name {
            "FEN" => self.fen = Some((place, value)),
            "Variant" => self.variant = Some((place, value)),
            "SetUp" => {}
            _ => self.tags.add(name, value),
        }
    }

    /// Returns the tree, which starts at the start position. If that is invalid, the game is an
    /// error anyway.
    fn tree(&mut self) -> Option<&mut GameTree> {
        if self.tree.is_none() {
            match self.start() {
                Ok(game) => self.tree = Some(self.new_tree(&game)),
                Err(error) => self.fail(error),
            }
        }
        self.tree.as_mut()
    }

    fn new_tree(&self, game: &Game) -> GameTree {
        let mut tree = GameTree::new(game.start().clone());
        tree.set_comment(NodeId::ROOT, self.opening.clone());
        tree
    }

    fn comment(&mut self, said: &str) {
        if said.is_empty() || self.error.is_some() || !self.plays {
            return;
        }
        match self.variations.last() {
            Some(variation) if variation.lost => {}
            Some(variation) if !variation.begun => join(&mut self.before, said),
            _ => match &mut self.tree {
                // A comment between games belongs to the next one.
                None => join(&mut self.opening, said),
                Some(tree) => join(tree.comment_mut(self.now), said),
            },
        }
    }

    fn judge(&mut self, glyph: Glyph) {
        let about_a_move = self
            .variations
            .last()
            .is_none_or(|variation| variation.begun && !variation.lost);
        let now = self.now;
        if about_a_move
            && now != NodeId::ROOT
            && let Some(tree) = &mut self.tree
        {
            tree.add_glyph(now, glyph);
        }
    }

    fn open_variation(&mut self, place: Place) {
        self.has_movetext = true;
        let back = self.now;
        let outer = self.variations.last();
        // A variation replaces the move before it; without such a move it is ignored.
        let from = self.tree.as_ref().and_then(|tree| tree.way(back));
        let lost = from.is_none() || outer.is_some_and(|outer| outer.lost || !outer.begun);
        if let Some((from, _)) = from
            && !lost
        {
            self.now = from;
        }
        self.variations.push(Variation {
            place,
            back,
            begun: false,
            lost,
        });
    }

    fn close_variation(&mut self, place: Place) {
        self.has_movetext = true;
        self.before.clear();
        match self.variations.pop() {
            Some(variation) => self.now = variation.back,
            None => self.fail(place.error(Fault::Unopened { closing: ')' })),
        }
    }

    /// Plays a move of a variation. The game does not depend on it, so an invalid move is dropped.
    fn try_out(&mut self, text: &str) {
        let now = self.now;
        let Some(variation) = self.variations.last_mut() else {
            return;
        };
        let Some(tree) = self.tree.as_mut().filter(|_| !variation.lost) else {
            return;
        };
        match tree.position(now).parse_san(text) {
            Ok(mv) => {
                let node = tree.grow(now, mv);
                if !variation.begun {
                    tree.set_comment_before(node, std::mem::take(&mut self.before));
                }
                variation.begun = true;
                self.now = node;
            }
            Err(_) => variation.lost = true,
        }
    }

    fn play(&mut self, place: Place, text: &str) {
        self.has_movetext = true;
        if self.error.is_some() {
            return;
        }
        if self.is_in_variation() {
            return self.try_out(text);
        }
        self.plies += 1;
        if !self.plays {
            return;
        }
        let mut game = match self.game.take().map_or_else(|| self.start(), Ok) {
            Ok(game) => game,
            Err(error) => return self.fail(error),
        };
        match game.position().parse_san(text) {
            Ok(mv) => {
                let now = self.now;
                if let Some(tree) = self.tree() {
                    self.now = tree.grow(now, mv);
                }
                game.play_on(mv);
                self.game = Some(game);
            }
            Err(error) => {
                let (number, turn) = (game.position().fullmove(), game.position().turn());
                let fault = Fault::Move {
                    error,
                    turn,
                    number,
                };
                self.fail(place.error(fault));
            }
        }
    }

    /// Starts the game as the tags demand.
    fn start(&self) -> Result<Game, PgnError> {
        let rules = match &self.variant {
            None => self.rules,
            Some((place, name)) => rules_of_variant(name)
                .ok_or_else(|| place.error(Fault::Variant(shortened(name))))?,
        };
        match &self.fen {
            None => Ok(Game::new(rules)),
            Some((place, fen)) => Position::from_fen(fen, rules)
                .map(Game::from_position)
                .map_err(|error| place.error(error.into())),
        }
    }

    /// Returns the summary for a list: tags, result, number of moves, and the first problem in the
    /// text.
    pub(super) fn summary(
        mut self,
        result: Option<&'static str>,
    ) -> (Tags, &'static str, usize, Option<PgnError>) {
        self.tags.merge_repeated();
        if let Some(variation) = self.variations.first() {
            let error = variation.place.error(Fault::OpenVariation);
            self.fail(error);
        }
        let tagged = RESULTS.into_iter().find(|&known| known == self.tags.result);
        let result = [result, tagged]
            .into_iter()
            .flatten()
            .find(|&result| result != UNKNOWN_RESULT)
            .unwrap_or(UNKNOWN_RESULT);
        (self.tags, result, self.plies, self.error)
    }

    pub(super) fn finish(mut self, result: Option<&'static str>) -> Result<PgnGame, PgnError> {
        self.tags.merge_repeated();
        if let Some(variation) = self.variations.first() {
            let error = variation.place.error(Fault::OpenVariation);
            self.fail(error);
        }
        if let Some(error) = self.error {
            return Err(error);
        }
        let game = match self.game.take() {
            Some(game) => game,
            None => self.start()?,
        };
        let tagged = RESULTS.into_iter().find(|&known| known == self.tags.result);
        let played = game.outcome().map(|outcome| outcome.result());
        let result = [result, tagged, played]
            .into_iter()
            .flatten()
            .find(|&result| result != UNKNOWN_RESULT)
            .unwrap_or(UNKNOWN_RESULT);
        result.clone_into(&mut self.tags.result);
        let tree = match self.tree.take() {
            Some(tree) => tree,
            None => self.new_tree(&game),
        };
        Ok(PgnGame {
            tags: self.tags,
            game,
            tree,
            result,
        })
    }
}

/// Appends a comment to an earlier one.
fn join(said: &mut String, more: &str) {
    if !said.is_empty() {
        said.push(' ');
    }
    said.push_str(more);
}

/// Returns the rules for the value of a `Variant` tag.
fn rules_of_variant(name: &str) -> Option<Rules> {
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    match plain.to_ascii_lowercase().as_str() {
        "" | "standard" | "normal" | "chess" | "fromposition" => Some(Rules::Standard),
        "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischerrandomchess"
        | "freestyle" | "freestylechess" | "frc" => Some(Rules::Chess960),
        "casual" => Some(Rules::Casual),
        _ => None,
    }
}
