import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  readonly title: string;
  /** What to do next, in a sentence. */
  readonly words: string;
  readonly children?: ReactNode;
}

/** What stands where a list has nothing yet. */
export function EmptyState({ title, words, children }: EmptyStateProps): ReactNode {
  return (
    <div className={styles["empty"]}>
      <h2>{title}</h2>
      <p className={styles["words"]}>{words}</p>
      {children !== undefined && <div className={styles["actions"]}>{children}</div>}
    </div>
  );
}
