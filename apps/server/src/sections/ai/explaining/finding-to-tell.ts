import { findingAsData } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { readFindings } from "../../findings/for-threads.js";
import { namedPromises } from "../context/named-promises.js";
import { NO_TARGET, type NoTarget, presentOf, type TargetPlace, type TargetToTell } from "./target.js";

/** A finding with what it rests on. */
export async function findingToTell(
  reader: Reader,
  { place, state, clock }: TargetPlace,
  { ruleId, subjectId }: { readonly ruleId: string | null; readonly subjectId: Guid },
): Promise<TargetToTell | NoTarget> {
  const wanted = { branchId: place.branchId, revisionId: null, version: null };
  const reviewed = await readFindings(reader, place.projectId, wanted, clock);
  if (reviewed.outcome !== "findings") {
    return reviewed;
  }
  const finding = reviewed.findings.find((one) => one.ruleId === ruleId && one.subjectId === subjectId);
  if (finding === undefined) {
    return NO_TARGET;
  }
  const names = [finding.subjectId, ...finding.cites.map(({ id }) => id)];
  return {
    outcome: "target",
    selection: presentOf(state, names),
    alsoNamed: namedPromises(finding),
    more: { name: "findings", data: [findingAsData(finding)] },
    names,
  };
}
