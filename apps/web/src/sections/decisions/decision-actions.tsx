import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useRole } from "../../api/use-role.js";
import { Button, buttonClass } from "../../design/button.js";
import { DECISION_TEXT, DECISION_MOVES as words } from "../../words/decisions.js";
import { AcceptDialog } from "./accept-dialog.js";
import type { Decision } from "./decision-queries.js";
import { DeleteDialog } from "./delete-dialog.js";
import { ExportButton } from "./export-button.js";
import { RejectDialog } from "./reject-dialog.js";
import { useDecisionSearch } from "./use-decision-search.js";

export interface DecisionActionsProps {
  readonly projectId: string;
  readonly decision: Decision;
  /** As it was when the person read it. */
  readonly seen: Decision;
}

/** What may be done with a decision where it stands, by who looks at it. */
export function DecisionActions({ projectId, decision, seen }: DecisionActionsProps): ReactNode {
  const role = useRole(projectId);
  const { edit } = useDecisionSearch();
  const [open, setOpen] = useState<"accept" | "reject" | "delete" | null>(null);
  const close = (): void => setOpen(null);
  const isProposed = decision.status === "proposed";
  return (
    <>
      <ExportButton projectId={projectId} decision={decision} />
      {isProposed && role !== "viewer" && (
        <>
          <Button onClick={edit}>{DECISION_TEXT.edit}</Button>
          <Button look="danger" onClick={() => setOpen("delete")}>
            {words.delete}
          </Button>
        </>
      )}
      {isProposed && role === "owner" && (
        <>
          <Button look="danger" onClick={() => setOpen("reject")}>
            {words.reject}
          </Button>
          <Button look="primary" onClick={() => setOpen("accept")}>
            {words.accept}
          </Button>
        </>
      )}
      {decision.status === "accepted" && role !== "viewer" && (
        <Link
          to="/projects/$projectId/decisions/$decisionId"
          params={{ projectId, decisionId: "new" }}
          search={{ supersedes: decision.id }}
          className={buttonClass({})}
        >
          {words.supersede}
        </Link>
      )}
      {open === "accept" && <AcceptDialog {...{ projectId, decision, seen }} onClose={close} />}
      {open === "reject" && <RejectDialog {...{ projectId, decision }} onClose={close} />}
      {open === "delete" && <DeleteDialog {...{ projectId, decision }} onClose={close} />}
    </>
  );
}
