import type { ModelDocument } from "../document/model-document.js";
import { FACT_KINDS, type FactKind, type FactOfKind, LIST_OF_KIND } from "../facts/model.js";
import { EntryReader } from "./entry-reader.js";
import { type FullList, fullList } from "./full-list.js";
import type { ImportInput } from "./import-input.js";
import {
  type ImportItem,
  type ImportRefusal,
  type ImportResult,
  importRefusal,
  importResult,
} from "./import-result.js";
import type { FactChanges, ModelChanges } from "./model-changes.js";
import { elementReadingOrder } from "./reading-order.js";

/** What an import would answer and write. */
export interface ImportPlan {
  /** The answer to a preview; `applied` is false. */
  readonly result: ImportResult;
  /** Why nothing may be written; null when every entry is fine. */
  readonly refusal: ImportRefusal | null;
  /** A list that the model has no room for what is added to, so that nothing may be written either. */
  readonly fullList: FullList | null;
  /** Empty when the import is refused. */
  readonly changes: ModelChanges;
  /** Whether a fact of the model changes, which raises its version; a schema is none. */
  readonly changesModel: boolean;
}

/**
 * What the import of a document would do to a model (docs/reference/model-documents.md#rules-of-an-import):
 * every entry read in its order (docs/reference/model-documents.md#rule-7-entries-are-read-in-this-order),
 * also after a refused one, and the facts to write.
 */
export function planImport(input: ImportInput): ImportPlan {
  const reader = new EntryReader(input);
  // A message or operation may name a schema that is listed after it.
  const schemas = readList("schema", input.document, reader);
  const facts = FACT_KINDS.filter((kind) => kind !== "schema").flatMap((kind) =>
    readList(kind, input.document, reader),
  );
  const result = importResult(input.modelVersion, [...facts, ...schemas]);
  const refusal = importRefusal(result.items);
  const changes = refusal === null ? changesOf(reader) : NO_CHANGES;
  return {
    result,
    refusal,
    fullList: fullList(input.present, changes),
    changes,
    changesModel: changesFacts(changes),
  };
}

function readList<Kind extends FactKind>(
  kind: Kind,
  document: ModelDocument,
  reader: EntryReader,
): readonly ImportItem[] {
  const order = kind === "element" ? elementReadingOrder(document.elements) : null;
  return document[LIST_OF_KIND[kind]].map((_, index) => reader.read(kind, order?.[index] ?? index));
}

function changesOf(reader: EntryReader): ModelChanges {
  return mapLists((kind) => reader.changes(kind));
}

/** Of an import that writes nothing. */
export const NO_CHANGES: ModelChanges = mapLists(() => ({ added: [], changed: [] }));

function mapLists(
  changes: <Kind extends FactKind>(kind: Kind) => FactChanges<FactOfKind[Kind]>,
): ModelChanges {
  return {
    elements: changes("element"),
    relationships: changes("relationship"),
    messages: changes("message"),
    schemas: changes("schema"),
    operations: changes("operation"),
    channels: changes("channel"),
    subscriptions: changes("subscription"),
    bindings: changes("binding"),
  };
}

function changesFacts(changes: ModelChanges): boolean {
  return FACT_KINDS.some((kind) => {
    const { added, changed } = changes[LIST_OF_KIND[kind]];
    return kind !== "schema" && added.length + changed.length > 0;
  });
}
