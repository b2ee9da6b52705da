//! External UCI engines that the player has added, with their settings.

use parlour_engine::uci::external_engine::{Program, Timeouts};
use parlour_rules::chess::Rules;
use parlour_shell::platform::storage::Saved;
use serde::{Deserialize, Serialize};
use std::{
    fmt,
    num::ParseIntError,
    path::{Path, PathBuf},
    str::FromStr,
    time::Duration,
};

/// Greatest length of an engine's name, in characters.
const LONGEST_NAME: usize = 60;

/// Identifier of an engine in the list. It is never reused, so that saves don't refer to another
/// engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EngineId(u32);

impl fmt::Display for EngineId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for EngineId {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(Self)
    }
}

/// External engine that the player has added.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Engine {
    /// Identifier.
    pub id: EngineId,
    /// Name for lists: as the engine reports it, made unique.
    pub name: String,
    /// Path to the program, or a command to find in the search path.
    pub path: String,
    /// Command-line arguments.
    #[serde(default)]
    pub arguments: Vec<String>,
    /// UCI options that the player has changed: names and values.
    #[serde(default)]
    pub settings: Vec<(String, String)>,
    /// Time per move in seconds, in games without a clock.
    #[serde(default = "usual_seconds")]
    pub seconds: u64,
    /// Whether it supports Chess960.
    #[serde(default)]
    pub chess960: bool,
}

/// UCI options that limit an engine's strength: those of the protocol, of Stockfish, and of
/// Parlour. At their defaults none of them does.
const WEAKENING: [&str; 4] = ["UCI_LimitStrength", "UCI_Elo", "Skill Level", "Level"];

fn usual_seconds() -> u64 {
    2
}

impl Engine {
    /// Values of `seconds` that the settings offer.
    pub const SECONDS: [u64; 9] = [1, 2, 3, 5, 8, 10, 15, 20, 30];

    /// Returns the command and options with which it is started to play.
    pub fn program(&self) -> Program {
        Program {
            path: PathBuf::from(&self.path),
            arguments: self.arguments.clone(),
            settings: self.settings.clone(),
            timeouts: Timeouts::default(),
        }
    }

    /// Returns the command and options with which it is started to analyze.
    ///
    /// Options that limit its strength are left out.
    pub fn analyst(&self) -> Program {
        let mut program = self.program();
        let weakens = |name: &str| {
            WEAKENING
                .iter()
                .any(|known| known.eq_ignore_ascii_case(name))
        };
        program.settings.retain(|(name, _)| !weakens(name));
        program
    }

    /// Returns the time per move in games without a clock.
    pub fn move_time(&self) -> Duration {
        // A file that was edited by hand can hold any number.
        Duration::from_secs(self.seconds.clamp(1, 600))
    }

    /// Returns whether it supports a variant.
    pub fn knows(&self, rules: Rules) -> bool {
        match rules {
            Rules::Standard => true,
            Rules::Chess960 => self.chess960,
            Rules::Casual => false,
        }
    }

    /// Returns the player's value for a UCI option, or `None` for its default.
    pub fn setting(&self, name: &str) -> Option<&str> {
        let mut settings = self.settings.iter();
        settings
            .find(|(set, _)| set == name)
            .map(|(_, value)| value.as_str())
    }

    /// Sets a UCI option. `None` restores its default.
    pub fn set(&mut self, name: &str, value: Option<String>) {
        self.settings.retain(|(set, _)| set != name);
        if let Some(value) = value {
            self.settings.push((name.to_owned(), value));
        }
    }
}

/// List of external engines, saved in its own file.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Engines {
    /// Engines in the order in which they were added.
    pub engines: Vec<Engine>,
    /// Engine used for analysis; `None` for the built-in one.
    #[serde(default, rename = "adviser")]
    pub analysis_engine: Option<EngineId>,
    /// Analysis engine that has failed. It is not started again until the player asks for it.
    #[serde(default, rename = "resting")]
    pub failed: Option<EngineId>,
    /// Identifier that was assigned last.
    #[serde(default)]
    last: u32,
}

impl Engines {
    /// Returns the engine with this identifier.
    pub fn get(&self, id: EngineId) -> Option<&Engine> {
        self.engines.iter().find(|engine| engine.id == id)
    }

    /// Returns the engine with this identifier, for changes.
    pub fn get_mut(&mut self, id: EngineId) -> Option<&mut Engine> {
        self.engines.iter_mut().find(|engine| engine.id == id)
    }

    /// Adds an engine. The first word of `command` is its path, the others are arguments.
    pub fn add(&mut self, name: String, command: Vec<String>, chess960: bool) -> EngineId {
        let known = self.engines.iter().map(|engine| engine.id.0).max();
        self.last = self.last.max(known.unwrap_or(0)).saturating_add(1);
        let id = EngineId(self.last);
        let mut words = command.into_iter();
        let path = words.next().unwrap_or_default();
        self.engines.push(Engine {
            id,
            name: self.free_name(name, &path),
            path,
            arguments: words.collect(),
            settings: Vec::new(),
            seconds: usual_seconds(),
            chess960,
        });
        id
    }

