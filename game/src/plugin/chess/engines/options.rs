//! What can be set for an engine: by steps, or typed.

use crate::plugin::{ChessTable, Shell};
use crate::{
    plugin::keystrokes::{Press, Typed},
    ui::{Action, Answer, ChessCommand, Dialog, EngineCommand, EngineField},
};
use fyrox::{
    keyboard::KeyCode,
    plugin::{PluginContext, error::GameError},
};
use parlour_engine::uci::option_declaration::{OptionDeclaration, OptionKind};

impl ChessTable {
    /// What the keys type into a field; returns whether it was for one.
    ///
    /// # Errors
    /// When the scene lacks what an action needs.
    pub(crate) fn type_into_engines(
        &mut self,
        shell: &mut Shell,
        press: &Press,
        ctx: &mut PluginContext,
    ) -> Result<bool, GameError> {
        let open = matches!(shell.dialogs.last(), Some(Dialog::Engines(_)));
        if press.code == KeyCode::Escape
            && open
            && matches!(self.engines.manager.typing, Some(EngineField::Option(_)))
        {
            // What was being typed was not meant.
            self.engines.manager.typing = None;
            shell.dirty = true;
            shell.hit_targets_due = Some(3);
            return Ok(true);
        }
        if press.code == KeyCode::Tab
            && open
            && let Some(option @ EngineField::Option(_)) = self.engines.manager.typing.clone()
        {
            // On from there, with what was typed.
            self.leave_field(shell, ctx);
            if let Ok(ui) = ctx.user_interfaces.try_get(shell.ui) {
                let field = EngineCommand::Type(Some(option));
                let field = Action::Chess(ChessCommand::Engines(field));
                shell.gui.focus_on_action(ui, &field);
            }
            shell.dirty = true;
            shell.hit_targets_due = Some(3);
            return Ok(false);
        }
        let Some(field) = self.engines.manager.typed().filter(|_| open) else {
            return Ok(false);
        };
        if matches!(press.code, KeyCode::Enter | KeyCode::NumpadEnter) && !press.focused {
            let enter = Action::Chess(ChessCommand::Engines(EngineCommand::Enter));
            shell.requests.push(enter);
            return Ok(true);
        }
        match press.type_into(field, ctx.user_interfaces.try_get(shell.ui).ok()) {
            Typed::Nothing => return Ok(false),
            Typed::Moved => shell.dirty = true,
            Typed::Changed => {
                let manager = &mut self.engines.manager;
                if let Answer::Failed(_) = manager.answer
                    && manager.typing == Some(EngineField::Command)
                {
                    // That was said of another one.
                    manager.answer = Answer::Quiet;
                }
                shell.dirty = true;
            }
        }
        shell.hit_targets_due = Some(3);
        Ok(true)
    }

    /// The field that is typed into is left, and an option's value is set.
    pub(crate) fn leave_field(&mut self, shell: &mut Shell, ctx: &mut PluginContext) {
        if let Some(EngineField::Option(name)) = self.engines.manager.typing.take() {
            let value = self.engines.manager.value.text().to_owned();
            self.set_option(shell, ctx, &name, Some(value));
        }
    }

    /// Sets an option of the engine whose page is open, if it can be set so.
    pub(crate) fn set_option(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
        name: &str,
        value: Option<String>,
    ) {
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
            let sentence = self.refused_option(shell, &offer, value);
            shell.refuse(ctx, sentence);
            return;
        }
        // What the program does by itself need not be said.
        let value = value.filter(|value| offer.default_value().as_ref() != Some(value));
        self.change_engine(shell, |engine| engine.set(name, value));
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

/// A value as it is meant: nobody means the spaces round a number.
fn trimmed(offer: &OptionDeclaration, value: &str) -> String {
    match offer.kind {
        OptionKind::Text { .. } => value.to_owned(),
        _ => value.trim().to_owned(),
    }
}
