import type { Guid } from "@plumbline/model-core";
import type { VerificationRun } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import { PromiseRepository, type PromiseRow } from "../storing/promise.repository.js";
import { RunRepository } from "../storing/run.repository.js";

const AT_ONCE = 200;

const promises = new PromiseRepository();
const runs = new RunRepository();

/** A promise with its two newest revisions, and the runs that a status of it can hang on. */
export interface PromiseWithRuns extends PromiseRow {
  readonly deciding: readonly VerificationRun[];
}

/** Every promise of a project in the order of their numbers, so many held at a time. Call it in `readAtOnce`. */
export async function* everyPromise(reader: Reader, projectId: Guid): AsyncGenerator<PromiseWithRuns> {
  for (let last: number | null = 0; last !== null; ) {
    const rows: readonly PromiseRow[] = await promises.page(reader, projectId, last, AT_ONCE);
    const ids = rows.map(({ promise: { id } }) => id);
    const deciding = await runs.deciding(reader, projectId, ids);
    yield* rows.map((row) => ({ ...row, deciding: deciding.get(row.promise.id)?.runs ?? [] }));
    last = rows.length < AT_ONCE ? null : (rows.at(-1)?.number ?? null);
  }
}
