import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { PACKED } from "./folders.mjs";

/** What is packed now, beside what was before. */
const LIST = join(PACKED, "files.json");

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Writes what is new. A service that runs of what was packed before may still ask for a part of it: that stays for a day.
 * @param {readonly {readonly path: string, readonly contents: Uint8Array}[]} files
 */
export function writeFiles(files) {
  for (const { path, contents } of files) {
    if (!existsSync(path) || !readFileSync(path).equals(contents)) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, contents);
    }
  }
  const names = files.map(({ path }) => relative(PACKED, path).replaceAll("\\", "/"));
  dropOld(new Set(names));
  writeFileSync(LIST, JSON.stringify(names.sort(), null, 1));
}

/** @param {ReadonlySet<string>} current */
function dropOld(current) {
  const before = existsSync(LIST) ? new Set(JSON.parse(readFileSync(LIST, "utf8"))) : new Set();
  const now = new Date();
  for (const name of globSync("**/*.{js,map}", { cwd: PACKED }).map((one) => one.replaceAll("\\", "/"))) {
    const path = join(PACKED, name);
    if (!current.has(name) && before.has(name)) {
      utimesSync(path, now, now);
    } else if (!current.has(name) && statSync(path).mtimeMs < now.getTime() - DAY_MS) {
      rmSync(path);
    }
  }
}
