import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button, buttonClass } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { MODEL_BAR_WORDS as words } from "../../../words/model-bar.js";
import { MODEL_EDIT_WORDS } from "../../../words/model-editing.js";
import type { ViewConflict } from "./save-view.js";
import { viewDifferences } from "./view-differences.js";
import { searchOfView } from "./view-of-screen.js";

export interface ViewConflictDialogProps {
  readonly conflict: ViewConflict;
  readonly projectId: string;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
  readonly onClose: () => void;
}

/** What somebody else made of a view, and what to do about it. */
export function ViewConflictDialog(props: ViewConflictDialogProps): ReactNode {
  const { conflict, projectId, onTheirs, onMine, onClose } = props;
  const { known, theirs } = conflict;
  return (
    <Dialog title={words.viewChanged(known.name)} words={words.viewChangedWords} isOpen onClose={onClose}>
      <ul>
        {viewDifferences(known, theirs).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Actions>
        <Link
          className={buttonClass({})}
          to="/projects/$projectId/model"
          params={{ projectId }}
          search={searchOfView(theirs, new Set(theirs.openIds))}
          target="_blank"
        >
          {words.lookAtTheirs}
        </Link>
        <Button onClick={onMine}>{MODEL_EDIT_WORDS.mine}</Button>
        <Button look="primary" onClick={onTheirs}>
          {MODEL_EDIT_WORDS.theirs}
        </Button>
      </Actions>
    </Dialog>
  );
}
