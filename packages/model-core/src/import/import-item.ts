import type { FactKind, SentOfKind } from "../facts/model.js";
import type { Guid, SchemaId } from "../guid.js";
import type { Issue } from "../issue.js";
import { issuesInWords } from "../issues-in-words.js";
import { nameOfFact } from "../name-of-fact.js";
import type { EntryChange, ImportItem } from "./import-result.js";

/** What is said of an entry that has the ID here: the one of the document, but for a schema of another project. */
export function importItem<Kind extends FactKind>(
  { kind, entry, id }: { readonly kind: Kind; readonly entry: SentOfKind[Kind]; readonly id: string },
  change: EntryChange,
  issues: readonly Issue[],
): ImportItem {
  const documentId: Guid = entry.id;
  const isNewId = id !== documentId && change !== "refused";
  return {
    kind,
    id: documentId,
    name: nameOfFact(entry),
    change,
    error: issues.length === 0 ? null : issuesInWords(issues),
    importedAs: isNewId ? (id as SchemaId) : null,
  };
}
