import { escapeXml } from "../../output/escape-xml.js";
import type { PromiseRun } from "./runs-text.js";

/** Checks of promises as JUnit XML: a suite for each promise; a check that was not run is skipped. */
export function junitOfRuns(promises: readonly PromiseRun[]): string {
  const suites = promises.flatMap((promise) => [
    `  <testsuite name="${escapeXml(`${promise.requirementId} ${promise.title}`)}" ${countsOf([promise])} time="0">`,
    ...promise.checks.map((check) => caseOf(promise.requirementId, check)),
    "  </testsuite>",
  ]);
  const head = `<testsuites name="plumbline promises" ${countsOf(promises)}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${[head, ...suites, "</testsuites>"].join("\n")}\n`;
}

function countsOf(promises: readonly PromiseRun[]): string {
  const results = promises.flatMap(({ checks }) => checks.map(({ result }) => result));
  const failures = results.filter((result) => result === "failed").length;
  const skipped = results.filter((result) => result !== "failed" && result !== "passed").length;
  return `tests="${results.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
}

function caseOf(requirementId: string, run: PromiseRun["checks"][number]): string {
  const start = `    <testcase classname="${escapeXml(requirementId)}" name="${escapeXml(run.obligationId)}" time="0"`;
  if (run.result === "passed") {
    return `${start}/>`;
  }
  const element = run.result === "failed" ? "failure" : "skipped";
  return `${start}><${element} message="${escapeXml(run.detail)}"/></testcase>`;
}
