import type { Reader } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { ImportRepository } from "../import.repository.js";
import type { ImportPlace } from "../import-record.js";
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
  const items = (await imports.items(reader, place)).map(toItemResponse);
  const answer = { ...toImportResponse(row), items };
  return { outcome: "written", bytes: new TextEncoder().encode(JSON.stringify(answer)) };
}
