import { type ReactNode, useState } from "react";
import { ProblemView } from "../../../api/problem-view.js";
import { besideFields, fieldError } from "../../../api/told-error.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { TextArea } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import type { MoveDialogProps } from "./accept-dialog.js";

/** Rejects a flow, with a reason or without. */
export function RejectDialog({ error, isBusy, onAct, onClose }: MoveDialogProps): ReactNode {
  const [reason, setReason] = useState("");
  const send = (): void => onAct({ kind: "reject", reason: reason.trim() === "" ? null : reason });
  return (
    <Dialog title={words.rejectTitle} words={words.rejectWords} isOpen onClose={onClose}>
      <Form onSubmit={send} error={error} isFirst>
        <TextArea
          label={words.rejectReason}
          rows={3}
          value={reason}
          error={fieldError(error, "reason")}
          onChange={({ target }) => setReason(target.value)}
        />
        <ProblemView error={besideFields(error, ["reason"])} />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="danger" isBusy={isBusy}>
            {words.reject}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
