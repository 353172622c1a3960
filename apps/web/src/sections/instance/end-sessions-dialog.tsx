import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { ConfirmDialog } from "../../design/confirm-dialog.js";
import { toasts } from "../../design/toasts.js";
import { INSTANCE_WORDS as words } from "../../words/instance.js";
import type { Account } from "./account-filter.js";
import { accountsQuery } from "./instance-queries.js";

export interface EndSessionsDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

export function EndSessionsDialog({ account, onClose }: EndSessionsDialogProps): ReactNode {
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () =>
      dataOf(
        api.DELETE("/api/instance/accounts/{accountId}/sessions", {
          params: { path: { accountId: account.id } },
        }),
      ),
    onSuccess: async () => {
      onClose();
      toasts.say(words.ended(account.displayName));
      await queries.invalidateQueries({ queryKey: accountsQuery.queryKey });
    },
  });
  return (
    <ConfirmDialog
      title={words.endTitle(account.displayName)}
      words={words.endWords}
      act={words.endSessions}
      isBusy={end.isPending}
      onAct={() => end.mutate()}
      onClose={onClose}
    >
      <ProblemView error={end.error} />
    </ConfirmDialog>
  );
}
