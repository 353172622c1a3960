import { Toast as Parts } from "radix-ui";
import type { ReactNode } from "react";
import { DESIGN_WORDS as words } from "../words/design.js";
import { buttonClass } from "./button.js";
import styles from "./toast-list.module.css";
import { type Toast, toasts } from "./toasts.js";

const SHOWN_MS = 6_000;
const UNDO_MS = 15_000;

/** What was done, and the way to take it back. */
export function ShownToasts({ shown }: { readonly shown: readonly Toast[] }): ReactNode {
  return (
    <Parts.Provider swipeDirection="right">
      {shown.map((toast) => (
        <ShownToast key={toast.id} {...toast} />
      ))}
      <Parts.Viewport className={styles["list"]} />
    </Parts.Provider>
  );
}

function ShownToast({ id, text, undo }: Toast): ReactNode {
  return (
    <Parts.Root
      className={styles["toast"]}
      duration={undo === null ? SHOWN_MS : UNDO_MS}
      onOpenChange={(isOpen) => !isOpen && toasts.end(id)}
    >
      <Parts.Description className={styles["text"]}>{text}</Parts.Description>
      {undo !== null && (
        <Parts.Action altText={words.undo} className={buttonClass({ size: "small" })} onClick={undo}>
          {words.undo}
        </Parts.Action>
      )}
      <Parts.Close
        aria-label={words.close}
        className={buttonClass({ size: "small", look: "quiet", isIcon: true })}
      >
        ×
      </Parts.Close>
    </Parts.Root>
  );
}
