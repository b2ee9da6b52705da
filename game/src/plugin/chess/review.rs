//! After the game: stepping through it, what was wrong in it, and trying something else.

use crate::{
    chess::{
        adviser::Evaluation,
        board::{Board, Pointer},
        game_manager::{Intent, Phase},
        review::{Finding, Review},
        sitting::Sitting,
    },
    plugin::Parlour,
    ui::{Screen, StepTo},
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_engine::chess::{Bound, Level, Limits, Options, Player, Request, Thought};
use parlour_rules::chess::Color;
use std::{
    fmt,
    sync::mpsc::{Receiver, TryRecvError, channel},
    time::Duration,
};

/// How long each position is looked at, and how deep.
const TIME: Duration = Duration::from_millis(400);
const DEPTH: u32 = 16;

/// A game that is looked back at, and the engine that looks.
#[derive(Default)]
pub struct Reviewing {
    review: Option<Review>,
    player: Option<Player>,
    /// Which position is looked at, whose move it is there, and what is heard of it.
    heard: Option<(usize, Color, Receiver<Thought>)>,
    found: Option<Finding>,
    failed: bool,
}

impl fmt::Debug for Reviewing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Reviewing({})", self.review.is_some())
    }
}

impl Reviewing {
    /// The game that is looked back at.
    pub(in crate::plugin) fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// Ends it.
    pub(in crate::plugin) fn end(&mut self) {
        self.review = None;
        self.rest();
    }

    fn rest(&mut self) {
        if self.heard.take().is_some()
            && let Some(player) = &self.player
        {
            player.stop();
        }
    }

    /// Looks at one position after the other; whether something new is known.
    fn work(&mut self) -> bool {
        let Some(review) = &mut self.review else {
            return false;
        };
        let mut news = false;
        while let Some((ply, turn, heard)) = &self.heard {
            match heard.try_recv() {
                Err(TryRecvError::Empty) => return news,
                Ok(Thought::Info(info)) if info.bound == Bound::Exact => {
                    self.found = Some(Finding {
                        evaluation: Evaluation::of(info.score, *turn),
                        best: info.pv.first().copied(),
                    });
                }
                Ok(Thought::Info(_)) => {}
                Ok(Thought::Move(..)) | Err(TryRecvError::Disconnected) => {
                    let unknown = Finding {
                        evaluation: Evaluation::Centipawns(0),
                        best: None,
                    };
                    // One that tells nothing is not asked again.
                    review.learn(*ply, self.found.take().unwrap_or(unknown));
                    self.heard = None;
                    news = true;
                }
            }
        }
        let Some((ply, situation)) = review.unknown().filter(|_| !self.failed) else {
            return news;
        };
        let player = match &mut self.player {
            Some(player) => player,
            none => match Player::new(Options::default()) {
                Ok(player) => none.insert(player),
                Err(_) => {
                    // The game can be gone through all the same.
                    self.failed = true;
                    return news;
                }
            },
        };
        let (told, heard) = channel();
        let turn = situation.position.turn();
        let request = Request {
            limits: Limits {
                depth: Some(DEPTH),
                ..Limits::of_time(TIME)
            },
            level: Level::Full,
            ..Request::of_analysis(situation, 1)
        };
        // Nobody may be listening any more.
        player.think(request, Box::new(move |thought| drop(told.send(thought))));
        self.heard = Some((ply, turn, heard));
        news
    }
}

impl Parlour {
    /// Begins to look back at the game on the table, which must be over.
    pub(super) fn begin_review(&mut self, ctx: &mut PluginContext) -> GameResult {
        let Some(sitting) = self.with_sitting(ctx, Sitting::clone) else {
            return Ok(());
        };
        if sitting.game.outcome().is_none() || self.lesson.is_some() {
            return Ok(());
        }
        let Ok(review) = Review::of(&sitting.game) else {
            return Ok(());
        };
        self.dialogs.clear();
        let game = review.game().clone();
        self.reviewing.end();
        self.reviewing.review = Some(review);
        self.place(ctx, game)?;
        self.picks_due = Some(3);
        Ok(())
    }

    /// Goes to another move of the game that is looked back at.
    pub(super) fn step_review(&mut self, ctx: &mut PluginContext, to: StepTo) -> GameResult {
        let Some(review) = self.reviewing.review.clone() else {
            return Ok(());
        };
        let Some(sitting) = self.with_sitting(ctx, Sitting::clone) else {
            return Ok(());
        };
        if !matches!(self.phase(ctx), Phase::Idle | Phase::GameOver) {
            return Ok(());
        }
        let game = &sitting.game;
        let departure = review.departure(game);
        let ply = departure.unwrap_or(game.ply());
        match to {
            StepTo::Back if game.ply() > 0 => return self.submit(ctx, Intent::Undo),
            StepTo::Forward if departure.is_some() => return self.submit(ctx, Intent::Redo),
            StepTo::Forward => {
                if let Some(next) = review.game().history().get(ply) {
                    return self.submit(ctx, Intent::Play(next.mv));
                }
            }
            StepTo::Back => {}
            StepTo::Start => self.place(ctx, review.at(0))?,
            StepTo::End => self.place(ctx, review.game().clone())?,
            StepTo::Return if departure.is_some() => self.place(ctx, review.at(ply))?,
            StepTo::Return => {}
            StepTo::PreviousMistake | StepTo::NextMistake => {
                let forward = to == StepTo::NextMistake;
                if let Some(ply) = review.next_verdict(game.ply(), forward) {
                    self.place(ctx, review.at(ply))?;
                }
            }
        }
        self.picks_due = Some(3);
        Ok(())
    }

    /// One update: looks at the next position, and points at what would have been better.
    pub(in crate::plugin) fn advance_review(&mut self, ctx: &mut PluginContext) -> GameResult {
        if self.reviewing.review.is_none() {
            return Ok(());
        }
        if self.screen != Screen::Table || self.hidden {
            self.reviewing.rest();
            return Ok(());
        }
        if self.reviewing.work() {
            self.dirty = true;
            self.tell_reviewed();
        }
        let better = self.better_squares(ctx);
        let board = ctx
            .scenes
            .try_get_mut(self.scene)?
            .graph
            .try_get_script_of_mut::<Board>(self.nodes.board)?;
        if better.is_some() {
            board.point(Pointer::Hint, better);
        }
        Ok(())
    }

    /// Tells what was wrong in the game, once all of it was looked at.
    fn tell_reviewed(&mut self) {
        let Some(review) = &self.reviewing.review else {
            return;
        };
        if review.unknown().is_some() {
            return;
        }
        let verdicts: serde_json::Map<_, _> = (1..=review.game().ply())
            .filter_map(|ply| Some((ply.to_string(), review.verdict(ply)?.sign().into())))
            .collect();
        self.trace
            .emit("reviewed", serde_json::json!({ "verdicts": verdicts }));
        // What can be clicked has changed: the way to the mistakes is open.
        self.picks_due = Some(3);
    }

    /// The squares of the move that would have been better than the last one.
    fn better_squares(
        &self,
        ctx: &PluginContext,
    ) -> Option<(parlour_rules::chess::Square, parlour_rules::chess::Square)> {
        let review = self.reviewing.review.as_ref()?;
        let (ply, follows) =
            self.with_game(ctx, |game| (game.ply(), review.departure(game).is_none()))?;
        let mv = review.better(ply).filter(|_| follows)?;
        let before = &review.game().history().get(ply.checked_sub(1)?)?.before;
        Some((mv.from, before.destination(mv)))
    }
}
