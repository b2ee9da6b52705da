//! What the panels show of the player's engines, and what can be asked for there.

use crate::{
    chess::{
        engine_handle::EngineError,
        engines::{Engine, EngineId, Engines},
        players::{Computer, Participant},
    },
    text_field::{EditCommand, TextField},
};
use parlour_engine::uci::option_declaration::{OptionDeclaration, OptionKind};
use parlour_rules::chess::Color;

/// What can be asked for among the player's engines.
#[derive(Debug, Clone, PartialEq)]
pub enum EngineCommand {
    /// See the list.
    Show,
    /// Letters go here now, or nowhere.
    Type(Option<EngineField>),
    /// What was typed is meant.
    Enter,
    /// Add the program of this number among those that were found.
    AddFound(usize),
    /// See what can be set for this engine.
    Open(EngineId),
    /// Set an option; none leaves it as the program has it.
    Set(String, Option<String>),
    /// Ask for what an option without a value does.
    Press(String),
    /// More or less time for a move.
    Seconds(i8),
    /// Leave every option as the program has it.
    Defaults,
    /// Another engine looks on.
    Advise(i8),
    /// Let the engine look on again that has failed.
    Wake,
    /// Take the engine out of the list.
    Remove,
    /// Somebody takes a place at the table.
    Sit(Color, Participant),
}

/// What may lie over the table because of engines.
#[derive(Debug, Clone, PartialEq)]
pub enum EngineDialog {
    /// All of them.
    List,
    /// What can be set for one.
    Page,
    /// Really take it out of the list?
    Remove,
    /// The computer with these pieces cannot play.
    Failed(Color, Computer, EngineError),
}

impl EngineDialog {
    /// Its name in the trace.
    pub fn id(&self) -> &'static str {
        match self {
            Self::List => "engines",
            Self::Page => "engine",
            Self::Remove => "engine-remove",
            Self::EngineError(..) => "engine-trouble",
        }
    }
}

/// Where typed letters go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EngineField {
    /// The command of a new engine.
    Command,
    /// The value of an option.
    Option(String),
}

/// How it stands with the program that was started last.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Answer {
    /// None was.
    #[default]
    Quiet,
    /// It has not said anything yet.
    Waiting,
    /// It is there.
    Ready,
    /// It is not, and why.
    Failed(EngineError),
}

/// The player's engines, and what of them is being looked at.
#[derive(Debug, Clone)]
pub struct EngineManager {
    /// All of them.
    pub list: Engines,
    /// Programs that were found and are not in the list: their commands.
    pub found: Vec<Vec<String>>,
    /// The command of a new engine, as far as it is typed.
    pub command: TextField,
    /// Where typed letters go, and what is typed there if it is an option's value.
    pub typing: Option<EngineField>,
    /// The value of an option, as far as it is typed.
    pub value: TextField,
    /// The engine whose page is open.
    pub open: Option<EngineId>,
    /// What can be set for it.
    pub offers: Vec<OptionDeclaration>,
    /// How it stands with its program, or with that of a new engine.
    pub answer: Answer,
}

/// The most letters that can be typed.
const LONGEST: usize = 400;

impl Default for EngineManager {
    fn default() -> Self {
        Self {
            list: Engines::default(),
            found: Vec::new(),
            command: TextField::new("", LONGEST),
            typing: None,
            value: TextField::new("", LONGEST),
            open: None,
            offers: Vec::new(),
            answer: Answer::Quiet,
        }
    }
}

impl EngineManager {
    /// The engine whose page is open.
    pub fn engine(&self) -> Option<&Engine> {
        self.list.get(self.open?)
    }

    /// Where letters go that are typed.
    pub fn typed(&mut self) -> Option<&mut TextField> {
        match self.typing {
            None => None,
            Some(EngineField::Command) => Some(&mut self.command),
            Some(EngineField::Option(_)) => Some(&mut self.value),
        }
    }

    /// The command has done what it was typed for.
    pub fn clear_command(&mut self) {
        self.command = TextField::new("", LONGEST);
    }

    /// Letters go there from now on. The value of an option is selected, so that what is typed takes
    /// its place.
    pub fn type_into(&mut self, field: Option<EngineField>) {
        if self.typing == field {
            return;
        }
        if let Some(EngineField::Option(name)) = &field {
            let offer = self.offers.iter().find(|offer| offer.name == *name);
            let value = offer.map_or_else(String::new, |offer| self.value_of(offer));
            self.value = TextField::new(&value, LONGEST);
            self.value.stroke(EditCommand::SelectAll);
        }
        self.typing = field;
    }

    /// The options that a player sets: not those that the game sets itself.
    pub fn options(&self) -> impl Iterator<Item = &OptionDeclaration> {
        const OWN: [&str; 3] = ["UCI_Chess960", "MultiPV", "Ponder"];
        self.offers
            .iter()
            .filter(|offer| !OWN.contains(&offer.name.as_str()))
    }

    /// What an option is set to.
    pub fn value_of(&self, offer: &OptionDeclaration) -> String {
        let set = self.engine().and_then(|engine| engine.setting(&offer.name));
        set.map(str::to_owned)
            .or_else(|| offer.default_value())
            .unwrap_or_default()
    }

    /// The engine after this one, or before it, among those that can look on: the game's own comes
    /// first.
    pub fn next_adviser(&self, by: i8) -> Option<EngineId> {
        let engines = self.list.engines.iter().map(|engine| Some(engine.id));
        let all: Vec<Option<EngineId>> = [None].into_iter().chain(engines).collect();
        let now = all.iter().position(|id| *id == self.list.adviser);
        let next = now.unwrap_or(0) as isize + isize::from(by);
        all[next.rem_euclid(all.len() as isize) as usize]
    }
}

