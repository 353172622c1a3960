import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { ROOT } from "./setup/repository.mjs";

const TOOLS = join(ROOT, "tools");
const COMMANDS = readdirSync(TOOLS).filter((name) => name.endsWith(".mjs") && !name.includes(".test."));

/** What is loaded before a line of a file runs, and what a file waits for while it is loaded. */
const IMPORTS = /^(?:import|export)\b[^;]*?from\s+"([^"]+)"|^import\s+"([^"]+)"/gms;
const AWAITED = /^(?:const|let|var|await)\b.*\bawait import\(/m;

/**
 * What a command loads at its start that a clean clone does not have: packages, compiled code.
 * @param {string} file
 * @param {Set<string>} seen
 * @returns {string[]}
 */
function missingAtStart(file, seen = new Set()) {
  if (seen.has(file)) {
    return [];
  }
  seen.add(file);
  const text = readFileSync(file, "utf8");
  const awaited = AWAITED.test(text) ? [`${relative(ROOT, file)} waits for an import`] : [];
  const names = [...text.matchAll(IMPORTS)].map(([, from, bare]) => from ?? bare ?? "");
  const loaded = names
    .filter((name) => !name.startsWith("node:"))
    .flatMap((name) =>
      name.startsWith(".") && !name.includes("/dist/")
        ? missingAtStart(resolve(dirname(file), name), seen)
        : [`${relative(ROOT, file)} loads ${name}`],
    );
  return [...awaited, ...loaded];
}

describe("a command of the repository", () => {
  it.each(COMMANDS)("%s begins in a clean clone, where nothing is installed or compiled", (name) => {
    expect(missingAtStart(join(TOOLS, name))).toEqual([]);
  });
});
