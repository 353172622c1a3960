import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import styles from "./findings-tab.module.css";
import { ReviewCounts } from "./review-counts.js";
import { ReviewFilters } from "./review-filters.js";
import { rulesQuery, useFindings } from "./review-queries.js";
import type { ReviewedState } from "./review-records.js";
import type { ReviewSearch } from "./review-search.js";
import { SettlingFindings } from "./settling-findings.js";

export interface FindingsTabProps {
  readonly projectId: string;
  readonly state: ReviewedState;
  readonly search: ReviewSearch;
  readonly onChange: (changed: ReviewSearch) => void;
}

/** The findings of a state, to be settled one after the other. */
export function FindingsTab(props: FindingsTabProps): ReactNode {
  const { projectId, state, search, onChange } = props;
  const review = useFindings(projectId, state);
  const { data: rules = [] } = useQuery(rulesQuery(projectId));
  return (
    <ShownQuery query={review}>
      {({ findings, counts, hash, ruleSetVersion }) => (
        <div className={styles["tab"]}>
          <ReviewCounts counts={counts} hash={hash} ruleSetVersion={ruleSetVersion} onChange={onChange} />
          <ReviewFilters {...props} rules={rules} search={search} />
          <SettlingFindings {...props} findings={findings} rules={rules} />
        </div>
      )}
    </ShownQuery>
  );
}
