import type { ReactNode } from "react";
import styles from "./copy-block.module.css";
import { CopyButton } from "./copy-button.js";

export interface CopyBlockProps {
  readonly label: string;
  readonly text: string;
  readonly onCopied?: (() => void) | undefined;
}

/** A text to be taken along as it is: a value, a command, a file. */
export function CopyBlock({ label, text, onCopied }: CopyBlockProps): ReactNode {
  return (
    <div className={styles["block"]}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={styles["text"]} tabIndex={0} aria-label={label}>
        <code>{text}</code>
      </section>
      <CopyButton text={text} label={label} onCopied={onCopied} />
    </div>
  );
}
