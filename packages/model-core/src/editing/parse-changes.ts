import { type JsonObject, ObjectReader } from "../document/object-reader.js";
import type { Guid } from "../guid.js";
import type { Issue, Result } from "../issue.js";
import type { JsonOddity, JsonValue } from "../json/json-value.js";
import { EDIT_LIMITS } from "../limits.js";
import { FACT_KINDS, type FactKind } from "../model.js";
import { type EditRefusal, refuseEdit } from "./edit-refusal.js";
import type { ModelChange } from "./edited-facts.js";
import { isJsonObject, issuesOfOddities, readEditedFact, withId } from "./parse-fact-body.js";

const OPS = ["put", "delete"];

/**
 * The changes that a body `{changes: [{op, kind, id, value?}]}` states, checked in shape; every other key
 * of the body is the caller's. An unknown `op` or `kind` breaks a rule, and so does a list that is too
 * long, which is not read at all.
 */
export function parseChanges(
  body: JsonValue,
  oddities: readonly JsonOddity[] = [],
): Result<readonly ModelChange[], EditRefusal> {
  if (!isJsonObject(body)) {
    return refuseEdit("invalid_body", [{ field: "", message: "must be an object" }]);
  }
  const list = body["changes"];
  if (!Array.isArray(list)) {
    const message = list === undefined ? "is required" : "must be a list";
    return refuseEdit("invalid_body", [{ field: "changes", message }]);
  }
  const tooLong = listIsTooLong(list);
  return tooLong === null ? readChanges(list, oddities) : refuseEdit("validation_error", [tooLong]);
}

/** A batch holds one change at least, and not too many. */
export function listIsTooLong({ length }: { readonly length: number }): Issue | null {
  return length <= EDIT_LIMITS.changes
    ? null
    : { field: "changes", message: `holds ${length} changes; the limit is ${EDIT_LIMITS.changes}` };
}

function readChanges(
  list: readonly JsonValue[],
  oddities: readonly JsonOddity[],
): Result<readonly ModelChange[], EditRefusal> {
  const issues = issuesOfOddities(oddities);
  const unknown: Issue[] = [];
  const reader = new ObjectReader({ changes: list.map(withIdOfChange) }, () => "", issues);
  let index = 0;
  const changes = reader.objects("changes", (change) => {
    const path = `changes[${index}]`;
    index += 1;
    return readChange(change, path, unknown);
  });
  if (issues.issues.length > 0) {
    return refuseEdit("invalid_body", issues.issues);
  }
  return unknown.length > 0
    ? refuseEdit("validation_error", unknown)
    : { ok: true, value: changes.filter((change) => change !== null) };
}

function withIdOfChange(change: JsonValue): JsonValue {
  if (!isJsonObject(change) || change["id"] === undefined) {
    return change;
  }
  const value = change["value"];
  return isJsonObject(value) ? ({ ...change, value: withId(value, change["id"]) } as JsonObject) : change;
}

function readChange(change: ObjectReader, path: string, unknown: Issue[]): ModelChange | null {
  const [op, kind, id] = [change.text("op"), change.text("kind"), change.guid<Guid>("id")];
  if (!OPS.includes(op)) {
    unknown.push({ field: `${path}.op`, message: `must be one of ${OPS.join(", ")}` });
  }
  if (!isFactKind(kind)) {
    unknown.push({ field: `${path}.kind`, message: `must be one of ${FACT_KINDS.join(", ")}` });
    return null;
  }
  if (op !== "put") {
    return op === "delete" ? { op, kind, id } : null;
  }
  const value = change.object("value", (fact) => readEditedFact(kind, fact));
  return value === null ? null : ({ op, kind, id, value } as ModelChange);
}

function isFactKind(kind: string): kind is FactKind {
  return (FACT_KINDS as readonly string[]).includes(kind);
}
