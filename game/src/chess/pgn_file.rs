//! Files of games: read whatever their letters are written in, added to, and changed in one place,
//! whole or not at all.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Read, Write},
    path::{Path, PathBuf},
    sync::{Condvar, Mutex, MutexGuard},
};

/// The files that are being changed. One change after the other: a file that is read to be changed
/// must not change meanwhile.
static CHANGING: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());
/// One of them is not changed any more.
static CHANGED: Condvar = Condvar::new();

/// How many bytes are read of what is no file: more than any database of games that is handed on so.
const MOST_HANDED_OUT: u64 = 256 << 20;

/// A file that nobody else changes.
struct Alone(PathBuf);

impl Alone {
    /// Waits until nobody else changes this file.
    fn with(path: &Path) -> Self {
        let mut changing = changing();
        while changing.iter().any(|other| other == path) {
            changing = CHANGED
                .wait(changing)
                .unwrap_or_else(|poisoned| poisoned.into_inner());
        }
        changing.push(path.to_path_buf());
        Self(path.to_path_buf())
    }
}

impl Drop for Alone {
    fn drop(&mut self) {
        changing().retain(|other| *other != self.0);
        CHANGED.notify_all();
    }
}

fn changing() -> MutexGuard<'static, Vec<PathBuf>> {
    CHANGING
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// What became of a game that was to be written in place of another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Written {
    /// It stands where the other one stood.
    InPlace,
    /// The other one was not there any more: it was added.
    Added,
}

/// The text of a file of games. Files of this kind are older than UTF-8, and are put together from
/// others: what in it is not written so is taken for Latin-1, in which every byte is a letter.
/// Of what is no file but hands out bytes, as a device or another program does, only so much is read.
///
/// # Errors
/// What the system said, or that there is no end to it.
pub fn read(path: &Path) -> io::Result<String> {
    let mut file = File::open(path)?;
    let mut bytes = Vec::new();
    if file.metadata()?.is_file() {
        file.read_to_end(&mut bytes)?;
    } else {
        file.take(MOST_HANDED_OUT + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > MOST_HANDED_OUT {
            return Err(io::Error::other("it goes on and on"));
        }
    }
    Ok(decode(bytes))
}

/// The text in these bytes, as [`read`] takes them.
pub fn decode(bytes: Vec<u8>) -> String {
    // As some editors save texts, and say so in the first two bytes.
    let wide = |of: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes[2..]
            .chunks_exact(2)
            .map(|two| of([two[0], two[1]]))
            .collect();
        String::from_utf16_lossy(&units)
    };
    match bytes.as_slice() {
        [0xff, 0xfe, ..] => return wide(u16::from_le_bytes),
        [0xfe, 0xff, ..] => return wide(u16::from_be_bytes),
        _ => {}
    }
    String::from_utf8(bytes).unwrap_or_else(|error| {
        let mut text = String::new();
        for chunk in error.as_bytes().utf8_chunks() {
            text += chunk.valid();
            text.extend(chunk.invalid().iter().copied().map(char::from));
        }
        text
    })
}

/// Writes a file, in place of one that may be there.
///
/// # Errors
/// What the system said; what was there is untouched then.
pub fn replace_all(path: &Path, text: &str) -> io::Result<()> {
    let _alone = Alone::with(path);
    put(path, text)
}

/// Writes a file where there is none yet.
///
/// # Errors
/// What the system said; [`io::ErrorKind::AlreadyExists`] if there is one.
pub fn create(path: &Path, text: &str) -> io::Result<()> {
    let _alone = Alone::with(path);
    if fs::symlink_metadata(path).is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    put(path, text)
}

/// Adds a game at the end of a file, which is made if it is not there.
///
/// # Errors
/// What the system said; what was there is untouched then.
pub fn add(path: &Path, game: &str) -> io::Result<()> {
    let _alone = Alone::with(path);
    add_alone(path, game)
}

/// Writes a game in place of another, or adds it if that does not stand there any more.
///
/// # Errors
/// What the system said; what was there is untouched then.
pub fn exchange(path: &Path, old: &str, new: &str) -> io::Result<Written> {
    let _alone = Alone::with(path);
    let text = match read(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(error),
    };
    let old = old.trim();
    // Of several that are alike the last one is meant, which was played last.
    let mut places = text.rmatch_indices(old).map(|(at, _)| at);
    let whole = |&at: &usize| is_whole_game(&text[..at], &text[at + old.len()..]);
    match places.find(|at| !old.is_empty() && whole(at)) {
        Some(at) => {
            let (before, behind) = (&text[..at], &text[at + old.len()..]);
            put(path, &format!("{before}{}{behind}", new.trim()))?;
            Ok(Written::InPlace)
        }
        None => add_alone(path, new).map(|()| Written::Added),
    }
}

