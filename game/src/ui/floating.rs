//! Scores that fly: the documents' FloatingScore.
//!
//! A card's points rise from the card along a Bézier curve, growing and shrinking, and merge into
//! the run, which stands above the table. When the run is banked it says first what its gold was
//! good for, and then flies into the score. All of this is a picture of what has already happened:
//! nothing waits for it but the score that is shown.

mod course;
pub(crate) mod numeral;

pub use course::Course;

use super::{kit::colors, prospector};
use crate::motion::Easing;
use course::{BY_THE_MIDDLE, BY_THE_TOP, RUN, bezier};
use fyrox::{
    core::{algebra::Vector2, color::Color},
    gui::UserInterface,
};
use numeral::{Face, Numerals};

/// Seconds of a flight, at normal speed.
const FLIGHT: f32 = 1.0;
/// Seconds in which a run says what a gold card of it was good for, and before it begins to.
const GOLD: f32 = 0.22;
/// Seconds within which the last cards of a run reach it when it is banked.
const HURRY: f32 = 0.25;
/// Seconds in which the run swells when something has merged into it.
const SWELL: f32 = 0.2;
/// How much it swells.
const SWOLLEN: f32 = 0.22;

/// Heights of letters at 720 lines, on the way to the run and from there to the score.
const RISING: [f32; 3] = [4.0, 50.0, 28.0];
const BANKING: [f32; 3] = [28.0, 36.0, 4.0];
const STANDING: f32 = 28.0;
/// From one line of them to the next, in heights of what stands.
const LINE: f32 = 1.15;

/// What the gold of a run does to it, for the eye: `×2` for each card, until that gets long.
pub fn times(gold: u32) -> String {
    match gold {
        0..=3 => "×2".repeat(gold as usize),
        _ => 1_u64
            .checked_shl(gold)
            .map_or_else(|| String::from("×∞"), |times| format!("×{times}")),
    }
}

/// A card's points on their way to the run.
#[derive(Debug, Clone, PartialEq)]
struct Rising {
    points: u64,
    /// The sum of the run with them.
    run: u64,
    /// Whether the card was gold.
    gold: bool,
    /// The card's pixel.
    from: Vector2<f32>,
    /// Seconds that have passed, and how fast they do.
    time: f32,
    pace: f32,
    /// To which run it belongs.
    of: u32,
    /// Whether something stands where the run does, or will before it is there.
    joins: bool,
}

/// A run on its way to the score.
#[derive(Debug, Clone, PartialEq)]
struct Banking {
    added: u64,
    gold: u32,
    time: f32,
    of: u32,
}

impl Banking {
    /// How often it says something about its gold: for each card once, but not for ever.
    fn words(&self) -> u32 {
        self.gold.min(4)
    }

    /// Seconds before it leaves.
    fn tells(&self) -> f32 {
        match self.words() {
            0 => 0.0,
            words => GOLD * (words as f32 + 1.0),
        }
    }

    /// How many of its gold cards have doubled it by now.
    fn doubled(&self) -> u32 {
        let passed = (self.time / GOLD) as u32;
        if passed >= self.words() {
            self.gold
        } else {
            passed
        }
    }
}

/// The run as it stands.
#[derive(Debug, Clone, Default, PartialEq)]
struct Standing {
    sum: u64,
    gold: u32,
    /// Seconds since something merged into it.
    merged: f32,
    of: u32,
}

/// How much larger something is that happened so many seconds ago.
fn swell(since: f32) -> f32 {
    1.0 + SWOLLEN * (1.0 - Easing::Out.at(since / SWELL))
}

/// The scores that are on their way. They are drawn over everything else.
#[derive(Debug, Default)]
pub struct FloatingScores {
    rising: Vec<Rising>,
    banking: Vec<Banking>,
    standing: Standing,
    /// The open run's number.
    open: u32,
    separator: Option<String>,
    /// Whether something lies over the table, and nothing is to be seen of them.
    hidden: bool,
    numerals: Numerals,
}

impl FloatingScores {
    /// Shows nothing for a while; time goes on.
    pub fn set_hidden(&mut self, hidden: bool) {
        self.hidden = hidden;
    }

