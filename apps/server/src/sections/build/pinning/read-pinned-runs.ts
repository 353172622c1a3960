import type { PinnedRun } from "@plumbline/bundle-writer";
import type { Guid } from "@plumbline/model-core";
import type { VerificationRun } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import { inPages } from "./in-pages.js";

const AT_ONCE = 1_000;

/** Runs of promises; one that the project does not hold, or not as it is pinned, is left out. */
export async function readPinnedRuns(
  reader: Reader,
  projectId: Guid,
  pins: readonly PinnedRun[],
): Promise<ReadonlyMap<PinnedRun, VerificationRun>> {
  const runs = new Map<PinnedRun, VerificationRun>();
  for (const page of inPages(pins, AT_ONCE)) {
    const named = page.map(({ promiseId, runId }, index) => ({
      index,
      promise_id: promiseId,
      run_id: runId,
    }));
    for (const { index, record } of await reader.query<Row[]>(RUNS, [projectId, JSON.stringify(named)])) {
      const pin = page[index];
      if (pin !== undefined && isAsPinned(record, pin)) {
        runs.set(pin, record);
      }
    }
  }
  return runs;
}

interface Row {
  /** Of the pin in its page. */
  readonly index: number;
  readonly record: VerificationRun;
}

function isAsPinned({ promiseRevision, obligationId }: VerificationRun, pin: PinnedRun): boolean {
  return pin.promiseRevision === promiseRevision && pin.obligationId === obligationId;
}

const RUNS = `
  SELECT pin.index, r.record FROM json_to_recordset($2) AS pin (index integer, promise_id uuid, run_id text)
    JOIN promise_runs r ON r.project_id = $1 AND r.promise_id = pin.promise_id AND r.record ->> 'id' = pin.run_id`;
