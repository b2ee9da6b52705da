//! Dispatch table from kinds of actions to handlers, built at compile time from the list of
//! systems.

use super::{
    Action, ActionKind, Duel, Refusal,
    sequence::Sequence,
    system::{Handle, System, Validate},
    systems,
};

/// Phases in which handlers run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Moment {
    Prepare,
    Perform,
}

const KINDS: usize = ActionKind::ALL.len();
/// Largest number of handlers for a phase of an action. Exceeding it is a compile error.
const WIDTH: usize = 10;

/// Handlers of one kind of action, in the order of the systems.
struct Row<F> {
    handlers: [Option<F>; WIDTH],
    count: usize,
}

struct Table {
    validate: [Row<Validate>; KINDS],
    prepare: [Row<Handle>; KINDS],
    perform: [Row<Handle>; KINDS],
}

static TABLE: Table = Table::of(systems::SYSTEMS);

impl Table {
    const fn of(systems: &[&System]) -> Self {
        let mut table = Self {
            validate: [const {
                Row {
                    handlers: [None; WIDTH],
                    count: 0,
                }
            }; KINDS],
            prepare: [const {
                Row {
                    handlers: [None; WIDTH],
                    count: 0,
                }
            }; KINDS],
            perform: [const {
                Row {
                    handlers: [None; WIDTH],
                    count: 0,
                }
            }; KINDS],
        };
        // `for` loops are not allowed in constant functions.
        let mut index = 0;
        while index < systems.len() {
            let system = systems[index];
            let mut entry = 0;
            while entry < system.validate.len() {
                let (kind, validate) = system.validate[entry];
                let row = &mut table.validate[kind as usize];
                row.handlers[row.count] = Some(validate);
                row.count += 1;
                entry += 1;
            }
            entry = 0;
            while entry < system.prepare.len() {
                let (kind, handle) = system.prepare[entry];
                let row = &mut table.prepare[kind as usize];
                row.handlers[row.count] = Some(handle);
                row.count += 1;
                entry += 1;
            }
            entry = 0;
            while entry < system.perform.len() {
                let (kind, handle) = system.perform[entry];
                let row = &mut table.perform[kind as usize];
                row.handlers[row.count] = Some(handle);
                row.count += 1;
                entry += 1;
            }
            index += 1;
        }
        table
    }
}

/// Checks whether an action can happen now.
pub(super) fn validate(duel: &Duel, action: &Action) -> Result<(), Refusal> {
    let row = &TABLE.validate[action.kind() as usize];
    for validate in row.handlers[..row.count].iter().flatten() {
        validate(duel, action)?;
    }
    Ok(())
}

/// Calls all handlers of a phase of an action.
#[inline]
pub(super) fn handle(moment: Moment, sequence: &mut Sequence, action: &mut Action) {
    let kind = action.kind() as usize;
    let row = match moment {
        Moment::Prepare => &TABLE.prepare[kind],
        Moment::Perform => &TABLE.perform[kind],
    };
    for handle in row.handlers[..row.count].iter().flatten() {
        handle(sequence, action);
    }
}
