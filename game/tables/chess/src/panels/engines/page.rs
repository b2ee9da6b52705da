//! Page with the options of an engine.

use super::{
    action, answer, command, command_text,
    model::{EngineCommand, EngineDialog, EngineField, EngineManager, stepped},
    room,
};
use crate::{
    model::engines::Engine,
    panels::{ChessDialog, ChessScreen},
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_engine::uci::option_declaration::{OptionDeclaration, OptionKind};
use parlour_shell::ui::{
    Action, Dialog,
    dialog_layout::dialog_layout,
    kit::{ButtonSpec, UiBuilder, colors, sizes},
};

/// Builds the page.
pub(super) fn build(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    manager: &EngineManager,
    engine: &Engine,
) -> Handle<UiNode> {
    let locale = view.locale;
    let (room, width) = room(view);
    let mut parts = vec![kit.small_paragraph(&command_text(&command(engine)), width)];
    let value = locale.format("clock-seconds", &[("seconds", engine.seconds.into())]);
    let steps = [-1, 1].map(|by| action(EngineCommand::Seconds(by)));
    let label = locale.text("engine-seconds");
    parts.push(kit.stepper("seconds", (&label, &value), width, steps));
    parts.extend(answer(kit, view, manager, width));
    for offer in manager.options() {
        parts.push(option(kit, view, manager, offer, width));
    }
    let middle = kit.column_of_width(8.0, width, parts);
    let remove = Action::Open(Dialog::new(ChessDialog::Engines(EngineDialog::Remove)));
    let defaults = action(EngineCommand::Defaults);
    let buttons = [
        ButtonSpec::new("remove", "engine-remove", remove),
        ButtonSpec::new("defaults", "engine-defaults", defaults)
            .enabled_if(!engine.settings.is_empty()),
        ButtonSpec::new("close", "done", Action::Close).primary(),
    ];
    let buttons = kit.all_labelled(locale, buttons);
    let narrow = width < 360.0;
    let (columns, foot) = if narrow { (1, 136.0) } else { (3, 40.0) };
    let buttons = kit.tiles(columns, 8.0, buttons);
    dialog_layout(kit, room, width, &engine.name, middle, buttons, foot)
}

/// Returns the name of an option's button in the trace.
fn button_name(offer: &OptionDeclaration) -> String {
    format!("option-{}", offer.name.to_lowercase().replace(' ', "-"))
}

/// Builds the row of an option, with a control for its type.
fn option(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    manager: &EngineManager,
    offer: &OptionDeclaration,
    width: f32,
) -> Handle<UiNode> {
    let locale = view.locale;
    let name = button_name(offer);
    let now = manager.value_of(offer);
    let set = |value: Option<String>| action(EngineCommand::Set(offer.name.clone(), value));
    let step = |by: i8| set(stepped(offer, &now, by));
    match &offer.kind {
        OptionKind::Check { .. } => {
            kit.switch(&name, &offer.name, "", now == "true", width, step(1))
        }
        OptionKind::Combo { .. } => {
            kit.stepper(&name, (&offer.name, &now), width, [step(-1), step(1)])
        }
        OptionKind::Spin { .. } => kit.stepper_round(
            &name,
            &offer.name,
            width,
            [step(-1), step(1)],
            |kit, room| typed(kit, manager, (offer, &name), &now, "", room),
        ),
        OptionKind::Button => {
            let press = action(EngineCommand::Press(offer.name.clone()));
            kit.button(&name, &offer.name, press)
        }
        OptionKind::Text { .. } => {
            let label = kit.text(&offer.name, sizes::BODY, colors::CREAM);
            kit.aligned(label, HorizontalAlignment::Left, VerticalAlignment::Center);
            let empty = locale.text("engine-empty");
            let field = typed(kit, manager, (offer, &name), &now, &empty, width);
            kit.column(2.0, vec![label, field])
        }
    }
}

/// Builds the text field of an option's value.
fn typed(
    kit: &mut UiBuilder,
    manager: &EngineManager,
    (offer, name): (&OptionDeclaration, &str),
    now: &str,
    empty: &str,
    width: f32,
) -> Handle<UiNode> {
    let place = EngineField::Option(offer.name.clone());
    let field = Some(&manager.value).filter(|_| manager.typing.as_ref() == Some(&place));
    let press = action(EngineCommand::Type(Some(place)));
    kit.field(name, (now, empty), None, field, width, press)
}
