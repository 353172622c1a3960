import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { promisesKey } from "./promise-queries.js";
import type { RunRecord } from "./promise-records.js";
import { RunSums } from "./run-sums.js";

/** Runs what is stale or was never run, of all promises in force, as far as the service lets one. */
export function RunAll({ projectId }: { readonly projectId: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [runs, setRuns] = useState<readonly RunRecord[]>([]);
  const queries = useQueryClient();
  const run = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/projects/{projectId}/promises/run", { params: { path: { projectId } }, body: {} }),
      ),
    onSuccess: (answer) => setRuns((before) => [...before, ...answer.runs]),
    onSettled: () => queries.invalidateQueries({ queryKey: promisesKey(projectId) }),
  });
  const begin = (): void => {
    setRuns([]);
    setOpen(true);
    run.mutate();
  };
  const left = run.data?.left ?? 0;
  return (
    <>
      <Button onClick={begin} isBusy={run.isPending} title={words.runAllWords}>
        {words.runAll}
      </Button>
      <Dialog title={words.runAll} words={words.runAllWords} isOpen={isOpen} onClose={() => setOpen(false)}>
        <RunSums runs={runs} left={left} isRunning={run.isPending} hasEnded={run.isSuccess} />
        <ProblemView error={run.error} />
        <Actions>
          {(left > 0 || run.isError) && (
            <Button onClick={() => run.mutate()} isBusy={run.isPending}>
              {words.goOn}
            </Button>
          )}
          <Button look="primary" onClick={() => setOpen(false)}>
            {DESIGN_WORDS.close}
          </Button>
        </Actions>
      </Dialog>
    </>
  );
}
