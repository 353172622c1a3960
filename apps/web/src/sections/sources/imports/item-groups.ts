import { hasWords } from "../../../design/has-words.js";
import type { ImportItem } from "../source-records.js";

export const MATCHES = ["linked", "same-name", "none"] as const satisfies readonly ImportItem["match"][];
export const ITEM_CHANGES = [
  "add",
  "update",
  "confirm",
  "link",
] as const satisfies readonly ImportItem["change"][];
export const ITEM_STATES = ["open", "accepted", "rejected"] as const satisfies readonly ImportItem["state"][];

/** What is defined first is read first: what others need stands before them. */
export const ITEM_KINDS = [
  "element",
  "service-link",
  "channel",
  "message",
  "operation",
  "subscription",
  "binding",
  "relationship",
  "schema",
] as const satisfies readonly ImportItem["kind"][];

export interface ItemFilter {
  readonly match?: ImportItem["match"] | undefined;
  readonly kind?: ImportItem["kind"] | undefined;
  readonly change?: ImportItem["change"] | undefined;
  readonly state?: ImportItem["state"] | undefined;
  readonly q?: string | undefined;
}

/** A line of the list: the heading of a group, or an item under it. */
export type ItemLine =
  | {
      readonly is: "head";
      readonly match: ImportItem["match"];
      readonly kind: ImportItem["kind"];
      readonly count: number;
    }
  | { readonly is: "item"; readonly item: ImportItem };

/** Items under what they match and what they are, as far as filters let them through. */
export function itemLines(items: readonly ImportItem[], filter: ItemFilter = {}): readonly ItemLine[] {
  const shown = items.filter((item) => isShown(item, filter));
  return MATCHES.flatMap((match) =>
    ITEM_KINDS.flatMap((kind): readonly ItemLine[] => {
      const those = shown.filter((item) => item.match === match && item.kind === kind);
      return those.length === 0
        ? []
        : [
            { is: "head", match, kind, count: those.length },
            ...those.map((item) => ({ is: "item" as const, item })),
          ];
    }),
  );
}

/** What a list of lines lets through, in its order. */
export function itemsOf(lines: readonly ItemLine[]): readonly ImportItem[] {
  return lines.flatMap((line) => (line.is === "item" ? [line.item] : []));
}

function isShown(item: ImportItem, { match, kind, change, state, q }: ItemFilter): boolean {
  return (
    (match === undefined || item.match === match) &&
    (kind === undefined || item.kind === kind) &&
    (change === undefined || item.change === change) &&
    (state === undefined || item.state === state) &&
    hasWords(textOf(item), q)
  );
}

function textOf({ kind, factKey, proposed, current }: ImportItem): string {
  return [kind, factKey ?? "", proposed["name"] ?? "", current?.["name"] ?? ""].join(" ");
}
