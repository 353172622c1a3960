import { dataOf } from "@plumbline/api-client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../../api/client.js";
import { newId } from "../../../api/new-id.js";
import { projectQuery } from "../../../api/queries.js";
import { besideFields, fieldError } from "../../../api/told-error.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { TextField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { toasts } from "../../../design/toasts.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { SOURCE_WORDS as words } from "../../../words/sources.js";
import { sourcesKey } from "../source-queries.js";
import { CodeHostLine } from "./code-host-line.js";
import { CodeHostProblem } from "./code-host-problem.js";
import { codeHostQuery } from "./code-host-query.js";
import { repositoryOfText } from "./repository-of-text.js";

export interface FollowDialogProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

/** Names a repository, which is read once to see that it is there. */
export function FollowDialog({ projectId, onClose }: FollowDialogProps): ReactNode {
  const [text, setText] = useState({ repository: "", ref: "" });
  const following = useFollowing(projectId, onClose);
  return (
    <Dialog title={words.follow} words={words.followWords} isOpen onClose={onClose}>
      <Form onSubmit={() => following.mutate(text)} error={following.error} isFirst>
        <CodeHostLine projectId={projectId} />
        <TextField
          label={words.repository}
          hint={words.repositoryHint}
          value={text.repository}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          error={fieldError(following.error, "repository")}
          onChange={({ target }) => setText({ ...text, repository: target.value })}
          required
        />
        <RefField
          projectId={projectId}
          value={text.ref}
          error={following.error}
          onChange={(ref) => setText({ ...text, ref })}
        />
        <CodeHostProblem
          projectId={projectId}
          error={besideFields(following.error, ["repository", "trackedRef"])}
        />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={following.isPending}>
            {words.follow}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

function useFollowing(projectId: string, onDone: () => void) {
  const queries = useQueryClient();
  // Sent again after a lost answer, it is the same repository.
  const [id] = useState(newId);
  return useMutation({
    mutationFn: ({ repository, ref }: { readonly repository: string; readonly ref: string }) =>
      dataOf(
        api.POST("/api/projects/{projectId}/repositories", {
          params: { path: { projectId } },
          body: { id, repository: repositoryOfText(repository), trackedRef: ref.trim() || null },
        }),
      ),
    onSuccess: ({ repository }) => {
      toasts.say(words.followed(repository));
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sourcesKey(projectId) }),
  });
}

export interface RefFieldProps {
  readonly projectId: string;
  readonly value: string;
  readonly error: unknown;
  readonly onChange: (ref: string) => void;
}

/** The branch or tag that is followed; what it is where nothing is typed is said under it. */
export function RefField({ projectId, value, error, onChange }: RefFieldProps): ReactNode {
  const { data: project } = useQuery(projectQuery(projectId));
  const { data: host } = useQuery(codeHostQuery(project?.workspaceId));
  const fallback = host?.defaultRef ? words.refOfSettings(host.defaultRef) : words.refDefault;
  return (
    <TextField
      label={words.ref}
      hint={words.refHint(fallback)}
      value={value}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      error={fieldError(error, "trackedRef")}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
