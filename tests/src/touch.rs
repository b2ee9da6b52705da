//! Fingers: the events of a touch screen, given to the plugin and to the panels as the engine's own
//! loop does it.

use crate::headless::{Scene, Step, pixel};
use fyrox::{
    core::algebra::Vector2,
    dpi::PhysicalPosition,
    event::{DeviceId, Event, Touch, TouchPhase, WindowEvent},
    utils::translate_event,
    window::WindowId,
};

/// One finger does this at a pixel.
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

/// The system tells the plugin of this.
pub fn happen(scene: &mut Scene, event: WindowEvent) {
    let whole = Event::WindowEvent {
        window_id: WindowId::dummy(),
        event,
    };
    let heard = scene.parlour.os_event(&whole, scene.ctx);
    heard.expect("the scene has what it needs");
}

/// A finger touches a square, card or button, and comes up again.
pub fn tap(name: &'static str) -> Step {
    Box::new(move |scene, picks| {
        let at = pixel(picks, name);
        touch(scene, 1, TouchPhase::Started, at);
        touch(scene, 1, TouchPhase::Ended, at);
        true
    })
}

/// A finger comes down at a name's place and so many pixels from there.
pub fn down(id: u64, name: &'static str, by: (f32, f32)) -> Step {
    at(id, TouchPhase::Started, name, by)
}

/// It moves there.
pub fn slide(id: u64, name: &'static str, by: (f32, f32)) -> Step {
    at(id, TouchPhase::Moved, name, by)
}

/// It comes up there.
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
