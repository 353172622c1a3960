import { dataOf, ifMatch } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { ConfirmDialog } from "../../design/confirm-dialog.js";
import { toasts } from "../../design/toasts.js";
import { DECISION_MOVES as words } from "../../words/decisions.js";
import { type Decision, decisionQuery } from "./decision-queries.js";

export interface DeleteDialogProps {
  readonly projectId: string;
  readonly decision: Decision;
  readonly onClose: () => void;
}

export function DeleteDialog({ projectId, decision, onClose }: DeleteDialogProps): ReactNode {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const query = decisionQuery(projectId, decision.id);
  const remove = useMutation({
    mutationFn: () =>
      dataOf(
        api.DELETE("/api/projects/{projectId}/decisions/{decisionId}", {
          params: { path: { projectId, decisionId: decision.id }, header: ifMatch(decision.version) },
        }),
      ),
    onSuccess: async () => {
      toasts.say(words.deleted(decision.reference));
      await navigate({ to: "/projects/$projectId/decisions", params: { projectId } });
      queries.removeQueries({ queryKey: query.queryKey });
      await queries.invalidateQueries({ queryKey: ["projects", projectId, "decisions"] });
    },
    onError: () => queries.refetchQueries({ queryKey: query.queryKey }),
  });
  return (
    <ConfirmDialog
      title={words.deleteTitle(decision.reference)}
      words={words.deleteWords}
      act={words.delete}
      isBusy={remove.isPending}
      onAct={() => remove.mutate()}
      onClose={onClose}
    >
      <ProblemView error={remove.error} />
    </ConfirmDialog>
  );
}
