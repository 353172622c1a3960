import { list, object } from "../declaring/containers.js";
import type { SentOf } from "../declaring/node.js";
import { orNull } from "../declaring/presence.js";
import { isObject } from "../declaring/read-object.js";
import { guid, integer } from "../declaring/values.js";
import { IssueList } from "../document/issue-list.js";
import { walkOfFacts } from "../document/reading-facts.js";
import type { Result } from "../issue.js";
import type { JsonOddity, JsonValue } from "../json/json-value.js";
import { EDIT_LIMITS } from "../limits.js";
import { type EditRefusal, refuseEdit } from "./edit-refusal.js";
import type { ModelChange } from "./edited-facts.js";
import { CHANGE_OF_BODY, parseChanges } from "./parse-changes.js";

const WHERE = {
  branchId: orNull(guid({ about: "Null means main" })),
  expectedVersion: orNull(integer({ about: "Null takes any version; another one than that is 409" })),
};
const REQUEST = object(WHERE);
type Request = SentOf<typeof REQUEST>;

/** The body of a batch; its changes are read by `parseChanges`. */
export const CHANGE_REQUEST = object({
  ...WHERE,
  changes: list(CHANGE_OF_BODY, { most: EDIT_LIMITS.changes }),
});

/** A batch of changes and what it is for. */
export interface ChangeRequest extends Request {
  readonly changes: readonly ModelChange[];
}

/** The batch that a body `{branchId?, expectedVersion?, changes}` states, checked in shape (`parseChanges`). */
export function parseChangeRequest(
  body: JsonValue,
  oddities: readonly JsonOddity[] = [],
): Result<ChangeRequest, EditRefusal> {
  const changes = parseChanges(body, oddities);
  const issues = new IssueList();
  const request = walkOfFacts(issues).document(REQUEST, isObject(body) ? body : {});
  if (issues.issues.length > 0) {
    const others = !changes.ok && changes.refusal.code === "invalid_body" ? changes.refusal.errors : [];
    return refuseEdit("invalid_body", [...issues.issues, ...others]);
  }
  return changes.ok ? { ok: true, value: { ...(request as Request), changes: changes.value } } : changes;
}
