import { isAgent } from "../records/actor.js";
import type { Moved, PromiseRefusal } from "./promise-refusal.js";
import { refuse } from "./promise-refusal.js";
import { newestOf } from "./promise-state.js";
import { notMoved, refuseMove, type Write } from "./write.js";

/** Takes away the draft of an approved promise; its number is not used again (docs/reference/promises.md#states). */
export function discardDraft(write: Write): Moved {
  const refusal = refuseMove(write, "discard") ?? refuseHumanWork(write);
  const { promise } = write;
  return refusal === null
    ? { ok: true, value: { ...promise, revisions: promise.revisions.slice(1) } }
    : notMoved(refusal);
}

/**
 * Whether a promise may be deleted: one that was never approved (docs/reference/promises.md#agents). An agent token is
 * told first that people alone delete anything but what agent tokens alone wrote.
 */
export function mayDelete(write: Write): Moved {
  const refusal = refuseHumanWork(write) ?? refuseMove(write, "delete");
  return refusal === null ? { ok: true, value: write.promise } : notMoved(refusal);
}

function refuseHumanWork({ promise, by }: Write): PromiseRefusal | null {
  const { agentsAlone, approval } = newestOf(promise);
  return isAgent(by) && !(agentsAlone && approval === null)
    ? refuse("human_only", "An agent token takes away only a draft that agent tokens alone wrote")
    : null;
}
