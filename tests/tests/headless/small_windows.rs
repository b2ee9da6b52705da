//! Small windows: nothing needed for play is hidden by a panel or outside the window.

use fyrox::{
    core::algebra::{Vector2, Vector3},
    graph::SceneGraph,
};
use parlour_chess::{
    model::lessons,
    options::ChessOptions,
    panels::{ChessCommand, ChessDialog, EditorCommand},
    scene::board::Board,
    settings::ChessSettings,
    table::selection::{Hit, hits},
};
use parlour_duel::{
    options::DuelOptions,
    scene::{board::DuelBoard, side::DuelSide},
};
use parlour_prospector::{
    ID as PROSPECTOR,
    options::ProspectorOptions,
    scene::tableau::{Spot, Tableau},
};
use parlour_rules::{cards::SlotId, chess::Square, duel::Player};
use parlour_shell::{
    app::{options::Options, settings::MotionSpeed},
    cards::pose::Pose,
    platform::{Imitation, Platform, storage::Storage},
    scene::{camera::CameraRig, marks::Mark},
    table::tutorial::GuideCommand,
    ui::Action,
};
use parlour_tests::{
    duelling,
    duelling::own_turn,
    headless::{
        Scene, Step, act, click, dialog, do_action, follow, options, ready, script, updates,
        wait_for,
    },
};
use std::{path::Path, sync::Arc};

/// Window sizes, with pixels per logical pixel for handhelds: long phones, tablets, the smallest
/// phone, and desktops.
const WINDOWS: [((u32, u32), Option<f64>); 9] = [
    ((2340, 1080), Some(2.625)),
    ((2520, 1080), Some(2.75)),
    ((1170, 540), Some(1.3125)),
    ((1280, 720), Some(2.0)),
    ((854, 480), Some(1.5)),
    ((1024, 768), Some(1.0)),
    ((2048, 1536), Some(2.0)),
    ((640, 360), None),
    ((480, 360), None),
];

/// Half the width and depth of a card in Prospector, and of an unscaled one in the Duel.
const HALF_CARD: (f32, f32) = (0.5, 0.7);
const HALF_DUEL_CARD: (f32, f32) = (0.575, 0.8);

fn in_window(window: (u32, u32), density: Option<f64>, options: Options) -> Options {
    let platform = match density {
        Some(_) => Platform::Handheld(Arc::new(Imitation { density })),
        None => Platform::Desktop,
    };
    Options {
        window: Some(window),
        platform,
        ..options
    }
}

/// Asserts that a point of the scene is inside the window and under no panel.
fn is_seen(scene: &Scene, place: Vector3<f32>, what: &str) {
    let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
    let window = scene.parlour.shell.window;
    let at = scene.parlour.shell.pixel(table, place);
    let at = at.unwrap_or_else(|| panic!("{what} is behind the camera"));
    let inside = at.x >= 0.0 && at.y >= 0.0 && at.x <= window.x && at.y <= window.y;
    assert!(inside, "{what} is off the window of {window}, at {at}");
    assert!(
        !scene.parlour.shell.is_covered(scene.ctx, at),
        "{what} is under a panel in the window of {window}, at {at}"
    );
}

fn corners(middle: Vector3<f32>, (wide, deep): (f32, f32)) -> [Vector3<f32>; 5] {
    let at = |x: f32, z: f32| middle + Vector3::new(x * wide, 0.0, z * deep);
    [
        middle,
        at(-1.0, -1.0),
        at(1.0, -1.0),
        at(-1.0, 1.0),
        at(1.0, 1.0),
    ]
}

fn the_board_is_seen() -> Step {
    act(|scene| {
        let geometry = *script::<Board>(scene).geometry();
        for square in Square::ALL {
            let middle = geometry.to_board(geometry.place(square));
            for place in corners(middle, (0.49, 0.49)) {
                is_seen(scene, geometry.from_board(place), &square.to_string());
            }
            // Top of a king.
            let top = geometry.from_board(middle + Vector3::new(0.0, 1.75, 0.0));
            is_seen(scene, top, &format!("a man on {square}"));
        }
    })
}

