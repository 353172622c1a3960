import type { DslPlace } from "../../reading/where.js";
import type { StructurizrElement } from "../workspace.js";

/** An end of a relationship: an element, or what an identifier will name. */
export type DslEnd = StructurizrElement | string;

/** A relationship whose ends are looked up once every element is read. */
export interface PendingRelationship {
  readonly from: DslEnd;
  readonly to: DslEnd;
  /** The identifiers of the elements around it, from the outside. */
  readonly around: string | null;
  description: string | null;
  technology: string | null;
  readonly tags: string[];
  readonly where: DslPlace;
}
