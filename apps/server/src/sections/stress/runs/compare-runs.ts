import type { Guid } from "@plumbline/model-core";
import { compareStressRuns, type StressRun } from "@plumbline/stress-engine";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { threadDatabase } from "../../../platform/workers/thread-database.js";
import { RunRepository } from "./run.repository.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export interface ComparisonRequest {
  readonly projectId: Guid;
  readonly left: Guid;
  readonly right: Guid;
}

const runs = new RunRepository();

export type ComparisonOutcome =
  | { readonly outcome: "compared"; readonly answer: string }
  | RefusalNamed<"no-stress-run">;

/** The answer as JSON text. */
export async function compareStoredRuns({
  projectId,
  left,
  right,
}: ComparisonRequest): Promise<ComparisonOutcome> {
  const read = await threadDatabase().readAtOnce(async (reader) => {
    const both = [];
    for (const id of [left, right]) {
      const summary = await runs.findSummary(reader, { projectId, id });
      const answer = await runs.findAnswer(reader, { projectId, id });
      if (summary !== null && answer !== null) {
        both.push({ summary, run: runOf(answer) });
      }
    }
    return both;
  });
  const [before, after] = read;
  if (before === undefined || after === undefined) {
    return { outcome: "no-stress-run" };
  }
  const comparison = compareStressRuns(before.run, after.run);
  const [one, other] = [before, after].map(({ summary }) => ({ basis: comparison.basis, ...summary }));
  return { outcome: "compared", answer: JSON.stringify({ left: one, right: other, ...comparison }) };
}

/** A run from before there were intervals has none: nothing of it is judged. */
function runOf(answer: string): StressRun {
  const run = JSON.parse(answer) as Omit<StressRun, "intervals"> & Partial<Pick<StressRun, "intervals">>;
  return { ...run, intervals: run.intervals ?? [] };
}
