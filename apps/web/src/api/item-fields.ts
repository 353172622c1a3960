import { ITEM_WORDS as words } from "../words/items.js";
import { type FieldChange, factDifference } from "./fact-difference.js";

type Fields = Readonly<Record<string, unknown>>;

/** A fact as it would be, and as it is: null where it would be new. */
export interface Proposed {
  readonly proposed: Fields;
  readonly current: Fields | null;
}

/** Names of facts by their IDs. */
export type NameOf = (id: string) => string | undefined;

/** One field of an item as it is shown: what the model says, and what it would say. */
export interface ItemField {
  readonly field: string;
  /** Null where the model has no such fact. */
  readonly now: string | null;
  readonly then: string;
}

/** Not shown as fields: label and provenance are what accepting means, and places stand beside them. */
const BESIDE = new Set(["id", "factStatus", "provenance", "stale"]);

/** What an item would change, field by field: of a new fact all that it would say. */
export function itemFields({ proposed, current }: Proposed, nameOf: NameOf): readonly ItemField[] {
  return factDifference(current ?? {}, proposed)
    .filter((change) => !BESIDE.has(change.field) && isSaid(change, current))
    .map(({ field, before, after }) => ({
      field: nameOfField(field),
      now: current === null ? null : fieldText(before, nameOf),
      then: fieldText(after, nameOf),
    }));
}

/** What source does not say stays as it is in the model, and a new fact's empty fields say nothing. */
function isSaid({ after }: FieldChange, current: Fields | null): boolean {
  return (
    current !== null || (after !== null && after !== "" && !(Array.isArray(after) && after.length === 0))
  );
}

/** What an item is called: by its name, or by what it connects. */
export function nameOfItem(
  item: Proposed & { readonly factKey: string | null; readonly targetId: string },
  nameOf: NameOf,
): string {
  const { proposed, current, factKey, targetId } = item;
  const name = proposed["name"] ?? proposed["label"] ?? current?.["name"];
  if (typeof name === "string" && name !== "") {
    return name;
  }
  const ends = ENDS.map(([from, to]) => [proposed[from], proposed[to]] as const).find(
    ([from, to]) => from && to,
  );
  if (ends !== undefined) {
    return ends.map((end) => fieldText(end, nameOf)).join(" → ");
  }
  return nameOf(targetId) ?? factKey ?? targetId;
}

const ENDS = [
  ["fromId", "toId"],
  ["sourceChannelId", "targetChannelId"],
  ["channelId", "consumerId"],
  ["serviceKey", "elementId"],
] as const;

/** `parentId` as "parent", `timeoutMs` as "timeout ms". */
function nameOfField(field: string): string {
  return field
    .replace(/Ids?$/, "")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
}

function fieldText(value: unknown, nameOf: NameOf): string {
  if (value === null || value === undefined || value === "") {
    return words.nothing;
  }
  if (typeof value === "string") {
    return nameOf(value) ?? value;
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? words.nothing : value.map((one) => fieldText(one, nameOf)).join(", ");
  }
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
