import type { EvidenceRequest } from "../documents/evidence-request.js";
import type { StatedObligation } from "../records/obligation.js";
import type { EvidenceSource } from "../records/recipe.js";
import type { IdentityReason, Outcome } from "../records/run.js";
import { claimForReason } from "./claim-for-reason.js";
import { type RunAddress, readRunUrl } from "./run-url.js";

/** A repository that a project follows. */
export interface FollowedRepository {
  /** `host/owner/name` in lower case. */
  readonly repository: string;
  readonly trackedCommit: string | null;
}

/** The code host of a workspace, as far as it is known without asking it. */
export type CodeHost =
  | { readonly configured: false }
  | {
      readonly configured: true;
      /** Where people see its runs, in lower case. */
      readonly webHost: string;
      readonly followed: readonly FollowedRepository[];
    };

export interface ClaimRequest {
  readonly obligation: Pick<StatedObligation, "recipe">;
  readonly request: EvidenceRequest;
  readonly codeHost: CodeHost;
}

/** What must be read from the code host, since nothing that is known already makes the evidence a claim. */
export interface RunToRead {
  readonly run: RunAddress;
  readonly source: EvidenceSource;
  /** The commit that the run must be of. */
  readonly commitSha: string;
}

export type ClaimJudgement =
  | { readonly outcome: "claimed"; readonly claim: Outcome }
  | { readonly outcome: "read-the-code-host"; readonly read: RunToRead };

/**
 * Judges evidence by what is known without reading the code host (docs/reference/promises-evidence.md#reasons): the first
 * reason that holds makes it a claim. Where none holds, it says what is to be read; a claim never passes.
 */
export function claimedOutcome(claim: ClaimRequest): ClaimJudgement {
  const found = readable(claim);
  return typeof found === "string"
    ? { outcome: "claimed", claim: claimForReason(claim.request, found) }
    : { outcome: "read-the-code-host", read: found };
}

function readable({ obligation, request, codeHost }: ClaimRequest): RunToRead | IdentityReason {
  const source = obligation.recipe.plan?.evidenceSource ?? null;
  if (source === null) {
    return "no-evidence-source";
  }
  if (source.system !== "codehost-actions" || request.source.system !== "codehost-actions") {
    return "system-not-checkable";
  }
  const run = readRunUrl(request.source.runUrl);
  if (run === null) {
    return "run-url-not-recognised";
  }
  return run.repository === source.repository
    ? followedRun({ run, source, stated: request.source.commitSha }, codeHost)
    : "repository-differs";
}

interface NamedRun extends Pick<RunToRead, "run" | "source"> {
  readonly stated: string | null;
}

function followedRun({ run, source, stated }: NamedRun, codeHost: CodeHost): RunToRead | IdentityReason {
  if (!codeHost.configured) {
    return "github-not-configured";
  }
  if (run.host !== codeHost.webHost) {
    return "run-url-host-differs";
  }
  const name = `${run.host}/${run.repository}`;
  const followed = codeHost.followed.find(({ repository }) => repository === name);
  if (followed === undefined) {
    return "repository-not-followed";
  }
  const commitSha = stated ?? followed.trackedCommit;
  return commitSha === null ? "no-tracked-commit" : { run, source, commitSha };
}
