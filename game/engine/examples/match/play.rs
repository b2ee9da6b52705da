//! Playing the games of a match.

use std::{
    error::Error,
    fmt::Write as _,
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use parlour_engine::uci::client::{Client, ClientError};
use parlour_rules::chess::{Color, Game, Outcome, Reason, Rules};

use crate::{openings::Openings, rival::Rival};

/// Time control of a match.
#[derive(Clone, Copy, Debug)]
pub enum Pace {
    /// Game clock: time and increment.
    Time(Duration, Duration),
    /// Number of nodes for each move.
    Nodes(u64),
}

impl Pace {
    /// Reads a time control such as `1000+100`, in milliseconds.
    pub fn of_time(text: &str) -> Result<Self, Box<dyn Error>> {
        let (time, increment) = text.split_once('+').unwrap_or((text, "0"));
        Ok(Self::Time(
            Duration::from_millis(time.parse()?),
            Duration::from_millis(increment.parse()?),
        ))
    }

    /// Returns the `go` command for these clock times, white's and black's.
    fn go(self, clocks: [Duration; 2]) -> String {
        match self {
            Self::Nodes(nodes) => format!("go nodes {nodes}"),
            Self::Time(_, increment) => {
                let increment = increment.as_millis();
                let [white, black] = clocks.map(|clock| clock.as_millis());
                format!("go wtime {white} btime {black} winc {increment} binc {increment}")
            }
        }
    }
}

/// Result of a game.
pub struct Played {
    pub number: u64,
    pub winner: Option<Color>,
    /// Error of an engine that decided the game.
    pub fault: Option<String>,
    game: Game,
    why: String,
}

/// Adjudication: scores in hundredths of a pawn, and the number of plies for which they have to
/// hold.
const WON: i32 = 800;
const WON_PLIES: u32 = 8;
const DRAWN: i32 = 12;
const DRAWN_PLIES: u32 = 16;
const DRAWN_FROM: usize = 80;
/// Time limit for a move without a clock.
const PATIENCE: Duration = Duration::from_secs(60);

/// Settings of a match.
pub struct Match<'a> {
    pub rivals: [&'a Rival; 2],
    pub games: u64,
    pub pace: Pace,
    pub margin: Duration,
    /// Whether games are adjudicated once both engines agree on the result.
    pub early: bool,
    pub openings: &'a Openings,
}

impl Match<'_> {
    /// Plays games until the match is complete. Several threads can do so with the same counter
    /// `next`.
    pub fn run(
        &self,
        next: &AtomicU64,
        note: &mut dyn FnMut(Played),
    ) -> Result<(), Box<dyn Error>> {
        let mut clients = [self.rivals[0].start()?, self.rivals[1].start()?];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games {
                return Ok(());
            }
            let played = self.play(number, &mut clients)?;
            if played.fault.is_some() {
                // An engine that failed is restarted.
                clients = [self.rivals[0].start()?, self.rivals[1].start()?];
            }
            note(played);
        }
    }

    fn play(&self, number: u64, clients: &mut [Client; 2]) -> Result<Played, ClientError> {
        let mut game = self.openings.nth(number / 2);
        for client in clients.iter_mut() {
            client.new_game()?;
        }
        let mut clocks = match self.pace {
            Pace::Time(time, _) => [time; 2],
            Pace::Nodes(_) => [PATIENCE; 2],
        };
        let mut adjudicator = Adjudicator::default();
        let over = |game: Game, outcome: Outcome| Played {
            number,
            winner: outcome.winner,
            fault: None,
            game,
            why: outcome.reason.to_string(),
        };
        loop {
            if let Some(outcome) = game.outcome() {
                return Ok(over(game, outcome));
            }
            if let Some(claim) = game.claims().first() {
                return Ok(over(game, Outcome::draw(claim.reason())));
            }
            let turn = game.position().turn();
            let side = (turn.index() + number as usize) % 2;
            let client = &mut clients[side];
            let pace = self.rivals[side].nodes.map_or(self.pace, Pace::Nodes);
            let begin = Instant::now();
            let patience = clocks[turn.index()] + self.margin + Duration::from_secs(2);
            let reply = client.search(&position(&game), &pace.go(clocks), patience, |_| {});
            let taken = begin.elapsed();
            let lost = |game: Game, fault: String| Played {
                number,
                winner: Some(!turn),
                why: fault.clone(),
                fault: Some(format!("{turn}: {fault}")),
                game,
            };
            let reply = match reply {
                Ok(reply) => reply,
                Err(error) => return Ok(lost(game, error.to_string())),
            };
            if let Pace::Time(_, increment) = pace {
                let clock = &mut clocks[turn.index()];
                if taken > *clock + self.margin {
                    let late = (taken - *clock).as_millis();
                    return Ok(lost(game, format!("time exceeded by {late} ms")));
                }
                *clock = clock.saturating_sub(taken) + increment;
            }
            let played = game.position().parse_uci(&reply.best);
            let Ok(mv) = played else {
                return Ok(lost(game, format!("illegal move {}", reply.best)));
            };
            if let Err(error) = game.play(mv) {
                return Ok(lost(game, error.to_string()));
            }
            let score = reply.score.filter(|_| self.early);
            let verdict =
                score.and_then(|score| adjudicator.judge(&game, turn, score.centipawns()));
            if let Some(outcome) = verdict {
                return Ok(over(game, outcome));
            }
        }
    }
}

