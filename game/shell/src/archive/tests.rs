use super::{
    Archive, Detail, Ending, Heading, OlderGames, Opponent,
    files::{DELETED, FOLDER, INDEX, hash},
    list::Results,
};
use crate::{
    platform::{
        files,
        storage::{Storage, StorageError},
    },
    ui::{layout_check::locales, text_field::TextField},
};
use std::{fs, path::Path, thread, time::Instant};

/// Opens the games in the player's folder, and waits until all are listed. Returns the errors.
fn opened(home: &Path, older: &[(&'static str, OlderGames)]) -> (Archive, Vec<StorageError>) {
    let storage = Storage::new(Some(home.to_owned())).unwrap();
    let mut archive = Archive::open(&storage, older.to_vec());
    let mut errors = Vec::new();
    while archive.is_loading() {
        errors.extend(updated(&mut archive));
        thread::yield_now();
    }
    (archive, errors)
}

/// Opens the games where nothing is wrong.
fn open(home: &Path) -> Archive {
    let (archive, errors) = opened(home, &[]);
    assert!(errors.is_empty(), "{errors:?}");
    archive
}

fn updated(archive: &mut Archive) -> Vec<StorageError> {
    archive.advance(&locales()[0]).1
}

fn heading(played: &str, opponent: &str, ending: Ending) -> Heading {
    Heading {
        played: played.to_owned(),
        details: vec![Detail::Count("games-moves".to_owned(), 34)],
        ..Heading::now("chess", Opponent::Named(opponent.to_owned()), ending)
    }
}

/// Enters three games: two in the same second, and a later one.
fn with_three(home: &Path) -> Archive {
    let mut archive = open(home);
    let games = [
        ("2026-11-26T15:27:30Z", "Ada", Ending::Won),
        ("2026-11-26T15:27:30Z", "Bea", Ending::Lost),
        ("2026-11-26T16:00:00Z", "Ada", Ending::Drawn),
    ];
    for (number, (played, opponent, ending)) in games.into_iter().enumerate() {
        let record = format!("record {number}\n");
        let entered = archive.enter(heading(played, opponent, ending), record, None);
        entered.unwrap();
    }
    updated(&mut archive);
    archive
}

/// Returns the opponents of the games that are shown, in order.
fn shown(archive: &Archive) -> Vec<String> {
    let locale = &locales()[0];
    let shown = archive.shown();
    shown
        .map(|entry| entry.heading.opponent.name(locale))
        .collect()
}

fn search(archive: &mut Archive, text: &str) -> usize {
    archive.search = TextField::new(text, 60);
    archive.searched();
    updated(archive);
    archive.count()
}

#[test]
fn games_of_the_same_second_come_back_at_the_next_start() {
    let home = tempfile::tempdir().unwrap();
    let first = with_three(home.path());
    assert_eq!(shown(&first), ["Ada", "Bea", "Ada"]);
    let mut next = open(home.path());
    assert_eq!(next.entries(), first.entries());
    let mut records: Vec<_> = first
        .entries()
        .iter()
        .map(|entry| next.read(&entry.file).unwrap().record)
        .collect();
    records.sort();
    assert_eq!(records, ["record 0\n", "record 1\n", "record 2\n"]);
}

#[test]
fn an_index_that_is_missing_damaged_or_old_is_built_again() {
    let home = tempfile::tempdir().unwrap();
    let before = with_three(home.path());
    let index = home.path().join(FOLDER).join(INDEX);
    let whole = fs::read_to_string(&index).unwrap();
    assert_eq!(whole.lines().count(), 3);
    let first = whole.lines().next().unwrap();
    for text in [
        "",
        "no index\n\u{0}",
        &whole[..whole.len() / 2],
        &format!("{whole}{first}\n"),
        &whole
            .replace("2026-11-26T15:27:30Z", "1999")
            .replace("stamp\":[", "stamp\":[1"),
        &whole.replace("-chess-2.ron", "-chess-9.ron"),
    ] {
        fs::write(&index, text).unwrap();
        assert_eq!(open(home.path()).entries(), before.entries(), "{text}");
        let built = fs::read_to_string(&index).unwrap();
        assert_eq!(built.lines().count(), 3, "{built}");
    }
    fs::remove_file(&index).unwrap();
    assert_eq!(open(home.path()).entries(), before.entries());
    assert!(index.exists());
    // A folder in its place costs time alone.
    fs::remove_file(&index).unwrap();
    fs::create_dir(&index).unwrap();
    assert_eq!(open(home.path()).entries(), before.entries());
}

#[test]
fn a_damaged_game_is_kept_and_reported_and_the_others_are_listed() {
    let home = tempfile::tempdir().unwrap();
    let before = with_three(home.path());
    let folder = home.path().join(FOLDER);
    let path = |index: usize| folder.join(&before.entries()[index].file);
    fs::write(path(0), "(version: 1, content: (").unwrap();
    fs::write(path(1), "(version: 9, content: (new: true))").unwrap();
    let (after, errors) = opened(home.path(), &[]);
    assert_eq!(after.entries(), &before.entries()[2..]);
    assert_eq!(errors.len(), 2, "{errors:?}");
    let kept = |index: usize, why: &str| path(index).to_string_lossy().into_owned() + why;
    assert!(Path::new(&kept(0, ".damaged-1")).exists());
    assert!(Path::new(&kept(1, ".format-9-1")).exists());
    assert!(
        open(home.path()).entries() == after.entries(),
        "reported once"
    );
}

#[test]
fn a_game_that_is_damaged_meanwhile_leaves_the_list() {
    let home = tempfile::tempdir().unwrap();
    let mut archive = with_three(home.path());
    let file = archive.entries()[1].file.clone();
    fs::write(home.path().join(FOLDER).join(&file), [0xff]).unwrap();
    let error = archive.read(&file).unwrap_err();
    assert!(matches!(error, StorageError::Damaged { .. }), "{error}");
    updated(&mut archive);
    assert_eq!(archive.count(), 2);
    let error = archive.read("gone.ron").unwrap_err();
    assert!(matches!(error, StorageError::Read { .. }), "{error}");
}

#[test]
fn a_game_that_cannot_be_written_is_an_error_and_changes_nothing() {
    let home = tempfile::tempdir().unwrap();
    // A file in place of the folder stands for a disk that takes nothing.
    fs::write(home.path().join(FOLDER), "").unwrap();
    let (mut archive, errors) = opened(home.path(), &[]);
    assert_eq!(errors.len(), 2, "the player learns it: {errors:?}");
    let entered = archive.enter(heading("", "Ada", Ending::Won), "record".into(), None);
    assert!(matches!(entered, Err(StorageError::Write { .. })));
    assert!(archive.entries().is_empty());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_leaves_no_half_game() {
    let home = tempfile::tempdir().unwrap();
    let mut archive = with_three(home.path());
    let folder = home.path().join(FOLDER);
    let before = fs::read_dir(&folder).unwrap().count();
    // No file name can be longer than 255 bytes.
    let long = Heading {
        table: "a".repeat(300),
        ..heading("", "Ada", Ending::Won)
    };
    let entered = archive.enter(long, "record".into(), None);
    assert!(matches!(entered, Err(StorageError::Write { .. })));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), before);
}

#[test]
fn a_deletion_is_undone_until_the_next_start() {
    let home = tempfile::tempdir().unwrap();
    let mut archive = with_three(home.path());
    let all = archive.entries().to_vec();
    for entry in &all[..2] {
        archive.delete(&entry.file).unwrap();
    }
    updated(&mut archive);
    assert_eq!((archive.count(), archive.can_restore()), (1, true));
    // A game of the same second doesn't take the name of a deleted one.
    let again = heading("2026-11-26T15:27:30Z", "Eva", Ending::Won);
    archive.enter(again, "record 3".into(), None).unwrap();
    archive.restore().unwrap();
    archive.restore().unwrap();
    archive.restore().unwrap();
    updated(&mut archive);
    assert_eq!((archive.count(), archive.can_restore()), (4, false));
    assert!(all.iter().all(|entry| archive.entries().contains(entry)));
    archive.delete(&all[0].file).unwrap();
    let mut next = open(home.path());
    assert_eq!((next.count(), next.can_restore()), (3, false));
    assert!(next.entry(&all[0].file).is_none());
    assert!(!home.path().join(FOLDER).join(DELETED).exists());
    next.delete("gone.ron").unwrap();
    assert_eq!(next.entries().len(), 3);
}

#[test]
fn a_game_that_goes_on_after_its_end_is_kept_once() {
    let home = tempfile::tempdir().unwrap();
    let mut archive = with_three(home.path());
    let longer = heading("2026-11-26T17:00:00Z", "Bea", Ending::Won);
    let (before, now) = (Some("record 1"), "record 1 and more".to_owned());
    archive.enter(longer, now.clone(), before).unwrap();
    updated(&mut archive);
    assert_eq!(shown(&archive), ["Bea", "Ada", "Ada"]);
    assert!(archive.has("chess", &now) && !archive.has("chess", "record 1"));
    archive.rewrite("chess", &now, "annotated").unwrap();
    archive.rewrite("chess", "unknown", "nothing").unwrap();
    let next = open(home.path());
    assert_eq!(next.entries(), archive.entries());
    assert!(next.has("chess", "annotated\n") && !next.has("duel", "annotated"));
}

#[test]
fn games_are_found_by_words_and_filters() {
    let home = tempfile::tempdir().unwrap();
    let mut archive = with_three(home.path());
    let heading = Heading::now("duel", Opponent::Person, Ending::Decided);
    archive.enter(heading, "a duel".into(), None).unwrap();
    updated(&mut archive);
    assert_eq!(search(&mut archive, "ADA"), 2);
    assert_eq!(search(&mut archive, "ada draw"), 1);
    assert_eq!(search(&mut archive, "two players"), 1);
    assert_eq!(search(&mut archive, "34 moves"), 3);
    assert_eq!(search(&mut archive, "2026-11 chess"), 3);
    assert_eq!(search(&mut archive, "nothing"), 0);
    assert_eq!(search(&mut archive, ""), 4);
    let tables = ["chess", "prospector", "duel"];
    archive.step_table(&tables);
    let mut counts = Vec::new();
    for _ in 0..4 {
        archive.step_results();
        updated(&mut archive);
        counts.push((archive.filter().results, archive.count()));
    }
    let only = |ending| (Results::Only(ending), 1);
    let endings = [Ending::Won, Ending::Lost, Ending::Drawn].map(only);
    assert_eq!(counts, [&endings[..], &[(Results::All, 3)]].concat());
    let mut opponents = Vec::new();
    for _ in 0..3 {
        archive.step_opponent();
        updated(&mut archive);
        opponents.push(archive.count());
    }
    assert_eq!(opponents, [2, 1, 3]);
    let mut counts = Vec::new();
    for _ in 0..3 {
        archive.step_table(&tables);
        updated(&mut archive);
        counts.push(archive.count());
    }
    assert_eq!(counts, [0, 1, 4]);
    archive.show_table(Some("duel"));
    updated(&mut archive);
    assert_eq!(shown(&archive), ["Two players"]);
}

#[test]
fn older_games_are_taken_over_once() {
    fn older(home: &Path, take: &mut dyn FnMut(Heading, String) -> bool) -> std::io::Result<()> {
        for line in fs::read_to_string(home.join("old.txt"))?.lines() {
            if !take(heading("1972-07-11", line, Ending::Lost), line.to_owned()) {
                break;
            }
        }
        Ok(())
    }
    let home = tempfile::tempdir().unwrap();
    files::write(&home.path().join("old.txt"), b"Boris\nBobby\nrecord 1").unwrap();
    with_three(home.path());
    let kind: (_, OlderGames) = ("chess", older);
    let (mut archive, errors) = opened(home.path(), &[kind]);
    assert!(errors.is_empty(), "{errors:?}");
    // One of them is in the list already.
    assert_eq!(shown(&archive), ["Ada", "Bea", "Ada", "Bobby", "Boris"]);
    let boris = archive.entries()[4].file.clone();
    assert_eq!(boris, "1972-07-11-chess.ron");
    archive.delete(&boris).unwrap();
    let (archive, _) = opened(home.path(), &[kind]);
    assert_eq!(shown(&archive), ["Ada", "Bea", "Ada", "Bobby"]);
}

#[test]
fn a_start_without_games_writes_nothing_and_later_games_are_not_taken_for_older_ones() {
    fn older(home: &Path, take: &mut dyn FnMut(Heading, String) -> bool) -> std::io::Result<()> {
        if home.join("old.txt").exists() {
            take(
                heading("1972-07-11", "Boris", Ending::Lost),
                "old".to_owned(),
            );
        }
        Ok(())
    }
    let home = tempfile::tempdir().unwrap();
    let kind: (_, OlderGames) = ("chess", older);
    let (mut archive, _) = opened(home.path(), &[kind]);
    assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0);
    let new = heading("2026-11-26T15:27:30Z", "Eva", Ending::Won);
    archive.enter(new, "new".into(), None).unwrap();
    let file = archive.entries()[0].file.clone();
    archive.delete(&file).unwrap();
    // The table also adds each game to its own file.
    files::write(&home.path().join("old.txt"), b"").unwrap();
    assert!(opened(home.path(), &[kind]).0.entries().is_empty());
}

