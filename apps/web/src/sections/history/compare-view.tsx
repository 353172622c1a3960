import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { branchesQuery } from "../../api/branches.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Button } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { HISTORY_WORDS as words } from "../../words/history.js";
import { ComparisonView } from "./comparison-view.js";
import styles from "./history.module.css";
import { comparisonQuery } from "./history-queries.js";
import type { HistorySearch } from "./history-search.js";
import { SidePicker } from "./side-picker.js";

export interface CompareViewProps {
  readonly projectId: string;
  readonly search: HistorySearch;
}

/** Any two states beside each other. */
export function CompareView({ projectId, search }: CompareViewProps): ReactNode {
  const { left, right } = search;
  const comparison = useQuery(comparisonQuery(projectId, { left, right }));
  const { data: branches = [] } = useQuery(branchesQuery(projectId));
  const navigate = useNavigate({ from: "/projects/$projectId/history" });
  const choose = (sides: Partial<HistorySearch>): void =>
    void navigate({ search: (before) => ({ ...before, ...sides }) });
  const branchId = branches.find(({ id }) => id === right || id === left)?.id;
  return (
    <div className={styles["stack"]}>
      <div className={styles["bar"]}>
        <SidePicker
          label={words.compareFrom}
          projectId={projectId}
          side={left}
          isLeft
          onSide={(side) => choose({ left: side })}
        />
        <SidePicker
          label={words.compareTo}
          projectId={projectId}
          side={right}
          onSide={(side) => choose({ right: side })}
        />
        <Button onClick={() => choose({ left: right ?? "main", right: comparison.data?.left.ref ?? left })}>
          {words.swap}
        </Button>
      </div>
      <ShownQuery query={comparison}>
        {(data) =>
          data.items.length === 0 ? (
            <EmptyState title={words.same} words={words.sameWords} />
          ) : (
            <ComparisonView projectId={projectId} comparison={data} search={search} branchId={branchId} />
          )
        }
      </ShownQuery>
    </div>
  );
}
