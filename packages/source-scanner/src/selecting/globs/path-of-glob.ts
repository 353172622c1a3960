import { type Segment, segmentOfGlob } from "./segment-of-glob.js";

type Step = "any-folders" | Segment;

/** Whether a path, given by its parts, is meant by a pattern without alternatives. Null for a pattern that cannot be read. */
export function pathOfGlob(glob: string): ((parts: readonly string[]) => boolean) | null {
  const steps = glob
    .replace(/^(?:\.\/)+/, "")
    .split("/")
    .map((part) => (part === "**" ? "any-folders" : segmentOfGlob(part)));
  return steps.every((step) => step !== null) ? (parts) => matches(steps, parts) : null;
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
