//! What the plugin does at Prospector's table: it deals, saves, keeps the books, asks the solver,
//! and lets scores fly.

use super::Parlour;
use crate::{
    calendar,
    camera::Lens,
    cards::{picture::CardPictures, pool::DECK_DESIGN},
    data,
    prospector::{
        card_selector::move_of,
        manager::{Intent, News, Phase, Prospector},
        tableau::{Spot, Tableau},
    },
    saves::{ProspectorAutosave, ProspectorBooks},
    sentences,
    sounds::Sound,
    storage::{Saved, Storage, StorageError},
    trace::Pixel,
    ui::{
        self, Dialog, Dig, Insight, ProspectorView, RoundReport, Screen,
        floating::FloatingScores,
        prospector::{GUIDE_STEPS, MOST_DIGITS, separator},
    },
};
use fyrox::{
    core::{algebra::Vector2, log::Log, pool::Handle},
    graph::SceneGraph,
    gui::UserInterface,
    plugin::{PluginContext, error::GameResult},
    scene::{Scene, node::Node},
};
use parlour_rules::{
    cards::{Layout, SlotId},
    prospector::{
        Banked, Books, Date, DealName, Dealer, Event, Mine, Move, Round, Rules, Series, Settled,
        State as RoundState, Wanted,
        solver::{Aim, Budget, Hint, Puzzle, Unsolved},
    },
};
use serde_json::json;
use std::{
    fmt::Write as _,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, TryRecvError, channel},
    },
};

/// Where the cards lie.
const LAYOUT: &str = "data/prospector/layout.ron";
/// Seconds of rest between the end of a round and its announcement, at normal speed.
const REST: f32 = 1.0;
/// A question to the solver.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Question {
    Hint(Aim),
    CanWin,
}

