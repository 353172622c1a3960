import type { ReactNode } from "react";
import { Button } from "../../design/button.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import styles from "./change-list.module.css";
import { MovedDraft, type MovedDraftOf, useDraftNow } from "./moved-draft.js";
import type { PromiseRevision } from "./promise-records.js";
import type { Things } from "./things.js";

export interface ChangedMeanwhileProps extends MovedDraftOf {
  readonly things: Things;
  readonly onTheirs: (draft: PromiseRevision) => void;
}

/** Somebody else wrote the draft after it was read: what they changed, and the way to go on with it. */
export function ChangedMeanwhile({ onTheirs, ...props }: ChangedMeanwhileProps): ReactNode {
  const now = useDraftNow(props);
  const { draft } = now;
  return (
    <section className={styles["conflict"]} role="alert">
      <h3>{words.changedMeanwhile}</h3>
      <MovedDraft {...props} now={now} />
      {draft !== null && (
        <div>
          <Button onClick={() => onTheirs(draft)}>{words.takeTheirs}</Button>
        </div>
      )}
    </section>
  );
}
