import { type ReactNode, useState } from "react";
import { ProblemView } from "../../../api/problem-view.js";
import { Button } from "../../../design/button.js";
import { ConfirmDialog } from "../../../design/confirm-dialog.js";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import { AcceptDialog } from "./accept-dialog.js";
import type { OpenFlowProps } from "./open-flow.js";
import { RejectDialog } from "./reject-dialog.js";
import { useFlowMoves } from "./use-flow-moves.js";

type Asked = "accept" | "reject" | "delete";

/** What an editor does with a proposal: what stands in the way of it is said in its dialog. */
export function DecideFlow({ projectId, proposal }: OpenFlowProps): ReactNode {
  const [asks, setAsks] = useState<Asked | null>(null);
  const { move, error, isBusy, reset } = useFlowMoves(projectId, proposal.id, () => setAsks(null));
  const close = (): void => {
    setAsks(null);
    reset();
  };
  const isOpen = proposal.status === "open";
  const isTaken = proposal.missing.some(({ createdId }) => createdId !== null);
  const isDeletable = proposal.status !== "accepted" && !isTaken;
  return (
    <>
      {isDeletable && (
        <Button look="danger" onClick={() => setAsks("delete")}>
          {words.delete}
        </Button>
      )}
      {isOpen && <Button onClick={() => setAsks("reject")}>{words.reject}</Button>}
      {isOpen && (
        <Button look="primary" onClick={() => setAsks("accept")}>
          {words.accept}
        </Button>
      )}
      {asks === "accept" && <AcceptDialog {...{ proposal, error, isBusy }} onAct={move} onClose={close} />}
      {asks === "reject" && <RejectDialog {...{ error, isBusy }} onAct={move} onClose={close} />}
      {asks === "delete" && (
        <ConfirmDialog
          title={words.deleteTitle}
          words={words.deleteWords}
          act={words.delete}
          isBusy={isBusy}
          onAct={() => move({ kind: "delete" })}
          onClose={close}
        >
          <ProblemView error={error} />
        </ConfirmDialog>
      )}
    </>
  );
}
