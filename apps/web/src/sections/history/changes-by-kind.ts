import type { Schemas } from "@plumbline/api-client";
import type { Change } from "../../design/change-mark.js";
import { compareNames } from "../../design/compare-names.js";

export type ComparedItem = Schemas["ComparedItemResponse"];

/** A line of the list of what differs: the heading of a kind, or one fact under it. */
export type ChangeLine =
  | { readonly type: "kind"; readonly kind: ComparedItem["kind"]; readonly counts: Record<Change, number> }
  | { readonly type: "item"; readonly item: ComparedItem };

export interface ChangeFilter {
  readonly change?: Change | undefined;
  readonly q?: string | undefined;
}

/** What differs under the kind it is of, by its names; the kinds in the order in which the service lists them. */
export function changesByKind(
  items: readonly ComparedItem[],
  { change, q = "" }: ChangeFilter = {},
): readonly ChangeLine[] {
  const sought = q.trim().toLowerCase();
  const shown = items.filter(
    (item) => (change === undefined || item.change === change) && textOf(item).includes(sought),
  );
  return [...Map.groupBy(shown, ({ kind }) => kind)].flatMap(([kind, those]) => [
    { type: "kind" as const, kind, counts: countsOf(those) },
    ...those.sort(inOrder).map((item) => ({ type: "item" as const, item })),
  ]);
}

function inOrder(left: ComparedItem, right: ComparedItem): number {
  return compareNames(left.name ?? "", right.name ?? "") || (left.id < right.id ? -1 : 1);
}

function textOf({ name, id, fields }: ComparedItem): string {
  return [name ?? "", id, ...fields.map(({ field }) => field)].join(" ").toLowerCase();
}

function countsOf(items: readonly ComparedItem[]): Record<Change, number> {
  const count = (change: Change): number => items.filter((item) => item.change === change).length;
  return { added: count("added"), changed: count("changed"), removed: count("removed") };
}
