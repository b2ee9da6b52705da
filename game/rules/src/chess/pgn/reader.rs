//! Tokens put together into games.

use super::{
    PgnError, RESULTS, Tags, UNKNOWN_RESULT,
    lexer::{Lexer, Place, Token},
};
use crate::chess::{Game, Position, Rules};

/// A game that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    /// What is told about the game.
    pub tags: Tags,
    /// The game. It is only over if its moves have ended it: a result that was agreed on, or a
    /// resignation, is in `result` alone.
    pub game: Game,
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
    let mut lexer = Lexer::new(text);
    let mut games = Vec::new();
    let mut draft = Draft::new(rules);
    loop {
        match lexer.next() {
            Ok(None) => break,
            Ok(Some((place, Token::Tag { name, value }))) => {
                if draft.ends_before_tag(name) {
                    games.push(std::mem::replace(&mut draft, Draft::new(rules)).finish(None));
                }
                draft.tag(place, name, value);
            }
            Ok(Some((place, Token::Move(text)))) => draft.play(place, text),
            Ok(Some((place, Token::VariationStart))) => draft.open_variation(place),
            Ok(Some((place, Token::VariationEnd))) => draft.close_variation(place),
            Ok(Some((_, Token::Result(_)))) if draft.is_in_variation() => {}
            Ok(Some((_, Token::Result(result)))) => {
                // A result that stands there twice makes no further game.
                if !draft.is_empty() || games.is_empty() {
                    games.push(
                        std::mem::replace(&mut draft, Draft::new(rules)).finish(Some(result)),
                    );
                }
            }
            Err(error) => {
                draft.fail(error);
                if draft.has_movetext {
                    lexer.skip_to_tag();
                }
            }
        }
    }
    if !draft.is_empty() {
        games.push(draft.finish(None));
    }
    games
}

/// A game that is being read.
struct Draft {
    rules: Rules,
    tags: Tags,
    fen: Option<(Place, String)>,
    variant: Option<(Place, String)>,
    has_tags: bool,
    has_movetext: bool,
    /// There once the moves have begun.
    game: Option<Game>,
    /// Where the variations begin in which we are.
    variations: Vec<Place>,
    /// The first thing that was wrong. What follows in this game is not looked at.
    error: Option<PgnError>,
}

impl Draft {
    fn new(rules: Rules) -> Self {
        Self {
            rules,
            tags: Tags::default(),
            fen: None,
            variant: None,
            has_tags: false,
            has_movetext: false,
            game: None,
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

    fn open_variation(&mut self, place: Place) {
        self.has_movetext = true;
        self.variations.push(place);
    }

    fn close_variation(&mut self, place: Place) {
        self.has_movetext = true;
        if self.variations.pop().is_none() {
            self.fail(place.error("a ) without its ("));
        }
    }

    fn play(&mut self, place: Place, text: &str) {
        self.has_movetext = true;
        if self.is_in_variation() || self.error.is_some() {
            return;
        }
        let mut game = match self.game.take().map_or_else(|| self.start(), Ok) {
            Ok(game) => game,
            Err(error) => return self.fail(error),
        };
        match game.position().parse_san(text) {
            Ok(mv) => {
                game.play_on(mv);
                self.game = Some(game);
            }
            Err(error) => {
                let (number, turn) = (game.position().fullmove(), game.position().turn());
                self.fail(place.error(format!("{error} ({turn}'s move {number})")));
            }
        }
    }

    /// The game at its start, as the tags say.
    fn start(&self) -> Result<Game, PgnError> {
        let rules = match &self.variant {
            None => self.rules,
            Some((place, name)) => rules_of_variant(name)
                .ok_or_else(|| place.error(format!("the variant {name:?} is not known")))?,
        };
        match &self.fen {
            None => Ok(Game::new(rules)),
            Some((place, fen)) => Position::from_fen(fen, rules)
                .map(Game::from_position)
                .map_err(|error| place.error(error.to_string())),
        }
    }

    fn finish(mut self, result: Option<&'static str>) -> Result<PgnGame, PgnError> {
        if let Some(place) = self.variations.first() {
            let error = place.error("this variation is never closed");
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
        Ok(PgnGame {
            tags: self.tags,
            game,
            result,
        })
    }
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
