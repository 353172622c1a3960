/** @typedef {import("../../../tools/bench/format-table.mjs").BenchRow} BenchRow */

/**
 * A measured figure beside its aim, and beside what an empty page needs where the machine decides.
 * @param {string} job
 * @param {number} found
 * @param {{aim: number, unit?: string, floor?: string, floorMs?: number}} beside
 * @returns {BenchRow}
 */
export function rowBesideAim(job, found, { aim, unit = "ms", floor = "-", floorMs = Number.NaN }) {
  const isMet = found <= aim;
  return {
    job,
    oursMs: found,
    floor,
    floorMs,
    ratio: found / floorMs,
    unit,
    target: `${aim} ${unit}: ${isMet ? "met" : "MISSED"}`,
  };
}

/**
 * @param {readonly number[]} times
 * @param {number} share
 */
export function percentile(times, share) {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