/// Waits until a button can be clicked, or no longer.
fn has_button(name: &'static str, has: bool) -> Step {
    Box::new(move |_, picks| picks["buttons"][name].is_array() == has)
}

#[test]
fn in_a_portrait_window_the_panel_is_below_the_board() {
    for window in [(360, 740), (480, 800), (1080, 1920), (768, 1024)] {
        let saves = tempfile::tempdir().unwrap();
        let steps = vec![
            ready(0),
            has_button("resign", true),
            the_board_is_seen(),
            do_action(Action::TogglePanel),
            has_button("resign", false),
            // The frame of the board has the rest of the width.
            Box::new(|scene, _| {
                width_of_the_board(scene) * 8.0 / 7.0 > scene.parlour.shell.window.x * 0.74
            }),
            the_board_is_seen(),
        ];
        follow(in_window(window, None, options(saves.path())), steps);
    }
}

#[test]
fn a_sheet_that_was_unfolded_again_does_not_unfold_the_panel_of_the_editor() {
    let saves = tempfile::tempdir().unwrap();
    let steps = vec![
        ready(0),
        do_action(Action::TogglePanel),
        has_button("resign", false),
        do_action(Action::TogglePanel),
        has_button("resign", true),
        do_action(Action::run(ChessCommand::Edit(EditorCommand::Open))),
        has_button("play-on-bar", true),
        act(|scene| assert!(!scene.parlour.shell.is_panel_open())),
    ];
    follow(in_window((480, 800), None, options(saves.path())), steps);
}

#[test]
fn the_menu_opens_beside_the_board() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = in_window((1280, 720), None, options(saves.path()));
    options.motion = Some(MotionSpeed::Normal);
    let mut steps = vec![ready(0), do_action(Action::Menu), updates(3)];
    // The camera glides for several seconds.
    steps.extend((0..40).map(|_| the_board_is_seen()));
    follow(options, steps);
}

#[test]
fn the_choice_of_a_piece_is_next_to_the_pawn() {
    for (fen, from, to) in [
        ("8/2P5/8/8/6k1/8/8/K7 w - - 0 1", "c7", "c8"),
        ("8/7P/8/8/6k1/8/8/K7 w - - 0 1", "h7", "h8"),
        ("k7/8/8/6K1/8/8/p7/8 b - - 0 1", "a2", "a1"),
    ] {
        let saves = tempfile::tempdir().unwrap();
        let options = in_window((1280, 720), None, options(saves.path()));
        let options = options.set(|chess: &mut ChessOptions| chess.fen = Some(fen.into()));
        let square: Square = to.parse().unwrap();
        let steps = vec![
            ready(0),
            click(from),
            wait_for("select", |_| true),
            click(to),
            Box::new(move |scene, picks| {
                let Some(queen) = picks["buttons"]["promote-queen"].as_array() else {
                    return false;
                };
                let geometry = *script::<Board>(scene).geometry();
                let place = geometry.place(square);
                is_seen(scene, place, to);
                let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
                let at = scene.parlour.shell.pixel(table, place).unwrap();
                let queen = Vector2::new(queen[0].as_f64(), queen[1].as_f64());
                let queen = queen.map(|side| side.unwrap() as f32);
                assert!((queen - at).norm() < 260.0, "{to}: {queen} from {at}");
                true
            }),
        ];
        follow(options, steps);
    }
}

#[test]
fn the_dialog_for_a_new_game_fits_an_ordinary_window() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        in_window((1280, 720), None, options(saves.path())),
        vec![
            ready(0),
            do_action(Action::open(ChessDialog::NewGame)),
            // The lowest buttons can be clicked without scrolling.
            wait_for("picks", |picks| {
                let buttons = &picks["buttons"];
                buttons["set-up"].is_array() && buttons["statistics"].is_array()
            }),
        ],
    );
}

#[test]
fn all_of_the_board_is_seen() {
    for (window, density) in WINDOWS {
        for bar in [false, true] {
            let saves = tempfile::tempdir().unwrap();
            with_evaluation_bar(saves.path(), bar);
            follow(
                in_window(window, density, options(saves.path())),
                vec![ready(0), the_board_is_seen()],
            );
        }
    }
}

