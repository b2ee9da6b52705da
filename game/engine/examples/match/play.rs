//! Playing games.

use std::{
    error::Error,
    fmt::Write as _,
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use parlour_engine::uci::client::{Client, ClientError};
use parlour_rules::chess::{Color, Game, Outcome, Reason, Rules};

use crate::{openings::Openings, rival::Rival};

/// How long the engines may think.
#[derive(Clone, Copy, Debug)]
pub enum Pace {
    /// A clock, with an increment.
    Time(Duration, Duration),
    /// So many positions for each move.
    Nodes(u64),
}

impl Pace {
    /// Reads `1000+100`, milliseconds.
    pub fn of_time(text: &str) -> Result<Self, Box<dyn Error>> {
        let (time, increment) = text.split_once('+').unwrap_or((text, "0"));
        Ok(Self::Time(
            Duration::from_millis(time.parse()?),
            Duration::from_millis(increment.parse()?),
        ))
    }

    /// What to ask of an engine when the clocks show this.
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

/// A game that was played.
pub struct Played {
    pub number: u64,
    pub winner: Option<Color>,
    /// What an engine did wrong, if that decided the game.
    pub fault: Option<String>,
    game: Game,
    why: String,
}

/// Both engines agree that it is won, or drawn, for so many moves of either side.
const WON: i32 = 800;
const WON_PLIES: u32 = 8;
const DRAWN: i32 = 12;
const DRAWN_PLIES: u32 = 16;
const DRAWN_FROM: usize = 80;
/// Nobody thinks longer without a clock.
const PATIENCE: Duration = Duration::from_secs(60);

/// What all games of a match have in common.
pub struct Match<'a> {
    pub rivals: [&'a Rival; 2],
    pub games: u64,
    pub pace: Pace,
    pub margin: Duration,
    /// Games end when both engines agree on how they will.
    pub early: bool,
    pub openings: &'a Openings,
}

impl Match<'_> {
    /// Plays games until none is left.
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
                // Whatever state it is in, it gets a new chance.
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
                    return Ok(lost(game, format!("{late} ms too late")));
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

/// Ends games early in which both engines agree how they will end.
#[derive(Default)]
struct Adjudicator {
    /// Plies in a row in which white, or black if negative, was winning.
    winning: i32,
    /// Plies in a row that looked drawn.
    drawish: u32,
}

impl Adjudicator {
    /// Notes the score that the player on move has just found before a move, and returns how the game
    /// ends if that is settled now.
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

/// The line that tells an engine where the game stands.
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
    /// The game as PGN.
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
