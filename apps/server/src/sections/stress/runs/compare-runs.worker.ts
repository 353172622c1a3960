import type { Guid } from "@plumbline/model-core";
import { compareStressRuns, type StressRun } from "@plumbline/stress-engine";
import { withWorkerDatabase } from "../../../platform/workers/worker-database.js";
import { RunRepository } from "./run.repository.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export interface ComparisonRequest {
  readonly projectId: Guid;
  readonly left: Guid;
  readonly right: Guid;
}

const runs = new RunRepository();

/** The answer as JSON text; null when the project lacks one of the runs. */
export async function compareStoredRuns({
  projectId,
  left,
  right,
}: ComparisonRequest): Promise<string | null> {
  const read = await withWorkerDatabase((database) =>
    database.readAtOnce(async (reader) => {
      const both = [];
      for (const id of [left, right]) {
        const summary = await runs.findSummary(reader, { projectId, id });
        const answer = await runs.findAnswer(reader, { projectId, id });
        if (summary !== null && answer !== null) both.push({ summary, run: JSON.parse(answer) as StressRun });
      }
      return both;
    }),
  );
  const [before, after] = read;
  if (before === undefined || after === undefined) return null;
  const comparison = compareStressRuns(before.run, after.run);
  return JSON.stringify({ left: before.summary, right: after.summary, ...comparison });
}
