// Plays at each table in Chromium, as a player does: node play.js FOLDER CHROMIUM
//
// The folder is one that `./package web` has made. Waits for events of the trace, never for times.

import { readFileSync } from "node:fs";
import { match, strictEqual as equal } from "node:assert";
import { Game } from "./game.js";

/** Returns the squares of White's pieces in a position. */
function pieces(fen) {
  const rows = fen.split(" ")[0].replace(/\d/g, (count) => " ".repeat(count)).split("/");
  const squares = rows.flatMap((row, rank) => [...row].map((piece, file) => [piece, "abcdefgh"[file] + (8 - rank)]));
  return squares.filter(([piece]) => /[A-Z]/.test(piece)).map(([, square]) => square);
}

/** Plays the first move that is found, and returns the position after the computer's. */
async function move(game, fen, ply) {
  const { squares } = await game.picks((picks) => picks.ply === ply);
  for (const square of pieces(fen)) {
    await game.click(squares[square]);
    const { moves, captures } = await game.wait(({ event }) => ["select", "stuck"].includes(event));
    if (moves) {
      await game.click(squares[[...moves, ...captures][0]]);
      break;
    }
  }
  await game.expect("move", (move) => move.ply === ply + 1);
  return (await game.expect("move")).fen;
}

/** Plays ten half-moves against the weakest level. */
async function chess(game) {
  await game.openTable("chess");
  await game.choose("new-game", "computer");
  // Down to the first level, at the left end of the slider.
  const [x, y] = (await game.dialog("new-game")).buttons.level;
  await game.click([x - 208, y]);
  await game.choose("new-game", "start");
  equal((await game.expect("players")).black, "beginner");
  let fen = "8/8/8/8/8/8/PPPPPPPP/RNBQKBNR";
  for (let ply = 0; ply < 10; ply += 2) {
    fen = await move(game, fen, ply);
  }
  await game.resume("resume", (picks) => picks.ply === 10);
  // Nothing of the other tables.
  equal([...game.served].filter((path) => path.startsWith("/packs/")).join(), "/packs/base.gz");
}

/** Plays a round to its end: a card that fits, or the next one of the draw pile. */
async function prospector(game) {
  game.cut = "/packs/prospector.gz";
  game.expected = "net::ERR";
  await game.openTable("prospector");
  for (let moves = 0; ; moves += 1) {
    const fits = (picks) => picks.ply === moves || picks.dialog === "round-over";
    const { buttons, cards, dialog } = moves === 3 ? await game.resume("prospector", fits) : await game.picks(fits);
    equal(game.cut, null);
    game.expected = "";
    if (dialog) {
      await game.click(buttons.next);
      await game.picks((picks) => picks.ply === 0);
      return;
    }
    const [card] = Object.keys(cards).sort((a, b) => (a === "draw") - (b === "draw"));
    await game.click(cards[card]);
    await game.expect(card === "draw" ? "draw" : "take");
  }
}

/**
 * Pastes a deck code, which the browser refuses, and then something that is none. The game says both: the browser reads
 * the clipboard only after the click. */
async function pasteDeck(game) {
  const small = game.page.viewportSize();
  await game.page.setViewportSize({ width: 1024, height: 640 });
  await game.click((await game.picks(({ dialog, window }) => dialog === "duel-setup" && window[0] === 1024)).buttons["new-deck"]);
  const { buttons } = await game.dialog("deck-builder");
  await game.click(buttons.import);
  await game.expect("error", ({ message }) => message.includes("didn’t allow that"));
  await game.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await game.page.evaluate(() => navigator.clipboard.writeText("no deck"));
  await game.click(buttons.import);
  await game.expect("error", ({ message }) => message.includes("deck code"));
  await game.click(buttons.leave);
  await game.dialog("duel-setup");
  await game.page.setViewportSize(small);
}

