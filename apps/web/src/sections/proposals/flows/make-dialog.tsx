import { type ReactNode, useState } from "react";
import { FactField } from "../../../api/fact-field.js";
import { ProblemView } from "../../../api/problem-view.js";
import { besideFields, fieldError } from "../../../api/told-error.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { TextField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import type { MissingDialogProps } from "./map-dialog.js";

/** Makes a part that a flow lacks, under another name or in another parent where a person says so. */
export function MakeDialog(props: MissingDialogProps): ReactNode {
  const { projectId, part, name: proposed, error, isBusy, onMove, onClose } = props;
  const [name, setName] = useState(proposed);
  const [parentId, setParent] = useState<string | null>(null);
  const parent = parentId === null ? {} : { parentId };
  const send = (): void => onMove({ kind: "one", alias: part.alias, name, body: { name, ...parent } });
  return (
    <Dialog title={words.createOf(proposed)} words={words.makeWords} isOpen onClose={onClose}>
      <Form onSubmit={send} error={error} isFirst>
        <TextField
          label={words.makeName}
          value={name}
          required
          error={fieldError(error, "name")}
          onChange={({ target }) => setName(target.value)}
        />
        <FactField
          {...{ projectId }}
          label={words.makeParent}
          hint={words.makeParentHint}
          error={fieldError(error, "parentId")}
          kind="element"
          id={parentId}
          onChange={setParent}
        />
        <ProblemView error={besideFields(error, ["name", "parentId"])} />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {words.create}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