/// The solver at work on its own thread.
#[derive(Debug)]
struct Thinking {
    answer: Receiver<Insight>,
    stop: Arc<AtomicBool>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// What the plugin knows of Prospector's table.
#[derive(Debug, Default)]
pub(super) struct Diggings {
    manager: Handle<Node>,
    tableau: Handle<Node>,
    dealer: Option<Dealer>,
    layout: Option<Arc<Layout>>,
    books: Books,
    /// The books as they will be when the lost round on the table is left.
    projected: Option<Books>,
    /// The series as it was last saved.
    saved: Option<ProspectorAutosave>,
    /// Whether files lie there that were not read, and are to be kept.
    keep_series: bool,
    keep_books: bool,
    shown_score: u64,
    insight: Option<Insight>,
    thinking: Option<Thinking>,
    guide: Option<usize>,
    floats: FloatingScores,
    /// Seconds until the end of the round is announced, and whether it was won.
    announcement: Option<(f32, bool)>,
}

impl Diggings {
    /// Reads what was saved. Errors are noted, and the files kept.
    pub(super) fn load(
        storage: Option<&Storage>,
        fresh: bool,
        mut note: impl FnMut(StorageError),
    ) -> Self {
        let mut diggings = Self {
            keep_series: fresh,
            keep_books: fresh,
            ..Self::default()
        };
        let Some(storage) = storage.filter(|_| !fresh) else {
            return diggings;
        };
        match storage.load::<ProspectorBooks>() {
            Ok(Some(saved)) => diggings.books = saved.books,
            Ok(None) => {}
            Err(error) => note(error),
        }
        match storage.load::<ProspectorAutosave>() {
            Ok(saved) => diggings.saved = saved,
            Err(error) => note(error),
        }
        diggings
    }
}

/// The day in UTC; the first day that the calendar knows where the clock says nothing sensible.
fn today() -> Date {
    let (year, month, day) = calendar::today();
    let date = Date::new(
        year.clamp(0, 9999) as u16,
        month.clamp(1, 12) as u8,
        day.clamp(1, 31) as u8,
    );
    date.unwrap_or_else(|_| Date::new(1970, 1, 1).expect("this day was one"))
}

/// Loading and placing.
impl Parlour {
    /// The scene has come: find the scripts, read the layout, and lay out a series.
    pub(super) fn sit_down_to_dig(
        &mut self,
        ctx: &mut PluginContext,
        manager: Handle<Node>,
        tableau: Handle<Node>,
    ) -> GameResult {
        self.diggings.manager = manager;
        self.diggings.tableau = tableau;
        let read = data::read_text(ctx.resource_manager, LAYOUT)
            .ok_or_else(|| format!("{LAYOUT} could not be read."))
            .and_then(|text| Layout::read(LAYOUT, &text).map_err(|error| format!("{error}.")))
            .and_then(|layout| match Mine::new(&layout) {
                Ok(mine) => Ok((layout, mine)),
                Err(error) => Err(format!("{LAYOUT}: {error}.")),
            });
        let read = read.and_then(|read| {
            // A table without cards is none: the deck is looked at before anybody sits down.
            CardPictures::load(ctx.resource_manager, DECK_DESIGN, 16)
                .map(|_| read)
                .map_err(|error| format!("{error}."))
        });
        let (layout, mine) = match read {
            Ok(read) => read,
            Err(sentence) => {
                self.screen = Screen::Menu;
                self.complain(sentence);
                return Ok(());
            }
        };
        let (layout, mine) = (Arc::new(layout), Arc::new(mine));
        let dealer = Dealer::new(mine.clone());
        self.diggings.dealer = Some(dealer.clone());
        self.diggings.layout = Some(layout.clone());
        let rules = if self.options.no_wrap {
            Rules::NO_WRAP
        } else {
            Rules::WRAP
        };
        let mut series = None;
        if let Some(saved) = self.diggings.saved.take() {
            match Series::resume(&saved.series, &mine) {
                Ok(resumed) => series = Some(resumed),
                Err(error) => {
                    if let Some(storage) = &self.storage {
                        let reason = error.to_string();
                        let error = storage.set_aside_damaged(ProspectorAutosave::FILE, &reason);
                        self.complain(sentences::storage(&self.locale, &error));
                    }
                }
            }
        }
        let resumed = series.is_some();
        let mut series = match series {
            Some(series) => series,
            None => {
                let chance = std::time::SystemTime::now()
                    .duration_since(std::time::UNIX_EPOCH)
                    .map_or(0, |time| time.as_nanos() as u64);
                let seed = self.options.seed.unwrap_or(chance);
                Series::begin(&dealer, rules, Wanted::Winnable, seed)
            }
        };
        // What the command line asks for is asked for once.
        if std::mem::take(&mut self.options.no_wrap) && resumed && series.rules().wrap {
            let left = series.change(&dealer, rules, series.wanted());
            self.enter_in_books(left);
        }
        if let Some(number) = self.options.deal.take() {
            let left = series.begin_typed(&dealer, number);
            // A round that nobody has seen yet was not given up.
            self.enter_in_books(left.filter(|_| resumed));
        }
        let graph = &mut ctx.scenes.try_get_mut(self.scene)?.graph;
        let command = graph
            .try_get_script_of_mut::<Prospector>(manager)?
            .place(dealer, series);
        let script = graph.try_get_script_of_mut::<Tableau>(tableau)?;
        script.set_layout(layout);
        script.command(command);
        self.open_diggings(ctx)?;
        self.catch_up(ctx);
        if resumed
            && self.with_series(ctx, |series| !series.round().history().is_empty()) == Some(true)
        {
            let sentence = self.locale.text("prospector-resumed");
            self.say(sentence);
        }
        Ok(())
    }

    /// The name of the deal on the table, to be passed on: its number, or its day.
    pub(super) fn deal_name(&self, ctx: &PluginContext) -> Option<String> {
        let name = self.with_series(ctx, |series| series.round().seed().map(|seed| seed.name));
        Some(match name.flatten()? {
            DealName::Number(number) => number.to_string(),
            DealName::Daily(date) => date.to_string(),
        })
    }

