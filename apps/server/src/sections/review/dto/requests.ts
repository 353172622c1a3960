import { ANSWER_REQUEST, ANSWERS_REQUEST, SNAPSHOT_REQUEST } from "@plumbline/review-rules";
import { declaredClosed } from "../../../platform/openapi/declared.js";

export const FindingAnswerRequest = declaredClosed("FindingAnswerRequest", ANSWER_REQUEST, "sent");
export const FindingAnswersRequest = declaredClosed("FindingAnswersRequest", ANSWERS_REQUEST, "sent");
export const SnapshotRequest = declaredClosed("SnapshotRequest", SNAPSHOT_REQUEST, "sent");
