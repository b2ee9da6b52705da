//! Saves of the chess table. The types mirror the game state in a form that stays readable by
//! later versions.

use crate::model::{
    annotated_game::{AnnotatedGame, Annotations, Draft, FileLocation},
    players::{Participant, Players},
    session::{ChessSession, SavedLocation},
};
use parlour_rules::chess::{
    Clock, Game, NodeId, Position, Record, ReplayError, Rules, pgn, pgn::PgnError, tree::Glyph,
};
use parlour_shell::{app::options::UnknownWord, platform::storage::Saved};
use serde::{Deserialize, Serialize};

/// Suspended chess game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ChessAutosave {
    /// Start position, all moves including undone ones, and the end by resignation, agreement,
    /// claim or time.
    pub record: Record,
    /// Number of moves at the end of the record that are undone.
    #[serde(default)]
    pub taken_back: usize,
    /// Computers with White and Black: a level's name, or `engine` and a number. `None` is a
    /// person.
    #[serde(default)]
    pub computers: [Option<String>; 2],
    /// Clock, if the game is timed.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Annotations as PGN: tags, variations and comments. Since format 2.
    #[serde(default)]
    pub notes: Option<String>,
    /// Location in a file, if the game had ended and its end was undone: path, text in the file,
    /// and the number of plies at which it had ended.
    #[serde(default)]
    pub filed: Option<(String, String, usize)>,
    /// Number of plies at which White and Black last offered a draw.
    #[serde(default)]
    pub draw_offers: [Option<u32>; 2],
}

impl ChessAutosave {
    /// Creates the save of a session, including the moves that can be redone.
    pub fn of(session: &ChessSession) -> Self {
        let mut whole = session.game.clone();
        let mut taken_back = 0;
        while whole.redo().is_some() {
            taken_back += 1;
        }
        let Players { white, black } = session.players;
        Self {
            record: whole.record(),
            taken_back,
            computers: [white.computer_name(), black.computer_name()],
            draw_offers: session.draw_offers,
            clock: session.clock.clone(),
            notes: session
                .notes
                .as_ref()
                .map(|notes| pgn::export_tree(&notes.tree, &notes.tags)),
            filed: session.filed.as_deref().and_then(|filed| {
                let (path, text) = written(&filed.location)?;
                Some((path, text, filed.ply))
            }),
        }
    }

    /// Restores the session.
    ///
    /// # Errors
    /// If the record holds an invalid position, move, computer or PGN.
    pub fn session(&self) -> Result<ChessSession, SaveError> {
        let mut game = Game::replay(&self.record)?;
        for _ in 0..self.taken_back {
            if game.undo().is_none() {
                break;
            }
        }
        let [white, black] = &self.computers;
        Ok(ChessSession {
            filed: self.filed.clone().map(|(path, text, ply)| {
                let location = FileLocation {
                    path: path.into(),
                    text,
                };
                Box::new(SavedLocation { location, ply })
            }),
            game,
            players: Players {
                white: Participant::of_computer_name(white.as_deref())?,
                black: Participant::of_computer_name(black.as_deref())?,
            },
            clock: self.clock.clone(),
            draw_offers: self.draw_offers,
            notes: match &self.notes {
                Some(text) => Some(Box::new(notes(text, self.record.rules)?)),
                None => None,
            },
        })
    }
}

