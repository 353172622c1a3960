import type { SentElement, SentOfKind } from "../document/sent-facts.js";
import type { Guid } from "../guid.js";
import type { FactKind } from "../model.js";

/** An element as an edit states it: also who is responsible for it. */
export interface EditedElement extends SentElement {
  readonly ownerId: Guid | null;
}

/** Facts as an edit states them: checked in shape, not yet by rules. */
export interface EditedOfKind extends Omit<SentOfKind, "element"> {
  readonly element: EditedElement;
}

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
