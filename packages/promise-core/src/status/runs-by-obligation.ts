import type { VerificationRun } from "../records/run.js";
import type { StatusRequest } from "./present-state.js";

/** The runs of one revision by the IDs of their obligations; those of others are passed over. */
export function runsByObligation({
  revision,
  runs,
}: Pick<StatusRequest, "revision" | "runs">): ReadonlyMap<string, readonly VerificationRun[]> {
  const byId = new Map<string, VerificationRun[]>();
  for (const run of runs) {
    if (run.promiseRevision === revision.revision) {
      const ofObligation = byId.get(run.obligationId) ?? [];
      ofObligation.push(run);
      byId.set(run.obligationId, ofObligation);
    }
  }
  return byId;
}
