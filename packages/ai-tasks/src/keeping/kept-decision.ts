import { type DecisionContent, findingsInOrder } from "@plumbline/decision-core";
import { compareCodeUnits } from "@plumbline/model-core";
import type { ProposedDecision } from "../critique/critique-record.js";

/** What the decision says that a suggested one becomes: IDs and findings in order, as those of every decision. */
export function keptDecision({
  keptAs: _,
  affectedIds,
  settles,
  ...said
}: ProposedDecision): DecisionContent {
  const ids = [...affectedIds].sort(compareCodeUnits);
  return { ...said, affectedIds: ids, settles: findingsInOrder(settles), supersedes: null };
}
