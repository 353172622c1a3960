import fastCheck, { assert as assertOnce } from "../../node_modules/fast-check/lib/fast-check.js";

export * from "../../node_modules/fast-check/lib/fast-check.js";

const TIMES = 20;
/** After so long a property has been tried enough, however many cases are left. */
const ENOUGH_MS = 50_000;
const OF_FAST_CHECK = 100;

/** @typedef {import("../../node_modules/fast-check/lib/fast-check.js").Parameters<unknown>} Parameters */

/**
 * What fast-check is in the long run: a property has its own cases, and many times as many others, new in every run. One
 * that fails names the seed and the path that it failed with; with that path it is the same once more.
 * @param {import("../../node_modules/fast-check/lib/fast-check.js").IRawProperty<unknown>} property
 * @param {Parameters} [parameters]
 */
export function assert(property, parameters = {}) {
  const own = assertOnce(property, parameters);
  if (parameters.path !== undefined) {
    return own;
  }
  const others = () => assertOnce(property, withOthers(parameters));
  return own instanceof Promise ? own.then(others) : others();
}

/**
 * @param {Parameters} parameters
 * @returns {Parameters}
 */
function withOthers({ seed: _, numRuns = OF_FAST_CHECK, ...parameters }) {
  const interruption = { interruptAfterTimeLimit: ENOUGH_MS, markInterruptAsFailure: false };
  return { ...parameters, ...interruption, numRuns: numRuns * TIMES };
}

export default { ...fastCheck, assert };
