import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { fieldError } from "../../api/told-error.js";
import type { Role } from "../../api/use-role.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { TextField } from "../../design/field.js";
import { Stack } from "../../design/stack.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { MEMBER_WORDS as words } from "../../words/workspace.js";
import { RoleField } from "./role-field.js";
import { invitationsQuery } from "./workspace-queries.js";

export interface InviteDialogProps {
  readonly workspaceId: string;
  readonly onMade: (link: string) => void;
  readonly onClose: () => void;
}

export function InviteDialog({ workspaceId, onMade, onClose }: InviteDialogProps): ReactNode {
  const queries = useQueryClient();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("viewer");
  const invite = useMutation({
    // The link goes to who shows it and nowhere else: what a mutation gives is kept for a while.
    mutationFn: async () => {
      const params = { path: { workspaceId } };
      const body = { role, email: email === "" ? null : email };
      const { url } = await dataOf(api.POST("/api/workspaces/{workspaceId}/invitations", { params, body }));
      onMade(url);
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: invitationsQuery(workspaceId).queryKey });
      onClose();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    invite.mutate();
  };
  const error = fieldError(invite.error, "email");
  return (
    <Dialog title={words.invite} words={words.inviteWords} isOpen onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <TextField
            label={words.inviteEmail}
            hint={words.inviteEmailHint}
            type="email"
            autoComplete="off"
            value={email}
            error={error}
            onChange={(event) => setEmail(event.target.value)}
          />
          <RoleField role={role} onChange={setRole} />
          {error === null && <ProblemView error={invite.error} />}
          <Actions>
            <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
            <Button type="submit" look="primary" isBusy={invite.isPending}>
              {words.inviteAct}
            </Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
