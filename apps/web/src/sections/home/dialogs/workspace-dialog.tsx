import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../../api/client.js";
import { ProblemView } from "../../../api/problem-view.js";
import { besideFields, fieldError } from "../../../api/told-error.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { TextField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { toasts } from "../../../design/toasts.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { HOME_WORDS as words } from "../../../words/home.js";
import type { Workspace } from "../home-dialog.js";
import { makeWorkspace } from "../make-project.js";

export interface WorkspaceDialogProps {
  /** The one that is renamed; null where one is made. */
  readonly workspace: Workspace | null;
  readonly onClose: () => void;
}

export function WorkspaceDialog({ workspace, onClose }: WorkspaceDialogProps): ReactNode {
  const [name, setName] = useState(workspace?.name ?? "");
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async () => {
      if (workspace === null) {
        await makeWorkspace(api, name.trim());
        return;
      }
      const params = { path: { workspaceId: workspace.id } };
      await dataOf(api.PATCH("/api/workspaces/{workspaceId}", { params, body: { name: name.trim() } }));
    },
    onSuccess: async () => {
      toasts.say(workspace === null ? words.created(name.trim()) : words.renamed(name.trim()));
      onClose();
      await queries.invalidateQueries({ queryKey: ["workspaces"] });
    },
  });
  return (
    <Dialog
      title={workspace === null ? words.newWorkspace : words.renameWorkspace(workspace.name)}
      isOpen
      onClose={onClose}
    >
      <Form onSubmit={() => save.mutate()} error={save.error}>
        <TextField
          label={words.name}
          required
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={fieldError(save.error, "name")}
        />
        <ProblemView error={besideFields(save.error, ["name"])} />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={save.isPending}>
            {workspace === null ? words.create : words.save}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
