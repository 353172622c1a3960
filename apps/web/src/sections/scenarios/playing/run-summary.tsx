import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ModelState } from "../../../api/model-query.js";
import { ProblemView } from "../../../api/problem-view.js";
import { Badge } from "../../../design/badge.js";
import { Button } from "../../../design/button.js";
import { HashText } from "../../../design/hash-text.js";
import type { PlayedRun } from "../../../engines/play.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { runOnService } from "../scenario-queries.js";
import { lengthInTime } from "./place-in-time.js";
import styles from "./run-summary.module.css";

const words = SCENARIO_WORDS.playing;

export interface RunSummaryProps {
  readonly projectId: string;
  readonly scenarioId: string;
  /** What is shown. */
  readonly run: PlayedRun;
  /** What is saved, as it is played here; null where that cannot be played. */
  readonly saved: PlayedRun | null;
  /** The model that it is played on. */
  readonly state: ModelState;
}

/** What came of a run: its assertions, its length, its hash, and whether the service comes to the same. */
export function RunSummary({ projectId, scenarioId, run, saved, state }: RunSummaryProps): ReactNode {
  const passed = run.assertions.filter((one) => one.passed).length;
  const isWhole = passed === run.assertions.length;
  return (
    <div className={styles["summary"]}>
      <details className={styles["assertions"]}>
        <summary>
          <Badge tone={run.assertions.length === 0 ? "plain" : isWhole ? "good" : "bad"}>
            {run.assertions.length > 0 && <span aria-hidden="true">{isWhole ? "✓" : "✗"}</span>}
            {words.holds(passed, run.assertions.length)}
          </Badge>
        </summary>
        <ul className={styles["list"]} aria-label={words.assertions}>
          {run.assertions.map((one) => (
            <li key={one.id}>
              <span className={one.passed ? styles["good"] : styles["bad"]}>
                {one.passed ? "✓" : "✗"} {one.passed ? words.passed : words.failed}
              </span>{" "}
              <strong>{one.id}</strong> <span className={styles["quiet"]}>{one.detail}</span>
            </li>
          ))}
        </ul>
      </details>
      <span className={styles["quiet"]} title={words.virtual}>
        {lengthInTime(run.events)}
      </span>
      <span className={styles["hash"]}>
        {words.hash} <HashText hash={run.hash} />
      </span>
      <ServiceRun key={JSON.stringify(state)} {...{ projectId, scenarioId, saved, state }} />
    </div>
  );
}

/** The run of the service, beside the one of the same text that was played here. */
function ServiceRun({ projectId, scenarioId, saved, state }: Omit<RunSummaryProps, "run">): ReactNode {
  const run = useMutation({ mutationFn: () => runOnService(projectId, scenarioId, state.branchId) });
  const isRevision = state.revisionId !== undefined;
  const isEqual = run.data?.hash === saved?.hash;
  const issues = run.data?.issues.length ?? 0;
  return (
    <span className={styles["service"]} aria-live="polite">
      <Button
        size="small"
        isBusy={run.isPending}
        disabled={isRevision}
        title={isRevision ? words.notOnService : words.runHint}
        onClick={() => run.mutate()}
      >
        {words.runOnService}
      </Button>
      {run.data !== undefined && issues === 0 && (
        <>
          <HashText hash={run.data.hash} />
          <Badge
            tone={isEqual ? "good" : "bad"}
            title={words.serviceVersion(run.data.engineVersion, run.data.modelVersion)}
          >
            <span aria-hidden="true">{isEqual ? "=" : "≠"}</span>
            {isEqual ? words.equal : words.different}
          </Badge>
        </>
      )}
      {issues > 0 && <Badge tone="bad">{words.serviceIssues(issues)}</Badge>}
      <ProblemView error={run.error} onRetry={() => run.mutate()} />
    </span>
  );
}
