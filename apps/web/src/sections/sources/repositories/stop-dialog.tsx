import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/client.js";
import { ProblemView } from "../../../api/problem-view.js";
import { ConfirmDialog } from "../../../design/confirm-dialog.js";
import { toasts } from "../../../design/toasts.js";
import { SOURCE_WORDS as words } from "../../../words/sources.js";
import { sourcesKey } from "../source-queries.js";
import type { RepositoryDialogProps } from "./change-ref-dialog.js";

/** Asks before a repository is followed no more. */
export function StopDialog({ projectId, repository, onClose }: RepositoryDialogProps): ReactNode {
  const queries = useQueryClient();
  const stopping = useMutation({
    mutationFn: () =>
      dataOf(
        api.DELETE("/api/projects/{projectId}/repositories/{repositoryId}", {
          params: { path: { projectId, repositoryId: repository.id } },
        }),
      ),
    onSuccess: () => {
      toasts.say(words.stopped(repository.repository));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sourcesKey(projectId) }),
  });
  return (
    <ConfirmDialog
      title={words.stopTitle(repository.repository)}
      words={words.stopWords}
      act={words.stop}
      isBusy={stopping.isPending}
      onAct={() => stopping.mutate()}
      onClose={onClose}
    >
      <ProblemView error={stopping.error} />
    </ConfirmDialog>
  );
}
