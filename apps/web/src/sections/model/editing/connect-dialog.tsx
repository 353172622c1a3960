import { type ReactNode, useState } from "react";
import { newId } from "../../../api/new-id.js";
import type { ElementFact, ModelLists } from "../../../canvas/canvas-model.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { TextField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { MODEL_EDIT_WORDS as words } from "../../../words/model-editing.js";
import styles from "./editing.module.css";
import { ElementSelect } from "./element-select.js";
import { putChange } from "./fact-changes.js";
import type { Edit } from "./use-model-edits.js";

export interface ConnectDialogProps {
  readonly from: ElementFact;
  readonly model: ModelLists;
  readonly isBusy: boolean;
  readonly onEdit: (edit: Edit, id: string) => void;
  readonly onClose: () => void;
}

/** A relationship from one element to another. */
export function ConnectDialog({ from, model, isBusy, onEdit, onClose }: ConnectDialogProps): ReactNode {
  const [toId, setTo] = useState("");
  const [label, setLabel] = useState("");
  const [technology, setTechnology] = useState("");
  const save = (): void => {
    const id = newId();
    const to = model.elements.find((element) => element.id === toId);
    const texts = { label: label.trim() || null, technology: technology.trim() || null };
    const value = { fromId: from.id, toId, kind: "behavioural", factStatus: "declared", ...texts };
    const said = words.connected(from.name, to?.name ?? "");
    onEdit({ said, changes: [putChange("relationship", id, value)] }, id);
  };
  return (
    <Dialog title={words.connectTitle(from.name)} isOpen onClose={onClose}>
      <Form onSubmit={save} isFirst>
        <ElementSelect
          label={words.to}
          elements={model.elements.filter(({ id }) => id !== from.id)}
          value={toId}
          onChange={setTo}
        />
        <div className={styles["row"]}>
          <TextField
            label={words.label}
            hint={words.labelHint}
            value={label}
            maxLength={200}
            onChange={(event) => setLabel(event.target.value)}
          />
          <TextField
            label={words.technology}
            value={technology}
            maxLength={200}
            onChange={(event) => setTechnology(event.target.value)}
          />
        </div>
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={isBusy} disabled={toId === ""}>
            {words.connect}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
