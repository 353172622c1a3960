import type { Issue, Result } from "../issue.js";
import type { JsonOddity, JsonValue } from "../json/json-value.js";
import { IMPORT_LIMITS } from "../limits.js";
import { FACT_KINDS, type FactKind, LIST_OF_KIND } from "../model.js";
import { type DocumentRefusal, documentRefusal } from "./document-refusal.js";
import { IssueList } from "./issue-list.js";
import { type JsonObject, ObjectReader } from "./object-reader.js";
import { oddityIssues } from "./oddity-issues.js";
import { READ_FACT } from "./read-fact.js";
import type { ModelDocument, SentOfKind } from "./sent-facts.js";

/**
 * The model document a value states (spec 1, sections 2.1 to 2.7), checked in shape: required fields,
 * types, GUIDs, timestamps, nulls in lists, Unicode. Then the limits of its lists (section 8). Unknown
 * keys, `version` and `project` are ignored. The rules of its entries are judged by `planImport`.
 */
export function parseModelDocument(
  value: JsonValue,
  oddities: readonly JsonOddity[] = [],
): Result<ModelDocument, DocumentRefusal> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return refuse("invalid_export", [{ field: "", message: "must be an object" }]);
  }
  const issues = new IssueList();
  for (const { field, message } of oddityIssues(oddities)) {
    issues.add(field, message);
  }
  const document = readLists(new ObjectReader(value as JsonObject, () => "", issues));
  if (issues.issues.length > 0) {
    return refuse("invalid_export", issues.issues);
  }
  const tooLong = listsOverLimit(document);
  return tooLong.length > 0 ? refuse("import_too_large", tooLong) : { ok: true, value: document };
}

/** One fact a value states, checked in shape; for requests that carry a single fact. */
export function parseFact<Kind extends FactKind>(
  kind: Kind,
  value: JsonValue,
): Result<SentOfKind[Kind], readonly Issue[]> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { ok: false, refusal: [{ field: "", message: "must be an object" }] };
  }
  const issues = new IssueList();
  const fact = READ_FACT[kind](new ObjectReader(value as JsonObject, () => "", issues));
  return issues.issues.length > 0 ? { ok: false, refusal: issues.issues } : { ok: true, value: fact };
}

function readLists(document: ObjectReader): ModelDocument {
  return {
    elements: document.objects("elements", READ_FACT.element),
    relationships: document.objects("relationships", READ_FACT.relationship),
    messages: document.objects("messages", READ_FACT.message),
    schemas: document.objects("schemas", READ_FACT.schema),
    operations: document.objects("operations", READ_FACT.operation),
    channels: document.objects("channels", READ_FACT.channel),
    subscriptions: document.objects("subscriptions", READ_FACT.subscription),
    bindings: document.objects("bindings", READ_FACT.binding),
  };
}

function listsOverLimit(document: ModelDocument): readonly Issue[] {
  return FACT_KINDS.flatMap((kind) => {
    const list = LIST_OF_KIND[kind];
    const count = document[list].length;
    const limit = IMPORT_LIMITS[list];
    return count > limit ? [{ field: list, message: `holds ${count} entries; the limit is ${limit}` }] : [];
  });
}

function refuse(
  code: DocumentRefusal["code"],
  errors: readonly Issue[],
): { readonly ok: false; readonly refusal: DocumentRefusal } {
  return { ok: false, refusal: documentRefusal(code, errors) };
}
