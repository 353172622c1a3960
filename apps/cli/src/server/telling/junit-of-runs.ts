import { escapeXml } from "../../output/escape-xml.js";
import type { PromiseRun, StandingCheck } from "./runs-text.js";

/** Checks of promises as JUnit XML: a suite for each promise; one that is stale or was not run is skipped. */
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
  const results = promises.flatMap(({ checks }) => checks.map(({ standing }) => standing));
  const failures = results.filter((result) => result === "failed").length;
  const skipped = results.filter((result) => result !== "failed" && result !== "passed").length;
  return `tests="${results.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
}

function caseOf(requirementId: string, { id, standing, detail }: StandingCheck): string {
  const start = `    <testcase classname="${escapeXml(requirementId)}" name="${escapeXml(id)}" time="0"`;
  if (standing === "passed") {
    return `${start}/>`;
  }
  const element = standing === "failed" ? "failure" : "skipped";
  return `${start}><${element} message="${escapeXml(`${standing}: ${detail}`)}"/></testcase>`;
}
