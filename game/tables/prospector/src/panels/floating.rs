//! Floating scores: points that fly from a card to the run, and from the run to the score.
//!
//! A card's points rise along a Bézier curve, growing and shrinking, and merge into the run's sum
//! above the table. A banked run first shows each doubling by its gold cards and then flies to the
//! score. The rules have decided all of this before: only the displayed score waits for the
//! animation.

mod course;

pub use course::Course;

use crate::scene::{scoreboard::times, tableau::heat_of};
use course::{BY_THE_MIDDLE, BY_THE_TOP, RUN, bezier};
use fyrox::{
    core::{algebra::Vector2, color::Color},
    gui::UserInterface,
};
use parlour_shell::{
    platform::locale::grouped,
    scene::motion::{Easing, Tween, paced},
    ui::{
        banner::Banner,
        kit::colors,
        numeral::{Face, Numerals, SHADOW},
    },
};

/// Points of banked runs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Banked {
    /// Points that left for the score.
    pub left: u64,
    /// Points that reached the score.
    pub arrived: u64,
}

/// Duration of a flight in seconds, at normal speed.
pub const FLIGHT: f32 = 1.0;
/// Seconds between two doublings of a banked run, and before the first of them.
const GOLD: f32 = 0.22;
/// Seconds within which the remaining cards of a run reach it once it is banked.
const HURRY: f32 = 0.25;
/// Duration in seconds of the run's pulse after points have merged into it.
const SWELL: f32 = 0.3;
/// Growth of the run at the start of its pulse, as a share of its size.
const SWOLLEN: f32 = 0.4;
/// Growth of the numbers of the hottest run, as a share of their size.
const GROWN: f32 = 0.5;
/// Number of letters that fit beside the counter of the draw pile. A longer number does not grow.
const ROOM: f32 = 10.0;
/// Color of the hottest run, and of the glow around it.
const HOT: Color = Color::from_rgba(0xff, 0xa8, 0x40, 255);
const GLOW: Color = Color::from_rgba(0x92, 0x20, 0x02, 245);

/// Letter heights along the flight to the run, in units.
const RISING: [f32; 3] = [4.0, 50.0, 28.0];
/// Growth of the number on its way to the score, in units, and its height there.
const LARGER: f32 = 8.0;
const BANKED: f32 = 4.0;
/// Letter height of the run.
const STANDING: f32 = 28.0;
/// Distance from the run to the number that joins it from below, in letter heights of the run.
const LINE: f32 = 1.15;
/// Height of a digit with its outline, as a share of its line.
const DIGIT: f32 = 0.86;

/// Points of a card on their way to the run.
#[derive(Debug, Clone, PartialEq)]
struct Rising {
    points: u64,
    /// Sum of the run including these points.
    run: u64,
    /// Whether the card is gold.
    gold: bool,
    /// Position of the card, in pixels.
    from: Vector2<f32>,
    /// Time of the flight, and the factor by which it passes.
    tween: Tween,
    pace: f32,
    /// Number of the run that the points belong to.
    of: u32,
    /// Whether the run is already shown, or will be before these points arrive.
    joins: bool,
}

/// A run on its way to the score.
#[derive(Debug, Clone, PartialEq)]
struct Banking {
    added: u64,
    gold: u32,
    /// Time of the flight, which starts when the doublings were shown.
    tween: Tween,
    of: u32,
}

impl Banking {
    /// Returns how many doublings are shown; further ones are shown together with the last.
    fn words(&self) -> u32 {
        self.gold.min(4)
    }

    /// Returns how many gold cards have doubled the run so far.
    fn doubled(&self) -> u32 {
        let passed = (self.tween.elapsed / GOLD) as u32;
        if passed >= self.words() {
            self.gold
        } else {
            passed
        }
    }
}

/// The sum of the current run, shown above the table.
#[derive(Debug, Clone, Default, PartialEq)]
struct Standing {
    sum: u64,
    gold: u32,
    /// Seconds since points last merged into it.
    merged: f32,
    of: u32,
}

