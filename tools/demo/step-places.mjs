/** @typedef {{id: string, then?: Step[], else?: Step[], onError?: Step[], branches?: Step[][], handlers?: Record<string, Step[]>}} Step */

/**
 * Where a step is told: in which block (the scenario's own flow, or one delivery), and how deep in it.
 * @typedef {{block: string, depth: number}} Place
 */

const OWN_FLOW = "";

/**
 * The block of a delivery: a message taken by a subscription does its work apart from whoever published it.
 * @param {string} publishStep
 * @param {string | null} subscription
 */
export function blockOfDelivery(publishStep, subscription) {
  return `${subscription} takes what ${publishStep} published`;
}

/**
 * @param {readonly Step[]} steps
 * @returns {ReadonlyMap<string, Place>}
 */
export function placesOfSteps(steps) {
  /** @type {Map<string, Place>} */
  const places = new Map();
  /** @type {(list: readonly Step[] | undefined, place: Place) => void} */
  const visit = (list, { block, depth }) => {
    for (const step of list ?? []) {
      places.set(step.id, { block, depth });
      for (const inner of [step.then, step.else, step.onError, ...(step.branches ?? [])]) {
        visit(inner, { block, depth: depth + 1 });
      }
      for (const [subscription, handler] of Object.entries(step.handlers ?? {})) {
        visit(handler, { block: blockOfDelivery(step.id, subscription), depth: 1 });
      }
    }
  };
  visit(steps, { block: OWN_FLOW, depth: 0 });
  return places;
}
