import { isObject } from "../declaring/read-object.js";
import type { JsonObject } from "../declaring/shape.js";
import { IssueList } from "../document/issue-list.js";
import { oddityIssues } from "../document/oddity-issues.js";
import { walkOfFacts } from "../document/reading-facts.js";
import type { FactKind } from "../facts/model.js";
import type { Guid } from "../guid.js";
import type { Result } from "../issue.js";
import type { JsonOddity, JsonValue } from "../json/json-value.js";
import { type EditRefusal, refuseEdit } from "./edit-refusal.js";
import { EDITED_FACTS, type EditedOfKind } from "./edited-facts.js";

/**
 * The fact that the body of a PUT states, checked in shape (docs/reference/streams.md#putting-a-fact): the
 * keys that a model document requires are required, the others have the same defaults, unknown ones are
 * ignored. An `id` that is missing is that of the path. Rules are judged by `planChanges`.
 */
export function parseFactBody<Kind extends FactKind>(
  kind: Kind,
  id: Guid,
  value: JsonValue,
  oddities: readonly JsonOddity[] = [],
): Result<EditedOfKind[Kind], EditRefusal> {
  if (!isObject(value)) {
    return refuseEdit("invalid_body", [{ field: "", message: "must be an object" }]);
  }
  const issues = issuesOfOddities(oddities);
  const fact = walkOfFacts(issues).document(EDITED_FACTS[kind], withId(value, id));
  return issues.issues.length > 0
    ? refuseEdit("invalid_body", issues.issues)
    : { ok: true, value: fact as EditedOfKind[Kind] };
}

/** The list of issues that the oddities of a text begin. */
export function issuesOfOddities(oddities: readonly JsonOddity[]): IssueList {
  const issues = new IssueList();
  for (const { field, message } of oddityIssues(oddities)) {
    issues.add(field, message);
  }
  return issues;
}

/** A body with the ID it is put under, where it names none. */
export function withId(value: JsonObject, id: JsonValue): JsonObject {
  return Object.hasOwn(value, "id") ? value : { ...value, id };
}
