// Downloads the game, starts it, and gives it what the browser has: files, storage and the clipboard.

import init, { heard, notStored, play } from "./parlour.js";
import { language, texts } from "./texts.js";

const element = (id) => document.getElementById(id);

/** Whether the player has started the game, and whether that has ended with an error. */
let isStarted = false;
let hasFailed = false;
/** File with that error, in place of a log of the run before: the next bug report contains it. */
const LAST_ERROR = "/parlour/log-before.txt";

/** Shows why the game can't go on. Other errors can follow from the first one. */
function fail(reason) {
  console.error(reason);
  if (hasFailed) {
    return;
  }
  hasFailed = true;
  if (isStarted) {
    globalThis.parlour.store(LAST_ERROR, new TextEncoder().encode(`${new Date().toISOString()}: ${reason}\n`));
  }
  element("message").textContent = texts.ended(String(reason).replace(/\.?$/, "."));
  element("progress").hidden = element("play").hidden = true;
  element("start").hidden = element("message").hidden = element("reload").hidden = false;
  element("reload").focus();
  // Keys would still play.
  document.querySelector("canvas")?.setAttribute("inert", "");
}

/** Ends the game at errors in the program that are no panics, such as a lack of memory. Others can be those of extensions. */
function heed(error) {
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
    fail(error.message);
  }
}
addEventListener("error", ({ error }) => heed(error));
addEventListener("unhandledrejection", ({ reason }) => heed(reason));

/** Number of times that a file is downloaded until it is given up. */
const ATTEMPTS = 3;

/**
 * Carries out a download, again if it fails: a connection can be lost for some seconds. `report` learns of each part, and
 * of a negative number of bytes before it begins again.
 */
async function persistently(download, report = () => {}) {
  for (let attempt = 1; ; attempt += 1) {
    let sum = 0;
    try {
      return await download((bytes) => {
        sum += bytes;
        report(bytes);
      });
    } catch (error) {
      if (attempt === ATTEMPTS) {
        throw error;
      }
      report(-sum);
      await new Promise((later) => setTimeout(later, 1000 * attempt));
    }
  }
}

/** Waits for what is made of a file. Its errors name the file: some servers answer with a page for people instead. */
function named(url, made) {
  return made.catch((error) => {
    throw new Error(texts.notRead(url, error.message));
  });
}

/**
 * Downloads a file, and reports each part of it that arrives. `packed` and `size` are the bytes of the compressed and of the
 * unpacked file: some browsers unpack it, and report those.
 */
async function fetched(url, arrived = () => {}, { packed, size } = {}) {
  // Files of two versions of the game don't go together.
  const response = await fetch(url, { cache: "no-cache" }).catch((error) => {
    throw new Error(texts.notDownloaded(url, error.message));
  });
  if (!response.ok) {
    throw new Error(texts.notDownloaded(url, `status ${response.status}`));
  }
  const share = response.headers.has("content-encoding") && size ? packed / size : 1;
  const counted = new TransformStream({
    transform(chunk, out) {
      arrived(chunk.byteLength * share);
      out.enqueue(chunk);
    },
  });
  return response.body.pipeThrough(counted);
}

/** Downloads a compressed file, and unpacks it, unless the browser has done so: some hosts declare such files. */
async function unpacked(url, arrived, sizes) {
  const [head, body] = (await fetched(url, arrived, sizes)).tee();
  const reader = head.getReader();
  const { value } = await named(url, reader.read());
  reader.cancel();
  const isPacked = value?.[0] === 0x1f && value[1] === 0x8b;
  return isPacked ? body.pipeThrough(new DecompressionStream("gzip")) : body;
}

// --- Files of the game --------------------------------------------------------------------------

/** Path -> name of the pack that the file is in. */
const packOf = new Map();
/** Path -> content, of the packs that have been downloaded. */
const contents = new Map();
/** Name of a pack -> promise that is kept when its files are there. */
const packs = new Map();
let manifest;

