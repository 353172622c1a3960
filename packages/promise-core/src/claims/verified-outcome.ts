import type { EvidenceRequest } from "../documents/evidence-request.js";
import type { Outcome } from "../records/run.js";
import type { RunToRead } from "./claimed-outcome.js";
import type { Ending } from "./ending.js";
import type { HostJob } from "./host-jobs.js";
import type { HostRun } from "./host-run.js";

/** Evidence that only the code host can tell about. */
export interface RunClaim {
  readonly request: EvidenceRequest;
  readonly read: RunToRead;
}

/** A run that is what was said of it. */
export interface VerifiedRun {
  readonly run: HostRun;
  readonly ending: Ending;
}

/**
 * What is recorded of evidence that was read from the code host (docs/reference/promises-evidence.md#verified). The commit is
 * what it rests on: it is current while the project follows that one.
 */
export function verifiedOutcome(claim: RunClaim, { run, ending }: VerifiedRun): Outcome {
  const { system, runUrl } = claim.request.source;
  const { result, conclusion } = ending;
  const { headSha: commitSha } = run;
  const { run: ranOn } = claim.read;
  const { artifactDigest } = claim.request;
  const said = { result, system, runUrl, commitSha, conclusion, artifactDigest };
  return {
    result,
    scope: "external-test",
    environment: system,
    modelRevision: null,
    commitSha,
    evidence: [{ identity: "verified", identityReason: null, ...said }],
    limitations: artifactDigest === null ? [READ] : [READ, DIGEST],
    detail: sentenceOf(claim, { run, ending }),
    inputs: [{ kind: "repository", id: `${ranOn.host}/${ranOn.repository}`, version: null, hash: commitSha }],
    assertions: [],
  };
}

const READ =
  "The run was read from the system that holds it, which says how it ended and not what it tested.";

const DIGEST = "The digest of the artifact is what the sender says; it was not read from that system.";

function sentenceOf({ read }: RunClaim, { run, ending }: VerifiedRun): string {
  const attempt = run.attempt === null ? "" : `, attempt ${run.attempt},`;
  const what = `Run ${read.run.runId}${attempt} of ${run.path ?? read.source.workflow}`;
  const jobs = ending.jobs.length === 0 ? "" : ` in the jobs ${listed(ending.jobs)}`;
  return `${what} at the commit ${run.headSha} ended with ${ending.conclusion}${jobs}.`;
}

/** So many are named one by one. */
const MOST_NAMED = 20;

function listed(jobs: readonly HostJob[]): string {
  const named = jobs.slice(0, MOST_NAMED).map(({ name, conclusion }) => `"${name}" (${conclusion})`);
  const others = jobs.length - named.length;
  return others > 0 ? `${named.join(", ")} and ${others} more` : named.join(", ");
}
