//! View model and commands of the player's engines.

use crate::model::{
    engine_handle::EngineError,
    engines::{Engine, EngineId, Engines},
    players::{Computer, Participant},
};
use parlour_engine::uci::option_declaration::{OptionDeclaration, OptionKind};
use parlour_rules::chess::Color;
use parlour_shell::ui::text_field::{EditCommand, TextField};

/// Command of an engine dialog.
#[derive(Debug, Clone, PartialEq)]
pub enum EngineCommand {
    /// Shows the list of engines.
    Show,
    /// Moves keyboard input to this field, or away from all fields.
    Type(Option<EngineField>),
    /// Accepts the content of the current field.
    Enter,
    /// Adds the program with this index in [`EngineManager::found`].
    AddFound(usize),
    /// Opens the options of this engine.
    Open(EngineId),
    /// Sets an option of the engine; `None` resets it to the program's default.
    Set(String, Option<String>),
    /// Triggers an option of the UCI type `button`.
    Press(String),
    /// Steps the time per move, in seconds, up or down.
    Seconds(i8),
    /// Resets all options to the program's defaults.
    Defaults,
    /// Steps to the next or previous analysis engine.
    Advise(i8),
    /// Restarts an analysis engine that was suspended after a failure.
    Wake,
    /// Removes the engine from the list.
    Remove,
    /// Replaces the player of a color.
    Assign(Color, Participant),
}

/// Dialog of the player's engines.
#[derive(Debug, Clone, PartialEq)]
pub enum EngineDialog {
    /// List of all engines.
    List,
    /// Options of one engine.
    Page,
    /// The computer that plays this color has failed.
    Failed(Color, Computer, EngineError),
}

impl EngineDialog {
    /// Returns the name of the dialog in the trace.
    pub fn id(&self) -> &'static str {
        match self {
            Self::List => "engines",
            Self::Page => "engine",
            Self::Failed(..) => "engine-trouble",
        }
    }
}

/// Text field of an engine dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EngineField {
    /// Command of a new engine.
    Command,
    /// Value of the option with this name.
    Option(String),
}

/// Status of the program that was started last.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Answer {
    /// Nothing was started.
    #[default]
    Quiet,
    /// The program has not answered yet.
    Waiting,
    /// The program is ready.
    Ready,
    /// The program could not be started or did not respond.
    Failed(EngineError),
}

/// Engines of the player, and the state of their dialogs.
#[derive(Debug, Clone)]
pub struct EngineManager {
    /// All engines of the player.
    pub list: Engines,
    /// Command lines of programs that were found on this computer and are not in the list.
    pub found: Vec<Vec<String>>,
    /// Command of a new engine, being edited.
    pub command: TextField,
    /// Field with keyboard input.
    pub typing: Option<EngineField>,
    /// Value of an option, being edited.
    pub value: TextField,
    /// Engine whose options are open.
    pub open: Option<EngineId>,
    /// Options that the open engine has declared.
    pub offers: Vec<OptionDeclaration>,
    /// Status of the open engine's program, or of a new one.
    pub answer: Answer,
}

/// Greatest number of letters in a field.
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
    /// Returns the engine whose options are open.
    pub fn engine(&self) -> Option<&Engine> {
        self.list.get(self.open?)
    }

    /// Returns the field with keyboard input.
    pub fn typed(&mut self) -> Option<&mut TextField> {
        match self.typing {
            None => None,
            Some(EngineField::Command) => Some(&mut self.command),
            Some(EngineField::Option(_)) => Some(&mut self.value),
        }
    }

    /// Empties the command field after its command has been used.
    pub fn clear_command(&mut self) {
        self.command = TextField::new("", LONGEST);
    }

    /// Moves keyboard input to a field. The value of an option is selected, so that typing replaces
    /// it.
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

    /// Returns the options for the player, without those that the game sets itself.
    pub fn options(&self) -> impl Iterator<Item = &OptionDeclaration> {
        const OWN: [&str; 3] = ["UCI_Chess960", "MultiPV", "Ponder"];
        self.offers
            .iter()
            .filter(|offer| !OWN.contains(&offer.name.as_str()))
    }

    /// Returns the current value of an option: the player's, or else the program's default.
    pub fn value_of(&self, offer: &OptionDeclaration) -> String {
        let set = self.engine().and_then(|engine| engine.setting(&offer.name));
        set.map(str::to_owned)
            .or_else(|| offer.default_value())
            .unwrap_or_default()
    }

    /// Returns the analysis engine `by` steps after the current one, wrapping around. `None` is the
    /// built-in engine, which comes first.
    pub fn next_analysis_engine(&self, by: i8) -> Option<EngineId> {
        let engines = self.list.engines.iter().map(|engine| Some(engine.id));
        let all: Vec<Option<EngineId>> = [None].into_iter().chain(engines).collect();
        let now = all.iter().position(|id| *id == self.list.analysis_engine);
        let next = now.unwrap_or(0) as isize + isize::from(by);
        all[next.rem_euclid(all.len() as isize) as usize]
    }
}

/// Returns the value `by` steps after `now`, or `None` for options without steps.
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

/// Returns the next number for a step button. Large non-negative ranges that span at least two
/// orders of magnitude double or halve; all others take at most about 50 steps from end to end.
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
    // Multiples of the step.
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
        assert_eq!(manager.next_analysis_engine(1), None);
        let id = manager.list.add("Fish".into(), vec!["fish".into()], true);
        assert_eq!(manager.next_analysis_engine(1), Some(id));
        manager.list.analysis_engine = Some(id);
        assert_eq!(manager.next_analysis_engine(1), None);
    }
}
