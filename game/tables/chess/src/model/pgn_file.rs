//! PGN files: reads any encoding, appends games and replaces single games.
//!
//! Every change reads the file and writes a whole new one with [`files::write`], so that a change that
//! fails leaves the file as it was. Only one thread does it: that of the game's `FileWriter`.

use parlour_rules::chess::{
    Rules,
    pgn::{Decoder, Reader},
};
use parlour_shell::platform::files::{self, File};
use std::{io, io::Read, path::Path};

/// Size limit in bytes for sources other than files, such as pipes. It exceeds any PGN database.
const MOST_HANDED_OUT: u64 = 256 << 20;

/// Result of replacing a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Written {
    /// The game replaced the old one.
    InPlace,
    /// The old game was not found, so the game was appended.
    Added,
}

/// Reads the text of a PGN file.
///
/// # Errors
/// Returns the system's error. A source other than a file, such as a pipe, fails if it
/// exceeds a size limit.
pub fn read(path: &Path) -> io::Result<String> {
    let file = File::open(path)?;
    let most = match file.metadata()?.is_file() {
        true => u64::MAX,
        false => MOST_HANDED_OUT,
    };
    let mut input = file.take(most);
    let mut decoder = Decoder::new(&mut input);
    let mut text = String::new();
    while decoder.read(&mut text)? {}
    if input.limit() == 0 {
        return Err(io::Error::other("it goes on and on"));
    }
    Ok(text)
}

/// Opens a PGN file, to read it game by game.
///
/// # Errors
/// Returns the system's error.
pub fn games(path: &Path, rules: Rules) -> io::Result<Reader<File>> {
    Ok(Reader::new(File::open(path)?, rules))
}

/// Writes a file that must not exist yet.
///
/// # Errors
/// Returns the system's error: [`io::ErrorKind::AlreadyExists`] if there is such a file or
/// link.
pub fn create(path: &Path, text: &str) -> io::Result<()> {
    if files::symlink_metadata(path).is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    files::write(path, text.as_bytes())
}

/// Appends a game to a file, which is created if necessary.
///
/// # Errors
/// Returns the system's error. An existing file is then unchanged.
pub fn add(path: &Path, game: &str) -> io::Result<()> {
    files::write(path, with_game(&read_any(path)?, game).as_bytes())
}

/// Replaces a game in a file, or appends the new one if the old one is not found.
///
/// # Errors
/// Returns the system's error. An existing file is then unchanged.
pub fn exchange(path: &Path, old: &str, new: &str) -> io::Result<Written> {
    let text = read_any(path)?;
    let old = old.trim();
    // If the game occurs several times, the last one is replaced, because it was played last.
    let mut places = text.rmatch_indices(old).map(|(at, _)| at);
    let whole = |&at: &usize| is_whole_game(&text[..at], &text[at + old.len()..]);
    match places.find(|at| !old.is_empty() && whole(at)) {
        Some(at) => {
            let (before, behind) = (&text[..at], &text[at + old.len()..]);
            let text = format!("{before}{}{behind}", new.trim());
            files::write(path, text.as_bytes())?;
            Ok(Written::InPlace)
        }
        None => files::write(path, with_game(&text, new).as_bytes()).map(|()| Written::Added),
    }
}

/// Returns whether the text between these parts is a whole game, not the end of one without its
/// first tags.
fn is_whole_game(before: &str, behind: &str) -> bool {
    let begins_line = before.is_empty() || before.ends_with(['\n', '\u{feff}']);
    let mut lines = before.lines().rev().map(str::trim);
    let line_before = lines.find(|line| !line.is_empty());
    begins_line
        && line_before.is_none_or(|line| !line.starts_with('[') || line.starts_with("[%"))
        && behind.chars().next().is_none_or(char::is_whitespace)
}

/// Reads a file that is about to be changed; one that does not exist is empty.
fn read_any(path: &Path) -> io::Result<String> {
    // Opening a named pipe would wait for another program, and it can't be written like a file.
    if files::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir()) {
        return Err(io::ErrorKind::Unsupported.into());
    }
    match read(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        read => read,
    }
}

