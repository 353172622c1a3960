import type { ElementId, Guid, Model, SchemaId } from "@plumbline/model-core";
import type { Snapshot } from "@plumbline/source-scanner";
import type { ItemKind } from "../records/import-item.js";
import type { EvidenceLink, ServiceLink } from "../records/links.js";

/** An item that a person refused for good: it is not proposed again while source says the same. */
export interface RefusedForGood {
  readonly kind: ItemKind;
  readonly factKey: string | null;
  readonly factHash: string;
}

/** What a proposal depends on. */
export interface ProposalInput {
  readonly projectId: Guid;
  readonly snapshot: Pick<Snapshot, "repository" | "commit" | "facts" | "files">;
  /** Main as it is, with the schemas of the project. */
  readonly model: Model;
  /** Those of this repository that are active. */
  readonly serviceLinks: readonly ServiceLink[];
  /** Those of this repository that are active. */
  readonly evidenceLinks: readonly EvidenceLink[];
  /** The system that new elements are put into; null = that of linked services, else a new one. */
  readonly systemId: ElementId | null;
  /** The schemas that items of this repository were accepted for, by the keys of their facts. */
  readonly acceptedSchemas: ReadonlyMap<string, SchemaId>;
  readonly refusedForGood: readonly RefusedForGood[];
  /** The scan is complete and of the commit that is tracked now: what it found loses a stale mark. */
  readonly clearsMarks: boolean;
  /** Facts that a person chose for items, by the IDs of these; null = a new one. */
  readonly targets: ReadonlyMap<Guid, Guid | null>;
}
