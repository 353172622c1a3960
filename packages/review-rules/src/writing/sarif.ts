import type { AnsweredFinding } from "../records/answer.js";
import type { ResultWord, Severity } from "../records/finding-words.js";
import type { Rule } from "../rules/rule.js";
import { RULE_SET_VERSION, RULES } from "../rules/rule-set.js";

const KIND = {
  concern: "fail",
  unknown: "open",
  verified: "pass",
  "not-applicable": "notApplicable",
} as const satisfies { readonly [Result in ResultWord]: string };

const LEVEL = {
  blocking: "error",
  warning: "warning",
  note: "note",
} as const satisfies { readonly [Word in Severity]: string };

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/**
 * Findings as a SARIF 2.1.0 log (docs/reference/review.md#sarif): a concern is a failure, an unknown is open; an answer
 * that counts suppresses it. `informationUri` and pages of rules are left out: an instance has no known address.
 */
export function findingsAsSarif(findings: readonly AnsweredFinding[]): object {
  const driver = {
    name: "Plumbline",
    semanticVersion: "1.0.0",
    properties: { ruleSetVersion: RULE_SET_VERSION },
    rules: RULES.map(ruleAsSarif),
  };
  return {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results: findings.map(resultOf) }],
  };
}

function ruleAsSarif({ id, version, category, title, reads, settle }: Rule): object {
  return {
    id,
    name: title,
    shortDescription: { text: title },
    fullDescription: { text: `Reads: ${reads}` },
    help: { text: settle },
    properties: { category, version },
  };
}

function resultOf(finding: AnsweredFinding): object {
  const { ruleId, result, severity, reason, fingerprint } = finding;
  return {
    ruleId,
    ruleIndex: RULES.findIndex(({ id }) => id === ruleId),
    kind: KIND[result],
    level: result === "concern" ? LEVEL[severity] : "none",
    message: { text: reason },
    locations: [{ logicalLocations: [locationOf(finding)] }],
    partialFingerprints: { "finding/v1": fingerprint },
    suppressions: suppressionsOf(finding),
    properties: { severity, ruleVersion: finding.ruleVersion, needsReReview: finding.needsReReview },
  };
}

function locationOf({ subjectKind, subjectId, subjectName }: AnsweredFinding): object {
  const name = subjectName === null ? {} : { name: subjectName };
  return { ...name, fullyQualifiedName: `${subjectKind}/${subjectId}`, kind: subjectKind };
}

function suppressionsOf({ settled, disposition }: AnsweredFinding): readonly object[] {
  if (!settled || disposition === null) {
    return [];
  }
  const { status, reason, decisionId } = disposition;
  const justification = reason ?? (decisionId === null ? status : `Accepted by decision ${decisionId}`);
  return [{ kind: "external", status: "accepted", justification }];
}
