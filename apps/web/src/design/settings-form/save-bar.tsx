import type { ReactNode } from "react";
import { SETTINGS_FORM_WORDS as words } from "../../words/settings-form.js";
import { Button } from "../button.js";
import styles from "./settings-form.module.css";

export interface SaveBarProps {
  readonly changes: number;
  readonly isSaving: boolean;
  readonly onDiscard: () => void;
}

/** How much is not saved, always in sight. */
export function SaveBar({ changes, isSaving, onDiscard }: SaveBarProps): ReactNode {
  return (
    <div className={styles["bar"]} data-unsaved={changes > 0 || undefined}>
      <p role="status" className={styles["hint"]}>
        {changes > 0 ? words.unsaved(changes) : ""}
      </p>
      <Button onClick={onDiscard} disabled={changes === 0 || isSaving}>
        {words.discard}
      </Button>
      <Button type="submit" look="primary" disabled={changes === 0} isBusy={isSaving}>
        {words.save}
      </Button>
    </div>
  );
}
