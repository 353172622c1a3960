import { dataOf, ifMatch } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { usePromiseMove } from "./promise-queries.js";
import type { ObligationRecord } from "./promise-records.js";
import type { ShownPromise } from "./shown-revision.js";

export interface RemoveDialogProps extends ShownPromise {
  readonly obligation: ObligationRecord;
  readonly onClose: () => void;
}

/** Asks before an obligation leaves the draft: its key is never given again. */
export function RemoveDialog({
  projectId,
  promise,
  revision,
  obligation,
  onClose,
}: RemoveDialogProps): ReactNode {
  const params = { projectId, promiseId: promise.id };
  const remove = usePromiseMove(
    params,
    (obligationKey: string) =>
      dataOf(
        api.DELETE("/api/projects/{projectId}/promises/{promiseId}/obligations/{obligationKey}", {
          params: { path: { ...params, obligationKey }, header: ifMatch(`"${revision.contentHash}"`) },
        }),
      ),
    words.removed(obligation.key),
  );
  return (
    <Dialog title={words.removeTitle(obligation.key)} words={words.removeWords} isOpen onClose={onClose}>
      <p>{obligation.title}</p>
      <ProblemView error={remove.error} />
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
        <Button
          look="danger"
          isBusy={remove.isPending}
          onClick={() => remove.mutate(obligation.key, { onSuccess: onClose })}
        >
          {words.remove}
        </Button>
      </Actions>
    </Dialog>
  );
}