/// Reason why a game cannot be restored from a save.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    /// The moves cannot be replayed.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// A player is unknown.
    #[error(transparent)]
    Player(#[from] UnknownWord),
    /// The annotated game is invalid.
    #[error(transparent)]
    Pgn(#[from] PgnError),
    /// The annotated game is missing.
    #[error("missing game (expected PGN)")]
    Empty,
}

/// Returns path and text of a location. A path that is not valid Unicode cannot be saved: the game
/// then loses its location.
fn written(location: &FileLocation) -> Option<(String, String)> {
    Some((location.path.to_str()?.to_owned(), location.text.clone()))
}

/// Parses annotations that were saved as PGN.
fn notes(text: &str, rules: Rules) -> Result<Annotations, SaveError> {
    let game = pgn::parse_with(text, rules).into_iter().next();
    let game = game.ok_or(SaveError::Empty)??;
    let (tags, tree) = (game.tags, game.tree);
    Ok(Annotations { tags, tree })
}

/// Game under review.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedReview {
    /// Game with all annotations, as PGN.
    pub pgn: String,
    /// Variant.
    pub rules: Rules,
    /// Path to the current node: the index of the chosen move at each node.
    pub at: Vec<usize>,
    /// Location in a file: path, and text in the file.
    #[serde(rename = "home")]
    pub location: Option<(String, String)>,
    /// Whether there are annotations that have not been written to a file.
    pub changed: bool,
    /// Drafts of comments: path to the node, text, and glyph.
    #[serde(default)]
    pub drafts: Vec<(Vec<usize>, String, Option<Glyph>)>,
}

impl SavedReview {
    /// Creates the save of a game under review.
    pub fn of(annotated: &AnnotatedGame) -> Self {
        Self {
            pgn: annotated.pgn(),
            rules: annotated.tree().position(NodeId::ROOT).rules(),
            at: annotated.path(),
            location: annotated.location().and_then(written),
            changed: annotated.is_changed(),
            drafts: annotated
                .drafts()
                .map(|(path, draft)| (path, draft.said.clone(), draft.sign))
                .collect(),
        }
    }

    /// Restores the game under review.
    ///
    /// # Errors
    /// If the PGN cannot be parsed.
    pub fn annotated(&self) -> Result<AnnotatedGame, SaveError> {
        let location = self.location.clone().map(|(path, text)| FileLocation {
            path: path.into(),
            text,
        });
        let mut annotated = AnnotatedGame::new(notes(&self.pgn, self.rules)?, location);
        annotated.go_along(&self.at);
        annotated.set_changed(self.changed);
        for (path, said, sign) in &self.drafts {
            let (said, sign) = (said.clone(), *sign);
            annotated.add_draft(path, Draft { said, sign });
        }
        Ok(annotated)
    }
}

impl Saved for SavedReview {
    const FILE: &'static str = "chess-look-back.ron";
    const VERSION: u32 = 1;
}

/// Position in the board editor when the program ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetupDraft {
    /// Position as FEN. It can be illegal.
    pub fen: String,
    /// Variant by whose rules it is checked.
    pub rules: Rules,
}

impl Saved for SetupDraft {
    const FILE: &'static str = "chess-setup.ron";
    const VERSION: u32 = 1;
}

/// Returns whether a game holds anything that a player would miss: a move, even an undone one, or a
/// custom start position.
pub fn is_worth_keeping(game: &Game) -> bool {
    game.ply() > 0 || !game.future().is_empty() || *game.start() != Position::start(game.rules())
}

/// Returns whether a game has only been set up, with all 32 pieces and no move.
///
/// Discarding it loses nothing: another shuffle of Chess960 is just as good.
pub fn is_only_dealt(game: &Game) -> bool {
    let untouched = game.ply() == 0 && game.future().is_empty();
    untouched && game.start().occupied().len() == 32
}

impl Saved for ChessAutosave {
    const FILE: &'static str = "chess.ron";
    const VERSION: u32 = 2;
    // A fresh start doesn't offer the game, but files it before another one replaces it.
    const ALWAYS_READ: bool = true;
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_engine::chess::Level;
    use parlour_rules::chess::Color;

    #[test]
    fn a_game_comes_back_with_the_moves_that_were_taken_back() {
        let mut game = Game::new(Rules::Standard);
        assert!(!is_worth_keeping(&game));
        for uci in ["e2e4", "e7e5", "g1f3"] {
            let mv = game.position().parse_uci(uci).unwrap();
            game.play(mv).unwrap();
        }
        while game.undo().is_some() {}
        assert!(is_worth_keeping(&game), "it can be made again");
        game.redo();
        let session = ChessSession::from(game);
        let back = ChessAutosave::of(&session).session().unwrap();
        assert_eq!((back.game.ply(), back.game.future().len()), (1, 2));
        assert_eq!(back.game.position(), session.game.position());
    }

