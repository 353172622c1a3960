import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { membersQuery } from "../../api/members-query.js";
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

export interface AddMemberDialogProps {
  readonly workspaceId: string;
  readonly onClose: () => void;
}

export function AddMemberDialog({ workspaceId, onClose }: AddMemberDialogProps): ReactNode {
  const queries = useQueryClient();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("viewer");
  const add = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/workspaces/{workspaceId}/members", {
          params: { path: { workspaceId } },
          body: { email, role },
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: membersQuery(workspaceId).queryKey });
      onClose();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate();
  };
  const error = fieldError(add.error, "email");
  return (
    <Dialog title={words.addTitle} words={words.addWords} isOpen onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <TextField
            label={words.email}
            type="email"
            autoComplete="off"
            required
            value={email}
            error={error}
            onChange={(event) => setEmail(event.target.value)}
          />
          <RoleField role={role} onChange={setRole} />
          {error === null && <ProblemView error={add.error} />}
          <Actions>
            <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
            <Button type="submit" look="primary" isBusy={add.isPending}>
              {words.addAct}
            </Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
