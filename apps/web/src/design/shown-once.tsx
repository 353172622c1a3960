import { useBlocker } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { DESIGN_WORDS as words } from "../words/design.js";
import { Button } from "./button.js";
import { CopyBlock } from "./copy-block.js";
import { Actions, Dialog } from "./dialog.js";
import styles from "./shown-once.module.css";

export interface ShownOnceProps {
  readonly title: string;
  readonly words: string;
  /** What the value is called. */
  readonly label: string;
  readonly value: string;
  /** Forgets the value: whoever holds it lets go of it here. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/**
 * A value that the service shows this once. It lies in the memory of this page alone, until it is closed; leaving
 * before it was copied asks first.
 */
export function ShownOnce({
  title,
  words: text,
  label,
  value,
  onClose,
  children,
}: ShownOnceProps): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const [isWarned, setWarned] = useState(false);
  useBlocker({ shouldBlockFn: () => warn(), enableBeforeUnload: !isCopied });
  const warn = (): boolean => {
    setWarned(!isCopied);
    return !isCopied;
  };
  const leave = (): void => {
    if (isWarned || !warn()) {
      onClose();
    }
  };
  return (
    <Dialog title={title} words={text} isOpen onClose={leave}>
      <div className={styles["value"]}>
        <p className={styles["label"]}>{label}</p>
        <CopyBlock label={label} text={value} onCopied={() => setCopied(true)} />
      </div>
      {children}
      {isWarned && !isCopied && (
        <p role="alert" className={styles["warning"]}>
          {words.notCopiedYet}
        </p>
      )}
      <Actions>
        <Button look={isWarned && !isCopied ? "danger" : "primary"} onClick={leave}>
          {isWarned && !isCopied ? words.closeAnyway : words.done}
        </Button>
      </Actions>
    </Dialog>
  );
}