    #[test]
    fn a_game_comes_back_with_its_players_and_its_clock() {
        let mut clock = Clock::new("3+2/1b5".parse().unwrap());
        clock.press(Color::White);
        clock.pass(Color::Black, std::time::Duration::from_millis(12_345));
        let mut session = ChessSession {
            clock: Some(clock),
            players: Players::against(Color::Black, Level::Expert),
            ..ChessSession::from(Game::new(Rules::Standard))
        };
        session.file(Some(FileLocation {
            path: "games.pgn".into(),
            text: "*".to_owned(),
        }));
        let text = ron::to_string(&ChessAutosave::of(&session)).unwrap();
        let saved: ChessAutosave = ron::from_str(&text).unwrap();
        assert_eq!(saved.session().unwrap(), session);
        let unknown = text.replace("expert", "wizard");
        let saved: ChessAutosave = ron::from_str(&unknown).unwrap();
        let error = saved.session().unwrap_err();
        assert!(error.to_string().contains("wizard"), "{error}");
    }

    #[test]
    fn a_game_comes_back_with_what_was_noted() {
        let text = "[White \"Ada\"]\n\n1. e4 {mine} e5 (1... c5 $5) 2. Nf3 *";
        let read = pgn::parse(text).remove(0).unwrap();
        let (tags, tree) = (read.tags, read.tree);
        let session = ChessSession {
            notes: Some(Box::new(Annotations { tags, tree })),
            ..ChessSession::from(read.game)
        };
        let saved = ron::to_string(&ChessAutosave::of(&session)).unwrap();
        let saved: ChessAutosave = ron::from_str(&saved).unwrap();
        assert_eq!(saved.session().unwrap(), session);
        // Save in format 1.
        let older = "(record: (rules: standard, fen: \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w \
            KQkq - 0 1\", moves: [\"e2e4\"], end: None), taken_back: 0, computers: (None, Some(\"club\")), \
            clock: None)";
        let older: ChessAutosave = ron::from_str(older).unwrap();
        let older = older.session().unwrap();
        assert_eq!((older.game.ply(), older.notes), (1, None));
    }

    #[test]
    fn a_look_back_comes_back_where_it_stood() {
        let read = pgn::parse("1. e4 e5 2. Nf3 1-0").remove(0).unwrap();
        let (tags, tree) = (read.tags, read.tree);
        let location = FileLocation {
            path: "some/games.pgn".into(),
            text: "as it was".into(),
        };
        let mut annotated = AnnotatedGame::new(Annotations { tags, tree }, Some(location));
        annotated.go(annotated.at_ply(1));
        let mut game = annotated.game_at(annotated.now());
        let mv = game.position().parse_san("c5").unwrap();
        game.play(mv).unwrap();
        annotated.follow(&game);
        annotated.say("a } brace, \"quotes\" and ü");
        annotated.draft_comment("and mo", Some(2));
        let text = ron::to_string(&SavedReview::of(&annotated)).unwrap();
        let saved: SavedReview = ron::from_str(&text).unwrap();
        let back = saved.annotated().unwrap();
        assert_eq!(back.pgn(), annotated.pgn());
        assert_eq!(
            (back.path(), back.location()),
            (annotated.path(), annotated.location())
        );
        assert!(back.is_changed());
        assert_eq!(back.draft(), annotated.draft());
        assert_eq!(back.said(back.now()), "a ) brace, \"quotes\" and ü");
    }

    #[test]
    fn a_position_of_one_s_own_is_worth_keeping() {
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        let position = Position::from_fen(fen, Rules::Standard).unwrap();
        assert!(is_worth_keeping(&Game::from_position(position)));
        assert!(is_worth_keeping(&Game::chess960(17)));
    }
}
