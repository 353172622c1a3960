import type { JsonValue } from "@plumbline/model-core";
import { parse } from "smol-toml";
import { SCAN_LIMITS } from "../limits.js";
import { DataPlace } from "./data-place.js";
import { LinesOfWays } from "./lines-of-ways.js";

/** The root table of a TOML text, without its lines; null when it cannot be read. Dates are left as they are spelled. */
export function readToml(text: string): DataPlace | null {
  try {
    const table = parse(text, { maxDepth: SCAN_LIMITS.tomlDepth, integersAsBigInt: false });
    return new DataPlace(table as JsonValue, [], new LinesOfWays());
  } catch {
    return null;
  }
}

/** The line, from 1, of a table's heading (`[package]`) or else of the first that holds a word; 1 when there is none. */
export function lineWith(text: string, words: string): number {
  const lines = text.split("\n");
  const heading = lines.findIndex((line) => line.trim() === words);
  const holding = heading === -1 ? lines.findIndex((line) => line.includes(words)) : heading;
  return holding === -1 ? 1 : holding + 1;
}
