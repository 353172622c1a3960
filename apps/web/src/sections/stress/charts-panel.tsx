import { lazy, type ReactNode, Suspense } from "react";
import { DataTable } from "../../design/data-table.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import styles from "./charts-panel.module.css";
import type { RunChart } from "./run-charts.js";
import { numberText } from "./units.js";

const DrawnChart = lazy(() => import("./drawn-chart.js").then(({ DrawnChart }) => ({ default: DrawnChart })));

/** What happened over virtual time, drawn, and the same as tables for who reads numbers. */
export function ChartsPanel({ charts }: { readonly charts: readonly RunChart[] }): ReactNode {
  return (
    <div className={styles["charts"]}>
      {charts.map((chart) => (
        <section key={chart.title} className={styles["chart"]} aria-label={chart.title}>
          <h3>
            {chart.title} <span className={styles["unit"]}>{chart.unit}</span>
          </h3>
          <ul className={styles["legend"]}>
            {chart.lines.map(({ label, colour, isDashed }) => (
              <li key={label} title={label}>
                <span
                  className={styles["line"]}
                  style={{
                    borderTopColor: `var(--${colour})`,
                    borderTopStyle: isDashed ? "dashed" : "solid",
                  }}
                  aria-hidden="true"
                />
                <span className={styles["label"]}>{label}</span>
              </li>
            ))}
          </ul>
          <Suspense fallback={<div className={styles["wait"]} />}>
            <DrawnChart chart={chart} />
          </Suspense>
          <details>
            <summary>{words.asTable}</summary>
            <ChartTable chart={chart} />
          </details>
        </section>
      ))}
    </div>
  );
}

function ChartTable({ chart }: { readonly chart: RunChart }): ReactNode {
  const rows = chart.seconds.map((second, index) => ({ second, index }));
  return (
    <div className={styles["table"]}>
      <DataTable
        label={`${chart.title}, ${chart.unit}`}
        rows={rows}
        keyOf={({ second }) => String(second)}
        columns={[
          { name: words.second, cell: ({ second }) => numberText(second) },
          ...chart.lines.map(({ label, values }) => ({
            name: label,
            isNumber: true,
            cell: ({ index }: { readonly index: number }) => numberText(values[index] ?? null),
          })),
        ]}
      />
    </div>
  );
}
