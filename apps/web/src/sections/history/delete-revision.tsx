import { dataOf, type Schemas } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { revisionsQuery } from "../../api/branches.js";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { ConfirmDialog } from "../../design/confirm-dialog.js";
import { toasts } from "../../design/toasts.js";
import { HISTORY_WORDS as words } from "../../words/history.js";

export interface DeleteRevisionProps {
  readonly projectId: string;
  readonly revision: Schemas["RevisionResponse"];
  readonly onClose: () => void;
}

export function DeleteRevision({
  projectId,
  revision: { id, name },
  onClose,
}: DeleteRevisionProps): ReactNode {
  const queries = useQueryClient();
  const deleting = useMutation({
    mutationFn: () =>
      dataOf(
        api.DELETE("/api/projects/{projectId}/revisions/{revisionId}", {
          params: { path: { projectId, revisionId: id } },
        }),
      ),
    onSuccess: async () => {
      toasts.say(words.deleted(name));
      onClose();
      await queries.invalidateQueries({ queryKey: revisionsQuery(projectId).queryKey });
    },
  });
  return (
    <ConfirmDialog
      title={words.deleteRevision(name)}
      words={words.deleteRevisionWords}
      act={words.delete}
      isBusy={deleting.isPending}
      onAct={() => deleting.mutate()}
      onClose={onClose}
    >
      <ProblemView error={deleting.error} />
    </ConfirmDialog>
  );
}
