import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type CostSheet, estimateQuery } from "../../../api/cost-queries.js";
import { amountText } from "../../../design/amount-text.js";
import { Badge } from "../../../design/badge.js";
import { Row } from "../../../design/row.js";
import { COST_WORDS as words } from "../../../words/costs.js";
import { flagCounts } from "./flag-counts.js";
import { LINE_FLAGS } from "./sheet-search.js";

export interface SheetRowProps {
  readonly projectId: string;
  readonly sheet: CostSheet;
}

/** One cost sheet, what it comes to today, and what is not in that. */
export function SheetRow({ projectId, sheet: { id, name, lines } }: SheetRowProps): ReactNode {
  const { data: estimate } = useQuery(estimateQuery(projectId, id));
  const counts = flagCounts(estimate?.lines ?? []);
  return (
    <Row
      title={
        <Link to="/projects/$projectId/costs/$sheetId" params={{ projectId, sheetId: id }}>
          {name}
        </Link>
      }
      hover={name}
      words={words.lineCount(lines.length)}
    >
      {LINE_FLAGS.map((flag) => {
        const count = counts.get(flag) ?? 0;
        return (
          count > 0 && (
            <Badge key={flag} tone="warn" title={words.flagCount[flag](count)}>
              {`${count} ${words.flags[flag]}`}
            </Badge>
          )
        );
      })}
      {estimate !== undefined && <strong>{words.sum(amountText(estimate.total), estimate.currency)}</strong>}
    </Row>
  );
}