/// The value of an option one step on; none where there are no steps.
pub fn stepped(offer: &OptionDeclaration, now: &str, by: i8) -> Option<String> {
    match &offer.kind {
        OptionKind::Check { .. } => Some((now != "true").to_string()),
        OptionKind::Spin { default, min, max } => {
            let now = now.parse().unwrap_or(*default);
            Some(stepped_number(now, *min, *max, by).to_string())
        }
        OptionKind::Combo { choices, .. } => {
            let now = choices.iter().position(|choice| choice == now).unwrap_or(0);
            let next = now as isize + isize::from(by);
            let count = choices.len().max(1) as isize;
            choices.get(next.rem_euclid(count) as usize).cloned()
        }
        OptionKind::Button | OptionKind::Text { .. } => None,
    }
}

/// A number one step on. In a wide range from little to much it is doubled or halved, in any other
/// some forty steps lead from one end to the other.
fn stepped_number(now: i64, min: i64, max: i64, by: i8) -> i64 {
    let range = max.saturating_sub(min);
    if range > 2_000 && min >= 0 && max / min.max(1) >= 100 {
        let next = if by > 0 {
            now.saturating_mul(2).max(1)
        } else {
            now / 2
        };
        return next.clamp(min, max);
    }
    // 1, 2, 5, 10, 20, 50 and so on.
    let powers = std::iter::successors(Some(1_i64), |power| power.checked_mul(10));
    let step = powers
        .flat_map(|power| [1, 2, 5].map(|digit| power.saturating_mul(digit)))
        .find(|step| range / step <= 50)
        .unwrap_or(1);
    // Onto round numbers.
    let round = if by > 0 {
        now.div_euclid(step).saturating_add(1).saturating_mul(step)
    } else {
        now.saturating_sub(1).div_euclid(step).saturating_mul(step)
    };
    round.clamp(min, max)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(now: i64, min: i64, max: i64, by: i8) -> Vec<i64> {
        let mut all = vec![now];
        for _ in 0..4 {
            all.push(stepped_number(all[all.len() - 1], min, max, by));
        }
        all
    }

    #[test]
    fn numbers_go_in_steps_that_suit_their_range() {
        assert_eq!(steps(20, 0, 20, -1), [20, 19, 18, 17, 16]);
        assert_eq!(steps(16, 1, 33_554_432, 1), [16, 32, 64, 128, 256]);
        assert_eq!(steps(4, 1, 33_554_432, -1), [4, 2, 1, 1, 1]);
        assert_eq!(steps(1320, 1320, 3190, 1), [1320, 1350, 1400, 1450, 1500]);
        assert_eq!(steps(3190, 1320, 3190, -1), [3190, 3150, 3100, 3050, 3000]);
        assert_eq!(steps(0, -100, 100, 1), [0, 5, 10, 15, 20]);
        assert_eq!(steps(0, -100, 100, -1), [0, -5, -10, -15, -20]);
        assert_eq!(steps(10, 0, 5_000, 1), [10, 20, 40, 80, 160]);
        assert_eq!(steps(0, 0, 5_000, 1), [0, 1, 2, 4, 8]);
    }

    #[test]
    fn no_range_is_too_much() {
        for (min, max) in [(i64::MIN, i64::MAX), (0, i64::MAX), (i64::MIN, 0), (3, 3)] {
            for now in [min, max, 0_i64.clamp(min, max)] {
                for by in [-1, 1] {
                    let next = stepped_number(now, min, max, by);
                    assert!((min..=max).contains(&next));
                }
            }
        }
    }

    #[test]
    fn words_go_round() {
        let offer =
            OptionDeclaration::parse("option name S type combo default A var A var B").unwrap();
        assert_eq!(stepped(&offer, "A", -1).as_deref(), Some("B"));
        assert_eq!(stepped(&offer, "B", 1).as_deref(), Some("A"));
        let check = OptionDeclaration::parse("option name C type check default true").unwrap();
        assert_eq!(stepped(&check, "true", 1).as_deref(), Some("false"));
    }

    #[test]
    fn what_is_typed_takes_the_place_of_a_value_but_not_of_a_command() {
        let mut manager = EngineManager::default();
        let offer = OptionDeclaration::parse("option name Hash type spin default 16 min 1 max 64");
        manager.offers.extend(offer);
        manager.type_into(Some(EngineField::Command));
        manager.typed().unwrap().insert("fish");
        manager.type_into(Some(EngineField::Command));
        manager.typed().unwrap().insert("bone");
        assert_eq!(manager.command.text(), "fishbone");
        manager.type_into(Some(EngineField::Option("Hash".into())));
        assert_eq!(manager.value.text(), "16");
        manager.typed().unwrap().insert("3");
        manager.type_into(Some(EngineField::Option("Hash".into())));
        manager.typed().unwrap().insert("2");
        assert_eq!(manager.value.text(), "32");
        manager.type_into(None);
        assert_eq!(manager.typed(), None);
    }

    #[test]
    fn whoever_looks_on_goes_round() {
        let mut manager = EngineManager::default();
        assert_eq!(manager.next_adviser(1), None);
        let id = manager.list.add("Fish".into(), vec!["fish".into()], true);
        assert_eq!(manager.next_adviser(1), Some(id));
        manager.list.adviser = Some(id);
        assert_eq!(manager.next_adviser(1), None);
    }
}
