import { codeSpan, inlineText } from "@plumbline/model-core";
import type { AnsweredFinding, FindingCounts } from "../records/answer.js";
import { RULE_SET_VERSION, RULES } from "../rules/rule-set.js";

/** A reviewed state as it is written. */
export interface WrittenReview {
  readonly hash: string;
  readonly modelVersion: number;
  readonly counts: FindingCounts;
  readonly findings: readonly AnsweredFinding[];
}

/**
 * Findings as Markdown that people read (docs/reference/review.md#markdown): a section for each rule that has some.
 * Names and reasons form no structure of the document, whatever they hold.
 */
export function findingsAsMarkdown(review: WrittenReview): string {
  const parts = ["# Review", factsOf(review).join("\n"), ...RULES.flatMap((rule) => sectionOf(rule, review))];
  return `${parts.join("\n\n")}\n`;
}

function factsOf({ hash, modelVersion, counts }: WrittenReview): readonly string[] {
  return [
    `- Rules: ${RULE_SET_VERSION}`,
    `- Model version: ${modelVersion}`,
    `- Hash: ${codeSpan(hash)}`,
    `- Concerns: ${counts.concerns}, of which ${counts.blocking} block`,
    `- Unknown: ${counts.unknown}`,
    `- Verified: ${counts.verified}`,
    `- Not applicable: ${counts.notApplicable}`,
    `- Settled: ${counts.settled}, to review again: ${counts.needsReReview}`,
  ];
}

function sectionOf({ id, title }: (typeof RULES)[number], { findings }: WrittenReview): readonly string[] {
  const found = findings.filter(({ ruleId }) => ruleId === id);
  return found.length === 0 ? [] : [`## ${id} ${inlineText(title)}`, found.map(lineOf).join("\n")];
}

function lineOf(finding: AnsweredFinding): string {
  const { subjectKind, subjectName, subjectId, result, severity, reason } = finding;
  const subject = `${subjectKind} ${subjectName === null ? codeSpan(subjectId) : inlineText(subjectName)}`;
  return `- **${result}** (${severity}) ${subject}: ${inlineText(reason)}${answerOf(finding)}`;
}

function answerOf({ disposition, needsReReview }: AnsweredFinding): string {
  if (disposition === null) {
    return "";
  }
  const reason = disposition.reason === null ? "" : `: ${inlineText(disposition.reason)}`;
  return ` — ${disposition.status}${needsReReview ? ", to review again" : ""}${reason}`;
}
