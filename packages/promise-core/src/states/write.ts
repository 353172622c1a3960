import { contentHash } from "../hashes/content-hash.js";
import { type Actor, isAgent } from "../records/actor.js";
import type { Revision, StoredPromise } from "../records/stored-promise.js";
import { MOVES, situationOf, type Trigger } from "./moves.js";
import type { Moved, PromiseRefusal } from "./promise-refusal.js";
import { refuse } from "./promise-refusal.js";
import { newestOf } from "./promise-state.js";
import { refuseLargeRevision } from "./revision-size.js";

/** Somebody does something with a promise. */
export interface Write {
  readonly promise: StoredPromise;
  readonly by: Actor;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The content hash of the newest revision that the writer has read; nothing is written over another one. */
  readonly ifMatch?: string | null;
}

/** Why a promise does not move: it stands elsewhere, or its newest revision is another one than was read. */
export function refuseMove({ promise, ifMatch = null }: Write, trigger: Trigger): PromiseRefusal | null {
  const move = MOVES[trigger][situationOf(promise)];
  if ("refused" in move) {
    return refuse("conflict", move.refused);
  }
  const newest = newestOf(promise);
  return ifMatch === null || ifMatch === contentHash(promise, newest) ? null : otherRevision(promise);
}

/** The refusal of a write that names another revision than the newest. */
export function otherRevision(promise: StoredPromise): PromiseRefusal {
  const newest = newestOf(promise);
  const title = `The newest revision is another one: revision ${newest.revision}`;
  const hash = contentHash(promise, newest);
  return refuse("revision_changed", title, { revision: newest.revision, contentHash: hash });
}

/** What of a draft is written anew. */
export type Rewritten = Partial<Pick<Revision, "content" | "obligations" | "textChangedBy">>;

/** The promise with its draft written anew, and who did it. */
export function withDraft(write: Write, rewritten: Rewritten, lastObligation?: number): Moved {
  const { promise, by, at } = write;
  const draft = newestOf(promise);
  const agentsAlone = draft.agentsAlone && isAgent(by);
  const changed = { ...draft, ...rewritten, lastChangedBy: by, lastChangedAt: at, agentsAlone };
  const moved = {
    ...promise,
    lastObligation: lastObligation ?? promise.lastObligation,
    revisions: [changed, ...promise.revisions.slice(1)],
  };
  const refusal = refuseLargeRevision(changed);
  return refusal === null ? { ok: true, value: moved } : { ok: false, refusal };
}

export function notMoved(refusal: PromiseRefusal): Moved {
  return { ok: false, refusal };
}
