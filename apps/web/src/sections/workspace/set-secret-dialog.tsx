import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { TextField } from "../../design/field.js";
import { Stack } from "../../design/stack.js";
import { toasts } from "../../design/toasts.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { CREDENTIAL_WORDS as words } from "../../words/workspace.js";
import { secretsQuery } from "./workspace-queries.js";

export interface SetSecretDialogProps {
  readonly workspaceId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Takes a credential and sends it on; it lies in this dialog alone and goes with it. */
export function SetSecretDialog({ workspaceId, name, onClose }: SetSecretDialogProps): ReactNode {
  const queries = useQueryClient();
  const [value, setValue] = useState("");
  const set = useMutation({
    mutationFn: () =>
      dataOf(
        api.PUT("/api/workspaces/{workspaceId}/secrets/{name}", {
          params: { path: { workspaceId, name } },
          body: { value },
        }),
      ),
    // Nothing that knows the value outlives the dialog.
    gcTime: 0,
    onSuccess: async () => {
      setValue("");
      await queries.invalidateQueries({ queryKey: secretsQuery(workspaceId).queryKey });
      toasts.say(words.saved(name));
      onClose();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    set.mutate();
  };
  const error = fieldError(set.error, "value");
  return (
    <Dialog title={words.setTitle(name)} words={words.setWords} isOpen onClose={onClose}>
      <form onSubmit={submit} autoComplete="off">
        <Stack>
          <TextField
            label={words.value}
            type="password"
            // Browsers offer to keep what looks like a password; a new one they leave alone.
            autoComplete="new-password"
            spellCheck={false}
            required
            value={value}
            error={error}
            onChange={(event) => setValue(event.target.value)}
          />
          {error === null && <ProblemView error={set.error} />}
          <Actions>
            <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
            <Button type="submit" look="primary" isBusy={set.isPending}>
              {words.save}
            </Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
