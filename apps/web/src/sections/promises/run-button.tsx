import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { promisesKey } from "./promise-queries.js";
import type { ObligationRecord } from "./promise-records.js";
import { ResultBadge } from "./result-badge.js";
import { ScanChoice } from "./scan-choice.js";
import { isRunnable, type ShownPromise } from "./shown-revision.js";

export interface RunButtonProps extends ShownPromise {
  readonly obligation: ObligationRecord;
}

/** Runs one check of the revision that is looked at, and says what came of it; a check of source needs a scan. */
export function RunButton({ projectId, promise, revision, obligation }: RunButtonProps): ReactNode {
  const queries = useQueryClient();
  const [scanId, setScanId] = useState<string | null>(null);
  const run = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/projects/{projectId}/promises/{promiseId}/obligations/{obligationKey}/run", {
          params: { path: { projectId, promiseId: promise.id, obligationKey: obligation.key } },
          body: { revision: revision.revision, ...(scanId === null ? {} : { scanId }) },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: promisesKey(projectId) }),
  });
  if (!isRunnable(obligation)) {
    return null;
  }
  const pattern = obligation.recipe.sourcePattern;
  return (
    <>
      {pattern && (
        <ScanChoice
          projectId={projectId}
          repository={pattern.repository}
          scanId={scanId}
          onScan={setScanId}
        />
      )}
      <Button size="small" isBusy={run.isPending} onClick={() => run.mutate()}>
        {run.isPending ? words.running : words.run}
      </Button>
      <span role="status">
        {run.data !== undefined && (
          <>
            <ResultBadge result={run.data.result} /> {run.data.detail}
          </>
        )}
      </span>
      <ProblemView error={run.error} />
    </>
  );
}
