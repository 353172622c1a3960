import type { FactKind, FactOfKind, LIST_OF_KIND } from "../facts/model.js";

/** The facts of one kind to write. */
export interface FactChanges<Fact> {
  readonly added: readonly Fact[];
  readonly changed: readonly Fact[];
}

/** What to write, list by list. A changed schema has its new version. */
export type ModelChanges = {
  readonly [Kind in FactKind as (typeof LIST_OF_KIND)[Kind]]: FactChanges<FactOfKind[Kind]>;
};
