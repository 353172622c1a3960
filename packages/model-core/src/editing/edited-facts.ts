import type { SentOf } from "../declaring/node.js";
import { ELEMENT_OF_EDIT } from "../facts/element.js";
import { FACTS_OF_DOCUMENT, type FactKind } from "../facts/model.js";
import type { Guid } from "../guid.js";

/** How an edit states each kind: an element also with who is responsible for it. */
export const EDITED_FACTS = { ...FACTS_OF_DOCUMENT, element: ELEMENT_OF_EDIT } as const;

/** Facts as an edit states them: checked in shape, not yet by rules. */
export type EditedOfKind = { readonly [Kind in FactKind]: SentOf<(typeof EDITED_FACTS)[Kind]> };

/** Puts one fact: creates it, or replaces what it says. */
export interface PutChange<Kind extends FactKind> {
  readonly op: "put";
  readonly kind: Kind;
  readonly id: Guid;
  readonly value: EditedOfKind[Kind];
}

/** Removes one fact. */
export interface DeleteChange {
  readonly op: "delete";
  readonly kind: FactKind;
  readonly id: Guid;
}

/** One change of a batch. */
export type ModelChange = { readonly [Kind in FactKind]: PutChange<Kind> }[FactKind] | DeleteChange;
