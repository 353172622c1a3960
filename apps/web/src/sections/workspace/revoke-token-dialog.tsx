import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { ConfirmDialog } from "../../design/confirm-dialog.js";
import { toasts } from "../../design/toasts.js";
import { TOKEN_WORDS as words } from "../../words/workspace.js";
import type { AgentToken } from "./tokens-tab.js";
import { tokensQuery } from "./workspace-queries.js";

export interface RevokeTokenDialogProps {
  readonly workspaceId: string;
  readonly token: AgentToken;
  readonly onClose: () => void;
}

export function RevokeTokenDialog({ workspaceId, token, onClose }: RevokeTokenDialogProps): ReactNode {
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () =>
      dataOf(
        api.DELETE("/api/workspaces/{workspaceId}/agent-tokens/{tokenId}", {
          params: { path: { workspaceId, tokenId: token.id } },
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: tokensQuery(workspaceId).queryKey });
      toasts.say(words.revoked(token.name));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={words.revokeTitle(token.name)}
      words={words.revokeWords}
      act={words.revoke}
      isBusy={revoke.isPending}
      onAct={() => revoke.mutate()}
      onClose={onClose}
    >
      <ProblemView error={revoke.error} />
    </ConfirmDialog>
  );
}
