import { type ReactNode, useMemo } from "react";
import { SelectField } from "../../design/field.js";
import { Card } from "../../design/page.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import { ChartsPanel } from "./charts-panel.js";
import { LatencyCard } from "./latency-card.js";
import { PartsCard } from "./parts-card.js";
import { chartedParts, chartsOf, laidOver } from "./run-charts.js";
import styles from "./run-view.module.css";
import type { ShownRun } from "./shown-run.js";
import { useStressAddress } from "./use-stress-address.js";
import { type RunProps, VerdictCard } from "./verdict-card.js";

export interface RunViewProps extends RunProps {
  /** The run that is laid over it, and how its lines are called. */
  readonly other: ShownRun | null;
  readonly otherLabel: (label: string) => string;
  /** Between the verdict and the numbers. */
  readonly children?: ReactNode;
}

/** What came of a run. */
export function RunView({ run, names, other, otherLabel, children }: RunViewProps): ReactNode {
  const { search } = useStressAddress();
  const charts = useMemo(() => {
    const parts = chartedParts(run, search.part);
    const own = chartsOf(run, names.nameOf, parts);
    return other === null ? own : laidOver(own, chartsOf(other, names.nameOf, parts), otherLabel);
  }, [run, other, names, search.part, otherLabel]);
  return (
    <div className={styles["view"]}>
      <div className={styles["top"]}>
        <VerdictCard run={run} names={names} />
        <LatencyCard run={run} other={other} />
      </div>
      {children}
      <Card title={words.overTime} actions={<PartChoice run={run} names={names} />}>
        <ChartsPanel charts={charts} />
      </Card>
      <PartsCard run={run} names={names} />
    </div>
  );
}

/** Which part the charts are about. */
function PartChoice({ run, names }: RunProps): ReactNode {
  const { search, go } = useStressAddress();
  const ids = [
    ...run.series.resources.map(({ elementId }) => elementId),
    ...run.series.subscriptions.map(({ subscriptionId }) => subscriptionId),
  ];
  return (
    <div className={styles["choice"]}>
      <SelectField
        label={words.showPart}
        value={search.part ?? ""}
        onChange={({ target }) => go({ part: target.value || undefined }, { replace: true })}
      >
        <option value="">{words.busiest}</option>
        {ids.map((id) => (
          <option key={id} value={id}>
            {names.nameOf(id)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
