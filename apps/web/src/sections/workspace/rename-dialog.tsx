import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { workspacesQuery } from "../../api/queries.js";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { TextField } from "../../design/field.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { WORKSPACE_WORDS as words } from "../../words/workspace.js";
import type { WorkspaceTabProps } from "./workspace-screen.js";

export interface RenameDialogProps extends WorkspaceTabProps {
  readonly onClose: () => void;
}

export function RenameDialog({ workspace, onClose }: RenameDialogProps): ReactNode {
  const queries = useQueryClient();
  const [name, setName] = useState(workspace.name);
  const rename = useMutation({
    mutationFn: () =>
      dataOf(
        api.PATCH("/api/workspaces/{workspaceId}", {
          params: { path: { workspaceId: workspace.id } },
          body: { name },
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: workspacesQuery.queryKey });
      onClose();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    rename.mutate();
  };
  const error = fieldError(rename.error, "name");
  return (
    <Dialog title={words.renameTitle} isOpen onClose={onClose}>
      <form onSubmit={submit}>
        <TextField
          label={words.name}
          value={name}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        {error === null && <ProblemView error={rename.error} />}
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={rename.isPending}>
            {words.save}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
