/** A column of numbers stands to the right. */
export type Side = "left" | "right";

/** Rows of cells in aligned columns, each line with an indent of two. */
export function alignColumns(
  rows: readonly (readonly string[])[],
  sides: readonly Side[],
): readonly string[] {
  const widths = sides.map((_, column) => Math.max(0, ...rows.map((row) => widthOf(row[column] ?? ""))));
  return rows.map((row) => {
    const cells = row.map((cell, column) => pad(cell, widths[column] ?? 0, sides[column] ?? "left"));
    return `  ${cells.join("  ")}`.trimEnd();
  });
}

function pad(cell: string, width: number, side: Side): string {
  const blanks = " ".repeat(Math.max(0, width - widthOf(cell)));
  return side === "left" ? `${cell}${blanks}` : `${blanks}${cell}`;
}

const SGR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** Characters of a cell, colours left out. */
export function widthOf(cell: string): number {
  return [...cell.replace(SGR, "")].length;
}
