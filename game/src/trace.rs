//! One JSON object a line on standard output, for tests, bug reports and people who build on the
//! game. Off unless the program was started with `--trace`.

use serde_json::{Map, Value, json};
use std::{collections::BTreeMap, io::Write};

/// A pixel of the window's inner area, from its top left.
pub type Pixel = (i32, i32);

/// Where to click for what, at a moment when the table takes input.
#[derive(Debug, Default, Clone, PartialEq)]
pub struct HitTargets {
    /// Inner size of the window that the pixels belong to.
    pub window: (u32, u32),
    /// Half-moves played.
    pub ply: usize,
    /// The dialog that is open, if any.
    pub dialog: Option<String>,
    /// A pixel for each square of the board that can be seen.
    pub squares: BTreeMap<String, Pixel>,
    /// A pixel for each card that can be taken.
    pub cards: BTreeMap<String, Pixel>,
    /// A pixel for each button that can be pressed.
    pub buttons: BTreeMap<String, Pixel>,
}

/// The open line to whoever reads the trace.
#[derive(Debug, Default, Clone)]
pub struct Trace {
    enabled: bool,
    /// Kept instead of printed, for tests of the plugin without a window.
    captured: Option<Vec<String>>,
}

impl Trace {
    /// A trace that prints if `enabled`.
    pub fn new(enabled: bool) -> Self {
        Self {
            enabled,
            captured: None,
        }
    }

    /// A trace that keeps its lines for [`Trace::take`].
    pub fn captured() -> Self {
        Self {
            enabled: true,
            captured: Some(Vec::new()),
        }
    }

    /// Lines kept since the last call.
    pub fn take(&mut self) -> Vec<String> {
        self.captured
            .as_mut()
            .map(std::mem::take)
            .unwrap_or_default()
    }

    /// Whether anything is printed: what is costly to gather is gathered only then.
    pub fn is_enabled(&self) -> bool {
        self.enabled
    }

    /// Prints one event with the given fields, and flushes.
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
            None => {
                let mut out = std::io::stdout().lock();
                // Nobody listens any more: the game goes on without a trace.
                if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
                    self.enabled = false;
                }
            }
        }
    }

    /// A table is loaded and drawn.
    pub fn ready(&mut self, table: &str, window: (u32, u32)) {
        self.emit(
            "ready",
            json!({ "table": table, "window": [window.0, window.1] }),
        );
    }

    /// The table takes input, or what can be clicked has changed.
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

    /// Something was refused or went wrong; the sentence is what the player reads.
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
        trace.ready("chess", (480, 360));
        trace.error("a\nsentence");
        assert_eq!(
            trace.take(),
            [
                r#"{"event":"ready","table":"chess","window":[480,360]}"#,
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
