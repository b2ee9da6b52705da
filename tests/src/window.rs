//! The real program in a real window: starts an X server without a screen, the executor in it, and
//! plays with a real pointer and real keys. Tests wait for events of the trace, never for time to
//! pass.

use serde_json::Value;
use std::{
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Output, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::{Duration, Instant},
};

/// Wall-clock time after which something that was awaited is taken never to come.
const PATIENCE: Duration = Duration::from_secs(300);

/// Path to the folder that contains `data/`. Read at run time, because one target folder can serve
/// several checkouts.
pub fn project() -> PathBuf {
    let tests = std::env::var_os("CARGO_MANIFEST_DIR");
    let tests = tests.unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&tests).join("..")
}

/// Path to the executor that was built with these tests, in the same target folder.
pub fn executor() -> PathBuf {
    let test = std::env::current_exe().expect("a test has a program");
    let folder = test
        .ancestors()
        .find(|folder| folder.file_name().is_some_and(|name| name == "deps"))
        .and_then(Path::parent)
        .expect("tests lie in deps/");
    let program = folder.join(format!("executor{}", std::env::consts::EXE_SUFFIX));
    assert!(
        program.exists(),
        "{} is missing: build it with `cargo build -p executor` (./check does)",
        program.display()
    );
    program
}

/// Child process, killed when dropped.
struct Owned(Child);

impl Drop for Owned {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// X server without a screen, with a window manager.
pub struct Display {
    name: String,
    _server: Owned,
    _manager: Option<Owned>,
}

impl Display {
    /// Starts a server with a screen of this size.
    pub fn start(width: u32, height: u32) -> Self {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0"])
            .arg(format!("{width}x{height}x24"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is installed (install it with ./check)");
        let mut number = String::new();
        let out = server.stdout.take().expect("its output is piped");
        BufReader::new(out)
            .read_line(&mut number)
            .expect("Xvfb tells its number");
        let name = format!(":{}", number.trim());
        let manager = Command::new("openbox")
            .env("DISPLAY", &name)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .ok()
            .map(Owned);
        Self {
            name,
            _server: Owned(server),
            _manager: manager,
        }
    }

    /// Runs a command in it and returns what it prints.
    pub fn run(&self, program: &str, arguments: &[&str]) -> Vec<u8> {
        let output = self.try_to_run(program, arguments);
        assert!(
            output.status.success(),
            "{program} {arguments:?}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        output.stdout
    }

    /// Runs a command in it, whether it succeeds or not.
    fn try_to_run(&self, program: &str, arguments: &[&str]) -> Output {
        // xdotool waits forever for a window that does not react.
        Command::new("timeout")
            .arg(PATIENCE.as_secs().to_string())
            .arg(program)
            .args(arguments)
            .env("DISPLAY", &self.name)
            .output()
            .unwrap_or_else(|error| {
                panic!("couldn't run {program} (install it with ./check): {error}")
            })
    }
}

/// The running game.
pub struct Game {
    display: Display,
    process: Owned,
    lines: Receiver<Value>,
    stderr: thread::JoinHandle<String>,
    /// All events of the trace so far.
    pub received: Vec<Value>,
    window: String,
}

impl Game {
    /// Starts the game with these arguments after `--trace` and a small window, and waits until the
    /// table is ready.
    pub fn start(arguments: &[&str]) -> Self {
        let mut game = Self::launch(arguments);
        game.expect("ready");
        game
    }

    /// Waits for the offer of a tutorial, which a table makes at the first visit, and declines it.
    pub fn decline_tutorial(&mut self) {
        let offer = self.dialog("tutorial");
        self.click(offer.button("tutorial-no"));
    }

    /// Starts the game without waiting for anything.
    pub fn launch(arguments: &[&str]) -> Self {
        Self::launch_in(&project(), arguments)
    }

    /// Starts the game with the `data/` of another folder, without waiting for anything.
    pub fn launch_in(folder: &Path, arguments: &[&str]) -> Self {
        let mut program = Command::new(executor());
        program.current_dir(folder);
        Self::launch_program(program, arguments)
    }

    /// Starts a program of the game, without waiting for anything.
    pub fn launch_program(mut program: Command, arguments: &[&str]) -> Self {
        let display = Display::start(640, 480);
        let mut process = program
            .args([
                "--trace",
                "--window",
                "480x360",
                "--quality",
                "low",
                "--motion",
                "instant",
            ])
            .args(["--locale", "en-US"])
            .args(arguments)
            .env("DISPLAY", &display.name)
            .env_remove("WAYLAND_DISPLAY")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the executor starts");
        let (sender, lines) = channel();
        let out = BufReader::new(process.stdout.take().expect("piped"));
        thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                let value =
                    serde_json::from_str(&line).unwrap_or_else(|_| panic!("invalid JSON: {line}"));
                if sender.send(value).is_err() {
                    break;
                }
            }
        });
        let mut err = process.stderr.take().expect("piped");
        let stderr = thread::spawn(move || {
            let mut text = String::new();
            let _ = err.read_to_string(&mut text);
            text
        });
        Self {
            display,
            process: Owned(process),
            lines,
            stderr,
            received: Vec::new(),
            window: String::new(),
        }
    }

    /// Waits for the next event of this name; events before it are kept in `received`.
    pub fn expect(&mut self, event: &str) -> Value {
        self.expect_where(event, |_| true)
    }

