import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { Estimate } from "../../../api/cost-queries.js";
import { FactLink } from "../../../api/fact-link.js";
import { modelQuery } from "../../../api/model-query.js";
import { ShownQuery } from "../../../api/shown-query.js";
import { amountText } from "../../../design/amount-text.js";
import { DataTable } from "../../../design/data-table.js";
import { QuietText } from "../../../design/quiet-text.js";
import { COST_WORDS as words } from "../../../words/costs.js";
import styles from "./sheet.module.css";
import { type SumRow, sumRows } from "./sum-rows.js";

export interface SumsTableProps {
  readonly projectId: string;
  readonly estimate: Estimate;
}

/** What each part comes to: systems, and below each what is inside it. */
export function SumsTable({ projectId, estimate }: SumsTableProps): ReactNode {
  const model = useQuery(modelQuery(projectId));
  if (estimate.byElement.length === 0) {
    return <QuietText>{words.noSums}</QuietText>;
  }
  return (
    <ShownQuery query={model}>
      {(data) => <Sums {...{ projectId, estimate }} elements={data.model.elements} />}
    </ShownQuery>
  );
}

function Sums({
  projectId,
  estimate,
  elements,
}: SumsTableProps & { readonly elements: Parameters<typeof sumRows>[1] }): ReactNode {
  const rows = useMemo(() => sumRows(estimate.byElement, elements), [estimate, elements]);
  const sum = (amount: string): string => words.sum(amountText(amount), estimate.currency);
  return (
    <>
      <DataTable<SumRow>
        label={words.sums}
        rows={rows}
        keyOf={({ elementId }) => elementId}
        columns={[
          { name: words.sumPart, cell: (row) => <SumPart projectId={projectId} row={row} /> },
          { name: words.sumOwn, isNumber: true, cell: ({ amount }) => sum(amount) },
          { name: words.sumAll, isNumber: true, cell: ({ total }) => sum(total) },
        ]}
      />
      <QuietText>{words.sumsWords}</QuietText>
    </>
  );
}

function SumPart({
  projectId,
  row: { elementId, name, level },
}: {
  readonly projectId: string;
  readonly row: SumRow;
}): ReactNode {
  const fact = name === null ? undefined : { id: elementId, kind: "element" as const, name };
  return (
    <span className={styles["part"]} style={{ paddingInlineStart: `${level}rem` }}>
      <FactLink projectId={projectId} id={elementId} fact={fact} isMissing={name === null} />
    </span>
  );
}
