//! Work on a background thread, so that input never waits for a disk or a search.
//!
//! A [`Job`] is for work that is started once, sends values, and ends. A worker that takes requests
//! is a job whose closure owns the receiver of a channel.

use std::{
    io,
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

/// Work on a background thread. Dropping it cancels the work, without waiting for the thread.
#[derive(Debug)]
pub struct Job<T> {
    values: Receiver<T>,
    canceled: Arc<AtomicBool>,
    /// Taken when the reason for the end is returned.
    thread: Option<io::Result<JoinHandle<()>>>,
}

/// Receiver of the values that the work of a [`Job`] produces.
#[derive(Debug)]
pub struct Sink<T> {
    values: Sender<T>,
    canceled: Arc<AtomicBool>,
}

impl<T: Send + 'static> Job<T> {
    /// Starts `work` on a new thread with this name.
    ///
    /// If there is no thread, the first poll returns the system's error.
    pub fn spawn(name: &str, work: impl FnOnce(&Sink<T>) + Send + 'static) -> Self {
        let (sender, values) = channel();
        let canceled = Arc::new(AtomicBool::new(false));
        let sink = Sink {
            values: sender,
            canceled: canceled.clone(),
        };
        Self {
            values,
            canceled,
            thread: start(name, move || work(&sink)),
        }
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
        self.values.send(value).is_ok() && !self.is_canceled()
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
