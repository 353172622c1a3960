import type { ReactNode } from "react";
import { Button } from "../../../design/button.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import type { ImportItem } from "../source-records.js";
import styles from "./imports.module.css";
import type { ItemChoices } from "./use-item-choices.js";

export interface DecisionBarProps {
  readonly choosing: ItemChoices;
  readonly shown: readonly ImportItem[];
  readonly isBusy: boolean;
  readonly onDecide: () => void;
}

/** How much is chosen, and the way to write it. */
export function DecisionBar({ choosing, shown, isBusy, onDecide }: DecisionBarProps): ReactNode {
  const { accept, reject, never } = choosing.sums;
  const isNone = accept.length + reject.length + never.length === 0;
  const open = shown.filter(({ state }) => state === "open");
  return (
    <section className={styles["bar"]} aria-label={words.decide}>
      <p className={styles["grows"]} role="status" title={words.keys}>
        {isNone ? words.chosenNone : words.chosen(accept.length, reject.length, never.length)}
      </p>
      {!isNone && (
        <Button size="small" look="quiet" onClick={choosing.clear}>
          {words.clear}
        </Button>
      )}
      {open.length > 0 && (
        <Button size="small" onClick={() => choosing.acceptAll(open.map(({ id }) => id))}>
          {words.acceptShown(open.length)}
        </Button>
      )}
      <Button
        look="primary"
        isBusy={isBusy}
        aria-disabled={isNone}
        onClick={() => {
          if (!isNone) {
            onDecide();
          }
        }}
      >
        {words.decide}
      </Button>
    </section>
  );
}
