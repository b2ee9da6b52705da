// The game in Chromium: starts it, waits for events of its trace, and clicks where they say.

import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { chromium } from "playwright-core";

/** Milliseconds after which something that was awaited is taken never to come. */
const PATIENCE = 300_000;

/** Draws without a graphics card. Containers have no rights for Chromium's sandbox. */
const ARGUMENTS = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];

const OPTIONS = "trace&seed=11&quality=low&motion=instant&locale=en-US";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".png": "image/png" };

/**
 * Serves a folder on this computer as web servers do. Some of them declare compressed files, as it does with the packs.
 * The connection breaks off in the middle of the file that the game wants `cut`.
 */
async function serve(folder, game) {
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://localhost").pathname;
    game.served.add(path);
    const file = join(folder, path === "/" ? "index.html" : path);
    if (existsSync(file)) {
      const encoding = path.startsWith("/packs/") ? { "Content-Encoding": "gzip" } : {};
      response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream", ...encoding });
      if (path === game.cut) {
        game.cut = null;
        const half = createReadStream(file, { end: statSync(file).size / 2 });
        half.on("end", () => response.destroy()).pipe(response, { end: false });
      } else {
        createReadStream(file).pipe(response);
      }
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return server;
}

/** The page with the game. */
export class Game {
  /** Events of the trace so far, and how many of them were looked at. */
  events = [];
  seen = 0;
  /** The first error of the page or in the console. */
  error = null;
  /** When the page was opened, and when the game first took input, in milliseconds. */
  opened = Date.now();
  shown;
  /** Addresses of the files that were asked for. */
  served = new Set();
  /** Address of the file during whose next download the connection breaks off. */
  cut = null;
  /** Text of errors in the console that the test causes. */
  expected = "";
  /** Whether it is played with fingers. */
  isTouched = false;
  /** Called at each event and at an error. */
  changed = () => {};

  /** Opens the page in a folder. `browser` is the path of Chromium, and `settings` are those of its window. */
  static async open(folder, browser, settings = { viewport: { width: 480, height: 360 } }) {
    const game = new Game();
    game.isTouched = settings.hasTouch ?? false;
    game.server = await serve(folder, game);
    game.profile = mkdtempSync(join(tmpdir(), "parlour-web-"));
    game.context = await chromium.launchPersistentContext(game.profile, {
      executablePath: browser,
      args: ARGUMENTS,
      ...settings,
    });
    game.context.setDefaultTimeout(PATIENCE);
    game.page = game.context.pages()[0];
    game.page.on("console", (message) => game.hear(message));
    game.page.on("pageerror", (error) => game.fail(error.stack ?? error));
    game.page.on("crash", () => game.fail("the page crashed"));
    await game.page.goto(`http://127.0.0.1:${game.server.address().port}/?${OPTIONS}`);
    await game.start();
    return game;
  }

  /** Waits for the downloads, and presses the button that starts the game. */
  async start() {
    await this.page.click("#play");
  }

  /** Closes the browser, and forgets what it has stored. */
  async close() {
    await this.context.close();
    this.server.close();
    rmSync(this.profile, { recursive: true, force: true });
  }

  /** Takes up an event of the trace or an error from a message in the console. */
  hear(message) {
    const text = message.text();
    if (text.startsWith("{")) {
      const event = JSON.parse(text);
      this.events.push(event);
      this.shown ??= event.event === "picks" ? Date.now() : undefined;
      this.changed();
    } else if (this.expected && text.includes(this.expected)) {
      // The game goes on.
    } else if (["error", "warning"].includes(message.type()) || text.startsWith("[ERROR]")) {
      this.fail(`console: ${text}`);
    }
  }

  /** Lets the test end with an error. */
  fail(error) {
    this.error ??= new Error(error);
    this.changed();
  }

  /** Waits for the next event that fits, or until something else is done. */
  async wait(fits, isDone = () => false) {
    const late = setTimeout(() => this.fail(`missing event: ${fits}`), PATIENCE);
    try {
      for (;;) {
        if (this.error) {
          throw this.error;
        }
        for (const event of this.events.slice(this.seen)) {
          this.seen += 1;
          if (fits(event)) {
            return event;
          }
        }
        if (isDone()) {
          return null;
        }
        await new Promise((changed) => (this.changed = changed));
      }
    } finally {
      clearTimeout(late);
    }
  }

  /** Waits for the next event of this name that fits. */
  expect(name, fits = () => true) {
    return this.wait((event) => event.event === name && fits(event));
  }

  /** Waits until the table takes input that fits. */
  picks(fits) {
    return this.expect("picks", fits);
  }

  /** Waits for a dialog. */
  dialog(id) {
    return this.picks((picks) => picks.dialog === id);
  }

  /** Clicks or taps a pixel of the page. */
  async click([x, y]) {
    await (this.isTouched ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  /** Clicks a button of a dialog as soon as it opens. */
  async choose(dialog, button) {
    await this.click((await this.dialog(dialog)).buttons[button]);
  }

  /** Opens a table from the menu for the first time, and declines its tutorial. */
  async openTable(name) {
    await this.choose("menu", name);
    await this.choose("tutorial", "tutorial-no");
  }

  /** Loads the page again, and resumes a game with a button of the menu. The table then takes input that fits. */
  async resume(button, fits) {
    await this.page.reload();
    await this.start();
    await this.choose("menu", button);
    return this.picks(fits);
  }
}
