import type { ReactNode } from "react";
import { useActorName } from "../../api/use-actor-name.js";
import { Button } from "../../design/button.js";
import { classNames } from "../../design/class-names.js";
import { HashText } from "../../design/hash-text.js";
import { TimeText } from "../../design/time-text.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import type { Snapshot } from "./review-records.js";
import styles from "./snapshots.module.css";

export interface SnapshotRowProps {
  readonly projectId: string;
  readonly snapshot: Snapshot;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Left out for who may not. */
  readonly onDelete: (() => void) | undefined;
}

/** One kept review: when, by whom, of what, and how much it found. */
export function SnapshotRow({ projectId, snapshot, isOpen, onOpen, onDelete }: SnapshotRowProps): ReactNode {
  const nameOf = useActorName(projectId);
  const { note, createdAt, createdBy, counts, hash, branchId, revisionId, modelVersion } = snapshot;
  const of = branchId === null ? (revisionId === null ? words.main : words.aRevision) : words.aBranch;
  return (
    <div className={classNames(styles["row"], isOpen && styles["open"])}>
      <span className={styles["note"]}>
        {note ?? <span className={styles["quiet"]}>{words.noNote}</span>}
        <br />
        <span className={styles["quiet"]}>
          {nameOf(createdBy)}, <TimeText at={createdAt} /> · {words.ofVersion(of, modelVersion)}
        </span>
      </span>
      <span className={styles["quiet"]}>
        {words.snapshotCounts(counts.blocking, counts.concerns, counts.unknown)}
      </span>
      <HashText hash={hash} />
      <span className={styles["buttons"]}>
        <Button size="small" aria-expanded={isOpen} onClick={onOpen}>
          {words.changedSince}
        </Button>
        {onDelete !== undefined && (
          <Button size="small" look="quiet" onClick={onDelete}>
            {words.deleteIt}
          </Button>
        )}
      </span>
    </div>
  );
}
