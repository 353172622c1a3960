import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import type { Role } from "../../api/use-role.js";
import { toasts } from "../../design/toasts.js";
import { MEMBER_WORDS as words } from "../../words/workspace.js";
import type { Member } from "./members-card.js";

interface RoleChange {
  readonly member: Member;
  readonly role: Role;
}

/** Gives a member another role; what is shown says how to take it back. */
export function useChangeRole(workspaceId: string) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ member: { userId }, role }: RoleChange) =>
      dataOf(
        api.PATCH("/api/workspaces/{workspaceId}/members/{userId}", {
          params: { path: { workspaceId, userId } },
          body: { role },
        }),
      ),
    onSuccess: (_, { member, role }) => {
      const undo = (): void => change.mutate({ member: { ...member, role }, role: member.role });
      toasts.say(words.changed(member.displayName, role), undo);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["workspaces"] }),
  });
  return change;
}
