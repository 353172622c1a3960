import { useState } from "react";
import { keyOfFinding } from "./chosen-findings.js";
import { afterAnswered, type FindingGroup, neighbourOf } from "./finding-groups.js";
import type { FindingsTabProps } from "./findings-tab.js";
import type { Finding } from "./review-records.js";

export interface OpenedFindingOf extends Pick<FindingsTabProps, "search" | "onChange"> {
  readonly findings: readonly Finding[];
  readonly groups: readonly FindingGroup[];
}

/** The finding that is looked at, and the ways to another one. */
export function useOpenedFinding({ findings, groups, search, onChange }: OpenedFindingOf) {
  const [isLedTo, setLedTo] = useState(false);
  const open = findings.find((finding) => keyOfFinding(finding) === search.at);
  const go = (finding: Finding | undefined): void => onChange({ at: finding && keyOfFinding(finding) });
  const lead = (finding: Finding | undefined): void => {
    setLedTo(true);
    go(finding);
  };
  return {
    open,
    /** Whether keys led to it, so that it has the focus. */
    isLedTo,
    go,
    step: (places: 1 | -1): void =>
      lead(neighbourOf(groups, (one) => keyOfFinding(one) === search.at, places)),
    goOnAfter: (answered: readonly Finding[]): void => {
      if (open !== undefined && answered.includes(open)) {
        lead(afterAnswered(groups, open, answered));
      }
    },
  };
}
