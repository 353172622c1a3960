import type { ReactNode } from "react";
import { ConflictDialog } from "../../design/conflict-dialog.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { MovedDraft, type MovedDraftOf, useDraftNow } from "./moved-draft.js";
import type { PromiseRevision } from "./promise-records.js";
import type { Things } from "./things.js";

export interface PromiseConflictProps extends MovedDraftOf {
  readonly things: Things;
  readonly isBusy: boolean;
  readonly onTheirs: (draft: PromiseRevision) => void;
  readonly onMine: (draft: PromiseRevision) => void;
  /** Goes back to what was typed; it is told the draft that a save would now replace. */
  readonly onLook: (draft: PromiseRevision | null) => void;
}

/** Somebody else wrote the draft while it was written here. */
export function PromiseConflict({
  isBusy,
  onTheirs,
  onMine,
  onLook,
  ...props
}: PromiseConflictProps): ReactNode {
  const now = useDraftNow(props);
  const { draft } = now;
  const look = (): void => onLook(draft);
  return (
    <ConflictDialog
      title={words.changedMeanwhile}
      words={words.changedMeanwhileWords}
      isBusy={isBusy}
      onLook={look}
      onClose={look}
      {...(draft === null ? {} : { onTheirs: () => onTheirs(draft), onMine: () => onMine(draft) })}
    >
      <MovedDraft {...props} now={now} />
    </ConflictDialog>
  );
}
