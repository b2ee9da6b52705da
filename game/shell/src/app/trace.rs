//! Machine-readable trace on standard output, one JSON object a line, for tests, bug reports and
//! tools.
//!
//! It is off unless the program was started with `--trace`.

use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
#[cfg(not(target_family = "wasm"))]
use std::io::Write;

/// Pixel in the window's inner area, from the top left.
pub type Pixel = (i32, i32);

/// Hit targets: pixels to click, valid while the table takes input.
#[derive(Debug, Default, Clone, PartialEq)]
pub struct HitTargets {
    /// Inner size of the window, in pixels.
    pub window: (u32, u32),
    /// Number of half-moves, moves or turns of the game.
    pub ply: usize,
    /// Name of the open dialog or mode, if any.
    pub dialog: Option<String>,
    /// Pixel of each visible square, by its name.
    pub squares: BTreeMap<String, Pixel>,
    /// Pixel of each card that can be picked, by its name.
    pub cards: BTreeMap<String, Pixel>,
    /// Pixel of each enabled button, by its name.
    pub buttons: BTreeMap<String, Pixel>,
}

/// Writer of the trace.
#[derive(Debug, Default, Clone)]
pub struct Trace {
    enabled: bool,
    /// Whether a table was reported as ready.
    ready: bool,
    /// Captured lines, in tests of the plugin. Otherwise they are printed.
    captured: Option<Vec<String>>,
}

impl Trace {
    /// Creates a trace that prints its events if `enabled`.
    pub fn new(enabled: bool) -> Self {
        Self {
            enabled,
            ..Self::default()
        }
    }

    /// Creates a trace that captures its events for [`Trace::take`].
    pub fn captured() -> Self {
        Self {
            enabled: true,
            captured: Some(Vec::new()),
            ..Self::default()
        }
    }

    /// Returns the lines captured since the last call.
    pub fn take(&mut self) -> Vec<String> {
        self.captured
            .as_mut()
            .map(std::mem::take)
            .unwrap_or_default()
    }

    /// Returns whether events are recorded. Data that is expensive to collect is collected only
    /// then.
    pub fn is_enabled(&self) -> bool {
        self.enabled
    }

    /// Records an event with the given fields, and flushes the output.
    pub fn emit(&mut self, event: &str, fields: Value) {
        if !self.enabled {
            return;
        }
        let mut object = Map::new();
        object.insert("event".into(), event.into());
        if let Value::Object(fields) = fields {
            object.extend(fields);
        }
        let line = Value::Object(object).to_string();
        match &mut self.captured {
            Some(lines) => lines.push(line),
            // A browser has no standard output.
            #[cfg(target_family = "wasm")]
            None => fyrox::core::web_sys::console::log_1(&line.into()),
            #[cfg(not(target_family = "wasm"))]
            None => {
                let mut out = std::io::stdout().lock();
                // If the output is closed, the trace ends and the game continues.
                if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
                    self.enabled = false;
                }
            }
        }
    }

    /// Returns whether `ready` was emitted.
    pub(crate) fn is_ready(&self) -> bool {
        self.ready
    }

    /// Emits `ready`: a table has been loaded and drawn.
    pub fn ready(&mut self, table: &str, window: (u32, u32)) {
        self.ready = true;
        self.emit(
            "ready",
            json!({ "table": table, "window": [window.0, window.1] }),
        );
    }

    /// Emits `picks`: the table takes input, or the hit targets have changed.
    pub fn targets(&mut self, targets: &HitTargets) {
        let pixels = |map: &BTreeMap<String, Pixel>| {
            map.iter()
                .map(|(name, (x, y))| (name.clone(), json!([x, y])))
                .collect::<Map<_, _>>()
        };
        self.emit(
            "picks",
            json!({
                "window": [targets.window.0, targets.window.1],
                "ply": targets.ply,
                "dialog": targets.dialog,
                "squares": pixels(&targets.squares),
                "cards": pixels(&targets.cards),
                "buttons": pixels(&targets.buttons),
            }),
        );
    }

    /// Emits `error` with the sentence that the player reads.
    pub fn error(&mut self, message: &str) {
        self.emit("error", json!({ "message": message }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_one_line_that_begins_with_its_name() {
        let mut trace = Trace::captured();
        trace.ready("cards", (480, 360));
        trace.error("a\nsentence");
        assert_eq!(
            trace.take(),
            [
                r#"{"event":"ready","table":"cards","window":[480,360]}"#,
                r#"{"event":"error","message":"a\nsentence"}"#
            ]
        );
    }

    #[test]
    fn a_silent_trace_keeps_nothing() {
        let mut trace = Trace::new(false);
        trace.error("x");
        assert!(trace.take().is_empty());
    }
}
