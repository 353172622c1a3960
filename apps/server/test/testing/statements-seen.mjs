// Loaded into each service that the tests start where PLUMBLINE_TEST_STATEMENTS names a folder: each statement that the
// service sends is written there once a process, with values that it took, for tools/scale/explain.mjs.
import { appendFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Larger values say no more of where a statement goes. */
const LONGEST = 20_000;

const require = createRequire(import.meta.url);

const file = join(process.env["PLUMBLINE_TEST_STATEMENTS"] ?? ".", `${process.pid}.jsonl`);

/** @type {Set<string>} */
const seen = new Set();

// Not before the service loads the driver: who measures it wants to be there first.
const driver = require.resolve("pg");
const waiting = setInterval(() => {
  if (require.cache[driver]?.loaded === true) {
    clearInterval(waiting);
    watch(require("pg").Client.prototype);
  }
}, 1).unref();

/** @param {{query: (...asked: any[]) => unknown}} client */
function watch(client) {
  const { query } = client;
  client.query = function (...asked) {
    const [first, more] = asked;
    const text = typeof first === "string" ? first : first?.text;
    const values = first?.values ?? (Array.isArray(more) ? more : []);
    if (typeof text === "string" && !seen.has(text)) {
      note(text, values);
    }
    return query.apply(this, asked);
  };
}

/**
 * @param {string} text
 * @param {readonly unknown[]} values
 */
function note(text, values) {
  const line = JSON.stringify({ text, values: values.map(plain) });
  if (line.length <= LONGEST) {
    seen.add(text);
    appendFileSync(file, `${line}\n`);
  }
}

/** @param {unknown} value */
function plain(value) {
  return Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : value;
}
