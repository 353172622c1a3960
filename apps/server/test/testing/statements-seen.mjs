// Loaded into each service that the tests start where PLUMBLINE_TEST_STATEMENTS names a folder: each statement that the
// service sends is written there once a process, with values that it took, for tools/scale/explain.mjs.
import { appendFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Larger values say no more of where a statement goes. */
const LONGEST = 20_000;

const { Client } = createRequire(import.meta.url)("pg");

const file = join(process.env["PLUMBLINE_TEST_STATEMENTS"] ?? ".", `${process.pid}.jsonl`);

/** @type {Set<string>} */
const seen = new Set();

const { query } = Client.prototype;
Client.prototype.query = function (/** @type {any} */ asked, /** @type {any} */ ...more) {
  const text = typeof asked === "string" ? asked : asked?.text;
  const values = asked?.values ?? (Array.isArray(more[0]) ? more[0] : []);
  if (typeof text === "string" && !seen.has(text)) {
    note(text, values);
  }
  return query.call(this, asked, ...more);
};

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
