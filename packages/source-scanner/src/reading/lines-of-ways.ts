import { linesOfValues } from "@plumbline/model-core";
import type { Lines } from "../code/code-extraction.js";
import { blockEnd } from "./block-end.js";

/** The way to a value of a text: the index of its document, then keys and indices. */
export type Way = readonly (string | number)[];

/** Gathers what is to be found in a text, so that the text is walked once for all of it. */
export class LinesOfWays {
  readonly #wanted: { readonly way: Way; readonly lines: { first: number; last: number } }[] = [];

  /** The lines of a value: right once `find` was called. */
  of(way: Way): Lines {
    const lines = { first: 1, last: 1 };
    this.#wanted.push({ way, lines });
    return lines;
  }

  find(text: string, spelling: "json" | "yaml"): void {
    if (this.#wanted.length === 0) {
      return;
    }
    const firsts = linesOfValues(
      text,
      spelling,
      this.#wanted.map(({ way }) => way),
    );
    const all = text.split("\n");
    for (const [index, { lines }] of this.#wanted.entries()) {
      lines.first = firsts[index] ?? 1;
      lines.last = blockEnd(all, lines.first);
    }
  }
}
