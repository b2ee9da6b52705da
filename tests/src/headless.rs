//! The whole plugin without a window: the engine runs as in the game, but draws nothing, and a
//! driver takes the player's place.
//!
//! Time is the game's: every update is one fixed step, and the next one follows as soon as the
//! machine allows.

use crate::window::project;
use fyrox::{
    asset::loader::ResourceLoadersContainer,
    core::{SafeLock, log::Log, pool::Handle},
    engine::{ApplicationLoopController, executor::Executor},
    keyboard::KeyCode,
    plugin::{PluginContext, error::GameResult},
    scene::Scene as EngineScene,
    script::ScriptTrait,
};
use parlour_chess::ID as CHESS;
use parlour_shell::{
    app::{
        Parlour,
        options::Options,
        settings::{MotionSpeed, Quality},
        trace::Trace,
    },
    table::{Table, TableKey, TableKind},
};
use serde_json::Value;
use std::{
    cell::RefCell,
    path::Path,
    rc::Rc,
    sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard},
    time::{Duration, Instant},
};

/// Wall-clock time after which a test is taken to hang. Nothing else here looks at that clock.
const PATIENCE: Duration = Duration::from_secs(600);

/// Seconds of the game's clock in one update.
const STEP: f32 = Executor::DEFAULT_TIME_STEP;

/// Updates without news (two seconds of the game's clock) after which every motion is over, so that
/// a test that still waits does so for another thread or program.
const LONGEST_MOTION: u32 = 120;

/// Guards the current folder, which belongs to the process: the engine's data folder is relative to
/// it. Tests in the project's folder run side by side.
static FOLDER: RwLock<()> = RwLock::new(());

/// Works in the project's folder, beside other tests.
pub fn at_home() -> RwLockReadGuard<'static, ()> {
    let guard = FOLDER.read().unwrap_or_else(PoisonError::into_inner);
    std::env::set_current_dir(project()).expect("the folder is there");
    guard
}

/// Works in a folder that has a `data`, while no other test runs.
pub fn alone_in(folder: &Path) -> RwLockWriteGuard<'static, ()> {
    let guard = FOLDER.write().unwrap_or_else(PoisonError::into_inner);
    std::env::set_current_dir(folder).expect("the folder is there");
    guard
}

/// Decision of a driver at the end of an update.
pub enum Next {
    /// Run another update.
    Again,
    /// End the test.
    Done,
}

/// Chooses when the next update runs, by setting the lag of the engine's headless loop: the time
/// that it still has to make up for. Never lets the loop fill that from the wall clock.
#[derive(Default)]
struct Pace {
    scene: Handle<EngineScene>,
    quiet: u32,
}

impl Pace {
    /// `has_news` says whether the trace said something in this update.
    fn set_lag(&mut self, has_news: bool, parlour: &Parlour, ctx: &mut PluginContext) {
        let scene = parlour.shell.scene;
        let is_new = std::mem::replace(&mut self.scene, scene) != scene;
        self.quiet = if has_news { 0 } else { self.quiet + 1 };
        let pending = ctx.resource_manager.state().count_pending_resources();
        let is_loading = scene.is_none() || pending > 0;
        *ctx.lag = if ctx.loop_controller.exiting() {
            0.0
        } else if is_new || is_loading || self.quiet > LONGEST_MOTION {
            // Back to the outer loop, which registers the scripts of new scenes and sleeps for two
            // thirds of a step: game time does not run ahead of what other threads do.
            0.5 * STEP
        } else {
            // The loop takes one step off and finds another to do at once.
            2.0 * STEP
        };
    }
}

/// State that a driver works with.
pub struct Scene<'a, 'b, 'c> {
    /// The plugin.
    pub parlour: &'a mut Parlour,
    /// The engine.
    pub ctx: &'a mut PluginContext<'b, 'c>,
    /// Events of the trace since the driver's last call.
    pub news: Vec<Value>,
}

/// Returns options for a new game at the chess table, with its files in `saves`.
pub fn options(saves: &Path) -> Options {
    Options {
        table: Some(CHESS),
        save_dir: Some(saves.to_path_buf()),
        motion: Some(MotionSpeed::Instant),
        // Nothing is drawn, so no texture has to be compressed.
        quality: Some(Quality::Low),
        locale: Some("en-US".to_owned()),
        ..Options::default()
    }
}

/// Runs the game in the project's folder until the driver is done, and returns everything that the
/// trace said.
pub fn play(options: Options, driver: impl FnMut(&mut Scene) -> Next + 'static) -> Vec<Value> {
    let _home = at_home();
    play_here(options, driver)
}

/// Runs the game in the current folder, which the caller guards.
fn play_here(options: Options, driver: impl FnMut(&mut Scene) -> Next + 'static) -> Vec<Value> {
    run(executor(), PATIENCE, parlour::plugin(options), driver)
}

fn executor() -> Executor {
    let mut executor = Executor::from_params(None, Default::default());
    // However late the machine is, no update is longer than a step.
    executor.set_throttle_threshold(f32::INFINITY);
    executor
}