impl Standing {
    /// Returns the points of the run, doubled by its gold cards.
    fn total(&self) -> u64 {
        let times = 1_u64.checked_shl(self.gold);
        times.map_or(u64::MAX, |times| self.sum.saturating_mul(times))
    }
}

/// Returns the scale of a number `since` seconds after points have merged into it.
fn swell(since: f32) -> f32 {
    1.0 + SWOLLEN * (1.0 - Easing::OutBack.at(since / SWELL))
}

/// Returns the heat of a run with this sum of its cards: 1 + 2 + 3 … for each card.
fn heat_of_run(sum: u64) -> f32 {
    heat_of(((8 * sum.min(1_000) + 1).isqrt() as u32 - 1) / 2)
}

/// Returns the scale of the numbers of a run with this heat.
fn grown(heat: f32) -> f32 {
    1.0 + GROWN * heat
}

/// Returns the letter height of the run with this heat and text, in units.
fn standing(heat: f32, text: &str, tail: &str) -> f32 {
    let letters = (text.chars().count() + tail.chars().count()).max(1);
    STANDING * grown(heat).min((ROOM / letters as f32).max(1.0))
}

/// Returns the center of the run in pixels if its letters are `size` pixels high. Its foot stays where
/// it is, because the target card is below it.
fn place_of_run(course: &Course, size: f32) -> Vector2<f32> {
    let above = (size - course.size(STANDING)) * 0.5;
    course.pixel(RUN) - Vector2::new(0.0, above)
}

/// Returns the color of the numbers of a run with this heat. It warms up before it glows.
fn warm(heat: f32) -> Color {
    match heat < 0.5 {
        true => colors::CREAM.lerp(colors::ACCENT, heat * 2.0),
        false => colors::ACCENT.lerp(HOT, heat * 2.0 - 1.0),
    }
}

/// Number to draw, with the color of its outline.
type Shown = (Face, Color);

/// Scores that float above everything else.
#[derive(Debug, Default)]
pub struct FloatingScores {
    rising: Vec<Rising>,
    banking: Vec<Banking>,
    standing: Standing,
    /// Number of the current run.
    open: u32,
    separator: Option<String>,
    /// Whether something covers the table, so that no scores are drawn.
    hidden: bool,
    /// Whether numbers do not pop, because the player wants less motion.
    pub calm: bool,
    numerals: Numerals,
    /// Announcement over the table.
    pub banner: Banner,
}

impl FloatingScores {
    /// Hides or shows the scores. Time continues to pass while they are hidden.
    pub fn set_hidden(&mut self, hidden: bool) {
        self.hidden = hidden;
    }

    /// Sets the thousands separator; the default is a comma.
    pub fn set_separator(&mut self, separator: &str) {
        self.separator = Some(separator.to_owned());
    }

    /// Lets a card's `points` rise from its pixel to the run, from below if other points are there
    /// already. `run` is the sum of the run including them.
    pub fn rise(&mut self, points: u64, run: u64, from: Vector2<f32>) {
        self.lift(points, run, from, false);
    }

