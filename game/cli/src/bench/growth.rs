//! Time to open, step through and save long games, large PGN files and many decks, at three sizes
//! each. It must not grow faster than they do.

use std::{
    fs::{self, File},
    io::{BufReader, BufWriter, Write},
    path::Path,
};

use parlour_rules::{
    Random,
    chess::{
        Game, PieceKind, Rules,
        pgn::{self, Headings, Reader, Tags},
    },
    duel::{CardSet, DeckList},
};
use serde::Serialize;

use super::fastest;
use crate::{
    answer::{Failure, Out},
    duel::Data,
};

const ROUNDS: usize = 3;

/// Largest sizes: half-moves of a game, megabytes of a file, number of decks. A half and a quarter
/// of each are measured too.
const FULL: [u32; 3] = [2_000, 100, 1_000];
const BRIEF: [u32; 3] = [80, 4, 40];

/// Number of half-moves of each game in a file.
const FILE_PLIES: u32 = 80;
const MEGABYTE: u64 = 1_000_000;

#[derive(Serialize)]
struct Measured {
    bench: &'static str,
    task: &'static str,
    /// Unit of the size.
    unit: &'static str,
    size: u32,
    ms: f64,
    /// Time per unit divided by that at half the size; 1 if the time grows like the size.
    #[serde(skip_serializing_if = "Option::is_none")]
    growth: Option<f64>,
}

/// A task at growing sizes.
struct Task {
    name: &'static str,
    unit: &'static str,
    /// Time per unit at the size before.
    before: Option<f64>,
}

pub fn run(brief: bool, out: &mut Out) -> Result<(), Failure> {
    let [plies, megabytes, decks] = if brief { BRIEF } else { FULL };
    games(plies, out)?;
    files(megabytes, out)?;
    many_decks(decks, out)
}

/// Returns a quarter, a half and all of a size.
fn sizes(most: u32) -> [u32; 3] {
    [most / 4, most / 2, most]
}

impl Task {
    const fn new(name: &'static str, unit: &'static str) -> Self {
        Self {
            name,
            unit,
            before: None,
        }
    }

    fn measure(
        &mut self,
        size: u32,
        rounds: usize,
        out: &mut Out,
        run: impl FnMut() -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let ms = fastest(rounds, run)?.as_secs_f64() * 1e3;
        let each = ms / f64::from(size);
        out.json(&Measured {
            bench: "growth",
            task: self.name,
            unit: self.unit,
            size,
            ms,
            growth: self.before.map(|before| each / before),
        })?;
        self.before = Some(each);
        out.flush()
    }
}

fn games(most: u32, out: &mut Out) -> Result<(), Failure> {
    let mut play = Task::new("play a game", "half-moves");
    let mut save = Task::new("save a game", "half-moves");
    let mut open = Task::new("open a game", "half-moves");
    let mut step = Task::new("step back through a game and forward again", "half-moves");
    for plies in sizes(most) {
        let mut game = long_game(plies);
        if game.ply() != plies as usize {
            return Err(Failure::refused(format!("no game of {plies} half-moves")));
        }
        let text = pgn::export(&game, &Tags::default());
        play.measure(plies, ROUNDS, out, || {
            let mut again = Game::new(Rules::Standard);
            for played in game.history() {
                again.play(played.mv).map_err(Failure::refused)?;
            }
            Ok(())
        })?;
        save.measure(plies, ROUNDS, out, || {
            let saved = pgn::export(&game, &Tags::default());
            check(saved == text, "a game is saved in two ways")
        })?;
        open.measure(plies, ROUNDS, out, || {
            let opened = pgn::parse(&text);
            check(opened.len() == 1 && opened[0].is_ok(), "a game isn't read")
        })?;
        step.measure(plies, ROUNDS, out, || {
            while game.undo().is_some() {}
            while game.redo().is_some() {}
            check(game.ply() == plies as usize, "moves are lost")
        })?;
    }
    Ok(())
}

