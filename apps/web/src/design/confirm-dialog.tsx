import type { ReactNode } from "react";
import { DESIGN_WORDS as words } from "../words/design.js";
import { Button } from "./button.js";
import { Actions, Dialog } from "./dialog.js";

export interface ConfirmDialogProps {
  readonly title: string;
  readonly words: string;
  /** What is done, as the button says it. */
  readonly act: string;
  readonly isBusy?: boolean | undefined;
  readonly onAct: () => void;
  readonly onClose: () => void;
  /** What went wrong. */
  readonly children?: ReactNode;
}

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { title, words: text, act, isBusy, onAct, onClose, children } = props;
  return (
    <Dialog title={title} words={text} isOpen onClose={onClose}>
      {children}
      <Actions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="danger" isBusy={isBusy} onClick={onAct}>
          {act}
        </Button>
      </Actions>
    </Dialog>
  );
}
