import { AI_TASK_LIMITS } from "@plumbline/ai-tasks";
import { answerTo } from "../../../platform/errors/answers.js";
import { busy } from "../../../platform/errors/api-error.js";
import { AI_BUSY_SECONDS } from "../limits.js";

/** More would be told than a prompt may tell. */
export function contextTooLarge(): Error {
  return answerTo({ outcome: "context-too-large", limit: AI_TASK_LIMITS.contextBytes });
}

/** As much is asked at this moment as may be. */
export function noRoom(): Error {
  return busy("Too many tasks wait for providers of AI", AI_BUSY_SECONDS);
}
