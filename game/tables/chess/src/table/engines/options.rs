//! Engine options in the engine dialog: typing, validating and storing their values.

use crate::{
    panels::{Answer, ChessCommand, ChessDialog, EngineCommand, EngineField},
    table::ChessTable,
};
use fyrox::{keyboard::KeyCode, plugin::error::GameError};
use parlour_engine::uci::option_declaration::{OptionDeclaration, OptionKind};
use parlour_shell::{
    app::{
        Shell, TableContext,
        keystrokes::{Press, Typed},
    },
    ui::Action,
};

impl ChessTable {
    /// Handles a key press in the engine dialogs. Returns whether the key was used by a text field.
    ///
    /// # Errors
    /// If the scene lacks what an action needs.
    pub(crate) fn type_into_engines(
        &mut self,
        ctx: &mut TableContext,
        press: &Press,
    ) -> Result<bool, GameError> {
        let open = matches!(ctx.shell.top_dialog(), Some(ChessDialog::Engines(_)));
        if press.code == KeyCode::Escape
            && open
            && matches!(self.engines.manager.typing, Some(EngineField::Option(_)))
        {
            // Escape discards the typed value.
            self.engines.manager.typing = None;
            ctx.shell.changed();
            return Ok(true);
        }
        if press.code == KeyCode::Tab
            && open
            && let Some(option @ EngineField::Option(_)) = self.engines.manager.typing.clone()
        {
            // Tab stores the typed value and moves the focus on from this field.
            self.leave_field(ctx);
            if let Ok(ui) = ctx.engine.user_interfaces.try_get(ctx.shell.ui) {
                let field = EngineCommand::Type(Some(option));
                let field = Action::run(ChessCommand::Engines(field));
                ctx.shell.gui.focus_on_action(ui, &field);
            }
            ctx.shell.changed();
            return Ok(false);
        }
        let Some(field) = self.engines.manager.typed().filter(|_| open) else {
            return Ok(false);
        };
        if matches!(press.code, KeyCode::Enter | KeyCode::NumpadEnter) && !press.focused {
            let enter = Action::run(ChessCommand::Engines(EngineCommand::Enter));
            ctx.shell.requests.push(enter);
            return Ok(true);
        }
        match press.type_into(field, ctx.engine.user_interfaces.try_get(ctx.shell.ui).ok()) {
            Typed::Nothing => return Ok(false),
            Typed::Moved => ctx.shell.changed(),
            Typed::Changed => {
                let manager = &mut self.engines.manager;
                if let Answer::Failed(_) = manager.answer
                    && manager.typing == Some(EngineField::Command)
                {
                    // The error was about the previous command.
                    manager.answer = Answer::Quiet;
                }
                ctx.shell.changed();
            }
        }
        ctx.shell.changed();
        Ok(true)
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
