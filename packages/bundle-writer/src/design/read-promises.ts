import {
  draftOf,
  inForceOf,
  parseRequirementId,
  readPromise,
  stateOf,
  stateOfModel,
} from "@plumbline/promise-core";
import type { Design, DesignPromise } from "./design.js";
import type { PinnedInputs, PinnedPromise } from "./pinned-inputs.js";

/** What is shown of the promises in a pinned state, in the order of their requirement numbers. */
export function readPromises(
  { promises, links }: PinnedInputs,
  { pinned, index, scenarios }: Pick<Design, "pinned" | "index" | "scenarios">,
): readonly DesignPromise[] {
  const byId = new Map<string, (typeof scenarios)[number]>(
    scenarios.map((scenario) => [scenario.id, scenario]),
  );
  const stream = { streamId: pinned.branch, version: pinned.streamVersion };
  const state = stateOfModel({
    stream,
    index,
    scenarios: byId,
    sources: { followed: pinned.sources, links },
  });
  return promises.toSorted(byRequirementNumber).map(({ promise, runs }) => {
    const { statusOf } = readPromise(promise, runs, state);
    const inForce = inForceOf(promise);
    const status = inForce === null ? null : statusOf(inForce);
    return { promise, state: stateOf(promise), inForce, status, draft: draftOf(promise) };
  });
}

function byRequirementNumber(left: PinnedPromise, right: PinnedPromise): number {
  return numberOf(left) - numberOf(right);
}

function numberOf({ promise }: PinnedPromise): number {
  return parseRequirementId(promise.requirementId)?.number ?? 0;
}
