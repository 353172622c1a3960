import type { ReactNode } from "react";
import { DESIGN_WORDS } from "../words/design.js";
import { Button } from "./button.js";
import { Actions, Dialog } from "./dialog.js";

export interface ConfirmDialogProps {
  readonly title: string;
  readonly words?: string | undefined;
  /** What is done, on the button that does it. */
  readonly act: string;
  readonly isOpen: boolean;
  readonly isBusy?: boolean | undefined;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly children?: ReactNode;
}

/** Asks before something goes that does not come back. */
export function ConfirmDialog({
  title,
  words,
  act,
  isOpen,
  isBusy,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps): ReactNode {
  return (
    <Dialog title={title} words={words} isOpen={isOpen} onClose={onClose}>
      {children}
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
        <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
          {act}
        </Button>
      </Actions>
    </Dialog>
  );
}
