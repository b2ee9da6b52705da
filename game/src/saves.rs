//! What is written after each move and found again at the next start.

use crate::{
    chess::{
        scoresheet::{Draft, Home, Notes, Scoresheet},
        seats::{Seat, Seats},
        sitting::{Filed, Sitting},
    },
    storage::Saved,
};
use parlour_rules::{
    chess::{Clock, Game, NodeId, Position, Record, Rules, pgn, tree::Glyph},
    duel::{DeckList, Player, Record as DuelRecord},
    prospector::{Records, SeriesRecord},
};
use serde::{Deserialize, Serialize};

/// The chess game on the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ChessAutosave {
    /// The start, all moves, and how it ended, if by word.
    pub record: Record,
    /// How many of the moves were taken back.
    #[serde(default)]
    pub taken_back: usize,
    /// The computer with White and with Black, by its level or its number among the player's
    /// engines; none where a person sits.
    #[serde(default)]
    pub computers: [Option<String>; 2],
    /// The clock beside it.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// What is written of it, as PGN: its roster, variations and comments. Since format 2.
    #[serde(default)]
    pub notes: Option<String>,
    /// Where it stands in a file, if it had ended and was taken back: which file, its text there, and
    /// after how many single moves it had ended.
    #[serde(default)]
    pub filed: Option<(String, String, usize)>,
}

impl ChessAutosave {
    /// The save of a game, with the moves that were taken back and can be made again.
    pub fn of(sitting: &Sitting) -> Self {
        let mut whole = sitting.game.clone();
        let mut taken_back = 0;
        while whole.redo().is_some() {
            taken_back += 1;
        }
        let Seats { white, black } = sitting.seats;
        Self {
            record: whole.record(),
            taken_back,
            computers: [white.computer_name(), black.computer_name()],
            clock: sitting.clock.clone(),
            notes: sitting
                .notes
                .as_ref()
                .map(|notes| pgn::export_tree(&notes.tree, &notes.tags)),
            filed: sitting.filed.as_deref().and_then(|filed| {
                let (path, text) = written(&filed.home)?;
                Some((path, text, filed.ply))
            }),
        }
    }

    /// The game that was saved.
    ///
    /// # Errors
    /// When the record holds a position, move or level that cannot be.
    pub fn sitting(&self) -> Result<Sitting, String> {
        let mut game = Game::replay(&self.record).map_err(|error| error.to_string())?;
        for _ in 0..self.taken_back {
            if game.undo().is_none() {
                break;
            }
        }
        let [white, black] = &self.computers;
        Ok(Sitting {
            filed: self.filed.clone().map(|(path, text, ply)| {
                let home = Home {
                    path: path.into(),
                    text,
                };
                Box::new(Filed { home, ply })
            }),
            game,
            seats: Seats {
                white: Seat::of_computer_name(white.as_deref())?,
                black: Seat::of_computer_name(black.as_deref())?,
            },
            clock: self.clock.clone(),
            notes: match &self.notes {
                Some(text) => Some(Box::new(notes(text, self.record.rules)?)),
                None => None,
            },
        })
    }
}

/// Where a game stands, as it is saved. A path that is no text cannot be written: then it has no home.
fn written(home: &Home) -> Option<(String, String)> {
    Some((home.path.to_str()?.to_owned(), home.text.clone()))
}

/// What is written of a game, as it was saved.
fn notes(text: &str, rules: Rules) -> Result<Notes, String> {
    let game = pgn::parse_with(text, rules).into_iter().next();
    let game = game.ok_or("there is no game in it")?;
    let game = game.map_err(|error| error.to_string())?;
    let (tags, tree) = (game.tags, game.tree);
    Ok(Notes { tags, tree })
}

/// The game that is looked back at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LookBack {
    /// The game with all that was noted, as PGN.
    pub pgn: String,
    /// Which rules hold.
    pub rules: Rules,
    /// The way to where the board stood: at each node of the tree, which of its moves.
    pub at: Vec<usize>,
    /// The file in which the game stands, and its text there.
    pub home: Option<(String, String)>,
    /// Whether something was noted that is not written there.
    pub changed: bool,
    /// What somebody began to say: the way to where, the comment, the glyph of the sign.
    #[serde(default)]
    pub drafts: Vec<(Vec<usize>, String, Option<Glyph>)>,
}