#[test]
fn the_menu_leaves_all_of_the_board() {
    for window in [(480, 854), (600, 1024), (800, 600), (1280, 720), (640, 360)] {
        let saves = tempfile::tempdir().unwrap();
        let asked = Options {
            table: None,
            ..in_window(window, None, options(saves.path()))
        };
        let steps = vec![
            dialog("menu"),
            // The camera sees the menu in the next update.
            updates(2),
            the_board_is_seen(),
            no_wall_hides_the_board(),
        ];
        follow(asked, steps);
    }
}

/// Asserts that what is drawn in the direction of the table starts inside the room.
fn no_wall_hides_the_board() -> Step {
    act(|scene| {
        let shell = &scene.parlour.shell;
        let graph = &scene.ctx.scenes.try_get(shell.scene).unwrap().graph;
        let camera = graph.try_get(shell.camera).unwrap();
        let eye = camera.global_position();
        let start = eye - eye.normalize() * camera.projection().z_near();
        let walls = graph
            .linear_iter()
            .filter(|node| node.name() == "bookshelf.glb");
        let nearest = walls.map(|wall| wall.global_position().z.abs());
        let nearest = nearest.reduce(f32::min).unwrap();
        // A shelf is 4 deep.
        let is_inside = start.z.abs() < nearest - 4.0;
        assert!(is_inside, "a wall is before {start} in {}", shell.window);
    })
}

fn with_evaluation_bar(saves: &Path, evaluation_bar: bool) {
    let settings = ChessSettings {
        evaluation_bar,
        ..ChessSettings::default()
    };
    let mut storage = Storage::new(Some(saves.to_path_buf())).unwrap();
    storage.save(&settings).unwrap();
}

#[test]
fn a_lesson_leaves_all_of_the_board() {
    for (window, density) in WINDOWS {
        let saves = tempfile::tempdir().unwrap();
        let asked = in_window(window, density, options(saves.path()));
        follow(
            asked,
            vec![
                ready(0),
                do_action(Action::run(ChessCommand::Lessons(GuideCommand::Start))),
                wait_for("picks", |picks| picks["buttons"]["guide-leave"].is_array()),
                the_board_is_seen(),
            ],
        );
    }
}

/// Asserts that the left and the right of the table, as seen in the part of the window that panels
/// leave free, are mirror images.
fn nothing_is_at_a_slant() -> Step {
    act(|scene| {
        let shell = &scene.parlour.shell;
        let table = scene.ctx.scenes.try_get(shell.scene).unwrap();
        let pixel = |x: f32, z: f32| shell.pixel(table, Vector3::new(x, 0.0, z)).unwrap();
        let axis = shell.insets.bounded().free(shell.window).center().x;
        for z in [-4.0, 0.0, 4.0] {
            // Right is −X.
            let (left, right) = (pixel(4.0, z), pixel(-4.0, z));
            let (to_left, to_right) = (axis - left.x, right.x - axis);
            let at = format!("in {}: {left} and {right} about {axis}", shell.window);
            assert!((to_left - to_right).abs() < 1.5, "{at}");
            assert!((left.y - right.y).abs() < 0.1, "{at}");
        }
    })
}

#[test]
fn no_table_is_seen_at_a_slant() {
    for (window, density) in WINDOWS.into_iter().chain([((1280, 720), None)]) {
        let tables = [parlour_chess::ID, PROSPECTOR, parlour_duel::ID];
        for table in tables {
            let saves = tempfile::tempdir().unwrap();
            let options = Options {
                table: Some(table),
                ..options(saves.path())
            };
            let asked = in_window(window, density, options);
            follow(asked, vec![opened(), nothing_is_at_a_slant()]);
        }
    }
}

/// Waits until the table is there.
fn opened() -> Step {
    wait_for("picks", |_| true)
}

/// Returns the number of pixels from the middle of a1 to that of h1.
fn width_of_the_board(scene: &Scene) -> f32 {
    let geometry = *script::<Board>(scene).geometry();
    let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
    let [a1, h1] = [Square::A1, Square::H1].map(|square| {
        let pixel = scene.parlour.shell.pixel(table, geometry.place(square));
        pixel.unwrap().x
    });
    h1 - a1
}

