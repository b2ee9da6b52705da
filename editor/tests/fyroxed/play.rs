//! The Play button.

use crate::support::alone;
use fyrox_build_tools::{BuildProfile, CommandDescriptor};
use fyroxed_base::settings::Settings;

#[test]
fn play_keeps_nothing_also_where_the_settings_come_from_an_older_version() {
    let _alone = alone();
    let work = tempfile::tempdir().unwrap();
    std::env::set_current_dir(&work).unwrap();
    let mut old = Settings::default();
    old.build.profiles = vec![BuildProfile {
        name: "Parlour".into(),
        build_commands: Vec::new(),
        run_command: CommandDescriptor::default(),
    }];
    old.force_save();
    let editor = parlour_editor::editor(work.path(), false).unwrap();
    let [profile] = &editor.settings.build.profiles[..] else {
        panic!("{:?}", editor.settings.build.profiles.len());
    };
    let args = &profile.run_command.args;
    // The editor adds its own arguments after the marker, for the game.
    let marker = args.iter().position(|argument| argument == "--").unwrap();
    assert_eq!(args[marker + 1..], ["--keep-nothing"]);
    assert!(profile.run_command.skip_passthrough_marker);
}
