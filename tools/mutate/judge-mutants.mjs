/** Of the mutants of a package this share has to be noticed. */
export const THRESHOLD = 85;

const NOTICED = ["Killed", "Timeout"];
const LIVING = ["Survived", "NoCoverage"];
const IGNORED = "Ignored";
const BROKEN = "RuntimeError";
const LONGEST = 160;

/** @typedef {{line: number, column: number}} Position */
/** @typedef {{file: string, mutator: string, replacement: string, status: string, start: Position, end: Position}} Mutant */
/** @typedef {{planned: number | null, mutants: readonly Mutant[]}} TriedMutants */
/** @typedef {import("./recorded-runs.mjs").AcceptedMutant} AcceptedMutant */
/** @typedef {import("./recorded-runs.mjs").AcceptedGroup} AcceptedGroup */

/**
 * @typedef {object} Verdict
 * @property {boolean} passed
 * @property {number | null} score percent noticed; null, when not the whole package was tried
 * @property {number} tried
 * @property {number} ignored what runs only when a module is loaded; neither noticed nor living
 * @property {number | null} planned
 * @property {number} noticed
 * @property {number} broken what could not be tried, since the tests themselves did not run
 * @property {number} living
 * @property {readonly AcceptedMutant[]} unlisted survivors that no list names
 * @property {readonly AcceptedMutant[]} gone names of the list that survive no more
 */

/**
 * Holds what became of mutants against the list of those that may live. Where there is none yet, some that live are
 * told and not refused; of a whole package they have to be listed.
 * @param {TriedMutants} tried
 * @param {readonly AcceptedGroup[] | null} accepted
 * @param {{isWhole: boolean, read: (file: string) => string}} options
 * @returns {Verdict}
 */
export function judgeMutants({ planned, mutants }, accepted, { isWhole, read }) {
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
  const living = mutants.filter(({ status }) => LIVING.includes(status)).map((mutant) => named(mutant, read));
  const listed = (accepted ?? []).flatMap((group) => group.mutants);
  const unlisted = without(living, listed);
  const gone = isWhole ? without(listed, living) : [];
  const score = isWhole ? (100 * noticed) / Math.max(1, noticed + living.length) : null;
  const isAsListed = unlisted.length === 0 && gone.length === 0;
  const ignored = mutants.filter(({ status }) => status === IGNORED).length;
  const broken = mutants.filter(({ status }) => status === BROKEN).length;
  const isGood = score === null ? accepted === null || isAsListed : isAsListed && score >= THRESHOLD;
  const passed = isGood && broken === 0;
  const tried = mutants.length - ignored;
  return { passed, score, tried, ignored, planned, noticed, broken, living: living.length, unlisted, gone };
}

/**
 * A mutant by what it changes: the lines it reaches over, and where in the first of them it begins. What stands above
 * or around does not matter.
 * @param {Mutant} mutant
 * @param {(file: string) => string} read
 * @returns {AcceptedMutant}
 */
function named({ file, mutator, replacement, start, end }, read) {
  const lines = read(file)
    .split("\n")
    .slice(start.line - 1, end.line);
  const indent = lines[0]?.search(/\S/) ?? 0;
  const code = lines.map((line) => line.trim()).join(" ");
  const at = start.column - 1 - indent;
  return {
    file,
    mutator,
    code: short(`${code.slice(0, at)}«${code.slice(at)}`),
    replacement: short(replacement.replace(/\s+/g, " ")),
  };
}

/**
 * A mutant may reach over a whole function; how it begins tells it from others.
 * @param {string} code
 */
function short(code) {
  return code.length > LONGEST ? `${code.slice(0, LONGEST)} …` : code;
}

/**
 * The first without the second, each as often as it stands there.
 * @param {readonly AcceptedMutant[]} mutants
 * @param {readonly AcceptedMutant[]} others
 */
function without(mutants, others) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const other of others) {
    counts.set(keyOf(other), (counts.get(keyOf(other)) ?? 0) + 1);
  }
  return mutants.filter((mutant) => {
    const left = counts.get(keyOf(mutant)) ?? 0;
    counts.set(keyOf(mutant), left - 1);
    return left <= 0;
  });
}

/** @param {AcceptedMutant} mutant */
function keyOf({ file, mutator, code, replacement }) {
  return JSON.stringify([file, mutator, code, replacement]);
}
