import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { revisionsQuery } from "../../api/branches.js";
import { api } from "../../api/client.js";
import { newId } from "../../api/new-id.js";
import { ProblemView } from "../../api/problem-view.js";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { TextArea, TextField } from "../../design/field.js";
import { Form } from "../../design/form.js";
import { toasts } from "../../design/toasts.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { HISTORY_WORDS as words } from "../../words/history.js";

export interface NewRevisionProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

/** Gives the present state of main a name. */
export function NewRevision({ projectId, onClose }: NewRevisionProps): ReactNode {
  const queries = useQueryClient();
  // Sent again after a lost answer, it is the same revision.
  const [id] = useState(() => newId());
  const [name, setName] = useState("");
  const [note, setNote] = useState("");
  const creating = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/projects/{projectId}/revisions", {
          params: { path: { projectId } },
          body: { id, name, note: note.trim() === "" ? null : note },
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: revisionsQuery(projectId).queryKey });
      toasts.say(words.created(name));
      onClose();
    },
  });
  return (
    <Dialog title={words.newRevision} words={words.newRevisionWords} isOpen onClose={onClose}>
      <Form onSubmit={() => creating.mutate()} error={creating.error} isFirst>
        <TextField
          label={words.name}
          value={name}
          error={fieldError(creating.error, "name")}
          onChange={(event) => setName(event.target.value)}
          required
        />
        <TextArea label={words.note} value={note} onChange={(event) => setNote(event.target.value)} />
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