    /// Waits for the next event of this name that `fits`.
    pub fn expect_where(&mut self, event: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(value) => {
                    self.received.push(value.clone());
                    if value["event"] == event && fits(&value) {
                        return value;
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    panic!("missing event {event:?} among {:#?}", self.received)
                }
                Err(RecvTimeoutError::Disconnected) => {
                    panic!(
                        "the game ended before {event:?}; heard: {:#?}",
                        self.received
                    )
                }
            }
        }
    }

    /// Waits until the table takes input at this ply, and returns where to click.
    pub fn picks(&mut self, ply: u64) -> HitTargets {
        HitTargets(self.expect_where("picks", |picks| picks["ply"] == ply))
    }

    /// Waits for a dialog.
    pub fn dialog(&mut self, id: &str) -> HitTargets {
        HitTargets(self.expect_where("picks", |picks| picks["dialog"] == id))
    }

    /// Clicks a pixel of the window.
    pub fn click(&mut self, (x, y): (i64, i64)) {
        self.point((x, y));
        self.display.run("xdotool", &["click", "1"]);
    }

    /// Moves the pointer to a pixel of the window.
    pub fn point(&mut self, (x, y): (i64, i64)) {
        let window = self.window();
        let (x, y) = (x.to_string(), y.to_string());
        self.display.run(
            "xdotool",
            &["mousemove", "--sync", "--window", &window, &x, &y],
        );
    }

    /// Drags from one pixel to another.
    pub fn drag(&mut self, from: (i64, i64), to: (i64, i64)) {
        self.point(from);
        self.display.run("xdotool", &["mousedown", "1"]);
        let between = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
        self.point(between);
        self.point(to);
        self.display.run("xdotool", &["mouseup", "1"]);
    }

    /// Presses keys, one after the other, by their X names.
    pub fn keys(&mut self, keys: &[&str]) {
        let window = self.window();
        self.display
            .run("xdotool", &["windowfocus", "--sync", &window]);
        for key in keys {
            self.display.run("xdotool", &["key", key]);
        }
    }

    /// Changes the keyboard layout.
    pub fn layout(&self, name: &str) {
        self.display.run("setxkbmap", &[name]);
    }

    /// Gives the window's inner area another size.
    pub fn resize(&mut self, width: u32, height: u32) {
        let window = self.window();
        let (width, height) = (width.to_string(), height.to_string());
        self.display
            .run("xdotool", &["windowsize", &window, &width, &height]);
    }

    /// Takes a picture of the window.
    pub fn picture(&mut self) -> image::RgbImage {
        let window = self.window();
        let bytes = self.display.run("import", &["-window", &window, "png:-"]);
        image::load_from_memory(&bytes)
            .expect("import makes a PNG")
            .to_rgb8()
    }

    /// Ends the game as a window manager does, and returns what it wrote to standard error.
    pub fn close(mut self) -> String {
        let deadline = Instant::now() + PATIENCE;
        let mut asked = None::<Instant>;
        while matches!(self.process.0.try_wait(), Ok(None)) {
            assert!(Instant::now() < deadline, "the game does not close");
            // The window manager can miss the key.
            if asked.is_none_or(|asked| asked.elapsed() > Duration::from_secs(10)) {
                asked = Some(Instant::now());
                // The window can be gone before the process is.
                let window = self.window();
                for arguments in [&["windowfocus", "--sync", &window][..], &["key", "alt+F4"]] {
                    self.display.try_to_run("xdotool", arguments);
                }
            }
            thread::sleep(Duration::from_millis(50));
        }
        drop(self.process);
        self.stderr.join().unwrap_or_default()
    }

    /// Waits until the game ends by itself, and returns its exit status.
    pub fn ended(mut self) -> ExitStatus {
        let deadline = Instant::now() + PATIENCE;
        loop {
            if let Ok(Some(status)) = self.process.0.try_wait() {
                return status;
            }
            assert!(Instant::now() < deadline, "the game does not end");
            thread::sleep(Duration::from_millis(50));
        }
    }

    fn window(&mut self) -> String {
        if self.window.is_empty() {
            let found = self.display.run(
                "xdotool",
                &["search", "--sync", "--onlyvisible", "--name", "^Parlour$"],
            );
            let found = String::from_utf8_lossy(&found);
            self.window = found
                .lines()
                .next()
                .expect("the window is called Parlour")
                .to_owned();
        }
        self.window.clone()
    }
}

/// A `picks` event: the pixels that can be clicked, by name.
pub struct HitTargets(pub Value);

impl HitTargets {
    /// Returns the pixel of a square.
    pub fn square(&self, name: &str) -> (i64, i64) {
        self.pixel("squares", name)
    }

    /// Returns the pixel of a card.
    pub fn card(&self, name: &str) -> (i64, i64) {
        self.pixel("cards", name)
    }

    /// Returns the pixel of a button.
    pub fn button(&self, name: &str) -> (i64, i64) {
        self.pixel("buttons", name)
    }

    fn pixel(&self, kind: &str, name: &str) -> (i64, i64) {
        let pixel = &self.0[kind][name];
        match (pixel[0].as_i64(), pixel[1].as_i64()) {
            (Some(x), Some(y)) => (x, y),
            _ => panic!(
                "unknown target {name:?} (expected one of {:#})",
                self.0[kind]
            ),
        }
    }
}
