import { dataOf } from "@plumbline/api-client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { revisionsQuery } from "../../api/branches.js";
import { api } from "../../api/client.js";
import { newId } from "../../api/new-id.js";
import { ProblemView } from "../../api/problem-view.js";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { SelectField, TextField } from "../../design/field.js";
import { Form } from "../../design/form.js";
import { toasts } from "../../design/toasts.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { HISTORY_WORDS as words } from "../../words/history.js";

export interface NewBranchProps {
  readonly projectId: string;
  /** The revision it begins as; main where it is left out. */
  readonly fromRevisionId?: string | undefined;
  readonly onClose: () => void;
}

/** Begins a branch, and opens it in the list. */
export function NewBranch({ projectId, fromRevisionId = "", onClose }: NewBranchProps): ReactNode {
  const queries = useQueryClient();
  const navigate = useNavigate({ from: "/projects/$projectId/history" });
  const [branch, setBranch] = useState({
    id: newId(),
    name: "",
    kind: "draft" as const,
    from: fromRevisionId,
  });
  const creating = useMutation({
    mutationFn: () => create(projectId, branch),
    onSuccess: async ({ id, name }) => {
      await queries.invalidateQueries({ queryKey: ["projects", projectId, "branches"] });
      toasts.say(words.created(name));
      onClose();
      await navigate({ search: { view: "branches", branch: id } });
    },
  });
  const set = (fields: object): void => setBranch((before) => ({ ...before, ...fields }));
  return (
    <Dialog title={words.newBranch} words={words.newBranchWords} isOpen onClose={onClose}>
      <Form onSubmit={() => creating.mutate()} error={creating.error} isFirst>
        <TextField
          label={words.name}
          value={branch.name}
          error={fieldError(creating.error, "name")}
          onChange={(event) => set({ name: event.target.value })}
          required
        />
        <SelectField
          label={words.kind}
          value={branch.kind}
          onChange={(event) => set({ kind: event.target.value })}
        >
          <option value="draft">{words.branchKindWords.draft}</option>
          <option value="variant">{words.branchKindWords.variant}</option>
        </SelectField>
        <StartField projectId={projectId} from={branch.from} onChange={(from) => set({ from })} />
        <ProblemView error={creating.error} />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={creating.isPending}>
            {words.create}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

interface StartFieldProps {
  readonly projectId: string;
  readonly from: string;
  readonly onChange: (from: string) => void;
}

/** What the branch begins as: main as it is now, or a revision. */
function StartField({ projectId, from, onChange }: StartFieldProps): ReactNode {
  const { data: revisions = [] } = useQuery(revisionsQuery(projectId));
  return (
    <SelectField label={words.startsFrom} value={from} onChange={(event) => onChange(event.target.value)}>
      <option value="">{words.mainNow}</option>
      {revisions.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

interface SentBranch {
  readonly id: string;
  readonly name: string;
  readonly kind: "draft" | "variant";
  readonly from: string;
}

function create(projectId: string, { id, name, kind, from }: SentBranch) {
  return dataOf(
    api.POST("/api/projects/{projectId}/branches", {
      params: { path: { projectId } },
      body: { id, name, kind, fromRevisionId: from === "" ? null : from },
    }),
  );
}