impl LookBack {
    /// The save of a game that is looked back at.
    pub fn of(sheet: &Scoresheet) -> Self {
        Self {
            pgn: sheet.pgn(),
            rules: sheet.tree().position(NodeId::ROOT).rules(),
            at: sheet.path(),
            home: sheet.home().and_then(written),
            changed: sheet.is_changed(),
            drafts: sheet
                .drafts()
                .map(|(path, draft)| (path, draft.said.clone(), draft.sign))
                .collect(),
        }
    }

    /// The game that was saved.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn sheet(&self) -> Result<Scoresheet, String> {
        let home = self.home.clone().map(|(path, text)| Home {
            path: path.into(),
            text,
        });
        let mut sheet = Scoresheet::new(notes(&self.pgn, self.rules)?, home);
        sheet.go_along(&self.at);
        sheet.set_changed(self.changed);
        for (path, said, sign) in &self.drafts {
            let (said, sign) = (said.clone(), *sign);
            sheet.add_draft(path, Draft { said, sign });
        }
        Ok(sheet)
    }
}

impl Saved for LookBack {
    const FILE: &'static str = "chess-look-back.ron";
    const VERSION: u32 = 1;
}

/// A position that was being set up when the program ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetupDraft {
    /// As FEN, whether it can be played or not.
    pub fen: String,
    /// By which rules it is judged.
    pub rules: Rules,
}

impl Saved for SetupDraft {
    const FILE: &'static str = "chess-setup.ron";
    const VERSION: u32 = 1;
}

/// Whether there is something in a game that a player would miss: a move, even one that was taken
/// back, or a start of its own.
pub fn is_worth_keeping(game: &Game) -> bool {
    game.ply() > 0 || !game.future().is_empty() || *game.start() != Position::start(game.rules())
}

/// Whether nothing was done to a game but to begin it with all men: the next shuffle of Chess960 is as good.
pub fn is_only_dealt(game: &Game) -> bool {
    let untouched = game.ply() == 0 && game.future().is_empty();
    untouched && game.start().occupied().len() == 32
}

impl Saved for ChessAutosave {
    const FILE: &'static str = "chess.ron";
    const VERSION: u32 = 2;
}

/// The series of rounds at Prospector's table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ProspectorAutosave {
    /// The round with its moves, and what came before it.
    pub series: SeriesRecord,
}

impl Saved for ProspectorAutosave {
    const FILE: &'static str = "prospector.ron";
    const VERSION: u32 = 1;
}

/// High scores, daily deals and statistics of Prospector.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct ProspectorBooks {
    /// Everything that is remembered.
    pub books: Records,
}

impl Saved for ProspectorBooks {
    const FILE: &'static str = "prospector-books.ron";
    const VERSION: u32 = 1;
}

/// The match at the Duel's table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DuelAutosave {
    /// The beginning and all that was done.
    pub record: DuelRecord,
    /// The level of the computer on each side, by its name; none where a person sits.
    pub computers: [Option<String>; 2],
    /// The ids of the decks, as the statistics know them.
    pub decks: [String; 2],
    /// Whether its end enters the statistics: not that of a position or of the guided duel.
    #[serde(default = "counts")]
    pub counts: bool,
}

fn counts() -> bool {
    true
}

impl Saved for DuelAutosave {
    const FILE: &'static str = "duel.ron";
    const VERSION: u32 = 1;
}

/// How often who has won at the Duel's table, and what was chosen last.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct DuelBooks {
    /// One entry for each deck that was played.
    pub decks: Vec<DeckTally>,
    /// The decks of the last match, by their ids.
    #[serde(default)]
    pub last_decks: Option<[String; 2]>,
    /// The level of the last opponent; none for a person.
    #[serde(default)]
    pub last_opponent: Option<String>,
}

/// How often a deck has won.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckTally {
    /// Its id; that of an own deck is its name.
    pub deck: String,
    /// Won against the computer, by a person.
    pub won: u32,
    /// Lost against the computer.
    pub lost: u32,
    /// Drawn against the computer.
    pub drawn: u32,
    /// Won, lost and drawn between two people.
    #[serde(default)]
    pub among_people: [u32; 3],
}

