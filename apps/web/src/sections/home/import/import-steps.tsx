import { type ReactNode, useState } from "react";
import { Button } from "../../../design/button.js";
import { IMPORT_WORDS as words } from "../../../words/import.js";
import styles from "./import.module.css";
import { ImportForm } from "./import-form.js";
import { ImportLook } from "./import-look.js";
import type { ImportTarget } from "./import-target.js";
import { TakeBack } from "./take-back.js";
import { type AskedLook, useLook } from "./use-look.js";

export interface ImportStepsProps {
  /** A file that was dropped on the screen before. */
  readonly first: File | null;
  readonly target: ImportTarget;
}

/** Which file; what it brings; whether it is written. */
export function ImportSteps({ first, target }: ImportStepsProps): ReactNode {
  const { look, stage, madeId, cancel } = useLook();
  const [asked, setAsked] = useState<AskedLook | null>(null);
  const start = (one: AskedLook): void => {
    setAsked(one);
    look.mutate(one);
  };
  const isCancelled = look.error?.name === "AbortError";
  return (
    <>
      <ImportForm
        first={first}
        target={target}
        isSettled={madeId !== null}
        isBusy={look.isPending}
        error={isCancelled ? null : look.error}
        onLook={start}
      />
      <div role="status">
        {look.isPending && (
          <p className={styles["progress"]}>
            {words.stages[stage]}
            <Button size="small" onClick={cancel}>
              {words.cancel}
            </Button>
          </p>
        )}
        {isCancelled && <p>{words.cancelled}</p>}
      </div>
      {look.data !== undefined && (
        <ImportLook
          key={look.submittedAt}
          found={look.data}
          onLookAgain={() => asked !== null && start(asked)}
        />
      )}
      {madeId !== null && <TakeBack projectId={madeId} />}
    </>
  );
}
