import { type ReactNode, useState } from "react";
import { fieldError } from "../../../api/told-error.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { TextField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { COST_WORDS as words } from "../../../words/costs.js";
import { DESIGN_WORDS } from "../../../words/design.js";

export interface NameDialogProps {
  readonly title: string;
  readonly act: string;
  readonly first: string;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
  /** What went wrong, where it is no fault of the name. */
  readonly children?: ReactNode;
}

/** Asks what a cost sheet is called. */
export function NameDialog(props: NameDialogProps): ReactNode {
  const { title, act, first, error, isBusy, onName, onClose, children } = props;
  const [name, setName] = useState(first);
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form onSubmit={() => onName(name.trim())} error={error} isFirst>
        <TextField
          label={words.name}
          hint={words.nameHint}
          required
          autoComplete="off"
          value={name}
          error={fieldError(error, "name")}
          onChange={({ target }) => setName(target.value)}
        />
        {children}
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {act}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