    /// Returns a unique name: the given one or else the file's, with a number if it is taken.
    fn free_name(&self, name: String, path: &str) -> String {
        let name = if name.is_empty() {
            let stem = Path::new(path).file_stem();
            stem.map_or_else(
                || path.to_owned(),
                |stem| stem.to_string_lossy().into_owned(),
            )
        } else {
            name
        };
        let name = match name.char_indices().nth(LONGEST_NAME) {
            Some((end, _)) => format!("{}…", name[..end].trim_end()),
            None => name,
        };
        let taken = |name: &String| self.engines.iter().any(|engine| engine.name == *name);
        let numbered = (2..).map(|number| format!("{name} ({number})"));
        std::iter::once(name.clone())
            .chain(numbered)
            .find(|name| !taken(name))
            .unwrap_or(name)
    }

    /// Removes an engine from the list, and from analysis.
    pub fn remove(&mut self, id: EngineId) {
        self.engines.retain(|engine| engine.id != id);
        if self.analysis_engine == Some(id) {
            self.analysis_engine = None;
        }
        self.wake(id);
    }

    /// Returns the external analysis engine, unless it has failed.
    pub fn working_analysis_engine(&self) -> Option<&Engine> {
        let id = self.analysis_engine.filter(|id| self.failed != Some(*id))?;
        self.get(id)
    }

    /// Returns the external analysis engine if it has failed.
    pub fn failed_analysis_engine(&self) -> Option<&Engine> {
        let id = self.analysis_engine.filter(|id| self.failed == Some(*id))?;
        self.get(id)
    }

    /// Clears an engine's failure, so that it is tried again.
    pub fn wake(&mut self, id: EngineId) {
        if self.failed == Some(id) {
            self.failed = None;
        }
    }

    /// Returns the engines that support a variant.
    pub fn knowing(&self, rules: Rules) -> impl Iterator<Item = &Engine> {
        self.engines
            .iter()
            .filter(move |engine| engine.knows(rules))
    }
}

impl Saved for Engines {
    const FILE: &'static str = "chess-engines.ron";
    const VERSION: u32 = 1;
    const ALWAYS_READ: bool = true;
}

/// Splits a typed command into words.
///
/// Spaces separate words, except within double quotes. The path of an existing file is a single
/// word, even with spaces in it. A leading `~/` in the first word becomes the home folder.
pub fn command_words(typed: &str) -> Vec<String> {
    let typed = typed.trim();
    if Path::new(typed).is_file() {
        return vec![typed.to_owned()];
    }
    let mut words = Vec::new();
    let mut word = String::new();
    let mut quoted = false;
    let mut begun = false;
    for letter in typed.chars() {
        match letter {
            '"' => {
                quoted = !quoted;
                begun = true;
            }
            ' ' | '\t' if !quoted => {
                if begun {
                    words.push(std::mem::take(&mut word));
                }
                begun = false;
            }
            letter => {
                word.push(letter);
                begun = true;
            }
        }
    }
    if begun {
        words.push(word);
    }
    // Expands `~/` like a shell.
    if let Some(first) = words.first_mut()
        && let Some(rest) = first.strip_prefix("~/")
        && let Some(home) = std::env::home_dir()
    {
        *first = home.join(rest).to_string_lossy().into_owned();
    }
    words
}

/// Program names of common engines, each with the arguments that select UCI.
const USUAL: [(&str, &[&str]); 14] = [
    ("stockfish", &[]),
    ("lc0", &[]),
    ("ethereal", &[]),
    ("berserk", &[]),
    ("rubichess", &[]),
    ("koivisto", &[]),
    ("arasan", &[]),
    ("igel", &[]),
    ("wasp", &[]),
    ("fruit", &[]),
    ("toga2", &[]),
    ("glaurung", &[]),
    ("gnuchess", &["--uci"]),
    ("fairy-stockfish", &[]),
];

/// Folders for games on Linux that are not in every search path.
const GAMES: [&str; 2] = ["/usr/games", "/usr/local/games"];

