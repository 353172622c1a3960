import { dataOf, type Schemas } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { ConfirmDialog } from "../../design/confirm-dialog.js";
import { DataTable } from "../../design/data-table.js";
import { TimeText } from "../../design/time-text.js";
import { toasts } from "../../design/toasts.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import { PartName } from "./part-name.js";
import styles from "./runs-tab.module.css";
import { msText, NONE, percentText, rateText } from "./units.js";
import type { PartNames } from "./use-part-names.js";
import { useStressAddress } from "./use-stress-address.js";
import { VerdictBadge } from "./verdict-badge.js";

type Summary = Schemas["StressRunSummaryResponse"];

export interface RunsTabProps {
  readonly runs: readonly Summary[];
  /** The run that is shown as the result. */
  readonly shown: string | null;
  readonly names: PartNames;
  readonly mayEdit: boolean;
}

/** Every run of a profile, the newest first. */
export function RunsTab({ runs, shown, names, mayEdit }: RunsTabProps): ReactNode {
  const remove = useDeleteRun();
  const [asked, ask] = useState<string | null>(null);
  if (runs.length === 0) {
    return <p className={styles["none"]}>{words.noRuns}</p>;
  }
  return (
    <>
      {asked !== null && (
        <ConfirmDialog
          title={words.deleteRunTitle}
          words={words.deleteRunWords}
          act={words.deleteRun}
          isBusy={remove.isPending}
          onClose={() => ask(null)}
          onAct={() => remove.mutate(asked, { onSuccess: () => ask(null) })}
        >
          <ProblemView error={remove.error} />
        </ConfirmDialog>
      )}
      <DataTable
        label={words.runs}
        rows={runs}
        keyOf={({ id }) => id}
        columns={[
          { name: words.runAt, cell: (run) => <When run={run} /> },
          { name: words.verdict, cell: ({ verdict }) => <VerdictBadge verdict={verdict} /> },
          { name: words.figures.p95, isNumber: true, cell: ({ p95Us }) => msText(p95Us) },
          {
            name: words.success,
            isNumber: true,
            cell: ({ successRatePpm }) => percentText(successRatePpm),
          },
          {
            name: words.figures.throughput,
            isNumber: true,
            cell: ({ throughputPerSecond }) => rateText(throughputPerSecond),
          },
          {
            name: words.bottleneck,
            cell: ({ criticalResourceId: id }) => (id === null ? NONE : <PartName id={id} names={names} />),
          },
          {
            name: words.more,
            cell: (run) => (
              <RunActions
                run={run}
                isShown={run.id === shown}
                {...(mayEdit ? { onDelete: () => ask(run.id) } : {})}
                isBusy={remove.isPending && remove.variables === run.id}
              />
            ),
          },
        ]}
      />
    </>
  );
}

function When({ run }: { readonly run: Summary }): ReactNode {
  return (
    <>
      <TimeText at={run.startedAt} />
      {run.branchId !== null && <span className={styles["none"]}> {words.onBranch}</span>}
    </>
  );
}

function RunActions({
  run,
  isShown,
  isBusy,
  onDelete,
}: {
  readonly run: Summary;
  readonly isShown: boolean;
  readonly isBusy: boolean;
  readonly onDelete?: () => void;
}): ReactNode {
  const { go } = useStressAddress();
  const when = new Date(run.startedAt).toLocaleString();
  return (
    <span className={styles["actions"]}>
      <Button
        size="small"
        aria-pressed={isShown}
        onClick={() => go({ run: run.id, with: undefined, tab: "result" })}
      >
        {words.showRun}
      </Button>
      {onDelete !== undefined && (
        <Button
          size="small"
          look="danger"
          aria-label={words.deleteRunLabel(when)}
          isBusy={isBusy}
          onClick={onDelete}
        >
          {words.deleteRun}
        </Button>
      )}
    </span>
  );
}

function useDeleteRun() {
  const { projectId, search, go } = useStressAddress();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (runId: string) =>
      dataOf(
        api.DELETE("/api/projects/{projectId}/stress/runs/{runId}", {
          params: { path: { projectId, runId } },
        }),
      ),
    onSuccess: async (_, runId) => {
      if (search.run === runId || search.with === runId) {
        go({ run: undefined, with: undefined }, { replace: true });
      }
      await queries.invalidateQueries({ queryKey: ["projects", projectId, "stress"] });
      toasts.say(words.deletedRun);
    },
  });
}
