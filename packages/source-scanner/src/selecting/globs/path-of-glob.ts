import { type Segment, segmentOfGlob } from "./segment-of-glob.js";

type Step = "any-folders" | Segment;

/** A path, and its parts between slashes. */
export interface PathInParts {
  readonly path: string;
  readonly parts: readonly string[];
}

/** Whether a path is meant by a pattern without alternatives. Null for a pattern that cannot be read. */
export function pathOfGlob(glob: string): ((of: PathInParts) => boolean) | null {
  const wanted = glob.replace(/^(?:\.\/)+/, "").split("/");
  const steps = wanted.map((part) => (part === "**" ? "any-folders" : segmentOfGlob(part)));
  const always = longestPlain(wanted);
  return steps.every((step) => step !== null)
    ? ({ path, parts }) => path.includes(always) && matches(steps, parts)
    : null;
}

/** The longest text that is in every path that is meant: most paths are found by it to be none. */
function longestPlain(wanted: readonly string[]): string {
  const plain = wanted.filter((part) => !part.includes("\\")).flatMap((part) => part.split(/[*?]|\[.*/));
  return plain.reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}

/** What follows the last `**` is tried further on until it fits. */
function matches(steps: readonly Step[], parts: readonly string[]): boolean {
  let at = 0;
  let step = 0;
  let folders = -1;
  let restart = 0;
  while (at < parts.length) {
    const wanted = steps[step];
    if (wanted === "any-folders") {
      folders = step;
      restart = at;
      step += 1;
    } else if (wanted?.(String(parts[at])) === true) {
      at += 1;
      step += 1;
    } else if (folders !== -1) {
      restart += 1;
      at = restart;
      step = folders + 1;
    } else {
      return false;
    }
  }
  return steps.slice(step).every((left) => left === "any-folders");
}
