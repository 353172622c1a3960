import type { ReactNode } from "react";
import type { PlacedIssue } from "../../engines/placed-issues.js";
import { SCENARIO_WORDS } from "../../words/scenarios.js";
import styles from "./issue-list.module.css";

const words = SCENARIO_WORDS.screen;
const SHOWN = 50;

/** What keeps a scenario from being played, all of it in one place. */
export function IssueList({ issues }: { readonly issues: readonly PlacedIssue[] }): ReactNode {
  return (
    <div role="status">
      {issues.length > 0 && (
        <details className={styles["issues"]}>
          <summary>
            <strong>✗ {words.issues(issues.length)}</strong>
          </summary>
          <ul className={styles["list"]}>
            {issues.slice(0, SHOWN).map((issue) => (
              <li key={`${issue.code} ${issue.path} ${issue.message}`}>
                {issue.stepId !== null && <strong>{issue.stepId}: </strong>}
                {issue.stepId === null && issue.path !== "" && <code>{issue.path}: </code>}
                {issue.message} <code className={styles["code"]}>{issue.code}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
