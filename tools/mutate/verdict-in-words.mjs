import { THRESHOLD } from "./judge-mutants.mjs";

/** @typedef {import("./judge-mutants.mjs").Verdict} Verdict */
/** @typedef {import("./recorded-runs.mjs").AcceptedMutant} AcceptedMutant */

/**
 * What came of the mutants of a package.
 * @param {string} name
 * @param {Verdict} verdict
 * @param {boolean} isStopped whether the time was over
 */
export function verdictInWords(name, verdict, isStopped) {
  const { score, tried, ignored, planned, noticed, broken, living, unlisted, gone } = verdict;
  const scored = score === null ? "" : `, ${score.toFixed(1)} % (at least ${THRESHOLD} %)`;
  return [
    `${name}: ${noticed} mutants noticed, ${living} live${scored}; ${ignored} are not tried`,
    ...(isStopped
      ? [`  The time was over: ${tried} of ${planned ?? "all"} were tried, the others were not.`]
      : []),
    ...(broken > 0 ? [`  ${broken} could not be tried: their tests did not run.`] : []),
    ...listed("live and are in no list:", unlisted),
    ...listed("are listed and live no more:", gone),
  ].join("\n");
}

/**
 * @param {string} words
 * @param {readonly AcceptedMutant[]} mutants
 */
function listed(words, mutants) {
  if (mutants.length === 0) {
    return [];
  }
  return [`  ${mutants.length} ${words}`, ...mutants.map((mutant) => `    ${JSON.stringify(mutant)}`)];
}
