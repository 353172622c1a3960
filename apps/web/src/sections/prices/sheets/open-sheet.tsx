import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { estimateQuery, type ReadSheet } from "../../../api/cost-queries.js";
import { ProblemView } from "../../../api/problem-view.js";
import { useFollow } from "../../../api/use-follow.js";
import { useMayEdit } from "../../../api/use-role.js";
import { buttonClass } from "../../../design/button.js";
import { Card, Page } from "../../../design/page.js";
import { COST_WORDS as words } from "../../../words/costs.js";
import { EstimateCard } from "./estimate-card.js";
import { SheetActions } from "./sheet-actions.js";
import { SheetLines } from "./sheet-lines.js";
import { SumsTable } from "./sums-table.js";
import { useSheetAddress } from "./use-sheet-address.js";

export interface OpenSheetProps {
  readonly read: ReadSheet;
}

/** A cost sheet that is there. */
export function OpenSheet({ read }: OpenSheetProps): ReactNode {
  const { projectId, sheetId, search } = useSheetAddress();
  const mayEdit = useMayEdit(projectId);
  const options = estimateQuery(projectId, sheetId, search.asOf);
  const estimate = useQuery(options);
  useFollow(projectId, ["model"], options.queryKey);
  return (
    <Page
      title={read.sheet.name}
      words={words.words}
      actions={
        <>
          <Link to="/projects/$projectId/costs" params={{ projectId }} className={buttonClass({})}>
            {words.back}
          </Link>
          <SheetActions read={read} mayEdit={mayEdit} />
        </>
      }
    >
      <EstimateCard estimate={estimate.data} />
      <ProblemView error={estimate.error} onRetry={() => void estimate.refetch()} />
      <SheetLines read={read} estimate={estimate.data} mayEdit={mayEdit} />
      {estimate.data !== undefined && (
        <Card title={words.sums}>
          <SumsTable projectId={projectId} estimate={estimate.data} />
        </Card>
      )}
    </Page>
  );
}
