import type { FactKind } from "@plumbline/model-core";
import { PART_WORDS as words } from "../../words/parts.js";
import { type AnyFact, fieldsOf, type ModelLists, type PartFact, partsOf } from "./part-fact.js";
import { referencesOf } from "./part-fields.js";

/** Other facts that a fact has to do with in one way. */
export interface LinkGroup {
  /** The kind and the field that say it, as `operation.ownerId`. */
  readonly key: string;
  readonly title: string;
  readonly links: readonly PartLink[];
}

export interface PartLink {
  readonly kind: FactKind;
  readonly id: string;
  /** What is worth knowing of it at once. */
  readonly note: string;
}

/** What a part names: what it needs to be what it is. */
export function usesOf(model: ModelLists, { kind, fact }: PartFact): readonly LinkGroup[] {
  const all = new Map(partsOf(model).map((one) => [one.fact.id, one]));
  return referencesOf(kind, fieldsOf(fact)).map(({ field, ids }) => ({
    key: `${kind}.${field}`,
    title: words.uses[`${kind}.${field}`] ?? field,
    links: ids.flatMap((id) => linkTo(all.get(id))),
  }));
}

/** What names a part: what would miss it. */
export function usedByOf(model: ModelLists, id: string): readonly LinkGroup[] {
  const all = partsOf(model);
  const byId = new Map(all.map((one) => [one.fact.id, one]));
  const groups = new Map<string, PartLink[]>();
  for (const one of all) {
    for (const { field, ids } of referencesOf(one.kind, fieldsOf(one.fact))) {
      if (ids.includes(id)) {
        const key = `${one.kind}.${field}`;
        groups.set(key, [...(groups.get(key) ?? []), ...linkTo(one, otherEnd(one.fact, id, byId))]);
      }
    }
  }
  return [...groups].map(([key, links]) => ({ key, title: words.usedBy[key] ?? key, links }));
}

function linkTo(part: PartFact | undefined, note = ""): readonly PartLink[] {
  return part === undefined ? [] : [{ kind: part.kind, id: part.fact.id, note: note || noteOf(part.fact) }];
}

/** Of a relationship: what is at its other end. */
function otherEnd(fact: AnyFact, id: string, byId: ReadonlyMap<string, PartFact>): string {
  if (!("fromId" in fact)) {
    return "";
  }
  const isFrom = fact.fromId === id;
  const end = byId.get(isFrom ? fact.toId : fact.fromId)?.fact;
  return end !== undefined && "name" in end ? `${isFrom ? "→" : "←"} ${end.name}` : "";
}

/** What a contract says of time and of trying again. */
function noteOf(fact: AnyFact): string {
  const notes: string[] = [];
  if ("transport" in fact) {
    notes.push(fact.transport, fact.timeoutMs === 0 ? words.noTimeout : words.timeout(fact.timeoutMs));
  }
  if ("retry" in fact) {
    notes.push(retryText(fact.retry));
  }
  return notes.join(", ");
}

export function retryText(
  retry: { readonly maxAttempts: number; readonly backoffMs: number } | null,
): string {
  return retry === null ? words.oneAttempt : words.attempts(retry.maxAttempts, retry.backoffMs);
}

/** Everything that goes with a part when it is deleted: what names it, and what names that. */
export function goesWith(model: ModelLists, id: string): readonly PartFact[] {
  const all = partsOf(model).map((one) => ({
    ...one,
    named: referencesOf(one.kind, fieldsOf(one.fact)).flatMap(({ ids }) => ids),
  }));
  const gone = new Set([id]);
  for (let size = 0; size !== gone.size; ) {
    size = gone.size;
    for (const { fact, named } of all) {
      if (named.some((other) => gone.has(other))) {
        gone.add(fact.id);
      }
    }
  }
  return all
    .filter(({ fact }) => fact.id !== id && gone.has(fact.id))
    .map(({ kind, fact }) => ({ kind, fact }));
}
