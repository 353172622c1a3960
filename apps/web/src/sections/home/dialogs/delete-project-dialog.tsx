import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../../api/client.js";
import { ProblemView } from "../../../api/problem-view.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { TextField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { toasts } from "../../../design/toasts.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { HOME_WORDS as words } from "../../../words/home.js";
import type { EditProjectDialogProps } from "./edit-project-dialog.js";

/** Deletes a project, once its name was typed: nothing brings it back. */
export function DeleteProjectDialog({ project, onClose }: EditProjectDialogProps): ReactNode {
  const [typed, setTyped] = useState("");
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      dataOf(api.DELETE("/api/projects/{projectId}", { params: { path: { projectId: project.id } } })),
    onSuccess: async () => {
      toasts.say(words.deleted(project.name));
      onClose();
      queries.removeQueries({ queryKey: ["projects", project.id] });
      await queries.invalidateQueries({ queryKey: ["workspaces"] });
    },
  });
  return (
    <Dialog
      title={words.deleteProject(project.name)}
      words={words.deleteWords}
      isOpen
      onClose={remove.isPending ? undefined : onClose}
    >
      <Form onSubmit={() => remove.mutate()} error={remove.error}>
        <TextField
          label={words.typeName(project.name)}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ProblemView error={remove.error} />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button
            type="submit"
            look="danger"
            isBusy={remove.isPending}
            disabled={typed.trim() !== project.name.trim()}
          >
            {words.deleteNow}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
