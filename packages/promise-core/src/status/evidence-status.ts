import type { EvidenceStatus } from "../records/status.js";
import { evidenceCounts } from "./evidence-counts.js";
import { gapsOfObligation } from "./gaps-of-obligation.js";
import { gapsOfRevision } from "./gaps-of-revision.js";
import { judgedObligation } from "./judged-obligation.js";
import type { StatusRequest } from "./present-state.js";
import { runsByObligation } from "./runs-by-obligation.js";

/**
 * What shows a revision in a state (docs/reference/promises-evidence.md#evidence-status): a function of what is given, so
 * that a pinned state always has the same. What retires a promise has nothing to show.
 */
export function evidenceStatus(request: StatusRequest): EvidenceStatus {
  const { revision, requirementId } = request;
  if (revision.retire) {
    return { counts: evidenceCounts([]), obligations: [], gaps: [] };
  }
  const runs = runsByObligation(request);
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
