import type { VerificationRun } from "../records/run.js";
import type { EvidenceStatus } from "../records/status.js";
import { evidenceCounts } from "./evidence-counts.js";
import { gapsOfObligation } from "./gaps-of-obligation.js";
import { gapsOfRevision } from "./gaps-of-revision.js";
import { judgedObligation } from "./judged-obligation.js";
import type { StatusRequest } from "./present-state.js";

/**
 * What shows a revision in a state (docs/reference/promises-evidence.md#evidence-status): a function of what is given, so
 * that a pinned state always has the same. What retires a promise has nothing to show.
 */
export function evidenceStatus(request: StatusRequest): EvidenceStatus {
  const { revision, requirementId } = request;
  if (revision.retire) {
    return { counts: evidenceCounts([]), obligations: [], gaps: [] };
  }
  const runs = runsById(request);
  const judged = revision.obligations.map((obligation) =>
    judgedObligation(obligation, runs.get(`${requirementId}/${obligation.key}`) ?? [], request),
  );
  const obligations = judged.map(({ status }) => status);
  return {
    counts: evidenceCounts(obligations),
    obligations,
    gaps: [...gapsOfRevision(request), ...judged.flatMap(gapsOfObligation)],
  };
}

function runsById({ revision, runs }: StatusRequest): ReadonlyMap<string, readonly VerificationRun[]> {
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
