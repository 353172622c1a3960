import type { ReactNode } from "react";
import { Stack } from "../../design/stack.js";
import { InvitationsCard } from "./invitations-card.js";
import { MembersCard } from "./members-card.js";
import type { WorkspaceTabProps } from "./workspace-screen.js";

/** Who belongs to a workspace, and who is asked to. */
export function MembersTab({ workspace }: WorkspaceTabProps): ReactNode {
  return (
    <Stack>
      <MembersCard workspace={workspace} />
      {workspace.role === "owner" && <InvitationsCard workspaceId={workspace.id} />}
    </Stack>
  );
}