#[test]
fn the_board_of_the_tutorial_has_what_the_window_leaves() {
    for (window, least) in [((800, 600), 250.0), ((1280, 720), 480.0)] {
        let saves = tempfile::tempdir().unwrap();
        follow(
            in_window(window, None, options(saves.path())),
            vec![
                ready(0),
                do_action(Action::run(ChessCommand::Lessons(GuideCommand::Start))),
                wait_for("picks", |picks| picks["buttons"]["guide-leave"].is_array()),
                Box::new(move |scene, _| width_of_the_board(scene) > least),
                the_board_is_seen(),
            ],
        );
    }
}

#[test]
fn no_piece_hides_the_target_of_a_lesson() {
    let text = std::fs::read_to_string("data/chess/lessons.ron").unwrap();
    let count = lessons::parse("lessons.ron", &text).unwrap().len();
    for window in [(800, 600), (480, 360), (1280, 720)] {
        let saves = tempfile::tempdir().unwrap();
        let mut steps = vec![ready(0)];
        for number in 0..count {
            steps.extend([
                do_action(Action::run(ChessCommand::Lesson(number))),
                ready(0),
                act(move |scene| the_target_is_seen(scene, number)),
            ]);
        }
        follow(in_window(window, None, options(saves.path())), steps);
    }
}

/// Asserts that most of the marked square is in sight, apart from a piece that is on it.
fn the_target_is_seen(scene: &Scene, number: usize) {
    let board = script::<Board>(scene);
    let geometry = *board.geometry();
    let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
    let window = scene.parlour.shell.window;
    let projection = scene.parlour.shell.projection(table).unwrap();
    let root = table.graph.get_root();
    let (node, _) = table.graph.find_first_by_script::<Board>(root).unwrap();
    for square in board.marked(Mark::Hint) {
        let middle = geometry.to_board(geometry.place(square));
        let at = |x: f32, z: f32| geometry.from_board(middle + Vector3::new(x, 0.0, z));
        // Corners of the diamond.
        let corners = [(0.0, -0.4), (0.0, 0.4), (-0.4, 0.0), (0.4, 0.0)];
        let seen = corners.into_iter().filter(|(x, z)| {
            let pixel = projection.pixel(at(*x, *z)).unwrap();
            let ray = projection.ray(pixel);
            let hits = hits(table, node, &geometry, &ray);
            hits.iter().all(|hit| match hit {
                Hit::Body { node, .. } => board.square_of(*node) == Some(square),
                Hit::Square(_) => true,
            })
        });
        assert!(
            seen.count() >= 3,
            "lesson {number} in {window}: {square} is hidden"
        );
    }
}

fn the_mine_is_seen() -> Step {
    act(|scene| {
        let tableau = script::<Tableau>(scene);
        let homes: Vec<_> = (0..28)
            .filter_map(|slot| tableau.home_of(SlotId(slot)))
            .collect();
        assert_eq!(homes.len(), 28);
        for (slot, home) in homes.into_iter().enumerate() {
            for place in corners(home, HALF_CARD) {
                is_seen(scene, place, &format!("slot {slot}"));
            }
        }
        for (spot, what) in [(Spot::Draw, "the draw pile"), (Spot::Target, "the target")] {
            let pile = tableau.place_of(spot).expect("there is such a pile");
            for place in corners(pile, HALF_CARD) {
                is_seen(scene, place, what);
            }
        }
    })
}

#[test]
fn in_a_portrait_window_the_panel_is_below_the_mine() {
    for window in [(360, 740), (480, 800), (1080, 1920), (768, 1024)] {
        let saves = tempfile::tempdir().unwrap();
        let digging = Options {
            table: Some(PROSPECTOR),
            ..options(saves.path())
        };
        let steps = vec![
            ready(0),
            has_button("new-deal", true),
            the_mine_is_seen(),
            do_action(Action::TogglePanel),
            has_button("new-deal", false),
            the_mine_is_seen(),
            // On small cards, only large signs can be read.
            act(move |scene| {
                let faces = scene.parlour.shell.faces().map(|style| style.id());
                assert_eq!(faces == Some("large"), window.0 < 600, "{faces:?}");
            }),
        ];
        follow(in_window(window, None, digging), steps);
    }
}