/** Ends a turn, and waits for the computer's. */
async function duel(game) {
  await game.openTable("duel");
  await pasteDeck(game);
  const small = ({ dialog, window }) => dialog === "duel-setup" && window[0] === game.page.viewportSize().width;
  await game.click((await game.picks(small)).buttons.begin);
  await game.choose("mulligan", "mulligan-confirm");
  const own = (picks) => !picks.dialog && picks.cards["own-hero"];
  await game.picks(own);
  await game.page.keyboard.press("e");
  await game.expect("turn", ({ player }) => player === 1);
  await game.expect("turn", ({ player }) => player === 0);
  const { ply } = await game.picks(own);
  await game.resume("duel", (picks) => own(picks) && picks.ply === ply);
}

/** Opens a game from the computer, downloads it, and pastes it. */
async function files(game) {
  const pgn = '[Event "?"]\n[White "A"]\n[Black "B"]\n[Result "*"]\n\n1. e4 e5 *\n';
  // As on a slow computer: the browser opens its dialog only soon after a click.
  await game.page.evaluate(() => Object.defineProperty(navigator.userActivation, "isActive", { value: false, configurable: true }));
  let chooser;
  game.page.once("filechooser", (opened) => {
    chooser = opened;
    game.changed();
  });
  const { open } = (await game.dialog("menu")).buttons;
  const refused = ({ event, message }) => event === "error" && message.includes("another click");
  do {
    await game.click(open);
    // What the browser itself says counts from the second click on.
  } while ((await game.wait(refused, () => chooser)) && (await game.page.evaluate(() => delete navigator.userActivation.isActive)));
  await chooser.setFiles({ name: "a.pgn", mimeType: "text/plain", buffer: Buffer.from(pgn) });
  equal((await game.expect("games")).games, 1);
  await game.picks((picks) => !picks.dialog);
  const download = game.page.waitForEvent("download");
  await game.page.keyboard.press("Control+s");
  match((await download).suggestedFilename(), /\.pgn$/);
  await game.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await game.page.evaluate((text) => navigator.clipboard.writeText(text), pgn);
  await game.page.keyboard.press("Control+v");
  equal((await game.expect("games")).games, 1);
  // The same by buttons, of which a small window shows most only with the panel open.
  await game.click((await game.picks((picks) => !picks.dialog && picks.buttons.panel)).buttons.panel);
  await game.click((await game.picks((picks) => picks.buttons.files)).buttons.files);
  await game.choose("game-files", "paste-fen");
  equal((await game.expect("games")).games, 1);
}

/** Opens the game in a second tab, which must not overwrite the saves of the first one. */
async function tabs(game) {
  const url = game.page.url();
  // Once with locks alone, and once without them, as on a host without HTTPS.
  const withLocks = () => (BroadcastChannel.prototype.postMessage = () => {});
  const withoutLocks = () => Object.defineProperty(navigator, "locks", { value: undefined });
  for (const [script, address, sentence] of [
    [withLocks, url, "open in another tab"],
    [withoutLocks, url.replace("en-US", "de-DE"), "in einem anderen Tab geöffnet"],
  ]) {
    const other = await game.context.newPage();
    await other.addInitScript(script);
    await other.goto(address);
    await other.getByText(sentence).waitFor();
    await other.close();
  }
}

/** Plays a move of two people by touch. */
async function tap(game, ply, from, to) {
  const { squares } = await game.picks((picks) => picks.ply === ply && picks.window[0] === game.page.viewportSize().width);
  await game.click(squares[from]);
  await game.expect("select");
  await game.click(squares[to]);
  await game.expect("move");
}

/** Plays by touch, and turns the phone. */
async function touch(game) {
  await game.openTable("chess");
  await game.choose("new-game", "two-people");
  await game.choose("new-game", "start");
  await tap(game, 0, "e2", "e4");
  await game.page.setViewportSize({ width: 390, height: 844 });
  await tap(game, 1, "e7", "e5");
}

/** Waits until a file that the browser stores contains a text. */
function stored(game, path, text) {
  const contains = ([path, text]) => new Promise((answer) => {
    const opening = indexedDB.open("parlour");
    opening.onsuccess = () => {
      const file = opening.result.transaction("files").objectStore("files").get(path);
      file.onsuccess = () => answer(new TextDecoder().decode(file.result).includes(text));
    };
  });
  return game.page.waitForFunction(contains, [path, text]);
}

