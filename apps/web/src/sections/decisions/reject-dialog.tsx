import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { MarkdownField } from "../../design/markdown-field.js";
import { Stack } from "../../design/stack.js";
import { toasts } from "../../design/toasts.js";
import { DECISION_MOVES as words } from "../../words/decisions.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { type Decision, decisionQuery } from "./decision-queries.js";

export interface RejectDialogProps {
  readonly projectId: string;
  readonly decision: Decision;
  readonly onClose: () => void;
}

export function RejectDialog({ projectId, decision, onClose }: RejectDialogProps): ReactNode {
  const queries = useQueryClient();
  const [reason, setReason] = useState("");
  const query = decisionQuery(projectId, decision.id);
  const reject = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/projects/{projectId}/decisions/{decisionId}/reject", {
          params: { path: { projectId, decisionId: decision.id } },
          body: { reason, contentHash: decision.contentHash },
        }),
      ),
    onSuccess: async (rejected) => {
      queries.setQueryData(query.queryKey, rejected);
      toasts.say(words.rejected(rejected.reference));
      onClose();
      await queries.invalidateQueries({ queryKey: ["projects", projectId, "decisions"] });
    },
    onError: () => queries.refetchQueries({ queryKey: query.queryKey }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    reject.mutate();
  };
  const error = fieldError(reject.error, "reason");
  return (
    <Dialog title={words.rejectTitle(decision.reference)} words={words.rejectWords} isOpen onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <MarkdownField label={words.reason} value={reason} error={error} onChange={setReason} />
          {error === null && <ProblemView error={reject.error} />}
          <Actions>
            <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
            <Button type="submit" look="danger" isBusy={reject.isPending}>
              {words.reject}
            </Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
