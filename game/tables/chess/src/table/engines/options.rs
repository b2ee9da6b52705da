//! Engine options in the engine dialog: typing, validating and storing their values.

use crate::{
    panels::{Answer, ChessCommand, EngineCommand, EngineField},
    table::ChessTable,
};
use fyrox::keyboard::KeyCode;
use parlour_engine::uci::option_declaration::{OptionDeclaration, OptionKind};
use parlour_shell::{
    app::{Shell, TableContext, keystrokes::Press},
    ui::Action,
};

impl ChessTable {
    /// Handles a key in the engine dialogs before their text field. Returns whether it was used.
    pub(crate) fn engine_key(&mut self, ctx: &mut TableContext, press: &Press) -> bool {
        let typing = self.engines.manager.typing.clone();
        match (press.key.code, typing) {
            (KeyCode::Escape, Some(EngineField::Option(_))) => {
                // Escape discards the typed value.
                self.engines.manager.typing = None;
                ctx.shell.changed();
                true
            }
            (KeyCode::Tab, Some(option @ EngineField::Option(_))) => {
                // Tab stores the typed value and moves the focus on from this field.
                self.leave_field(ctx);
                if let Ok(ui) = ctx.engine.user_interfaces.try_get(ctx.shell.ui) {
                    let field = EngineCommand::Type(Some(option));
                    let field = Action::run(ChessCommand::Engines(field));
                    ctx.shell.gui.focus_on_action(ui, &field);
                }
                ctx.shell.changed();
                false
            }
            (KeyCode::Enter | KeyCode::NumpadEnter, Some(_)) if !press.focused => {
                let enter = Action::run(ChessCommand::Engines(EngineCommand::Enter));
                ctx.shell.requests.push(enter);
                true
            }
            _ => false,
        }
    }

    /// Takes over the text that was typed into an engine dialog.
    pub(crate) fn engine_text_changed(&mut self) {
        let manager = &mut self.engines.manager;
        if let (Answer::Failed(_), Some(EngineField::Command)) = (&manager.answer, &manager.typing)
        {
            // The error was about the previous command.
            manager.answer = Answer::Quiet;
        }
    }

    /// Leaves the text field with the focus, and stores the value if it was an option's.
    pub(crate) fn leave_field(&mut self, ctx: &mut TableContext) {
        if let Some(EngineField::Option(name)) = self.engines.manager.typing.take() {
            let value = self.engines.manager.value.text().to_owned();
            self.set_option(ctx, &name, Some(value));
        }
    }

    /// Sets an option of the open engine, or reports a value that the engine doesn't accept. `None`
    /// removes the setting.
    pub(crate) fn set_option(&mut self, ctx: &mut TableContext, name: &str, value: Option<String>) {
        let manager = &self.engines.manager;
        let Some(offer) = manager
            .offers
            .iter()
            .find(|offer| offer.name == name)
            .cloned()
        else {
            return;
        };
        let value = value.map(|value| trimmed(&offer, &value));
        if let Some(value) = &value
            && offer.line(value).is_err()
        {
            let sentence = self.refused_option(ctx.shell, &offer, value);
            ctx.refuse(sentence);
            return;
        }
        // The engine uses its default anyway, so it isn't stored.
        let value = value.filter(|value| offer.default_value().as_ref() != Some(value));
        self.change_engine(ctx.shell, |engine| engine.set(name, value));
    }

    fn refused_option(&self, shell: &Shell, offer: &OptionDeclaration, value: &str) -> String {
        let option = ("option", offer.name.as_str().into());
        let value = ("value", value.into());
        match &offer.kind {
            OptionKind::Spin { min, max, .. } => {
                let range = [
                    ("min", min.to_string().into()),
                    ("max", max.to_string().into()),
                ];
                let [min, max] = range;
                shell
                    .locale
                    .format("engine-option-range", &[option, value, min, max])
            }
            _ => shell
                .locale
                .format("engine-option-refused", &[option, value]),
        }
    }
}

/// Returns the value without surrounding spaces, except for text options, in which spaces can
/// matter.
fn trimmed(offer: &OptionDeclaration, value: &str) -> String {
    match offer.kind {
        OptionKind::Text { .. } => value.to_owned(),
        _ => value.trim().to_owned(),
    }
}
