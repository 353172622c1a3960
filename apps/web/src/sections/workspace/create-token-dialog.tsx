import { dataOf, type Schemas } from "@plumbline/api-client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { CheckField, SelectField, TextField } from "../../design/field.js";
import { Stack } from "../../design/stack.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { TOKEN_WORDS as words } from "../../words/workspace.js";
import styles from "./create-token-dialog.module.css";
import { EXPIRIES, type Expiry, expiresAtOf, expiryOf } from "./token-expiry.js";
import { projectNamesQuery, tokensQuery } from "./workspace-queries.js";

export interface CreateTokenDialogProps {
  readonly workspaceId: string;
  /** Takes the value: it is nowhere else. */
  readonly onMade: (value: string) => void;
  readonly onClose: () => void;
}

const SCOPES = ["read", "propose", "export"] as const;
type Scope = (typeof SCOPES)[number];

export function CreateTokenDialog({ workspaceId, onMade, onClose }: CreateTokenDialogProps): ReactNode {
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>(["read"]);
  const [projectId, setProjectId] = useState("");
  const [expiry, setExpiry] = useState<Expiry>("90");
  const create = useCreateToken({ workspaceId, onMade, onClose });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate({
      name,
      scopes: [...scopes],
      projectId: projectId === "" ? null : projectId,
      expiresAt: expiresAtOf(expiry, Date.now()),
    });
  };
  const nameError = fieldError(create.error, "name");
  return (
    <Dialog title={words.create} words={words.words} isOpen onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <TextField
            label={words.name}
            hint={words.nameHint}
            required
            autoComplete="off"
            value={name}
            error={nameError}
            onChange={(event) => setName(event.target.value)}
          />
          <ScopesField scopes={scopes} onChange={setScopes} error={fieldError(create.error, "scopes")} />
          <ProjectField {...{ workspaceId, projectId }} onChange={setProjectId} />
          <SelectField
            label={words.expiry}
            value={expiry}
            onChange={(event) => setExpiry(expiryOf(event.target.value))}
          >
            {EXPIRIES.map((one) => (
              <option key={one} value={one}>
                {words.expiries[one]}
              </option>
            ))}
          </SelectField>
          {nameError === null && <ProblemView error={create.error} />}
          <Actions>
            <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
            <Button type="submit" look="primary" isBusy={create.isPending}>
              {words.createAct}
            </Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Makes a token; its value goes to who shows it and nowhere else, since what a mutation gives is kept for a while. */
function useCreateToken({ workspaceId, onMade, onClose }: CreateTokenDialogProps) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Schemas["CreateAgentTokenRequest"]) => {
      const params = { path: { workspaceId } };
      const { value } = await dataOf(
        api.POST("/api/workspaces/{workspaceId}/agent-tokens", { params, body }),
      );
      onMade(value);
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: tokensQuery(workspaceId).queryKey });
      onClose();
    },
  });
}

function ScopesField({
  scopes,
  onChange,
  error,
}: {
  readonly scopes: readonly Scope[];
  readonly onChange: (scopes: readonly Scope[]) => void;
  readonly error: string | null;
}): ReactNode {
  return (
    <fieldset className={styles["scopes"]}>
      <legend className={styles["legend"]}>{words.scopes}</legend>
      {SCOPES.map((scope) => (
        <CheckField
          key={scope}
          label={words.scopeMeaning[scope]}
          checked={scopes.includes(scope)}
          onChange={({ target }) =>
            onChange(SCOPES.filter((one) => (one === scope ? target.checked : scopes.includes(one))))
          }
        />
      ))}
      {error !== null && <p role="alert">{error}</p>}
    </fieldset>
  );
}

function ProjectField({
  workspaceId,
  projectId,
  onChange,
}: {
  readonly workspaceId: string;
  readonly projectId: string;
  readonly onChange: (projectId: string) => void;
}): ReactNode {
  const { data } = useQuery(projectNamesQuery(workspaceId));
  return (
    <SelectField label={words.project} value={projectId} onChange={(event) => onChange(event.target.value)}>
      <option value="">{words.wholeWorkspace}</option>
      {data?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