#[test]
fn older_games_that_cannot_be_read_are_reported_and_read_at_the_next_start() {
    fn older(home: &Path, _: &mut dyn FnMut(Heading, String) -> bool) -> std::io::Result<()> {
        fs::read(home.join("old.txt")).map(|_| ())
    }
    let home = tempfile::tempdir().unwrap();
    let kind: (_, OlderGames) = ("chess", older);
    assert_eq!(opened(home.path(), &[kind]).1.len(), 1);
    assert_eq!(opened(home.path(), &[kind]).1.len(), 1);
    fs::write(home.path().join("old.txt"), "").unwrap();
    assert_eq!(opened(home.path(), &[kind]).1.len(), 0);
}

#[test]
fn a_fresh_start_lists_no_older_games_and_keeps_them() {
    let home = tempfile::tempdir().unwrap();
    with_three(home.path());
    let storage = Storage::fresh(Some(home.path().to_owned())).unwrap();
    let mut archive = Archive::open(&storage, Vec::new());
    assert!(!archive.is_loading() && archive.entries().is_empty());
    let new = heading("2026-11-26T15:27:30Z", "Eva", Ending::Won);
    archive.enter(new, "record 3".into(), None).unwrap();
    assert_eq!(open(home.path()).entries().len(), 4);
}