    /// Says what stands between thousands; a comma, unless it is told.
    pub fn set_separator(&mut self, separator: &str) {
        self.separator = Some(separator.to_owned());
    }

    /// A card brought `points`: the number rises from the card's pixel to the run and merges into
    /// it, from below where something stands already. `run` is the sum of the run with it.
    pub fn rise(&mut self, points: u64, run: u64, from: Vector2<f32>) {
        self.lift(points, run, from, false);
    }

    /// The same for a gold card.
    pub fn rise_gold(&mut self, points: u64, run: u64, from: Vector2<f32>) {
        self.lift(points, run, from, true);
    }

    fn lift(&mut self, points: u64, run: u64, from: Vector2<f32>, gold: bool) {
        let joins = self.standing.sum > 0 || !self.is_at_rest();
        self.rising.push(Rising {
            points,
            run,
            gold,
            from,
            time: 0.0,
            pace: 1.0,
            of: self.open,
            joins,
        });
    }

    /// The run flies into the scoreboard and brings `added`, of which `gold` cards doubled it.
    /// What still rises hurries to it first.
    pub fn bank(&mut self, added: u64, gold: u32) {
        for rising in self.rising.iter_mut().filter(|it| it.of == self.open) {
            rising.pace = rising.pace.max((FLIGHT - rising.time) / HURRY);
        }
        self.banking.push(Banking {
            added,
            gold,
            time: 0.0,
            of: self.open,
        });
        self.open = self.open.wrapping_add(1);
    }

    /// The run stands there with this sum, without a flight; 0 hides it. For taking back and for
    /// going on. What rises to it is taken down; what is being banked flies on: when a bank is
    /// taken back, [`FloatingScores::clear`] comes first.
    pub fn set_run(&mut self, run: u64) {
        let open = self.open;
        self.rising.retain(|it| it.of != open);
        self.standing = Standing {
            sum: run,
            gold: 0,
            merged: SWELL,
            of: open,
        };
    }

    /// So many cards of the run that stands are gold; to be said after
    /// [`FloatingScores::set_run`].
    pub fn set_gold(&mut self, gold: u32) {
        self.standing.gold = gold;
    }

    /// Whether any is still on its way; a run that stands and grows is at rest.
    pub fn is_at_rest(&self) -> bool {
        self.rising.is_empty() && self.banking.is_empty()
    }

    /// Takes everything down at once; points on their way are forgotten.
    pub fn clear(&mut self, ui: &mut UserInterface) {
        self.rising.clear();
        self.banking.clear();
        self.standing = Standing::default();
        self.numerals.show(ui, Vec::new());
    }

    /// Lets `dt` seconds pass, at `speed` times the usual durations (0: at once). Answers with the
    /// points that have just reached the score.
    pub fn update(&mut self, ui: &mut UserInterface, course: &Course, speed: f32, dt: f32) -> u64 {
        let arrived = self.advance(speed, dt);
        let faces = if self.hidden {
            Vec::new()
        } else {
            self.faces(course)
        };
        self.numerals.show(ui, faces);
        arrived
    }

    /// Lets time pass.
    fn advance(&mut self, speed: f32, dt: f32) -> u64 {
        let dt = if speed > 0.0 { dt / speed } else { f32::MAX };
        self.standing.merged = (self.standing.merged + dt).min(SWELL);
        for rising in &mut self.rising {
            rising.time = (rising.time + dt * rising.pace).min(FLIGHT);
        }
        let (there, away): (Vec<_>, Vec<_>) = std::mem::take(&mut self.rising)
            .into_iter()
            .partition(|it| it.time >= FLIGHT);
        self.rising = away;
        for rising in there {
            if rising.of != self.standing.of {
                // The first card of the next run: the one before flies by itself by now.
                self.standing = Standing {
                    of: rising.of,
                    ..Default::default()
                };
            }
            self.standing.sum = self.standing.sum.max(rising.run);
            self.standing.gold += u32::from(rising.gold);
            self.standing.merged = if speed > 0.0 { 0.0 } else { SWELL };
        }
        let mut arrived = 0_u64;
        for mut banking in std::mem::take(&mut self.banking) {
            if self.waits(&banking) {
                self.banking.push(banking);
                continue;
            }
            if self.standing.of == banking.of {
                self.standing.sum = 0;
            }
            banking.time += dt;
            if banking.time >= banking.tells() + FLIGHT {
                arrived = arrived.saturating_add(banking.added);
            } else {
                self.banking.push(banking);
            }
        }
        arrived
    }

