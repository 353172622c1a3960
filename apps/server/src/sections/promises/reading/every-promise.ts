import type { Guid } from "@plumbline/model-core";
import type { VerificationRun } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import { PromiseRepository, type PromiseRow } from "../storing/promise.repository.js";
import { RunRepository } from "../storing/run.repository.js";
import { PAGE_OF_ALL, pageByPage } from "./page-by-page.js";

const promises = new PromiseRepository();
const runs = new RunRepository();

/** A promise with its two newest revisions, and the runs that a status of it can hang on. */
export interface PromiseWithRuns extends PromiseRow {
  readonly deciding: readonly VerificationRun[];
}

/** Every promise of a project in the order of their numbers, so many held at a time. Call it in `readAtOnce`. */
export async function* everyPromise(reader: Reader, projectId: Guid): AsyncGenerator<PromiseWithRuns> {
  const pages = pageByPage(0, PAGE_OF_ALL, {
    rows: (after) => promises.page(reader, projectId, after, PAGE_OF_ALL),
    page: async (rows) => {
      const ids = rows.map(({ promise: { id } }) => id);
      return { rows, deciding: await runs.deciding(reader, projectId, ids) };
    },
  });
  for await (const { rows, deciding } of pages) {
    yield* rows.map((row) => ({ ...row, deciding: deciding.get(row.promise.id)?.runs ?? [] }));
  }
}
