import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import { reviewKey } from "./review-queries.js";
import type { Snapshot } from "./review-records.js";

export interface DeleteSnapshotProps {
  readonly projectId: string;
  readonly snapshot: Snapshot;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a kept review goes: it cannot be made again. */
export function DeleteSnapshot({ projectId, snapshot, onDeleted, onClose }: DeleteSnapshotProps): ReactNode {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      dataOf(
        api.DELETE("/api/projects/{projectId}/review/snapshots/{snapshotId}", {
          params: { path: { projectId, snapshotId: snapshot.id } },
        }),
      ),
    onSuccess: async () => {
      onDeleted();
      onClose();
      await queries.invalidateQueries({ queryKey: [...reviewKey(projectId), "snapshots"] });
    },
  });
  return (
    <Dialog title={words.deleteSnapshot} words={words.deleteSnapshotWords} isOpen onClose={onClose}>
      {snapshot.note !== null && <p>{snapshot.note}</p>}
      <ProblemView error={remove.error} />
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
        <Button look="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
          {words.deleteSnapshot}
        </Button>
      </Actions>
    </Dialog>
  );
}
