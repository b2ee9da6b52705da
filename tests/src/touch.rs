//! Touch events, given to the plugin and to the panels in the order of the engine's own loop.

use crate::headless::{Scene, Step, pixel};
use fyrox::{
    core::algebra::Vector2,
    dpi::PhysicalPosition,
    event::{DeviceId, Event, Touch, TouchPhase, WindowEvent},
    utils::translate_event,
    window::WindowId,
};

/// Sends one touch event at a pixel.
pub fn touch(scene: &mut Scene, id: u64, phase: TouchPhase, at: Vector2<f32>) {
    let event = WindowEvent::Touch(Touch {
        device_id: DeviceId::dummy(),
        phase,
        location: PhysicalPosition::new(at.x.into(), at.y.into()),
        force: None,
        id,
    });
    let for_panels = translate_event(&event).expect("the engine knows touches");
    happen(scene, event);
    for ui in scene.ctx.user_interfaces.iter_mut() {
        ui.process_os_event(&for_panels);
    }
}

/// Passes a window event to the plugin.
pub fn happen(scene: &mut Scene, event: WindowEvent) {
    let whole = Event::WindowEvent {
        window_id: WindowId::dummy(),
        event,
    };
    let received = scene.parlour.os_event(&whole, scene.ctx);
    received.expect("the scene has what it needs");
}

/// Taps a square, card or button.
pub fn tap(name: &'static str) -> Step {
    Box::new(move |scene, picks| {
        let at = pixel(picks, name);
        touch(scene, 1, TouchPhase::Started, at);
        touch(scene, 1, TouchPhase::Ended, at);
        true
    })
}

/// Puts a finger down at a square, card or button, `by` pixels off.
pub fn down(id: u64, name: &'static str, by: (f32, f32)) -> Step {
    at(id, TouchPhase::Started, name, by)
}

/// Moves the finger to a square, card or button, `by` pixels off.
pub fn slide(id: u64, name: &'static str, by: (f32, f32)) -> Step {
    at(id, TouchPhase::Moved, name, by)
}

/// Lifts the finger at a square, card or button, `by` pixels off.
pub fn up(id: u64, name: &'static str, by: (f32, f32)) -> Step {
    at(id, TouchPhase::Ended, name, by)
}

fn at(id: u64, phase: TouchPhase, name: &'static str, by: (f32, f32)) -> Step {
    Box::new(move |scene, picks| {
        touch(
            scene,
            id,
            phase,
            pixel(picks, name) + Vector2::new(by.0, by.1),
        );
        true
    })
}