#[test]
fn in_a_low_window_the_table_is_beside_the_unfolded_panel() {
    for window in [(844, 390), (1170, 540)] {
        let saves = tempfile::tempdir().unwrap();
        let steps = || vec![ready(0), do_action(Action::TogglePanel)];
        let mut chess = steps();
        chess.extend([has_button("resign", true), the_board_is_seen()]);
        follow(in_window(window, None, options(saves.path())), chess);
        let digging = Options {
            table: Some(PROSPECTOR),
            ..options(saves.path())
        };
        let mut prospector = steps();
        prospector.extend([has_button("new-deal", true), the_mine_is_seen()]);
        follow(in_window(window, None, digging), prospector);
    }
}

#[test]
fn all_of_the_mine_is_seen() {
    for (window, density) in WINDOWS {
        let saves = tempfile::tempdir().unwrap();
        let digging = Options {
            table: Some(PROSPECTOR),
            ..options(saves.path())
        }
        .set(|prospector: &mut ProspectorOptions| prospector.deal = Some(7));
        let asked = in_window(window, density, digging);
        follow(asked, vec![ready(0), the_mine_is_seen()]);
    }
}

/// Largest hand and largest row of minions.
const FULL_HAND: usize = 10;
const FULL_ROW: usize = 7;

/// Returns the scripts of the sides that a window of this size shows.
fn sides_in(scene: &Scene, (width, height): (u32, u32)) -> [DuelSide; 2] {
    let board = script::<DuelBoard>(scene);
    let sides = match height > width {
        true => [*board.portrait.near, *board.portrait.far],
        false => [*board.near, *board.far],
    };
    let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
    sides.map(|side| {
        table
            .graph
            .try_get_script_of::<DuelSide>(side)
            .cloned()
            .unwrap()
    })
}

#[test]
fn minions_fill_the_width_of_a_phone() {
    let saves = tempfile::tempdir().unwrap();
    let window = (360, 740);
    let position = duelling::at_the_setup(saves.path(), 5)
        .set(|duel: &mut DuelOptions| duel.setup = Some(duelling::position("midgame.ron")));
    let is_wide = act(move |scene| {
        let [near, far] = sides_in(scene, window);
        let shell = &scene.parlour.shell;
        let table = scene.ctx.scenes.try_get(shell.scene).unwrap();
        // From the middle of the first minion to that of the last. The far row is smaller in
        // perspective.
        for (side, least) in [(near, 0.7), (far, 0.65)] {
            let row = side.places(table, true).field;
            let [left, right] = [0, FULL_ROW - 1].map(|index| {
                let place = row.pose(index, FULL_ROW).place;
                shell.pixel(table, place).unwrap().x
            });
            let share = (right - left) / shell.window.x;
            assert!(share > least, "a row has {share} of the width");
        }
    });
    follow(in_window(window, None, position), vec![own_turn(), is_wide]);
}

