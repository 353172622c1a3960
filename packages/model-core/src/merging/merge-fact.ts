import { canonicalJson } from "../canonical-json.js";
import type { FactKind, FactOfKind } from "../facts/model.js";
import type { Issue } from "../issue.js";
import type { JsonValue } from "../json/json-value.js";
import { sameValue } from "../same-value.js";
import { mergeValues } from "./merge-values.js";

/** One fact in the three models of a merge; undefined where it is not there. */
export interface ThreeFacts<Kind extends FactKind> {
  readonly kind: Kind;
  readonly base: FactOfKind[Kind] | undefined;
  readonly main: FactOfKind[Kind] | undefined;
  readonly branch: FactOfKind[Kind] | undefined;
}

/** What a fact becomes. */
export interface MergedFact<Kind extends FactKind> {
  /**
   * Undefined when it goes. Where there are conflicts it stands in for what is not decided, the same one
   * whichever side is called main, so that other facts can be judged.
   */
  readonly fact: FactOfKind[Kind] | undefined;
  readonly conflicts: readonly Issue[];
}

/**
 * The three-way merge of one fact, field by field; a list or a nested object is one field. Who accepted a fact, and
 * when, stands apart from the rest of its provenance and never conflicts.
 */
export function mergeFact<Kind extends FactKind>(facts: ThreeFacts<Kind>): MergedFact<Kind> {
  const { base, main, branch } = facts;
  if (same(branch, base) || same(branch, main)) {
    return { fact: main, conflicts: [] };
  }
  if (same(main, base)) {
    return { fact: branch, conflicts: [] };
  }
  if (main === undefined || branch === undefined) {
    return deletedAndChanged(facts);
  }
  return base === undefined
    ? addedOnBoth(facts.kind, main, branch)
    : mergeFields(facts.kind, base, main, branch);
}

function deletedAndChanged<Kind extends FactKind>({
  kind,
  main,
  branch,
}: ThreeFacts<Kind>): MergedFact<Kind> {
  const [changed, deleted] = main === undefined ? ["the branch", "main"] : ["main", "the branch"];
  const fact = main ?? branch;
  const conflict = {
    field: `${kind}:${fact?.id}`,
    message: `was changed in ${changed} and deleted in ${deleted}`,
  };
  return { fact, conflicts: [conflict] };
}

/** Added alike but for who accepted it is added once. */
function addedOnBoth<Kind extends FactKind>(
  kind: Kind,
  main: FactOfKind[Kind],
  branch: FactOfKind[Kind],
): MergedFact<Kind> {
  const values = { base: null, main: provenanceOf(main), branch: provenanceOf(branch) };
  const provenance = mergeValues("provenance", values);
  const [ours, theirs] = [main, branch].map((fact) => ({ ...fact, provenance }));
  if (provenance !== undefined && same(ours, theirs)) {
    return { fact: ours as FactOfKind[Kind], conflicts: [] };
  }
  const conflict = {
    field: `${kind}:${main.id}`,
    message: "was added in main and in the branch, not the same",
  };
  return { fact: written(main) < written(branch) ? main : branch, conflicts: [conflict] };
}

function mergeFields<Kind extends FactKind>(
  kind: Kind,
  base: FactOfKind[Kind],
  main: FactOfKind[Kind],
  branch: FactOfKind[Kind],
): MergedFact<Kind> {
  const [before, ours, theirs] = [fieldsOf(base), fieldsOf(main), fieldsOf(branch)];
  const merged: Record<string, JsonValue> = {};
  const conflicts: Issue[] = [];
  for (const field of Object.keys({ ...before, ...ours, ...theirs })) {
    const was = before[field] ?? null;
    const values = { base: was, main: ours[field] ?? null, branch: theirs[field] ?? null };
    const value = mergeValues(field, values);
    if (value === undefined) {
      conflicts.push({
        field: `${kind}:${base.id}.${field}`,
        message: "was changed in main and in the branch",
      });
    }
    merged[field] = value === undefined ? was : value;
  }
  return { fact: merged as unknown as FactOfKind[Kind], conflicts };
}

function fieldsOf(fact: object): Readonly<Record<string, JsonValue>> {
  return fact as Readonly<Record<string, JsonValue>>;
}

function provenanceOf(fact: object): JsonValue {
  return fieldsOf(fact)["provenance"] ?? null;
}

function same(left: object | undefined, right: object | undefined): boolean {
  return sameValue(left, right);
}

function written(fact: object): string {
  return canonicalJson(fact as unknown as JsonValue);
}
