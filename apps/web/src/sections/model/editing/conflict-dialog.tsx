import type { ReactNode } from "react";
import { Button } from "../../../design/button.js";
import { ConflictDialog as SharedDialog } from "../../../design/conflict-dialog.js";
import { MODEL_EDIT_WORDS as words } from "../../../words/model-editing.js";
import { conflictLines } from "./conflict-lines.js";
import styles from "./editing.module.css";
import type { ModelEdits } from "./use-model-edits.js";

export interface ConflictDialogProps {
  readonly edits: ModelEdits;
  readonly onReveal: (id: string) => void;
}

/** What somebody else changed of the same facts, and what to do about it. */
export function ConflictDialog({ edits, onReveal }: ConflictDialogProps): ReactNode {
  const { conflict, takeTheirs, mineAgain } = edits;
  if (conflict === null) {
    return null;
  }
  if (edits.isLooking) {
    return (
      <span className={styles["waits"]} role="status">
        {words.waits}{" "}
        <Button size="small" onClick={edits.decide}>
          {words.decide}
        </Button>
      </span>
    );
  }
  const look = (): void => {
    edits.look();
    onReveal(conflict.changed[0]?.id ?? "");
  };
  return (
    <SharedDialog
      title={words.conflict}
      words={words.conflictWords}
      isWide={false}
      isBusy={edits.isBusy}
      look={words.look}
      onLook={look}
      onTheirs={takeTheirs}
      onMine={mineAgain}
      onClose={edits.look}
    >
      <ul className={styles["lines"]}>
        {conflictLines(conflict).map(({ id, name, field, was, now, mine }) => (
          <li key={`${id} ${field}`}>
            <strong>{name}</strong> {field === "" ? words.gone : field}
            {field !== "" && (
              <dl className={styles["line"]}>
                <dt>{words.was}</dt>
                <dd>{was}</dd>
                <dt>{words.isNow}</dt>
                <dd>{now}</dd>
                <dt>{words.yours}</dt>
                <dd>{mine}</dd>
              </dl>
            )}
          </li>
        ))}
      </ul>
    </SharedDialog>
  );
}