#[test]
fn heroes_rows_hands_and_the_end_of_a_turn_are_seen() {
    let portrait = [(360, 740), (480, 800), (1080, 1920), (768, 1024)];
    let portrait = portrait.map(|window| (window, None));
    for (window, density) in WINDOWS.into_iter().chain(portrait) {
        let saves = tempfile::tempdir().unwrap();
        let file = saves.path().join("full-hand.ron");
        let wasps = ["\"wasp\""; FULL_HAND].join(", ");
        let setup = format!(
            r#"(seed: 3, turn: 15, player: 0, sides: [
                (hero: "owl", health: 24, mana: 0, slots: 8, deck: [], hand: [{wasps}],
                 battlefield: [], graveyard: []),
                (hero: "fox", health: 17, mana: 0, slots: 7, deck: [], hand: [],
                 battlefield: [], graveyard: []),
            ])"#
        );
        std::fs::write(&file, setup).unwrap();
        let position = duelling::at_the_setup(saves.path(), 5)
            .set(|duel: &mut DuelOptions| duel.setup = Some(file));
        let asked = in_window(window, density, position);
        let hand_is_seen = |scene: &Scene| {
            let (wide, deep) = HALF_DUEL_CARD;
            let duel = duelling::duel(scene);
            let hand = duel.player(Player::One).hand();
            assert_eq!(hand.len(), FULL_HAND);
            for card in hand {
                let pose = script::<DuelBoard>(scene).pose(*card).unwrap();
                let (sin, cos) = pose.tilt.sin_cos();
                let up = Vector3::new(0.0, sin, cos) * deep * pose.scale;
                let right = Vector3::new(-wide * pose.scale, 0.0, 0.0);
                for place in [up, -up, right, -right] {
                    is_seen(
                        scene,
                        pose.place + place,
                        &format!("card {card:?} of the hand"),
                    );
                }
            }
        };
        let seen = act(move |scene| {
            let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
            let graph = &table.graph;
            let (wide, deep) = HALF_DUEL_CARD;
            let lies = |pose: &Pose, what: &str| {
                let half = (wide * pose.scale, deep * pose.scale);
                for place in corners(pose.place, half) {
                    is_seen(scene, place, what);
                }
            };
            for (name, side) in ["near", "far"].into_iter().zip(sides_in(scene, window)) {
                let side = side.places(table, true);
                let hero = Pose::new(side.hero, true).scaled(side.hero_scale);
                lies(&hero, &format!("the hero of {name}"));
                for index in 0..FULL_ROW {
                    let minion = side.field.pose(index, FULL_ROW);
                    lies(&minion, &format!("minion {index} of {name}"));
                }
            }
            // The opponent's hand can be partly hidden.
            hand_is_seen(scene);
            let end_turn = *script::<DuelBoard>(scene).end_turn;
            let end_turn = graph.try_get_node(end_turn).unwrap().global_position();
            is_seen(scene, end_turn, "what ends a turn");
        });
        let is_above = Box::new(|scene: &mut Scene, _: &_| {
            let rig = script::<CameraRig>(scene);
            // The hand follows the camera one update later.
            let board = script::<DuelBoard>(scene);
            let first = board.view_state().unwrap().side(Player::One).hand[0];
            let tilt = board.pose(first).unwrap().tilt;
            rig.is_from_above() && rig.is_at_rest() && tilt < 0.1
        });
        let top = do_action(Action::Top);
        follow(
            asked,
            vec![
                own_turn(),
                seen,
                top,
                is_above,
                act(move |scene| hand_is_seen(scene)),
            ],
        );
    }
}

/// Returns the pixels between the middles of two squares.
fn apart(scene: &Scene, one: Square, other: Square) -> f32 {
    let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
    let board = script::<Board>(scene);
    let [one, other] = [one, other].map(|square| {
        let place = board.geometry().place(square);
        scene.parlour.shell.pixel(table, place).unwrap()
    });
    (one - other).norm()
}

#[test]
fn the_squares_are_large_in_a_portrait_window_and_in_the_flat_view() {
    let saves = tempfile::tempdir().unwrap();
    // Least size of a square in pixels: the width from the seat, the depth from there, and the size in
    // the flat view.
    for (window, [width, depth, flat]) in [
        ((360, 740), [40.0, 32.0, 42.0]),
        ((1280, 720), [60.0, 40.0, 78.0]),
    ] {
        let is_at_least = |one: Square, other: Square, least: f32| {
            act(move |scene| {
                let size = apart(scene, one, other) / 7.0;
                assert!(size >= least, "{window:?}: {size}, not {least}");
            })
        };
        follow(
            in_window(window, None, options(saves.path())),
            vec![
                ready(0),
                updates(5),
                is_at_least(Square::A1, Square::H1, width),
                is_at_least(Square::A1, Square::A8, depth),
                do_action(Action::Top),
                wait_for("picks", |_| true),
                is_at_least(Square::A1, Square::A8, flat),
            ],
        );
    }
}
