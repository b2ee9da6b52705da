//! Tokens put together into games.

use super::{
    Fault, PgnError, RESULTS, Tags, UNKNOWN_RESULT,
    lexer::{Lexer, Place, Token},
};
use crate::chess::{Game, GameTree, NodeId, Position, Rules, tree::Glyph};

/// A game that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    /// What is told about the game.
    pub tags: Tags,
    /// The game. It is only over if its moves have ended it: a result that was agreed on, or a
    /// resignation, is in `result` alone.
    pub game: Game,
    /// The moves with variations, comments and annotations; its main line is that of `game`.
    pub tree: GameTree,
    /// The result: as it stands after the moves, else in the tag, else as the moves have it;
    /// `*` if it is not known.
    pub result: &'static str,
}

/// Reads all games of a text, each for itself.
pub fn parse(text: &str) -> Vec<Result<PgnGame, PgnError>> {
    parse_with(text, Rules::Standard)
}

/// Reads all games of a text; these rules hold where no `Variant` tag says otherwise.
pub fn parse_with(text: &str, rules: Rules) -> Vec<Result<PgnGame, PgnError>> {
    let mut drafts = Drafts::new(text, rules, true);
    let mut games = Vec::new();
    while let Some(found) = drafts.next() {
        games.push(found.draft.finish(found.result));
    }
    games
}

/// A game as it was found in a text: not yet put together.
pub(super) struct Found {
    pub(super) draft: Draft,
    /// The result that stands after its moves.
    pub(super) result: Option<&'static str>,
    /// Where it begins, and the byte behind it.
    pub(super) begin: Place,
    pub(super) end: usize,
}

/// Cuts a text into games, one after the other.
pub(super) struct Drafts<'a> {
    lexer: Lexer<'a>,
    draft: Draft,
    /// Where the game begins that is being read, once it does, and where something stood first.
    begin: Option<Place>,
    first: Place,
    /// Whether moves are played, and not only counted.
    plays: bool,
    rules: Rules,
    /// A token that belongs to the next game.
    kept: Option<(Place, Token<'a>)>,
    any: bool,
}

impl<'a> Drafts<'a> {
    /// Games of these rules. Where their moves are not to be played they are only counted.
    pub(super) fn new(text: &'a str, rules: Rules, plays: bool) -> Self {
        let lexer = Lexer::new(text);
        Self {
            first: lexer.place(),
            lexer,
            draft: Draft::new(rules, plays),
            begin: None,
            plays,
            rules,
            kept: None,
            any: false,
        }
    }

    /// How many bytes of the text were read.
    pub(super) fn offset(&self) -> usize {
        self.lexer.offset()
    }

    /// The next game; none at the end of the text.
    pub(super) fn next(&mut self) -> Option<Found> {
        loop {
            let token = match self.kept.take() {
                Some(kept) => Ok(Some(kept)),
                None => {
                    // A game may begin with the number of its first move, which is no token.
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
                Ok(None) => return Some(self.cut(None, self.lexer.offset())),
                Ok(Some((place, Token::Tag { name, value }))) => {
                    if draft.ends_before_tag(name) {
                        self.kept = Some((place, Token::Tag { name, value }));
                        self.first = place;
                        return Some(self.cut(None, place.offset));
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
                    // A result that stands there twice makes no further game.
                    if !draft.is_empty() || !self.any {
                        self.begin.get_or_insert(first);
                        return Some(self.cut(Some(result), self.lexer.offset()));
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

    /// Ends the game that is being read.
    fn cut(&mut self, result: Option<&'static str>, end: usize) -> Found {
        self.any = true;
        let next = Draft::new(self.rules, self.plays);
        let begin = self.begin.take().unwrap_or(self.first);
        Found {
            draft: std::mem::replace(&mut self.draft, next),
            result,
            begin,
            end,
        }
    }
}

/// A variation that is being read.
struct Variation {
    /// Where it begins in the text.
    place: Place,
    /// Where the line goes on that it departs from.
    back: NodeId,
    /// Whether it has a move yet.
    begun: bool,
    /// Whether one of its moves made no sense: the rest of it is not looked at.
    lost: bool,
}

/// A game that is being read.
pub(super) struct Draft {
    rules: Rules,
    /// Whether moves are played; else they are only counted.
    plays: bool,
    /// The moves of the game, without those of variations.
    plies: usize,
    tags: Tags,
    fen: Option<(Place, String)>,
    variant: Option<(Place, String)>,
    has_tags: bool,
    has_movetext: bool,
    /// There once the moves have begun.
    game: Option<Game>,
    /// The moves with all that belongs to them, once there is something.
    tree: Option<GameTree>,
    /// Where in it we are.
    now: NodeId,
    /// What is said before the first move of the game, and before that of a variation.
    opening: String,
    before: String,
    /// The variations in which we are.
    variations: Vec<Variation>,
    /// The first thing that was wrong. What follows in this game is not looked at.
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

    /// Whether a tag of this name belongs to the next game already.
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
            _ => self.tags.set(name, value),
        }
    }

    /// The tree, from the start position on. Where that cannot be had the game is wrong anyway.
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
                // Between games it belongs to the next one.
                None => join(&mut self.opening, said),
                Some(tree) => {
                    let mut comment = tree.comment(self.now).to_owned();
                    join(&mut comment, said);
                    tree.set_comment(self.now, comment);
                }
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
        // It stands beside the move before it; without one there is nothing to depart from.
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

    /// A move of a variation. It is not the game: what makes no sense there is left out.
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

    /// The game at its start, as the tags say.
    fn start(&self) -> Result<Game, PgnError> {
        let rules = match &self.variant {
            None => self.rules,
            Some((place, name)) => {
                rules_of_variant(name).ok_or_else(|| place.error(Fault::Variant(name.clone())))?
            }
        };
        match &self.fen {
            None => Ok(Game::new(rules)),
            Some((place, fen)) => Position::from_fen(fen, rules)
                .map(Game::from_position)
                .map_err(|error| place.error(error.into())),
        }
    }

    /// What a list tells of it: what its tags say, the result, how many moves it has, and the first
    /// thing that was wrong with its text.
    pub(super) fn summary(
        mut self,
        result: Option<&'static str>,
    ) -> (Tags, &'static str, usize, Option<PgnError>) {
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

    fn finish(mut self, result: Option<&'static str>) -> Result<PgnGame, PgnError> {
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

/// Adds a comment to what was said before.
fn join(said: &mut String, more: &str) {
    if !said.is_empty() {
        said.push(' ');
    }
    said.push_str(more);
}

/// The rules that the value of a `Variant` tag stands for.
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
