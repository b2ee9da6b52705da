//! Gold dust, embers, coins on their way to the slate, and the feast at the end of a round that was won.

use super::{HALF_THICKNESS, Tableau};
use fyrox::core::{algebra::Vector3, color::Color};
use parlour_shell::{
    cards::card::HALF_SIZE,
    scene::{
        motion::{Arc, Tween},
        particles::{Look, Particle, Way},
    },
};
use std::f32::consts::{PI, TAU};

/// Colors of gold dust, of embers from the coolest to the hottest run, and of the dust of the mat.
const GOLD: [Color; 2] = [
    Color::from_rgba(0xff, 0xc6, 0x4a, 255),
    Color::from_rgba(0xff, 0xf2, 0xbe, 255),
];
const EMBER: [Color; 2] = [
    Color::from_rgba(0xff, 0x8a, 0x34, 230),
    Color::from_rgba(0xff, 0xc0, 0x5c, 255),
];
const FELT: Color = Color::from_rgba(0xc8, 0xbc, 0xa4, 46);

/// Duration of the feast in seconds, and the part of it in which gold is thrown.
const FEAST: f32 = 2.3;
const THROWING: f32 = 1.15;
/// Seconds after which a nugget that a shaft throws has come to rest. It remains until the next deal.
const LANDED: f32 = 2.8;
/// Number of nuggets and of glints that each shaft throws.
const NUGGETS: usize = 20;
const GLINTS: usize = 24;
/// Ends of the three shafts that are drawn on the mat, where its gold is (see
/// `art/prospector_pictures.py`).
const SHAFTS: [Vector3<f32>; 3] = [
    Vector3::new(-3.37, 0.0, -3.95),
    Vector3::new(0.0, 0.0, -3.95),
    Vector3::new(3.37, 0.0, -3.95),
];

/// Duration of a coin's flight to the slate, and the time between two of them.
const COIN: f32 = 0.62;
const NEXT_COIN: f32 = 0.03;

/// Returns the number of coins that fly to the slate for a run with these points.
fn coins(points: u64) -> usize {
    (2.0 + (points as f32).sqrt() * 1.4).min(26.0) as usize
}

impl Tableau {
    /// Returns whether effects are shown: not without animations, and not for a player who wants less
    /// motion.
    pub(super) fn sparkles(&self) -> bool {
        self.state.speed > 0.0 && !self.state.flights.calm
    }

    fn fly(&mut self, particle: Particle) {
        if self.sparkles() {
            self.state.particles.fly(particle);
        }
    }

    fn vary(&mut self, from: f32, to: f32) -> f32 {
        self.state.particles.vary(from..to)
    }

    /// Returns a random point of a card, a little above it.
    fn on_card(&mut self, middle: Vector3<f32>, share: f32) -> Vector3<f32> {
        let [half_width, _, half_height] = HALF_SIZE.map(|half| half * share);
        let x = self.vary(-half_width, half_width);
        let z = self.vary(-half_height, half_height);
        middle + Vector3::new(x, 0.03, z)
    }

    /// Bursts into gold dust after `delay` seconds at normal speed.
    pub(super) fn gold_dust(&mut self, middle: Vector3<f32>, delay: f32, count: usize) {
        for _ in 0..count {
            let from = self.on_card(middle, 0.9);
            let out = (from - middle).component_mul(&Vector3::new(2.4, 0.0, 1.6));
            let up = self.vary(0.7, 2.4);
            let color = GOLD[0].lerp(GOLD[1], self.vary(0.0, 1.0));
            let particle = Particle {
                look: Look::Spark,
                way: Way::Thrown {
                    from,
                    velocity: out + Vector3::y() * up,
                    weight: 0.3,
                    drag: 2.2,
                    ground: self.ground(),
                },
                size: self.vary(0.14, 0.34),
                color,
                spin: self.vary(-0.5, 0.5),
                delay: delay + self.vary(0.0, 0.12),
                life: self.vary(0.45, 0.95),
                lies: false,
            };
            self.fly(particle);
        }
    }

