import { startSha256 } from "@plumbline/model-core";
import type { Finding } from "../records/finding.js";
import type { Judgement } from "../records/judgement.js";
import type { Rule } from "../rules/rule.js";
import { RULE_SET_VERSION, RULES } from "../rules/rule-set.js";
import { nameOf } from "../state/name-of.js";
import { contextOf, type ReviewContext } from "../state/review-context.js";
import type { ReviewedState } from "../state/reviewed-state.js";
import { citesInOrder, compareCited } from "./cites-in-order.js";
import { fingerprintOf } from "./fingerprint.js";
import { onePerSubject } from "./one-per-subject.js";

/** What every rule finds in a state: in the order of the rules, then by subject ID (docs/reference/review.md#findings). */
export function reviewState(state: ReviewedState): readonly Finding[] {
  const context = contextOf(state);
  return RULES.flatMap((rule) => findingsOf(rule, context));
}

function findingsOf(rule: Rule, context: ReviewContext): readonly Finding[] {
  const inOrder = [...rule.evaluate(context)].sort((left, right) =>
    compareCited(left.subject, right.subject),
  );
  return onePerSubject(inOrder).map((judgement) => findingOf(rule, judgement, context));
}

/** Its keys are in order, so that the JSON of a finding is canonical as it stands. */
function findingOf({ id, version, category }: Rule, judgement: Judgement, context: ReviewContext): Finding {
  const { subject, result, severity, reason } = judgement;
  return {
    category,
    cites: citesInOrder(context, judgement.cites),
    fingerprint: fingerprintOf(id, judgement),
    reason,
    result,
    ruleId: id,
    ruleVersion: version,
    severity,
    subjectId: subject.id,
    subjectKind: subject.kind,
    subjectName: nameOf(context, subject),
  };
}

/**
 * The hash of findings without answers: lower-case hex SHA-256 of the canonical JSON of `[ruleSetVersion, …findings]`
 * (docs/reference/review.md#hash).
 */
export function hashOfFindings(findings: readonly Finding[]): string {
  const hash = startSha256();
  hash.update(`[${JSON.stringify(RULE_SET_VERSION)}`);
  for (let from = 0; from < findings.length; from += HASHED_AT_ONCE) {
    const some = findings.slice(from, from + HASHED_AT_ONCE).map(withoutAnswer);
    hash.update(`,${JSON.stringify(some).slice(1, -1)}`);
  }
  hash.update("]");
  return hash.hex();
}

/** Findings whose text is made in one go. */
const HASHED_AT_ONCE = 500;

/** In key order, whatever else there is about it. */
function withoutAnswer(finding: Finding): Finding {
  const { category, cites, fingerprint, reason, result, ruleId, ruleVersion, severity } = finding;
  const { subjectId, subjectKind, subjectName } = finding;
  const rest = { severity, subjectId, subjectKind, subjectName };
  return { category, cites, fingerprint, reason, result, ruleId, ruleVersion, ...rest };
}