    /// The deal whose number is in the clipboard.
    pub(super) fn paste_deal(&mut self, ctx: &mut PluginContext, text: &str) -> GameResult {
        let digits: String = text
            .chars()
            .filter(|letter| !letter.is_whitespace() && !matches!(letter, '.' | ',' | '\''))
            .collect();
        if text.parse() == Ok(today()) {
            return self.dig(Dig::Daily, ctx);
        }
        match digits.parse() {
            Ok(number) => self.dig(Dig::Deal(number), ctx),
            Err(_) => {
                self.hear(ctx, Sound::Refuse);
                let sentence = self.locale.text("deal-refused");
                self.complain(sentence);
                Ok(())
            }
        }
    }

    /// Whether a hand may play follows from where the player is.
    pub(super) fn open_diggings(&mut self, ctx: &mut PluginContext) -> GameResult {
        let open = self.screen == Screen::Table;
        let graph = &mut ctx.scenes.try_get_mut(self.scene)?.graph;
        graph
            .try_get_script_of_mut::<Prospector>(self.diggings.manager)?
            .set_open(open);
        Ok(())
    }

    fn miner<'a>(&self, scene: &'a Scene) -> Option<&'a Prospector> {
        scene
            .graph
            .try_get_script_of::<Prospector>(self.diggings.manager)
            .ok()
    }

    /// The series on the table.
    pub fn series<'a>(&self, scene: &'a Scene) -> Option<&'a Series> {
        self.miner(scene)?.series()
    }

    fn with_series<T>(&self, ctx: &PluginContext, with: impl FnOnce(&Series) -> T) -> Option<T> {
        let scene = ctx.scenes.try_get(self.scene).ok()?;
        self.series(scene).map(with)
    }

    /// What the panels show.
    pub(super) fn prospector_view<'a>(&'a self, scene: &'a Scene) -> Option<ProspectorView<'a>> {
        Some(ProspectorView {
            series: self.series(scene)?,
            books: self
                .diggings
                .projected
                .as_ref()
                .unwrap_or(&self.diggings.books),
            today: today(),
            shown_score: self.diggings.shown_score,
            insight: self.diggings.insight.as_ref(),
            guide: self.diggings.guide,
        })
    }

    /// Whether the table takes input and everything has come to rest.
    pub(super) fn diggings_rest(&self, scene: &Scene) -> bool {
        self.miner(scene).is_some_and(Prospector::is_at_rest)
            && self.diggings.announcement.is_none()
            && self.diggings.floats.is_at_rest()
            && self.diggings.thinking.is_none()
    }
}

/// What is asked for.
impl Parlour {
    /// Carries out what is asked for at this table.
    pub(super) fn dig(&mut self, dig: Dig, ctx: &mut PluginContext) -> GameResult {
        match dig {
            // The way to the table is the house's business.
            Dig::Sit => {
                self.dialogs.clear();
                self.screen = Screen::Table;
                self.open_diggings(ctx)?;
                self.catch_up(ctx);
                let (played, _) = self.diggings.books.statistics.all();
                let begun = self.with_series(ctx, |series| !series.round().history().is_empty());
                if played == 0 && begun == Some(false) && self.diggings.guide.is_none() {
                    self.diggings.guide = Some(0);
                }
                self.picks_due = Some(3);
            }
            Dig::Next
            | Dig::Restart
            | Dig::Daily
            | Dig::Deal(_)
            | Dig::ToggleWrap
            | Dig::ToggleWinnable => {
                let begun = self.with_series(ctx, |series| {
                    let round = series.round();
                    let begun = !round.history().is_empty() || !round.future().is_empty();
                    // Points from earlier rounds are at stake, too.
                    round.state() == RoundState::Playing && (begun || round.carried() > 0)
                });
                if begun == Some(true) {
                    self.dialogs.push(Dialog::GiveUp(dig));
                    self.picks_due = Some(3);
                } else {
                    self.go_on(dig, ctx)?;
                }
            }
            Dig::GiveUp(dig) => self.go_on(*dig, ctx)?,
            Dig::Digit(digit) => {
                if let Some(Dialog::DealNumber(typed)) = self.dialogs.last_mut()
                    && typed.len() < MOST_DIGITS
                    && digit < 10
                {
                    let _ = write!(typed, "{digit}");
                }
            }
            Dig::Erase => {
                if let Some(Dialog::DealNumber(typed)) = self.dialogs.last_mut() {
                    typed.pop();
                }
            }
            Dig::Hint(aim) => self.ask_solver(ctx, Question::Hint(aim))?,
            Dig::CanWin => self.ask_solver(ctx, Question::CanWin)?,
            Dig::Guide(step) => {
                self.dialogs.clear();
                self.diggings.guide = (step < GUIDE_STEPS).then_some(step);
                self.picks_due = Some(3);
            }
            Dig::LeaveGuide => {
                self.diggings.guide = None;
                self.picks_due = Some(3);
            }
        }
        Ok(())
    }

