import { dataOf, ifMatch, isProblem } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "../../api/client.js";
import { type DecisionDraft, requestOf } from "./decision-draft.js";
import { type Decision, decisionQuery } from "./decision-queries.js";

export interface SaveDecisionOf {
  readonly projectId: string;
  readonly decisionId: string;
  readonly draft: DecisionDraft;
  /** Told what is stored, where somebody else saved another version meanwhile. */
  readonly onChanged: (theirs: Decision) => void;
}

/** Writes a decision over the version that was read, and leads to where it is read. */
export function useSaveDecision({ projectId, decisionId, draft, onChanged }: SaveDecisionOf) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const query = decisionQuery(projectId, decisionId);
  return useMutation({
    mutationFn: (version: number) =>
      dataOf(
        api.PUT("/api/projects/{projectId}/decisions/{decisionId}", {
          params: { path: { projectId, decisionId }, header: ifMatch(version) },
          body: requestOf(draft),
        }),
      ),
    onSuccess: async (saved) => {
      queries.setQueryData(query.queryKey, saved);
      void queries.invalidateQueries({ queryKey: ["projects", projectId, "decisions"] });
      await navigate({
        to: "/projects/$projectId/decisions/$decisionId",
        params: { projectId, decisionId },
        ignoreBlocker: true,
      });
    },
    onError: async (error) => {
      if (isProblem(error, "decision_changed")) {
        onChanged(await queries.fetchQuery({ ...query, staleTime: 0 }));
      }
    },
  });
}
