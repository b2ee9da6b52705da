//! Window events: passes mouse, touch and keys on to the input, the panels and the key handlers.

use crate::{
    app::{
        Parlour, Shell,
        input::{DragTrigger, ScrollGesture},
    },
    platform::IN_BROWSER,
    ui::{Action, Dialog, Gui, Screen},
};
use fyrox::{
    core::algebra::Vector2,
    event::{ElementState, Event, MouseButton, MouseScrollDelta, Touch, TouchPhase, WindowEvent},
    gui::message::OsEvent,
    plugin::{
        Plugin, PluginContext,
        error::{GameError, GameResult},
    },
};

impl Parlour {
    /// Handles a window event. Called by the engine's loop, and by tests.
    ///
    /// # Errors
    /// If the scene lacks a node or script that is needed.
    pub fn os_event(&mut self, event: &Event<()>, ctx: &mut PluginContext) -> GameResult {
        let Event::WindowEvent { event, .. } = event else {
            return Ok(());
        };
        if self.wakes(event, ctx)? {
            return Ok(());
        }
        match event {
            WindowEvent::CursorMoved { position, .. } => {
                if self.shell.input.press_tracker.is_released() {
                    self.finish_clicks(ctx)?;
                }
                let at = Vector2::new(position.x as f32, position.y as f32);
                let free = self.shell.is_free(ctx, at);
                self.shell.input.moved(at, free);
                self.shell.scroll_panels(ctx);
            }
            WindowEvent::CursorLeft { .. } => self.shell.input.left(),
            WindowEvent::MouseInput {
                state: ElementState::Pressed,
                button: MouseButton::Right,
                ..
            } if self
                .shell
                .dialogs
                .last()
                .is_some_and(Dialog::closes_on_right_click) =>
            {
                self.dispatch(Action::Close, ctx)?;
            }
            WindowEvent::MouseInput { state, button, .. } => {
                self.shell.mouse_button(ctx, *state, *button);
            }
            WindowEvent::MouseWheel { delta, .. } => {
                let notches = match delta {
                    MouseScrollDelta::LineDelta(_, lines) => *lines,
                    MouseScrollDelta::PixelDelta(pixels) => pixels.y as f32 / 40.0,
                };
                let free = self.shell.is_free(ctx, self.shell.input.position);
                self.shell.input.wheel(notches, free);
                if !free {
                    // A list that scrolls moves its buttons.
                    self.shell.moved();
                }
            }
            WindowEvent::Touch(touch) => {
                let starts_drag = self.kind(self.shell.table).drag_trigger;
                self.shell.touch(ctx, touch, starts_drag);
            }
            WindowEvent::ModifiersChanged(modifiers) => {
                self.shell.input.modifiers = modifiers.state()
            }
            WindowEvent::KeyboardInput { event, .. } => {
                // Keys wait for the dialog that a click before them opens.
                if self.shell.input.press_tracker.is_released()
                    || !self.shell.input.early_keys.is_empty()
                {
                    self.shell
                        .input
                        .early_keys
                        .push((event.clone(), self.shell.input.modifiers));
                } else {
                    self.key(event, ctx)?;
                }
            }
            WindowEvent::Focused(true) => self.gamepads.is_elsewhere = false,
            WindowEvent::Focused(false) => {
                self.gamepads.is_elsewhere = true;
                self.shell.input.release_all();
                // Another app's window covers the game: the clock must not run meanwhile.
                if self.shell.options.platform.is_handheld() {
                    let (table, mut ctx) = self.active(ctx);
                    table.pause(&mut ctx);
                }
            }
            WindowEvent::Occluded(occluded) => {
                // A hidden page gets no frames, so the clock must not run. Nothing else comes before a page
                // is closed.
                if IN_BROWSER && *occluded {
                    let (table, mut ctx) = self.active(ctx);
                    table.pause(&mut ctx);
                }
                self.shell.set_hidden(ctx, *occluded);
                if IN_BROWSER && *occluded {
                    self.save_everything();
                }
            }
            WindowEvent::Resized(size) => {
                self.shell
                    .set_hidden(ctx, size.width == 0 || size.height == 0);
            }
            _ => {}
        }
        Ok(())
    }

    /// Goes to where the pointer is dragged on a scale.
    pub(crate) fn follow_track(&mut self, ctx: &mut PluginContext) -> GameResult {
        let Ok(ui) = ctx.user_interfaces.try_get(self.shell.ui) else {
            return Ok(());
        };
        // A finger that scrolls can come across the scale.
        let start = self.shell.input.touch_start();
        if start.is_some_and(|start| !self.shell.gui.is_on_track(ui, start)) {
            return Ok(());
        }
        match self.shell.gui.drag_track(ui) {
            Some(action) => self.dispatch(action, ctx),
            None => Ok(()),
        }
    }

    /// Passes the messages of the panels on before the pointer moves away. A button that receives
    /// a press and its release only with the next frame takes them for a click only if the pointer
    /// is still over it.
    fn finish_clicks(&mut self, ctx: &mut PluginContext) -> GameResult {
        let handle = self.shell.ui;
        while let Ok(ui) = ctx.user_interfaces.try_get_mut(handle)
            && let Some(message) = ui.poll_message()
        {
            self.on_ui_message(ctx, &message, handle)?;
        }
        Ok(())
    }

