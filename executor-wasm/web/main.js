// Downloads the game, starts it, and gives it what the browser has: files, storage and the clipboard.

import init, { heard, notStored, play } from "./parlour.js";

const element = (id) => document.getElementById(id);

/** Shows why the game can't go on. */
function fail(reason) {
  console.error(reason);
  element("message").textContent = `Parlour can't continue: ${reason} Reload the page to try again.`;
  element("progress").hidden = element("play").hidden = true;
  element("start").hidden = false;
}

/** Downloads a file, and reports each part of it that arrives. */
async function fetched(url, arrived = () => {}) {
  const response = await fetch(url).catch((error) => {
    throw new Error(`couldn't download ${url} (${error.message}).`);
  });
  if (!response.ok) {
    throw new Error(`couldn't download ${url} (status ${response.status}).`);
  }
  const counted = new TransformStream({
    transform(chunk, out) {
      arrived(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  return response.body.pipeThrough(counted);
}

/** Downloads a compressed file, and unpacks it, unless the browser has done so: some hosts declare such files. */
async function unpacked(url, arrived) {
  const [head, body] = (await fetched(url, arrived)).tee();
  const reader = head.getReader();
  const { value } = await reader.read();
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
    const done = unpacked(`packs/${name}.gz`, arrived).then(async (stream) => {
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      let start = 0;
      for (const [path, size] of manifest.packs[name].files) {
        contents.set(path, bytes.subarray(start, start + size));
        start += size;
      }
      if (start !== bytes.length) {
        throw new Error(`packs/${name}.gz has ${bytes.length} bytes (expected ${start}).`);
      }
    });
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

async function openStore() {
  try {
    const opening = indexedDB.open("parlour", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("files");
    store = await request(opening);
    const files = store.transaction("files").objectStore("files");
    const [paths, found] = await Promise.all([request(files.getAllKeys()), request(files.getAll())]);
    paths.forEach((path, index) => saves.set(path, found[index]));
    // Otherwise the browser may remove them when space is short.
    navigator.storage?.persist?.();
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
    });
  });
}

/** Carries out a change in the store. */
function change(make) {
  if (!store) {
    return;
  }
  try {
    const transaction = store.transaction("files", "readwrite");
    transaction.onabort = () => notStored(String(transaction.error));
    make(transaction.objectStore("files"));
    // Otherwise it could be lost when the page is closed at once.
    transaction.commit?.();
  } catch (error) {
    // The game is still writing.
    queueMicrotask(() => notStored(String(error)));
  }
}

// --- Clipboard ----------------------------------------------------------------------------------

/** Text to paste. */
let clipboard;
/** Content of the file that the player has chosen. */
let opened;

/** Pastes a text: the game reads it when Ctrl+V is pressed. */
function paste(text) {
  clipboard = text;
  const key = { key: "v", code: "KeyV", bubbles: true };
  const canvas = document.querySelector("canvas");
  canvas?.dispatchEvent(new KeyboardEvent("keydown", { ...key, ctrlKey: true }));
  canvas?.dispatchEvent(new KeyboardEvent("keyup", key));
}

addEventListener("paste", (event) => paste(event.clipboardData.getData("text/plain")));

/** Keys of the browser, which the game would take from it: reload, full screen and tools. */
const KEYS = ["F5", "F11", "F12"];
/** The same with Ctrl: paste, reload and zoom. */
const SHORTCUTS = ["KeyV", "KeyR", "Equal", "Minus", "Digit0"];

addEventListener("keydown", (event) => {
  const keys = event.ctrlKey || event.metaKey ? SHORTCUTS : KEYS;
  // The page presses Ctrl+V itself.
  if (event.isTrusted && keys.includes(event.code)) {
    event.stopImmediatePropagation();
  }
}, true);

// --- On-screen keyboard --------------------------------------------------------------------------

/** Field that an on-screen keyboard types into. The game has the text; here are only letters to delete. */
const field = element("field");
const LETTERS = "x".repeat(200);
/** What is in the field. */
let typed;

/** Presses a key for the game. */
function press(key, code = "") {
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
  after.slice(kept).forEach((letter) => press(letter));
  typed = field.value;
});

field.addEventListener("keydown", ({ key, code, isTrusted }) => {
  if (isTrusted && ["Enter", "Escape", "Tab"].includes(key)) {
    press(key, code);
  }
});

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
    await pack(packOf.get(path));
    return contents.get(path);
  },
  saves: () => [...saves],
  store: (path, content) => change((files) => files.put(content, path)),
  remove: (path) => change((files) => files.delete(path)),
  copy: (text) => navigator.clipboard?.writeText(text).catch((error) => console.warn(`couldn't copy: ${error}`)),
  pasted() {
    const text = clipboard;
    clipboard = undefined;
    if (text === undefined) {
      navigator.clipboard?.readText?.().then(paste, (error) => console.warn(`couldn't paste: ${error}`));
    }
    return text;
  },
  keepAwake,
  keyboard(wanted) {
    if (wanted) {
      typed = field.value = LETTERS;
      field.focus();
    } else {
      document.querySelector("canvas").focus();
    }
  },
  openFile() {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ".pgn,.txt";
    input.onchange = async () => (opened = await input.files[0].text());
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
    URL.revokeObjectURL(link.href);
  },
  language: () => navigator.language,
  isTouched: () => matchMedia("(pointer: coarse)").matches,
  startWorker(number, name, task) {
    const worker = new Worker("worker.js", { type: "module" });
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

/** Downloads all that the first table needs, and compiles the program. */
async function load() {
  if (!document.createElement("canvas").getContext("webgl2")) {
    throw new Error("this browser can't draw it (it needs WebGL 2).");
  }
  if (!(await isOnly())) {
    throw new Error("it's open in another tab. Close that tab.");
  }
  manifest = await new Response(await fetched("files.json")).json();
  for (const [name, { files }] of Object.entries(manifest.packs)) {
    files.forEach(([path]) => packOf.set(path, name));
  }
  const first = "base";
  const total = manifest.program + manifest.packs[first].size;
  let sum = 0;
  const arrived = (bytes) => {
    sum += bytes;
    element("progress").value = sum / total;
  };
  const compiled = unpacked("parlour.wasm.gz", arrived).then((wasm) => {
    const headers = { "Content-Type": "application/wasm" };
    return WebAssembly.compileStreaming(new Response(wasm, { headers }));
  });
  [program] = await Promise.all([compiled, pack(first, arrived), openStore()]);
}

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
}

async function start() {
  await init({ module_or_path: program });
  element("start").hidden = true;
  try {
    const ratio = devicePixelRatio;
    play(location.search, Math.round(innerWidth * ratio), Math.round(innerHeight * ratio));
  } catch (error) {
    // This is how the program gives control back to the browser.
    if (!String(error).includes("control flow")) {
      throw error;
    }
  }
  if (!store) {
    notStored(noStore);
  }
  const canvas = document.querySelector("canvas");
  fit(canvas);
  // Otherwise keys reach the game only after a click.
  canvas.focus();
}

addEventListener("contextmenu", (event) => event.preventDefault());
load().then(() => {
  element("progress").hidden = true;
  element("message").hidden = true;
  const button = element("play");
  button.hidden = false;
  button.focus();
  // Browsers play sound only after a click.
  button.onclick = () => start().catch((error) => fail(error.message));
}).catch((error) => fail(error.message));
