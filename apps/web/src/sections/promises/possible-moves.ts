import { MOVES, type Situation, TRIGGERS, type Trigger } from "@plumbline/promise-core";
import type { PromiseRecord } from "./promise-records.js";

type Standing = Pick<PromiseRecord, "state"> & { readonly draft: { readonly retire: boolean } | null };

/** What can be done with a promise where it stands; what may be done, the service says. */
export function possibleMoves(promise: Standing): ReadonlySet<Trigger> {
  const situation = situationOfRecord(promise);
  return new Set(TRIGGERS.filter((trigger) => "to" in MOVES[trigger][situation]));
}

function situationOfRecord({ state, draft }: Standing): Situation {
  if (state !== "approved" || draft === null) {
    return state;
  }
  return draft.retire ? "retiring" : "revising";
}
