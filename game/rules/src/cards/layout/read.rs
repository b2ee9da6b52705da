//! Reads and checks layout files.

use std::collections::{HashMap, HashSet};

use serde::Deserialize;

use super::{Layout, PileSpot, Point, Slot, SlotId};
use crate::data::{DataError, Source, checks};

/// The layout as written in its file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Layout")]
struct LayoutFile {
    multiplier: Multiplier,
    slots: Vec<Slot>,
    #[serde(default)]
    draw_pile: Option<PileSpot>,
    #[serde(default)]
    discard_pile: Option<PileSpot>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Multiplier {
    #[serde(deserialize_with = "checks::positive")]
    x: f32,
    #[serde(deserialize_with = "checks::positive")]
    y: f32,
}

impl Layout {
    /// Reads a layout from the text of its file; `file` is the name used in errors.
    ///
    /// # Errors
    /// Returns an error if the text is not a layout, if two slots share a number, or if a slot is
    /// covered by a missing slot, twice by the same slot, or by itself directly or through others.
    pub fn read(file: &str, text: &str) -> Result<Self, DataError> {
        let source = Source { file, text };
        let read: LayoutFile = source.read()?;
        let numbers = unique_numbers(&source, &read.slots)?;
        check_hiding(&source, &read.slots, &numbers)?;
        check_circles(&source, &read.slots, &numbers)?;
        Ok(Self {
            multiplier: Point {
                x: read.multiplier.x,
                y: read.multiplier.y,
            },
            slots: read.slots,
            draw_pile: read.draw_pile,
            discard_pile: read.discard_pile,
        })
    }
}

/// Index of each slot in the list.
type Indices = HashMap<SlotId, usize>;

fn unique_numbers(source: &Source, slots: &[Slot]) -> Result<Indices, DataError> {
    let mut indices = Indices::new();
    for (index, slot) in slots.iter().enumerate() {
        if indices.insert(slot.id, index).is_some() {
            let reason = format!("duplicate slot {}", slot.id);
            return Err(source.error(format!("slots[{index}].id"), reason));
        }
    }
    Ok(indices)
}

/// Checks that every cover of a slot exists and is named once.
fn check_hiding(source: &Source, slots: &[Slot], indices: &Indices) -> Result<(), DataError> {
    for (index, slot) in slots.iter().enumerate() {
        let mut seen = HashSet::new();
        for (entry, other) in slot.hidden_by.iter().enumerate() {
            let refuse = |reason| {
                let field = format!("slots[{index}].hidden_by[{entry}]");
                Err(source.error(field, reason))
            };
            if !indices.contains_key(other) {
                return refuse(format!("unknown slot {other}"));
            }
            if !seen.insert(other) {
                return refuse(format!("duplicate slot {other}"));
            }
        }
    }
    Ok(())
}

/// Checks that no slot is covered by itself, directly or through others.
fn check_circles(source: &Source, slots: &[Slot], indices: &Indices) -> Result<(), DataError> {
    /// States of the depth-first search.
    #[derive(Clone, Copy, PartialEq)]
    enum Seen {
        Not,
        Inside,
        Whole,
    }
    let mut seen = vec![Seen::Not; slots.len()];
    for first in 0..slots.len() {
        // The current path of slots, each covered by the next, with the number of the cover to
        // visit next.
        let mut path: Vec<(usize, usize)> = Vec::new();
        if seen[first] == Seen::Not {
            seen[first] = Seen::Inside;
            path.push((first, 0));
        }
        while let Some((slot, entry)) = path.last_mut() {
            let (at, cover) = (*slot, slots[*slot].hidden_by.get(*entry));
            let Some(&next) = cover.and_then(|id| indices.get(id)) else {
                seen[at] = Seen::Whole;
                path.pop();
                continue;
            };
            match seen[next] {
                Seen::Whole => *entry += 1,
                Seen::Not => {
                    *entry += 1;
                    seen[next] = Seen::Inside;
                    path.push((next, 0));
                }
                Seen::Inside => {
                    let field = format!("slots[{at}].hidden_by[{entry}]");
                    let circle = path.iter().map(|&(slot, _)| slot);
                    let circle = circle.skip_while(|&slot| slot != next);
                    let names: Vec<_> = circle
                        .chain([next])
                        .map(|slot| slots[slot].id.to_string())
                        .collect();
                    let reason = format!(
                        "slots hide each other in a cycle: {}",
                        names.join(" is hidden by ")
                    );
                    return Err(source.error(field, reason));
                }
            }
        }
    }
    Ok(())
}
