import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect } from "@jest/globals";

const FOLDER = new URL("../golden/", import.meta.url);

/**
 * A text is that of its golden file, to the byte. `UPDATE_GOLDEN=1` writes the file first, as for every golden file.
 * @param {string} name
 * @param {string} text
 */
export function expectGolden(name, text) {
  const file = new URL(name, FOLDER);
  if (process.env["UPDATE_GOLDEN"]) {
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, "utf8"));
}

/** The names of all golden files of the demo. */
export function goldenNames() {
  return readdirSync(FOLDER).sort();
}