/** Types a name on a keyboard on the screen. */
async function name(game) {
  await game.choose("menu", "settings");
  await game.choose("settings", "name");
  await game.expect("keyboard", ({ on }) => on);
  // As such a keyboard does, without pressing keys.
  await game.page.keyboard.insertText("Zoë Łu");
  await game.page.keyboard.press("Backspace");
  await game.picks((picks) => picks.dialog === "name");
  // A tap beside the field leaves the keyboard open.
  await game.click([10, 10]);
  equal(await game.page.evaluate(() => document.activeElement.id), "field");
  await game.page.keyboard.press("Enter");
  await game.expect("keyboard", ({ on }) => !on);
  equal(await game.page.evaluate(() => document.activeElement.tagName), "CANVAS");
  await stored(game, "/parlour/settings.ron", '"Zoë Ł"');
}

/** Plays while the browser has no space for saves. */
async function full(game) {
  await game.choose("menu", "resume");
  await game.page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no space", "QuotaExceededError");
    };
    globalThis.makeSpace = () => (IDBObjectStore.prototype.put = put);
  });
  await tap(game, 2, "d2", "d4");
  await game.expect("error", ({ message }) => message.includes("no space left for your games"));
  // What was not stored is stored when a file is removed.
  await game.page.evaluate(() => globalThis.parlour.store("/parlour/late.txt", new TextEncoder().encode("late")));
  await game.expect("error", ({ message }) => message.includes("no space left for your games"));
  await game.page.evaluate(() => {
    globalThis.makeSpace();
    globalThis.parlour.remove("/parlour/none.txt");
  });
  await stored(game, "/parlour/late.txt", "late");
}

/** Ends the game with an error, which is in the bug report of the next run. */
async function report(game) {
  game.expected = "the lamp fell over";
  await game.page.evaluate((reason) => globalThis.parlour.failed(reason), game.expected);
  await game.page.getByText("can't continue: the lamp fell over").waitFor();
  await game.page.click("#reload");
  await game.start();
  await game.dialog("menu");
  const download = game.page.waitForEvent("download");
  await game.page.keyboard.press("F8");
  const text = readFileSync(await (await download).path(), "utf8");
  match(text, /^Parlour \d[^]*\nlog-before\.txt:\n.*: the lamp fell over\n\nlog\.txt:\n/);
  game.expected = "";
}

/**
 * Starts with a setting that there is not, and from hosts that answer with a page for people or with a new
 * version. The page says what is wrong. */
async function refused(game) {
  await game.page.goto(`${game.page.url()}&table=none`);
  await game.start();
  await game.page.getByText("can't continue: table=none").waitFor();
  const page = { contentType: "text/html", body: "<!doctype html>" };
  await game.page.route("**/files.json", (route) => route.fulfill(page));
  await game.page.reload();
  await game.page.getByText("couldn't read files.json").waitFor();
  await game.page.unroute("**/files.json");
  // The files of another version, as long as a host has the old page.
  await game.page.route("**/files.json", (route) => route.fulfill({ json: { version: "later" } }));
  await game.page.reload();
  await game.page.getByText("a new version has just been published").waitFor();
  // The console has these errors.
  game.error = null;
}

/** Plays these parts one after the other. */
async function play(parts, settings) {
  const game = await Game.open(folder, browser, settings);
  try {
    for (const part of parts) {
      const start = Date.now();
      await part(game);
      console.log(`${part.name} in a browser: ${Math.round((Date.now() - start) / 1000)} s`);
      // Back to the menu.
      await game.page.keyboard.press("Escape");
    }
    console.log(`from the address to the menu: ${Math.round((game.shown - game.opened) / 1000)} s`);
  } catch (error) {
    game.events.slice(-5).forEach((event) => console.error(JSON.stringify(event)));
    throw error;
  } finally {
    await game.close();
  }
}

const [folder, browser] = process.argv.slice(2);
const atTheDesk = [tabs, chess, prospector, duel, files, report];
await play(atTheDesk);
const byHand = [touch, full, name, refused];
await play(byHand, { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
console.log(`test result: ok. ${atTheDesk.length + byHand.length} passed; 0 failed`);
