//! The whole plugin without a window: the engine runs as in the game, but draws nothing, and a
//! driver does what hands would do.

use crate::window::project;
use fyrox::{
    core::log::Log,
    engine::executor::Executor,
    plugin::{PluginContext, error::GameResult},
    script::ScriptTrait,
};
use parlour::{Options, Parlour, Table, settings::MotionSpeed, trace::Trace};
use serde_json::Value;
use std::{
    cell::RefCell,
    path::Path,
    rc::Rc,
    sync::{Mutex, MutexGuard},
    time::{Duration, Instant},
};

/// How long a test may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// The engine's data folder is relative to the current folder, which belongs to the process.
static FOLDER: Mutex<()> = Mutex::new(());

/// One after the other, in the project's folder.
pub fn at_home() -> MutexGuard<'static, ()> {
    at_work_in(&project())
}

/// One after the other, in a folder that has a `data`.
fn at_work_in(folder: &Path) -> MutexGuard<'static, ()> {
    let guard = FOLDER
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner());
    std::env::set_current_dir(folder).expect("the folder is there");
    guard
}

/// What a driver says at the end of an update.
pub enum Next {
    /// Go on.
    Again,
    /// The test is over.
    Done,
}

/// What the driver works with.
pub struct Scene<'a, 'b, 'c> {
    /// The plugin.
    pub parlour: &'a mut Parlour,
    /// The engine.
    pub ctx: &'a mut PluginContext<'b, 'c>,
    /// What the trace said since the driver's last turn.
    pub news: Vec<Value>,
}

/// Options for a game at the chess table that begins anew and keeps its files in `saves`.
pub fn options(saves: &Path) -> Options {
    Options {
        table: Some(Table::Chess),
        save_dir: Some(saves.to_path_buf()),
        motion: Some(MotionSpeed::Instant),
        locale: Some("en-US".to_owned()),
        ..Options::default()
    }
}

/// Runs the game with these options until the driver is done, and returns everything that the
/// trace said.
pub fn play(options: Options, driver: impl FnMut(&mut Scene) -> Next + 'static) -> Vec<Value> {
    play_in(&project(), options, driver)
}

/// The same with the `data` of another folder.
fn play_in(
    folder: &Path,
    options: Options,
    driver: impl FnMut(&mut Scene) -> Next + 'static,
) -> Vec<Value> {
    let executor = Executor::from_params(None, Default::default());
    play_with(executor, folder, PATIENCE, options, driver)
}

/// The same with an executor that may have a window, and so much time for all of it.
pub fn play_with(
    mut executor: Executor,
    folder: &Path,
    patience: Duration,
    options: Options,
    mut driver: impl FnMut(&mut Scene) -> Next + 'static,
) -> Vec<Value> {
    let _home = at_work_in(folder);
    Log::enable_writing_to_stdout(false);
    let heard = Rc::new(RefCell::new(Vec::new()));
    let said = heard.clone();
    let begun = Instant::now();
    let parlour = Parlour::new(options)
        .with_trace(Trace::captured())
        .with_driver(Box::new(move |parlour, ctx| -> GameResult {
            assert!(begun.elapsed() < patience, "heard: {:#?}", said.borrow());
            let news: Vec<Value> = parlour
                .shell
                .trace_mut()
                .take()
                .iter()
                .map(|line| serde_json::from_str(line).expect("the trace is JSON"))
                .collect();
            said.borrow_mut().extend(news.iter().cloned());
            let running = ctx.loop_controller;
            match driver(&mut Scene { parlour, ctx, news }) {
                Next::Again => {}
                Next::Done => running.exit(),
            }
            Ok(())
        }));
    executor.set_resource_hot_reloading_enabled(false);
    executor.add_plugin(parlour);
    executor.run();
    heard.take()
}

/// The script of this type in the scene.
pub fn script<'a, T: ScriptTrait>(scene: &'a Scene) -> &'a T {
    let scenes = &scene.ctx.scenes;
    let graph = &scenes.try_get(scene.parlour.shell.scene()).unwrap().graph;
    let (node, _) = graph.find_first_by_script::<T>(graph.get_root()).unwrap();
    graph.try_get_script_of::<T>(node).unwrap()
}

/// The same, to be told something.
pub fn script_mut<'a, T: ScriptTrait>(scene: &'a mut Scene) -> &'a mut T {
    let table = scene.parlour.shell.scene();
    let graph = &mut scene.ctx.scenes.try_get_mut(table).unwrap().graph;
    let (node, _) = graph.find_first_by_script::<T>(graph.get_root()).unwrap();
    graph.try_get_script_of_mut::<T>(node).unwrap()
}

/// One thing that a test does or waits for; `true` when it is done.
pub type Step = Box<dyn FnMut(&mut Scene, &Value) -> bool>;

/// Runs the game through these steps, one after the other. Each sees where to click for what, as
/// the trace told last.
pub fn follow(options: Options, steps: Vec<Step>) -> Vec<Value> {
    follow_in(&project(), options, steps)
}

/// The same with the `data` of another folder.
pub fn follow_in(folder: &Path, options: Options, steps: Vec<Step>) -> Vec<Value> {
    play_in(folder, options, driver(steps))
}

/// What goes through these steps.
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

/// The pixel of a square, card or button.
pub fn pixel(picks: &Value, name: &str) -> fyrox::core::algebra::Vector2<f32> {
    let found = [
        &picks["squares"][name],
        &picks["cards"][name],
        &picks["buttons"][name],
    ]
    .into_iter()
    .find(|pixel| pixel.is_array())
    .unwrap_or_else(|| panic!("nothing to click for {name} in {picks}"));
    let side = |index: usize| found[index].as_f64().unwrap_or_default() as f32;
    fyrox::core::algebra::Vector2::new(side(0), side(1))
}

/// Waits for an event.
pub fn wait(event: &'static str) -> Step {
    wait_for(event, |_| true)
}

/// Waits for an event that `fits`.
pub fn wait_for(event: &'static str, fits: impl Fn(&Value) -> bool + 'static) -> Step {
    Box::new(move |scene, _| {
        let found = scene
            .news
            .iter()
            .position(|value| value["event"] == event && fits(value));
        // What came before it is past for the steps that follow.
        scene.news.drain(..found.map_or(0, |index| index + 1));
        found.is_some()
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

/// Makes a move by a click on the piece and, once it is selected, one on where it goes.
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

/// Does something at once.
pub fn act(mut what: impl FnMut(&mut Scene) + 'static) -> Step {
    Box::new(move |scene, _| {
        what(scene);
        true
    })
}

/// Carries out what a button or key asks for.
pub fn do_action(action: parlour::ui::Action) -> Step {
    let mut action = Some(action);
    act(move |scene| {
        if let Some(action) = action.take() {
            let done = scene.parlour.dispatch(action, scene.ctx);
            done.expect("the scene has what it needs");
        }
    })
}

/// All that was heard of an event.
pub fn named<'a>(heard: &'a [Value], event: &str) -> Vec<&'a Value> {
    let named = heard.iter().filter(|value| value["event"] == event);
    named.collect()
}
