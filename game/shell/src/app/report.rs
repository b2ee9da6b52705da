//! Bug report: the state of the program, the log and a screenshot.

use crate::{
    app::{Parlour, sentences},
    platform::{files, logbook},
};
use fyrox::{engine::GraphicsContext, graphics::framebuffer::ReadTarget, plugin::PluginContext};
use std::io::Cursor;

/// Maximum bytes of the log that are shared with another app; systems limit the size of shared
/// text.
const SHARED: usize = 20_000;
/// Maximum number of recent intents in a shared report, for the same reason.
const SHARED_INTENTS: usize = 1_000;

impl Parlour {
    /// Writes a bug report to a new folder beside the saves and shows the path. On handheld devices
    /// it is shared as text with an app that the player chooses.
    pub(crate) fn report(&mut self, ctx: &mut PluginContext) {
        let Some(storage) = self.shell.storage.clone() else {
            let sentence = self.shell.locale.text("report-failed");
            self.context(ctx).refuse(sentence);
            return;
        };
        let sandboxed = self.shell.options.platform.is_sandboxed();
        let mut number = 1;
        // On handheld devices the player can't browse or delete folders, so reuse the first one.
        while !sandboxed && files::metadata(storage.path(&format!("reports/{number}"))).is_ok() {
            number += 1;
        }
        let folder = format!("reports/{number}");
        let mut text = format!(
            "Parlour {}\nplatform: {} {}\nwindow: {}x{}\nsettings: {:?}\nscreen: {:?}, dialogs: {:?}\nframes: {}\n",
            crate::VERSION,
            std::env::consts::OS,
            std::env::consts::ARCH,
            self.shell.window.x,
            self.shell.window.y,
            self.shell.settings,
            self.shell.screen,
            self.shell.dialogs,
            self.shell.graphics.frame_limiter.frames(),
        );
        let (tables, context) = self.tables(ctx);
        let sections = tables.iter().map(|table| table.report(&context));
        text.extend(sections.into_iter().flatten());
        text += "intents:\n";
        let intents = |from: usize| -> String {
            let intents = self.shell.intents[from..].iter();
            intents.map(|intent| format!("  {intent}\n")).collect()
        };
        let all = format!("{text}{}", intents(0));
        let mut written = storage.write(&format!("{folder}/report.txt"), all.as_bytes());
        if let (Ok(_), Some(picture)) = (&written, self.picture(ctx)) {
            written = storage.write(&format!("{folder}/picture.png"), &picture);
        }
        let log = logbook::read(&storage.path("log.txt"), usize::MAX);
        if written.is_ok() {
            written = storage.write(&format!("{folder}/log.txt"), log.as_bytes());
        }
        match written {
            Ok(_) if sandboxed => {
                text += &intents(self.shell.intents.len().saturating_sub(SHARED_INTENTS));
                let log = logbook::read(&storage.path("log.txt"), SHARED);
                self.context(ctx)
                    .share("share-report", Some(format!("{text}\n{log}")));
            }
            Ok(_) => {
                let place = storage.path(&folder).display().to_string();
                let sentence = self
                    .shell
                    .locale
                    .format("report-written", &[("place", place.into())]);
                self.shell.notify(sentence);
            }
            Err(error) => {
                let sentence = sentences::storage(&self.shell.locale, &error);
                self.context(ctx).refuse(sentence);
            }
        }
    }

    /// Returns the last frame of the scene without panels, as PNG.
    fn picture(&self, ctx: &PluginContext) -> Option<Vec<u8>> {
        let GraphicsContext::Initialized(graphics) = &*ctx.graphics_context else {
            return None;
        };
        let data = graphics.renderer.scene_data_map.get(&self.shell.scene)?;
        let pixels = data
            .scene_data
            .ldr_scene_framebuffer
            .read_pixels(ReadTarget::Color(0))?;
        let size = self.shell.canvas.size();
        let image = image::RgbaImage::from_raw(size.x, size.y, pixels)?;
        // Graphics cards store rows from bottom to top.
        let image = image::imageops::flip_vertical(&image);
        let opaque = image::DynamicImage::ImageRgba8(image).to_rgb8();
        let mut bytes = Vec::new();
        opaque
            .write_to(&mut Cursor::new(&mut bytes), image::ImageFormat::Png)
            .ok()?;
        Some(bytes)
    }
}
