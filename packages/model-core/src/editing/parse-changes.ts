import { mapOf, object } from "../declaring/containers.js";
import type { DocumentWalk } from "../declaring/document-walk.js";
import { orLeftOut } from "../declaring/presence.js";
import { isObject } from "../declaring/read-object.js";
import type { JsonObject } from "../declaring/shape.js";
import { issuesAt, judgeOf } from "../declaring/value-issues.js";
import { anyJson, guid, label } from "../declaring/values.js";
import { walkOfFacts } from "../document/reading-facts.js";
import { FACT_KINDS, type FactKind } from "../facts/model.js";
import type { Issue, Result } from "../issue.js";
import type { JsonOddity, JsonValue } from "../json/json-value.js";
import { EDIT_LIMITS } from "../limits.js";
import { pathOfIndex } from "../value-path.js";
import { type EditRefusal, refuseEdit } from "./edit-refusal.js";
import { EDITED_FACTS, type ModelChange } from "./edited-facts.js";
import { issuesOfOddities, withId } from "./parse-fact-body.js";

const HEAD = { op: label(["put", "delete"]), kind: label(FACT_KINDS), id: guid() };

/** What every change says; the kind says how its value is read. */
const CHANGE = object(HEAD);

/** One change of a batch, as its body states it. */
export const CHANGE_OF_BODY = object({
  ...HEAD,
  value: orLeftOut(mapOf(anyJson(), { about: "Of a put: the fact, as the body of its own PUT" })),
});

const judgeWords = judgeOf(CHANGE);

/**
 * The changes that a body `{changes: [{op, kind, id, value?}]}` states, checked in shape; every other key
 * of the body is the caller's. An unknown `op` or `kind` breaks a rule, and so does a list that is too
 * long, which is not read at all.
 */
export function parseChanges(
  body: JsonValue,
  oddities: readonly JsonOddity[] = [],
): Result<readonly ModelChange[], EditRefusal> {
  if (!isObject(body)) {
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

/** A batch holds not too many changes. */
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
  const walk = walkOfFacts(issues);
  const changes = walk.inside("changes", () =>
    list.map((change, index) => readChange(walk, change, index, unknown)),
  );
  if (issues.issues.length > 0) {
    return refuseEdit("invalid_body", issues.issues);
  }
  return unknown.length > 0
    ? refuseEdit("validation_error", unknown)
    : { ok: true, value: changes.filter((change) => change !== null) };
}

function readChange(
  walk: DocumentWalk,
  value: JsonValue,
  index: number,
  unknown: Issue[],
): ModelChange | null {
  const change = walk.document(CHANGE, value, index);
  if (change === undefined) {
    return null;
  }
  unknown.push(...issuesAt(pathOfIndex("changes", index), judgeWords(change)));
  const { op, kind, id } = change;
  if (!isFactKind(kind) || op !== "put") {
    return isFactKind(kind) && op === "delete" ? { op, kind, id } : null;
  }
  const fact = walk.inside(index, () =>
    walk.document(EDITED_FACTS[kind], factOf(value as JsonObject), "value"),
  );
  return { op, kind, id, value: fact } as ModelChange;
}

/** The fact of a change, with the ID of the change where it names none. */
function factOf({ id, value }: JsonObject): JsonValue | undefined {
  return isObject(value) && id !== undefined ? withId(value, id) : value;
}

function isFactKind(kind: string): kind is FactKind {
  return (FACT_KINDS as readonly string[]).includes(kind);
}
