/** @typedef {{minute: number, mib: number}} Sample */

/**
 * How memory moved after the first third, in which caches fill.
 * @param {readonly Sample[]} samples
 * @returns {string}
 */
export function memoryLine(samples) {
  const settled = samples.slice(Math.floor(samples.length / 3));
  const [first, last] = [settled[0], settled.at(-1)];
  if (first === undefined || last === undefined) {
    return "memory: no sample";
  }
  const moved = `${first.mib.toFixed(0)} to ${last.mib.toFixed(0)} MiB`;
  return `memory ${moved}: ${slope(settled).toFixed(2)} MiB a minute`;
}

/**
 * MiB a minute of the line that fits the samples best.
 * @param {readonly Sample[]} samples
 */
function slope(samples) {
  const mean = (/** @type {(sample: Sample) => number} */ of) =>
    samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [minute, mib] = [mean((one) => one.minute), mean((one) => one.mib)];
  const spread = mean((one) => (one.minute - minute) ** 2);
  return spread === 0 ? 0 : mean((one) => (one.minute - minute) * (one.mib - mib)) / spread;
}
