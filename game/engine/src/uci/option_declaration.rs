//! The options that an engine offers, as its `option` lines describe them.

use std::fmt;

/// An option of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionDeclaration {
    /// What it is called.
    pub name: String,
    /// What can be set.
    pub kind: OptionKind,
}

/// What an option can be set to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// On or off.
    Check {
        /// How it is without a word.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// What it is without a word.
        default: i64,
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
    },
    /// One of several words.
    Combo {
        /// What it is without a word.
        default: String,
        /// All of them.
        choices: Vec<String>,
    },
    /// Something that can be asked for, without a value.
    Button,
    /// Any text.
    Text {
        /// What it is without a word.
        default: String,
    },
}

/// A value is not one that the engine offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionValueError {
    /// The option.
    pub name: String,
    /// The value.
    pub value: String,
}

impl fmt::Display for OptionValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cannot be {:?}", self.name, self.value)
    }
}

impl std::error::Error for OptionValueError {}

/// Words after which something else begins in an `option` line, once the name is over.
const KEYS: [&str; 4] = ["default", "min", "max", "var"];

impl OptionDeclaration {
    /// Reads an `option` line; none if it makes no sense. Names and values may have spaces.
    pub fn parse(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        let ["option", "name", words @ ..] = &words[..] else {
            return None;
        };
        // A name may have any other of these words in it.
        let end = words.iter().position(|&word| word == "type")?;
        let name = Some(words[..end].join(" ")).filter(|name| !name.is_empty())?;
        let (kind, words) = words[end + 1..].split_first()?;
        let mut parts: Vec<(&str, String)> = Vec::new();
        for &word in words {
            match parts.last_mut() {
                _ if KEYS.contains(&word) => parts.push((word, String::new())),
                Some((_, text)) => {
                    if !text.is_empty() {
                        text.push(' ');
                    }
                    text.push_str(word);
                }
                // Nothing is known of what stands behind the type.
                None => {}
            }
        }
        let find = |key: &str| {
            let mut parts = parts.iter();
            parts.find(|part| part.0 == key).map(|part| part.1.clone())
        };
        let default = find("default").unwrap_or_default();
        let number = |key: &str| find(key).and_then(|text| text.parse::<i64>().ok());
        let kind = match *kind {
            "check" => OptionKind::Check {
                default: default == "true",
            },
            "spin" => {
                let (min, max) = (
                    number("min").unwrap_or(i64::MIN),
                    number("max").unwrap_or(i64::MAX),
                );
                if min > max {
                    return None;
                }
                OptionKind::Spin {
                    default: default.parse().unwrap_or(min).clamp(min, max),
                    min,
                    max,
                }
            }
            "combo" => {
                let vars = parts.iter().filter(|part| part.0 == "var");
                OptionKind::Combo {
                    choices: vars.map(|part| part.1.clone()).collect(),
                    default,
                }
            }
            "button" => OptionKind::Button,
            "string" => OptionKind::Text {
                // An empty text is written so.
                default: if default == "<empty>" {
                    String::new()
                } else {
                    default
                },
            },
            _ => return None,
        };
        Some(Self { name, kind })
    }

    /// The line that sets it.
    ///
    /// # Errors
    /// When the engine does not offer this value.
    pub fn line(&self, value: &str) -> Result<String, OptionValueError> {
        let fits = match &self.kind {
            OptionKind::Check { .. } => matches!(value, "true" | "false"),
            OptionKind::Spin { min, max, .. } => value
                .parse()
                .is_ok_and(|number| (*min..=*max).contains(&number)),
            OptionKind::Combo { choices, .. } => choices.iter().any(|choice| choice == value),
            OptionKind::Button => true,
            // A line is all that there is.
            OptionKind::Text { .. } => !value.contains(['\n', '\r']),
        };
        if !fits {
            return Err(OptionValueError {
                name: self.name.clone(),
                value: value.to_owned(),
            });
        }
        let name = &self.name;
        Ok(match (&self.kind, value) {
            (OptionKind::Button, _) => format!("setoption name {name}"),
            (OptionKind::Text { .. }, "") => format!("setoption name {name} value <empty>"),
            _ => format!("setoption name {name} value {value}"),
        })
    }

    /// What it is without a word; none for a button.
    pub fn default_value(&self) -> Option<String> {
        Some(match &self.kind {
            OptionKind::Check { default } => default.to_string(),
            OptionKind::Spin { default, .. } => default.to_string(),
            OptionKind::Combo { default, .. } | OptionKind::Text { default } => default.clone(),
            OptionKind::Button => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(line: &str) -> Option<OptionKind> {
        OptionDeclaration::parse(line).map(|offer| offer.kind)
    }

    #[test]
    fn every_kind_is_read() {
        assert_eq!(
            OptionDeclaration::parse("option name Skill Level type spin default 20 min 0 max 20"),
            Some(OptionDeclaration {
                name: "Skill Level".into(),
                kind: OptionKind::Spin {
                    default: 20,
                    min: 0,
                    max: 20
                }
            })
        );
        assert_eq!(
            kind("option name Ponder type check default false"),
            Some(OptionKind::Check { default: false })
        );
        assert_eq!(
            kind("option name Style type combo default Very Solid var Very Solid var Risky"),
            Some(OptionKind::Combo {
                default: "Very Solid".into(),
                choices: vec!["Very Solid".into(), "Risky".into()]
            })
        );
        assert_eq!(
            kind("option name Clear Hash type button"),
            Some(OptionKind::Button)
        );
        assert_eq!(
            kind("option name SyzygyPath type string default <empty>"),
            Some(OptionKind::Text {
                default: String::new()
            })
        );
    }

    #[test]
    fn a_name_may_have_words_in_it_that_mean_something_elsewhere() {
        let offer =
            OptionDeclaration::parse("option name Own name or default var type check default true");
        let offer = offer.unwrap();
        assert_eq!(offer.name, "Own name or default var");
        assert_eq!(offer.kind, OptionKind::Check { default: true });
    }

    #[test]
    fn nonsense_is_no_option() {
        for line in [
            "",
            "option",
            "option name",
            "option name X",
            "option name X type",
            "option name X type wheel",
            "option stray name X type button",
            "option name X type spin default 3 min 9 max 1",
            "id name Fish",
        ] {
            assert_eq!(OptionDeclaration::parse(line), None, "{line}");
        }
        // What can still be made sense of is.
        assert_eq!(
            kind("option name X type spin default many min 1 max 9"),
            Some(OptionKind::Spin {
                default: 1,
                min: 1,
                max: 9
            })
        );
    }

    #[test]
    fn only_what_is_offered_is_set() {
        let offer = |line: &str| OptionDeclaration::parse(line).unwrap();
        let spin = offer("option name Hash type spin default 16 min 1 max 64");
        assert_eq!(spin.line("32").unwrap(), "setoption name Hash value 32");
        for value in ["0", "65", "much", ""] {
            assert!(spin.line(value).is_err(), "{value}");
        }
        let text = offer("option name Path type string default x");
        assert!(text.line("a\nquit").is_err());
        assert_eq!(text.line("").unwrap(), "setoption name Path value <empty>");
        let button = offer("option name Clear Hash type button");
        assert_eq!(button.line("").unwrap(), "setoption name Clear Hash");
        let combo = offer("option name S type combo default A var A var B");
        assert!(combo.line("C").is_err() && combo.line("B").is_ok());
    }
}
