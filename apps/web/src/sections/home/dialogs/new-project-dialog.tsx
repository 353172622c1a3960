import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { api } from "../../../api/client.js";
import { newId } from "../../../api/new-id.js";
import { ProblemView } from "../../../api/problem-view.js";
import { workspacesQuery } from "../../../api/queries.js";
import { besideFields } from "../../../api/told-error.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { SelectField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { HOME_WORDS as words } from "../../../words/home.js";
import { makeProject } from "../make-project.js";
import { ProjectFields, type ProjectText } from "./project-fields.js";

export interface NewProjectDialogProps {
  /** Where it goes unless another one is chosen; null where a workspace has to be made. */
  readonly workspaceId: string | null;
  /** What its first screen is: its sources, or else its model. */
  readonly first?: "sources" | undefined;
  readonly onClose: () => void;
}

export function NewProjectDialog({ workspaceId, first, onClose }: NewProjectDialogProps): ReactNode {
  const { data: workspaces = [] } = useQuery(workspacesQuery);
  const [chosen, setChosen] = useState(workspaceId);
  const [text, setText] = useState<ProjectText>({ name: "", description: "" });
  const [projectId] = useState(newId);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: () =>
      makeProject(api, {
        projectId,
        workspaceId: chosen,
        name: text.name.trim(),
        description: text.description.trim() || null,
      }),
    onSuccess: async () => {
      onClose();
      await (first === undefined
        ? navigate({ to: "/projects/$projectId/model", params: { projectId } })
        : navigate({
            to: "/projects/$projectId/sources",
            params: { projectId },
            search: { follow: "yes" },
          }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["workspaces"] }),
  });
  return (
    <Dialog title={words.newProject} isOpen onClose={onClose}>
      <Form onSubmit={() => make.mutate()} error={make.error}>
        <ProjectFields text={text} onChange={setText} error={make.error} />
        {chosen !== null && (
          <SelectField
            label={words.workspace}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            {workspaces
              .filter(({ role }) => role !== "viewer")
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
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
