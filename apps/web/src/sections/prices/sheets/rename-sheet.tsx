import { type ReactNode, useState } from "react";
import { COST_WORDS as words } from "../../../words/costs.js";
import { NameDialog } from "./name-dialog.js";
import type { OpenSheetProps } from "./open-sheet.js";
import { SheetProblem } from "./sheet-problem.js";
import { useSheetEdits } from "./use-sheet-edits.js";

/** Gives a cost sheet another name. */
export function RenameSheet({ read, onClose }: OpenSheetProps & { readonly onClose: () => void }): ReactNode {
  const [on] = useState(read);
  const edits = useSheetEdits(onClose);
  return (
    <NameDialog
      title={words.renameTitle}
      act={words.save}
      first={on.sheet.name}
      error={edits.error}
      isBusy={edits.isWriting}
      onName={(name) => edits.write({ edit: { does: "rename", name }, on })}
      onClose={onClose}
    >
      <SheetProblem edits={edits} beside={["name"]} />
    </NameDialog>
  );
}
