import type { Guid, Issue, Result } from "@plumbline/model-core";
import type { ImportItem, ItemState } from "../records/import-item.js";

/** An item and what became of it so far. */
export interface StandingItem extends Pick<ImportItem, "id" | "dependsOn"> {
  readonly state: ItemState;
}

/** What a person says of items, by their IDs. */
export interface SaidOfItems {
  readonly accept: readonly Guid[];
  readonly reject: readonly Guid[];
}

/** Accepting an item accepts what it depends on; rejecting one rejects what depends on it and is open. */
export interface Decision {
  readonly accepted: ReadonlySet<Guid>;
  readonly rejected: ReadonlySet<Guid>;
}

/**
 * What follows from what a person says (docs/reference/source-imports.md#deciding); refused where an item is not there,
 * was decided, is named twice, or needs one that is rejected.
 */
export function decideItems(
  items: readonly StandingItem[],
  said: SaidOfItems,
): Result<Decision, readonly Issue[]> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const issues = [...issuesOfList("accept", said, byId), ...issuesOfList("reject", said, byId)];
  if (issues.length > 0) {
    return { ok: false, refusal: issues };
  }
  const rejected = withDependents(items, said.reject);
  const accepted = withNeeds(byId, said.accept);
  const needing = said.accept.flatMap((id, index) => {
    return rejected.has(id) || needsRejected(byId, byId.get(id), rejected)
      ? [{ field: `accept[${index}]`, message: "needs an item that is rejected" }]
      : [];
  });
  return needing.length > 0 ? { ok: false, refusal: needing } : { ok: true, value: { accepted, rejected } };
}

type Items = ReadonlyMap<Guid, StandingItem>;

function issuesOfList(list: "accept" | "reject", said: SaidOfItems, items: Items): readonly Issue[] {
  const others = new Set(list === "accept" ? said.reject : []);
  const seen = new Set<Guid>();
  return said[list].flatMap((id, index) => {
    const message = whyNot(items.get(id), { isRepeated: seen.has(id), isInBoth: others.has(id) });
    seen.add(id);
    return message === null ? [] : [{ field: `${list}[${index}]`, message }];
  });
}

function whyNot(
  item: StandingItem | undefined,
  { isRepeated, isInBoth }: { readonly isRepeated: boolean; readonly isInBoth: boolean },
): string | null {
  if (item === undefined) {
    return "names no item of the import";
  }
  if (item.state !== "open") {
    return `names an item that was ${item.state}`;
  }
  if (isInBoth) {
    return "names an item that is rejected too";
  }
  return isRepeated ? "names an item twice" : null;
}

function withNeeds(items: Items, ids: readonly Guid[]): ReadonlySet<Guid> {
  const found = new Set<Guid>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const item = items.get(id);
    if (item?.state === "open" && !found.has(id)) {
      found.add(id);
      open.push(...item.dependsOn);
    }
  }
  return found;
}

function withDependents(items: readonly StandingItem[], ids: readonly Guid[]): ReadonlySet<Guid> {
  const dependents = new Map<Guid, Guid[]>();
  for (const item of items) {
    for (const needed of item.state === "open" ? item.dependsOn : []) {
      const list = dependents.get(needed) ?? [];
      list.push(item.id);
      dependents.set(needed, list);
    }
  }
  const found = new Set<Guid>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (!found.has(id)) {
      found.add(id);
      open.push(...(dependents.get(id) ?? []));
    }
  }
  return found;
}

/** Also one that was rejected before. */
function needsRejected(items: Items, item: StandingItem | undefined, rejected: ReadonlySet<Guid>): boolean {
  const isRejected = (needed: Guid) => rejected.has(needed) || items.get(needed)?.state === "rejected";
  return item?.dependsOn.some(isRejected) === true;
}
