import type { ReactNode } from "react";
import { Button } from "./button.js";
import styles from "./choice-bar.module.css";

export interface ChoiceBarProps {
  /** How much is chosen, in words. */
  readonly status: string;
  readonly hint?: string | undefined;
  readonly isNone: boolean;
  readonly clear: string;
  readonly onClear: () => void;
  /** Left out where nothing is open. */
  readonly acceptAll?: { readonly words: string; readonly act: () => void } | undefined;
  readonly decide: string;
  readonly isBusy: boolean;
  readonly onDecide: () => void;
}

/** How much of a list is chosen, and the way to write it. */
export function ChoiceBar(props: ChoiceBarProps): ReactNode {
  const { status, hint, isNone, clear, onClear, acceptAll, decide, isBusy, onDecide } = props;
  return (
    <section className={styles["bar"]} aria-label={decide}>
      <p className={styles["grows"]} role="status" title={hint}>
        {status}
      </p>
      {!isNone && (
        <Button size="small" look="quiet" onClick={onClear}>
          {clear}
        </Button>
      )}
      {acceptAll !== undefined && (
        <Button size="small" onClick={acceptAll.act}>
          {acceptAll.words}
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
        {decide}
      </Button>
    </section>
  );
}
