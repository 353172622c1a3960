import { type ReactNode, useState } from "react";
import type { CostLine } from "../../../api/cost-queries.js";
import { FactField } from "../../../api/fact-field.js";
import { newId } from "../../../api/new-id.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { TextArea, TextField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { COST_WORDS as words } from "../../../words/costs.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { draftOfLine, lineOfDraft } from "./line-draft.js";
import { LINE_FIELDS, lineError } from "./line-error.js";
import type { OpenSheetProps } from "./open-sheet.js";
import { PriceField } from "./price-field.js";
import { SheetProblem } from "./sheet-problem.js";
import { useSheetAddress } from "./use-sheet-address.js";
import { useSheetEdits } from "./use-sheet-edits.js";

export interface LineDialogProps extends OpenSheetProps {
  /** Null for a new one. */
  readonly line: CostLine | null;
  /** Of the sums; undefined until it is known. */
  readonly currency: string | undefined;
  readonly onClose: () => void;
}

/** What a line says, to be written. */
export function LineDialog({ read, line, currency, onClose }: LineDialogProps): ReactNode {
  const { projectId } = useSheetAddress();
  // The state that is changed: what others store after this is told as a conflict.
  const [on] = useState(read);
  const [id] = useState(() => line?.id ?? newId());
  const [draft, setDraft] = useState(() => draftOfLine(line));
  const edits = useSheetEdits(onClose);
  const at = line === null ? on.sheet.lines.length : on.sheet.lines.findIndex((one) => one.id === id);
  const errorOf = (field: (typeof LINE_FIELDS)[number]) => lineError(edits.error, at, field);
  const save = (): void => edits.write({ edit: { does: "put", line: lineOfDraft(id, draft) }, on });
  return (
    <Dialog title={words.lineTitle[line === null ? "add" : "edit"]} isOpen onClose={onClose}>
      <Form onSubmit={save} error={edits.error} isFirst>
        <FactField
          projectId={projectId}
          label={words.part}
          hint={words.partHint}
          error={errorOf("elementId")}
          kind="element"
          id={draft.elementId}
          onChange={(elementId) => setDraft({ ...draft, elementId })}
        />
        <PriceField
          error={errorOf("priceId")}
          currency={currency}
          id={draft.priceId}
          onChange={(priceId) => setDraft({ ...draft, priceId })}
        />
        <TextField
          label={words.quantity}
          hint={words.quantityHint}
          error={errorOf("quantity")}
          inputMode="decimal"
          required
          autoComplete="off"
          value={draft.quantity}
          onChange={({ target }) => setDraft({ ...draft, quantity: target.value })}
        />
        <TextField
          label={words.hours}
          hint={words.hoursHint}
          error={errorOf("hoursPerMonth")}
          inputMode="decimal"
          autoComplete="off"
          value={draft.hoursPerMonth}
          onChange={({ target }) => setDraft({ ...draft, hoursPerMonth: target.value })}
        />
        <TextArea
          label={words.note}
          error={errorOf("note")}
          value={draft.note}
          onChange={({ target }) => setDraft({ ...draft, note: target.value })}
        />
        <SheetProblem edits={edits} beside={LINE_FIELDS.map((field) => `lines[${at}].${field}`)} />
        <LineActions isBusy={edits.isWriting} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

function LineActions({
  isBusy,
  onClose,
}: {
  readonly isBusy: boolean;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Actions>
      <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
      <Button type="submit" look="primary" isBusy={isBusy}>
        {words.save}
      </Button>
    </Actions>
  );
}
