// Prints what each package makes of real systems. With `browser`, Node is taken away before packages are loaded: every
// global that a browser does not have, and every module that Node brings with it.
import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin, registerHooks } from "node:module";
import { createContext, runInContext } from "node:vm";
import { resultsOf } from "./results.mjs";

/** What packages and what they use may find beside the language. */
const OF_A_BROWSER = ["TextEncoder", "TextDecoder", "URL", "setTimeout", "clearTimeout", "console"];

const { stdout } = process;
const packages = new URL("../../packages/", import.meta.url);
const PACKAGES = readdirSync(packages);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, packages), "utf8");
const systems = "playback-engine/golden/systems/";
const texts = {
  document: read("model-core/golden/model-document-1.0/eshop-queues.json"),
  model: read(`${systems}eshop-queues.model.json`),
  scenarios: Object.fromEntries(
    readdirSync(new URL(systems, packages))
      .filter((name) => /^eshop-queues\..*\.scenario\.json$/.test(name))
      .map((name) => [name, read(systems + name)]),
  ),
};

/** @type {string[]} */
const loaded = [];
const isBrowser = process.argv[2] === "browser";
registerHooks({
  resolve(specifier, context, next) {
    if (isBrowser && isBuiltin(specifier)) {
      throw new Error(`${context.parentURL} asks for ${specifier}`);
    }
    const found = next(specifier, context);
    loaded.push(found.url.slice(found.url.lastIndexOf("/") + 1));
    return found;
  },
});
if (isBrowser) {
  const language = new Set(runInContext("Object.getOwnPropertyNames(globalThis)", createContext()));
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!language.has(name) && !OF_A_BROWSER.includes(name)) {
      delete (/** @type {Record<string, unknown>} */ (globalThis)[name]);
    }
  }
  // As in a web worker, where there is no window.
  Object.assign(globalThis, { self: globalThis });
}
const found = await Promise.all(
  PACKAGES.map((name) => import(new URL(`${name}/dist/index.js`, packages).href)),
);
const results = await resultsOf(Object.fromEntries(PACKAGES.map((name, at) => [name, found[at]])), texts);
const digests = loaded.filter((name) => name.endsWith("-digests.js"));
stdout.write(JSON.stringify({ digests, globals: typeof Buffer, results }));
