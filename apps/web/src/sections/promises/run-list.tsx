import type { ReactNode } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { EmptyState } from "../../design/empty-state.js";
import { EndlessList } from "../../design/endless-list.js";
import { SelectField } from "../../design/field.js";
import { Loading } from "../../design/loading.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { useRuns } from "./promise-queries.js";
import type { PromiseRecord } from "./promise-records.js";
import styles from "./run-list.module.css";
import { RunRow } from "./run-row.js";

export interface RunListProps {
  readonly projectId: string;
  readonly promise: PromiseRecord;
  /** The key of the obligation whose runs are listed; left out, all of them. */
  readonly obligation: string | undefined;
  readonly onChoose: (key: string | undefined) => void;
}

/** Every run and piece of evidence of a promise, the newest first. */
export function RunList({ projectId, promise, obligation, onChoose }: RunListProps): ReactNode {
  const runs = useRuns(projectId, promise.id, obligation);
  const keys = new Set(promise.revisions.flatMap(({ obligations }) => obligations.map(({ key }) => key)));
  return (
    <div className={styles["runs"]}>
      <div className={styles["filter"]}>
        <SelectField
          label={words.runsOf}
          value={obligation ?? ""}
          onChange={({ target }) => onChoose(target.value === "" ? undefined : target.value)}
        >
          <option value="">{words.allObligations}</option>
          {[...keys].map((key) => (
            <option key={key}>{key}</option>
          ))}
        </SelectField>
      </div>
      {runs.isPending && <Loading />}
      <ProblemView error={runs.error} onRetry={() => void runs.refetch()} />
      {runs.data?.length === 0 && <EmptyState title={words.noRuns} words={words.noRunsWords} />}
      {runs.data !== undefined && runs.data.length > 0 && (
        <EndlessList
          label={words.tabs.runs}
          items={runs.data}
          keyOf={({ id }) => id}
          row={(run) => <RunRow projectId={projectId} run={run} />}
          rowHeight={58}
          hasMore={runs.hasNextPage}
          isLoadingMore={runs.isFetchingNextPage}
          onMore={() => void runs.fetchNextPage()}
        />
      )}
    </div>
  );
}
