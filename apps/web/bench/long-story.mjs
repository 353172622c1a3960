import { randomUUID } from "node:crypto";

const ATTEMPTS = 10;
const CALLS = 31;

/**
 * A model with two operations more, and a story of their attempts that has close to 10,000 events, the most there may be:
 * each call is tried ten times, and each time what it calls fails ten times.
 * @param {{operations: readonly {ownerId: string}[], elements: readonly {id: string}[]}} shop
 */
export function longStory(shop) {
  const [first, second] = shop.operations;
  if (first === undefined || second === undefined) {
    throw new Error("The example has no operations");
  }
  const retry = { maxAttempts: ATTEMPTS, backoffMs: 5 };
  const made = { requestSchemaId: null, responseSchemaId: null, timeoutMs: 0, retry };
  const outer = { ...first, ...made, id: randomUUID(), name: "Tries" };
  const inner = { ...second, ...made, id: randomUUID(), name: "Fails" };
  const call = (/** @type {string} */ id, /** @type {string} */ from, /** @type {string} */ operation) => ({
    type: "call",
    id,
    from,
    operation,
    request: null,
    response: null,
    then: /** @type {object[]} */ ([]),
    onError: /** @type {object[]} */ ([]),
  });
  const write = (/** @type {string} */ id) => ({
    type: "write",
    id,
    by: second.ownerId,
    store: first.ownerId,
    dataset: "failures",
    change: null,
  });
  const steps = Array.from({ length: CALLS }, (_, at) => ({
    ...call(`try-${at}`, second.ownerId, outer.id),
    then: [call(`fail-${at}`, first.ownerId, inner.id)],
    onError: [write(`note-${at}`)],
  }));
  return {
    model: { ...shop, operations: [...shop.operations, outer, inner] },
    scenario: {
      id: randomUUID(),
      name: "10,000 events",
      steps,
      faults: [{ target: inner.id, kind: "Error", failFirst: null }],
      assertions: [],
    },
  };
}