    /// Ends idleness and a demonstration on input. Returns whether the event has no other effect.
    fn wakes(&mut self, event: &WindowEvent, ctx: &mut PluginContext) -> Result<bool, GameError> {
        if !matches!(
            event,
            WindowEvent::CursorMoved { .. }
                | WindowEvent::MouseInput { .. }
                | WindowEvent::MouseWheel { .. }
                | WindowEvent::KeyboardInput { .. }
                | WindowEvent::Touch(_)
        ) {
            return Ok(false);
        }
        self.wake(ctx)
    }

    /// Ends idleness and a demonstration. Returns whether the input that does so has no other effect.
    pub(crate) fn wake(&mut self, ctx: &mut PluginContext) -> Result<bool, GameError> {
        self.shell.input.idle = 0.0;
        self.shell.graphics.frame_limiter.wake();
        let (table, mut context) = self.active(ctx);
        table.wake(&mut context)
    }

    /// Keys that were pressed before a click had reached its panel.
    pub(crate) fn press_early_keys(&mut self, ctx: &mut PluginContext) -> GameResult {
        let modifiers = self.shell.input.modifiers;
        for (event, held) in std::mem::take(&mut self.shell.input.early_keys) {
            self.shell.input.modifiers = held;
            self.key(&event, ctx)?;
        }
        self.shell.input.modifiers = modifiers;
        Ok(())
    }
}

impl Shell {
    /// Fingers that rest, scroll panels, and have gone.
    pub(crate) fn update_fingers(&mut self, ctx: &mut PluginContext) {
        let gone = self.input.advance(ctx.dt);
        self.scroll_panels(ctx);
        let Ok(ui) = ctx.user_interfaces.try_get_mut(self.ui) else {
            return;
        };
        if gone {
            // The engine would think that it is still there, and tell what is under it.
            let position = Vector2::repeat(-1.0);
            ui.process_os_event(&OsEvent::CursorMoved { position });
        }
    }

    /// Scrolls the panels on which a finger, or the mouse with its left button down, has moved.
    fn scroll_panels(&mut self, ctx: &PluginContext) {
        let glides = self.input.glides();
        let Ok(ui) = ctx.user_interfaces.try_get(self.ui) else {
            return;
        };
        for ScrollGesture { from, down } in glides {
            // There the pointer moves along the scale, or along the scroll bar.
            let follows = self.gui.is_on_track(ui, from)
                || self.input.is_mouse() && self.gui.is_on_handle(ui, from);
            if !follows && self.gui.glide(ui, from, down) {
                self.input.means_scrolling();
                self.moved();
            }
        }
    }

    /// Passes a mouse button on to the input and, for the left one, to the press tracker.
    fn mouse_button(&mut self, ctx: &PluginContext, state: ElementState, button: MouseButton) {
        let down = state == ElementState::Pressed;
        let free = self.is_free(ctx, self.input.position);
        if let Ok(ui) = ctx.user_interfaces.try_get(self.ui) {
            self.gui.press(ui, self.input.position);
        }
        // The release after a drag that scrolled presses nothing.
        if down {
            self.input.mouse_takes_over();
        }
        match button {
            MouseButton::Left => {
                if self.input.press_panel(down && !free) {
                    // As long as it is down nothing but what is under it can be pressed.
                    self.moved();
                }
                self.input.press_tracker.button(down, !free);
                self.input.primary(down, free);
            }
            MouseButton::Right | MouseButton::Middle => self.input.secondary(down, free),
            _ => {}
        }
    }

    /// Passes a finger on to the input and the press tracker. `starts_drag` is the drag trigger of
    /// the table. A finger on a text field opens the on-screen keyboard.
    fn touch(&mut self, ctx: &mut PluginContext, touch: &Touch, starts_drag: DragTrigger) {
        let at = Vector2::new(touch.location.x as f32, touch.location.y as f32);
        let free = self.is_free(ctx, at);
        self.input.starts_drag = starts_drag;
        match touch.phase {
            TouchPhase::Started => {
                if let Ok(ui) = ctx.user_interfaces.try_get(self.ui) {
                    self.gui.press(ui, at);
                    if Gui::types_at(ui, at) {
                        self.call_keyboard();
                    }
                }
                self.input.press_tracker.button(true, !free);
                self.input.finger_down(touch.id, at, free);
            }
            TouchPhase::Moved => self.input.finger_moved(touch.id, at, free),
            TouchPhase::Ended => {
                self.input.press_tracker.button(false, !free);
                if self.input.finger_up(touch.id, at) {
                    // As long as it is down nothing but what is under it can be pressed.
                    self.moved();
                }
            }
            TouchPhase::Cancelled => {
                self.input.press_tracker.forget();
                self.input.finger_lost(touch.id);
            }
        }
    }

    fn is_free(&self, ctx: &PluginContext, at: Vector2<f32>) -> bool {
        self.screen == Screen::Table
            && self.dialogs.is_empty()
            && ctx
                .user_interfaces
                .try_get(self.ui)
                .is_ok_and(|ui| self.gui.is_free(ui, at))
    }
}
