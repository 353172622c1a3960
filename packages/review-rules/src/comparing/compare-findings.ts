import type { Finding } from "../records/finding.js";
import { findingKey } from "../records/finding-key.js";

/** A finding that is another than before. */
export interface ChangedFinding<Of extends Finding> {
  readonly before: Of;
  readonly after: Of;
}

/** How the findings of two states differ (docs/reference/review.md#comparing): each list in the order of findings. */
export interface FindingComparison<Of extends Finding> {
  readonly added: readonly Of[];
  readonly gone: readonly Of[];
  /** Of one rule and subject, with another fingerprint or version of the rule. */
  readonly changed: readonly ChangedFinding<Of>[];
}

export function compareFindings<Of extends Finding>(
  before: readonly Of[],
  after: readonly Of[],
): FindingComparison<Of> {
  const [were, are] = [byName(before), byName(after)];
  return {
    added: after.filter((finding) => !were.has(findingKey(finding))),
    gone: before.filter((finding) => !are.has(findingKey(finding))),
    changed: after.flatMap((finding) => {
      const old = were.get(findingKey(finding));
      return old === undefined || isSame(old, finding) ? [] : [{ before: old, after: finding }];
    }),
  };
}

function byName<Of extends Finding>(findings: readonly Of[]): ReadonlyMap<string, Of> {
  return new Map(findings.map((finding) => [findingKey(finding), finding]));
}

function isSame(left: Finding, right: Finding): boolean {
  return left.fingerprint === right.fingerprint && left.ruleVersion === right.ruleVersion;
}
