//! Work on a background thread, so that input never waits for a disk or a search.
//!
//! A [`Job`] is for work that is started once, sends values, and ends.
//!
//! A browser has no threads. There, a job does its work at once, unless the work is a [`Task`]: its input
//! and its values can be written as text, so it runs in a worker of the browser.

use serde::{Serialize, de::DeserializeOwned};
use std::{
    fmt, io,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, Sender, TryRecvError, channel},
    },
    thread::JoinHandle,
};

#[cfg(not(target_family = "wasm"))]
use std::thread;

/// Reason why a [`Job`] sends no more values.
#[derive(Debug, thiserror::Error)]
pub enum Ended {
    /// All values have arrived.
    #[error("the background thread has ended")]
    Complete,
    /// The work panicked. Later polls return [`Ended::Complete`].
    #[error("the background thread panicked")]
    Panicked,
    /// The system could not start a thread. Later polls return [`Ended::Complete`].
    #[error("couldn't start a background thread: {0}")]
    NotStarted(io::Error),
}

/// Work that can also run in a worker of a browser.
pub trait Task: Serialize + DeserializeOwned + Send + 'static {
    /// Name of the thread, and of the task in a worker.
    const NAME: &'static str;
    /// Value that the task sends.
    type Value: Serialize + DeserializeOwned + Send + 'static;

    /// Does the work. In a worker, nothing cancels it: the worker is ended instead.
    fn run(self, sink: &Sink<Self::Value>);
}

/// Work on a background thread. Dropping it cancels the work, without waiting for the thread.
#[derive(Debug)]
pub struct Job<T> {
    values: Receiver<T>,
    canceled: Arc<AtomicBool>,
    /// Taken when the reason for the end is returned.
    thread: Option<io::Result<JoinHandle<()>>>,
    /// Worker of the browser, which ends with the job.
    #[cfg(target_family = "wasm")]
    _worker: Option<super::workers::Worker>,
}

/// Receiver of the values that the work of a [`Job`] produces.
pub struct Sink<T> {
    values: Output<T>,
    canceled: Arc<AtomicBool>,
}

/// Destination of the values of a job.
enum Output<T> {
    /// To the thread with the job.
    Job(Sender<T>),
    /// To a function, which returns whether more are wanted.
    Function(Box<dyn Fn(T) -> bool + Send>),
}

impl<T> fmt::Debug for Sink<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sink(canceled: {})", self.is_canceled())
    }
}

impl<T> Sink<T> {
    /// Creates a sink that passes values on to a function, which returns whether it wants more.
    pub fn to(function: impl Fn(T) -> bool + Send + 'static) -> Self {
        Self {
            values: Output::Function(Box::new(function)),
            canceled: Arc::default(),
        }
    }
}

impl<T: Send + 'static> Job<T> {
    /// Starts `work` on a new thread with this name.
    ///
    /// If there is no thread, the first poll returns the system's error.
    pub fn spawn(name: &str, work: impl FnOnce(&Sink<T>) + Send + 'static) -> Self {
        let (sender, values) = channel();
        let canceled = Arc::new(AtomicBool::new(false));
        let sink = Sink {
            values: Output::Job(sender),
            canceled: canceled.clone(),
        };
        Self {
            values,
            canceled,
            thread: start(name, move || work(&sink)),
            #[cfg(target_family = "wasm")]
            _worker: None,
        }
    }

    /// Starts a task on a new thread or, in a browser, in a worker.
    pub fn start<W: Task<Value = T>>(task: W) -> Self {
        #[cfg(target_family = "wasm")]
        if let Some((worker, values)) = super::workers::start(&task) {
            return Self {
                values,
                canceled: Arc::default(),
                thread: None,
                _worker: Some(worker),
            };
        }
        Self::spawn(W::NAME, |sink| task.run(sink))
    }
}

#[cfg(not(target_family = "wasm"))]
fn start(name: &str, work: impl FnOnce() + Send + 'static) -> Option<io::Result<JoinHandle<()>>> {
    let thread = thread::Builder::new().name(name.to_owned());
    Some(thread.spawn(work))
}

/// Does the work at once, as a browser has no threads.
#[cfg(target_family = "wasm")]
fn start(_: &str, work: impl FnOnce() + Send + 'static) -> Option<io::Result<JoinHandle<()>>> {
    work();
    None
}

