import type { ImportItem } from "@plumbline/source-import";
import type { Reader } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { ImportRepository, type ImportRow } from "../import.repository.js";
import { type ImportItemRecord, type ImportPlace, type ImportRecord, NO_ITEMS } from "../import-record.js";
import { toImportResponse, toItemResponse } from "../to-import-response.js";

/** An import with all its items, as JSON: there may be thousands. */
export interface AnsweredImport {
  readonly outcome: "written";
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const imports = new ImportRepository();

export async function answerImport(
  reader: Reader,
  place: ImportPlace,
): Promise<AnsweredImport | RefusalNamed<"no-import">> {
  const row = await imports.find(reader, place);
  if (row === null) {
    return { outcome: "no-import" };
  }
  return writtenImport(row, await imports.items(reader, place));
}

/** The same of one that was just made: nobody has decided anything of it. */
export function answerNewImport(record: ImportRecord, proposed: readonly ImportItem[]): AnsweredImport {
  const counts = { ...NO_ITEMS, open: proposed.length };
  const undecided = { state: "open", decidedBy: null, decidedAt: null } as const;
  return writtenImport(
    { ...record, counts },
    proposed.map((item) => ({ ...item, ...undecided })),
  );
}

function writtenImport(row: Omit<ImportRow, "number">, items: readonly ImportItemRecord[]): AnsweredImport {
  const answer = { ...toImportResponse(row), items: items.map(toItemResponse) };
  return { outcome: "written", bytes: new TextEncoder().encode(JSON.stringify(answer)) };
}
