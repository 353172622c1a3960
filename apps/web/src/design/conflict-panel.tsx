import type { ReactNode } from "react";
import { Button } from "./button.js";
import styles from "./conflict-panel.module.css";

export interface ConflictPanelProps {
  readonly title: string;
  readonly words: string;
  /** What the two ways out are called. */
  readonly theirs: string;
  readonly mine: string;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
  readonly isBusy?: boolean | undefined;
  /** What somebody else changed. */
  readonly children?: ReactNode;
}

/** Somebody else changed the same thing: what they changed, and the choice that is left. */
export function ConflictPanel(props: ConflictPanelProps): ReactNode {
  const { title, words, theirs, mine, onTheirs, onMine, isBusy, children } = props;
  return (
    <div className={styles["conflict"]} role="alert">
      <p className={styles["title"]}>{title}</p>
      <p>{words}</p>
      {children}
      <div className={styles["actions"]}>
        <Button size="small" disabled={isBusy} onClick={onTheirs}>
          {theirs}
        </Button>
        <Button size="small" isBusy={isBusy} onClick={onMine}>
          {mine}
        </Button>
      </div>
    </div>
  );
}
