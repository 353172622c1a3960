import type { ReactNode } from "react";
import styles from "./group-head.module.css";

interface GroupHeadProps {
  readonly words: string;
  readonly children: ReactNode;
}

/** The head of a group in a list of what was found, with what the group means. */
export function GroupHead({ words, children }: GroupHeadProps): ReactNode {
  return (
    <h2 className={styles["head"]}>
      {children}
      <small>{words}</small>
    </h2>
  );
}