    /// Another deal, whatever becomes of the round on the table.
    fn go_on(&mut self, dig: Dig, ctx: &mut PluginContext) -> GameResult {
        let wishes = self.with_series(ctx, |series| (series.rules(), series.wanted()));
        let (rules, wanted) = wishes.unwrap_or((Rules::WRAP, Wanted::Winnable));
        let intent = match dig {
            Dig::Next => Intent::Next,
            Dig::Restart => Intent::Restart,
            Dig::Daily => Intent::Daily(today()),
            Dig::Deal(number) => Intent::Deal(number),
            Dig::ToggleWrap => Intent::Change(Rules { wrap: !rules.wrap }, wanted),
            Dig::ToggleWinnable => Intent::Change(
                rules,
                match wanted {
                    Wanted::Winnable => Wanted::Any,
                    Wanted::Any => Wanted::Winnable,
                },
            ),
            _ => return Ok(()),
        };
        self.dialogs.clear();
        self.screen = Screen::Table;
        self.open_diggings(ctx)?;
        self.submit_dig(ctx, intent)
    }

    /// Hands an intent to the game.
    pub(super) fn submit_dig(&mut self, ctx: &mut PluginContext, intent: Intent) -> GameResult {
        self.intents.push(format!("{intent:?}"));
        ctx.scenes
            .try_get_mut(self.scene)?
            .graph
            .try_get_script_of_mut::<Prospector>(self.diggings.manager)?
            .submit(intent);
        Ok(())
    }

    /// Draws a card, as a click on the draw pile does.
    pub(super) fn draw_card(&mut self, ctx: &mut PluginContext) -> GameResult {
        self.submit_dig(ctx, Intent::Play(Move::Draw))
    }

    /// What the keys type into the number of a deal; returns whether it was for it.
    pub(super) fn type_number(
        &mut self,
        text: Option<&str>,
        erase: bool,
        enter: bool,
        ctx: &mut PluginContext,
    ) -> Result<bool, fyrox::plugin::error::GameError> {
        let Some(Dialog::DealNumber(typed)) = self.dialogs.last() else {
            return Ok(false);
        };
        let digit = text.and_then(|text| text.chars().next()?.to_digit(10));
        let dig = if erase {
            Dig::Erase
        } else if let Some(digit) = digit {
            Dig::Digit(digit as u8)
        } else if enter && let Ok(number) = typed.parse() {
            Dig::Deal(number)
        } else {
            return Ok(false);
        };
        self.carry_out(ui::Action::Prospector(dig), ctx)?;
        Ok(true)
    }

