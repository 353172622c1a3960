import fastCheck, { assert as assertOnce } from "../../node_modules/fast-check/lib/fast-check.js";

export * from "../../node_modules/fast-check/lib/fast-check.js";

const TIMES = 20;
/** After so long a property has been tried enough, however many cases are left. */
const ENOUGH_MS = 100_000;
const OF_FAST_CHECK = 100;

/**
 * What fast-check is in the long run: a property has its cases many times over, and other ones in every run. One that
 * fails names the seed that it failed with.
 * @template Values
 * @param {import("../../node_modules/fast-check/lib/fast-check.js").IRawProperty<Values>} property
 * @param {import("../../node_modules/fast-check/lib/fast-check.js").Parameters<Values>} [parameters]
 */
export function assert(property, { seed: _, numRuns = OF_FAST_CHECK, ...parameters } = {}) {
  const interruption = { interruptAfterTimeLimit: ENOUGH_MS, markInterruptAsFailure: false };
  return assertOnce(property, { ...parameters, ...interruption, numRuns: numRuns * TIMES });
}

export default { ...fastCheck, assert };