impl<T> Job<T> {
    /// Returns the next value in the order in which they were sent, or `None` if there is none yet.
    ///
    /// # Errors
    /// If the work has ended and all values were returned.
    pub fn poll(&mut self) -> Option<Result<T, Ended>> {
        match self.values.try_recv() {
            Ok(value) => Some(Ok(value)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(self.end())),
        }
    }

    /// Waits for the next value.
    ///
    /// # Errors
    /// If the work ends without another value.
    pub fn wait(&mut self) -> Result<T, Ended> {
        self.values.recv().map_err(|_| self.end())
    }

    /// Asks the work to end soon. The values that it still sends can be polled.
    pub fn cancel(&self) {
        self.canceled.store(true, Ordering::Relaxed);
    }

    fn end(&mut self) -> Ended {
        match self.thread.take() {
            Some(Err(error)) => Ended::NotStarted(error),
            // The thread drops its sink last, so this does not wait for the work.
            Some(Ok(thread)) => match thread.join() {
                Ok(()) => Ended::Complete,
                Err(_) => Ended::Panicked,
            },
            None => Ended::Complete,
        }
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.cancel();
    }
}

impl<T> Sink<T> {
    /// Sends a value. Returns whether the job still wants more.
    pub fn send(&self, value: T) -> bool {
        let is_wanted = match &self.values {
            Output::Job(values) => values.send(value).is_ok(),
            Output::Function(function) => function(value),
        };
        is_wanted && !self.is_canceled()
    }

    /// Returns whether the work has to end.
    pub fn is_canceled(&self) -> bool {
        self.canceled.load(Ordering::Relaxed)
    }

    /// Returns the flag that is set when the work has to end, for code that knows no jobs.
    pub fn cancel_flag(&self) -> &AtomicBool {
        &self.canceled
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// Limit for events that come at once unless something is broken.
    const LIMIT: Duration = Duration::from_secs(30);

    #[test]
    fn values_arrive_in_order_and_then_the_end() {
        let mut job = Job::spawn("counter", |sink| {
            for number in 0..1_000 {
                assert!(sink.send(number));
            }
        });
        let mut heard = Vec::new();
        let end = loop {
            match job.poll() {
                Some(Ok(number)) => heard.push(number),
                None => thread::yield_now(),
                Some(Err(end)) => break end,
            }
        };
        assert!(heard.into_iter().eq(0..1_000));
        assert!(matches!(end, Ended::Complete));
        assert!(matches!(job.poll(), Some(Err(Ended::Complete))));
    }

    #[test]
    fn a_dropped_job_stops() {
        let (told, ended) = channel();
        let job = Job::spawn("endless", move |sink| {
            while sink.send(()) {
                thread::yield_now();
            }
            told.send(sink.is_canceled()).unwrap();
        });
        drop(job);
        assert_eq!(ended.recv_timeout(LIMIT), Ok(true));
    }

    #[test]
    fn a_canceled_job_still_answers() {
        let mut job = Job::spawn("search", |sink| {
            while !sink.cancel_flag().load(Ordering::Relaxed) {
                thread::yield_now();
            }
            assert!(!sink.send("best so far"));
        });
        assert!(job.poll().is_none());
        job.cancel();
        assert_eq!(job.wait().unwrap(), "best so far");
        assert!(matches!(job.wait(), Err(Ended::Complete)));
    }

    #[test]
    fn a_panic_is_an_error_after_the_values_before_it() {
        let mut job = Job::spawn("clumsy", |sink| {
            sink.send(1);
            panic!("a glass fell over");
        });
        assert_eq!(job.wait().unwrap(), 1);
        assert!(matches!(job.wait(), Err(Ended::Panicked)));
        assert!(matches!(job.poll(), Some(Err(Ended::Complete))));
    }

    #[test]
    fn waiting_lasts_until_the_value_is_there() {
        let (ask, asked) = channel();
        let mut job = Job::spawn("worker", move |sink| {
            for number in asked {
                sink.send(2 * number);
            }
        });
        assert!(job.poll().is_none());
        for number in [1, 2] {
            ask.send(number).unwrap();
        }
        assert_eq!((job.wait().unwrap(), job.wait().unwrap()), (2, 4));
        drop(ask);
        assert!(matches!(job.wait(), Err(Ended::Complete)));
    }

    #[test]
    fn a_thread_that_cannot_start_is_an_error() {
        let mut job = Job::spawn("first", |sink| {
            sink.send(());
        });
        job.wait().unwrap();
        job.thread = Some(Err(io::ErrorKind::WouldBlock.into()));
        assert!(matches!(job.wait(), Err(Ended::NotStarted(_))));
    }
}
