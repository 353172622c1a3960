import { dataOf, type Schemas } from "@plumbline/api-client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { ConfirmDialog } from "../../design/confirm-dialog.js";
import { Card } from "../../design/page.js";
import { QuietText } from "../../design/quiet-text.js";
import { Row, Rows } from "../../design/row.js";
import { ShownOnce } from "../../design/shown-once.js";
import { TimeText } from "../../design/time-text.js";
import { toasts } from "../../design/toasts.js";
import { WORKSPACE_WORDS, MEMBER_WORDS as words } from "../../words/workspace.js";
import { InviteDialog } from "./invite-dialog.js";
import { invitationsQuery } from "./workspace-queries.js";

type Invitation = Schemas["InvitationResponse"];

export function InvitationsCard({ workspaceId }: { readonly workspaceId: string }): ReactNode {
  const query = useQuery(invitationsQuery(workspaceId));
  const [isInviting, setInviting] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<Invitation | null>(null);
  return (
    <Card
      title={words.invitations}
      actions={<Button onClick={() => setInviting(true)}>{words.invite}</Button>}
    >
      <ShownQuery query={query}>
        {(invitations) =>
          invitations.length === 0 ? (
            <QuietText>{words.noInvitations}</QuietText>
          ) : (
            <Rows label={words.invitations}>
              {invitations.map((invitation) => (
                <li key={invitation.id}>
                  <InvitationRow invitation={invitation} onRevoke={() => setRevoked(invitation)} />
                </li>
              ))}
            </Rows>
          )
        }
      </ShownQuery>
      {isInviting && (
        <InviteDialog workspaceId={workspaceId} onMade={setLink} onClose={() => setInviting(false)} />
      )}
      {link !== null && (
        <ShownOnce
          title={words.linkTitle}
          words={words.linkWords}
          label={words.link}
          value={link}
          onClose={() => setLink(null)}
        />
      )}
      {revoked !== null && (
        <RevokeDialog workspaceId={workspaceId} invitation={revoked} onClose={() => setRevoked(null)} />
      )}
    </Card>
  );
}

function InvitationRow({
  invitation,
  onRevoke,
}: {
  readonly invitation: Invitation;
  readonly onRevoke: () => void;
}): ReactNode {
  const { email, role, invitedBy, expiresAt } = invitation;
  const whom = email ?? words.anybody;
  return (
    <Row
      title={whom}
      hover={whom}
      words={
        <>
          {words.by(invitedBy.displayName)} · {words.expires} <TimeText at={expiresAt} />
        </>
      }
    >
      <Badge>{WORKSPACE_WORDS.roles[role]}</Badge>
      <Button size="small" look="danger" aria-label={words.revokeOf(whom)} onClick={onRevoke}>
        {words.revoke}
      </Button>
    </Row>
  );
}

function RevokeDialog({
  workspaceId,
  invitation,
  onClose,
}: {
  readonly workspaceId: string;
  readonly invitation: Invitation;
  readonly onClose: () => void;
}): ReactNode {
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () =>
      dataOf(
        api.DELETE("/api/workspaces/{workspaceId}/invitations/{invitationId}", {
          params: { path: { workspaceId, invitationId: invitation.id } },
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: invitationsQuery(workspaceId).queryKey });
      toasts.say(words.revoked);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={words.revokeTitle}
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