impl DuelBooks {
    /// Enters a match that was played to its end: `side` is whose deck it was, and `alone` says that
    /// the opponent was the computer.
    pub fn enter(&mut self, deck: &str, side: Player, winner: Option<Player>, alone: bool) {
        let index = match self.decks.iter().position(|tally| tally.deck == deck) {
            Some(index) => index,
            None => {
                self.decks.push(DeckTally {
                    deck: deck.to_owned(),
                    ..DeckTally::default()
                });
                self.decks.len() - 1
            }
        };
        let tally = &mut self.decks[index];
        let [won, lost, drawn] = &mut tally.among_people;
        let counter = match (winner, alone) {
            (Some(winner), true) if winner == side => &mut tally.won,
            (Some(_), true) => &mut tally.lost,
            (None, true) => &mut tally.drawn,
            (Some(winner), false) if winner == side => won,
            (Some(_), false) => lost,
            (None, false) => drawn,
        };
        *counter = counter.saturating_add(1);
    }
}

impl Saved for DuelBooks {
    const FILE: &'static str = "duel-books.ron";
    const VERSION: u32 = 1;
}

/// The decks that the player has put together.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct DuelDecks {
    /// The decks; the id of each is its name.
    pub decks: Vec<DeckList>,
}

impl Saved for DuelDecks {
    const FILE: &'static str = "duel-decks.ron";
    const VERSION: u32 = 1;
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
        let sitting = Sitting::from(game);
        let back = ChessAutosave::of(&sitting).sitting().unwrap();
        assert_eq!((back.game.ply(), back.game.future().len()), (1, 2));
        assert_eq!(back.game.position(), sitting.game.position());
    }

    #[test]
    fn a_game_comes_back_with_its_players_and_its_clock() {
        let mut clock = Clock::new("3+2/1b5".parse().unwrap());
        clock.press(Color::White);
        clock.pass(Color::Black, std::time::Duration::from_millis(12_345));
        let mut sitting = Sitting {
            clock: Some(clock),
            seats: Seats::against(Color::Black, Level::Expert),
            ..Sitting::from(Game::new(Rules::Standard))
        };
        sitting.file(Some(Home {
            path: "games.pgn".into(),
            text: "*".to_owned(),
        }));
        let text = ron::to_string(&ChessAutosave::of(&sitting)).unwrap();
        let saved: ChessAutosave = ron::from_str(&text).unwrap();
        assert_eq!(saved.sitting().unwrap(), sitting);
        let unknown = text.replace("expert", "wizard");
        let saved: ChessAutosave = ron::from_str(&unknown).unwrap();
        assert!(saved.sitting().unwrap_err().contains("wizard"));
    }

    #[test]
    fn a_game_comes_back_with_what_was_noted() {
        let text = "[White \"Ada\"]\n\n1. e4 {mine} e5 (1... c5 $5) 2. Nf3 *";
        let read = pgn::parse(text).remove(0).unwrap();
        let (tags, tree) = (read.tags, read.tree);
        let sitting = Sitting {
            notes: Some(Box::new(Notes { tags, tree })),
            ..Sitting::from(read.game)
        };
        let saved = ron::to_string(&ChessAutosave::of(&sitting)).unwrap();
        let saved: ChessAutosave = ron::from_str(&saved).unwrap();
        assert_eq!(saved.sitting().unwrap(), sitting);
        // As it was written by format 1.
        let older = "(record: (rules: standard, fen: \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w \
            KQkq - 0 1\", moves: [\"e2e4\"], end: None), taken_back: 0, computers: (None, Some(\"club\")), \
            clock: None)";
        let older: ChessAutosave = ron::from_str(older).unwrap();
        let older = older.sitting().unwrap();
        assert_eq!((older.game.ply(), older.notes), (1, None));
    }

    #[test]
    fn a_look_back_comes_back_where_it_stood() {
        let read = pgn::parse("1. e4 e5 2. Nf3 1-0").remove(0).unwrap();
        let (tags, tree) = (read.tags, read.tree);
        let home = Home {
            path: "some/games.pgn".into(),
            text: "as it was".into(),
        };
        let mut sheet = Scoresheet::new(Notes { tags, tree }, Some(home));
        sheet.go(sheet.at_ply(1));
        let mut game = sheet.game_at(sheet.now());
        let mv = game.position().parse_san("c5").unwrap();
        game.play(mv).unwrap();
        sheet.follow(&game);
        sheet.say("a } brace, \"quotes\" and ü");
        sheet.begin_to_say("and mo", Some(2));
        let text = ron::to_string(&LookBack::of(&sheet)).unwrap();
        let saved: LookBack = ron::from_str(&text).unwrap();
        let back = saved.sheet().unwrap();
        assert_eq!(back.pgn(), sheet.pgn());
        assert_eq!((back.path(), back.home()), (sheet.path(), sheet.home()));
        assert!(back.is_changed());
        assert_eq!(back.draft(), sheet.draft());
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
