import type { Guid } from "@plumbline/model-core";
import type { DecisionContent } from "../records/content.js";

/** The IDs that a decision affects and its project does not have, in order. */
export function missingAffectedIds(
  { affectedIds }: Pick<DecisionContent, "affectedIds">,
  present: ReadonlySet<Guid>,
): readonly Guid[] {
  return affectedIds.filter((id) => !present.has(id));
}
