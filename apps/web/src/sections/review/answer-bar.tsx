import type { ReactNode } from "react";
import { Button } from "../../design/button.js";
import { KeyHint } from "../../design/key-hint.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import styles from "./findings-tab.module.css";
import type { AnswerStatus, Finding } from "./review-records.js";

export interface AnswerBarProps {
  readonly targets: readonly Finding[];
  /** How many are marked. */
  readonly marked: number;
  readonly onAsk: (status: AnswerStatus) => void;
  readonly onUnmark: () => void;
}

/** What can be answered to those that are marked, and the keys of the screen. */
export function AnswerBar({ targets, marked, onAsk, onUnmark }: AnswerBarProps): ReactNode {
  return (
    <>
      {marked > 0 && (
        <div className={styles["bar"]}>
          <span>{words.marked(marked)}</span>
          <Button size="small" onClick={() => onAsk("wont-fix")}>
            {words.does["wont-fix"]}
          </Button>
          <Button size="small" onClick={() => onAsk("accepted-by-decision")}>
            {words.does["accepted-by-decision"]}
          </Button>
          <Button
            size="small"
            onClick={() => onAsk("open")}
            disabled={targets.every((one) => one.disposition === null)}
          >
            {words.does.open}
          </Button>
          <Button size="small" look="quiet" onClick={onUnmark}>
            {words.unmark}
          </Button>
        </div>
      )}
      <p className={styles["keys"]}>
        {words.keys.map(([key, does]) => (
          <span key={key}>
            <KeyHint>{key}</KeyHint> {does}
          </span>
        ))}
      </p>
    </>
  );
}
