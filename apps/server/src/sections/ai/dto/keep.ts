import { KEEP_QUESTION_REQUEST } from "@plumbline/ai-tasks";
import { declaredClosed } from "../../../platform/openapi/declared.js";

export const KeepQuestionRequest = declaredClosed("KeepQuestionRequest", KEEP_QUESTION_REQUEST, "sent");
