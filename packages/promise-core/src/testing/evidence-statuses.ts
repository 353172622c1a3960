import type { EvidenceStatus } from "../records/status.js";
import type { Revision } from "../records/stored-promise.js";

/** A status in which every obligation of a revision was not run. */
export function notRun({ obligations }: Pick<Revision, "obligations">): EvidenceStatus {
  return {
    counts: { passed: 0, failed: 0, notRun: obligations.length, unsupported: 0, stale: 0 },
    obligations: [],
    gaps: obligations.map(({ key }) => `${key} has no run`),
  };
}