/// Whether what lies between these is a whole game of a file, and not only the end of one, without
/// its first tags.
fn is_whole_game(before: &str, behind: &str) -> bool {
    let begins_line = before.is_empty() || before.ends_with(['\n', '\u{feff}']);
    let mut lines = before.lines().rev().map(str::trim);
    let line_before = lines.find(|line| !line.is_empty());
    begins_line
        && line_before.is_none_or(|line| !line.starts_with('[') || line.starts_with("[%"))
        && behind.chars().next().is_none_or(char::is_whitespace)
}

fn add_alone(path: &Path, game: &str) -> io::Result<()> {
    let game = format!("{}\n\n", game.trim());
    let before = match fs::read(path) {
        Ok(before) => before,
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(error),
    };
    if std::str::from_utf8(&before).is_err() {
        // One file has one kind of letters: that of the games that people write now.
        let before = decode(before);
        return put(path, &format!("{}\n\n{game}", before.trim_end()));
    }
    let gap = match before.as_slice() {
        [] | [.., b'\n', b'\n'] | [.., b'\n', b'\r', b'\n'] => "",
        [.., b'\n'] => "\n",
        _ => "\n\n",
    };
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    let written = file
        .write_all(format!("{gap}{game}").as_bytes())
        .and_then(|()| file.sync_all());
    if written.is_err() {
        // Half a game is worse than none.
        file.set_len(before.len() as u64)?;
    }
    written
}

/// Writes beside the file first, and puts that in its place when it is whole.
fn put(path: &Path, text: &str) -> io::Result<()> {
    // A link stays one: what it points at is written.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let (mut file, beside) = free_file(&path)?;
    let written = file
        .write_all(text.as_bytes())
        .and_then(|()| match fs::metadata(&path) {
            Ok(before) => file.set_permissions(before.permissions()),
            Err(_) => Ok(()),
        })
        .and_then(|()| file.sync_all())
        .and_then(|()| fs::rename(&beside, &path));
    if written.is_err() {
        // It may not be there any more; the first error is the one to tell.
        let _ = fs::remove_file(&beside);
    }
    written
}

/// A new file beside another one.
fn free_file(path: &Path) -> io::Result<(File, PathBuf)> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut number = 0;
    loop {
        let beside = path.with_file_name(format!("{name}.part{number}"));
        match OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&beside)
        {
            Ok(file) => return Ok((file, beside)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 1000 => {
                number += 1;
            }
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "[White \"Ada\"]\n\n1. e4 *";

    #[test]
    fn texts_in_units_of_two_bytes_are_read() {
        let units = |order: fn(u16) -> [u8; 2]| -> Vec<u8> {
            let mark = std::iter::once(0xfeff);
            mark.chain("Ødegård ♔".encode_utf16())
                .flat_map(order)
                .collect()
        };
        assert_eq!(decode(units(u16::to_le_bytes)), "Ødegård ♔");
        assert_eq!(decode(units(u16::to_be_bytes)), "Ødegård ♔");
        assert_eq!(decode(b"\xff\xfe".to_vec()), "");
    }

    const TWO: &str = "[White \"Bea\"]\n\n1. d4 *\n";

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
        // What is not there any more is not lost either.
        assert_eq!(exchange(&path, ONE, ONE).unwrap(), Written::Added);
        assert!(read(&path).unwrap().ends_with(&format!("{ONE}\n\n")));
        let there = create(&path, ONE).unwrap_err();
        assert_eq!(there.kind(), io::ErrorKind::AlreadyExists);
        create(&path.with_file_name("other.pgn"), ONE).unwrap();
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 2);
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
        // It stands at the end of both games behind it, too.
        let new = "1. e4 {good} *";
        assert_eq!(exchange(&path, bare, new).unwrap(), Written::InPlace);
        assert_eq!(read(&path).unwrap(), before.replacen(bare, new, 1));
        // And this one stands in the last game.
        let other = ONE.replace("Ada", "Eva");
        assert_eq!(exchange(&path, ONE, &other).unwrap(), Written::InPlace);
        let after = before.replacen(bare, new, 1).replacen(ONE, &other, 1);
        assert_eq!(read(&path).unwrap(), after);
    }

    #[test]
    fn games_that_come_from_several_threads_are_all_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.pgn");
        add(&path, ONE).unwrap();
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..5 {
                        add(&path, TWO).unwrap();
                        exchange(&path, ONE, ONE).unwrap();
                    }
                });
            }
        });
        let text = read(&path).unwrap();
        assert_eq!(parlour_rules::chess::pgn::parse(&text).len(), 21);
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
        replace_all(&link, TWO).unwrap();
        assert_eq!(read(&path).unwrap(), TWO);
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
    }
}
