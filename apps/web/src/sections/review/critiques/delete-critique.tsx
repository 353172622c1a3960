import { dataOf } from "@plumbline/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { api } from "../../../api/client.js";
import { DeleteAfterAsking } from "../../../api/delete-after-asking.js";
import { CRITIQUE_WORDS as words } from "../../../words/critiques.js";
import { critiquesKey } from "./critique-queries.js";

export interface DeleteCritiqueProps {
  readonly projectId: string;
  readonly critiqueId: string;
}

/** Takes a critique away after a question; what was kept of it stays. */
export function DeleteCritique({ projectId, critiqueId }: DeleteCritiqueProps): ReactNode {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const params = { path: { projectId, critiqueId } };
  return (
    <DeleteAfterAsking
      words={words}
      send={() => dataOf(api.DELETE("/api/projects/{projectId}/review/critiques/{critiqueId}", { params }))}
      onDeleted={() => {
        void queries.invalidateQueries({ queryKey: [...critiquesKey(projectId), "list"] });
        return navigate({
          to: "/projects/$projectId/review",
          params: { projectId },
          search: { tab: "critiques" },
        });
      }}
    />
  );
}
