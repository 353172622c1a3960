import type { AnsweredFinding, Severity } from "@plumbline/review-rules";

const SEVERE: Readonly<Record<"never" | Severity, readonly Severity[]>> = {
  never: [],
  blocking: ["blocking"],
  warning: ["blocking", "warning"],
  note: ["blocking", "warning", "note"],
};

/** Whether there is a concern as severe as `--fail-on` that nobody settled. */
export function isConcernFound(findings: readonly AnsweredFinding[], failOn: "never" | Severity): boolean {
  return findings.some(
    ({ result, severity, settled }) => result === "concern" && !settled && SEVERE[failOn].includes(severity),
  );
}
