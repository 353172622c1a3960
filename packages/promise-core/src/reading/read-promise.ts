import { contentHash } from "../hashes/content-hash.js";
import type { VerificationRun } from "../records/run.js";
import type { EvidenceStatus } from "../records/status.js";
import type { Revision, StoredPromise } from "../records/stored-promise.js";
import { evidenceStatus } from "../status/evidence-status.js";
import { linkFindings, missingOrChangedLinks } from "./link-findings.js";
import { linkedThings } from "./linked-things.js";
import type { ProjectState } from "./project-state.js";
import type { ReadPromise } from "./promise-record.js";

/** The same with a status for every revision that is asked for. */
export interface JudgedPromise extends ReadPromise {
  readonly statusOf: (revision: Revision) => EvidenceStatus;
}

/**
 * What is worked out of a promise in a state, from its runs
 * (docs/reference/promises-evidence.md#evidence-status). A status is worked out once for each revision, when it is asked for.
 */
export function readPromise(
  promise: StoredPromise,
  runs: readonly VerificationRun[],
  state: ProjectState,
): JudgedPromise {
  const statuses = new Map<Revision, EvidenceStatus>();
  const statusOf = (revision: Revision): EvidenceStatus => {
    const known = statuses.get(revision) ?? statusIn(promise, revision, runs, state);
    statuses.set(revision, known);
    return known;
  };
  return { promise, links: linkFindings(promise, state.hashNow), statusOf };
}

function statusIn(
  promise: StoredPromise,
  revision: Revision,
  runs: readonly VerificationRun[],
  { present, hashNow }: ProjectState,
): EvidenceStatus {
  const { approval, content } = revision;
  const missing = linkedThings(content).filter((thing) => hashNow(thing) === null);
  const linked =
    approval === null ? { missing, changed: [] } : missingOrChangedLinks(approval.linked, hashNow);
  const { requirementId } = promise;
  const presentHash = approval === null ? null : contentHash(promise, revision);
  return evidenceStatus({ requirementId, revision, present, linked, runs, presentHash });
}
