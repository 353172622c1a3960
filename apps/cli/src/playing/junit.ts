import { escapeXml } from "../output/escape-xml.js";
import type { Played } from "./play-on.js";

/** Assertions as JUnit XML: a suite for each scenario, a case for each assertion; what cannot be played is an error. */
export function junitOf(played: readonly Played[]): string {
  const suites = played.map(suiteOf);
  const total = (name: string): number =>
    suites.reduce((sum, { counts }) => sum + (counts[name as keyof typeof counts] ?? 0), 0);
  const counts = `tests="${total("tests")}" failures="${total("failures")}" errors="${total("errors")}"`;
  const lines = suites.flatMap(({ xml }) => xml);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="plumbline" ${counts}>\n${lines.join("\n")}\n</testsuites>\n`;
}

function suiteOf({ scenario, result }: Played) {
  const { assertions, issues } = result;
  const failures = assertions.filter(({ passed }) => !passed).length;
  const counts = { tests: assertions.length + issues.length, failures, errors: issues.length };
  const name = escapeXml(scenario.document.name);
  const numbers = `tests="${counts.tests}" failures="${failures}" errors="${issues.length}" time="0"`;
  const cases = [
    ...issues.map(({ stepId, code, message }) =>
      caseOf({ suite: name, name: `${code} ${stepId ?? ""}`.trim(), fault: "error", message }),
    ),
    ...assertions.map(({ id, passed, detail }) =>
      caseOf({ suite: name, name: id, fault: passed ? null : "failure", message: detail }),
    ),
  ];
  const xml = [
    `  <testsuite name="${name}" file="${escapeXml(scenario.file)}" ${numbers}>`,
    ...cases,
    "  </testsuite>",
  ];
  return { counts, xml };
}

function caseOf(about: {
  readonly suite: string;
  readonly name: string;
  readonly fault: "error" | "failure" | null;
  readonly message: string;
}): string {
  const { suite, name, fault, message } = about;
  const start = `    <testcase classname="${suite}" name="${escapeXml(name)}" time="0"`;
  return fault === null ? `${start}/>` : `${start}><${fault} message="${escapeXml(message)}"/></testcase>`;
}
