import { type ReactNode, useState } from "react";
import { ProblemView } from "../../../api/problem-view.js";
import type { ElementFact } from "../../../canvas/canvas-model.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { MODEL_EDIT_WORDS as words } from "../../../words/model-editing.js";
import { EditFindings } from "../findings/edit-findings.js";
import type { ModelAddress } from "../use-model-address.js";
import { useModelKeys } from "../use-model-keys.js";
import type { Reveal } from "../use-reveal.js";
import { ConflictDialog } from "./conflict-dialog.js";
import { PartDialog } from "./part-dialog.js";
import type { ModelEdits } from "./use-model-edits.js";

export interface EditBarProps {
  readonly edits: ModelEdits;
  /** The element that is selected: what is added stands inside it. */
  readonly parent: ElementFact | null;
  readonly onReveal: Reveal;
  readonly address: ModelAddress;
}

/** Adding, and taking back what one did. */
export function EditBar({ edits, parent, onReveal, address }: EditBarProps): ReactNode {
  const [isAdding, setAdding] = useState(false);
  useModelKeys({
    a: () => setAdding(true),
    "mod+z": edits.undo,
    "mod+shift+z": edits.redo,
    "mod+y": edits.redo,
  });
  return (
    <>
      <Button size="small" onClick={() => setAdding(true)} title="A">
        {words.add}
      </Button>
      <Button
        size="small"
        look="quiet"
        onClick={edits.undo}
        disabled={!edits.canUndo || edits.isBusy}
        title="Ctrl Z"
      >
        {words.undo}
      </Button>
      <Button
        size="small"
        look="quiet"
        onClick={edits.redo}
        disabled={!edits.canRedo || edits.isBusy}
        title="Ctrl Shift Z"
      >
        {words.redo}
      </Button>
      <EditFindings address={address} edited={edits.edited} />
      {edits.isBusy && <span role="status">{words.writing}</span>}
      {isAdding && (
        <PartDialog
          fact={null}
          parent={parent}
          isBusy={edits.isBusy}
          onEdit={(edit, id) => {
            const onTaken = ({ isWritten }: { readonly isWritten: boolean }): void => {
              setAdding(false);
              if (isWritten) {
                onReveal(id, parent?.id);
              }
            };
            edits.apply(edit, { onTaken });
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <ConflictDialog edits={edits} onReveal={onReveal} />
      <RefusedEdit edits={edits} />
    </>
  );
}

function RefusedEdit({ edits }: { readonly edits: ModelEdits }): ReactNode {
  return (
    edits.error !== null && (
      <Dialog title={words.notWritten} isOpen onClose={edits.forgetError}>
        <ProblemView error={edits.error} />
        <Actions>
          <Button onClick={edits.forgetError}>{DESIGN_WORDS.close}</Button>
        </Actions>
      </Dialog>
    )
  );
}
