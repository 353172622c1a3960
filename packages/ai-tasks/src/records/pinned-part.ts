import { type FactKind, type FactOfKind, type Guid, nameOfFact } from "@plumbline/model-core";
import { partHash } from "./part-hash.js";

/** A part that a proposal names, as it was then. */
export interface PinnedPart {
  readonly alias: string;
  readonly kind: FactKind;
  /** Null for what has no name. */
  readonly name: string | null;
  readonly targetId: Guid;
  readonly hash: string;
}

/** A fact with its kind. */
export interface PresentFact {
  readonly kind: FactKind;
  readonly fact: FactOfKind[FactKind];
}

/** The facts of a model, or those of them that are asked for, by ID. */
export type PresentFacts = ReadonlyMap<string, PresentFact>;

/** Pins a part as it is. */
export function pinPart(alias: string, { kind, fact }: PresentFact): PinnedPart {
  return { alias, kind, name: nameOfFact(fact), targetId: fact.id, hash: partHash(kind, fact) };
}
