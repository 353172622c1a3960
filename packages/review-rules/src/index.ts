// What is weak in a design, by fixed rules, and what was answered.
export type { AnswerRefusal, AskedAnswer, FindingStanding } from "./answers/answer-finding.js";
export { refusalOfAnswer } from "./answers/answer-finding.js";
export type { Answers } from "./answers/answered-findings.js";
export {
  answered,
  answeredFindings,
  countFindings,
  dispositionsOf,
  isBlocking,
} from "./answers/answered-findings.js";
export type { FindingFilter } from "./answers/filter-findings.js";
export { filterFindings } from "./answers/filter-findings.js";
export { answeredSince } from "./comparing/answered-since.js";
export type { ChangedFinding, FindingComparison } from "./comparing/compare-findings.js";
export { compareFindings } from "./comparing/compare-findings.js";
export { REVIEW_LIMITS } from "./limits.js";
export { partsOfStep } from "./reading/scenario-steps.js";
export type {
  AnsweredFinding,
  AnswerStatus,
  Disposition,
  FindingAnswer,
  FindingCounts,
  FindingName,
  SettledFinding,
  SettlingDecision,
} from "./records/answer.js";
export { ANSWER_STATUSES } from "./records/answer.js";
export type { Cited, CitedKind } from "./records/cited.js";
export type { Cite, Finding } from "./records/finding.js";
export { findingKey } from "./records/finding-key.js";
export type { Category, ResultWord, Severity } from "./records/finding-words.js";
export { CATEGORIES, RESULTS, SEVERITIES } from "./records/finding-words.js";
export type { Judgement } from "./records/judgement.js";
export type { RuleRecord } from "./records/rule-record.js";
export type { AnswerRequest, AnswersRequest, AskedFor } from "./requests/answer-request.js";
export {
  ANSWER_REQUEST,
  ANSWERS_REQUEST,
  readAnswerRequest,
  readAnswersRequest,
} from "./requests/answer-request.js";
export type { PinnedState, ReviewBodyRefusal } from "./requests/review-body.js";
export { PINNED_STATE, PINS_ONE } from "./requests/review-body.js";
export type { SnapshotRequest } from "./requests/snapshot-request.js";
export { readSnapshotRequest, SNAPSHOT_REQUEST } from "./requests/snapshot-request.js";
export type { InputVersion, PromiseInput, ReviewInputs } from "./reviewing/inputs-fingerprint.js";
export { inputsFingerprint } from "./reviewing/inputs-fingerprint.js";
export { hashOfFindings, reviewState } from "./reviewing/review-state.js";
export { stateBytes } from "./reviewing/state-bytes.js";
export type { Rule } from "./rules/rule.js";
export { RULE_SET_VERSION, RULES } from "./rules/rule-set.js";
export type { ReviewedPromise, ReviewedScenario, ReviewedState } from "./state/reviewed-state.js";
export type { WrittenReview } from "./writing/findings-markdown.js";
export { findingsAsMarkdown } from "./writing/findings-markdown.js";
export { findingsAsSarif, SARIF_SCHEMA } from "./writing/sarif.js";
export { sarifText } from "./writing/sarif-text.js";
