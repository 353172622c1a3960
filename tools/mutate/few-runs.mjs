import * as fastCheck from "fast-check";

/** Runs at random for every mutant: the same each time, since what they notice must not depend on luck. */
const FEW = { seed: 1, numRuns: 30, endOnFailure: true };

fastCheck.configureGlobal(FEW);

/** @typedef {import("fast-check").IRawProperty<unknown>} Property */
/** @typedef {import("fast-check").Parameters<unknown>} Parameters */

/**
 * What asks for many runs gets few, and nothing looks for a smaller example of what failed: one is enough.
 * @param {Property} property
 * @param {Parameters} [parameters]
 */
function assert(property, parameters = {}) {
  const numRuns = Math.min(FEW.numRuns, parameters.numRuns ?? FEW.numRuns);
  return fastCheck.assert(property, { ...parameters, numRuns, endOnFailure: true });
}

/** What tests take from `fast-check`. */
export default { ...fastCheck, assert };
