import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/client.js";
import { readModelAgain } from "../../../api/model-query.js";
import { ProblemView } from "../../../api/problem-view.js";
import { ConfirmDialog } from "../../../design/confirm-dialog.js";
import { toasts } from "../../../design/toasts.js";
import { SOURCE_LINK_WORDS as words } from "../../../words/source-links.js";
import { sourcesKey } from "../source-queries.js";
import type { ServiceLink } from "../source-records.js";

export interface RemoveLinkProps {
  readonly projectId: string;
  readonly link: ServiceLink;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before an element is said to be no service of a repository any more. */
export function RemoveLink({ projectId, link, name, onClose }: RemoveLinkProps): ReactNode {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      dataOf(
        api.DELETE("/api/projects/{projectId}/source-links/{linkId}", {
          params: { path: { projectId, linkId: link.id } },
        }),
      ),
    onSuccess: async () => {
      toasts.say(words.removed);
      onClose();
      await queries.invalidateQueries({ queryKey: sourcesKey(projectId) });
      await readModelAgain(queries, projectId);
    },
  });
  return (
    <ConfirmDialog
      title={words.removeTitle(name)}
      words={words.removeWords}
      act={words.removeDo}
      isBusy={remove.isPending}
      onAct={() => remove.mutate()}
      onClose={onClose}
    >
      <ProblemView error={remove.error} />
    </ConfirmDialog>
  );
}
