import type { ReactNode } from "react";
import styles from "./data-table.module.css";

export interface Column<Row> {
  readonly name: string;
  readonly isNumber?: boolean | undefined;
  readonly cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  readonly label: string;
  readonly isLabelShown?: boolean | undefined;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first names the row. */
  readonly columns: readonly Column<Row>[];
}

/** Numbers side by side. What is too wide scrolls in its own frame, also by keyboard. */
export function DataTable<Row>({
  label,
  isLabelShown = false,
  rows,
  keyOf,
  columns,
}: DataTableProps<Row>): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className={styles["frame"]} tabIndex={0}>
      <table className={styles["table"]}>
        <caption className={isLabelShown ? undefined : "visually-hidden"}>{label}</caption>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" className={isNumber ? styles["number"] : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, isNumber, cell }, index) =>
                index === 0 ? (
                  <th key={name} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} className={isNumber ? styles["number"] : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
