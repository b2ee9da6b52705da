//! FyroxEd opens the tables' scenes and saves them unchanged.

use crate::support;
use parlour_editor::table_scenes;
use parlour_tests::scenes::difference;
use std::fs;

#[test]
fn what_fyroxed_saves_is_what_it_opened() {
    let _alone = support::alone();
    let work = support::edit(Vec::new());
    for scene in table_scenes() {
        let before = fs::read_to_string(support::project().join(scene)).unwrap();
        let saved = work.path().join(scene);
        let after = fs::read_to_string(&saved).unwrap();
        if let Some(difference) = difference(&before, &after) {
            panic!("{}: {difference}", scene);
        }
        let copied = fs::metadata(work.path().join("data/chess/openings.ron")).unwrap();
        let written = fs::metadata(saved).unwrap();
        assert!(
            written.modified().unwrap() > copied.modified().unwrap(),
            "{} was not saved",
            scene
        );
    }
}
