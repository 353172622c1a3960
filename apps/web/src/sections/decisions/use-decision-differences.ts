import { useMemo } from "react";
import { useFactNames } from "../../api/use-fact-names.js";
import { type DecisionDifference, decisionDifferences } from "./decision-differences.js";
import { type DecisionDraft, draftOfDecision } from "./decision-draft.js";
import type { Decision } from "./decision-queries.js";

/** What a decision says now that it did not say when it was read. */
export function useDecisionDifferences(
  projectId: string,
  before: Decision,
  now: Decision,
): readonly DecisionDifference[] {
  const { byId } = useFactNames(projectId);
  return useMemo(
    () =>
      before.contentHash === now.contentHash
        ? []
        : decisionDifferences(
            draftOfDecision(before),
            draftOfDecision(now),
            (id) => byId.get(id)?.name ?? id,
          ),
    [before, now, byId],
  );
}

/** As above, of what is being written. */
export function useDraftDifferences(
  projectId: string,
  before: DecisionDraft,
  now: DecisionDraft,
): readonly DecisionDifference[] {
  const { byId } = useFactNames(projectId);
  return useMemo(
    () => decisionDifferences(before, now, (id) => byId.get(id)?.name ?? id),
    [before, now, byId],
  );
}
