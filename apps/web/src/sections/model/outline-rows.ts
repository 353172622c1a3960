import { compareCodeUnits } from "@plumbline/model-core";
import type { Part, PartsTree } from "../../canvas/part.js";
import { compareNames } from "../../design/compare-names.js";

export interface OutlineRow {
  readonly part: Part;
  readonly level: number;
  readonly isOpen: boolean;
  readonly inside: number;
}

const KIND_ORDER = ["actor", "system", "group", "app", "component", "store", "channel"] as const;

/** The parts as a tree whose opened parts show what is inside; with a text, all that have it in their name. */
export function outlineRows(tree: PartsTree, open: ReadonlySet<string>, text: string): readonly OutlineRow[] {
  return text === "" ? openRows(tree, open) : foundRows(tree, text.toLowerCase());
}

function openRows(tree: PartsTree, open: ReadonlySet<string>): readonly OutlineRow[] {
  const rows: OutlineRow[] = [];
  const add = (parent: string | null, level: number): void => {
    const parts = (tree.insideOf.get(parent) ?? []).flatMap((id) => tree.parts.get(id) ?? []);
    for (const part of parts.sort(inOrder)) {
      const inside = tree.countOf.get(part.id) ?? 0;
      const isOpen = inside > 0 && open.has(part.id);
      rows.push({ part, level, isOpen, inside });
      if (isOpen) {
        add(part.id, level + 1);
      }
    }
  };
  add(null, 1);
  return rows;
}

function foundRows(tree: PartsTree, text: string): readonly OutlineRow[] {
  return [...tree.parts.values()]
    .filter(({ kind, name }) => kind !== "group" && name.toLowerCase().includes(text))
    .sort((left, right) => place(left, text) - place(right, text) || inOrder(left, right))
    .map((part) => ({ part, level: 1, isOpen: false, inside: tree.countOf.get(part.id) ?? 0 }));
}

/** What begins with the text comes first. */
function place({ name }: Part, text: string): number {
  return name.toLowerCase().startsWith(text) ? 0 : 1;
}

function inOrder(left: Part, right: Part): number {
  return (
    KIND_ORDER.indexOf(left.kind) - KIND_ORDER.indexOf(right.kind) ||
    compareNames(left.name, right.name) ||
    compareCodeUnits(left.id, right.id)
  );
}
