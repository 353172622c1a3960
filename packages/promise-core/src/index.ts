// What follows from a promise, what is found out about it, and what that shows.
export type { CheckedOutcome, CheckRefusal, CheckState, ScenarioVersion } from "./checking/check-state.js";
export { checkedOutcome, refusedOutcome } from "./checking/checked-outcome.js";
export type { NamedElement } from "./checking/element-named.js";
export { elementNamed } from "./checking/element-named.js";
export type { EvidenceToHash } from "./checking/evidence-hash.js";
export { evidenceHash } from "./checking/evidence-hash.js";
export { prepareCheck } from "./checking/prepare-check.js";
export { isMeant } from "./checking/repository-meant.js";
export type { CheckRequest } from "./checking/run-scenario-check.js";
export { runScenarioCheck } from "./checking/run-scenario-check.js";
export type { FoundInSource, FoundPattern, LinkOfService, ScanOfCheck } from "./checking/scan-of-check.js";
export { scenarioHash, schemaHash } from "./checking/scenario-hash.js";
export { schemasOfScenario } from "./checking/schemas-of-scenario.js";
export type { SourcePatternRequest } from "./checking/source-pattern-outcome.js";
export { sourcePatternOutcome } from "./checking/source-pattern-outcome.js";
export { AnsweredFields } from "./claims/answered-fields.js";
export { claimForReason } from "./claims/claim-for-reason.js";
export type {
  ClaimJudgement,
  ClaimRequest,
  CodeHost,
  FollowedRepository,
  RunToRead,
} from "./claims/claimed-outcome.js";
export { claimedOutcome } from "./claims/claimed-outcome.js";
export type { HostAnswer, HostQuestion } from "./claims/host-answer.js";
export { judgeRun } from "./claims/judge-run.js";
export { REASON_IN_WORDS } from "./claims/reason-in-words.js";
export type { RunAddress } from "./claims/run-url.js";
export { readRunUrl } from "./claims/run-url.js";
export type { RunClaim } from "./claims/verified-outcome.js";
export { webHostOf } from "./claims/web-host.js";
export { PROMISE_BODY_LIMITS } from "./documents/body-limits.js";
export type { EvidenceRequest } from "./documents/evidence-request.js";
export { CLAIMED_SOURCE, EVIDENCE_REQUEST, readEvidenceRequest } from "./documents/evidence-request.js";
export { faultsOfScenario } from "./documents/faults-of-scenario.js";
export type { NamedKind, ThingsOfProject } from "./documents/missing-from-project.js";
export { missingFromObligation, missingFromPromise } from "./documents/missing-from-project.js";
export type { ApproveRequest, PrefixRequest, ReviseRequest } from "./documents/move-requests.js";
export {
  APPROVE_REQUEST,
  PREFIX_REQUEST,
  REVISE_REQUEST,
  readApproveRequest,
  readPrefixRequest,
  readReviseRequest,
} from "./documents/move-requests.js";
export { OBLIGATION_REQUEST, RECIPE } from "./documents/obligation-request.js";
export type { RecipePart } from "./documents/part-of-kind.js";
export { PART_OF_KIND, RECIPE_PARTS } from "./documents/part-of-kind.js";
export type { Author } from "./documents/promise-request.js";
export { FORBIDDEN_EVENT, LINKS, PROMISE_REQUEST, REQUIRED_PATTERN } from "./documents/promise-request.js";
export type { PromiseBodyRefusal } from "./documents/read-body.js";
export type { ObligationRequest } from "./documents/read-obligation-request.js";
export { readObligationRequest } from "./documents/read-obligation-request.js";
export type { PromiseRequest } from "./documents/read-promise-request.js";
export { readPromiseRequest } from "./documents/read-promise-request.js";
export type { RunChecksRequest, RunManyRequest, RunRequest } from "./documents/run-request.js";
export {
  RUN_CHECKS_REQUEST,
  RUN_MANY_REQUEST,
  RUN_REQUEST,
  readRunChecksRequest,
  readRunManyRequest,
  readRunRequest,
} from "./documents/run-request.js";
export { CHECK_ASSERTION, CHECK_FAULT, SCENARIO_CHECK } from "./documents/scenario-check.js";
export { SOURCE_PATTERN } from "./documents/source-pattern.js";
export { EVIDENCE_SOURCE, TEST_PLAN } from "./documents/test-plan.js";
export { newlyDerived, noLongerDerived } from "./generating/compare-derived.js";
export { derivedKey } from "./generating/derived-key.js";
export type { GenerationRequest } from "./generating/generate-obligations.js";
export { generateObligations } from "./generating/generate-obligations.js";
export { quotedName } from "./generating/name-in-sentence.js";
export { contentHash } from "./hashes/content-hash.js";
export { recipeHash } from "./hashes/recipe-hash.js";
export type { NamedObligation } from "./ids/obligation-id.js";
export { obligationId, obligationKey, parseObligationName } from "./ids/obligation-id.js";
export type { RequirementNumber } from "./ids/requirement-id.js";
export { parseRequirementId, requirementIdOf } from "./ids/requirement-id.js";
export { PROMISE_LIMITS } from "./limits.js";
export type { LinkChange, ObligationChange, PromiseChanges } from "./reading/compare-promise.js";
export { comparePromise } from "./reading/compare-promise.js";
export type { HashNow, LinkFindings } from "./reading/link-findings.js";
export { linkFindings, missingOrChangedLinks } from "./reading/link-findings.js";
export { linkedFact, linkedScenario } from "./reading/linked-state.js";
export { linkedThings } from "./reading/linked-things.js";
export { listedContents } from "./reading/listed-contents.js";
export { needsReview } from "./reading/needs-review.js";
export { pinnedRuns } from "./reading/pinned-runs.js";
export type {
  LookedUpScenario,
  ProjectState,
  SourcesOfState,
  StateLookup,
  StateOfModel,
} from "./reading/project-state.js";
export { projectStateOf, stateOfModel } from "./reading/project-state.js";
export type { PromiseListItem } from "./reading/promise-list-item.js";
export { promiseListItem } from "./reading/promise-list-item.js";
export { writePromiseMarkdown } from "./reading/promise-markdown.js";
export type { PromiseRecord, ReadPromise } from "./reading/promise-record.js";
export { promiseRecord } from "./reading/promise-record.js";
export type { JudgedPromise } from "./reading/read-promise.js";
export { readPromise } from "./reading/read-promise.js";
export type { ContentRecord, ObligationRecord, RevisionRecord } from "./reading/revision-record.js";
export { revisionRecord } from "./reading/revision-record.js";
export type { Actor } from "./records/actor.js";
export { isAgent } from "./records/actor.js";
export type { ForbiddenEvent, PromiseContent, RequiredPattern } from "./records/content.js";
export { executionOf } from "./records/execution-of.js";
export type { LinkedKind, LinkedState, LinkedThing, LinkList, Links } from "./records/links.js";
export { LINK_LISTS } from "./records/links.js";
export type { Execution, Obligation, ObligationSource, StatedObligation } from "./records/obligation.js";
export { EXECUTIONS, OBLIGATION_SOURCES, TEST_PLAN_KINDS } from "./records/obligation.js";
export type {
  CheckAssertion,
  CheckFault,
  EvidenceSource,
  EvidenceSystem,
  Pattern,
  Recipe,
  ScenarioCheck,
  SourcePattern,
  TestPlan,
} from "./records/recipe.js";
export { EVIDENCE_SYSTEMS, PATTERNS } from "./records/recipe.js";
export type {
  AssertionOfRun,
  EvidenceEntry,
  IdentityReason,
  InputKind,
  ModelOfRun,
  Outcome,
  RunEnvironment,
  RunInput,
  RunResultWord,
  RunScope,
  VerificationRun,
} from "./records/run.js";
export { IDENTITY_REASONS, INPUT_KINDS, RESULTS, RUN_ENVIRONMENTS, RUN_SCOPES } from "./records/run.js";
export type { EvidenceCounts, EvidenceStatus, MovedInput, ObligationStatus } from "./records/status.js";
export type { Approval, Origin, PromiseState, Revision, StoredPromise } from "./records/stored-promise.js";
export { ORIGINS, PROMISE_STATES } from "./records/stored-promise.js";
export type { ApprovalOf } from "./states/approve.js";
export { APPROVAL_TEXTS, approve, missingTexts } from "./states/approve.js";
export { changeDraft } from "./states/change-draft.js";
export {
  addGenerated,
  addObligation,
  changeObligation,
  removeObligation,
} from "./states/change-obligations.js";
export type { NewPromise } from "./states/create-promise.js";
export { createPromise } from "./states/create-promise.js";
export { discardDraft, mayDelete } from "./states/discard-draft.js";
export type { Move, Situation, Trigger } from "./states/moves.js";
export { MOVES, SITUATIONS, situationOf, TRIGGERS } from "./states/moves.js";
export type { Moved, PromiseRefusal } from "./states/promise-refusal.js";
export { PROMISE_REFUSALS } from "./states/promise-refusal.js";
export type { ApprovedRevision } from "./states/promise-state.js";
export { draftOf, inForceOf, newestOf, revisionOf, stateOf } from "./states/promise-state.js";
export { revise } from "./states/revise.js";
export { revisionCharacters } from "./states/revision-size.js";
export type { Write } from "./states/write.js";
export { evidenceStatus } from "./status/evidence-status.js";
export type { PresentState, PresentVersion, StatusRequest } from "./status/present-state.js";
export { checksToRunAgain, isShown } from "./status/what-is-left.js";
