import { type ReactNode, useState } from "react";
import { FactField } from "../../../api/fact-field.js";
import { ProblemView } from "../../../api/problem-view.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { Form } from "../../../design/form.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import type { FlowProposal } from "./flow-queries.js";
import type { MissingMove } from "./use-missing-parts.js";

export interface MissingDialogProps {
  readonly projectId: string;
  readonly part: FlowProposal["missing"][number];
  /** What the flow calls it. */
  readonly name: string;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onMove: (move: MissingMove) => void;
  readonly onClose: () => void;
}

/** Picks the part of the model that a flow means. */
export function MapDialog(props: MissingDialogProps): ReactNode {
  const { projectId, part, name, error, isBusy, onMove, onClose } = props;
  const { alias, kind } = part;
  const [targetId, setTarget] = useState<string | null>(null);
  const send = (): void => {
    if (targetId !== null) {
      onMove({ kind: "one", alias, name, body: { targetId } });
    }
  };
  return (
    <Dialog title={words.mapTitle(name)} words={words.mapWords} isOpen onClose={onClose}>
      <Form onSubmit={send} error={error} isFirst>
        <FactField {...{ projectId, kind }} label={words.mapField} id={targetId} onChange={setTarget} />
        <ProblemView error={error} />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" disabled={targetId === null} isBusy={isBusy}>
            {words.mapAct}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
