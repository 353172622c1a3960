import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { specs } from "./specs.mjs";

const Mocha = createRequire(import.meta.url)("mocha");

/** @type {{mutant: string, titles: readonly string[], hitLimit: number}} */
const { mutant, titles, hitLimit } = workerData;

// Mutated code looks here for the mutant that is active, and how often it may run.
Object.assign(globalThis, { __stryker__: { activeMutant: mutant, hitCount: 0, hitLimit } });

const mocha = new Mocha({ timeout: 0, bail: true, reporter: Quiet });
for (const file of specs()) {
  mocha.addFile(file);
}
await mocha.loadFilesAsync();
mocha.grep(new RegExp(titles.map((title) => `(^${escaped(title)}$)`).join("|")));

/** @type {string | null} */
let failure = null;
mocha
  .run(() => parentPort?.postMessage(failure))
  .on("fail", (/** @type {unknown} */ _test, /** @type {Error} */ error) => {
    failure ??= error.message;
  });

/** Says nothing. */
function Quiet() {}

/** @param {string} title */
function escaped(title) {
  return title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
