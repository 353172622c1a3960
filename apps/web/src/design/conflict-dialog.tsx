import type { ReactNode } from "react";
import { DESIGN_WORDS } from "../words/design.js";
import { Button } from "./button.js";
import { Actions, Dialog } from "./dialog.js";

const words = DESIGN_WORDS.conflict;

export interface ConflictDialogProps {
  readonly title: string;
  readonly words: string;
  readonly isWide?: boolean | undefined;
  readonly isBusy: boolean;
  /** What the button says that only looks, where it is not to go back to what was typed. */
  readonly look?: string | undefined;
  readonly onLook: () => void;
  /** Left out while it is not known what there is to take, or where there is nothing. */
  readonly onTheirs?: (() => void) | undefined;
  readonly onMine?: (() => void) | undefined;
  readonly onClose: () => void;
  /** What somebody else changed. */
  readonly children?: ReactNode;
}

/** Somebody else saved first: take theirs, save one's own over it, or look. Nothing that was typed is lost before. */
export function ConflictDialog(props: ConflictDialogProps): ReactNode {
  const {
    title,
    words: text,
    isWide = true,
    isBusy,
    look,
    onLook,
    onTheirs,
    onMine,
    onClose,
    children,
  } = props;
  return (
    <Dialog title={title} words={text} isOpen isWide={isWide} onClose={onClose}>
      {children}
      <Actions>
        <Button onClick={onLook}>{look ?? words.look}</Button>
        {onTheirs !== undefined && <Button onClick={onTheirs}>{words.theirs}</Button>}
        {onMine !== undefined && (
          <Button look="danger" isBusy={isBusy} onClick={onMine}>
            {words.mine}
          </Button>
        )}
      </Actions>
    </Dialog>
  );
}