#[test]
fn ten_thousand_games_are_listed_searched_and_deleted() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join(FOLDER);
    fs::create_dir_all(&folder).unwrap();
    for number in 0..10_000 {
        let heading = heading(
            &format!("20{:02}-01-01", number % 100),
            &format!("Player {}", number % 50),
            Ending::Won,
        );
        let record = format!("{number}");
        let game = super::files::ArchivedGame { heading, record };
        // Without waiting for the disk, unlike the game.
        let text = crate::platform::storage::sealed(1, &game).unwrap();
        fs::write(folder.join(format!("{number}.ron")), text).unwrap();
    }
    let first = open(home.path());
    assert_eq!(first.count(), 10_000);
    let mut archive = open(home.path());
    assert_eq!(archive.entries(), first.entries());
    assert_eq!(search(&mut archive, "player 49"), 200);
    let file = archive.shown().next().unwrap().file.clone();
    archive.delete(&file).unwrap();
    updated(&mut archive);
    assert_eq!(archive.count(), 199);
    archive.restore().unwrap();
    updated(&mut archive);
    assert_eq!(archive.entries(), first.entries());
}

#[test]
fn a_record_has_the_same_hash_in_every_version() {
    assert_eq!(hash("a"), 0xaf63_dc4c_8601_ec8c);
    assert_eq!(hash(" a\n"), hash("a"));
}

/// Prints the time to enter a game, to open the archive and to search it, at three sizes.
#[test]
#[ignore = "measures for docs/PERFORMANCE.md: run it with --ignored --nocapture"]
fn growth() {
    let home = tempfile::tempdir().unwrap();
    let mut count = 0;
    for size in [25_000, 50_000, 100_000] {
        let mut archive = open(home.path());
        let start = Instant::now();
        let new = size - count;
        while count < size {
            // As in a file with dates but without times.
            let played = format!("2026-{:02}-01T00:00:00Z", count % 12 + 1);
            let heading = heading(&played, &format!("Player {count}"), Ending::Won);
            archive
                .enter(heading, format!("record {count}\n"), None)
                .unwrap();
            count += 1;
        }
        let entered = start.elapsed() / new;
        let start = Instant::now();
        let mut archive = open(home.path());
        let opened = start.elapsed();
        let start = Instant::now();
        assert_eq!(search(&mut archive, "player 24999"), 1);
        let searched = start.elapsed();
        println!("{size} games: enter one {entered:?}, open {opened:?}, search {searched:?}");
    }
}
