// Runs one task of the game, such as a search, beside the page.

import init, { work } from "./parlour.js";

globalThis.parlour = {
  sendValue: (value) => postMessage(value),
  failed: (reason) => reportError(new Error(reason)),
};

async function run({ program, name, task }) {
  await init({ module_or_path: program });
  work(name, task);
  // The task has ended.
  postMessage(undefined);
}

// The page learns only of errors that are reported.
onmessage = ({ data }) => run(data).catch(reportError);