    /// Asks the solver, on a thread of its own.
    fn ask_solver(&mut self, ctx: &mut PluginContext, question: Question) -> GameResult {
        let round = self.with_series(ctx, |series| series.round().clone());
        let Some(round) = round.filter(|round| round.state() == RoundState::Playing) else {
            return Ok(());
        };
        let solver = self.diggings.dealer.as_ref().and_then(Dealer::solver);
        let Some(solver) = solver.cloned() else {
            self.diggings.insight = Some(Insight::NoAnswer);
            return Ok(());
        };
        let (sender, answer) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        self.diggings.insight = Some(Insight::Thinking);
        self.diggings.thinking = Some(Thinking {
            answer,
            stop: stop.clone(),
        });
        self.picks_due = Some(3);
        std::thread::spawn(move || {
            let budget = Budget::until(&stop);
            let insight = match question {
                Question::Hint(aim) => solver.hint(&round, aim, &budget).map(|hint| match hint {
                    Some(hint) => Insight::Hint(hint),
                    None => Insight::NoAnswer,
                }),
                Question::CanWin => solver
                    .shortest(&Puzzle::of(&round), &budget)
                    .map(|moves| Insight::CanWin(moves.map(|moves| moves.len()))),
            };
            // Nobody waits for the answer any more when it was stopped.
            let _ = match insight {
                Ok(insight) => sender.send(insight),
                Err(Unsolved::Stopped) => Ok(()),
                Err(Unsolved::OtherMine) => sender.send(Insight::NoAnswer),
            };
        });
        Ok(())
    }

    /// Takes the solver's answer when it has come.
    fn hear_solver(&mut self, ctx: &mut PluginContext) -> GameResult {
        let Some(thinking) = &self.diggings.thinking else {
            return Ok(());
        };
        let insight = match thinking.answer.try_recv() {
            Ok(insight) => insight,
            Err(TryRecvError::Empty) => return Ok(()),
            Err(TryRecvError::Disconnected) => Insight::NoAnswer,
        };
        self.diggings.thinking = None;
        let graph = &mut ctx.scenes.try_get_mut(self.scene)?.graph;
        if let Insight::Hint(Hint { mv, .. }) = insight {
            let spot = match mv {
                Move::Take(slot) => Spot::Slot(slot),
                Move::Draw => Spot::Draw,
            };
            graph
                .try_get_script_of_mut::<Tableau>(self.diggings.tableau)?
                .hint(Some(spot));
        }
        if insight != Insight::NoAnswer {
            graph
                .try_get_script_of_mut::<Prospector>(self.diggings.manager)?
                .hint_shown();
        }
        self.trace_insight(&insight);
        self.diggings.insight = Some(insight);
        self.save_series(ctx);
        self.dirty = true;
        self.picks_due = Some(3);
        Ok(())
    }

    fn trace_insight(&mut self, insight: &Insight) {
        let fields = match insight {
            Insight::Hint(hint) => json!({
                "move": hint.mv.to_string(),
                "aim": match hint.aim { Aim::Win => "win", Aim::Score => "score" },
                "steps_to_win": hint.steps_to_win,
                "best_score": hint.best_score,
            }),
            Insight::CanWin(steps) => json!({ "winnable": steps.is_some(), "steps": steps }),
            Insight::Thinking | Insight::NoAnswer => json!({}),
        };
        self.trace.emit("hint", fields);
    }
}

/// What happens.
impl Parlour {
    /// One update of the table.
    pub(super) fn update_diggings(&mut self, ctx: &mut PluginContext) -> GameResult {
        let scene = ctx.scenes.try_get_mut(self.scene)?;
        self.camera_events(scene);
        let heard = scene
            .graph
            .try_get_script_of_mut::<Tableau>(self.diggings.tableau)?
            .take_sounds();
        for sound in heard {
            self.sounds.play(scene, sound, self.settings.volume);
        }
        let news = scene
            .graph
            .try_get_script_of_mut::<Prospector>(self.diggings.manager)?
            .take_news();
        for item in news {
            self.take_dig_news(ctx, item)?;
        }
        self.hear_solver(ctx)?;
        self.announce(ctx)?;
        self.fly_scores(ctx);
        Ok(())
    }

