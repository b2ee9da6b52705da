//! Options that an engine declares with its `option` lines.

use parlour_rules::shortened;

/// Declaration of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionDeclaration {
    /// Name, which can contain spaces.
    pub name: String,
    /// Type with default and allowed values.
    pub kind: OptionKind,
}

/// Type of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// Switch, `true` or `false`.
    Check {
        /// Default value.
        default: bool,
    },
    /// Integer in a range.
    Spin {
        /// Default value.
        default: i64,
        /// Smallest allowed value.
        min: i64,
        /// Largest allowed value.
        max: i64,
    },
    /// One of several texts.
    Combo {
        /// Default value.
        default: String,
        /// Allowed values.
        choices: Vec<String>,
    },
    /// Action without a value.
    Button,
    /// Any text.
    Text {
        /// Default value.
        default: String,
    },
}

/// Error for a value that an option doesn't allow.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}: invalid value {value:?} (expected {expected})")]
pub struct OptionValueError {
    /// Name of the option.
    pub name: String,
    /// The rejected value.
    pub value: String,
    /// Allowed values.
    pub expected: String,
}

/// Keywords after the type, each of which starts a new part of the line.
const KEYS: [&str; 4] = ["default", "min", "max", "var"];

impl OptionDeclaration {
    /// Reads an `option` line. Returns `None` if it can't be read. Names and values can contain
    /// spaces.
    pub fn parse(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        let ["option", "name", words @ ..] = &words[..] else {
            return None;
        };
        // Only `type` ends the name; the other keywords can be part of it.
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
                // Words between the type and the first keyword are ignored.
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
                // UCI writes an empty text like this.
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

    /// Returns the `setoption` line for a value.
    ///
    /// # Errors
    /// When the option doesn't allow the value.
    pub fn line(&self, value: &str) -> Result<String, OptionValueError> {
        let fits = match &self.kind {
            OptionKind::Check { .. } => matches!(value, "true" | "false"),
            OptionKind::Spin { min, max, .. } => value
                .parse()
                .is_ok_and(|number| (*min..=*max).contains(&number)),
            OptionKind::Combo { choices, .. } => choices.iter().any(|choice| choice == value),
            OptionKind::Button => true,
            // A line break would start another command.
            OptionKind::Text { .. } => !value.contains(['\n', '\r']),
        };
        if !fits {
            return Err(OptionValueError {
                name: self.name.clone(),
                value: shortened(value),
                expected: match &self.kind {
                    OptionKind::Check { .. } => "true or false".to_owned(),
                    OptionKind::Spin { min, max, .. } => format!("{min} to {max}"),
                    OptionKind::Combo { choices, .. } => choices.join(", "),
                    OptionKind::Button | OptionKind::Text { .. } => "a single line".to_owned(),
                },
            });
        }
        let name = &self.name;
        Ok(match (&self.kind, value) {
            (OptionKind::Button, _) => format!("setoption name {name}"),
            (OptionKind::Text { .. }, "") => format!("setoption name {name} value <empty>"),
            _ => format!("setoption name {name} value {value}"),
        })
    }

    /// Returns the default value as text; `None` for a button.
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
        // Readable parts of a line are used even if others are missing.
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
        assert_eq!(
            spin.line("65").unwrap_err().to_string(),
            "Hash: invalid value \"65\" (expected 1 to 64)"
        );
        let text = offer("option name Path type string default x");
        assert!(text.line("a\nquit").is_err());
        assert_eq!(text.line("").unwrap(), "setoption name Path value <empty>");
        let button = offer("option name Clear Hash type button");
        assert_eq!(button.line("").unwrap(), "setoption name Clear Hash");
        let combo = offer("option name S type combo default A var A var B");
        assert!(combo.line("C").is_err() && combo.line("B").is_ok());
    }
}
