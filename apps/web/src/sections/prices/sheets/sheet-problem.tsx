import type { ReactNode } from "react";
import { ProblemView } from "../../../api/problem-view.js";
import { besideFields } from "../../../api/told-error.js";
import { useFactNames } from "../../../api/use-fact-names.js";
import { ConflictPanel } from "../../../design/conflict-panel.js";
import { COST_WORDS as words } from "../../../words/costs.js";
import { type SheetChange, sheetChanges } from "./sheet-edits.js";
import { useSheetAddress } from "./use-sheet-address.js";
import type { SheetEdits } from "./use-sheet-edits.js";

export interface SheetProblemProps {
  readonly edits: SheetEdits;
  /** Fields that say themselves what is wrong with them. */
  readonly beside?: readonly string[] | undefined;
}

/** Why an edit was not written: what somebody else changed, with the choice that is left, or what the service says. */
export function SheetProblem({ edits, beside = [] }: SheetProblemProps): ReactNode {
  const { conflict, isWriting, error, dropMine, doMine } = edits;
  if (conflict === null) {
    return <ProblemView error={besideFields(error, beside)} />;
  }
  return (
    <ConflictPanel
      title={words.conflictTitle}
      words={words.conflictWords}
      theirs={words.conflictTheirs}
      mine={words.conflictMine}
      isBusy={isWriting}
      onTheirs={dropMine}
      onMine={doMine}
    >
      <ul>
        {sheetChanges(conflict.on.sheet, conflict.theirs.sheet).map((change) => (
          <li key={change.does === "renamed" ? change.does : change.line.id}>
            <ChangeWords change={change} />
          </li>
        ))}
      </ul>
    </ConflictPanel>
  );
}

function ChangeWords({ change }: { readonly change: SheetChange }): ReactNode {
  const { projectId } = useSheetAddress();
  const { byId, isWhole } = useFactNames(projectId);
  if (change.does === "renamed") {
    return words.changes.renamed(change.name);
  }
  const { elementId, note } = change.line;
  const unknown = isWhole ? words.goneName : words.nameComes;
  const name = elementId === null ? (note ?? words.noPart) : (byId.get(elementId)?.name ?? unknown);
  return words.changes[change.does](name);
}
