import { compareCodeUnits } from "../code-unit-order.js";
import { type ChangePlan, changePlan, type FactChange, type PlannedChange } from "../editing/change-plan.js";
import { FACT_KINDS, type FactKind, type FactOfKind, LIST_OF_KIND, type Model } from "../facts/model.js";
import type { Issue, Result } from "../issue.js";
import { sameValue } from "../same-value.js";
import { brokenUnion } from "./broken-union.js";
import { mergeFact } from "./merge-fact.js";

/** The three models of a merge. */
export interface MergeInput {
  /** What the branch was made from. */
  readonly base: Model;
  /** Main as it is, with the schemas of the project; those of the other two are not looked at. */
  readonly main: Model;
  readonly branch: Model;
}

/** Why a branch is not merged: one entry for each conflict, by kind and ID. */
export interface MergeRefusal {
  readonly code: "merge_conflict";
  readonly title: string;
  /**
   * `<kind>:<id>.<field>` for two changes of one field; `<kind>:<id>` for a delete against a change, an ID
   * that is taken, a reference that is gone or a rule that the union breaks.
   */
  readonly errors: readonly Issue[];
}

/**
 * The changes that bring what a branch changed since its base into main
 * (docs/reference/branches-and-revisions.md#merging), or the conflicts: three-way by fact and field. Both
 * sides changing a field to the same value is none. What either side changed is judged in the union by the
 * rules of an import. Items are what the branch changed, by kind and ID; `unchanged` where main says it
 * already. Schemas belong to the project and stay.
 */
export function mergeStreams(input: MergeInput): Result<ChangePlan, MergeRefusal> {
  const union = unionOf(input);
  const conflicts = [...union.conflicts, ...brokenUnion(union.model, union.toJudge)];
  if (conflicts.length > 0) {
    const title = "What the branch changed and what main changed do not fit together";
    return { ok: false, refusal: { code: "merge_conflict", title, errors: inOrder(conflicts) } };
  }
  return { ok: true, value: changePlan(union.planned) };
}

/** A fact of the union that a side changed, and that no conflict leaves open. */
interface FactToJudge {
  readonly kind: FactKind;
  readonly fact: FactOfKind[FactKind];
}

interface Union {
  readonly model: Model;
  readonly planned: PlannedChange[];
  readonly conflicts: Issue[];
  readonly toJudge: FactToJudge[];
}

function unionOf(input: MergeInput): Union {
  const lists: Record<string, readonly unknown[]> = { schemas: input.main.schemas };
  const union = { planned: [], conflicts: [], toJudge: [] };
  for (const kind of FACT_KINDS) {
    if (kind !== "schema") {
      lists[LIST_OF_KIND[kind]] = mergeList(kind, input, union);
    }
  }
  return { ...union, model: lists as unknown as Model };
}

/** The facts of one kind by ID; what is found of them goes into the union. */
function mergeList<Kind extends FactKind>(
  kind: Kind,
  input: MergeInput,
  union: Omit<Union, "model">,
): readonly FactOfKind[Kind][] {
  const [bases, mains, branches] = [byId(kind, input.base), byId(kind, input.main), byId(kind, input.branch)];
  const ids = [...new Set([...bases.keys(), ...mains.keys(), ...branches.keys()])].sort(compareCodeUnits);
  const list: FactOfKind[Kind][] = [];
  for (const id of ids) {
    const [base, main, branch] = [bases.get(id), mains.get(id), branches.get(id)];
    const { fact, conflicts } = mergeFact({ kind, base, main, branch });
    union.conflicts.push(...conflicts);
    if (fact !== undefined) {
      list.push(fact);
    }
    if (conflicts.length === 0 && fact !== undefined && fact !== base && !sameValue(fact, base)) {
      union.toJudge.push({ kind, fact });
    }
    const change = changeOf(main, fact);
    if (conflicts.length === 0 && (change !== "unchanged" || !sameValue(branch, base))) {
      const item = fact ?? main ?? base;
      union.planned.push(...(item === undefined ? [] : [{ kind, fact: item, change }]));
    }
  }
  return list;
}

function changeOf(main: object | undefined, fact: object | undefined): FactChange {
  if (main === fact || sameValue(main, fact)) {
    return "unchanged";
  }
  return main === undefined ? "added" : fact === undefined ? "removed" : "changed";
}

function byId<Kind extends FactKind>(kind: Kind, model: Model): ReadonlyMap<string, FactOfKind[Kind]> {
  const facts = model[LIST_OF_KIND[kind]] as unknown as readonly FactOfKind[Kind][];
  return new Map(facts.map((fact) => [fact.id, fact]));
}

/** By kind and ID; the fields of one fact stay in their order. */
function inOrder(conflicts: readonly Issue[]): readonly Issue[] {
  const keyed = conflicts.map((issue) => {
    const [kind = "", rest = ""] = issue.field.split(":");
    return { issue, kind: FACT_KINDS.indexOf(kind as FactKind), id: rest.slice(0, 36) };
  });
  keyed.sort((left, right) => left.kind - right.kind || compareCodeUnits(left.id, right.id));
  return keyed.map(({ issue }) => issue);
}
