import type { ReactNode } from "react";
import { type Column, DataTable } from "../../design/data-table.js";
import { Card } from "../../design/page.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import styles from "./latency-card.module.css";
import type { ShownRun } from "./shown-run.js";
import { intervalText, msText, NONE, percentText } from "./units.js";

const QUANTILES = ["p50Us", "p75Us", "p90Us", "p95Us", "p99Us", "p999Us", "maxUs", "meanUs"] as const;
type Quantile = (typeof QUANTILES)[number];

/** How long requests took, with where each number is with 95 %. */
export function LatencyCard({
  run,
  other,
}: {
  readonly run: ShownRun;
  readonly other: ShownRun | null;
}): ReactNode {
  const columns: readonly (Column<Quantile> | false)[] = [
    { name: words.percentile, cell: (one) => words.latencyRows[one] },
    { name: words.succeededColumn, isNumber: true, cell: (one) => msText(run.latency[one]) },
    {
      name: words.intervalColumn,
      isNumber: true,
      cell: (one) => intervalText(run.intervals, `latency.${one}`) ?? NONE,
    },
    other !== null && {
      name: words.otherRun,
      isNumber: true,
      cell: (one) => msText(other.latency[one]),
    },
    run.failedLatency.count > 0 && {
      name: words.failedColumn,
      isNumber: true,
      cell: (one) => msText(run.failedLatency[one]),
    },
  ];
  return (
    <Card title={words.latencyTitle}>
      <DataTable
        label={words.latencyTitle}
        rows={QUANTILES}
        keyOf={(one) => one}
        columns={columns.filter((column) => column !== false)}
      />
      <p className={styles["confidence"]}>
        <Confidence run={run} />
      </p>
    </Card>
  );
}

function Confidence({ run: { confidence, confidenceReason } }: { readonly run: ShownRun }): ReactNode {
  if (confidence === null) {
    return confidenceReason === null ? null : words.noConfidence[confidenceReason];
  }
  const { batches, relativeHalfWidthPpm, reliable } = confidence;
  return (
    <>
      {words.confidence(batches, percentText(relativeHalfWidthPpm))} {!reliable && words.notReliable}
    </>
  );
}
