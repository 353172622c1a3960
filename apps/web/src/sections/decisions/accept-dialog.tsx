import { dataOf, isProblem } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { HashText } from "../../design/hash-text.js";
import { QuietText } from "../../design/quiet-text.js";
import { toasts } from "../../design/toasts.js";
import { DECISION_MOVES as words } from "../../words/decisions.js";
import { DESIGN_WORDS } from "../../words/design.js";
import type { DecisionActionsProps } from "./decision-actions.js";
import { type Decision, decisionQuery } from "./decision-queries.js";
import { DifferenceList } from "./difference-list.js";
import { useDecisionDifferences } from "./use-decision-differences.js";

export interface AcceptDialogProps extends DecisionActionsProps {
  readonly onClose: () => void;
}

/** Accepts what a decision says: what changed since it was read is shown with the hash that is accepted. */
export function AcceptDialog({ projectId, decision, seen, onClose }: AcceptDialogProps): ReactNode {
  const queries = useQueryClient();
  const differences = useDecisionDifferences(projectId, seen, decision);
  const accept = useMutation({
    mutationFn: ({ id, contentHash }: Decision) =>
      dataOf(
        api.POST("/api/projects/{projectId}/decisions/{decisionId}/accept", {
          params: { path: { projectId, decisionId: id } },
          body: { contentHash },
        }),
      ),
    onSuccess: async (accepted) => {
      queries.setQueryData(decisionQuery(projectId, decision.id).queryKey, accepted);
      toasts.say(words.accepted(accepted.reference));
      onClose();
      await queries.invalidateQueries({ queryKey: ["projects", projectId] });
    },
    // What it says now is read, and stands here with what is different.
    onError: () => queries.refetchQueries({ queryKey: decisionQuery(projectId, decision.id).queryKey }),
  });
  const hasMoved = isProblem(accept.error, "decision_changed");
  return (
    <Dialog
      title={words.acceptTitle(decision.reference)}
      words={hasMoved ? words.movedOn : words.acceptWords}
      isOpen
      isWide={differences.length > 0}
      onClose={onClose}
    >
      {differences.length > 0 && (
        <>
          <h3>{words.sinceRead}</h3>
          <DifferenceList differences={differences} />
        </>
      )}
      <QuietText>
        {words.acceptHash} <HashText hash={decision.contentHash} />
      </QuietText>
      <ProblemView error={accept.error} />
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
        <Button look="primary" isBusy={accept.isPending} onClick={() => accept.mutate(decision)}>
          {differences.length > 0 ? words.acceptThis : words.accept}
        </Button>
      </Actions>
    </Dialog>
  );
}