    /// Lets a breath of dust escape below a card that lands after `delay` seconds at normal speed.
    pub(super) fn land(&mut self, middle: Vector3<f32>, delay: f32) {
        const PUFFS: usize = 12;
        let [half_width, _, half_height] = HALF_SIZE;
        for puff in 0..PUFFS {
            let angle = TAU * (puff as f32 + self.vary(-0.3, 0.3)) / PUFFS as f32;
            let rim = Vector3::new(angle.cos() * half_width, 0.0, angle.sin() * half_height);
            let particle = Particle {
                look: Look::Dust,
                way: Way::Thrown {
                    from: middle + rim * 0.95,
                    velocity: rim * self.vary(0.7, 1.4) + Vector3::y() * 0.12,
                    weight: 0.0,
                    drag: 3.5,
                    ground: 0.0,
                },
                size: self.vary(0.16, 0.27),
                color: FELT,
                spin: 0.0,
                delay,
                life: self.vary(0.35, 0.55),
                lies: false,
            };
            self.fly(particle);
        }
    }

    /// Lets an ember rise from the target card.
    pub(super) fn ember(&mut self, middle: Vector3<f32>) {
        let [half_width, _, half_height] = HALF_SIZE;
        // Not from the near edge, so that few rise over the rank of the card.
        let angle = self.vary(-0.1 * PI, 1.1 * PI);
        let rim = Vector3::new(angle.cos() * half_width, 0.0, angle.sin() * half_height);
        let heat = self.heat();
        let aside = Vector3::new(self.vary(-0.35, 0.35), 0.0, self.vary(-0.2, 0.35));
        let particle = Particle {
            look: Look::Spark,
            way: Way::Thrown {
                from: middle + rim * self.vary(0.95, 1.2),
                velocity: aside + Vector3::y() * (self.vary(0.5, 1.1) + 0.7 * heat),
                weight: -0.05,
                drag: 0.5,
                ground: 0.0,
            },
            size: self.vary(0.13, 0.26) + 0.10 * heat,
            color: EMBER[0].lerp(EMBER[1], self.vary(0.0, 1.0) * heat),
            spin: self.vary(-0.3, 0.3),
            delay: 0.0,
            life: self.vary(0.8, 1.6),
            lies: false,
        };
        self.fly(particle);
    }

    /// Lets coins fly from the target card to the slate. They arrive together with the points, which
    /// take `flight` seconds at normal speed.
    pub fn pay(&mut self, to: Vector3<f32>, points: u64, flight: f32) {
        let top = self.state.discard.len().max(1) - 1;
        let Some(pose) = self.discard_pose(top) else {
            return;
        };
        let first = (flight - COIN - 0.05).max(0.0);
        for coin in 0..coins(points) {
            let from = self.on_card(pose.place, 0.7);
            let aside = Vector3::new(self.vary(-0.35, 0.35), self.vary(-0.2, 0.2), 0.0);
            let rise = self.vary(0.7, 1.7);
            let delay = first + NEXT_COIN * coin as f32;
            let particle = Particle {
                look: Look::Nugget,
                way: Way::Arc(Arc {
                    from,
                    to: to + aside,
                    rise,
                }),
                size: self.vary(0.10, 0.16),
                color: Color::WHITE,
                spin: self.vary(-1.5, 1.5),
                delay,
                life: COIN,
                lies: false,
            };
            self.fly(particle);
            let glint = Particle {
                look: Look::Spark,
                size: 0.22,
                color: GOLD[0],
                spin: 0.4,
                delay: delay + 0.02,
                ..particle
            };
            self.fly(glint);
        }
    }

    /// Flashes at the slate when points arrive there.
    pub fn flash(&mut self, at: Vector3<f32>, points: u64) {
        let size = (0.5 + 0.06 * (points as f32).sqrt()).min(1.5);
        let still = Arc {
            from: at,
            to: at,
            rise: 0.0,
        };
        self.fly(Particle {
            look: Look::Spark,
            way: Way::Arc(still),
            size: 2.0 * size,
            color: GOLD[0],
            spin: 0.0,
            delay: 0.0,
            life: 0.45,
            lies: false,
        });
        self.gold_dust(at, 0.0, coins(points) / 2 + 2);
    }

    /// Starts the feast after `delay` seconds at normal speed: each shaft throws its gold over the mat.
    pub(super) fn celebrate(&mut self, delay: f32) {
        if !self.sparkles() {
            return;
        }
        self.state.feast = Tween::new(FEAST).after(delay);
        for shaft in SHAFTS {
            let away = shaft.z * self.depth();
            let shaft = Vector3::new(shaft.x, self.ground() + 0.05, away) + self.aside();
            self.shine(shaft, delay);
            for piece in 0..NUGGETS + GLINTS {
                let is_nugget = piece < NUGGETS;
                let particle = self.thrown(shaft, is_nugget, delay);
                self.fly(particle);
            }
        }
    }

