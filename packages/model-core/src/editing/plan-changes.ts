import type { FactKind, FactOfKind, Model } from "../facts/model.js";
import type { Guid } from "../guid.js";
import type { Issue, Result } from "../issue.js";
import type { SchemaOwners } from "../rules/schema-owners.js";
import { sameValue } from "../same-value.js";
import { FIRST_SCHEMA_VERSION, withNextVersion } from "../schema-version.js";
import { type ChangePlan, changePlan, type PlannedChange } from "./change-plan.js";
import { type EditRefusal, refuseEdit } from "./edit-refusal.js";
import type { ModelChange } from "./edited-facts.js";
import { judgeChanges } from "./judge-changes.js";
import { modelAfterChanges } from "./model-after-changes.js";
import { listIsTooLong } from "./parse-changes.js";
import { referringIssues, type StreamsElsewhere } from "./referring-issues.js";

/** What a batch of changes depends on. */
export interface ChangesInput {
  /** The stream as it is, with the schemas of the project. */
  readonly present: Model;
  readonly changes: readonly ModelChange[];
  readonly projectId: Guid;
  readonly modelStreamId: Guid;
  /** The owners of the schema IDs that are put; an ID that nobody owns is not there. */
  readonly schemaOwners: SchemaOwners;
  /** The accounts that may become responsible for an element. */
  readonly members: { has(id: string): boolean };
  /** Whether what refers to a deleted fact is deleted with it. */
  readonly cascade?: boolean;
  /**
   * Whether the changes are one request about one fact: paths are those of its body, and a delete of what
   * is not there is `not_found`. Else paths begin with `changes[<index>]`.
   */
  readonly single?: boolean;
  /**
   * Facts of the project's other streams, which see the same schemas: a schema they name cannot be deleted,
   * and a new one has none of their IDs. Those that neither name a schema nor have such an ID may be left out.
   */
  readonly elsewhere?: Partial<Model>;
  /** The streams that a fact of `elsewhere` is in, in words for a person, as `branch "Draft"`; by its ID. */
  readonly streamsElsewhere?: StreamsElsewhere;
}

/**
 * What changes would do to a model, or why they are refused. They are applied in order and judged on the
 * state after all of them, by the same rules as an import (docs/reference/streams.md#a-batch-of-changes): all
 * broken ones at once. A batch holds 1 to 5000 changes and names no fact twice. The kind of an element and
 * the ends of a relationship stay. A deleted fact is named by nothing that remains; with `cascade` every fact
 * that names it goes too, whole and transitively, also when the field that names it may be null (a parent, a
 * dead-letter channel, a schema) or is a list (consumers): no fact is rewritten. A fact that the batch puts
 * is never removed with another.
 */
export function planChanges(input: ChangesInput): Result<ChangePlan, EditRefusal> {
  const listIssues = brokenList(input.changes);
  if (listIssues.length > 0) {
    return refuseEdit("validation_error", listIssues);
  }
  const after = modelAfterChanges(input);
  const judged = judgeChanges(input, after);
  if (judged !== null) {
    return judged;
  }
  const referring = referringIssues(after, input.elsewhere ?? {}, input.streamsElsewhere);
  if (referring.length > 0) {
    return refuseEdit("in_use", referring);
  }
  const planned = input.changes.map((change) =>
    plannedChange(change, after.named.get(change.id), after.put.get(change.id)),
  );
  const removed = after.removedWith.map(({ kind, fact }) => ({ kind, fact, change: "removed" as const }));
  return { ok: true, value: changePlan([...planned, ...removed]) };
}

function brokenList(changes: readonly ModelChange[]): readonly Issue[] {
  if (changes.length === 0) {
    return [{ field: "changes", message: "must not be empty" }];
  }
  const tooLong = listIsTooLong(changes);
  if (tooLong !== null) {
    return [tooLong];
  }
  const first = new Map<string, number>();
  const issues: Issue[] = [];
  for (const [index, { id }] of changes.entries()) {
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, index);
    } else {
      issues.push({ field: `changes[${index}].id`, message: `repeats the ID of changes[${earlier}]` });
    }
  }
  return issues;
}

/** A change that keeps every rule. */
function plannedChange(
  { kind, op }: ModelChange,
  named: { readonly fact: FactOfKind[FactKind] } | undefined,
  put: object | undefined,
): PlannedChange {
  const present = named?.fact;
  if (op === "delete") {
    return { kind, fact: present as FactOfKind[FactKind], change: "removed" };
  }
  const fact = versioned(kind, put as FactOfKind[FactKind], present);
  if (present === undefined) {
    return { kind, fact, change: "added" };
  }
  return sameValue(fact, present)
    ? { kind, fact: present, change: "unchanged" }
    : { kind, fact: withNextVersion(fact), change: "changed" };
}

function versioned(
  kind: FactKind,
  fact: FactOfKind[FactKind],
  present: FactOfKind[FactKind] | undefined,
): FactOfKind[FactKind] {
  if (kind !== "schema") {
    return fact;
  }
  const version = present !== undefined && "version" in present ? present.version : FIRST_SCHEMA_VERSION;
  return { ...fact, version } as FactOfKind["schema"];
}
