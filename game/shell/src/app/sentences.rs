//! Error messages of the system and of storage in the player's language.

use crate::platform::{IN_BROWSER, locale::Locale, storage::StorageError};
use fyrox::core::log::Log;
use std::{fmt::Display, io};

/// Returns the message for an error in the game's data. The error itself is for those who edit the
/// file: it names the place, and is not translated.
pub fn data(locale: &Locale, error: impl Display) -> String {
    locale.format("data-broken", &[("error", error.to_string().into())])
}

/// Returns that files of the game couldn't be loaded, with the text of the key. A browser downloads
/// them, and can try that again.
pub fn files(locale: &Locale, key: &str, count: usize, first: &str) -> String {
    let key = if IN_BROWSER { "download-failed" } else { key };
    locale.format(key, &[("count", count.into()), ("first", first.into())])
}

/// Returns why a browser couldn't store the player's files.
pub fn not_stored(locale: &Locale, error: &io::Error) -> String {
    locale.text(match error.kind() {
        io::ErrorKind::StorageFull => "browser-full",
        _ => "browser-not-stored",
    })
}

/// Returns the message for a file in the player's folder that could not be used.
pub fn storage(locale: &Locale, error: &StorageError) -> String {
    let shown = |path: &std::path::Path| path.display().to_string();
    match error {
        StorageError::NoFolder => locale.text("storage-no-folder"),
        StorageError::Write { path, source } => locale.format(
            "storage-write",
            &[
                ("path", shown(path).into()),
                ("reason", writing(locale, source).into()),
            ],
        ),
        StorageError::Read { path, source } => locale.format(
            "storage-read",
            &[
                ("path", shown(path).into()),
                ("reason", system(locale, source).into()),
            ],
        ),
        StorageError::Unreadable {
            path,
            source,
            instead,
        } => locale.format(
            "storage-unreadable",
            &[
                ("path", shown(path).into()),
                ("reason", system(locale, source).into()),
                ("instead", instead.as_str().into()),
            ],
        ),
        StorageError::Encode { name, reason } => {
            Log::warn(format!("{name}: {reason}"));
            locale.format(
                "storage-write",
                &[
                    ("path", name.as_str().into()),
                    ("reason", locale.text("system-other").into()),
                ],
            )
        }
        // The parser's reason doesn't help the player. It is in the log.
        StorageError::Damaged { name, kept, .. } => locale.format(
            "storage-damaged",
            &[
                ("name", name.as_str().into()),
                ("kept", kept.as_str().into()),
            ],
        ),
        StorageError::Newer { name, kept, .. } => locale.format(
            "storage-newer",
            &[
                ("name", name.as_str().into()),
                ("kept", kept.as_str().into()),
            ],
        ),
    }
}

/// Returns the reason of a system error. The system's message, in its own language, is logged.
pub fn system(locale: &Locale, error: &io::Error) -> String {
    system_kind(locale, log_system(error))
}

/// Logs the system's message of an error, and returns the error's kind.
pub fn log_system(error: &io::Error) -> io::ErrorKind {
    Log::warn(format!("system error: {error}"));
    error.kind()
}

/// Returns the reason why the system could not write a file.
fn writing(locale: &Locale, error: &io::Error) -> String {
    match error.kind() {
        // The file is about to be created, so only its folder can be missing.
        io::ErrorKind::NotFound => {
            log_system(error);
            locale.text("system-no-place")
        }
        _ => system(locale, error),
    }
}

/// Returns the reason for a kind of system error.
pub fn system_kind(locale: &Locale, kind: io::ErrorKind) -> String {
    locale.text(match kind {
        io::ErrorKind::NotFound => "system-not-found",
        io::ErrorKind::PermissionDenied => "system-not-allowed",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "system-full",
        io::ErrorKind::ReadOnlyFilesystem => "system-read-only",
        io::ErrorKind::IsADirectory => "system-folder",
        io::ErrorKind::Unsupported => "system-irregular",
        io::ErrorKind::NotADirectory => "system-no-folder",
        io::ErrorKind::AlreadyExists => "system-exists",
        io::ErrorKind::InvalidFilename => "system-name",
        io::ErrorKind::FileTooLarge => "system-too-large",
        io::ErrorKind::OutOfMemory => "system-memory",
        io::ErrorKind::InvalidData => "system-data",
        io::ErrorKind::TimedOut => "system-late",
        io::ErrorKind::ResourceBusy | io::ErrorKind::ExecutableFileBusy => "system-busy",
        _ => "system-other",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::locale::LANGUAGES;

    fn locales() -> Vec<Locale> {
        let read = |file: &str| std::fs::read_to_string(format!("../../{file}")).unwrap();
        let first = read(LANGUAGES[0].file);
        let locale = |language: crate::platform::locale::Language| {
            Locale::new(language, &read(language.file), &first).unwrap()
        };
        LANGUAGES.into_iter().map(locale).collect()
    }

    #[test]
    fn what_the_system_says_is_said_in_every_language() {
        let folder = tempfile::tempdir().unwrap();
        let [english, german] = &locales()[..] else {
            panic!("two languages");
        };
        let gone = std::fs::read(folder.path().join("gone")).unwrap_err();
        assert_eq!(system(english, &gone), "not found");
        assert_eq!(system(german, &gone), "nicht gefunden");
        for kind in [
            io::ErrorKind::PermissionDenied,
            io::ErrorKind::StorageFull,
            io::ErrorKind::IsADirectory,
            io::ErrorKind::Other,
        ] {
            let both = [english, german].map(|locale| system_kind(locale, kind));
            assert!(
                both[0] != both[1] && !both[1].starts_with("system"),
                "{both:?}"
            );
        }
    }
}
