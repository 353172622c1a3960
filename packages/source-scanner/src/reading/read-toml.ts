import type { JsonValue } from "@plumbline/model-core";
import { parse } from "smol-toml";
import { SCAN_LIMITS } from "../limits.js";
import { DataPlace } from "./data-place.js";
import { LinesOfWays } from "./lines-of-ways.js";

const LINE_CHARACTERS = 500;

/** The root table of a TOML text, without its lines; null when it cannot be read. Dates are left as they are spelled. */
export function readToml(text: string): DataPlace | null {
  try {
    const table = parse(text, { maxDepth: SCAN_LIMITS.tomlDepth, integersAsBigInt: false });
    return new DataPlace(table as JsonValue, [], new LinesOfWays());
  } catch {
    return null;
  }
}

/** Finds the lines of a TOML text by what stands on them. */
export class TomlLines {
  readonly #byStart = new Map<string, number>();

  constructor(text: string) {
    for (const [index, line] of text.split("\n").entries()) {
      const start = /^\[.*\]|^["']?([\w.-]+)/.exec(line.trim().slice(0, LINE_CHARACTERS));
      const word = start?.[1] ?? start?.[0];
      if (word !== undefined && !this.#byStart.has(word.toLowerCase())) {
        this.#byStart.set(word.toLowerCase(), index + 1);
      }
    }
  }

  /** The line, from 1, of a table's heading (`[package]`), of a key, or of an entry of a list that begins so; else 1. */
  of(start: string): number {
    return this.#byStart.get(start.toLowerCase()) ?? 1;
  }
}
