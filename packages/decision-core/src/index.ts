// Decisions and questions.
export { DECISION_BODY_LIMITS } from "./decisions/documents/body-limits.js";
export type { DecisionAuthor } from "./decisions/documents/decision-request.js";
export { ALTERNATIVE, DECISION_REQUEST, SETTLES } from "./decisions/documents/decision-request.js";
export type { AcceptRequest, RejectRequest } from "./decisions/documents/move-requests.js";
export {
  ACCEPT_REQUEST,
  REJECT_REQUEST,
  readAcceptRequest,
  readRejectRequest,
} from "./decisions/documents/move-requests.js";
export type { DecisionBodyRefusal } from "./decisions/documents/read-body.js";
export type { DecisionRequest } from "./decisions/documents/read-decision-request.js";
export { readDecisionRequest } from "./decisions/documents/read-decision-request.js";
export { decisionHash } from "./decisions/hashes/content-hash.js";
export type { DecisionFilter, FilteredDecision } from "./decisions/reading/decision-filter.js";
export { isListed } from "./decisions/reading/decision-filter.js";
export type { NumbersOfDecisions } from "./decisions/reading/decision-markdown.js";
export { writeDecisionMarkdown, writeDecisionsMarkdown } from "./decisions/reading/decision-markdown.js";
export type { DecisionRecord } from "./decisions/reading/decision-record.js";
export { decisionRecord } from "./decisions/reading/decision-record.js";
export { missingAffectedIds } from "./decisions/reading/missing-affected-ids.js";
export { referenceOf } from "./decisions/reading/reference-of.js";
export type { DecisionInForce } from "./decisions/reading/settles-in-force.js";
export { settlesInForce } from "./decisions/reading/settles-in-force.js";
export type { DecisionActor } from "./decisions/records/actor.js";
export type { Alternative, DecisionContent } from "./decisions/records/content.js";
export type { FoundFinding, NamedFinding, SettledFinding } from "./decisions/records/finding.js";
export { inOrder as findingsInOrder } from "./decisions/records/findings-in-order.js";
export type {
  DecisionOrigin,
  DecisionState,
  SettledIn,
  StoredDecision,
  Verdict,
} from "./decisions/records/stored-decision.js";
export { DECISION_ORIGINS, DECISION_STATES } from "./decisions/records/stored-decision.js";
export type { AcceptanceOf, Accepted } from "./decisions/states/accept-decision.js";
export { acceptDecision } from "./decisions/states/accept-decision.js";
export { changeDecision, mayDelete } from "./decisions/states/change-decision.js";
export type { NewDecision } from "./decisions/states/create-decision.js";
export { createDecision } from "./decisions/states/create-decision.js";
export type { DecisionMoved, DecisionRefusal } from "./decisions/states/decision-refusal.js";
export { DECISION_REFUSALS } from "./decisions/states/decision-refusal.js";
export type { DecisionMove, DecisionTrigger } from "./decisions/states/moves.js";
export { DECISION_MOVES, DECISION_TRIGGERS } from "./decisions/states/moves.js";
export type { RejectionOf } from "./decisions/states/reject-decision.js";
export { rejectDecision } from "./decisions/states/reject-decision.js";
export { settle, unsettle } from "./decisions/states/settle.js";
export type { DecisionWrite } from "./decisions/states/write.js";
export { DECISION_LIMITS } from "./limits.js";
export type { NewQuestion } from "./questions/ask-question.js";
export { askQuestion } from "./questions/ask-question.js";
export type { QuestionWrite } from "./questions/move-question.js";
export { answerQuestion, dropQuestion, reopenQuestion } from "./questions/move-question.js";
export { QUESTION_BODY_LIMITS, QUESTION_LIMITS } from "./questions/question-limits.js";
export type { QuestionMove, QuestionTrigger } from "./questions/question-moves.js";
export { QUESTION_MOVES, QUESTION_TRIGGERS } from "./questions/question-moves.js";
export type { QuestionListItem, QuestionRecord } from "./questions/question-record.js";
export { missingAbout, questionListItem, questionRecord } from "./questions/question-record.js";
export type { MovedQuestion, QuestionRefusal } from "./questions/question-refusal.js";
export type { AnswerRequest, Asker, QuestionRequest } from "./questions/question-request.js";
export { ANSWER_REQUEST, QUESTION_REQUEST } from "./questions/question-request.js";
export type { QuestionBodyRefusal } from "./questions/read-question-request.js";
export { readAnswerRequest, readQuestionRequest } from "./questions/read-question-request.js";
export type {
  ListedQuestion,
  QuestionActor,
  QuestionEnd,
  QuestionOrigin,
  QuestionSource,
  QuestionStatus,
  StoredQuestion,
} from "./questions/stored-question.js";
export {
  QUESTION_ORIGINS,
  QUESTION_SOURCE_KINDS,
  QUESTION_STATUSES,
  statusOfQuestion,
} from "./questions/stored-question.js";