    fn take_dig_news(&mut self, ctx: &mut PluginContext, news: News) -> GameResult {
        self.dirty = true;
        match news {
            News::Played { events } => {
                self.forget_insight();
                // Whoever hears of a move finds it saved.
                self.save_series(ctx);
                for event in events {
                    self.tell(ctx, event);
                }
            }
            News::TakenBack { ply } => {
                self.forget_insight();
                self.save_series(ctx);
                self.diggings.announcement = None;
                self.diggings.projected = None;
                self.dialogs
                    .retain(|dialog| !matches!(dialog, Dialog::RoundOver(_)));
                self.trace.emit("step", json!({ "ply": ply, "back": true }));
                self.hear(ctx, Sound::Undo);
                self.catch_up(ctx);
            }
            News::Refused(mv, refusal) => {
                let spot = match mv {
                    Move::Take(slot) => Spot::Slot(slot),
                    Move::Draw => Spot::Draw,
                };
                ctx.scenes
                    .try_get_mut(self.scene)?
                    .graph
                    .try_get_script_of_mut::<Tableau>(self.diggings.tableau)?
                    .refuse(spot);
                let sentence = ui::prospector::refused(&self.locale, &refusal);
                self.trace.error(&sentence);
                self.say(sentence);
                self.picks_due = Some(2);
            }
            News::Placed => {
                self.diggings.projected = None;
                self.forget_insight();
                self.diggings.announcement = None;
                self.save_series(ctx);
                self.catch_up(ctx);
            }
            News::Left(settled) => self.enter_in_books(Some(settled)),
            News::Over { won } => {
                let rest = REST * self.settings.motion.factor();
                self.diggings.announcement = Some((rest, won));
            }
            News::Ready => self.picks_due = Some(2),
        }
        Ok(())
    }

    /// Traces one thing that happened, and lets its score fly.
    fn tell(&mut self, ctx: &PluginContext, event: Event) {
        match event {
            Event::Taken {
                slot,
                card,
                gold,
                chain,
                run,
            } => {
                self.trace.emit(
                    "take",
                    json!({ "slot": slot.0, "card": card.to_string(), "chain": chain, "run": run }),
                );
                let from = self.pixel_of_slot(ctx, slot);
                let points = u64::from(chain);
                if gold {
                    self.diggings.floats.rise_gold(points, run, from);
                } else {
                    self.diggings.floats.rise(points, run, from);
                }
            }
            Event::Drawn { card, left } => {
                self.trace
                    .emit("draw", json!({ "card": card.to_string(), "left": left }));
            }
            Event::Banked(Banked {
                run,
                gold,
                added,
                score,
                ..
            }) => {
                self.trace.emit(
                    "bank",
                    json!({ "run": run, "gold": gold, "added": added, "score": score }),
                );
                self.diggings.floats.bank(added, gold);
            }
            Event::Won { score } | Event::Lost { score } => {
                let won = matches!(event, Event::Won { .. });
                self.trace
                    .emit("round", json!({ "won": won, "score": score }));
                if !won {
                    self.trace.emit(
                        "over",
                        json!({ "result": "lost", "reason": "nothing-fits", "score": score }),
                    );
                }
            }
            _ => {}
        }
    }

