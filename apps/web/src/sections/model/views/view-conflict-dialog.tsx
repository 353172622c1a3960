import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ConflictDialog } from "../../../design/conflict-dialog.js";
import { MODEL_BAR_WORDS as words } from "../../../words/model-bar.js";
import type { ViewConflict } from "./save-view.js";
import { viewDifferences } from "./view-differences.js";
import { searchOfView } from "./view-of-screen.js";

export interface ViewConflictDialogProps {
  readonly conflict: ViewConflict;
  readonly projectId: string;
  readonly isBusy: boolean;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
  readonly onClose: () => void;
}

/** What somebody else made of a view, and what to do about it. */
export function ViewConflictDialog(props: ViewConflictDialogProps): ReactNode {
  const { conflict, projectId, isBusy, onTheirs, onMine, onClose } = props;
  const { known, theirs } = conflict;
  const { buildLocation } = useRouter();
  // What was moved here stays here: theirs is looked at beside it.
  const look = (): void => {
    const search = searchOfView(theirs, new Set(theirs.openIds));
    const { href } = buildLocation({ to: "/projects/$projectId/model", params: { projectId }, search });
    window.open(href, "_blank", "noopener");
  };
  return (
    <ConflictDialog
      title={words.viewChanged(known.name)}
      words={words.viewChangedWords}
      isWide={false}
      isBusy={isBusy}
      look={words.lookAtTheirs}
      onLook={look}
      onTheirs={onTheirs}
      onMine={onMine}
      onClose={onClose}
    >
      <ul>
        {viewDifferences(known, theirs).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ConflictDialog>
  );
}
