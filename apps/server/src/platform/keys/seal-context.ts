import type { SealedTable, SealPurpose } from "./sealed-tables.js";

/** What something is sealed for: it opens for the same purpose and parts alone. */
export interface SealContext {
  readonly purpose: SealPurpose;
  readonly parts: readonly string[];
}

/** That of a row, by its columns that the table binds a seal to. */
export function sealContext<Column extends string>(
  { purpose, boundTo }: SealedTable<Column> & Pick<SealContext, "purpose">,
  row: Readonly<Record<NoInfer<Column>, string>>,
): SealContext {
  return { purpose, parts: boundTo.map((column) => row[column]) };
}