    /// After a rest the end of a round is announced.
    fn announce(&mut self, ctx: &mut PluginContext) -> GameResult {
        if self.screen != Screen::Table {
            // It waits for the player to come back from the menu.
            return Ok(());
        }
        let Some((left, won)) = &mut self.diggings.announcement else {
            return Ok(());
        };
        *left -= ctx.dt;
        if *left > 0.0 {
            return Ok(());
        }
        let won = *won;
        self.diggings.announcement = None;
        let best_before = self.with_series(ctx, |series| {
            self.diggings.books.high_scores.best(series.round().rules())
        });
        // A round enters the books when it is left: a lost one may still be taken back, and whether
        // a series goes on after a win is not known yet. What it brings is told now.
        let outlook = self.with_series(ctx, Series::outlook).flatten();
        let report = outlook.map(|settled| {
            let mut books = self.diggings.books.clone();
            let entered = books.enter(&settled, Some(today()));
            self.diggings.projected = Some(books);
            (settled, entered)
        });
        self.hear(
            ctx,
            if won {
                Sound::RoundWon
            } else {
                Sound::RoundLost
            },
        );
        if let Some((settled, entered)) = report {
            self.dialogs.push(Dialog::RoundOver(RoundReport {
                settled,
                entered,
                best_before: best_before.unwrap_or(0),
            }));
        }
        self.dirty = true;
        self.picks_due = Some(3);
        Ok(())
    }

    fn forget_insight(&mut self) {
        self.diggings.insight = None;
        self.diggings.thinking = None;
    }

    /// The score shown is the score that is, and no number is on its way.
    fn catch_up(&mut self, ctx: &mut PluginContext) {
        let score = self.with_series(ctx, |series| series.round().score());
        let Some(score) = score else { return };
        if let Ok(ui) = ctx.user_interfaces.try_get_mut(self.ui) {
            self.diggings.floats.clear(ui);
        }
        let separator = separator(&self.locale);
        self.diggings.floats.set_separator(&separator);
        self.diggings.floats.set_run(score.run());
        self.diggings.floats.set_gold(score.gold);
        self.diggings.shown_score = score.banked;
        self.dirty = true;
    }

    fn fly_scores(&mut self, ctx: &mut PluginContext) {
        let scale = ui::scale(self.window, self.settings.ui_scale);
        let covered = ui::panel_covers(self.window, self.settings.ui_scale);
        let (speed, dt) = (self.settings.motion.factor(), ctx.dt);
        let Ok(ui) = ctx.user_interfaces.try_get_mut(self.ui) else {
            return;
        };
        // The announcement of the end stands beside them; every other dialog over them.
        let covered_up = !matches!(self.dialogs.last(), None | Some(Dialog::RoundOver(_)));
        self.diggings
            .floats
            .set_hidden(self.screen != Screen::Table || covered_up);
        let arrived = self
            .diggings
            .floats
            .update(ui, self.window, scale, covered, speed, dt);
        if arrived > 0 {
            self.diggings.shown_score += arrived;
            self.dirty = true;
            self.hear(ctx, Sound::Bank);
        }
    }

    fn pixel_of_slot(&self, ctx: &PluginContext, slot: SlotId) -> Vector2<f32> {
        let middle = self.window * 0.5;
        let Ok(scene) = ctx.scenes.try_get(self.scene) else {
            return middle;
        };
        let place = scene
            .graph
            .try_get_script_of::<Tableau>(self.diggings.tableau)
            .ok()
            .and_then(|tableau| tableau.home_of(slot));
        let camera = scene.graph.try_get(self.nodes.camera).ok();
        camera
            .zip(place)
            .and_then(|(camera, place)| Lens::of(camera).pixel(place, self.window))
            .unwrap_or(middle)
    }
}

/// Files.
impl Parlour {
    fn enter_in_books(&mut self, settled: Option<Settled>) {
        if let Some(settled) = settled {
            self.diggings.books.enter(&settled, Some(today()));
            self.save_books();
        }
    }

    fn save_books(&mut self) {
        let saved = ProspectorBooks {
            books: self.diggings.books.clone(),
        };
        let keep = std::mem::take(&mut self.diggings.keep_books);
        self.write(&saved, keep);
    }

    fn save_series(&mut self, ctx: &PluginContext) {
        let Some(series) = self.with_series(ctx, Series::record) else {
            return;
        };
        let keep = std::mem::take(&mut self.diggings.keep_series);
        let saved = ProspectorAutosave { series };
        self.write(&saved, keep);
        // Another table may be fetched and this one come back.
        self.diggings.saved = Some(saved);
    }

