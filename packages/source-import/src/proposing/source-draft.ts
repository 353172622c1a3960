import type { FactKind, Guid } from "@plumbline/model-core";
import type { SourceFact } from "@plumbline/source-scanner";
import type { ItemFields } from "../records/import-item.js";

/** A fact that something else refers to. */
export interface ResolvedFact {
  readonly id: Guid;
  /** The item that has to be accepted first; null where it is settled which fact it is. */
  readonly item: Guid | null;
}

/** What source says of one fact of the model, before it is known whether the model has it. */
export interface SourceDraft {
  readonly kind: FactKind;
  readonly factKey: string;
  readonly serviceKey: string | null;
  /** What has to be equal beside the name: kind and owner, or the ends. */
  readonly place: string;
  /** Null = it is known by its ends. */
  readonly name: string | null;
  /** Fields that source says. */
  readonly stated: ItemFields;
  /** Fields that only a new fact takes. */
  readonly whenNew: ItemFields;
  /** The source facts that say it, the most telling first. */
  readonly facts: readonly SourceFact[];
  /** Hash of what else it says. */
  readonly alsoSaid?: string;
  /** What it refers to. */
  readonly needs: readonly ResolvedFact[];
}
