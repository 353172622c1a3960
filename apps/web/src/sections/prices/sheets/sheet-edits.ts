import type { Schemas } from "@plumbline/api-client";
import type { CostLine, CostSheet } from "../../../api/cost-queries.js";

/** What somebody does to a cost sheet: it can be done on any state of it. */
export type SheetEdit =
  | { readonly does: "rename"; readonly name: string }
  /** A line as it is to be; where the sheet has none of its ID, it stands at a place, or last. */
  | { readonly does: "put"; readonly line: CostLine; readonly at?: number }
  | { readonly does: "remove"; readonly id: string };

/** A cost sheet after an edit. What the edit does not speak of stays as it is. */
export function editedSheet({ name, lines }: CostSheet, edit: SheetEdit): Schemas["CostSheetRequest"] {
  switch (edit.does) {
    case "rename":
      return { name: edit.name, lines };
    case "put":
      return { name, lines: withLine(lines, edit.line, edit.at ?? lines.length) };
    case "remove":
      return { name, lines: lines.filter(({ id }) => id !== edit.id) };
  }
}

function withLine(lines: readonly CostLine[], line: CostLine, at: number): CostLine[] {
  return lines.some(({ id }) => id === line.id)
    ? lines.map((one) => (one.id === line.id ? line : one))
    : lines.toSpliced(at, 0, line);
}

/** What takes an edit back; null for one that changed nothing. */
export function inverseOf({ name, lines }: CostSheet, edit: SheetEdit): SheetEdit | null {
  if (edit.does === "rename") {
    return { does: "rename", name };
  }
  const id = edit.does === "put" ? edit.line.id : edit.id;
  const at = lines.findIndex((line) => line.id === id);
  const line = lines[at];
  if (line !== undefined) {
    return { does: "put", line, at };
  }
  return edit.does === "put" ? { does: "remove", id } : null;
}

/** What somebody else did to a cost sheet. */
export type SheetChange =
  | { readonly does: "renamed"; readonly name: string }
  | { readonly does: "added" | "removed" | "changed"; readonly line: CostLine };

export function sheetChanges(before: CostSheet, now: CostSheet): readonly SheetChange[] {
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const there = new Set(now.lines.map(({ id }) => id));
  return [
    ...(before.name === now.name ? [] : [{ does: "renamed", name: now.name } as const]),
    ...now.lines.flatMap((line): SheetChange[] => {
      const old = known.get(line.id);
      if (old === undefined) {
        return [{ does: "added", line }];
      }
      return isSameLine(old, line) ? [] : [{ does: "changed", line }];
    }),
    ...before.lines.filter(({ id }) => !there.has(id)).map((line) => ({ does: "removed", line }) as const),
  ];
}

/** What somebody else did to what an edit speaks of. */
export function changesOfEdited(before: CostSheet, now: CostSheet, edit: SheetEdit): readonly SheetChange[] {
  const edited = edit.does === "put" ? edit.line.id : edit.does === "remove" ? edit.id : null;
  return sheetChanges(before, now).filter((change) =>
    change.does === "renamed" ? edited === null : change.line.id === edited,
  );
}

const SAID = ["elementId", "priceId", "quantity", "hoursPerMonth", "note"] as const;

function isSameLine(one: CostLine, other: CostLine): boolean {
  return SAID.every((field) => one[field] === other[field]);
}