    /// Writes a file; `keep` says that one lies there which was not read, and is put aside.
    fn write<T: Saved>(&mut self, saved: &T, keep: bool) {
        let Some(storage) = &self.storage else { return };
        let kept = if keep {
            storage.put_aside(T::FILE)
        } else {
            Ok(())
        };
        if let Err(error) = kept.and_then(|()| storage.save(saved)) {
            Log::warn(error.to_string());
            self.complain(sentences::storage(&self.locale, &error));
        }
    }

    /// What a bug report says of this table.
    pub(super) fn dig_report(&self, ctx: &PluginContext) -> Option<String> {
        self.with_series(ctx, |series| {
            let round = series.round();
            let moves: Vec<String> = round.history().iter().map(Move::to_string).collect();
            format!(
                "deal: {:?}\nrules: {:?}\nscore: {:?}\nmoves: {}\n",
                round.seed(),
                round.rules(),
                round.score(),
                moves.join(" ")
            )
        })
    }
}

/// Where to click for what.
impl Parlour {
    /// How many moves were played, and a pixel for each card that can be taken.
    pub(super) fn dig_picks(
        &self,
        scene: &Scene,
        ui: &UserInterface,
    ) -> (usize, Vec<(String, Pixel)>) {
        let Some(miner) = self.miner(scene) else {
            return (0, Vec::new());
        };
        let Some(round) = miner.series().map(Series::round) else {
            return (0, Vec::new());
        };
        let ply = round.history().len();
        if miner.phase() != Phase::Digging {
            return (ply, Vec::new());
        }
        let spots = round.takeable().into_iter().map(Spot::Slot);
        let spots = spots.chain((!round.draw_pile().is_empty()).then_some(Spot::Draw));
        let named = spots.filter_map(|spot| {
            let name = match move_of(spot)? {
                Move::Take(slot) => format!("slot-{slot}"),
                Move::Draw => "draw".to_owned(),
            };
            Some((name, self.pixel_of_spot(scene, ui, spot)?))
        });
        (ply, named.collect())
    }

    /// A pixel that picks this card and nothing else.
    fn pixel_of_spot(&self, scene: &Scene, ui: &UserInterface, spot: Spot) -> Option<Pixel> {
        let tableau = scene
            .graph
            .try_get_script_of::<Tableau>(self.diggings.tableau)
            .ok()?;
        let lens = Lens::of(scene.graph.try_get(self.nodes.camera).ok()?);
        let middle = tableau.place_of(spot)?;
        // From the middle outwards over the card.
        let steps = [0.0, 0.12, -0.12, 0.25, -0.25, 0.38, -0.38, 0.45, -0.45];
        steps
            .iter()
            .flat_map(|z| steps.map(|x| (x, *z)))
            .find_map(|(x, z)| {
                let place = middle + fyrox::core::algebra::Vector3::new(x * 1.1, 0.0, z * 1.55);
                let at = lens.pixel(place, self.window)?;
                let at = Vector2::new(at.x.round(), at.y.round());
                let inside = at.x >= 1.0
                    && at.y >= 1.0
                    && at.x < self.window.x - 1.0
                    && at.y < self.window.y - 1.0;
                if !inside || !self.gui.is_free(ui, at) {
                    return None;
                }
                let ray = lens.ray(at, self.window);
                let hit = tableau.spot_under(scene, &ray);
                (hit == Some(spot)).then_some((at.x as i32, at.y as i32))
            })
    }
}

/// What tests ask.
impl Parlour {
    /// The round on the table.
    pub fn round<'a>(&self, scene: &'a Scene) -> Option<&'a Round> {
        self.series(scene).map(Series::round)
    }

    /// High scores, daily deals and statistics.
    pub fn books(&self) -> &Books {
        &self.diggings.books
    }
}
