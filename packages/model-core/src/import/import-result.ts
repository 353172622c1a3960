import type { FactKind } from "../facts/model.js";
import type { Guid } from "../guid.js";
import type { Issue } from "../issue.js";

/** What an import does with an entry (docs/reference/model-documents.md#the-import-result). */
export const ENTRY_CHANGES = ["added", "changed", "unchanged", "refused"] as const;
/** What an import does with one entry. */
export type EntryChange = (typeof ENTRY_CHANGES)[number];

/** What happened to one entry of the document (docs/reference/model-documents.md#the-import-result). */
export interface ImportItem {
  readonly kind: FactKind;
  /** ID in the document. */
  readonly id: Guid;
  /** Name, or the label of a relationship, or the routing key of a binding. */
  readonly name: string | null;
  readonly change: EntryChange;
  readonly error: string | null;
  /** For a schema that was given a new ID: that ID. */
  readonly importedAs: Guid | null;
}

/** The answer to an import (docs/reference/model-documents.md#the-import-result). */
export interface ImportResult {
  readonly applied: boolean;
  readonly modelVersion: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly items: readonly ImportItem[];
}

/** Why an import writes nothing (docs/reference/model-documents.md#refusals). */
export interface ImportRefusal {
  readonly code: "invalid_export";
  /** The first refused entry, as `Element 4f…: parentId: must name a system`. */
  readonly title: string;
  /** One for each refused entry: `field` is `<kind>:<id>`. */
  readonly errors: readonly Issue[];
}

/** The result of a preview: nothing is applied yet. */
export function importResult(modelVersion: number, items: readonly ImportItem[]): ImportResult {
  const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const item of items) {
    counts[item.change] += 1;
  }
  return { applied: false, modelVersion, ...counts, items };
}

/** The refusal that refused entries make; null when there are none. */
export function importRefusal(items: readonly ImportItem[]): ImportRefusal | null {
  const refused = items.filter(({ change }) => change === "refused");
  const first = refused[0];
  if (first === undefined) {
    return null;
  }
  const kind = first.kind.charAt(0).toUpperCase() + first.kind.slice(1);
  return {
    code: "invalid_export",
    title: `${kind} ${first.id}: ${first.error}`,
    errors: refused.map(({ kind, id, error }) => ({ field: `${kind}:${id}`, message: error ?? "" })),
  };
}
