//! Draws a scene, loses its graphics context as a program on Android does, creates another one, and
//! draws the scene again: all GPU data must be restored. Prints the number of pixels in which the
//! two pictures differ. Run by `tests/window/losing_the_screen.rs`.
//!
//!     loses_its_screen SCENE SAVES

use fyrox::{
    asset::{io::FsResourceIo, manager::ResourceManager},
    core::{futures::executor::block_on, log::Log, pool::Handle, task::TaskPool},
    dpi::PhysicalSize,
    engine::{
        ApplicationLoopController, Engine, EngineInitParams, GraphicsContext,
        GraphicsContextParams, SerializationContext,
    },
    event::{Event, WindowEvent},
    event_loop::{ActiveEventLoop, ControlFlow, EventLoop},
    graphics::framebuffer::ReadTarget,
    gui::constructor::new_widget_constructor_container,
    scene::{Scene, SceneLoader},
    window::WindowAttributes,
};
use parlour_shell::app::options::Options;
use std::{path::PathBuf, sync::Arc};

/// Frames drawn before a picture is taken: the first ones upload textures and shaders.
const FRAMES: usize = 5;
/// Difference of a color channel, of 255, that still counts as equal: lights and flames move a
/// little.
const SAME: u8 = 24;

/// Engine with one scene, and the picture taken before the loss.
struct Stage {
    engine: Engine,
    scene: Handle<Scene>,
    drawn: usize,
    before: Option<Vec<u8>>,
}

impl Stage {
    fn new(scene: &str, saves: PathBuf) -> Self {
        let serialization = Arc::new(SerializationContext::new());
        let tasks = Arc::new(TaskPool::new());
        let mut engine = Engine::new(EngineInitParams {
            graphics_context_params: GraphicsContextParams {
                window_attributes: WindowAttributes::default()
                    .with_inner_size(PhysicalSize::new(480, 270)),
                ..Default::default()
            },
            resource_manager: ResourceManager::new(Arc::new(FsResourceIo), tasks.clone()),
            serialization_context: serialization.clone(),
            task_pool: tasks,
            widget_constructors: Arc::new(new_widget_constructor_container()),
            dyn_type_constructors: Default::default(),
        })
        .expect("the engine starts");
        // Registers the scripts; the engine calls nothing else of the plugin here.
        engine.add_plugin(parlour::plugin(Options {
            save_dir: Some(saves),
            ..Options::default()
        }));
        engine.resource_manager.update_or_load_registry();
        let resources = engine.resource_manager.clone();
        let loaded = block_on(async {
            let io = FsResourceIo;
            let types = Default::default();
            let loader = SceneLoader::from_file(scene, &io, serialization, types, resources).await;
            loader.expect("the scene can be read").0.finish().await
        });
        let scene = engine.scenes.add(loaded);
        Self {
            engine,
            scene,
            drawn: 0,
            before: None,
        }
    }

    fn open(&mut self, target: &ActiveEventLoop) {
        // X reports the lost window only when the next one is created, so the first try can fail.
        let tried = self.engine.initialize_graphics_context(target);
        if tried.is_err() {
            let again = self.engine.initialize_graphics_context(target);
            again.expect("there is a graphics context");
        }
        self.drawn = 0;
    }

    fn update(&mut self, target: &ActiveEventLoop) {
        let controller = ApplicationLoopController::ActiveEventLoop(target);
        let step = 1.0 / 60.0;
        self.engine
            .update(step, controller, &mut 0.0, Default::default());
        if let GraphicsContext::Initialized(graphics) = &self.engine.graphics_context {
            graphics.window.request_redraw();
        }
    }

    /// Draws a frame. After enough frames, loses the context the first time, and the second time
    /// returns the number of differing pixels and of all pixels.
    fn draw(&mut self, target: &ActiveEventLoop) -> Option<(usize, usize)> {
        let pending = self
            .engine
            .resource_manager
            .state()
            .count_pending_resources();
        if pending > 0 {
            return None;
        }
        self.engine.render().expect("it can be drawn");
        self.drawn += 1;
        if self.drawn < FRAMES {
            return None;
        }
        let picture = self.picture();
        let Some(before) = &self.before else {
            self.before = Some(picture);
            let lost = self.engine.destroy_graphics_context();
            lost.expect("there was a graphics context");
            self.open(target);
            return None;
        };
        assert_eq!(before.len(), picture.len(), "the pictures are of one size");
        let pixels = before.chunks_exact(4).zip(picture.chunks_exact(4));
        let differ =
            |(one, other): &(&[u8], &[u8])| (0..3).any(|at| one[at].abs_diff(other[at]) > SAME);
        Some((pixels.filter(differ).count(), before.len() / 4))
    }

    /// Reads back the last frame, four bytes a pixel.
    fn picture(&self) -> Vec<u8> {
        let GraphicsContext::Initialized(graphics) = &self.engine.graphics_context else {
            panic!("missing graphics context");
        };
        let drawn = &graphics.renderer.scene_data_map[&self.scene].scene_data;
        let read = drawn
            .ldr_scene_framebuffer
            .read_pixels(ReadTarget::Color(0));
        let picture = read.expect("the frame can be read");
        assert!(picture.iter().any(|byte| *byte > SAME), "nothing is drawn");
        picture
    }
}

// The replacement needs a separate type for the same loop.
#[allow(deprecated)]
fn main() {
    Log::enable_writing_to_stdout(false);
    let mut arguments = std::env::args().skip(1);
    let scene = arguments.next().expect("the first argument is a scene");
    let saves = arguments
        .next()
        .expect("the second argument is a folder for saves");
    let mut stage = Stage::new(&scene, saves.into());
    let run = EventLoop::new().expect("there is a display");
    let ended = run.run(move |event, target| {
        target.set_control_flow(ControlFlow::Poll);
        match event {
            Event::Resumed => stage.open(target),
            Event::AboutToWait => stage.update(target),
            Event::WindowEvent { event, .. } => match event {
                WindowEvent::Resized(size) => {
                    let done = stage.engine.set_frame_size(size.into());
                    done.expect("the frame takes the window's size");
                }
                WindowEvent::RedrawRequested => {
                    if let Some((differ, all)) = stage.draw(target) {
                        println!("{differ} of {all}");
                        target.exit();
                    }
                }
                _ => {}
            },
            _ => {}
        }
    });
    ended.expect("it ends by itself");
}
