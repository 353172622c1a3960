import { SCAN_LIMITS } from "../limits.js";

/** The first of some files that something rests on, each once, as many as one fact names. */
export function groundPaths(paths: Iterable<string>): readonly string[] {
  return [...new Set(paths)].slice(0, SCAN_LIMITS.grounds);
}
