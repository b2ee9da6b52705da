//! FyroxEd opens the tables' scenes and saves them unchanged.

use crate::support;
use parlour_editor::SCENES;
use parlour_tests::scenes::difference;
use std::fs;

#[test]
fn what_fyroxed_saves_is_what_it_opened() {
    let _alone = support::alone();
    let work = support::edit(Vec::new());
    for table in SCENES {
        let before = fs::read_to_string(support::project().join(table.scene())).unwrap();
        let saved = work.path().join(table.scene());
        let after = fs::read_to_string(&saved).unwrap();
        if let Some(difference) = difference(&before, &after) {
            panic!("{}: {difference}", table.scene());
        }
        let copied = fs::metadata(work.path().join("data/chess/openings.ron")).unwrap();
        let written = fs::metadata(saved).unwrap();
        assert!(
            written.modified().unwrap() > copied.modified().unwrap(),
            "{} was not saved",
            table.scene()
        );
    }
}