fn files(most: u32, out: &mut Out) -> Result<(), Failure> {
    let mut save = Task::new("save a PGN file", "MB");
    let mut list = Task::new("list the games of a PGN file", "MB");
    let mut read = Task::new("read all games of a PGN file", "MB");
    let folder = tempfile::tempdir().map_err(Failure::refused)?;
    let path = folder.path().join("games.pgn");
    let game = long_game(FILE_PLIES);
    for megabytes in sizes(most) {
        let mut games = 0;
        save.measure(megabytes, 1, out, || {
            games = write_games(&path, &game, megabytes).map_err(Failure::refused)?;
            Ok(())
        })?;
        list.measure(megabytes, 1, out, || {
            let text = fs::read_to_string(&path).map_err(Failure::refused)?;
            check(Headings::new(&text).count() == games, "games aren't listed")
        })?;
        read.measure(megabytes, 1, out, || {
            let file = File::open(&path).map_err(Failure::refused)?;
            let mut reader = Reader::new(BufReader::new(file), Rules::Standard);
            let mut found = 0;
            while let Some(game) = reader.next_game().map_err(Failure::refused)? {
                game.map_err(Failure::refused)?;
                found += 1;
            }
            check(found == games, "games are lost")
        })?;
    }
    Ok(())
}

fn many_decks(most: u32, out: &mut Out) -> Result<(), Failure> {
    let data = Data::of_game()?;
    let deck = data.deck("foxes")?;
    let mut save = Task::new("write deck codes", "decks");
    let mut open = Task::new("read and check decks", "decks");
    for count in sizes(most) {
        let decks: Vec<_> = (0..count)
            .map(|number| DeckList {
                id: format!("deck {number}"),
                ..deck.clone()
            })
            .collect();
        let mut codes = Vec::new();
        save.measure(count, ROUNDS, out, || {
            codes = decks.iter().map(DeckList::code).collect();
            Ok(())
        })?;
        open.measure(count, ROUNDS, out, || open_decks(&codes, &data.set))?;
    }
    Ok(())
}

fn open_decks(codes: &[String], set: &CardSet) -> Result<(), Failure> {
    for (code, number) in codes.iter().zip(0..) {
        let id = format!("deck {number}");
        let deck = DeckList::from_code(&id, code, set).map_err(Failure::refused)?;
        deck.check(set).map_err(Failure::refused)?;
    }
    Ok(())
}

fn check(is_so: bool, otherwise: &'static str) -> Result<(), Failure> {
    match is_so {
        true => Ok(()),
        false => Err(Failure::refused(otherwise)),
    }
}

/// Writes games to a file of about this size. Returns their number.
fn write_games(path: &Path, game: &Game, megabytes: u32) -> std::io::Result<usize> {
    let mut file = BufWriter::new(File::create(path)?);
    let (mut bytes, mut games) = (0, 0);
    while bytes < u64::from(megabytes) * MEGABYTE {
        games += 1;
        let tags = Tags {
            white: format!("Player {games}"),
            ..Tags::default()
        };
        let text = pgn::export(game, &tags) + "\n";
        bytes += text.len() as u64;
        file.write_all(text.as_bytes())?;
    }
    file.flush()?;
    Ok(games)
}

/// Returns a game with this many half-moves, as far as there is one. Pieces move at random and take
/// nothing. Now and then a pawn moves, so that no rule ends the game.
fn long_game(plies: u32) -> Game {
    let mut random = Random::new(1);
    let mut game = Game::new(Rules::Standard);
    'game: while game.ply() < plies as usize {
        let position = game.position().clone();
        let pawns_turn = position.halfmove_clock() >= 120;
        let mut moves: Vec<_> = position.legal_moves().into_iter().collect();
        random.shuffle(&mut moves);
        moves.sort_by_key(|mv| {
            let takes = position.piece_at(mv.to).is_some();
            let is_pawn = position.kind_at(mv.from) == Some(PieceKind::Pawn);
            (takes, is_pawn != pawns_turn)
        });
        for mv in moves {
            if game.play(mv).is_ok() && game.outcome().is_none() {
                continue 'game;
            }
            game.undo();
        }
        break;
    }
    game
}
