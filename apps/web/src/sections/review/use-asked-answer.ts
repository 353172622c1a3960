import { useState } from "react";
import { toasts } from "../../design/toasts.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import { possibleAnswers } from "./answers.js";
import type { AnswerStatus, Finding } from "./review-records.js";

/** The answer that somebody is about to give to findings; null while none is asked for. */
export function useAskedAnswer(mayEdit: boolean, targets: readonly Finding[]) {
  const [asked, setAsked] = useState<AnswerStatus | null>(null);
  const ask = (status: AnswerStatus): void => {
    if (mayEdit && mayBeAsked(targets, status)) {
      setAsked(status);
    }
  };
  return { asked, ask, leave: (): void => setAsked(null) };
}

/** Whether there is something to answer; says why where the only finding takes no such answer. */
function mayBeAsked(targets: readonly Finding[], status: AnswerStatus): boolean {
  const [only, ...others] = targets;
  if (only === undefined || others.length > 0 || possibleAnswers(only).has(status)) {
    return only !== undefined;
  }
  toasts.say(status === "open" ? words.isOpen : words.notPossible(only.severity, only.result));
  return false;
}
