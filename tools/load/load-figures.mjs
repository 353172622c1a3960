/** @typedef {import("./drive.mjs").Answered} Answered */

/** A client has to expect these beside success: another wrote first, or too much is asked for at once. */
const TURNED_AWAY = new Set([409, 429]);

/**
 * What answers say together.
 * @param {readonly Answered[]} answers
 * @param {number} seconds in which they came
 */
export function loadFigures(answers, seconds) {
  const sorted = answers.map(({ ms }) => ms).toSorted((left, right) => left - right);
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const turnedAway = answers.filter(({ status }) => TURNED_AWAY.has(status)).length;
  const failed = answers.filter(({ status }) => status >= 400).length;
  return {
    ...{ answers: answers.length / seconds, p50: at(0.5), p99: at(0.99), most: at(1) },
    turnedAway: answers.length === 0 ? 0 : turnedAway / answers.length,
    unexpected: failed - turnedAway,
  };
}
