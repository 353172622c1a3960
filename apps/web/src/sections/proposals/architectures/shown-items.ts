import { factOfItem } from "@plumbline/ai-tasks";
import { LIST_OF_KIND, parseGuid } from "@plumbline/model-core";
import { type NameOf, nameOfItem, type Proposed } from "../../../api/item-fields.js";
import type { ModelLists } from "../../../api/model-query.js";
import type { Architecture, ArchitectureItem } from "./architecture-queries.js";

/** An item beside what the design has now. */
export interface ShownItem extends Proposed {
  readonly item: ArchitectureItem;
  readonly name: string;
  /** The part that it would change, or that it became; null where there is none yet. */
  readonly factId: string | null;
  /** It would change a part that is there no more. */
  readonly isTargetGone: boolean;
}

export interface ShownItems {
  readonly items: readonly ShownItem[];
  /** Names of the facts of the design, and of those that items would add. */
  readonly nameOf: NameOf;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The items of a proposal with their names, and with the parts that they would change as those are now. Without a model, as the
 * branch of the proposal has ended, they stand alone: nobody can say what would change.
 */
export function shownItems(
  { items, parts }: Pick<Architecture, "items" | "parts">,
  model: ModelLists | null,
  nameNow: NameOf,
): ShownItems {
  const called = new Map(parts.map(({ targetId, name }) => [targetId, name ?? undefined]));
  const added = new Map(items.filter(isAdded).map((item) => [addedId(item), item]));
  const nameOf: NameOf = (id) => {
    const item = added.get(id);
    return nameNow(id) ?? (item === undefined ? called.get(id) : ownName(item));
  };
  const shown = items.map((item): ShownItem => {
    const factId = isAdded(item)
      ? item.createdId
      : (parts.find(({ alias }) => alias === item.target)?.targetId ?? null);
    const current = isAdded(item) || model === null ? null : factIn(model, item, factId);
    const proposed = { ...current, ...item.fields };
    const named = { proposed, current, factKey: item.alias, targetId: factId ?? item.id };
    return {
      ...{ item, proposed, current, factId, name: nameOfItem(named, nameOf) },
      isTargetGone: !isAdded(item) && model !== null && current === null,
    };
  });
  return { items: shown, nameOf };
}

function isAdded({ action }: ArchitectureItem): boolean {
  return action === "add";
}

/** The fact that an item adds: other items name it by this before it is there. */
function addedId({ id, createdId }: ArchitectureItem): string {
  const guid = parseGuid(id);
  return createdId ?? (guid === null ? id : factOfItem(guid));
}

function ownName({ fields, alias }: ArchitectureItem): string {
  const { name }: { readonly name?: unknown } = fields;
  return typeof name === "string" && name !== "" ? name : alias;
}

function factIn(model: ModelLists, { kind }: ArchitectureItem, id: string | null): Fields | null {
  const facts: readonly { readonly id: string }[] = model[LIST_OF_KIND[kind]];
  const fact = facts.find((one) => one.id === id);
  return fact === undefined ? null : { ...fact };
}
