//! Sentences spoken by the voice of the system: speech-dispatcher on Linux, `say` on macOS.

use fyrox::core::log::Log;
use std::{
    env,
    process::{Command, Stdio},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
};

/// Greatest number of sentences that wait. Older ones are no longer news.
const WAITING: usize = 3;

/// Program that speaks one sentence, its last argument, and ends afterwards.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Voice {
    program: String,
    arguments: Vec<String>,
}

impl Voice {
    /// Returns the voice of the system for a language such as `en-US`, if it has one.
    fn of_system(language: &str) -> Option<Self> {
        let (program, arguments): (_, &[&str]) = match env::consts::OS {
            "linux" => {
                let language = language.split('-').next().unwrap_or(language);
                ("spd-say", &["--wait", "--language", language, "--"])
            }
            "macos" => ("say", &["--"]),
            _ => return None,
        };
        let path = env::var_os("PATH")?;
        let is_there = env::split_paths(&path).any(|folder| folder.join(program).is_file());
        is_there.then(|| Self {
            program: program.to_owned(),
            arguments: arguments.iter().map(|word| (*word).to_owned()).collect(),
        })
    }

    /// Speaks the sentences one after the other, until their sender is gone.
    fn speak_all(&self, sentences: &Receiver<String>) {
        while let Ok(first) = sentences.recv() {
            let mut waiting: Vec<String> = sentences.try_iter().collect();
            waiting.insert(0, first);
            let late = waiting.len().saturating_sub(WAITING);
            let text = waiting.split_off(late).join(" ");
            let spoken = Command::new(&self.program)
                .args(&self.arguments)
                .arg(text)
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .status();
            if let Err(error) = spoken {
                Log::warn(format!("{} can't be started: {error}", self.program));
                return;
            }
        }
    }
}

/// Speaker in a separate thread, as a sentence takes seconds.
#[derive(Debug, Default)]
pub struct Speech {
    /// Language that the thread speaks, and the way to it.
    speaker: Option<(String, Sender<String>)>,
}

impl Speech {
    /// Returns whether the system can speak.
    pub fn is_possible() -> bool {
        Voice::of_system("en").is_some()
    }

    /// Speaks a sentence in a language such as `en-US` after those that it is still speaking.
    pub fn speak(&mut self, language: &str, sentence: &str) {
        self.speaker.take_if(|(spoken, _)| spoken != language);
        if self.speaker.is_none() {
            let Some(voice) = Voice::of_system(language) else {
                return;
            };
            let (sender, sentences) = channel();
            let thread = thread::Builder::new().name("speech".to_owned());
            if let Err(error) = thread.spawn(move || voice.speak_all(&sentences)) {
                Log::warn(format!("no thread for speech: {error}"));
                return;
            }
            self.speaker = Some((language.to_owned(), sender));
        }
        let sent = self
            .speaker
            .as_ref()
            .map(|(_, sender)| sender.send(sentence.to_owned()));
        if let Some(Err(_)) = sent {
            self.speaker = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn sentences_are_spoken_in_order_and_only_the_last_ones_if_many_wait() {
        let folder = tempfile::tempdir().unwrap();
        let heard = folder.path().join("heard");
        // A voice that writes what it is to speak.
        let voice = Voice {
            program: "sh".to_owned(),
            arguments: ["-c", "echo \"$1\" >> \"$0\"", heard.to_str().unwrap()]
                .map(str::to_owned)
                .to_vec(),
        };
        let (sender, sentences) = channel();
        for sentence in ["one", "two", "three", "four", "--five; $(exit)"] {
            sender.send(sentence.to_owned()).unwrap();
        }
        drop(sender);
        voice.speak_all(&sentences);
        let heard = fs::read_to_string(heard).unwrap();
        assert_eq!(heard, "three four --five; $(exit)\n");
    }
}
