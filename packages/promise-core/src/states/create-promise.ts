import type { Guid } from "@plumbline/model-core";
import { type Actor, isAgent } from "../records/actor.js";
import type { PromiseContent } from "../records/content.js";
import type { Origin, Revision } from "../records/stored-promise.js";
import type { Moved } from "./promise-refusal.js";
import { refuseLargeRevision } from "./revision-size.js";
import { notMoved } from "./write.js";

/** A promise that somebody makes. */
export interface NewPromise {
  readonly id: Guid;
  readonly requirementId: string;
  readonly content: PromiseContent;
  /** What the request says; of an agent token it counts for nothing. */
  readonly origin: Origin | null;
  readonly by: Actor;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Makes a promise with its first draft (docs/reference/promises.md#states). */
export function createPromise({ id, requirementId, content, origin, by, at }: NewPromise): Moved {
  const draft: Revision = {
    revision: 1,
    retire: false,
    content,
    obligations: [],
    lastChangedBy: by,
    lastChangedAt: at,
    textChangedBy: by,
    agentsAlone: isAgent(by),
    approval: null,
  };
  const promise = {
    id,
    requirementId,
    origin: isAgent(by) ? ("agent-suggested" as const) : (origin ?? "human"),
    lastRevision: 1,
    lastObligation: 0,
    revisions: [draft],
  };
  const refusal = refuseLargeRevision(draft);
  return refusal === null ? { ok: true, value: promise } : notMoved(refusal);
}
