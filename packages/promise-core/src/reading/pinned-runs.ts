import type { Guid } from "@plumbline/model-core";
import { obligationId } from "../ids/obligation-id.js";
import type { VerificationRun } from "../records/run.js";
import type { StoredPromise } from "../records/stored-promise.js";
import { inForceOf } from "../states/promise-state.js";
import { runsOfObligation } from "../status/counting-run.js";
import { runsByObligation } from "../status/runs-by-obligation.js";

/**
 * The runs that the evidence status of the revision in force hangs on when a stream is judged
 * (docs/reference/promises-evidence.md#the-run-that-counts): of each obligation the one that counts, or the newest when
 * none applies. From these alone the status is the same as from all; none of a promise without a revision in force. In
 * key order: `O2` before `O10`.
 */
export function pinnedRuns(
  promise: Pick<StoredPromise, "requirementId" | "revisions">,
  runs: readonly VerificationRun[],
  streamId: Guid,
): readonly VerificationRun[] {
  const revision = inForceOf(promise);
  if (revision === null) {
    return [];
  }
  const byId = runsByObligation({ revision, runs });
  return revision.obligations.flatMap((obligation) => {
    const ofObligation = byId.get(obligationId(promise.requirementId, obligation.key)) ?? [];
    const { counting, newest } = runsOfObligation(obligation, ofObligation, { revision, streamId });
    const run = counting ?? newest;
    return run === null ? [] : [run];
  });
}
