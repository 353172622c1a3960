import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import { toldError } from "../../api/told-error.js";
import { toasts } from "../../design/toasts.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import { answeredSince, answersBefore } from "./answers.js";
import { findingsQuery, reviewKey } from "./review-queries.js";
import type { AnswerRequest, Finding, ReviewedState } from "./review-records.js";

/** How many answers the service takes in one request. */
const AT_ONCE = 200;

/** Answers findings, all or none of a request; what was answered before can be brought back while the toast is there. */
export function useAnswer(projectId: string, state: ReviewedState, findings: readonly Finding[]) {
  const queries = useQueryClient();
  const send = async (answers: readonly AnswerRequest[]): Promise<readonly Finding[]> => {
    const answered: Finding[] = [];
    for (let from = 0; from < answers.length; from += AT_ONCE) {
      answered.push(...(await sendSome(projectId, state, answers.slice(from, from + AT_ONCE))));
    }
    return answered;
  };
  const showAgain = () => queries.invalidateQueries({ queryKey: reviewKey(projectId) });
  const undo = async (left: readonly Finding[]): Promise<void> => {
    try {
      const now = await queries.fetchQuery({ ...findingsQuery(projectId, state), staleTime: 0 });
      const others = answeredSince(left, now.findings);
      if (others.length === 0) {
        await send(answersBefore(findings));
      }
      toasts.say(others.length === 0 ? words.undone : words.answeredSince(others.map(calledIn)));
    } catch (error) {
      toasts.say(toldError(error).title);
    }
    await showAgain();
  };
  return useMutation({
    mutationFn: send,
    onSuccess: (left) => toasts.say(words.answeredMany(findings.length), () => void undo(left)),
    onSettled: showAgain,
  });
}

function calledIn({ ruleId, subjectName, subjectId }: Finding): string {
  return `${ruleId} ${subjectName ?? subjectId}`;
}

async function sendSome(
  projectId: string,
  state: ReviewedState,
  answers: readonly AnswerRequest[],
): Promise<readonly Finding[]> {
  const params = { path: { projectId } };
  const [first, ...others] = answers;
  if (first !== undefined && others.length === 0) {
    const body = { ...first, ...state };
    return [await dataOf(api.PUT("/api/projects/{projectId}/review/dispositions", { params, body }))];
  }
  const body = { answers: [...answers], ...state };
  const answered = await dataOf(api.POST("/api/projects/{projectId}/review/dispositions", { params, body }));
  return answered.findings;
}