    /// Returns the distance of the tableau, and so of the mat, from the origin of the scene, without its
    /// height.
    fn aside(&self) -> Vector3<f32> {
        Vector3::new(self.state.origin.x, 0.0, self.state.origin.z)
    }

    /// Returns the height of the mat.
    pub(super) fn ground(&self) -> f32 {
        self.state.origin.y + HALF_THICKNESS
    }

    /// Lets the gold at the end of a shaft glow.
    fn shine(&mut self, shaft: Vector3<f32>, delay: f32) {
        let still = Arc {
            from: shaft,
            to: shaft,
            rise: 0.0,
        };
        for (size, late) in [(1.5, 0.0), (1.1, 0.35), (1.3, 0.7)] {
            self.fly(Particle {
                look: Look::Spark,
                way: Way::Arc(still),
                size,
                color: GOLD[0],
                spin: 0.06,
                delay: delay + late,
                life: 1.3,
                lies: false,
            });
        }
    }

    /// Returns a piece of gold that a shaft throws up.
    fn thrown(&mut self, shaft: Vector3<f32>, is_nugget: bool, delay: f32) -> Particle {
        let (angle, out) = (self.vary(0.0, TAU), self.vary(0.1, 1.9));
        let away = Vector3::new(angle.cos() * out, 0.0, angle.sin() * out * 0.6 + 1.6);
        let up = self.vary(4.4, 7.6);
        Particle {
            look: if is_nugget { Look::Nugget } else { Look::Spark },
            way: Way::Thrown {
                from: shaft,
                velocity: away + Vector3::y() * up,
                weight: 1.0,
                drag: 0.25,
                ground: self.ground() + 0.06,
            },
            size: match is_nugget {
                true => self.vary(0.10, 0.19),
                false => self.vary(0.10, 0.24),
            },
            color: match is_nugget {
                true => Color::WHITE,
                false => GOLD[0].lerp(GOLD[1], self.vary(0.0, 1.0)),
            },
            spin: self.vary(-1.5, 1.5),
            delay: delay + self.vary(0.0, THROWING),
            life: match is_nugget {
                true => LANDED,
                false => self.vary(1.3, 2.0),
            },
            lies: is_nugget,
        }
    }

    /// Returns how bright the feast is, 0 to 1.
    pub(super) fn feast(&self) -> f32 {
        let feast = &self.state.feast;
        match feast.has_started() && !feast.is_over() {
            true => (PI * feast.share()).sin().max(0.0).sqrt(),
            false => 0.0,
        }
    }

    /// Ends the feast, because the player continues.
    pub fn end_feast(&mut self) {
        let feast = &mut self.state.feast;
        if !feast.is_over() {
            // The lamp dims as it does at the end.
            feast.elapsed = feast.elapsed.max(feast.delay + 0.85 * feast.duration);
            self.state.particles.cut_short();
        }
    }

    /// Returns whether an effect is in motion. The game never waits for it.
    pub fn is_lively(&self) -> bool {
        self.state.particles.count() > 0
            || !self.state.feast.is_over()
            || self.state.heat.is_lively()
            || !self.state.flourishes.is_at_rest()
    }

    /// Returns the number of particles that fly or wait.
    pub fn particles(&self) -> usize {
        self.state.particles.count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_points_are_more_coins_up_to_a_handful() {
        assert!(coins(1) >= 3);
        assert!(coins(15) > coins(3));
        assert_eq!(coins(u64::MAX), 26);
    }

    #[test]
    fn without_animations_or_motion_nothing_sparkles() {
        let mut tableau = Tableau::default();
        tableau.gold_dust(Vector3::zeros(), 0.0, 5);
        assert_eq!(tableau.particles(), 0, "instant");
        tableau.state.speed = 1.0;
        tableau.state.flights.calm = true;
        tableau.gold_dust(Vector3::zeros(), 0.0, 5);
        tableau.celebrate(0.0);
        assert_eq!(tableau.particles(), 0, "less motion");
        assert!(!tableau.is_lively());
        tableau.state.flights.calm = false;
        tableau.celebrate(0.0);
        assert!(tableau.particles() > 50 && tableau.is_lively());
        tableau.end_feast();
        tableau.state.particles.clear();
        assert!(tableau.feast() < 1.0);
    }
}
