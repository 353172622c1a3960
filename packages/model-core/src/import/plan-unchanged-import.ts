import type { ModelDocument } from "../document/model-document.js";
import { FACT_KINDS, type FactKind, LIST_OF_KIND, type SentOfKind } from "../facts/model.js";
import type { SchemaId } from "../guid.js";
import type { ImportInput } from "./import-input.js";
import { importItem } from "./import-item.js";
import { type ImportItem, importResult } from "./import-result.js";
import { type ImportPlan, NO_CHANGES } from "./plan-import.js";
import { elementReadingOrder } from "./reading-order.js";
import { newSchemaIds } from "./schema-ids.js";

/**
 * What `planImport` says of a document that was imported before into the model as it is, with the same owners of its
 * schemas: nothing can have changed, so the model need not be read.
 */
export function planUnchangedImport({
  document,
  projectId,
  modelVersion,
  schemaOwners,
}: Omit<ImportInput, "present" | "modelStreamId" | "elsewhere">): ImportPlan {
  const ids = newSchemaIds(document, projectId, schemaOwners);
  const items = FACT_KINDS.flatMap((kind) => unchangedItems(kind, document, ids));
  return {
    result: importResult(modelVersion, items),
    refusal: null,
    fullList: null,
    changes: NO_CHANGES,
    changesModel: false,
  };
}

function unchangedItems<Kind extends FactKind>(
  kind: Kind,
  document: ModelDocument,
  newIds: ReadonlyMap<SchemaId, SchemaId>,
): readonly ImportItem[] {
  const entries = entriesAsRead(kind, document);
  return entries.map((entry) => {
    const id = kind === "schema" ? (newIds.get(entry.id as SchemaId) ?? entry.id) : entry.id;
    return importItem({ kind, entry, id }, "unchanged", []);
  });
}

/** The entries of a kind in the order they are read. */
function entriesAsRead<Kind extends FactKind>(
  kind: Kind,
  document: ModelDocument,
): readonly SentOfKind[Kind][] {
  const entries = document[LIST_OF_KIND[kind]] as unknown as readonly SentOfKind[Kind][];
  return kind === "element"
    ? elementReadingOrder(document.elements).map((index) => entries[index] as SentOfKind[Kind])
    : entries;
}
