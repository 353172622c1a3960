import { IssueList } from "../document/issue-list.js";
import { ObjectReader } from "../document/object-reader.js";
import type { Guid } from "../guid.js";
import type { Result } from "../issue.js";
import type { JsonOddity, JsonValue } from "../json/json-value.js";
import { type EditRefusal, refuseEdit } from "./edit-refusal.js";
import type { ModelChange } from "./edited-facts.js";
import { parseChanges } from "./parse-changes.js";
import { isJsonObject } from "./parse-fact-body.js";

/** A batch of changes and what it is for. */
export interface ChangeRequest {
  /** Null means main. */
  readonly branchId: Guid | null;
  /** Null takes any version. */
  readonly expectedVersion: number | null;
  readonly changes: readonly ModelChange[];
}

/** The batch that a body `{branchId?, expectedVersion?, changes}` states, checked in shape (`parseChanges`). */
export function parseChangeRequest(
  body: JsonValue,
  oddities: readonly JsonOddity[] = [],
): Result<ChangeRequest, EditRefusal> {
  const changes = parseChanges(body, oddities);
  const issues = new IssueList();
  const reader = new ObjectReader(isJsonObject(body) ? body : {}, () => "", issues);
  const branchId = reader.optionalGuid<Guid>("branchId");
  const expectedVersion = reader.optionalInteger("expectedVersion");
  if (issues.issues.length > 0) {
    const others = !changes.ok && changes.refusal.code === "invalid_body" ? changes.refusal.errors : [];
    return refuseEdit("invalid_body", [...issues.issues, ...others]);
  }
  return changes.ok ? { ok: true, value: { branchId, expectedVersion, changes: changes.value } } : changes;
}
