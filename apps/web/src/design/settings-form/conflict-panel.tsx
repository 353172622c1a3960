import type { ReactNode } from "react";
import { SETTINGS_FORM_WORDS as words } from "../../words/settings-form.js";
import { ConflictDialog } from "../conflict-dialog.js";
import type { SettingDifference } from "./setting-differences.js";
import styles from "./settings-form.module.css";
import { valueWords } from "./value-words.js";

export interface ConflictPanelProps {
  readonly differences: readonly SettingDifference[];
  readonly isSaving: boolean;
  readonly onTakeTheirs: () => void;
  readonly onMineAgain: () => void;
  readonly onLook: () => void;
}

/** What somebody else saved meanwhile, beside what was to be saved. */
export function ConflictPanel(props: ConflictPanelProps): ReactNode {
  const { differences, isSaving, onTakeTheirs, onMineAgain, onLook } = props;
  return (
    <ConflictDialog
      title={words.conflict}
      words={differences.length === 0 ? words.conflictSame : words.conflictWords}
      isBusy={isSaving}
      onLook={onLook}
      onTheirs={onTakeTheirs}
      onMine={onMineAgain}
      onClose={onLook}
    >
      <dl className={styles["differences"]}>
        {differences.map(({ field, mine, theirs }) => (
          <div key={field.path} className={styles["difference"]}>
            <dt>{field.title}</dt>
            <dd>
              {words.mine}: {valueWords(mine)}
            </dd>
            <dd>
              {words.theirs}: {valueWords(theirs)}
            </dd>
          </div>
        ))}
      </dl>
    </ConflictDialog>
  );
}
