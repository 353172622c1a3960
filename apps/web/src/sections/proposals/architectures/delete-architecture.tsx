import { dataOf } from "@plumbline/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { api } from "../../../api/client.js";
import { DeleteAfterAsking } from "../../../api/delete-after-asking.js";
import { ARCHITECTURE_WORDS as words } from "../../../words/architectures.js";
import { architecturesKey } from "./architecture-queries.js";

export interface DeleteArchitectureProps {
  readonly projectId: string;
  readonly proposalId: string;
}

/** Takes a proposal away of which nothing was accepted, after a question. */
export function DeleteArchitecture({ projectId, proposalId }: DeleteArchitectureProps): ReactNode {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const params = { path: { projectId, proposalId } };
  return (
    <DeleteAfterAsking
      words={words}
      send={() =>
        dataOf(api.DELETE("/api/projects/{projectId}/ai/architecture-proposals/{proposalId}", { params }))
      }
      onDeleted={() => {
        void queries.invalidateQueries({ queryKey: [...architecturesKey(projectId), "list"] });
        return navigate({
          to: "/projects/$projectId/proposals",
          params: { projectId },
          search: { tab: "architectures" },
        });
      }}
    />
  );
}
