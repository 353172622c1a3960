import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ActorName } from "../../api/actor-name.js";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { Row } from "../../design/row.js";
import { TimeText } from "../../design/time-text.js";
import { TOKEN_WORDS as words } from "../../words/workspace.js";
import type { AgentToken } from "./tokens-tab.js";
import { projectNamesQuery } from "./workspace-queries.js";

export interface TokenRowProps {
  readonly token: AgentToken;
  readonly workspaceId: string;
  readonly onRevoke: () => void;
}

export function TokenRow({ token, workspaceId, onRevoke }: TokenRowProps): ReactNode {
  const { name, scopes, expiresAt, prefix, projectId } = token;
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  return (
    <Row title={name} hover={name} words={<TokenFacts {...{ token, workspaceId }} />}>
      {scopes.map((scope) => (
        <Badge key={scope} title={words.scopeMeaning[scope]}>
          {scope}
        </Badge>
      ))}
      {projectId !== null && <ProjectBadge {...{ workspaceId, projectId }} />}
      <Badge tone={isOver ? "bad" : "plain"}>
        {expiresAt === null ? (
          words.never
        ) : (
          <>
            {isOver ? words.expired : words.expires}&nbsp;
            <TimeText at={expiresAt} />
          </>
        )}
      </Badge>
      <code title={prefix}>{prefix}…</code>
      <Button size="small" look="danger" aria-label={words.revokeOf(name)} onClick={onRevoke}>
        {words.revoke}
      </Button>
    </Row>
  );
}

function TokenFacts({
  token: { createdBy, createdAt, lastUsedAt },
  workspaceId,
}: Pick<TokenRowProps, "token" | "workspaceId">): ReactNode {
  return (
    <>
      {words.madeBy} <ActorName actor={createdBy} workspaceId={workspaceId} /> <TimeText at={createdAt} />
      {" · "}
      {lastUsedAt === null ? (
        words.unused
      ) : (
        <>
          {words.lastUsed} <TimeText at={lastUsedAt} />
        </>
      )}
    </>
  );
}

function ProjectBadge({
  workspaceId,
  projectId,
}: {
  readonly workspaceId: string;
  readonly projectId: string;
}): ReactNode {
  const { data } = useQuery(projectNamesQuery(workspaceId));
  const name = data?.find(({ id }) => id === projectId)?.name ?? projectId;
  return (
    <Badge tone="info" title={name}>
      {words.onProject(name)}
    </Badge>
  );
}