    /// Whether cards of this run are still on their way to it.
    fn waits(&self, banking: &Banking) -> bool {
        self.rising.iter().any(|it| it.of == banking.of)
    }

    /// What there is to see.
    fn faces(&self, course: &Course) -> Vec<Face> {
        let mut faces = Vec::new();
        let banking = self.banking.iter().filter(|it| !self.waits(it));
        faces.extend(banking.filter_map(|it| self.banking_face(it, course)));
        if self.standing.sum > 0 {
            let gold = times(self.standing.gold);
            faces.push(Face {
                text: self.number(self.standing.sum),
                tail: spaced(&gold),
                size: course.size(STANDING) * swell(self.standing.merged),
                drawn_at: course.size(STANDING),
                at: course.pixel(RUN),
                color: colors::CREAM,
                tail_color: colors::ACCENT,
            });
        }
        faces.extend(
            self.rising
                .iter()
                .filter_map(|it| self.rising_face(it, course)),
        );
        faces
    }

    fn rising_face(&self, rising: &Rising, course: &Course) -> Option<Face> {
        let run = course.pixel(RUN);
        // Two numbers over one another would be read as a third: one that joins others comes up to
        // them from below.
        let way = if rising.joins {
            let below = Vector2::new(0.0, course.size(STANDING) * LINE);
            [rising.from, run, run + below]
        } else {
            [rising.from, course.pixel(BY_THE_TOP), run]
        };
        let share = Easing::InOut.at(rising.time / FLIGHT);
        Some(Face {
            text: self.number(rising.points),
            tail: spaced(&times(u32::from(rising.gold))),
            size: course.size(bezier(share, &RISING)?),
            drawn_at: course.size(largest(&RISING)),
            at: bezier(share, &way)?,
            color: colors::CREAM,
            tail_color: colors::ACCENT,
        })
    }

    fn banking_face(&self, banking: &Banking, course: &Course) -> Option<Face> {
        let doubled = banking.doubled();
        let color = |gold: bool| if gold { colors::ACCENT } else { colors::CREAM };
        if banking.time < banking.tells() {
            let left = banking.gold - doubled;
            let said = banking.time - GOLD * doubled.min(banking.words()) as f32;
            return Some(Face {
                text: self.number(banking.added.checked_shr(left).unwrap_or(0)),
                tail: spaced(&times(left)),
                size: course.size(STANDING) * if doubled > 0 { swell(said) } else { 1.0 },
                drawn_at: course.size(STANDING),
                at: course.pixel(RUN),
                color: color(doubled > 0),
                tail_color: colors::ACCENT,
            });
        }
        let way = [course.pixel(RUN), course.pixel(BY_THE_MIDDLE), course.score];
        let share = Easing::InOut.at((banking.time - banking.tells()) / FLIGHT);
        Some(Face {
            text: self.number(banking.added),
            tail: String::new(),
            size: course.size(bezier(share, &BANKING)?),
            drawn_at: course.size(largest(&BANKING)),
            at: bezier(share, &way)?,
            color: color(banking.gold > 0),
            tail_color: Color::TRANSPARENT,
        })
    }

    fn number(&self, number: u64) -> String {
        prospector::grouped(number, self.separator.as_deref().unwrap_or(","))
    }
}

/// With a space before it, if it is anything.
fn spaced(text: &str) -> String {
    if text.is_empty() {
        String::new()
    } else {
        format!(" {text}")
    }
}

fn largest(heights: &[f32]) -> f32 {
    heights.iter().copied().fold(0.0, f32::max)
}

#[cfg(test)]
mod tests;
