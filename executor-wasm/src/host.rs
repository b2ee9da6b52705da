//! Functions of the page (`web/main.js`).

use js_sys::{Array, Promise, Uint8Array};
use std::path::{Path, PathBuf};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Returns the content of a file of the data folder that has been downloaded.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"])]
    pub fn read(path: &str) -> Option<Uint8Array>;

    /// Downloads a file of the data folder.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"])]
    pub fn download(path: &str) -> Promise;

    /// Returns whether the data folder has a file.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"])]
    pub fn exists(path: &str) -> bool;

    /// Shows the player why the game can't go on.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"])]
    pub fn failed(reason: &str);

    /// Returns the player's files as pairs of path and content.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"], js_name = saves)]
    fn all_saves() -> Array;

    /// Stores a file of the player.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"])]
    fn store(path: &str, content: Uint8Array);

    /// Removes a file of the player.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"])]
    fn remove(path: &str);

    /// Copies a text to the clipboard. Returns whether the browser has one.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"])]
    pub fn copy(text: &str) -> bool;

    /// Returns the text that was pasted last, once. Otherwise asks for the clipboard, and pastes later.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"])]
    pub fn pasted() -> Option<String>;

    /// Returns what the browser has refused since the last call: "clipboard" or "file".
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"])]
    pub fn refused() -> Option<String>;

    /// Keeps the screen on, or lets the system turn it off.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"], js_name = keepAwake)]
    pub fn keep_awake(awake: bool);

    /// Shows or hides the on-screen keyboard.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"])]
    pub fn keyboard(wanted: bool);

    /// Lets the player choose a text file.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"], js_name = openFile)]
    pub fn open_file();

    /// Returns the content of the chosen file, once.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"], js_name = openedFile)]
    pub fn opened_file() -> Option<String>;

    /// Lets the player download a text as a file.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"])]
    pub fn save(name: &str, text: &str);

    /// Starts a worker with this number for the named task.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"], js_name = startWorker)]
    pub fn start_worker(number: u32, name: &str, task: &str);

    /// Ends a worker.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"], js_name = endWorker)]
    pub fn end_worker(number: u32);

    /// Sends a value from a worker to the page (`web/worker.js`).
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"], js_name = sendValue)]
    pub fn send_value(value: &str);

    /// Returns whether fingers are the main way to point at the screen.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"], js_name = isTouched)]
    pub fn is_touched() -> bool;

    /// Returns the language of the browser as a BCP 47 tag.
    #[wasm_bindgen(js_namespace = ["globalThis", "parlour"])]
    pub fn language() -> Option<String>;
}

/// Returns the player's files.
pub fn saves() -> Vec<(PathBuf, Vec<u8>)> {
    let files = all_saves();
    let files = files.iter().filter_map(|file| {
        let pair = Array::from(&file);
        let path = pair.get(0).as_string()?;
        Some((path.into(), Uint8Array::new(&pair.get(1)).to_vec()))
    });
    files.collect()
}

/// Stores the new content of a file of the player, or removes the file.
pub fn store_file(path: &Path, content: Option<&[u8]>) {
    let path = path.to_string_lossy();
    match content {
        Some(content) => store(&path, Uint8Array::from(content)),
        None => remove(&path),
    }
}
