import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { GenerateDialog } from "./generate-dialog.js";
import styles from "./obligation-list.module.css";
import { promisesKey } from "./promise-queries.js";
import { RunSums } from "./run-sums.js";
import { isDraftOf, isRunnable, type ShownPromise } from "./shown-revision.js";

export interface ObligationActionsProps extends ShownPromise {
  readonly onAdd: () => void;
}

/** What can be done with the obligations of a revision together. */
export function ObligationActions(props: ObligationActionsProps): ReactNode {
  const { projectId, promise, revision, onAdd } = props;
  const [isGenerating, setGenerating] = useState(false);
  const queries = useQueryClient();
  const isDraft = isDraftOf(promise, revision) && !revision.retire;
  const run = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/projects/{projectId}/promises/{promiseId}/run", {
          params: { path: { projectId, promiseId: promise.id } },
          body: { revision: revision.revision },
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: promisesKey(projectId) }),
  });
  return (
    <>
      <div className={styles["actions"]}>
        {isDraft && (
          <>
            <Button look="primary" onClick={() => setGenerating(true)}>
              {words.generate}
            </Button>
            <Button onClick={onAdd}>{words.addObligation}</Button>
          </>
        )}
        {revision.obligations.some(isRunnable) && (
          <Button isBusy={run.isPending} title={words.runThisWords} onClick={() => run.mutate()}>
            {words.runThis}
          </Button>
        )}
        {!isDraft && promise.state === "approved" && (
          <span className={styles["quiet"]}>{words.reviseToChange}</span>
        )}
      </div>
      {!run.isIdle && (
        <RunSums
          runs={run.data?.runs ?? []}
          left={run.data?.left ?? 0}
          isRunning={run.isPending}
          hasEnded={run.isSuccess}
        />
      )}
      <ProblemView error={run.error} />
      {isGenerating && <GenerateDialog {...props} onClose={() => setGenerating(false)} />}
    </>
  );
}
