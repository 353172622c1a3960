import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { ConfirmDialog } from "../../design/confirm-dialog.js";
import { toasts } from "../../design/toasts.js";
import { MEMBER_WORDS as words } from "../../words/workspace.js";
import type { Member } from "./members-card.js";

export interface RemoveMemberDialogProps {
  readonly workspaceId: string;
  readonly member: Member;
  readonly isMe: boolean;
  readonly onClose: () => void;
}

export function RemoveMemberDialog(props: RemoveMemberDialogProps): ReactNode {
  const { workspaceId, member, isMe, onClose } = props;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () =>
      dataOf(
        api.DELETE("/api/workspaces/{workspaceId}/members/{userId}", {
          params: { path: { workspaceId, userId: member.userId } },
        }),
      ),
    onSuccess: async () => {
      if (isMe) {
        await navigate({ to: "/" });
      } else {
        toasts.say(words.removed(member.displayName));
      }
      onClose();
      await queries.invalidateQueries({ queryKey: ["workspaces"] });
    },
  });
  return (
    <ConfirmDialog
      title={isMe ? words.leaveTitle : words.removeTitle(member.displayName)}
      words={isMe ? words.leaveWords : words.removeWords}
      act={isMe ? words.leave : words.remove}
      isBusy={remove.isPending}
      onAct={() => remove.mutate()}
      onClose={onClose}
    >
      <ProblemView error={remove.error} />
    </ConfirmDialog>
  );
}
