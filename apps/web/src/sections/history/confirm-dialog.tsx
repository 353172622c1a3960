import type { ReactNode } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { DESIGN_WORDS } from "../../words/design.js";

export interface ConfirmDialogProps {
  readonly title: string;
  readonly words: string;
  readonly action: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once more before something goes for good. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { title, words, action, isBusy, error, onConfirm, onClose } = props;
  return (
    <Dialog title={title} words={words} isOpen onClose={onClose}>
      <ProblemView error={error} />
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
        <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </Actions>
    </Dialog>
  );
}
