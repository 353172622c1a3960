// What follows from a promise, what is found out about it, and what that shows.
export type { CheckedOutcome, CheckRefusal, CheckState, ScenarioVersion } from "./checking/check-state.js";
export { checkedOutcome, refusedOutcome } from "./checking/checked-outcome.js";
export type { EvidenceToHash } from "./checking/evidence-hash.js";
export { evidenceHash } from "./checking/evidence-hash.js";
export { prepareCheck } from "./checking/prepare-check.js";
export type { CheckRequest } from "./checking/run-scenario-check.js";
export { runScenarioCheck } from "./checking/run-scenario-check.js";
export { scenarioHash, schemaHash } from "./checking/scenario-hash.js";
export { schemasOfScenario } from "./checking/schemas-of-scenario.js";
export type { SourcePatternRequest } from "./checking/source-pattern-outcome.js";
export { sourcePatternOutcome } from "./checking/source-pattern-outcome.js";
export { claimForReason } from "./claims/claim-for-reason.js";
export type {
  ClaimJudgement,
  ClaimRequest,
  CodeHost,
  FollowedRepository,
  RunToRead,
} from "./claims/claimed-outcome.js";
export { claimedOutcome } from "./claims/claimed-outcome.js";
export type { EvidenceRequest } from "./claims/evidence-request.js";
export { REASON_IN_WORDS } from "./claims/reason-in-words.js";
export type { RunAddress } from "./claims/run-url.js";
export { readRunUrl } from "./claims/run-url.js";
export { newlyDerived, noLongerDerived } from "./generating/compare-derived.js";
export { derivedKey } from "./generating/derived-key.js";
export type { GenerationRequest } from "./generating/generate-obligations.js";
export { generateObligations } from "./generating/generate-obligations.js";
export { PROMISE_LIMITS } from "./limits.js";
export { evidenceStatus } from "./status/evidence-status.js";
export type { PresentState, PresentVersion, StatusRequest } from "./status/present-state.js";
export { checksToRunAgain, isShown } from "./status/what-is-left.js";
