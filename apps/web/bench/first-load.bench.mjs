import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import limits from "../.size-limit.mjs";
import { rowBesideAim } from "./rows.mjs";

// What a screen loads before it shows something. The lint keeps the same limits.

const CLIENT = new URL("../", import.meta.url);

/** The rows of the table. */
export function run() {
  return limits.map(({ name, path, limit }) => {
    const bytes = path.map((file) => gzipSync(readFileSync(new URL(file, CLIENT))).length);
    const kilobytes = bytes.reduce((sum, one) => sum + one, 0) / 1_000;
    return rowBesideAim(`First load of ${name}, script, gzip`, kilobytes, {
      ...{ aim: Number.parseInt(limit, 10), unit: "KB" },
    });
  });
}
