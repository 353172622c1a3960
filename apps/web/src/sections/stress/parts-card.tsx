import { type ReactNode, useState } from "react";
import { DataTable } from "../../design/data-table.js";
import { CheckField } from "../../design/field.js";
import { Card } from "../../design/page.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import { PartName } from "./part-name.js";
import styles from "./parts-card.module.css";
import { figureText, intervalText } from "./units.js";
import type { RunProps } from "./verdict-card.js";

/** What each part went through, the most loaded first. */
export function PartsCard({ run, names }: RunProps): ReactNode {
  const [hasIntervals, showIntervals] = useState(false);
  const choice = run.confidence !== null && (
    <CheckField
      label={words.showIntervals}
      checked={hasIntervals}
      onChange={({ target }) => showIntervals(target.checked)}
    />
  );
  return (
    <Card title={words.partsTitle} actions={choice}>
      <div className={styles["tables"]}>
        <FigureTable
          title={words.partsTitle}
          list="resources"
          rows={run.resources.toSorted((a, b) => b.offeredLoadPpm - a.offeredLoadPpm)}
          idOf={({ elementId }) => elementId}
          columns={words.columns}
          run={run}
          names={names}
          hasIntervals={hasIntervals}
        />
        <FigureTable
          title={words.operationsTitle}
          list="operations"
          rows={run.operations.map((one) => ({ ...one, p95: one.callLatency.p95Us }))}
          idOf={({ operationId }) => operationId}
          columns={words.operationColumns}
          run={run}
          names={names}
          hasIntervals={hasIntervals}
        />
        <FigureTable
          title={words.subscriptionsTitle}
          list="subscriptions"
          rows={run.subscriptions}
          idOf={({ subscriptionId }) => subscriptionId}
          columns={words.subscriptionColumns}
          run={run}
          names={names}
          hasIntervals={hasIntervals}
        />
      </div>
    </Card>
  );
}

interface FigureTableProps<Name extends string, Row extends { readonly [Key in Name]: number | null }>
  extends RunProps {
  readonly title: string;
  readonly list: string;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly columns: { readonly [Key in Name]: string };
  readonly hasIntervals: boolean;
}

/** Numbers of a row that stand deeper in the run than their name says. */
const PATHS: Readonly<Record<string, string>> = { p95: "callLatency.p95Us" };

function FigureTable<Name extends string, Row extends { readonly [Key in Name]: number | null }>({
  title,
  list,
  rows,
  idOf,
  columns,
  run,
  names,
  hasIntervals,
}: FigureTableProps<Name, Row>): ReactNode {
  const keys = Object.keys(columns) as Name[];
  return (
    rows.length > 0 && (
      <DataTable
        label={title}
        isLabelShown={list !== "resources"}
        rows={rows}
        keyOf={idOf}
        columns={[
          { name: words.part, cell: (row) => <PartName id={idOf(row)} names={names} /> },
          ...keys.map((key) => ({
            name: columns[key],
            isNumber: true,
            cell: (row: Row) => {
              const path = `${list}.${idOf(row)}.${PATHS[key] ?? key}`;
              const interval = intervalText(run.intervals, path);
              return (
                <span title={interval === null ? undefined : `${words.intervalColumn}: ${interval}`}>
                  {figureText(path, row[key])}
                  {hasIntervals && interval !== null && (
                    <span className={styles["interval"]}>{interval}</span>
                  )}
                </span>
              );
            },
          })),
        ]}
      />
    )
  );
}
