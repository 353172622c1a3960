import { guid } from "../../../promise-core/src/testing/promise-builder.js";
import type { AnsweredFinding, Disposition, FindingAnswer, SettlingDecision } from "../records/answer.js";
import type { Finding } from "../records/finding.js";

export const SUBJECT_ID = guid(31);
export const DECISION_ID = guid(32);

/** A concern about an operation. */
export function aFinding(fields: Partial<Finding> = {}): Finding {
  return {
    category: "contracts",
    cites: [],
    fingerprint: "f1",
    reason: 'Operation "Pay" names no schema',
    result: "concern",
    ruleId: "CON-001",
    ruleVersion: 2,
    severity: "warning",
    subjectId: SUBJECT_ID,
    subjectKind: "operation",
    subjectName: "Pay",
    ...fields,
  };
}

/** A `wont-fix` of that finding. */
export function anAnswer(fields: Partial<FindingAnswer> = {}): FindingAnswer {
  return { ruleId: "CON-001", subjectId: SUBJECT_ID, ...aDisposition(), ...fields };
}

export function aDisposition(fields: Partial<Disposition> = {}): Disposition {
  return {
    status: "wont-fix",
    reason: "It is a drill.",
    decisionId: null,
    by: "user:ann",
    at: "2026-01-01T00:00:00.000Z",
    ruleVersion: 2,
    fingerprint: "f1",
    ...fields,
  };
}

/** A decision in force that settles that finding. */
export function aDecision(fields: Partial<SettlingDecision> = {}): SettlingDecision {
  return {
    id: DECISION_ID,
    settles: [{ ruleId: "CON-001", subjectId: SUBJECT_ID, ruleVersion: 2, fingerprint: "f1" }],
    decidedBy: "user:olga",
    decidedAt: "2026-01-02T00:00:00.000Z",
    ...fields,
  };
}

/** That finding, open unless it is said otherwise. */
export function anAnsweredFinding(fields: Partial<AnsweredFinding> = {}): AnsweredFinding {
  return { ...aFinding(), settled: false, needsReReview: false, disposition: null, ...fields };
}
