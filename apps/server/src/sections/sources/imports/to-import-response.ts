import type { ImportRow } from "./import.repository.js";
import type { ImportCounts, ImportItemRecord, ImportRecord } from "./import-record.js";

/** An import as it is answered, without its items. */
export function toImportResponse(
  row: Omit<ImportRow, "number"> & Partial<Pick<ImportRow, "number">>,
): ImportRecord & { readonly counts: ImportCounts } {
  const { number: _, ...record } = row;
  return record;
}

/** What only the service needs of an item is not answered. */
export function toItemResponse(
  item: ImportItemRecord,
): Omit<ImportItemRecord, "factHash" | "serviceKey" | "grounds"> {
  const { factHash: _, serviceKey: __, grounds: ___, ...said } = item;
  return said;
}