/// Runs the game in the current folder with an executor that can have a window, and panics after
/// `patience`.
pub fn play_with(
    executor: Executor,
    patience: Duration,
    options: Options,
    driver: impl FnMut(&mut Scene) -> Next + 'static,
) -> Vec<Value> {
    run(executor, patience, parlour::plugin(options), driver)
}

fn run(
    mut executor: Executor,
    patience: Duration,
    parlour: Parlour,
    mut driver: impl FnMut(&mut Scene) -> Next + 'static,
) -> Vec<Value> {
    Log::enable_writing_to_stdout(false);
    let received = Rc::new(RefCell::new(Vec::new()));
    let said = received.clone();
    let begun = Instant::now();
    let mut pace = Pace::default();
    let parlour = parlour.with_trace(Trace::captured()).with_driver(Box::new(
        move |parlour, ctx| -> GameResult {
            assert!(begun.elapsed() < patience, "heard: {:#?}", said.borrow());
            let news: Vec<Value> = parlour
                .shell
                .trace
                .take()
                .iter()
                .map(|line| serde_json::from_str(line).expect("the trace is JSON"))
                .collect();
            said.borrow_mut().extend(news.iter().cloned());
            let has_news = !news.is_empty();
            let running = ctx.loop_controller;
            if let Next::Done = driver(&mut Scene { parlour, ctx, news }) {
                running.exit();
            }
            if let ApplicationLoopController::Headless { .. } = running {
                pace.set_lag(has_news, parlour, ctx);
            }
            Ok(())
        },
    ));
    executor.set_resource_hot_reloading_enabled(false);
    executor.add_plugin(parlour);
    let resources = executor.resource_manager.clone();
    executor.run();
    // The loaders own the resource manager that owns them, so no engine would ever be freed.
    let loaders = resources.state().loaders.clone();
    *loaders.safe_lock() = ResourceLoadersContainer::new();
    received.take()
}

/// Returns the table of this type.
pub fn table_of<'a, T: Table>(scene: &'a Scene) -> &'a T {
    scene.parlour.table_of().expect("the game has this table")
}

/// Returns the script of this type in the scene.
pub fn script<'a, T: ScriptTrait>(scene: &'a Scene) -> &'a T {
    let scenes = &scene.ctx.scenes;
    let graph = &scenes.try_get(scene.parlour.shell.scene).unwrap().graph;
    let (node, _) = graph.find_first_by_script::<T>(graph.get_root()).unwrap();
    graph.try_get_script_of::<T>(node).unwrap()
}

/// Returns the script of this type in the scene, mutably.
pub fn script_mut<'a, T: ScriptTrait>(scene: &'a mut Scene) -> &'a mut T {
    let table = scene.parlour.shell.scene;
    let graph = &mut scene.ctx.scenes.try_get_mut(table).unwrap().graph;
    let (node, _) = graph.find_first_by_script::<T>(graph.get_root()).unwrap();
    graph.try_get_script_of_mut::<T>(node).unwrap()
}

/// One action or wait of a test; called once an update until it returns `true`.
pub type Step = Box<dyn FnMut(&mut Scene, &Value) -> bool>;

/// Runs the game through these steps, one after the other, in the project's folder. Each sees where
/// to click for what, as the trace said last.
pub fn follow(options: Options, steps: Vec<Step>) -> Vec<Value> {
    let _home = at_home();
    follow_here(options, steps)
}

/// Runs the game through these steps while no other test runs: at its end a game ends the external
/// engines of the whole process.
pub fn follow_alone(options: Options, steps: Vec<Step>) -> Vec<Value> {
    let _alone = alone_in(&project());
    follow_here(options, steps)
}

/// Runs the game through these steps in the current folder, which the caller guards.
pub fn follow_here(options: Options, steps: Vec<Step>) -> Vec<Value> {
    play_here(options, driver(steps))
}

/// Runs a game with these tables, which can be others than the shipped ones, through these steps in
/// the current folder, which the caller guards.
pub fn follow_tables(
    tables: &'static [TableKind],
    options: Options,
    steps: Vec<Step>,
) -> Vec<Value> {
    let parlour = Parlour::new(tables, options);
    run(executor(), PATIENCE, parlour, driver(steps))
}

/// Driver that goes through these steps.
pub fn driver(steps: Vec<Step>) -> impl FnMut(&mut Scene) -> Next + 'static {
    let mut steps = steps.into_iter();
    let mut step: Option<Step> = None;
    let mut picks = Value::Null;
    move |scene| {
        if let Some(last) = scene.news.iter().rfind(|event| event["event"] == "picks") {
            picks = last.clone();
        }
        loop {
            let Some(mut now) = step.take().or_else(|| steps.next()) else {
                return Next::Done;
            };
            if !now(scene, &picks) {
                step = Some(now);
                return Next::Again;
            }
        }
    }
}

