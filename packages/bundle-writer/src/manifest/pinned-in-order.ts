import { compareCodeUnits } from "@plumbline/model-core";
import { parseObligationName } from "@plumbline/promise-core";
import { inIdOrder } from "../in-id-order.js";
import type { PinnedRun, PinnedState } from "./pinned-state.js";

/** A pinned state with its lists in order: streams by ID, runs by promise and obligation, sources by repository. */
export function pinnedInOrder(pinned: PinnedState): PinnedState {
  const { scenarios, schemas, promises, decisions, runs, sources } = pinned;
  return {
    ...pinned,
    scenarios: inIdOrder(scenarios),
    schemas: inIdOrder(schemas),
    promises: inIdOrder(promises),
    ...(decisions === undefined ? {} : { decisions: inIdOrder(decisions) }),
    runs: runs.toSorted(byObligation),
    sources: sources.toSorted((left, right) => compareCodeUnits(left.repository, right.repository)),
  };
}

function byObligation(left: PinnedRun, right: PinnedRun): number {
  return compareCodeUnits(left.promiseId, right.promiseId) || numberOf(left) - numberOf(right);
}

/** That of `O10` stands behind that of `O2`, as the obligations do. */
function numberOf({ obligationId }: PinnedRun): number {
  return Number(parseObligationName(obligationId)?.key.slice(1));
}
