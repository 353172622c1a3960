import type { ReactNode } from "react";
import { ConflictDialog } from "../../design/conflict-dialog.js";
import { DECISION_MOVES as words } from "../../words/decisions.js";
import type { DecisionDraft } from "./decision-draft.js";
import { DifferenceList } from "./difference-list.js";
import { useDraftDifferences } from "./use-decision-differences.js";

export interface DecisionConflictProps {
  readonly projectId: string;
  readonly mine: DecisionDraft;
  readonly theirs: DecisionDraft;
  readonly isSaving: boolean;
  readonly onTakeTheirs: () => void;
  readonly onMineAgain: () => void;
  readonly onLook: () => void;
}

/** What somebody else saved meanwhile, and what mine would make of it. */
export function DecisionConflict(props: DecisionConflictProps): ReactNode {
  const { projectId, mine, theirs, isSaving, onTakeTheirs, onMineAgain, onLook } = props;
  const differences = useDraftDifferences(projectId, theirs, mine);
  return (
    <ConflictDialog
      title={words.conflict}
      words={differences.length === 0 ? words.same : words.conflictWords}
      isBusy={isSaving}
      onLook={onLook}
      onTheirs={onTakeTheirs}
      onMine={onMineAgain}
      onClose={onLook}
    >
      <DifferenceList differences={differences} />
    </ConflictDialog>
  );
}
