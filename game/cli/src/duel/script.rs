//! Actions as text: `play 1 @enemy-hero; attack 2 3; end`.

use parlour_rules::{
    cards::Pile,
    duel::{CardId, Duel, HandPlaces, Intent, Player, Refusal},
    shortened,
};

/// An action as text, parsed as far as possible without a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    Play {
        place: usize,
        position: Option<usize>,
        target: Option<Target>,
    },
    Attack {
        attacker: Attacker,
        target: Target,
    },
    End,
    Concede,
    Mulligan(HandPlaces),
}

/// A friendly minion or hero; places count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attacker {
    Hero,
    Minion(usize),
}

/// A target; places count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    EnemyHero,
    OwnHero,
    Enemy(usize),
    Own(usize),
}

/// A text that is not an action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseActionError {
    #[error(
        "unknown action {0:?} (expected play N [pos:M] [TARGET], attack N TARGET, \
         attack hero TARGET, end, concede or mulligan 1,3)"
    )]
    Unknown(String),
    #[error("invalid action {0:?} (expected at most one position and one target)")]
    Repeated(String),
    #[error("invalid target {0:?} (expected @enemy-hero, @own-hero, N or own:N)")]
    Target(String),
    #[error("invalid number {0:?} (expected 1 or more)")]
    Place(String),
}

/// A text that is not an action, or an action that the match refuses.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActionError {
    #[error(transparent)]
    Parse(#[from] ParseActionError),
    #[error("unknown minion {place} ({side} minions: {minions})")]
    Minion {
        place: usize,
        side: &'static str,
        minions: usize,
    },
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// Parses actions separated by semicolons; empty ones are skipped.
pub fn read(text: &str) -> Vec<Result<Said, ParseActionError>> {
    let actions = text.split(';').map(str::trim);
    actions.filter(|text| !text.is_empty()).map(one).collect()
}

fn one(text: &str) -> Result<Said, ParseActionError> {
    let mut words = text.split_whitespace();
    let (first, rest): (_, Vec<_>) = (words.next().unwrap_or_default(), words.collect());
    match (first, rest.as_slice()) {
        ("end", []) => Ok(Said::End),
        ("concede", []) => Ok(Said::Concede),
        ("mulligan", places) => {
            let places = places.join(",");
            let places = places
                .split(',')
                .map(str::trim)
                .filter(|place| !place.is_empty());
            let places: Result<HandPlaces, _> = places
                .map(|word| place(word).map(|place| place - 1))
                .collect();
            places.map(Said::Mulligan)
        }
        ("play", [which, rest @ ..]) => play(text, which, rest),
        ("attack", [attacker, to]) => Ok(Said::Attack {
            attacker: match *attacker {
                "hero" | "@own-hero" => Attacker::Hero,
                minion => Attacker::Minion(place(minion.strip_prefix("own:").unwrap_or(minion))?),
            },
            target: target(to)?,
        }),
        _ => Err(ParseActionError::Unknown(shortened(text))),
    }
}

fn play(text: &str, which: &str, rest: &[&str]) -> Result<Said, ParseActionError> {
    let (mut position, mut aim) = (None, None);
    for word in rest {
        match word.strip_prefix("pos:") {
            Some(number) if position.is_none() => position = Some(place(number)?),
            None if aim.is_none() => aim = Some(target(word)?),
            _ => return Err(ParseActionError::Repeated(shortened(text))),
        }
    }
    Ok(Said::Play {
        place: place(which)?,
        position,
        target: aim,
    })
}

fn target(word: &str) -> Result<Target, ParseActionError> {
    match word {
        "@enemy-hero" => Ok(Target::EnemyHero),
        "@own-hero" => Ok(Target::OwnHero),
        _ => match word.strip_prefix("own:") {
            Some(number) => Ok(Target::Own(place(number)?)),
            None => place(word)
                .map(Target::Enemy)
                .map_err(|_| ParseActionError::Target(shortened(word))),
        },
    }
}

/// Parses a place, counted from 1.
fn place(word: &str) -> Result<usize, ParseActionError> {
    match word.parse() {
        Ok(place @ 1..) => Ok(place),
        _ => Err(ParseActionError::Place(shortened(word))),
    }
}

impl Said {
    /// Returns the player who acts: the current one; during the mulligan the first player, then the
    /// other.
    pub fn player(duel: &Duel) -> Player {
        let first = duel.current();
        match duel.may_exchange(first.opponent()) && !duel.may_exchange(first) {
            true => first.opponent(),
            false => first,
        }
    }

    /// Converts the action to an intent in a match.
    pub fn intent(self, duel: &Duel, player: Player) -> Result<Intent, ActionError> {
        let own = duel.player(player);
        let enemy = duel.player(player.opponent());
        let minion = |side: &'static str, battlefield: &Pile<CardId>, place: usize| {
            let card = battlefield.get(place - 1).copied();
            card.ok_or(ActionError::Minion {
                place,
                side,
                minions: battlefield.len(),
            })
        };
        let own_minion = |place| minion("friendly", own.battlefield(), place);
        let aim = |target| match target {
            Target::EnemyHero => Ok(enemy.hero()),
            Target::OwnHero => Ok(own.hero()),
            Target::Enemy(place) => minion("enemy", enemy.battlefield(), place),
            Target::Own(place) => own_minion(place),
        };
        Ok(match self {
            Self::Play {
                place,
                position,
                target,
            } => Intent::Play {
                card: own
                    .hand()
                    .get(place - 1)
                    .copied()
                    .ok_or(Refusal::NoSuchPlace {
                        place: u8::try_from(place).unwrap_or(u8::MAX),
                        // A hand has at most ten cards.
                        cards: own.hand().len() as u8,
                    })?,
                position: position.map(|place| u8::try_from(place - 1).unwrap_or(u8::MAX)),
                target: target.map(aim).transpose()?,
            },
            Self::Attack { attacker, target } => Intent::Attack {
                attacker: match attacker {
                    Attacker::Hero => own.hero(),
                    Attacker::Minion(place) => own_minion(place)?,
                },
                target: aim(target)?,
            },
            Self::End => Intent::EndTurn,
            Self::Concede => Intent::Concede,
            Self::Mulligan(places) => Intent::Mulligan(places),
        })
    }
}
