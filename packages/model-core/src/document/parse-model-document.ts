import { isObject } from "../declaring/read-object.js";
import {
  FACT_KINDS,
  FACTS_OF_DOCUMENT,
  type FactKind,
  LIST_OF_KIND,
  type SentOfKind,
} from "../facts/model.js";
import type { Issue, Result } from "../issue.js";
import type { JsonOddity, JsonValue } from "../json/json-value.js";
import { IMPORT_LIMITS } from "../limits.js";
import { type DocumentRefusal, documentRefusal } from "./document-refusal.js";
import { IssueList } from "./issue-list.js";
import { MODEL_DOCUMENT, type ModelDocument } from "./model-document.js";
import { oddityIssues } from "./oddity-issues.js";
import { walkOfFacts } from "./reading-facts.js";

/**
 * The model document a value states (docs/reference/model-documents.md#the-document), checked in shape:
 * required fields, types, GUIDs, timestamps, nulls in lists, Unicode. Then the limits of its lists
 * (docs/reference/limits.md#import). Unknown keys, `version` and `project` are ignored. The rules of its
 * entries are judged by `planImport`.
 */
export function parseModelDocument(
  value: JsonValue,
  oddities: readonly JsonOddity[] = [],
): Result<ModelDocument, DocumentRefusal> {
  if (!isObject(value)) {
    return refuse("invalid_export", [{ field: "", message: "must be an object" }]);
  }
  const issues = new IssueList();
  for (const { field, message } of oddityIssues(oddities)) {
    issues.add(field, message);
  }
  const document = walkOfFacts(issues).document(MODEL_DOCUMENT, value);
  if (document === undefined || issues.issues.length > 0) {
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
  if (!isObject(value)) {
    return { ok: false, refusal: [{ field: "", message: "must be an object" }] };
  }
  const issues = new IssueList();
  const fact = walkOfFacts(issues).document(FACTS_OF_DOCUMENT[kind], value);
  return issues.issues.length > 0
    ? { ok: false, refusal: issues.issues }
    : { ok: true, value: fact as SentOfKind[Kind] };
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
