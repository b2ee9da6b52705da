//! Workers of a browser, which run a [`Task`]. Tasks and their values are sent as JSON.

use super::job::{Sink, Task};

/// A kind of task that a worker can run.
#[derive(Debug, Clone, Copy)]
pub struct TaskKind {
    name: &'static str,
    run: Run,
}

/// Runs a task from its text, and sends its values to a function.
type Run = fn(&str, Box<dyn Fn(String) + Send>) -> Result<(), serde_json::Error>;

impl TaskKind {
    /// Returns the kind of this task.
    pub const fn of<W: Task>() -> Self {
        Self {
            name: W::NAME,
            run: |task, send| {
                let task: W = serde_json::from_str(task)?;
                task.run(&Sink::to(move |value| {
                    let text = serde_json::to_string(&value);
                    text.map(&send).is_ok()
                }));
                Ok(())
            },
        }
    }

    /// Returns the name of the task.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Runs a task that was written as text, and sends its values as text.
    ///
    /// # Errors
    /// If the text is not such a task.
    pub fn run(
        &self,
        task: &str,
        send: impl Fn(String) + Send + 'static,
    ) -> Result<(), serde_json::Error> {
        (self.run)(task, Box::new(send))
    }
}

#[cfg(target_family = "wasm")]
pub use browser::{Browser, Worker, begin, heard, start};

#[cfg(target_family = "wasm")]
mod browser {
    use super::Task;
    use fyrox::core::log::Log;
    use std::{
        collections::BTreeMap,
        sync::{
            Mutex, MutexGuard, OnceLock, PoisonError,
            mpsc::{Receiver, channel},
        },
    };

    /// Functions of the browser.
    #[derive(Debug, Clone, Copy)]
    pub struct Browser {
        /// Starts a worker with this number for the named task.
        pub start: fn(u32, &str, &str),
        /// Ends a worker.
        pub end: fn(u32),
    }

    static BROWSER: OnceLock<Browser> = OnceLock::new();

    /// Receivers of what the running workers send, by number.
    static WORKERS: Mutex<Workers> = Mutex::new(Workers {
        last: 0,
        running: BTreeMap::new(),
    });

    struct Workers {
        last: u32,
        running: BTreeMap<u32, Box<dyn Fn(&str) + Send>>,
    }

    fn workers() -> MutexGuard<'static, Workers> {
        WORKERS.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Running worker. It ends when this is dropped.
    #[derive(Debug)]
    pub struct Worker(u32);

    impl Drop for Worker {
        fn drop(&mut self) {
            if workers().running.remove(&self.0).is_some()
                && let Some(browser) = BROWSER.get()
            {
                (browser.end)(self.0);
            }
        }
    }

    /// Uses the workers of this browser.
    pub fn begin(browser: Browser) {
        // A second one would be the same.
        let _ = BROWSER.set(browser);
    }

    /// Starts a worker, if the browser has them.
    pub fn start<W: Task>(task: &W) -> Option<(Worker, Receiver<W::Value>)> {
        let browser = BROWSER.get()?;
        let text = serde_json::to_string(task).ok()?;
        let (sender, values) = channel();
        let listen = move |text: &str| match serde_json::from_str(text) {
            // The job might be gone.
            Ok(value) => drop(sender.send(value)),
            Err(error) => Log::err(format!("{}: {error}", W::NAME)),
        };
        let number = {
            let mut workers = workers();
            workers.last += 1;
            let number = workers.last;
            workers.running.insert(number, Box::new(listen));
            number
        };
        (browser.start)(number, W::NAME, &text);
        Some((Worker(number), values))
    }

    /// Passes on a value that a worker has sent, or its end.
    pub fn heard(worker: u32, value: Option<&str>) {
        let mut workers = workers();
        match value {
            Some(value) => {
                if let Some(listen) = workers.running.get(&worker) {
                    listen(value);
                }
            }
            None => drop(workers.running.remove(&worker)),
        }
    }
}
