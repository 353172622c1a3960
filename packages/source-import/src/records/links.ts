import type { FactKind, Guid } from "@plumbline/model-core";
import type { ItemFields } from "./import-item.js";

/** An accepted pair: an element of kind `app` or `component` is a service of a repository. */
export interface ServiceLink {
  readonly id: Guid;
  /** `host/owner/name`. */
  readonly repository: string;
  readonly serviceKey: string;
  readonly elementId: Guid;
}

/** Kinds of facts that have evidence. */
export type EvidencedKind = Exclude<FactKind, "schema">;

/** An accepted pair: a source fact is the evidence of a fact of the model. */
export interface EvidenceLink {
  readonly id: Guid;
  /** `host/owner/name`. */
  readonly repository: string;
  readonly factKey: string;
  /** Of the service that the source fact is of; null for what is shared. */
  readonly serviceKey: string | null;
  readonly factKind: EvidencedKind;
  readonly factId: Guid;
  /** The newest commit at which the source fact was found. */
  readonly lastSeenCommit: string;
  /** Files that said it there. */
  readonly lastPaths: readonly string[];
  /** Other files that it rested on there. */
  readonly lastGrounds: readonly string[];
  /** The first commit at which it was missed since; null while it is found. */
  readonly missingSince: string | null;
  /** What source says in fields where a person kept what the model says. */
  readonly kept: ItemFields;
}
