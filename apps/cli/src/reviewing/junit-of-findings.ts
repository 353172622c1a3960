import type { AnsweredFinding } from "@plumbline/review-rules";
import { escapeXml } from "../output/escape-xml.js";

/** Findings as JUnit XML: a suite for each rule; a concern is a failure, what is unknown or does not apply is skipped. */
export function junitOfFindings(findings: readonly AnsweredFinding[]): string {
  const byRule = Map.groupBy(findings, ({ ruleId }) => ruleId);
  const suites = [...byRule].flatMap(([rule, found]) => [
    `  <testsuite name="${escapeXml(rule)}" ${countsOf(found)} time="0">`,
    ...found.map(caseOf),
    "  </testsuite>",
  ]);
  const head = `<testsuites name="plumbline review" ${countsOf(findings)}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${[head, ...suites, "</testsuites>"].join("\n")}\n`;
}

function countsOf(findings: readonly AnsweredFinding[]): string {
  const failures = findings.filter(({ result }) => result === "concern").length;
  const skipped = findings.filter(({ result }) => result === "unknown" || result === "not-applicable").length;
  return `tests="${findings.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
}

function caseOf({
  ruleId,
  subjectKind,
  subjectName,
  subjectId,
  result,
  severity,
  reason,
}: AnsweredFinding): string {
  const name = escapeXml(`${subjectKind} ${subjectName ?? subjectId}`);
  const start = `    <testcase classname="${escapeXml(ruleId)}" name="${name}" time="0"`;
  const message = escapeXml(reason);
  if (result === "verified") {
    return `${start}/>`;
  }
  return result === "concern"
    ? `${start}><failure type="${severity}" message="${message}"/></testcase>`
    : `${start}><skipped message="${result}: ${message}"/></testcase>`;
}
