import {
  compareCodeUnits,
  type FieldChange,
  type Guid,
  type JsonValue,
  present,
  sameValue,
} from "@plumbline/model-core";
import type { PromiseContent } from "../records/content.js";
import { LINK_LISTS, type LinkList } from "../records/links.js";
import type { Obligation } from "../records/obligation.js";
import type { Revision } from "../records/stored-promise.js";

/** Links that came and went in a list. */
export interface LinkChange {
  readonly list: LinkList;
  readonly added: readonly Guid[];
  readonly removed: readonly Guid[];
}

/** An obligation that is not the same. */
export interface ObligationChange {
  readonly key: string;
  /** Of the draft, or of what it leaves out. */
  readonly title: string;
  readonly change: "added" | "changed" | "removed";
  /** Also of one that came or went: then the other side is null. */
  readonly fields: readonly FieldChange[];
}

/** How a draft differs from the revision in force; `left` is in force, `right` the draft. */
export interface PromiseChanges {
  readonly fields: readonly FieldChange[];
  readonly links: readonly LinkChange[];
  readonly obligations: readonly ObligationChange[];
}

type Compared = Pick<Revision, "retire" | "content" | "obligations">;

const NOTHING: Compared = { retire: false, content: null, obligations: [] };

/** Fields that are compared as they are; the links have a comparison of their own. */
const FIELDS = [
  "title",
  "claim",
  "scope",
  "preconditions",
  "expectedOutcome",
  "forbiddenOutcome",
  "evidenceCriteria",
  "forbiddenEvents",
  "requiresPattern",
] as const satisfies readonly (keyof PromiseContent)[];

/**
 * What a draft changes, as an approver reads it (docs/reference/promises.md#comparing). Without a revision in force
 * everything is new.
 */
export function comparePromise(draft: Compared, inForce: Compared | null): PromiseChanges {
  const left = inForce ?? NOTHING;
  return {
    fields: changedFields(statedOf(left), statedOf(draft)),
    links: changedLinks(left.content, draft.content),
    obligations: changedObligations(left.obligations, draft.obligations),
  };
}

type Stated = Readonly<Record<string, unknown>>;

function statedOf({ retire, content }: Compared): Stated {
  return Object.fromEntries([
    ...FIELDS.map((field) => [field, content?.[field] ?? null]),
    ["retire", retire],
  ]);
}

function changedFields(left: Stated, right: Stated): readonly FieldChange[] {
  return Object.keys(right)
    .filter((field) => !sameValue(left[field], right[field]))
    .map((field) => ({ field, left: left[field] as JsonValue, right: right[field] as JsonValue }));
}

function changedLinks(left: PromiseContent | null, right: PromiseContent | null): readonly LinkChange[] {
  const lists = Object.keys(LINK_LISTS) as readonly LinkList[];
  return lists
    .map((list) => {
      const [before, after] = [left?.links[list] ?? [], right?.links[list] ?? []];
      const added = after.filter((id) => !before.includes(id));
      return { list, added, removed: before.filter((id) => !after.includes(id)) };
    })
    .filter(({ added, removed }) => added.length + removed.length > 0);
}

function changedObligations(
  left: readonly Obligation[],
  right: readonly Obligation[],
): readonly ObligationChange[] {
  const before = new Map(left.map((obligation) => [obligation.key, obligation]));
  const after = new Map(right.map((obligation) => [obligation.key, obligation]));
  const keys = [...new Set([...before.keys(), ...after.keys()])].sort(inKeyOrder);
  return keys.flatMap((key) => changedObligation(key, before.get(key), after.get(key)));
}

/** `O2` before `O10`. */
function inKeyOrder(left: string, right: string): number {
  return left.length - right.length || compareCodeUnits(left, right);
}

function changedObligation(
  key: string,
  left: Obligation | undefined,
  right: Obligation | undefined,
): readonly ObligationChange[] {
  const fields = changedFields(partsOf(left), partsOf(right));
  const { title } = present(right ?? left);
  const change = left === undefined ? "added" : right === undefined ? "removed" : "changed";
  return fields.length === 0 ? [] : [{ key, title, change, fields }];
}

function partsOf(obligation: Obligation | undefined): Stated {
  const recipe = obligation?.recipe;
  return {
    kind: obligation?.kind ?? null,
    title: obligation?.title ?? null,
    "recipe.text": recipe?.text ?? null,
    "recipe.scenarioCheck": recipe?.scenarioCheck ?? null,
    "recipe.sourcePattern": recipe?.sourcePattern ?? null,
    "recipe.plan": recipe?.plan ?? null,
  };
}
