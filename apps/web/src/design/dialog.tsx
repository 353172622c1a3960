import { Dialog as Parts } from "radix-ui";
import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "./class-names.js";
import styles from "./dialog.module.css";
import { useFocusBack } from "./use-focus-back.js";

export interface DialogProps {
  readonly title: string;
  readonly words?: string | undefined;
  readonly isOpen: boolean;
  readonly isWide?: boolean | undefined;
  /** Called when the person leaves it by Escape or beside it; left out, it cannot be left so. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A question in front of the screen, which waits behind it. */
export function Dialog({ title, words, isOpen, isWide = false, onClose, children }: DialogProps): ReactNode {
  const giveBack = useFocusBack(isOpen);
  return (
    <Parts.Root open={isOpen} onOpenChange={(open) => !open && onClose?.()}>
      <Parts.Portal>
        <Parts.Overlay className={styles["veil"]} />
        <Parts.Content
          className={classNames(styles["dialog"], isWide && styles["wide"])}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onKeyDown={(event) => isLeft(event) && onClose?.()}
          {...(words === undefined ? { "aria-describedby": undefined } : {})}
        >
          <Parts.Title className={styles["title"]}>{title}</Parts.Title>
          {words !== undefined && <Parts.Description className={styles["words"]}>{words}</Parts.Description>}
          <div className={styles["body"]}>{children}</div>
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}

/**
 * Escape within the dialog, when no list in it took the key, and no menu that was opened from it. The library would hear it
 * on top alone, where a sentence about what was done may stand, and before any list.
 */
function isLeft({ key, target, currentTarget }: KeyboardEvent): boolean {
  return key === "Escape" && target instanceof Node && currentTarget.contains(target);
}

/** The buttons at the end of a dialog or a form; what does it stands last. */
export function Actions({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles["actions"]}>{children}</div>;
}
