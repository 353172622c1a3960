import type { Schemas } from "@plumbline/api-client";
import { compareCodeUnits } from "@plumbline/model-core";
import { type PartsOfFacts, partsAbout } from "./parts-of-facts.js";

export type Finding = Schemas["FindingResponse"];

/** Findings that nobody settled: all of them, those of one result, those that keep a design from being built. */
export const FINDING_WORDS = ["open", "blocking", "concern", "unknown"] as const;

/** What a filter by finding can be: one of the words, or the ID of a rule. */
export function isOpen({ settled, result }: Finding): boolean {
  return !settled && (result === "concern" || result === "unknown");
}

function meets(finding: Finding, wanted: string): boolean {
  if (!isOpen(finding)) {
    return false;
  }
  switch (wanted) {
    case "open":
      return true;
    case "blocking":
      return finding.result === "concern" && finding.severity === "blocking";
    case "concern":
    case "unknown":
      return finding.result === wanted;
    default:
      return finding.ruleId === wanted;
  }
}

/** The boxes that open findings are about; of a finding about no fact of the model, those that it cites. */
export function partsWithFinding(
  parts: PartsOfFacts,
  findings: readonly Finding[],
  wanted: string,
): ReadonlySet<string> {
  const about = findings
    .filter((finding) => meets(finding, wanted))
    .flatMap(({ subjectId, cites }) => (parts.has(subjectId) ? [subjectId] : cites.map(({ id }) => id)));
  return partsAbout(parts, about);
}

/** The rules that have an open finding. */
export function openRules(findings: readonly Finding[]): readonly string[] {
  return [...new Set(findings.filter(isOpen).map(({ ruleId }) => ruleId))].sort(compareCodeUnits);
}
