import type { ReactNode } from "react";
import { Badge } from "../../design/badge.js";
import { classNames } from "../../design/class-names.js";
import { KIND_WORDS } from "../../words/facts.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import { FindingBadges } from "./finding-badges.js";
import styles from "./finding-list.module.css";
import type { Finding } from "./review-records.js";

export interface FindingRowProps {
  readonly finding: Finding;
  /** What its subject is called. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly isMarked: boolean;
  readonly onOpen: (finding: Finding) => void;
  readonly onMark: ((finding: Finding) => void) | undefined;
}

/** One finding of the list. */
export function FindingRow({ finding, name, isOpen, isMarked, onOpen, onMark }: FindingRowProps): ReactNode {
  const { ruleId, subjectKind, reason } = finding;
  return (
    <div className={classNames(styles["row"], isOpen && styles["open"])}>
      {onMark !== undefined && (
        <input
          type="checkbox"
          className={styles["mark"]}
          aria-label={words.mark(ruleId, name)}
          checked={isMarked}
          onChange={() => onMark(finding)}
        />
      )}
      <button
        type="button"
        className={styles["finding"]}
        aria-current={isOpen ? "true" : undefined}
        onClick={() => onOpen(finding)}
      >
        <span className={styles["line"]}>
          <FindingBadges finding={finding} />
          <code>{ruleId}</code>
          <span className={styles["subject"]} title={name}>
            {KIND_WORDS[subjectKind]} {name}
          </span>
          {finding.needsReReview && <Badge tone="warn">{words.again}</Badge>}
          {finding.settled && <Badge tone="good">{words.answered}</Badge>}
        </span>
        <span className={styles["reason"]}>{reason}</span>
      </button>
    </div>
  );
}
