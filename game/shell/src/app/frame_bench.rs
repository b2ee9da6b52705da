//! `--bench-frames`: time per frame along a camera path around the table.

use crate::{app::Parlour, scene::camera::CameraRig};
use fyrox::{engine::GraphicsContext, plugin::PluginContext};
use serde_json::{Value, json};
use std::f32::consts::TAU;
use web_time::{Duration, Instant};

/// Frames before the measurement, in which the renderer prepares its resources.
const WARM_UP: u32 = 5;

/// Frames measured so far.
#[derive(Debug, Default)]
pub(crate) struct FrameBench {
    warm: u32,
    last: Option<Instant>,
    times: Vec<Duration>,
    /// Most draw calls and triangles of a frame.
    drawn: (usize, usize),
}

impl FrameBench {
    /// Notes a frame that took this time.
    fn add(&mut self, time: Duration, drawn: (usize, usize)) {
        if self.warm < WARM_UP {
            self.warm += 1;
            return;
        }
        self.times.push(time);
        self.drawn.0 = self.drawn.0.max(drawn.0);
        self.drawn.1 = self.drawn.1.max(drawn.1);
    }

    /// Returns the figures of all frames, times in milliseconds.
    fn figures(&self) -> Value {
        let mut times = self.times.clone();
        times.sort();
        let at = |share: f32| {
            let last = times.len().saturating_sub(1);
            let time = times.get((last as f32 * share).round() as usize);
            let time = time.map_or(0.0, Duration::as_secs_f64);
            (time * 100_000.0).round() / 100.0
        };
        json!({
            "frames": times.len(),
            "least_ms": at(0.0),
            "median_ms": at(0.5),
            "percentile_95_ms": at(0.95),
            "draw_calls": self.drawn.0,
            "triangles": self.drawn.1,
        })
    }
}

impl Parlour {
    /// Measures the last frame if the program was started for that, and turns the camera for the next
    /// one. After the last frame it prints the figures and ends the program. Returns whether frames are
    /// measured.
    pub(crate) fn measure_frame(&mut self, ctx: &mut PluginContext) -> bool {
        let Some(count) = self.shell.options.bench_frames else {
            return false;
        };
        let is_measuring = self.frame_bench.last.is_some();
        let GraphicsContext::Initialized(graphics) = &*ctx.graphics_context else {
            return true;
        };
        if !is_measuring && !self.is_still(ctx) {
            return true;
        }
        let drawn = graphics.renderer.get_statistics().geometry;
        let drawn = (drawn.draw_calls, drawn.triangles_rendered);
        let now = Instant::now();
        if let Some(last) = self.frame_bench.last.replace(now) {
            self.frame_bench.add(now - last, drawn);
        }
        if self.frame_bench.times.len() >= count as usize {
            self.print_frames();
            ctx.loop_controller.exit();
        }
        let camera = self.shell.camera;
        if let Ok(scene) = ctx.scenes.try_get_mut(self.shell.scene)
            && let Ok(rig) = scene.graph.try_get_script_of_mut::<CameraRig>(camera)
        {
            rig.orbit(TAU / count as f32, 0.0);
        }
        true
    }

    fn print_frames(&mut self) {
        let mut figures = self.frame_bench.figures();
        let window = self.shell.window;
        let place = json!({
            "table": self.shell.table.name(),
            "quality": self.shell.settings.quality.word(),
            "window": [window.x as u32, window.y as u32],
        });
        if let (Some(figures), Some(place)) = (figures.as_object_mut(), place.as_object()) {
            figures.extend(place.clone());
        }
        match self.shell.options.trace {
            true => self.shell.trace.emit("frames", figures),
            false => println!("{figures}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_are_those_of_the_frames_after_the_first() {
        let mut bench = FrameBench::default();
        for _ in 0..WARM_UP {
            bench.add(Duration::from_secs(9), (999, 999));
        }
        for (time, drawn) in [(30, (5, 70)), (10, (7, 50)), (20, (6, 60))] {
            bench.add(Duration::from_millis(time), drawn);
        }
        let figures = bench.figures();
        assert_eq!(figures["frames"], 3);
        assert_eq!(figures["least_ms"], 10.0);
        assert_eq!(figures["median_ms"], 20.0);
        assert_eq!(figures["percentile_95_ms"], 30.0);
        assert_eq!(figures["draw_calls"], 7);
        assert_eq!(figures["triangles"], 70);
    }
}
