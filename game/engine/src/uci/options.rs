//! Options that can be set with `setoption`.

use std::{ops::RangeInclusive, time::Duration};

use parlour_rules::shortened;

use crate::chess::{Features, Level, Options, Skill, Strength, Table};

/// Values of all options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    pub engine: Options,
    pub chess960: bool,
    pub limit_strength: bool,
    pub elo: i32,
    /// Playing level of the game; takes precedence over `UCI_Elo`.
    pub level: Option<Level>,
    /// Seed for the moves of a limited strength; 0 chooses a new seed for each search.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            engine: Options::default(),
            chess960: false,
            limit_strength: false,
            elo: *Skill::ELO.end(),
            level: None,
            seed: 0,
        }
    }
}

/// Effect of an option that was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// Settings of the engine have changed.
    Settings,
    /// The transposition table has to be reallocated.
    Hash,
    /// The transposition table and histories have to be cleared.
    Clear,
}

/// Reason why an option can't be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// There is no option of this name.
    #[error("unknown option: {0}")]
    Unknown(String),
    /// The value is not a number in the range of the option.
    #[error("{name}: invalid value {value:?} (expected {} to {})", .range.start(), .range.end())]
    Number {
        name: String,
        value: String,
        range: RangeInclusive<usize>,
    },
    /// The value is not a Boolean.
    #[error("{name}: invalid value {value:?} (expected true or false)")]
    Check { name: String, value: String },
    /// There is no search feature of this name.
    #[error("Without: unknown feature {0:?} (expected {known})", known = Features::NAMES.join(", "))]
    Feature(String),
}

/// Maximum of `Move Overhead`, in milliseconds.
const MOST_OVERHEAD: usize = 5_000;

const MOST_SEED: usize = 1_000_000_000;

impl Settings {
    /// Returns the strength limit, or `None` for full strength.
    pub fn skill(&self) -> Option<Skill> {
        match self.level {
            Some(level) => Strength::from(level).skill(),
            None => self.limit_strength.then(|| Skill::of_elo(self.elo)),
        }
    }

    /// Returns the `option` lines that declare all options.
    pub fn declarations(&self) -> Vec<String> {
        let Options {
            hash,
            threads,
            multi_pv,
            overhead,
            ..
        } = self.engine;
        let spin = |name: &str, value: usize, least: usize, most: usize| {
            format!("option name {name} type spin default {value} min {least} max {most}")
        };
        let check = |name: &str| format!("option name {name} type check default false");
        let overhead = overhead.as_millis() as usize;
        let (sizes, elo) = (Table::SIZES, Skill::ELO);
        vec![
            spin("Hash", hash, *sizes.start(), *sizes.end()),
            "option name Clear Hash type button".into(),
            spin(
                "Threads",
                threads,
                *Options::THREADS.start(),
                *Options::THREADS.end(),
            ),
            spin(
                "MultiPV",
                multi_pv,
                *Options::MULTI_PV.start(),
                *Options::MULTI_PV.end(),
            ),
            spin("Move Overhead", overhead, 0, MOST_OVERHEAD),
            check("Ponder"),
            check("UCI_Chess960"),
            check("UCI_LimitStrength"),
            format!(
                "option name UCI_Elo type spin default {} min {} max {}",
                elo.end(),
                elo.start(),
                elo.end()
            ),
            // Playing levels of the game; 0 turns them off.
            spin("Level", 0, 0, Level::ALL.len()),
            spin("Seed", 0, 0, MOST_SEED),
            // Names of search features to switch off, to measure their effect.
            "option name Without type string default <empty>".into(),
        ]
    }

    /// Sets an option. Names are case-insensitive, as the protocol demands.
    ///
    /// # Errors
    /// When there is no such option or it doesn't allow the value; nothing is changed then.
    pub fn set(&mut self, name: &str, value: &str) -> Result<Changed, OptionError> {
        let engine = &mut self.engine;
        match name.to_ascii_lowercase().as_str() {
            "hash" => {
                engine.hash = number(name, value, Table::SIZES)?;
                return Ok(Changed::Hash);
            }
            "clear hash" => return Ok(Changed::Clear),
            "threads" => engine.threads = number(name, value, Options::THREADS)?,
            "multipv" => engine.multi_pv = number(name, value, Options::MULTI_PV)?,
            "move overhead" => {
                let millis = number(name, value, 0..=MOST_OVERHEAD)?;
                engine.overhead = Duration::from_millis(millis as u64);
            }
            // The GUI decides when to ponder. The option only announces that the engine can.
            "ponder" => {
                check(name, value)?;
            }
            "uci_chess960" => self.chess960 = check(name, value)?,
            "uci_limitstrength" => self.limit_strength = check(name, value)?,
            "uci_elo" => {
                let range = *Skill::ELO.start() as usize..=*Skill::ELO.end() as usize;
                self.elo = number(name, value, range)? as i32;
            }
            "level" => {
                self.level = Level::from_number(number(name, value, 0..=Level::ALL.len())?);
            }
            "seed" => self.seed = number(name, value, 0..=MOST_SEED)? as u64,
            "without" => {
                let mut features = Features::ALL;
                for part in value.split([' ', ',']).filter(|part| !part.is_empty()) {
                    if part != "<empty>" && !features.leave_out(part) {
                        return Err(OptionError::Feature(shortened(part)));
                    }
                }
                engine.features = features;
            }
            _ => return Err(OptionError::Unknown(shortened(name))),
        }
        Ok(Changed::Settings)
    }
}

fn number(name: &str, value: &str, range: RangeInclusive<usize>) -> Result<usize, OptionError> {
    let number = value.parse().ok();
    number
        .filter(|number| range.contains(number))
        .ok_or_else(|| OptionError::Number {
            name: name.to_owned(),
            value: shortened(value),
            range,
        })
}

fn check(name: &str, value: &str) -> Result<bool, OptionError> {
    match value.to_ascii_lowercase().as_str() {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(OptionError::Check {
            name: name.to_owned(),
            value: shortened(value),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_offered_can_be_set() {
        let mut settings = Settings::default();
        for (name, value) in [
            ("hash", "64"),
            ("Threads", "2"),
            ("MULTIPV", "3"),
            ("UCI_Chess960", "true"),
            ("UCI_LimitStrength", "True"),
            ("UCI_Elo", "1500"),
            ("Ponder", "false"),
            ("Move Overhead", "100"),
            ("Without", "null-move, singular"),
        ] {
            assert!(settings.set(name, value).is_ok(), "{name}");
        }
        assert_eq!(settings.engine.hash, 64);
        assert!(settings.chess960 && settings.limit_strength);
        assert!(!settings.engine.features.null_move && settings.engine.features.killers);
    }

    #[test]
    fn what_cannot_be_changes_nothing() {
        let mut settings = Settings::default();
        for (name, value) in [
            ("Hash", "0"),
            ("Hash", "-1"),
            ("Hash", "many"),
            ("Hash", "99999999999999999999"),
            ("Threads", ""),
            ("UCI_Elo", "100"),
            ("UCI_Chess960", "yes"),
            ("Without", "magic"),
            ("Contempt", "1"),
        ] {
            assert!(settings.set(name, value).is_err(), "{name} {value}");
        }
        assert_eq!(settings, Settings::default());
    }
}