    /// Lets the points of a gold card rise, as [`FloatingScores::rise`] does for other cards.
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
            tween: Tween::new(FLIGHT),
            pace: 1.0,
            of: self.open,
            joins,
        });
    }

    /// Sends the run to the scoreboard with `added` points, which `gold` cards have doubled. Points
    /// that are still rising speed up and reach it first.
    pub fn bank(&mut self, added: u64, gold: u32) {
        for rising in self.rising.iter_mut().filter(|it| it.of == self.open) {
            rising.pace = rising.pace.max(rising.tween.left() / HURRY);
        }
        let mut banking = Banking {
            added,
            gold,
            tween: Tween::new(FLIGHT),
            of: self.open,
        };
        if gold > 0 {
            banking.tween.delay = GOLD * (banking.words() as f32 + 1.0);
        }
        self.banking.push(banking);
        self.open = self.open.wrapping_add(1);
    }

    /// Sets the sum of the current run without a flight, for undo and for a resumed round; 0 hides
    /// it. Points that rise to this run are dropped. Banked runs continue their flight: to undo
    /// one, call [`FloatingScores::clear`] first.
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

    /// Sets the number of gold cards in the current run. Call it after [`FloatingScores::set_run`],
    /// which resets the number.
    pub fn set_gold(&mut self, gold: u32) {
        self.standing.gold = gold;
    }

    /// Returns whether no number is flying. The pulse of the current run does not count.
    pub fn is_at_rest(&self) -> bool {
        self.rising.is_empty() && self.banking.is_empty()
    }

    /// Removes all numbers at once. Points on their way to the score are not reported.
    pub fn clear(&mut self, ui: &mut UserInterface) {
        self.rising.clear();
        self.banking.clear();
        self.standing = Standing::default();
        self.banner.clear();
        self.numerals.show(ui, Vec::new());
    }

    /// Advances all flights by `dt` seconds at `speed` times the usual durations (0: at once).
    /// Returns the points that reached the score or left for it in this time.
    pub fn update(
        &mut self,
        ui: &mut UserInterface,
        course: &Course,
        speed: f32,
        dt: f32,
    ) -> Banked {
        let banked = self.advance(speed, dt);
        self.banner.advance(dt);
        let faces = if self.hidden {
            Vec::new()
        } else {
            let mut faces = self.faces(course);
            faces.extend(self.banner.faces(course.scale, course.free));
            faces
        };
        self.numerals.show_outlined(ui, faces);
        banked
    }

    /// Advances all flights without drawing them; see [`FloatingScores::update`].
    fn advance(&mut self, speed: f32, dt: f32) -> Banked {
        let dt = paced(dt, speed);
        self.standing.merged = (self.standing.merged + dt).min(SWELL);
        for rising in &mut self.rising {
            rising.tween.advance(dt * rising.pace);
        }
        let (there, away): (Vec<_>, Vec<_>) = std::mem::take(&mut self.rising)
            .into_iter()
            .partition(|it| it.tween.is_over());
        self.rising = away;
        for rising in there {
            if rising.of != self.standing.of {
                // The first card of the next run. The previous run is flying by now.
                self.standing = Standing {
                    of: rising.of,
                    ..Default::default()
                };
            }
            self.standing.sum = self.standing.sum.max(rising.run);
            self.standing.gold += u32::from(rising.gold);
            let pops = speed > 0.0 && !self.calm;
            self.standing.merged = if pops { 0.0 } else { SWELL };
        }
        let mut banked = Banked::default();
        for mut banking in std::mem::take(&mut self.banking) {
            if self.waits(&banking) {
                self.banking.push(banking);
                continue;
            }
            if self.standing.of == banking.of {
                self.standing.sum = 0;
            }
            let waited = banking.tween.elapsed <= banking.tween.delay;
            banking.tween.advance(dt);
            if waited && banking.tween.elapsed > banking.tween.delay {
                banked.left = banked.left.saturating_add(banking.added);
            }
            if banking.tween.is_over() {
                banked.arrived = banked.arrived.saturating_add(banking.added);
            } else {
                self.banking.push(banking);
            }
        }
        banked
    }

    /// Returns whether cards of this run are still on their way to it.
    fn waits(&self, banking: &Banking) -> bool {
        self.rising.iter().any(|it| it.of == banking.of)
    }

    /// Returns the numbers to draw.
    fn faces(&self, course: &Course) -> Vec<Shown> {
        let mut faces = Vec::new();
        let banking = self.banking.iter().filter(|it| !self.waits(it));
        let plain = |face: Face| (face, SHADOW);
        faces.extend(banking.filter_map(|it| self.banking_face(it, course).map(plain)));
        if self.standing.sum > 0 {
            let heat = heat_of_run(self.standing.sum);
            let text = self.number(self.standing.sum);
            let tail = self.gold_of(self.standing.gold, self.standing.total());
            let height = course.size(standing(heat, &text, &tail));
            let size = height * swell(self.standing.merged);
            let face = Face {
                text,
                tail,
                size,
                drawn_at: height,
                at: place_of_run(course, size),
                color: warm(heat),
                tail_color: colors::ACCENT,
            };
            faces.push((face, SHADOW.lerp(GLOW, heat)));
        }
        faces.extend(
            self.rising
                .iter()
                .filter_map(|it| self.rising_face(it, course).map(plain)),
        );
        faces
    }

    fn rising_face(&self, rising: &Rising, course: &Course) -> Option<Face> {
        let run = course.pixel(RUN);
        let heat = heat_of(rising.points.min(100) as u32);
        let heights = [RISING[0], RISING[1] * grown(heat), RISING[2]];
        // Two overlapping numbers would read as a third, so points that join others arrive from
        // below.
        let way = if rising.joins {
            let below = Vector2::new(0.0, course.size(STANDING) * LINE);
            [rising.from, run, run + below]
        } else {
            [rising.from, course.pixel(BY_THE_TOP), run]
        };
        let share = rising.tween.progress();
        let size = course.size(bezier(share, &heights)?);
        let mut at = bezier(share, &way)?;
        if rising.joins {
            at.y =
                at.y.max(run.y + (course.size(STANDING) + size) * 0.5 * DIGIT);
        }
        Some(Face {
            text: self.number(rising.points),
            tail: if rising.gold {
                format!(" {}", times(1))
            } else {
                String::new()
            },
            size,
            drawn_at: course.size(largest(&heights)),
            at,
            color: warm(heat),
            tail_color: colors::ACCENT,
        })
    }

    fn banking_face(&self, banking: &Banking, course: &Course) -> Option<Face> {
        let doubled = banking.doubled();
        let heat = heat_of_run(banking.added.checked_shr(banking.gold).unwrap_or(0));
        let text = self.number(banking.added);
        let height = standing(heat, &text, "");
        let color = |gold: bool| if gold { colors::ACCENT } else { warm(heat) };
        if !banking.tween.has_started() {
            let left = banking.gold - doubled;
            let said = banking.tween.elapsed - GOLD * doubled.min(banking.words()) as f32;
            let sum = banking.added.checked_shr(left).unwrap_or(0);
            let (text, tail) = (self.number(sum), self.gold_of(left, banking.added));
            let height = course.size(standing(heat, &text, &tail));
            let size = height * if doubled > 0 { swell(said) } else { 1.0 };
            return Some(Face {
                text,
                tail,
                size,
                drawn_at: height,
                at: place_of_run(course, size),
                color: color(doubled > 0),
                tail_color: colors::ACCENT,
            });
        }
        let from = place_of_run(course, course.size(height));
        let way = [from, course.pixel(BY_THE_MIDDLE), course.score];
        let heights = [height, height + LARGER, BANKED];
        let share = banking.tween.progress();
        Some(Face {
            text,
            tail: String::new(),
            size: course.size(bezier(share, &heights)?),
            drawn_at: course.size(largest(&heights)),
            at: bezier(share, &way)?,
            color: color(banking.gold > 0),
            tail_color: Color::TRANSPARENT,
        })
    }

    /// Returns how gold cards multiply a run, and its total: " ×2×2 = 60", or nothing without gold.
    fn gold_of(&self, gold: u32, total: u64) -> String {
        match gold {
            0 => String::new(),
            _ => format!(" {} = {}", times(gold), self.number(total)),
        }
    }

    fn number(&self, number: u64) -> String {
        grouped(number, self.separator.as_deref().unwrap_or(","))
    }
}

fn largest(heights: &[f32]) -> f32 {
    heights.iter().copied().fold(0.0, f32::max)
}

#[cfg(test)]
mod tests;
