import type { AnsweredFinding } from "../records/answer.js";
import type { ResultWord, Severity } from "../records/finding-words.js";
import { RULES } from "../rules/rule-set.js";
import { sarifText } from "./sarif-text.js";

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

/** A finding as a result of a SARIF log. */
export function resultAsSarif(finding: AnsweredFinding): object {
  const { ruleId, ruleVersion, result, severity, reason, needsReReview } = finding;
  return {
    ruleId,
    ruleIndex: RULES.findIndex(({ id }) => id === ruleId),
    kind: KIND[result],
    level: result === "concern" ? LEVEL[severity] : "none",
    message: { text: sarifText(reason) },
    locations: [{ physicalLocation: placeOf(finding), logicalLocations: [subjectOf(finding)] }],
    partialFingerprints: identityOf(finding),
    suppressions: suppressionsOf(finding),
    properties: { severity, ruleVersion, needsReReview },
  };
}

/** The file of a bundle that holds the subject; readers of logs refuse a result that is in no file. */
function placeOf({ subjectKind, subjectId }: AnsweredFinding): object {
  const uri = subjectKind === "scenario" ? `scenarios/${subjectId}.json` : "architecture.json";
  return { artifactLocation: { uri }, region: { startLine: 1 } };
}

/** What it says, and what it is about whatever it says: by this a reader knows a finding again. */
function identityOf({ fingerprint, subjectId }: AnsweredFinding): object {
  return { "finding/v1": fingerprint, primaryLocationLineHash: `${subjectId}:1` };
}

function subjectOf({ subjectKind, subjectId, subjectName }: AnsweredFinding): object {
  const name = subjectName === null ? {} : { name: subjectName };
  return { ...name, fullyQualifiedName: `${subjectKind}/${subjectId}`, kind: subjectKind };
}

function suppressionsOf({ settled, disposition }: AnsweredFinding): readonly object[] {
  if (!settled || disposition === null) {
    return [];
  }
  const { reason, decisionId } = disposition;
  const justification = reason ?? `Accepted by decision ${decisionId}`;
  return [{ kind: "external", status: "accepted", justification }];
}