/// Returns the pixel of a square, card or button.
pub fn pixel(picks: &Value, name: &str) -> fyrox::core::algebra::Vector2<f32> {
    let found = [
        &picks["squares"][name],
        &picks["cards"][name],
        &picks["buttons"][name],
    ]
    .into_iter()
    .find(|pixel| pixel.is_array())
    .unwrap_or_else(|| panic!("unknown target {name:?} (expected one of {picks})"));
    let side = |index: usize| found[index].as_f64().unwrap_or_default() as f32;
    fyrox::core::algebra::Vector2::new(side(0), side(1))
}

/// Waits for the next event of this name.
pub fn wait(event: &'static str) -> Step {
    wait_for(event, |_| true)
}

/// Waits for the next event of this name that `fits`.
pub fn wait_for(event: &'static str, fits: impl Fn(&Value) -> bool + 'static) -> Step {
    Box::new(move |scene, _| {
        let found = scene
            .news
            .iter()
            .position(|value| value["event"] == event && fits(value));
        // The steps that follow see only later events.
        scene.news.drain(..found.map_or(0, |index| index + 1));
        found.is_some()
    })
}

/// Waits for what two steps wait for, in either order: an event of another thread can come before
/// or after one of the table.
pub fn both(one: Step, other: Step) -> Step {
    let mut left = vec![one, other];
    Box::new(move |scene, picks| {
        let news = scene.news.clone();
        left.retain_mut(|step| {
            scene.news.clone_from(&news);
            !step(scene, picks)
        });
        left.is_empty()
    })
}

/// Waits until the table takes input at this ply.
pub fn ready(ply: u64) -> Step {
    wait_for("picks", move |picks| picks["ply"] == ply)
}

/// Presses and releases the left button on a square, within one update.
pub fn click(square: &'static str) -> Step {
    Box::new(move |scene, picks| {
        let at = pixel(picks, square);
        let input = &mut scene.parlour.shell.input;
        input.moved(at, true);
        input.primary(true, true);
        input.primary(false, true);
        true
    })
}

/// Presses a button that is on screen.
pub fn press(button: &'static str) -> Step {
    act(move |scene| {
        let action = scene.parlour.shell.gui.action_of(button);
        let action = action.unwrap_or_else(|| panic!("missing button {button}"));
        let done = scene.parlour.dispatch(action, scene.ctx);
        done.expect("the scene has what it needs");
    })
}

/// Presses a key.
pub fn key(code: KeyCode) -> Step {
    act(move |scene| press_key(scene, code, None))
}

/// Types a text.
pub fn type_text(text: impl Into<String>) -> Step {
    let text = text.into();
    act(move |scene| {
        for letter in text.chars() {
            press_key(scene, KeyCode::KeyA, Some(&letter.to_string()));
        }
    })
}

/// Presses a key that types `text`, or nothing.
pub fn press_key(scene: &mut Scene, code: KeyCode, text: Option<&str>) {
    let key = TableKey {
        code,
        control: false,
        shift: false,
        repeat: false,
    };
    let parlour = &mut scene.parlour;
    parlour.press_key(key, text, false, scene.ctx).unwrap();
}

/// Makes a move: clicks the piece and, once it is selected, the target square.
pub fn make_move(from: &'static str, to: &'static str) -> Step {
    let mut steps = vec![click(to), wait("select"), click(from)];
    Box::new(move |scene, picks| {
        while let Some(step) = steps.last_mut() {
            if !step(scene, picks) {
                return false;
            }
            steps.pop();
        }
        true
    })
}

/// Most seconds of one update that the game counts for a finger at rest.
const LONGEST_UPDATE: f32 = 0.15;

/// Waits for seconds of the game's clock, as it counts them for a finger at rest.
pub fn rest(seconds: f32) -> Step {
    let mut left = seconds;
    Box::new(move |scene, _| {
        let is_over = left <= 0.0;
        left -= scene.ctx.dt.min(LONGEST_UPDATE);
        is_over
    })
}

/// Waits for a number of updates.
pub fn updates(count: u32) -> Step {
    let mut left = count;
    Box::new(move |_, _| {
        let done = left == 0;
        left = left.saturating_sub(1);
        done
    })
}

/// Does something within the current update.
pub fn act(mut what: impl FnMut(&mut Scene) + 'static) -> Step {
    Box::new(move |scene, _| {
        what(scene);
        true
    })
}

/// Runs the action of a button or key.
pub fn do_action(action: parlour_shell::ui::Action) -> Step {
    let mut action = Some(action);
    act(move |scene| {
        if let Some(action) = action.take() {
            let done = scene.parlour.dispatch(action, scene.ctx);
            done.expect("the scene has what it needs");
        }
    })
}

/// Waits until this dialog is open.
pub fn dialog(id: &'static str) -> Step {
    wait_for("picks", move |picks| picks["dialog"] == id)
}

/// Returns all events of this name.
pub fn named<'a>(received: &'a [Value], event: &str) -> Vec<&'a Value> {
    let named = received.iter().filter(|value| value["event"] == event);
    named.collect()
}
