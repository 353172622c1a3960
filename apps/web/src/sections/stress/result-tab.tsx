import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { SelectField } from "../../design/field.js";
import { relativeTime } from "../../design/relative-time.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import { ComparisonCard } from "./comparison-card.js";
import styles from "./result-tab.module.css";
import { RunView } from "./run-view.js";
import { runQuery } from "./stress-queries.js";
import type { PartNames } from "./use-part-names.js";
import { useStressAddress } from "./use-stress-address.js";

type Summary = Schemas["StressRunSummaryResponse"];

export interface ResultTabProps {
  readonly runId: string;
  readonly runs: readonly Summary[];
  readonly names: PartNames;
}

/** What came of a stored run, and where another was chosen, that one laid over it. */
export function ResultTab({ runId, runs, names }: ResultTabProps): ReactNode {
  const { projectId, search } = useStressAddress();
  const run = useQuery(runQuery(projectId, runId));
  const { data: other } = useQuery(runQuery(projectId, search.with ?? null));
  return (
    <div className={styles["tab"]}>
      <OtherChoice runId={runId} runs={runs} />
      <ShownQuery query={run}>
        {(shown) => (
          <RunView run={shown} names={names} other={other ?? null} otherLabel={words.other}>
            {search.with !== undefined && <ComparisonCard left={search.with} right={runId} names={names} />}
          </RunView>
        )}
      </ShownQuery>
    </div>
  );
}

/** Which other run is laid over this one. */
function OtherChoice({ runId, runs }: Pick<ResultTabProps, "runId" | "runs">): ReactNode {
  const { search, go } = useStressAddress();
  const others = runs.filter(({ id }) => id !== runId);
  return (
    others.length > 0 && (
      <div className={styles["choice"]}>
        <SelectField
          label={words.compareWith}
          value={search.with ?? ""}
          onChange={({ target }) => go({ with: target.value || undefined, run: runId })}
        >
          <option value="">{words.compareNone}</option>
          {others.map(({ id, verdict, startedAt }) => (
            <option key={id} value={id}>
              {words.runLabel(words.verdicts[verdict], relativeTime(Date.parse(startedAt), Date.now()))}
            </option>
          ))}
        </SelectField>
      </div>
    )
  );
}
