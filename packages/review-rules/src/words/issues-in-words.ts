import { quoted, type ScenarioIssue } from "@plumbline/playback-engine";

/** A step and a code, in words: what is counted as one problem however often it is found. */
export function issueInWords({ stepId, code }: ScenarioIssue): string {
  return stepId === null ? code : `${code} at the step ${quoted(stepId)}`;
}

/** Code and step of each issue, each pair once, in the order they were found. */
export function issuePairs(issues: readonly ScenarioIssue[]): readonly string[] {
  return [...new Set(issues.map(({ stepId, code }) => (stepId === null ? code : `${code} ${stepId}`)))];
}
