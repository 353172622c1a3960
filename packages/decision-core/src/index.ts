// Decisions and questions.
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
  QuestionStatus,
  StoredQuestion,
} from "./questions/stored-question.js";
export { QUESTION_ORIGINS, QUESTION_STATUSES, statusOfQuestion } from "./questions/stored-question.js";
