import { ELEMENT_KINDS, type FactKind } from "@plumbline/model-core";
import type { PartKind } from "../../canvas/part.js";

/** The kind of the fact that a part or a line is; null for a group, which is none. */
export function factKindOf(kind: PartKind | FactKind): FactKind | null {
  if (kind === "group") {
    return null;
  }
  return isElementKind(kind) ? "element" : kind;
}

function isElementKind(kind: string): kind is (typeof ELEMENT_KINDS)[number] {
  return ELEMENT_KINDS.some((one) => one === kind);
}

/** The kind that has a picture of its own; what is a line has that of a channel. */
export function iconOf(kind: PartKind | FactKind): PartKind {
  return kind === "group" || kind === "channel" || isElementKind(kind) ? kind : "channel";
}