/// Returns the commands of common engines that are installed.
///
/// It reads the file system, so it must not run on the thread that renders.
pub fn found() -> Vec<Vec<String>> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    folders.extend(GAMES.map(PathBuf::from));
    let mut commands = Vec::new();
    for (name, arguments) in USUAL {
        let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
        let program = folders
            .iter()
            .map(|folder| folder.join(&file))
            .find(|path| path.is_file());
        if let Some(program) = program {
            let program = program.to_string_lossy().into_owned();
            let words = arguments.iter().map(|word| (*word).to_owned());
            commands.push(std::iter::once(program).chain(words).collect());
        }
    }
    commands
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(typed: &str) -> Vec<String> {
        command_words(typed)
    }

    #[test]
    fn a_command_is_split_into_words() {
        assert_eq!(words(" gnuchess  --uci "), ["gnuchess", "--uci"]);
        assert_eq!(
            words(r#""C:\Chess Engines\fish.exe" -v "" x"#),
            [r"C:\Chess Engines\fish.exe", "-v", "", "x"]
        );
        assert!(words("   ").is_empty());
        assert_eq!(words(r#""open end"#), ["open end"]);
    }

    #[test]
    fn a_file_with_spaces_in_its_name_is_one_word() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("my engine");
        std::fs::write(&path, "").unwrap();
        let typed = path.to_string_lossy().into_owned();
        assert_eq!(words(&typed), [typed]);
    }

    #[test]
    fn a_name_is_no_longer_than_a_list_can_show() {
        let mut engines = Engines::default();
        for end in ["…", "… (2)"] {
            let id = engines.add("Ö".repeat(300), words("fish"), true);
            let name = &engines.get(id).unwrap().name;
            assert_eq!(*name, "Ö".repeat(LONGEST_NAME) + end);
        }
    }

    #[test]
    fn numbers_are_given_once() {
        let mut engines = Engines::default();
        let first = engines.add("Fish".into(), words("fish"), true);
        let second = engines.add(String::new(), words("/bin/frog.exe -u"), false);
        engines.analysis_engine = Some(second);
        engines.remove(second);
        assert_eq!(engines.analysis_engine, None);
        let third = engines.add("Fish".into(), words("fish"), false);
        assert!(third != second && third != first);
        let names: Vec<_> = engines.engines.iter().map(|e| e.name.as_str()).collect();
        assert_eq!(names, ["Fish", "Fish (2)"]);
        assert_eq!(third.to_string().parse(), Ok(third));
        let text = ron::to_string(&engines).unwrap();
        assert_eq!(ron::from_str::<Engines>(&text).unwrap(), engines);
    }

    #[test]
    fn an_adviser_that_failed_rests_until_it_is_woken() {
        let mut engines = Engines::default();
        let id = engines.add("Fish".into(), words("fish"), true);
        engines.analysis_engine = Some(id);
        assert_eq!(engines.working_analysis_engine().map(|it| it.id), Some(id));
        engines.failed = Some(id);
        let text = ron::to_string(&engines).unwrap();
        let mut engines: Engines = ron::from_str(&text).unwrap();
        assert_eq!(engines.working_analysis_engine(), None);
        assert_eq!(engines.failed_analysis_engine().map(|it| it.id), Some(id));
        engines.wake(id);
        assert!(
            engines.working_analysis_engine().is_some()
                && engines.failed_analysis_engine().is_none()
        );
    }

    #[test]
    fn an_engine_without_a_name_is_called_as_its_file() {
        let mut engines = Engines::default();
        let id = engines.add(String::new(), words("/bin/frog.exe -u"), false);
        let engine = engines.get(id).unwrap();
        assert_eq!(engine.name, "frog");
        assert_eq!(engine.program().arguments, ["-u"]);
        assert!(engine.knows(Rules::Standard) && !engine.knows(Rules::Chess960));
    }

    #[test]
    fn a_wave_means_one_s_own_folder() {
        let home = std::env::home_dir().unwrap();
        let fish = home.join("fish").to_string_lossy().into_owned();
        assert_eq!(words("~/fish --uci"), [fish.as_str(), "--uci"]);
        assert_eq!(words("fish ~/x"), ["fish", "~/x"]);
    }

    #[test]
    fn an_engine_that_is_set_to_play_weakly_looks_on_at_full_strength() {
        let mut engines = Engines::default();
        let id = engines.add("Fish".into(), words("fish"), true);
        let engine = engines.get_mut(id).unwrap();
        engine.set("skill level", Some("3".into()));
        engine.set("UCI_LimitStrength", Some("true".into()));
        engine.set("Hash", Some("64".into()));
        assert_eq!(engine.program().settings.len(), 3);
        assert_eq!(engine.analyst().settings, [("Hash".into(), "64".into())]);
    }

    #[test]
    fn a_setting_is_set_once_and_forgotten() {
        let mut engines = Engines::default();
        let id = engines.add("Fish".into(), words("fish"), true);
        let engine = engines.get_mut(id).unwrap();
        engine.set("Hash", Some("32".into()));
        engine.set("Hash", Some("64".into()));
        assert_eq!(engine.setting("Hash"), Some("64"));
        assert_eq!(engine.settings.len(), 1);
        engine.set("Hash", None);
        assert_eq!(engine.setting("Hash"), None);
    }
}
