import { AI_TASK_LIMITS } from "../limits.js";
import type { AnswerError } from "../tasks/checked-answer.js";
import { writePrompt } from "./write-prompt.js";

const { repairCharacters, repairErrors } = AI_TASK_LIMITS;

/** What is said to a wrong answer: itself, as far as it is sent back, and what is wrong with it. */
export interface Repair {
  readonly answer: string;
  readonly message: string;
}

/** Asks for an answer anew (docs/reference/ai.md#repairs). */
export function writeRepair(answer: string, errors: readonly AnswerError[], nonce: string): Repair {
  const data = errors.slice(0, repairErrors).map(({ pointer, message }) => `${pointer}: ${message}`);
  const told = writePrompt([{ kind: "data", name: "errors", data }], nonce);
  // A vendor takes no turn without text.
  const sent = answer.slice(0, repairCharacters).toWellFormed().trimEnd();
  return {
    answer: sent === "" ? "(nothing)" : sent,
    message: `Your answer breaks these rules. Answer the request above again, with the whole JSON object.\n${told}`,
  };
}
