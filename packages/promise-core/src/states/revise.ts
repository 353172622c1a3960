import { PROMISE_LIMITS } from "../limits.js";
import { isAgent } from "../records/actor.js";
import type { Obligation } from "../records/obligation.js";
import type { Revision } from "../records/stored-promise.js";
import type { Moved } from "./promise-refusal.js";
import { refuse } from "./promise-refusal.js";
import { newestOf } from "./promise-state.js";
import { notMoved, refuseMove, type Write } from "./write.js";

/**
 * Begins a draft beside the approved revision (docs/reference/promises.md#states): a copy of it with the same
 * obligations, or one that retires the promise and holds nothing. It can be retired when it has all its revisions too.
 */
export function revise(write: Write & { readonly retire: boolean }): Moved {
  const refusal = refuseMove(write, write.retire ? "retire" : "revise");
  if (refusal !== null) {
    return notMoved(refusal);
  }
  const { promise } = write;
  if (promise.revisions.length >= PROMISE_LIMITS.revisions && !write.retire) {
    return notMoved(refuse("conflict", `A promise has at most ${PROMISE_LIMITS.revisions} revisions`));
  }
  const lastRevision = promise.lastRevision + 1;
  const draft = nextRevision(write, lastRevision);
  return { ok: true, value: { ...promise, lastRevision, revisions: [draft, ...promise.revisions] } };
}

function nextRevision(
  { promise, by, at, retire }: Write & { readonly retire: boolean },
  revision: number,
): Revision {
  const approved = newestOf(promise);
  return {
    revision,
    retire,
    content: retire ? null : approved.content,
    obligations: retire ? [] : approved.obligations.map(copied),
    lastChangedBy: by,
    lastChangedAt: at,
    textChangedBy: retire ? by : null,
    agentsAlone: isAgent(by),
    approval: null,
  };
}

function copied(obligation: Obligation): Obligation {
  return { ...obligation, addedBy: null, lastChangedBy: null };
}
