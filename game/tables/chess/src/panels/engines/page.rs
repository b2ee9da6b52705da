//! Page with the options of an engine.

use super::{
    action, answer, command, command_text, frame,
    model::{EngineCommand, EngineField, EngineManager, stepped},
    remove,
};
use crate::{model::engines::Engine, panels::ChessScreen};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_engine::uci::option_declaration::{OptionDeclaration, OptionKind};
use parlour_shell::ui::{
    Action, Dialog,
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
    let frame = frame(view);
    let width = frame.width;
    let mut parts = vec![kit.small_paragraph(&command_text(&command(engine)), width)];
    let value = locale.format("clock-seconds", &[("seconds", engine.seconds.into())]);
    let steps = [-1, 1].map(|by| action(EngineCommand::Seconds(by)));
    let label = locale.text("engine-seconds");
    parts.push(kit.stepper("seconds", (&label, &value), width, steps));
    parts.extend(answer(kit, view, manager, width));
    for offer in manager.options() {
        parts.push(option(kit, manager, offer, width));
    }
    let middle = kit.column_of_width(8.0, width, parts);
    let remove = Action::Open(Dialog::Confirm(remove(locale, engine)));
    let defaults = action(EngineCommand::Defaults);
    let buttons = [
        ButtonSpec::new("remove", "engine-remove", remove),
        ButtonSpec::new("defaults", "engine-defaults", defaults)
            .enabled_if(!engine.settings.is_empty()),
        ButtonSpec::new("close", "done", Action::Close).primary(),
    ];
    let columns = if width < 360.0 { 1 } else { 3 };
    let buttons = kit.button_tiles(columns, 8.0, buttons);
    frame.build_with(kit, &engine.name, middle, Some(buttons))
}

/// Returns the name of an option's button in the trace.
fn button_name(offer: &OptionDeclaration) -> String {
    format!("option-{}", offer.name.to_lowercase().replace(' ', "-"))
}

/// Builds the row of an option, with a control for its type.
fn option(
    kit: &mut UiBuilder,
    manager: &EngineManager,
    offer: &OptionDeclaration,
    width: f32,
) -> Handle<UiNode> {
    let name = button_name(offer);
    let now = manager.value_of(offer);
    let set = |value: Option<String>| action(EngineCommand::Set(offer.name.clone(), value));
    let step = |by: i8| set(stepped(offer, &now, by));
    match &offer.kind {
        OptionKind::Check { .. } => {
            let spec = ButtonSpec::new(name, "", step(1)).label(&offer.name);
            kit.switch(width, spec, "", now == "true")
        }
        OptionKind::Combo { .. } => {
            kit.stepper(&name, (&offer.name, &now), width, [step(-1), step(1)])
        }
        OptionKind::Spin { .. } => kit.stepper_round(
            &name,
            &offer.name,
            width,
            [step(-1), step(1)],
            |kit, room| typed(kit, manager, offer, &now, room, Some("")),
        ),
        OptionKind::Button => {
            let press = action(EngineCommand::Press(offer.name.clone()));
            kit.button(ButtonSpec::new(name, "", press).label(&offer.name))
        }
        OptionKind::Text { .. } => {
            let label = kit.text(&offer.name, sizes::BODY, colors::CREAM);
            kit.aligned(label, HorizontalAlignment::Left, VerticalAlignment::Center);
            let field = typed(kit, manager, offer, &now, width, None);
            kit.column(2.0, vec![label, field])
        }
    }
}

/// Builds the text field of an option's value, with this placeholder or the usual one.
fn typed(
    kit: &mut UiBuilder,
    manager: &EngineManager,
    offer: &OptionDeclaration,
    now: &str,
    width: f32,
    empty: Option<&str>,
) -> Handle<UiNode> {
    let place = EngineField::Option(offer.name.clone());
    let field = Some(&manager.value).filter(|_| manager.typing.as_ref() == Some(&place));
    let press = action(EngineCommand::Type(Some(place)));
    let mut spec = ButtonSpec::new(button_name(offer), "engine-empty", press);
    spec.label = empty.map(str::to_owned);
    kit.field(spec, now, field, width)
}
