import { type ReactNode, useState } from "react";
import type { ElementFact, ModelLists } from "../../../canvas/canvas-model.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { Form } from "../../../design/form.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { MODEL_EDIT_WORDS as words } from "../../../words/model-editing.js";
import { ElementSelect } from "./element-select.js";
import { putChange } from "./fact-changes.js";
import type { Edit } from "./use-model-edits.js";

export interface MoveDialogProps {
  readonly moved: ElementFact;
  readonly model: ModelLists;
  readonly isBusy: boolean;
  readonly onEdit: (edit: Edit, id: string) => void;
  readonly onClose: () => void;
}

/** Puts an element into another one, or into none. */
export function MoveDialog({ moved, model, isBusy, onEdit, onClose }: MoveDialogProps): ReactNode {
  const [parentId, setParent] = useState(moved.parentId ?? "");
  const save = (): void => {
    const value = { ...moved, parentId: parentId || null };
    onEdit({ said: words.moved(moved.name), changes: [putChange("element", moved.id, value)] }, moved.id);
  };
  return (
    <Dialog title={words.moveTitle(moved.name)} isOpen onClose={onClose}>
      <Form onSubmit={save} isFirst>
        <ElementSelect
          label={words.moveInto}
          elements={model.elements.filter(({ id, kind }) => id !== moved.id && kind !== "actor")}
          value={parentId}
          onChange={setParent}
          none={words.outside}
        />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={isBusy} disabled={parentId === (moved.parentId ?? "")}>
            {words.move}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
