import { isProblem } from "@plumbline/api-client";
import { type ReactNode, useState } from "react";
import { ProblemView } from "../../../api/problem-view.js";
import { besideFields, fieldError } from "../../../api/told-error.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { CheckField, TextField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { QuietText } from "../../../design/quiet-text.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import type { FlowProposal } from "./flow-queries.js";
import type { FlowMove } from "./use-flow-moves.js";

export interface MoveDialogProps {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onAct: (move: FlowMove) => void;
  readonly onClose: () => void;
}

export interface AcceptDialogProps extends MoveDialogProps {
  readonly proposal: FlowProposal;
}

/** Accepts a flow under a name. Parts that changed are taken as they are only where a person says so. */
export function AcceptDialog({ proposal, error, isBusy, onAct, onClose }: AcceptDialogProps): ReactNode {
  const [name, setName] = useState(proposal.flow.name);
  const [acceptStale, setAcceptStale] = useState(false);
  const hint = proposal.reviseScenarioId === null ? words.acceptWords : words.reviseWords;
  return (
    <Dialog title={words.acceptTitle} words={hint} isOpen onClose={onClose}>
      <Form onSubmit={() => onAct({ kind: "accept", name, acceptStale })} error={error} isFirst>
        <TextField
          label={words.name}
          value={name}
          required
          error={fieldError(error, "name")}
          onChange={({ target }) => setName(target.value)}
        />
        {proposal.stale !== null && (
          <CheckField
            label={words.acceptStale}
            checked={acceptStale}
            onChange={({ target }) => setAcceptStale(target.checked)}
          />
        )}
        {isProblem(error, "missing_parts") && <QuietText>{words.needsParts}</QuietText>}
        <ProblemView error={besideFields(error, ["name"])} />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {words.accept}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
