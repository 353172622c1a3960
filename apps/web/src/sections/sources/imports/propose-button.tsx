import { dataOf } from "@plumbline/api-client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { api } from "../../../api/client.js";
import { modelQuery } from "../../../api/model-query.js";
import { newId } from "../../../api/new-id.js";
import { ProblemView } from "../../../api/problem-view.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { SelectField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import { sourcesKey } from "../source-queries.js";
import { importQuery } from "./import-queries.js";

export interface ProposeButtonProps {
  readonly projectId: string;
  readonly scanId: string;
}

/** Proposes what a scan of what is followed found. */
export function ProposeButton(props: ProposeButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {words.propose}
      </Button>
      {isOpen && <ProposeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ProposeDialogProps extends ProposeButtonProps {
  readonly onClose: () => void;
}

function ProposeDialog({ projectId, scanId, onClose }: ProposeDialogProps): ReactNode {
  const model = useQuery(modelQuery(projectId));
  const [systemId, setSystemId] = useState("");
  const propose = useProposal({ projectId, scanId, onClose });
  const systems = model.data?.model.elements.filter(({ kind }) => kind === "system") ?? [];
  return (
    <Dialog title={words.proposeTitle} words={words.proposeWords} isOpen onClose={onClose}>
      <Form onSubmit={() => propose.mutate(systemId)} error={propose.error} isFirst>
        <SelectField
          label={words.system}
          value={systemId}
          onChange={({ target }) => setSystemId(target.value)}
        >
          <option value="">{words.newSystem}</option>
          {systems.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <ProblemView error={propose.error} />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={propose.isPending}>
            {words.proposeDo}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

function useProposal({ projectId, scanId, onClose }: ProposeDialogProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  // Sent again after a lost answer, it is the same import.
  const [id] = useState(newId);
  return useMutation({
    mutationFn: (systemId: string) =>
      dataOf(
        api.POST("/api/projects/{projectId}/source-imports", {
          params: { path: { projectId } },
          body: { id, scanId, systemId: systemId === "" ? null : systemId },
        }),
      ),
    onSuccess: async (made) => {
      queries.setQueryData(importQuery(projectId, made.id).queryKey, made);
      onClose();
      await navigate({
        to: "/projects/$projectId/sources/imports/$importId",
        params: { projectId, importId: made.id },
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sourcesKey(projectId) }),
  });
}
