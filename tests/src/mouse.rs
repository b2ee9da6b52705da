//! Events of the mouse, given to the plugin and to the panels in the order of the engine's own loop.

use crate::{headless::Scene, touch::happen};
use fyrox::{
    core::algebra::Vector2,
    dpi::PhysicalPosition,
    event::{DeviceId, ElementState, MouseButton, MouseScrollDelta, TouchPhase, WindowEvent},
    utils::translate_event,
};

fn mouse(scene: &mut Scene, event: WindowEvent) {
    let for_panels = translate_event(&event).expect("the engine knows mice");
    happen(scene, event);
    for ui in scene.ctx.user_interfaces.iter_mut() {
        ui.process_os_event(&for_panels);
    }
}

/// Moves the mouse to a pixel.
pub fn move_to(scene: &mut Scene, at: Vector2<f32>) {
    let event = WindowEvent::CursorMoved {
        device_id: DeviceId::dummy(),
        position: PhysicalPosition::new(at.x.into(), at.y.into()),
    };
    mouse(scene, event);
}

/// Presses or releases the left button.
pub fn press_left(scene: &mut Scene, state: ElementState) {
    let event = WindowEvent::MouseInput {
        device_id: DeviceId::dummy(),
        state,
        button: MouseButton::Left,
    };
    mouse(scene, event);
}

/// Clicks where the mouse is.
pub fn left_click(scene: &mut Scene) {
    press_left(scene, ElementState::Pressed);
    press_left(scene, ElementState::Released);
}

/// Turns the wheel by some notches; positive is away from the user.
pub fn turn_wheel(scene: &mut Scene, notches: f32) {
    let event = WindowEvent::MouseWheel {
        device_id: DeviceId::dummy(),
        delta: MouseScrollDelta::LineDelta(0.0, notches),
        phase: TouchPhase::Moved,
    };
    mouse(scene, event);
}
