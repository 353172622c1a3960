import type { EvidenceRequest } from "../documents/evidence-request.js";
import type { EvidenceEntry, IdentityReason, Outcome } from "../records/run.js";
import { REASON_IN_WORDS } from "./reason-in-words.js";

/**
 * What is recorded of evidence that is a claim (docs/reference/promises-evidence.md#claims): the obligation stays
 * `not-run`, whatever was said, and nothing was read that could move.
 */
export function claimForReason(request: EvidenceRequest, identityReason: IdentityReason): Outcome {
  return {
    result: "not-run",
    scope: "external-test",
    environment: request.source.system,
    modelRevision: null,
    commitSha: null,
    evidence: [claimed(request, identityReason)],
    limitations: ["What was said of the run was not read from the system that holds it."],
    detail: `The evidence is a claim: ${REASON_IN_WORDS[identityReason]}.`,
    inputs: [],
    assertions: [],
  };
}

function claimed(
  { result, source, artifactDigest }: EvidenceRequest,
  identityReason: IdentityReason,
): EvidenceEntry {
  const { system, runUrl, commitSha, conclusion } = source;
  return {
    identity: "claimed",
    identityReason,
    result,
    system,
    runUrl,
    commitSha,
    conclusion,
    artifactDigest,
  };
}
