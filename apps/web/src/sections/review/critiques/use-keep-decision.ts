import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/client.js";
import { toasts } from "../../../design/toasts.js";
import { CRITIQUE_WORDS as words } from "../../../words/critiques.js";
import { critiqueQuery } from "./critique-queries.js";

/** Makes a proposed decision of one that a critique suggests. */
export function useKeepDecision(projectId: string, critiqueId: string) {
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: (index: number) =>
      dataOf(
        api.POST("/api/projects/{projectId}/review/critiques/{critiqueId}/proposed-decisions/{index}/keep", {
          params: { path: { projectId, critiqueId, index } },
        }),
      ),
    onSuccess: () => toasts.say(words.decisionKept),
    // Also after a refusal: somebody else may have kept it.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: critiqueQuery(projectId, critiqueId).queryKey }),
        queries.invalidateQueries({ queryKey: ["projects", projectId, "decisions"] }),
      ]),
  });
  return { keep: keep.mutate, error: keep.error, busyWith: keep.isPending ? keep.variables : null };
}
