import type { KeyboardEvent } from "react";
import type { OutlineRow } from "./outline-rows.js";

interface Walked {
  readonly rows: readonly OutlineRow[];
  readonly selectedRow: number;
  readonly onReveal: (id: string) => void;
  readonly onToggle: (id: string) => void;
}

/** The keys of a tree: up and down, right opens and goes in, left closes and goes out. */
export function useOutlineKeys(walked: Walked): (event: KeyboardEvent) => void {
  const { rows, selectedRow, onReveal, onToggle } = walked;
  return (event) => {
    const row = rows[selectedRow];
    const target = targetRow(walked, event.key);
    if (target !== undefined) {
      onReveal(target.part.id);
    } else if (row !== undefined && togglesWith(row, event.key)) {
      onToggle(row.part.id);
    } else {
      return;
    }
    event.preventDefault();
  };
}

function targetRow({ rows, selectedRow }: Walked, key: string): OutlineRow | undefined {
  const row = rows[selectedRow];
  switch (key) {
    case "ArrowDown":
      return rows[selectedRow + 1];
    case "ArrowUp":
      return rows[Math.max(0, selectedRow - 1)];
    case "Home":
      return rows[0];
    case "End":
      return rows.at(-1);
    case "ArrowRight":
      return row?.isOpen ? rows[selectedRow + 1] : undefined;
    case "ArrowLeft":
      return row === undefined || row.isOpen
        ? undefined
        : rows.slice(0, selectedRow).findLast(({ level }) => level < row.level);
    default:
      return undefined;
  }
}

function togglesWith({ isOpen, inside }: OutlineRow, key: string): boolean {
  return (
    inside > 0 && (key === "Enter" || (key === "ArrowRight" && !isOpen) || (key === "ArrowLeft" && isOpen))
  );
}
