import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { api } from "../../../api/client.js";
import { sheetsKey } from "../../../api/cost-queries.js";
import { ProblemView } from "../../../api/problem-view.js";
import { besideFields } from "../../../api/told-error.js";
import { COST_WORDS as words } from "../../../words/costs.js";
import { NameDialog } from "./name-dialog.js";

export interface NewSheetProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

/** Makes an empty cost sheet and leads to it. */
export function NewSheet({ projectId, onClose }: NewSheetProps): ReactNode {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: (name: string) =>
      dataOf(
        api.POST("/api/projects/{projectId}/cost-sheets", {
          params: { path: { projectId } },
          body: { name, lines: [] },
        }),
      ),
    onSuccess: async ({ id }) => {
      void queries.invalidateQueries({ queryKey: sheetsKey(projectId) });
      await navigate({ to: "/projects/$projectId/costs/$sheetId", params: { projectId, sheetId: id } });
    },
  });
  return (
    <NameDialog
      title={words.newTitle}
      act={words.create}
      first=""
      error={make.error}
      isBusy={make.isPending}
      onName={make.mutate}
      onClose={onClose}
    >
      <ProblemView error={besideFields(make.error, ["name"])} />
    </NameDialog>
  );
}