/// Returns the text with a game at its end, after an empty line.
fn with_game(text: &str, game: &str) -> String {
    let ends = |end| text.ends_with(end);
    let gap = if text.is_empty() || ends("\n\n") || ends("\n\r\n") {
        ""
    } else if ends("\n") {
        "\n"
    } else {
        "\n\n"
    };
    format!("{text}{gap}{}\n\n", game.trim())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    const ONE: &str = "[White \"Ada\"]\n\n1. e4 *";

    const TWO: &str = "[White \"Bea\"]\n\n1. d4 *\n";

    #[cfg(unix)]
    #[test]
    fn a_named_pipe_in_place_of_the_games_does_not_stop_the_writer() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.pgn");
        let made = std::process::Command::new("mkfifo").arg(&path).status();
        assert!(made.unwrap().success());
        let added = add(&path, ONE).unwrap_err();
        let exchanged = exchange(&path, ONE, ONE).unwrap_err();
        assert_eq!(added.kind(), io::ErrorKind::Unsupported);
        assert_eq!(exchanged.kind(), io::ErrorKind::Unsupported);
        assert!(!fs::metadata(&path).unwrap().is_file());
    }

    #[cfg(unix)]
    #[test]
    fn what_goes_on_without_end_is_not_read_for_ever() {
        assert!(read(Path::new("/dev/zero")).is_err());
        assert_eq!(read(Path::new("/dev/null")).unwrap(), "");
    }

    #[test]
    fn a_file_put_together_from_old_and_new_ones_keeps_all_its_letters() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.pgn");
        let old: Vec<u8> = "[White \"Grünfeld\"]\n\n1. d4 *\n\n"
            .chars()
            .map(|letter| u8::try_from(u32::from(letter)).unwrap())
            .collect();
        let new = "[White \"Łukasz Señor\"]\n\n1. e4 *\n";
        fs::write(&path, [old.as_slice(), new.as_bytes()].concat()).unwrap();
        add(&path, ONE).unwrap();
        exchange(&path, "1. d4 *", "1. d4 d5 *").unwrap();
        let text = fs::read_to_string(&path).unwrap();
        for name in ["Grünfeld", "Łukasz Señor", "Ada"] {
            assert!(text.contains(name), "{text}");
        }
    }

    #[test]
    fn games_are_added_and_one_is_changed_where_it_stands() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/games.pgn");
        add(&path, ONE).unwrap();
        add(&path, TWO).unwrap();
        let both = read(&path).unwrap();
        assert_eq!(both, format!("{ONE}\n\n{TWO}\n"));
        let new = ONE.replace("1. e4", "1. e4 {good}");
        assert_eq!(exchange(&path, ONE, &new).unwrap(), Written::InPlace);
        assert_eq!(read(&path).unwrap(), both.replace("e4", "e4 {good}"));
        // A game that is not found is appended, not lost.
        assert_eq!(exchange(&path, ONE, ONE).unwrap(), Written::Added);
        assert!(read(&path).unwrap().ends_with(&format!("{ONE}\n\n")));
        let there = create(&path, ONE).unwrap_err();
        assert_eq!(there.kind(), io::ErrorKind::AlreadyExists);
        create(&path.with_file_name("other.pgn"), ONE).unwrap();
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 2);
    }

    #[test]
    fn a_crash_while_a_game_is_added_leaves_no_half_game() {
        let folder = tempfile::tempdir().unwrap();
        let (path, old) = (folder.path().join("a.pgn"), folder.path().join("b.pgn"));
        add(&path, ONE).unwrap();
        let before = read(&path).unwrap();
        // A second name for the old file shows whether it is written to or replaced as a whole.
        fs::hard_link(&path, &old).unwrap();
        add(&path, TWO).unwrap();
        assert_eq!(read(&old).unwrap(), before);
        assert_eq!(read(&path).unwrap(), format!("{before}{TWO}\n"));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[test]
    fn only_a_whole_game_is_changed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.pgn");
        let bare = "1. e4 *";
        add(&path, bare).unwrap();
        add(&path, ONE).unwrap();
        add(&path, "[Event \"Club\"]\n[White \"Ada\"]\n\n1. e4 *").unwrap();
        let before = read(&path).unwrap();
        // The text is also the end of both games after it.
        let new = "1. e4 {good} *";
        assert_eq!(exchange(&path, bare, new).unwrap(), Written::InPlace);
        assert_eq!(read(&path).unwrap(), before.replacen(bare, new, 1));
        // This text is also part of the last game.
        let other = ONE.replace("Ada", "Eva");
        assert_eq!(exchange(&path, ONE, &other).unwrap(), Written::InPlace);
        let after = before.replacen(bare, new, 1).replacen(ONE, &other, 1);
        assert_eq!(read(&path).unwrap(), after);
    }

    #[test]
    fn the_last_line_need_not_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.pgn");
        for end in ["", "\n", "\n\n", "\r\n\r\n"] {
            fs::write(&path, format!("1. e4 *{end}")).unwrap();
            add(&path, ONE).unwrap();
            let text = read(&path).unwrap();
            assert_eq!(parlour_rules::chess::pgn::parse(&text).len(), 2, "{text:?}");
        }
    }

    #[test]
    fn old_letters_are_read_and_stay_readable() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.pgn");
        fs::write(&path, b"[White \"K\xf6nig\"]\n\n1. e4 *").unwrap();
        assert!(read(&path).unwrap().contains("König"));
        add(&path, "[White \"Čech\"]\n\n1. d4 *").unwrap();
        let text = read(&path).unwrap();
        assert!(text.contains("König") && text.contains("Čech"), "{text}");
    }

    #[cfg(unix)]
    #[test]
    fn a_file_keeps_who_may_read_it_and_a_link_stays_one() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("a.pgn"), folder.path().join("b.pgn"));
        fs::write(&path, ONE).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        symlink(&path, &link).unwrap();
        type Change = fn(&Path) -> io::Result<()>;
        let changes: [Change; 2] = [
            |link| files::write(link, TWO.as_bytes()),
            |link| add(link, ONE),
        ];
        for change in changes {
            change(&link).unwrap();
            assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
            let mode = fs::metadata(&path).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o640);
        }
        assert_eq!(read(&path).unwrap(), format!("{TWO}\n{ONE}\n\n"));
    }
}
