import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import { toldError } from "../../api/told-error.js";
import { toasts } from "../../design/toasts.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import { answersBefore } from "./answers.js";
import { reviewKey } from "./review-queries.js";
import type { AnswerRequest, Finding, ReviewedState } from "./review-records.js";

/** How many answers the service takes in one request. */
const AT_ONCE = 200;

/** Answers findings, all or none of a request; what was answered before can be brought back while the toast is there. */
export function useAnswer(projectId: string, state: ReviewedState, findings: readonly Finding[]) {
  const queries = useQueryClient();
  const send = async (answers: readonly AnswerRequest[]): Promise<void> => {
    for (let from = 0; from < answers.length; from += AT_ONCE) {
      await sendSome(projectId, state, answers.slice(from, from + AT_ONCE));
    }
  };
  const showAgain = () => queries.invalidateQueries({ queryKey: reviewKey(projectId) });
  const undo = async (): Promise<void> => {
    try {
      await send(answersBefore(findings));
      toasts.say(words.undone);
    } catch (error) {
      toasts.say(toldError(error).title);
    }
    await showAgain();
  };
  return useMutation({
    mutationFn: send,
    onSuccess: () => toasts.say(words.answeredMany(findings.length), () => void undo()),
    onSettled: showAgain,
  });
}

function sendSome(projectId: string, state: ReviewedState, answers: readonly AnswerRequest[]) {
  const params = { path: { projectId } };
  const [first, ...others] = answers;
  return first !== undefined && others.length === 0
    ? dataOf(
        api.PUT("/api/projects/{projectId}/review/dispositions", { params, body: { ...first, ...state } }),
      )
    : dataOf(
        api.POST("/api/projects/{projectId}/review/dispositions", {
          params,
          body: { answers: [...answers], ...state },
        }),
      );
}