/// Adjudication of games whose result both engines agree on.
#[derive(Default)]
struct Adjudicator {
    /// Number of consecutive plies in which white was winning; negative for black.
    winning: i32,
    /// Number of consecutive plies with a drawish score.
    drawish: u32,
}

impl Adjudicator {
    /// Adds the score that the side to move found before its move, and returns the outcome if the
    /// game is decided.
    fn judge(&mut self, game: &Game, turn: Color, score: i32) -> Option<Outcome> {
        let white = if turn == Color::White { score } else { -score };
        self.winning = match white {
            WON.. if self.winning >= 0 => self.winning + 1,
            white if white <= -WON && self.winning <= 0 => self.winning - 1,
            _ => 0,
        };
        self.drawish = if score.abs() <= DRAWN {
            self.drawish + 1
        } else {
            0
        };
        if game.outcome().is_some() {
            return None;
        }
        if self.winning.unsigned_abs() >= WON_PLIES {
            let winner = if self.winning > 0 {
                Color::White
            } else {
                Color::Black
            };
            return Some(Outcome::win(winner, Reason::Resignation));
        }
        (self.drawish >= DRAWN_PLIES && game.ply() >= DRAWN_FROM)
            .then(|| Outcome::draw(Reason::Agreement))
    }
}

/// Returns the `position` command for a game.
fn position(game: &Game) -> String {
    let mut line = if *game.start() == parlour_rules::chess::Position::start(Rules::Standard) {
        "position startpos".to_owned()
    } else {
        format!("position fen {}", game.start().fen())
    };
    for (played, number) in game.history().iter().zip(0..) {
        line += if number == 0 { " moves " } else { " " };
        line += &played.uci;
    }
    line
}

impl Played {
    /// Formats the game as PGN.
    pub fn pgn(&self, names: &[String; 2]) -> String {
        let [white, black] = if self.number.is_multiple_of(2) {
            [&names[0], &names[1]]
        } else {
            [&names[1], &names[0]]
        };
        let result = match self.winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        };
        let mut text = format!(
            "[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"{}\"]\n[Result \"{result}\"]\n\n",
            self.number + 1
        );
        let mut column = 0;
        for (played, ply) in self.game.history().iter().zip(0..) {
            let number = match ply % 2 {
                0 => format!("{}. ", ply / 2 + 1),
                _ => String::new(),
            };
            let word = format!("{number}{} ", played.san);
            column += word.len();
            if column > 78 {
                text.push('\n');
                column = word.len();
            }
            text += &word;
        }
        let _ = writeln!(text, "{{{}}} {result}", self.why);
        text
    }
}
