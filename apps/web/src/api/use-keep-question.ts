import { dataOf } from "@plumbline/api-client";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { toasts } from "../design/toasts.js";
import { AI_WORDS as words } from "../words/ai.js";
import { api } from "./client.js";

export interface KeptQuestions {
  readonly keep: (index: number) => void;
  readonly error: unknown;
  /** The question that is being kept. */
  readonly busyWith: number | null;
}

/** Puts questions of a record of help into the inbox; `readKey` names that record. */
export function useKeepQuestion(
  projectId: string,
  readKey: QueryKey,
  send: (index: number) => Promise<unknown>,
): KeptQuestions {
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: send,
    onSuccess: () => toasts.say(words.questionKept),
    // Also after a refusal: somebody else may have kept it.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: readKey }),
        queries.invalidateQueries({ queryKey: ["projects", projectId, "questions"] }),
      ]),
  });
  return { keep: keep.mutate, error: keep.error, busyWith: keep.isPending ? keep.variables : null };
}

/** How a question of a flow or an architecture is kept. */
export function keepOfProposal(projectId: string, proposalId: string): (index: number) => Promise<unknown> {
  return (index) =>
    dataOf(
      api.POST("/api/projects/{projectId}/questions/keep", {
        params: { path: { projectId } },
        body: { proposalId, index },
      }),
    );
}