/** Downloads a pack, unless that was done before. */
function pack(name, arrived) {
  if (!packs.has(name)) {
    const url = `packs/${name}.gz?${manifest.version}`;
    const { size: packed, files } = manifest.packs[name];
    const expected = files.reduce((sum, [, size]) => sum + size, 0);
    const done = persistently(async (arrived) => {
      const stream = await unpacked(url, arrived, { packed, size: expected });
      const bytes = new Uint8Array(await named(url, new Response(stream).arrayBuffer()));
      if (bytes.length !== expected) {
        throw new Error(texts.notRead(url, texts.sizes(bytes.length, expected)));
      }
      let start = 0;
      for (const [path, size] of files) {
        contents.set(path, bytes.subarray(start, start + size));
        start += size;
      }
    }, arrived);
    // The next request tries again.
    done.catch(() => packs.delete(name));
    packs.set(name, done);
  }
  return packs.get(name);
}

// --- Files of the player ------------------------------------------------------------------------

/** The store of the player's files. They are kept in memory only if the browser has none. */
let store = null;
/** Why there is none. */
let noStore = "";
const saves = new Map();

function request(asked) {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

function database() {
  const opening = indexedDB.open("parlour", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("files");
  return request(opening);
}

async function openStore() {
  try {
    const found = await database();
    const files = found.transaction("files").objectStore("files");
    const [paths, values] = await Promise.all([request(files.getAllKeys()), request(files.getAll())]);
    paths.forEach((path, index) => saves.set(path, values[index]));
    // What couldn't be read must not be overwritten.
    store = found;
  } catch (error) {
    noStore = String(error);
  }
}

/** Returns whether no other tab has the game open: it would overwrite the files. The page keeps the lock. */
function isOnly() {
  // Browsers have locks only for pages that were downloaded through HTTPS, and for this computer.
  return !navigator.locks || new Promise((answer) => {
    navigator.locks.request("parlour", { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      return lock && new Promise(() => {});
    }).catch(() => answer(true)); // Where storage is blocked, nothing can be overwritten.
  });
}

/** Connects the tabs of this page, for browsers without locks. The one with the game says so. */
let tabs;
try {
  tabs = new BroadcastChannel("parlour");
} catch {
  // Where storage is blocked, some browsers allow no connection, and nothing can be overwritten.
}
const [QUESTION, ANSWER] = ["Who has the game?", "I have it."];
tabs?.addEventListener("message", ({ data }) => {
  if (data === QUESTION && isStarted && !hasFailed) {
    tabs.postMessage(ANSWER);
  } else if (data === ANSWER && !isStarted) {
    fail(texts.otherTab);
  }
});
tabs?.postMessage(QUESTION);

/** Path -> content that the store has to have; undefined removes it. */
const wanted = new Map();
/** Promise of the store, while it is opened again. */
let reopening;

function reopen() {
  reopening ??= database().then((found) => (store = found)).finally(() => (reopening = undefined));
  return reopening;
}

/** Paths with content that the store has not taken. When a file is removed, there can be space again. */
const unstored = new Set();

/** Stores a file or removes it; if that fails, once more: browsers close the store of a page in the background. */
function change(path, isAgain = false) {
  if (!store) {
    return;
  }
  const failed = async (error) => {
    // The game is still writing.
    await null;
    try {
      if (isAgain || error?.name === "QuotaExceededError") {
        throw error;
      }
      await reopen();
      change(path, true);
    } catch (reason) {
      unstored.add(path);
      notStored(String(reason));
    }
  };
  try {
    const transaction = store.transaction("files", "readwrite");
    transaction.onabort = () => failed(transaction.error);
    const files = transaction.objectStore("files");
    const content = wanted.get(path);
    content === undefined ? files.delete(path) : files.put(content, path);
    transaction.oncomplete = () => {
      unstored.delete(path);
      const left = content === undefined ? [...unstored] : [];
      left.forEach((path) => change(path, true));
    };
    // Otherwise it could be lost when the page is closed at once.
    transaction.commit?.();
  } catch (error) {
    failed(error);
  }
}

// --- Clipboard ----------------------------------------------------------------------------------

/** Text to paste. */
let clipboard;
/** What the browser has refused since the game last asked: "clipboard" or "file". */
let refused;
/** Content of the file that the player has chosen. */
let opened;

/** Returns the text of a file. Old PGN files are not in UTF-8. */
async function text(file) {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Remembers that the browser doesn't let the game use the clipboard. */
function refuse(error) {
  console.info(`no clipboard: ${error}`);
  refused = "clipboard";
}

/** Pastes a text: the game reads it when Ctrl+V is pressed. */
function paste(text) {
  clipboard = text;
  const canvas = document.querySelector("canvas");
  const send = (type, key, code, ctrlKey) => canvas?.dispatchEvent(new KeyboardEvent(type, { key, code, ctrlKey, bubbles: true }));
  // The game learns of Ctrl only after the key that comes with it, so Ctrl is pressed before.
  send("keydown", "Control", "ControlLeft", true);
  send("keydown", "v", "KeyV", true);
  send("keyup", "v", "KeyV", true);
  send("keyup", "Control", "ControlLeft", false);
  // Where nothing takes it, it must not be pasted later.
  setTimeout(() => clipboard === text && (clipboard = undefined), 10_000);
}

addEventListener("paste", (event) => {
  // Otherwise the field for on-screen keyboards takes the text, too.
  event.preventDefault();
  paste(event.clipboardData.getData("text/plain"));
});

/** Keys of the browser, which the game would take from it: reload, full screen and tools. */
const KEYS = ["f5", "f11", "f12"];
/** The same with Ctrl: paste, reload, zoom and address. */
const SHORTCUTS = [...KEYS, "v", "r", "+", "=", "-", "0", "l"];

addEventListener("keydown", (event) => {
  const keys = event.ctrlKey || event.metaKey ? SHORTCUTS : KEYS;
  // The page presses Ctrl+V itself.
  if (event.isTrusted && keys.includes(event.key?.toLowerCase())) {
    event.stopImmediatePropagation();
  }
}, true);

// --- On-screen keyboard --------------------------------------------------------------------------

/** Field that an on-screen keyboard types into. The game has the text; here are only letters to delete. */
const field = element("field");
const LETTERS = "x ".repeat(100);
/** What is in the field. */
let typed;
/** Whether the game waits for text from such a keyboard. */
let isTyping = false;

/** Presses a key for the game. */
function press(key, code) {
  const canvas = document.querySelector("canvas");
  for (const type of ["keydown", "keyup"]) {
    canvas.dispatchEvent(new KeyboardEvent(type, { key, code, bubbles: true }));
  }
}

field.addEventListener("input", () => {
  const [before, after] = [[...typed], [...field.value]];
  const same = after.findIndex((letter, index) => letter !== before[index]);
  const kept = same < 0 ? Math.min(before.length, after.length) : same;
  before.slice(kept).forEach(() => press("Backspace", "Backspace"));
  // Without a code, the game takes only what is on US keyboards. This key means nothing else to it.
  after.slice(kept).forEach((letter) => press(letter, "IntlBackslash"));
  typed = field.value;
});

/** Keys that the field must not take from the game. */
const CONTROLS = ["Enter", "Escape", "Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Delete"];

field.addEventListener("keydown", (event) => {
  if (event.isTrusted && CONTROLS.includes(event.key)) {
    event.preventDefault();
    press(event.key, event.code);
  }
});

// Phones open their keyboard only in a tap, while the game asks for it later; and the player can close it.
addEventListener("touchend", () => {
  if (isTyping && !hasFailed && innerHeight - (visualViewport?.height ?? 0) < 100) {
    field.blur();
    field.focus();
  }
}, true);

// The game must not take it for another window's focus.
for (const type of ["blur", "focus"]) {
  addEventListener(type, (event) => {
    if ([event.target, event.relatedTarget].includes(field)) {
      event.stopImmediatePropagation();
    }
  }, true);
}

// --- Screen ---------------------------------------------------------------------------------------

/** Whether the screen must stay on, and the browser's promise of that. */
let isAwake = false;
let lock;

function keepAwake(awake) {
  isAwake = awake;
  lock?.then((held) => held?.release());
  lock = awake ? navigator.wakeLock?.request("screen").catch(() => null) : undefined;
}

// A hidden page loses the promise.
addEventListener("visibilitychange", () => document.visibilityState === "visible" && isAwake && keepAwake(true));

// --- Workers ------------------------------------------------------------------------------------

/** The compiled program, which the workers run too. */
let program;
/** Address of the script of a worker. It is in memory, as the host may have another version later, or be out of reach. */
let script;
/** Number -> running worker. */
const workers = new Map();

// --- What the game calls ------------------------------------------------------------------------

globalThis.parlour = {
  failed: fail,
  read: (path) => contents.get(path),
  exists: (path) => packOf.has(path),
  async download(path) {
    if (!packOf.has(path)) {
      throw new Error("no such file");
    }
    const name = packOf.get(path);
    const bar = element("download");
    bar.value = bar.hidden ? 0 : bar.value;
    bar.hidden = false;
    let sum = 0;
    try {
      await pack(name, (bytes) => (bar.value = (sum += bytes) / manifest.packs[name].size));
    } finally {
      bar.hidden = true;
    }
    return contents.get(path);
  },
  saves: () => [...saves],
  store(path, content) {
    wanted.set(path, content);
    change(path);
  },
  remove(path) {
    wanted.set(path, undefined);
    change(path);
  },
  copy(text) {
    navigator.clipboard?.writeText(text).catch(refuse);
    return Boolean(navigator.clipboard);
  },
  pasted() {
    const text = clipboard;
    clipboard = undefined;
    if (text === undefined && navigator.clipboard?.readText) {
      navigator.clipboard.readText().then(paste, refuse);
    } else if (text === undefined) {
      refuse("not in this browser");
    }
    return text;
  },
  refused() {
    const what = refused;
    refused = undefined;
    return what;
  },
  keepAwake,
  keyboard(wanted) {
    // A real keyboard needs no field.
    isTyping = wanted && this.isTouched();
    typed = field.value = LETTERS;
    (isTyping ? field : document.querySelector("canvas")).focus();
  },
  openFile() {
    // Browsers open the dialog only within some seconds of a click. A slow frame can take longer.
    if (navigator.userActivation?.isActive === false) {
      refused = "file";
      return;
    }
    const input = document.createElement("input");
    input.type = "file";
    // Phones don't know files of this kind, and offer none of them then.
    input.accept = this.isTouched() ? "" : ".pgn,.txt";
    input.hidden = true;
    input.onchange = async () => {
      input.remove();
      opened = await text(input.files[0]).catch((error) => console.warn(`couldn't read ${input.files[0].name}: ${error}`));
    };
    // Some browsers forget one that is in no page.
    document.body.append(input);
    input.click();
  },
  openedFile() {
    const text = opened;
    opened = undefined;
    return text;
  },
  save(name, text) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = `${name}.${text.startsWith("[Event ") ? "pgn" : "txt"}`;
    link.click();
    // Some browsers have not begun the download yet.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  },
  language: () => navigator.language,
  isTouched: () => matchMedia("(pointer: coarse)").matches,
  startWorker(number, name, task) {
    const worker = new Worker(script, { type: "module" });
    workers.set(number, worker);
    const end = () => {
      this.endWorker(number);
      heard(number);
    };
    worker.onmessage = ({ data }) => (data === undefined ? end() : heard(number, data));
    worker.onerror = (error) => {
      console.error(`${name}: ${error.message}`);
      end();
    };
    worker.postMessage({ program, name, task });
  },
  endWorker(number) {
    workers.get(number)?.terminate();
    workers.delete(number);
  },
};

// --- Start --------------------------------------------------------------------------------------

/** Loads the page again, once, if the browser has kept it since the version before. */
function checkVersion() {
  const { version } = manifest;
  if (version === new URL(import.meta.url).search.slice(1)) {
    return;
  }
  let isAgain = true;
  try {
    isAgain = sessionStorage.getItem("version") === version;
    sessionStorage.setItem("version", version);
  } catch {
    // Where storage is blocked, the page could be loaded again without end.
  }
  if (!isAgain) {
    location.reload();
  }
  throw new Error(texts.newVersion);
}

/** Downloads a script, and returns its address in memory. `change` gets its text. */
async function kept(url, change = (text) => text) {
  const text = await persistently(async () => named(url, new Response(await fetched(url)).text()));
  return URL.createObjectURL(new Blob([change(text)], { type: "text/javascript" }));
}

/** Downloads all that the first table needs, and compiles the program. */
async function load() {
  if (!document.createElement("canvas").getContext("webgl2")) {
    throw new Error(texts.noGraphics);
  }
  if (!(await isOnly())) {
    throw new Error(texts.otherTab);
  }
  manifest = await persistently(async () => named("files.json", new Response(await fetched("files.json")).json()));
  checkVersion();
  for (const [name, { files }] of Object.entries(manifest.packs)) {
    files.forEach(([path]) => packOf.set(path, name));
  }
  const first = "base";
  const { program: sizes } = manifest;
  const total = sizes.packed + manifest.packs[first].size;
  let sum = 0;
  const arrived = (bytes) => {
    sum += bytes;
    element("progress").value = sum / total;
    if (sum > 0.999 * total && !hasFailed) {
      element("message").textContent = texts.starting;
    }
  };
  const url = `parlour.wasm.gz?${manifest.version}`;
  const compiled = persistently(async (arrived) => {
    const wasm = await unpacked(url, arrived, sizes);
    const headers = { "Content-Type": "application/wasm" };
    return named(url, WebAssembly.compileStreaming(new Response(wasm, { headers })));
  }, arrived);
  const glue = kept("parlour.js").then((address) => kept("worker.js", (text) => text.replace(/"\.\/parlour\.js[^"]*"/, `"${address}"`)));
  [program, script] = await Promise.all([compiled, glue, pack(first, arrived), openStore()]);
  await init({ module_or_path: program });
}

/** Lets the sound go on whenever the player does something: browsers stop it, and phones for calls. */
globalThis.AudioContext &&= class extends AudioContext {
  constructor(options) {
    super(options);
    const wake = () => this.state !== "running" && this.resume().catch(() => {});
    ["pointerup", "keydown"].forEach((type) => addEventListener(type, wake, true));
  }
};

/** Keeps the canvas as large as the window, with a pixel for each of the screen. */
function fit(canvas) {
  addEventListener("resize", () => {
    canvas.style.width = `${innerWidth}px`;
    canvas.style.height = `${innerHeight}px`;
  });
  const sized = ([{ devicePixelContentBoxSize: [size] = [] }]) => {
    canvas.width = size?.inlineSize ?? Math.round(canvas.clientWidth * devicePixelRatio);
    canvas.height = size?.blockSize ?? Math.round(canvas.clientHeight * devicePixelRatio);
  };
  // The game asks for the same box. Safari has only the other one.
  const isExact = "devicePixelContentBoxSize" in ResizeObserverEntry.prototype;
  new ResizeObserver(sized).observe(canvas, { box: isExact ? "device-pixel-content-box" : "content-box" });
  // Phones take the graphics card from pages in the background. The last move is saved.
  canvas.addEventListener("webglcontextlost", () => fail(texts.lostGraphics));
}

// The browser can keep a page that was left, without its graphics.
addEventListener("pageshow", (event) => event.persisted && location.reload());

/** Starts the game, in the click itself: Safari plays no sound after a pause. */
function start() {
  element("start").hidden = true;
  isStarted = true;
  tabs?.postMessage(ANSWER);
  try {
    const ratio = devicePixelRatio;
    play(location.search, Math.round(innerWidth * ratio), Math.round(innerHeight * ratio));
  } catch (error) {
    fail(error.message);
  }
  if (hasFailed) {
    return;
  }
  if (store) {
    // Otherwise the browser may remove the files when space is short. Some ask the player.
    navigator.storage?.persist?.().catch(() => {});
  } else {
    notStored(noStore);
  }
  const canvas = document.querySelector("canvas");
  canvas.setAttribute("aria-label", "Parlour");
  canvas.setAttribute("role", "application");
  // The game gives it the focus at each tap, which would close an on-screen keyboard.
  canvas.focus = () => HTMLElement.prototype.focus.call(isTyping ? field : canvas);
  fit(canvas);
  // Otherwise keys reach the game only after a click.
  canvas.focus();
}

// On a message, it offers to copy that.
addEventListener("contextmenu", (event) => event.target instanceof HTMLCanvasElement && event.preventDefault());
document.documentElement.lang = language;
element("message").textContent = texts.loading;
element("play").textContent = texts.play;
element("reload").textContent = texts.reload;
element("reload").addEventListener("click", () => location.reload());
load().then(() => {
  if (hasFailed) {
    return;
  }
  element("progress").hidden = true;
  element("message").hidden = store !== null;
  element("message").textContent = texts.notStored;
  const button = element("play");
  button.hidden = false;
  button.focus();
  // Browsers play sound only after a click.
  button.addEventListener("click", start, { once: true });
}).catch((error) => fail(error.message));
