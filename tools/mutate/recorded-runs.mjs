import { existsSync, readFileSync } from "node:fs";

/**
 * A mutant that no test can or need notice, as its file has it, and why.
 * @typedef {object} AcceptedMutant
 * @property {string} file
 * @property {string} mutator
 * @property {string} code the lines that the change reaches over, with « where it begins
 * @property {string} replacement
 */

/**
 * Mutants of one reason.
 * @typedef {{reason: string, mutants: readonly AcceptedMutant[]}} AcceptedGroup
 */

/**
 * What came of the last run over a whole package, where mutants that are not tried (`ignored`) count as neither
 * noticed nor living.
 * @typedef {{tried: number, ignored: number, noticed: number, living: readonly AcceptedGroup[]}} RecordedRun
 */

/**
 * The last run over a whole package whose survivors all have a reason; null when there is none yet.
 * @param {string} name
 * @returns {RecordedRun | null}
 */
export function recordedRun(name) {
  const file = new URL(`./recorded/${name}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
