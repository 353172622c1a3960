import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { membersQuery } from "./members-query.js";
import { nameOfActor } from "./name-of-actor.js";
import { projectQuery } from "./queries.js";

/** Who did something, as records name them: `user:<id>`, `agent-token:<id>`. */
export function ActorName({
  actor,
  workspaceId,
}: {
  readonly actor: string;
  readonly workspaceId: string;
}): ReactNode {
  const { data: members = [] } = useQuery(membersQuery(workspaceId));
  const email = members.find(({ userId }) => actor === `user:${userId}`)?.email;
  return <span title={email ?? actor}>{nameOfActor(actor, members)}</span>;
}

/** As above, in a project. */
export function ProjectActor({
  actor,
  projectId,
}: {
  readonly actor: string;
  readonly projectId: string;
}): ReactNode {
  const { data } = useQuery(projectQuery(projectId));
  return data === undefined ? null : <ActorName actor={actor} workspaceId={data.workspaceId} />;
}
