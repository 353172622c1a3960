import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { api } from "../../../api/client.js";
import { newId } from "../../../api/new-id.js";
import { ProblemView } from "../../../api/problem-view.js";
import { workspacesQuery } from "../../../api/queries.js";
import { besideFields, fieldError } from "../../../api/told-error.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { SelectField, TextArea, TextField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { HOME_WORDS as words } from "../../../words/home.js";
import { makeProject } from "../make-project.js";

export interface NewProjectDialogProps {
  /** Where it goes unless another one is chosen; null where a workspace has to be made. */
  readonly workspaceId: string | null;
  readonly onClose: () => void;
}

export function NewProjectDialog({ workspaceId, onClose }: NewProjectDialogProps): ReactNode {
  const { data: workspaces = [] } = useQuery(workspacesQuery);
  const [chosen, setChosen] = useState(workspaceId);
  const [name, setName] = useState("");
  const [description, setDescription] = useState("");
  const [projectId] = useState(newId);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: () =>
      makeProject(api, {
        projectId,
        workspaceId: chosen,
        name: name.trim(),
        description: description.trim() || null,
      }),
    onSuccess: async () => {
      onClose();
      await navigate({ to: "/projects/$projectId/model", params: { projectId } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["workspaces"] }),
  });
  return (
    <Dialog title={words.newProject} isOpen onClose={onClose}>
      <Form onSubmit={() => make.mutate()} error={make.error}>
        <TextField
          label={words.name}
          required
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={fieldError(make.error, "name")}
        />
        <TextArea
          label={words.description}
          maxLength={10_000}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
          error={fieldError(make.error, "description")}
        />
        {chosen !== null && (
          <SelectField
            label={words.workspace}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            {workspaces
              .filter(({ role }) => role !== "viewer")
              .map(({ id, name: text }) => (
                <option key={id} value={id}>
                  {text}
                </option>
              ))}
          </SelectField>
        )}
        <ProblemView error={besideFields(make.error, ["name", "description"])} />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={make.isPending}>
            {words.create}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
