import type { StructurizrElement } from "../workspace.js";
import type { Archetype } from "./archetypes.js";
import type { PendingRelationship } from "./pending-relationships.js";

/** A block that is open. */
export type DslFrame =
  | { readonly is: "top" | "workspace" | "properties" | "archetypes" | "views" | "styles" | "skipped" }
  | { readonly is: "model"; readonly group: string | null }
  | {
      readonly is: "element";
      readonly element: StructurizrElement;
      readonly id: string | null;
      readonly group: string | null;
    }
  | { readonly is: "relationship"; readonly relationship: PendingRelationship }
  | { readonly is: "archetype"; readonly archetype: Archetype }
  | { readonly is: "style"; readonly tag: string };

export const SKIPPED: DslFrame = { is: "skipped" };
