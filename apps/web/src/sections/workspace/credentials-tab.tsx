import { dataOf, type Schemas } from "@plumbline/api-client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ActorName } from "../../api/actor-name.js";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { workspaceSettingsQuery } from "../../api/settings-queries.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { ConfirmDialog } from "../../design/confirm-dialog.js";
import { EmptyState } from "../../design/empty-state.js";
import { QuietText } from "../../design/quiet-text.js";
import { Row, Rows } from "../../design/row.js";
import { Stack } from "../../design/stack.js";
import { TimeText } from "../../design/time-text.js";
import { toasts } from "../../design/toasts.js";
import { CREDENTIAL_WORDS as words } from "../../words/workspace.js";
import { secretTitle } from "./secret-title.js";
import { SetSecretDialog } from "./set-secret-dialog.js";
import { secretsQuery } from "./workspace-queries.js";
import type { WorkspaceTabProps } from "./workspace-screen.js";

type Secret = Schemas["SecretStatusResponse"];

/** The credentials of a workspace: their names and how they stand, never their values. */
export function CredentialsTab({ workspace: { id: workspaceId } }: WorkspaceTabProps): ReactNode {
  const query = useQuery(secretsQuery(workspaceId));
  const { data: settings } = useQuery(workspaceSettingsQuery(workspaceId));
  const [setting, setSetting] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const titleOf = (name: string): string => secretTitle(name, settings?.effective.ai.providers ?? []);
  return (
    <Stack>
      <QuietText>{words.words}</QuietText>
      <ShownQuery query={query}>
        {(secrets) =>
          secrets.length === 0 ? (
            <EmptyState title={words.none} words={words.noneWords} />
          ) : (
            <Rows label={words.label}>
              {secrets.map((secret) => (
                <li key={secret.name}>
                  <SecretRow
                    {...{ secret, workspaceId }}
                    title={titleOf(secret.name)}
                    onSet={() => setSetting(secret.name)}
                    onDelete={() => setDeleted(secret.name)}
                  />
                </li>
              ))}
            </Rows>
          )
        }
      </ShownQuery>
      {setting !== null && (
        <SetSecretDialog {...{ workspaceId }} name={setting} onClose={() => setSetting(null)} />
      )}
      {deleted !== null && (
        <DeleteDialog {...{ workspaceId }} name={deleted} onClose={() => setDeleted(null)} />
      )}
    </Stack>
  );
}

interface SecretRowProps {
  readonly secret: Secret;
  readonly title: string;
  readonly workspaceId: string;
  readonly onSet: () => void;
  readonly onDelete: () => void;
}

function SecretRow({ secret, title, workspaceId, onSet, onDelete }: SecretRowProps): ReactNode {
  const { name, isSet, matchesCurrentUrl } = secret;
  const act = isSet ? words.setAgain : words.set;
  return (
    <Row title={title} hover={title} words={<SecretFacts {...{ secret, workspaceId }} />}>
      <Badge tone={isSet ? "good" : "plain"}>{isSet ? words.isSet : words.notSet}</Badge>
      {isSet && !matchesCurrentUrl && (
        <Badge tone="warn" title={words.notSentMeaning}>
          {words.notSent}
        </Badge>
      )}
      <Button size="small" aria-label={words.setOf(act, title)} onClick={onSet}>
        {act}
      </Button>
      {isSet && (
        <Button size="small" look="danger" aria-label={words.removeOf(name)} onClick={onDelete}>
          {words.remove}
        </Button>
      )}
    </Row>
  );
}

function SecretFacts({ secret, workspaceId }: Pick<SecretRowProps, "secret" | "workspaceId">): ReactNode {
  const { name, boundOrigin, fingerprint, updatedAt, updatedBy, isSet, matchesCurrentUrl } = secret;
  return (
    <>
      <code>{name}</code>
      {boundOrigin !== null && ` · ${words.goesTo(boundOrigin)}`}
      {fingerprint !== null && (
        <>
          {` · ${words.fingerprint} `}
          <code>{fingerprint}</code>
        </>
      )}
      {updatedAt !== null && (
        <>
          {` · ${words.setBy} `}
          <TimeText at={updatedAt} />
          {updatedBy !== null && (
            <>
              {", "}
              <ActorName actor={updatedBy} workspaceId={workspaceId} />
            </>
          )}
        </>
      )}
      {isSet && !matchesCurrentUrl && <p>{words.notSentMeaning}</p>}
    </>
  );
}

function DeleteDialog({
  workspaceId,
  name,
  onClose,
}: {
  readonly workspaceId: string;
  readonly name: string;
  readonly onClose: () => void;
}): ReactNode {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      dataOf(
        api.DELETE("/api/workspaces/{workspaceId}/secrets/{name}", {
          params: { path: { workspaceId, name } },
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: secretsQuery(workspaceId).queryKey });
      toasts.say(words.removed(name));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={words.removeTitle(name)}
      words={words.removeWords}
      act={words.remove}
      isBusy={remove.isPending}
      onAct={() => remove.mutate()}
      onClose={onClose}
    >
      <ProblemView error={remove.error} />
    </ConfirmDialog>
  );
}
