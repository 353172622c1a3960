import type { ReactNode } from "react";
import { DESIGN_WORDS as words } from "../words/design.js";
import { Button } from "./button.js";
import styles from "./problem-panel.module.css";

/** What went wrong, as `toldError` of `api` says it. */
export interface ShownProblem {
  readonly title: string;
  readonly details: readonly string[];
  readonly requestId: string | null;
}

export interface ProblemPanelProps {
  readonly problem: ShownProblem;
  readonly onRetry?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** What went wrong, what is said about it, and the way to try again. */
export function ProblemPanel({
  problem: { title, details, requestId },
  onRetry,
  children,
}: ProblemPanelProps): ReactNode {
  return (
    <div className={styles["problem"]} role="alert">
      <p className={styles["title"]}>{title}</p>
      {details.length > 0 && (
        <ul className={styles["details"]}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {requestId !== null && <p className={styles["request"]}>{words.requestId(requestId)}</p>}
      {(onRetry !== undefined || children !== undefined) && (
        <div className={styles["actions"]}>
          {onRetry !== undefined && (
            <Button size="small" onClick={onRetry}>
              {words.retry}
            </Button>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
