import { isProblem } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { sheetQuery } from "../../../api/cost-queries.js";
import { ShownQuery } from "../../../api/shown-query.js";
import { buttonClass } from "../../../design/button.js";
import { EmptyState } from "../../../design/empty-state.js";
import { COST_WORDS as words } from "../../../words/costs.js";
import { OpenSheet } from "./open-sheet.js";
import { useSheetAddress } from "./use-sheet-address.js";

/** One cost sheet: what it comes to, its lines, and the sums of parts. */
export function SheetScreen(): ReactNode {
  const { projectId, sheetId } = useSheetAddress();
  const query = useQuery(sheetQuery(projectId, sheetId));
  if (query.isLoadingError && isProblem(query.error, "not_found")) {
    return (
      <EmptyState title={words.gone} words={words.goneWords}>
        <Link to="/projects/$projectId/costs" params={{ projectId }} className={buttonClass({})}>
          {words.back}
        </Link>
      </EmptyState>
    );
  }
  return <ShownQuery query={query}>{(read) => <OpenSheet read={read} />}</ShownQuery>;
}
