import type { Guid } from "@plumbline/model-core";
import type { Actor } from "./actor.js";
import type { PromiseContent } from "./content.js";
import type { LinkedState } from "./links.js";
import type { Obligation } from "./obligation.js";

export const ORIGINS = ["human", "ai-suggested", "agent-suggested"] as const;
export type Origin = (typeof ORIGINS)[number];

export const PROMISE_STATES = ["draft", "approved", "retired"] as const;
export type PromiseState = (typeof PROMISE_STATES)[number];

/** That a person approved exactly these bytes. */
export interface Approval {
  readonly by: Actor;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly comment: string | null;
  /** Of what was approved: what is stored now has to give it still. */
  readonly contentHash: string;
  /** What was linked, as it was then. */
  readonly linked: readonly LinkedState[];
}

/** One revision as it is stored. */
export interface Revision {
  /** From 1. */
  readonly revision: number;
  readonly retire: boolean;
  /** Null when it retires the promise; it has no obligations then. */
  readonly content: PromiseContent | null;
  /** In key order: `O2` before `O10`. */
  readonly obligations: readonly Obligation[];
  /** Null for a revision changed before this was recorded. */
  readonly lastChangedBy: Actor | null;
  readonly lastChangedAt: string | null;
  /** Who wrote the text of this draft last; null where it is still that of the revision it was copied from. */
  readonly textChangedBy: Actor | null;
  /** Agent tokens alone wrote this draft, its obligations included. */
  readonly agentsAlone: boolean;
  /** Null for a draft. */
  readonly approval: Approval | null;
}

/** A promise as it is stored. */
export interface StoredPromise {
  readonly id: Guid;
  /** `<PREFIX>-<NNN>`. */
  readonly requirementId: string;
  readonly origin: Origin;
  /** The highest revision number there ever was: that of a discarded draft is not used again. */
  readonly lastRevision: number;
  /** The highest `n` of an `O<n>` there ever was. */
  readonly lastObligation: number;
  /** Newest first, at most one draft, which is the newest. */
  readonly revisions: readonly Revision[];
}
