import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../../api/client.js";
import { ProblemView } from "../../../api/problem-view.js";
import { besideFields } from "../../../api/told-error.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { Form } from "../../../design/form.js";
import { toasts } from "../../../design/toasts.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { HOME_WORDS as words } from "../../../words/home.js";
import type { Project } from "../home-dialog.js";
import { ProjectFields, type ProjectText } from "./project-fields.js";

export interface EditProjectDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Another name or description; what is left as it was is not sent, so that nobody's change of it is undone. */
export function EditProjectDialog({ project, onClose }: EditProjectDialogProps): ReactNode {
  const [text, setText] = useState<ProjectText>({
    name: project.name,
    description: project.description ?? "",
  });
  const { name, description } = text;
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      dataOf(
        api.PATCH("/api/projects/{projectId}", {
          params: { path: { projectId: project.id } },
          body: {
            ...(name === project.name ? {} : { name: name.trim() }),
            ...(description === (project.description ?? "")
              ? {}
              : { description: description.trim() || null }),
          },
        }),
      ),
    onSuccess: async (saved) => {
      toasts.say(words.renamed(saved.name));
      onClose();
      await queries.invalidateQueries({ queryKey: ["projects", project.id], exact: true });
      await queries.invalidateQueries({ queryKey: ["workspaces", project.workspaceId] });
    },
  });
  return (
    <Dialog title={words.editProject(project.name)} isOpen onClose={onClose}>
      <Form onSubmit={() => save.mutate()} error={save.error}>
        <ProjectFields text={text} onChange={setText} error={save.error} />
        <ProblemView error={besideFields(save.error, ["name", "description"])} />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={save.isPending}>
            {words.save}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
