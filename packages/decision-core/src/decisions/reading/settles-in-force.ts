import type { Guid } from "@plumbline/model-core";
import { isSameFinding, type NamedFinding, type SettledFinding } from "../records/finding.js";

/** An accepted decision, which no accepted decision supersedes, with the findings that it settles. */
export interface DecisionInForce {
  readonly id: Guid;
  readonly number: number;
  readonly settles: readonly SettledFinding[];
}

/** The decision in force that names a finding; null when none does (docs/reference/decisions.md#settled-findings). */
export function settlesInForce<InForce extends DecisionInForce>(
  decisions: readonly InForce[],
  finding: NamedFinding,
): InForce | null {
  return decisions.find(({ settles }) => settles.some((settled) => isSameFinding(settled, finding))) ?? null;
}
