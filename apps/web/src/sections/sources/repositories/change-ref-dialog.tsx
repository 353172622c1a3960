import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../../api/client.js";
import { ProblemView } from "../../../api/problem-view.js";
import { besideFields } from "../../../api/told-error.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { Form } from "../../../design/form.js";
import { toasts } from "../../../design/toasts.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { SOURCE_WORDS as words } from "../../../words/sources.js";
import { sourcesKey } from "../source-queries.js";
import type { Repository } from "../source-records.js";
import { RefField } from "./follow-dialog.js";

export interface RepositoryDialogProps {
  readonly projectId: string;
  readonly repository: Repository;
  readonly onClose: () => void;
}

/** Follows another branch or tag of a repository. */
export function ChangeRefDialog({ projectId, repository, onClose }: RepositoryDialogProps): ReactNode {
  const [ref, setRef] = useState(repository.trackedRef);
  const queries = useQueryClient();
  const changing = useMutation({
    mutationFn: () =>
      dataOf(
        api.PATCH("/api/projects/{projectId}/repositories/{repositoryId}", {
          params: { path: { projectId, repositoryId: repository.id } },
          body: { trackedRef: ref.trim() || null },
        }),
      ),
    onSuccess: ({ trackedRef }) => {
      toasts.say(words.refChanged(trackedRef));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sourcesKey(projectId) }),
  });
  return (
    <Dialog
      title={words.changeRefTitle(repository.repository)}
      words={words.changeRefWords}
      isOpen
      onClose={onClose}
    >
      <Form onSubmit={() => changing.mutate()} error={changing.error} isFirst>
        <RefField projectId={projectId} value={ref} error={changing.error} onChange={setRef} />
        <ProblemView error={besideFields(changing.error, ["trackedRef"])} />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={changing.isPending}>
            {words.save}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
